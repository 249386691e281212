/** The last refused action: the sentence of the game, and what a report would need, folded away. */
import { sentenceOfRefusal } from "../lobby/refusal";
import type { Refusal } from "../net/wire";
import { Box } from "../parts/Box";
import { Button } from "../parts/Button";
import { say } from "../texts/house";
import { useTableContext } from "./context";

export function RefusedBox({ refusal }: { refusal: Refusal }) {
  const { play, table, listener, ownSeat } = useTableContext();
  const details = {
    code: refusal.rule ?? refusal.code,
    table: table.id,
    position: play.frame.value?.vseq ?? 0,
  };
  return (
    <Box
      refused
      seat={ownSeat}
      kicker={say("table-refused")}
      title={sentenceOfRefusal(refusal, listener)}
      lines={[
        {
          soft: true,
          text: (
            <details>
              <summary>{say("error-details")}</summary>
              <p>{say("error-detail-lines", details)}</p>
              {refusal.incident && <p>{say("error-incident", { incident: refusal.incident })}</p>}
            </details>
          ),
        },
      ]}
      actions={
        <Button kind="primary" onPress={() => play.letGo()}>
          {say("table-understood")}
        </Button>
      }
    />
  );
}
