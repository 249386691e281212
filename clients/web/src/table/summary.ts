/** The state of a game in words, from its view alone: a line for each field that the game's texts name.
 *
 * Source: docs/texts.md, `view-<field>`. */
import type { GameView, Json } from "../net/wire";
import { isSeat } from "../texts/fill";

/** What the summary needs of a game's texts. */
export interface Words {
  language: string;
  /** The label of a view's field; `null`: the field is not shown. */
  labelOf(field: string): string | null;
  /** Whether the field's value is a list with one entry a seat. */
  isPerSeat(field: string): boolean;
  /** A field that is said as "2 of this and 1 of that"; `null`: it is not. */
  bundleOf(field: string, value: { [name: string]: Json }): string | null;
  valueOf(word: string): string | null;
  nameOf(seat: number): string;
  none: string;
  yes: string;
  no: string;
}

export type Fact =
  | { field: string; label: string; value: string }
  /** A list of things that have parts themselves: a line each. */
  | { field: string; label: string; items: readonly string[] }
  | { field: string; label: string; perSeat: readonly { seat: number; value: string }[] };

export function summarize(view: GameView, words: Words): Fact[] {
  const facts: Fact[] = [];
  for (const [field, value] of Object.entries(view)) {
    const label = words.labelOf(field);
    if (label === null || value === null) continue;
    if (words.isPerSeat(field) && Array.isArray(value)) {
      const perSeat = value.map((each, seat) => ({ seat, value: inWords(each, field, words) }));
      facts.push({ field, label, perSeat });
    } else if (Array.isArray(value) && value.some(hasParts)) {
      const items = value.map((each) => inWords(each, field, words)).filter((item) => item !== "");
      facts.push({ field, label, items });
    } else {
      facts.push({ field, label, value: inWords(value, field, words) });
    }
  }
  return facts;
}

function inWords(value: Json, field: string, words: Words): string {
  if (value === null) return words.none;
  if (typeof value === "boolean") return value ? words.yes : words.no;
  if (typeof value === "number") {
    return isSeat(field) ? words.nameOf(value) : value.toLocaleString(words.language);
  }
  if (typeof value === "string") return words.valueOf(value) ?? value;
  if (Array.isArray(value)) {
    if (value.length === 0) return words.none;
    return value.map((each) => inWords(each, field, words)).join(", ");
  }
  return words.bundleOf(field, value) ?? inParts(value, words);
}

const hasParts = (value: Json): boolean =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** An object: its fields with their names. Without a name stands only what speaks for itself: a seat, or a word. */
function inParts(object: { [name: string]: Json }, words: Words): string {
  return Object.entries(object)
    .flatMap(([name, value]) => {
      if (value === null || name === "type") return [];
      const label = words.valueOf(name) ?? words.labelOf(name);
      if (label !== null) return [`${label}: ${inWords(value, name, words)}`];
      const speaks = isSeat(name) || (typeof value === "string" && words.valueOf(value) !== null);
      return speaks ? [inWords(value, name, words)] : [];
    })
    .join("; ");
}
