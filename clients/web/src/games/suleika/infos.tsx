/** What the info windows say of a cell: what lies there, what a stop costs, what it means right now. */
import type { Info } from "../../parts/InfoHost";
import { type Cell, coveredAt, isLay, layingOf, regionAt, stopsAt } from "./position";
import type { Moment } from "./table";
import { cellWords, facingName, growth, say, who } from "./words";

function lies(moment: Moment, cell: Cell): string {
  const { view } = moment;
  const covered = coveredAt(view, cell);
  if (!covered) return say("info-free");
  if (view.seats[covered.seat]?.out !== null) return say("info-nobodys");
  const size = regionAt(view, cell)?.cells.length ?? 1;
  return say("info-region", { ...who(covered.seat, moment), size });
}

function otherHalf({ view }: Moment, cell: Cell): string | null {
  const covered = coveredAt(view, cell);
  if (!covered) return null;
  const hidden = coveredAt(view, covered.other_cell)?.id === covered.id ? "no" : "yes";
  return say("info-other-half", { cell: covered.other_cell, hidden });
}

/** The sentences about now. */
function nowSentences(moment: Moment, cell: Cell): string[] {
  const { view, ownSeat, omar, firsts, partners } = moment;
  if (cell === omar.cell) return [say("info-omar", { facing: facingName(omar.facing) })];
  if (view.roller_seat !== null) {
    const stops = stopsAt(view, cell);
    const pays = view.roller_seat === ownSeat ? "you" : "other";
    const { name } = who(view.roller_seat, moment);
    if (stops.length === 0) return [say("info-no-stop")];
    return stops.map(({ way, stop }) =>
      say("info-stop", {
        turn: way.turn,
        steps: stop.steps,
        sixths: stop.sixths,
        price: stop.price,
        pays,
        name,
      }),
    );
  }
  if (ownSeat === null || firsts.size === 0) return [];
  const partner = partners.get(cell);
  const laying = partner && isLay(partner) ? layingOf(view, partner) : null;
  if (laying) return [say("info-second", { growth: growth(laying) })];
  return [say(firsts.has(cell) ? "info-first" : "info-no-lay")];
}

export function infoOf(key: string, moment: Moment): Info {
  const cell = key as Cell;
  const half = otherHalf(moment, cell);
  return {
    title: cellWords(moment, cell),
    body: (
      <>
        <p>{lies(moment, cell)}</p>
        {half && <p class="small soft">{half}</p>}
        {nowSentences(moment, cell).map((sentence) => (
          <p key={sentence}>
            <strong>{sentence}</strong>
          </p>
        ))}
      </>
    ),
  };
}
