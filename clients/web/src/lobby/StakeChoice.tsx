/** Whether a game counts, and for how much: friendly or rated, the stake, and what one has to stake. */
import { house } from "../net/house";
import type { Terms } from "../net/wire";
import { say } from "../texts/house";
import { Choice } from "./Choice";

/** What is usual; the rules allow every ten up to a hundred. Source: mechanisms.md 3.1. */
const STAKES = [0, 10, 20, 50, 100];

type Kind = Terms["kind"];

export interface StakeChoiceProps {
  terms: Terms;
  onChange: (part: Pick<Terms, "kind" | "stake">) => void;
}

export function StakeChoice({ terms: { kind, stake }, onChange }: StakeChoiceProps) {
  const isGuest = house.person.value?.guest ?? true;
  if (isGuest && kind === "friendly") {
    return (
      <p class="soft small">
        {say("setup-kind-guest")} <a href="/account">{say("setup-kind-account")}</a>
      </p>
    );
  }
  const taler = house.you.value?.taler ?? 0;
  const stakes = [...new Set([...STAKES, stake])].filter((one) => one <= taler || one === stake);
  return (
    <>
      <Choice<Kind>
        legend={say("setup-kind")}
        help={say(`setup-kind-${kind}.help`)}
        value={kind}
        options={(["friendly", "rated"] as const).map((value) => ({
          value,
          label: say(`setup-kind-${value}`),
        }))}
        onChoose={(chosen) => onChange({ kind: chosen, stake: chosen === "rated" ? stake : 0 })}
      />
      {kind === "rated" && (
        <Choice<number>
          legend={say("setup-stake")}
          help={say("setup-stake-have", { taler })}
          value={stake}
          options={stakes
            .toSorted((one, other) => one - other)
            .map((value) => ({ value, label: say("setup-stake-value", { stake: value }) }))}
          onChoose={(chosen) => onChange({ kind, stake: chosen })}
        />
      )}
    </>
  );
}

/** For terms that anybody may take up: whether also those may whose rating is far from one's own. */
export function AnybodyChoice({
  value,
  onChoose,
}: {
  value: boolean;
  onChoose: (v: boolean) => void;
}) {
  return (
    <Choice<boolean>
      legend={say("setup-gap")}
      help={say("setup-gap.help")}
      value={value}
      options={[
        { value: false, label: say("setup-gap-near") },
        { value: true, label: say("setup-gap-any") },
      ]}
      onChoose={onChoose}
    />
  );
}
