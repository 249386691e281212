/** After the end: was the deck the one that was promised? And the record, to check everything oneself. */
import { useEffect, useState } from "preact/hooks";
import { house } from "../net/house";
import type { Outcome } from "../net/wire";
import { Button } from "../parts/Button";
import { Icon } from "../parts/Icon";
import { say } from "../texts/house";
import { useTableContext } from "./context";
import { saveJson } from "./problem";
import { seedFits } from "./seedCheck";

export function Fairness({ outcome }: { outcome: Outcome }) {
  const { table, play, terms, ownSeat } = useTableContext();
  const commitment = table.known.value?.commitment ?? "";
  const fits = useFits(outcome.seed, commitment);
  const holds = whatItHolds(terms.reveal_after_end, outcome.seed !== null, ownSeat !== null);
  const download = async () => {
    const answer = await house.ask({ type: "record", table: table.id });
    if (answer.type === "ok") saveJson(`wartesaal-${table.id}.json`, answer.result?.record);
    else if (answer.type === "error") play.refused.value = answer;
  };
  return (
    <>
      <Button slim onPress={() => void download()}>
        {say("replay-record")}
      </Button>
      <p class="fairness small">{say(holds)}</p>
      {fits !== null && (
        <p class={`fairness small ${fits ? "" : "fault"}`}>
          <Icon name={fits ? "ui-check" : "ui-alert"} />
          {say(fits ? "replay-fair" : "replay-unfair")}
        </p>
      )}
      <details class="fingerprint small">
        <summary>{say("replay-fingerprint")}</summary>
        <code>{commitment}</code>
      </details>
    </>
  );
}

/** Before one asks: a game of the day opens its hands only when its day is over. */
function whatItHolds(reveals: boolean, isOpen: boolean, isSeated: boolean): string {
  if (isOpen) return "replay-record-whole";
  if (reveals) return "replay-record-later";
  return isSeated ? "replay-record-own" : "replay-record-public";
}

function useFits(seed: string | null, commitment: string): boolean | null {
  const [fits, setFits] = useState<boolean | null>(null);
  useEffect(() => {
    let current = true;
    if (seed) void seedFits(seed, commitment).then((found) => current && setFits(found));
    return () => {
      current = false;
    };
  }, [seed, commitment]);
  return fits;
}
