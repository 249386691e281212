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
  const { table, play, terms } = useTableContext();
  const commitment = table.known.value?.commitment ?? "";
  const fits = useFits(outcome.seed, commitment);
  const download = async () => {
    const answer = await house.ask({ type: "record", table: table.id });
    if (answer.type === "ok") saveJson(`wartesaal-${table.id}.json`, answer.result?.record);
    else if (answer.type === "error") play.refused.value = answer;
  };
  return (
    <>
      {terms.reveal_after_end && (
        <Button slim onPress={() => void download()}>
          {say("replay-record")}
        </Button>
      )}
      {fits !== null && (
        <p class={`fairness small ${fits ? "" : "fault"}`}>
          <Icon name={fits ? "ui-check" : "ui-alert"} />
          {say(fits ? "replay-fair" : "replay-unfair")}
        </p>
      )}
    </>
  );
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
