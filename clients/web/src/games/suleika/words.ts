/** The board's own words: how cells, carpets and ways are called. */
import { isolate } from "../../texts/isolate";
import { ownTexts, type Say } from "../../texts/own";
import type { Showing } from "../board";
import {
  type Action,
  type Cell,
  coveredAt,
  type Facing,
  type Laying,
  regionAt,
  type Stop,
  type View,
} from "./position";
import de from "./texts.de.ftl?raw";
import en from "./texts.en.ftl?raw";

export const say: Say = ownTexts({ de, en });

export type Shown = Showing<View, Action>;

/** `$name` and `$you` of a sentence about a seat. */
export function who(
  seat: number,
  { ownSeat, nameOf }: Pick<Shown, "ownSeat" | "nameOf">,
): { name: string; you: "yes" | "no" } {
  return { name: isolate(nameOf(seat)), you: seat === ownSeat ? "yes" : "no" };
}

export const facingName = (facing: Facing): string => say(`facing-${facing}`);

/** What lies on a cell: "c4, Leif's carpet, patch of 5 fields". */
export function cellWords(shown: Shown, cell: Cell): string {
  const { view } = shown;
  const covered = coveredAt(view, cell);
  if (!covered) return say("cell-free", { cell });
  const size = regionAt(view, cell)?.cells.length ?? 1;
  const merchant = view.seats[covered.seat];
  const colour = merchant && merchant.colours.length > 1 ? say(`colour-${covered.colour}`) : "";
  if (merchant?.out !== null) return say("cell-nobodys", { cell });
  const words = say("cell-carpet", { cell, ...who(covered.seat, shown), size });
  return colour ? `${words}, ${colour}` : words;
}

/** What a stop costs who rolls, in a sentence. */
export function stopSentence(shown: Shown, { steps, sixths, cell, seat, price }: Stop): string {
  const roller = shown.view.roller_seat;
  let costs = "free";
  if (price > 0) costs = "price";
  else if (seat !== null && seat === roller) costs = "own";
  else if (seat !== null) costs = "nobodys";
  const whose = seat === null ? { name: "", you: "no" } : who(seat, shown);
  return say("stop", { steps, sixths, cell, costs, price, ...whose });
}

/** What a carpet makes of the own regions. */
export function growth({ joins, region }: Laying): string {
  const size = region.length;
  const [largest = 0] = joins;
  if (joins.length === 0) return say("grows-new", { size });
  if (joins.length > 1) return say("grows-joins", { count: joins.length, size });
  return largest === size ? say("grows-not", { size }) : say("grows", { from: largest, size });
}

/** What a carpet takes from others, in one breath; empty: nothing. */
export function losses(shown: Shown, { cuts }: Laying): string {
  return cuts
    .map(({ seat, price, parts }) => {
      const left = parts.reduce((sum, part) => sum + part, 0);
      const lost = price - left;
      const [largest = 0] = parts;
      const kind = left === 0 ? "gone" : parts.length > 1 ? "splits" : "shrinks";
      return say("cut", { ...who(seat, shown), lost, price, kind, largest });
    })
    .join(" ");
}
