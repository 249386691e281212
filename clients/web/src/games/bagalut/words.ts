/** The board's own words, and the names of cards, rows and people in them. */

import { settings } from "../../settings/settings";
import { isolate } from "../../texts/isolate";
import { ownTexts, type Say } from "../../texts/own";
import { type Card, cardOf, type Good, lastOf, type Standing, side, type View } from "./position";
import de from "./texts.de.ftl?raw";
import en from "./texts.en.ftl?raw";

export const say: Say = ownTexts({ de, en });

export const goodName = (good: Good): string => say(`good-${good}`);

export function cardName(card: Card | string): string {
  const { good, value } = typeof card === "string" ? cardOf(card) : card;
  return say(`card-${good}`, { value });
}

/** Several things in one breath: "2, 5 and last 6". */
export function listOf(
  words: readonly string[],
  type: "conjunction" | "unit" = "conjunction",
): string {
  return new Intl.ListFormat(settings.value.language, { type, style: "short" }).format(words);
}

/** Who reads, and what everybody is called. */
export interface Reader {
  ownSeat: number | null;
  nameOf(seat: number): string;
}

/** `$name` and `$you` of a sentence about a seat. */
export function who(
  seat: number,
  { ownSeat, nameOf }: Reader,
): { name: string; you: "yes" | "no" } {
  return { name: isolate(nameOf(seat)), you: seat === ownSeat ? "yes" : "no" };
}

/** "5, 2, last 6" */
export function rowWords(view: View, seat: number, good: Good): string {
  const values = side(view.rows, seat)[good];
  if (values.length === 0) return say("row-empty");
  return values
    .map((value, at) => (at === values.length - 1 ? say("last-of-row", { value }) : String(value)))
    .join(", ");
}

/** Name, content and owner of a row's free end: "Fish 6, your last card". */
export function pileLabel(
  { view, ...reader }: Reader & { view: View },
  seat: number,
  good: Good,
): string {
  const { name, you } = who(seat, reader);
  const last = lastOf(view, seat, good);
  return last
    ? `${cardName(last)}, ${say("place-row", { name, you })}`
    : say("place-empty", { good: goodName(good), name, you });
}

/** `$leader`: you, none or other; `$name`: the leader's. */
export function leadWords({ leader }: Standing, reader: Reader): { leader: string; name: string } {
  if (leader === null) return { leader: "none", name: "" };
  const { name, you } = who(leader, reader);
  return { leader: you === "yes" ? "you" : "other", name };
}

/** "Anna leads 13 to 3." */
export function leadSentence(standing: Standing, reader: Reader): string {
  const [low, high] = [...standing.points].sort((a, b) => a - b) as [number, number];
  return say("lead-sentence", { ...leadWords(standing, reader), high, low });
}
