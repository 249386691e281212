/** After the end: what became of a rematch, and a table with free seats where not all play again. */
import { useEffect } from "preact/hooks";
import { go } from "../app/router";
import { useSend } from "../lobby/useSend";
import type { LogLine } from "../net/wire";
import { Button } from "../parts/Button";
import { announce } from "../parts/live";
import { say } from "../texts/house";
import { isolate } from "../texts/isolate";
import { type TableContext, useTableContext } from "./context";

/** Two agree to a rematch, or part: there is no table left to open. */
const FEWEST = 3;

/** How the last offer of a rematch came to nothing, and whose it was; `null`: it did not. */
export function deadRematch(
  lines: readonly LogLine[],
): { state: "withdrawn" | "declined" | "expired"; seat: number | null } | null {
  const events = lines.flatMap((line) => line.events).filter(({ kind }) => kind === "rematch");
  const last = events.at(-1);
  if (last?.type !== "table_offer_closed") return null;
  const { state } = last;
  if (state !== "withdrawn" && state !== "declined" && state !== "expired") return null;
  const made = events.findLast(
    ({ type, offer_id }) => type === "table_offer_made" && offer_id === last.offer_id,
  );
  return { state, seat: typeof made?.seat === "number" ? made.seat : null };
}

/** A rematch that its maker or another has ended is seen to end, in words: it does not just vanish. */
export function useRematchGone(): string | null {
  const { table, listener, ownSeat } = useTableContext();
  const dead = deadRematch(table.log.value);
  const isOwn = dead !== null && dead.seat === ownSeat && dead.state === "withdrawn";
  const name = dead?.seat == null ? "" : isolate(listener.nameOf(dead.seat));
  const text = dead === null || isOwn ? null : say(`rematch-${dead.state}`, { name });
  useEffect(() => {
    if (text) announce(text);
  }, [text]);
  return text;
}

/** Whether the reader may open the table again. */
export function mayOpenAgain({ frame, ownSeat }: Pick<TableContext, "frame" | "ownSeat">): boolean {
  return ownSeat !== null && frame.seats.length >= FEWEST && !frame.outcome?.rematch;
}

/** Whoever stayed opens the table again, or sits down where another has opened it already. */
export function OpenAgain() {
  const { table } = useTableContext();
  const { fault, send } = useSend();
  const open = async () => {
    if (await send({ type: "open_again", table: table.id })) go("/");
  };
  return (
    <>
      <p class="small soft">{say("table-again.help")}</p>
      <p>
        <Button slim icon="ui-people" onPress={() => void open()}>
          {say("table-again")}
        </Button>
      </p>
      {fault && <p class="fault">{fault}</p>}
    </>
  );
}
