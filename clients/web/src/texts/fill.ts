/** From the fields of an action, an event or an error to the variables of its sentence: the rules of docs/texts.md.
 *
 * Pure; the Python clients follow the same rules. */

/** What a sentence is filled with. */
export type Filled = Record<string, string | number>;

export interface Speaking {
  language: string;
  /** The name of the player on a seat. */
  nameOf(seat: number): string;
  /** The reader's own seat, `null` for a spectator. */
  ownSeat: number | null;
  /** The text of `value-<word>`, `null` where there is none. */
  valueOf(word: string): string | null;
}

/** Whether a field of this name holds a seat. */
export const isSeat = (field: string): boolean => field === "seat" || field.endsWith("_seat");

/** One field's value as it stands in a sentence; `undefined` for an object that is no bundle. */
function fillOne(value: unknown, speaking: Speaking): string | number | undefined {
  if (value === null || value === undefined) return "none";
  if (typeof value === "number") return value;
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "string") return speaking.valueOf(value) ?? value;
  if (Array.isArray(value)) return fillList(value, (item) => fillOne(item, speaking), speaking);
  return fillBundle(Object.entries(value), speaking);
}

/** So many of each: "2 Fische und 1 Korn". `undefined` for an object that holds anything else. */
function fillBundle(
  bundle: readonly (readonly [string, unknown])[],
  speaking: Speaking,
): string | undefined {
  const named = bundle.map(([name, n]) => ({ n, word: speaking.valueOf(name) }));
  if (!named.every(({ n, word }) => typeof n === "number" && word !== null)) return undefined;
  const held = named.filter(({ n }) => n !== 0).map(({ n, word }) => `${n} ${word}`);
  return fillList(held, String, speaking);
}

/** What a bundle holds, in words; empty where it holds nothing. */
export function heldOf(
  bundle: Readonly<Record<string, unknown>>,
  wordOf: (name: string) => string | null,
  language: string,
): string {
  const held = Object.entries(bundle)
    .filter(([, n]) => n !== 0)
    .map(([name, n]) => `${n} ${wordOf(name) ?? name}`);
  return new Intl.ListFormat(language, { type: "conjunction" }).format(held);
}

function fillList(
  items: readonly unknown[],
  each: (item: unknown) => string | number | undefined,
  { language }: Speaking,
): string {
  if (items.length === 0) return "none";
  const words = items.map(each).filter((word) => word !== undefined);
  return new Intl.ListFormat(language, { type: "conjunction" }).format(words.map(String));
}

/** All variables of a sentence about `fields`. The tag `type` is none of them. */
export function fill(fields: Readonly<Record<string, unknown>>, speaking: Speaking): Filled {
  const filled: Filled = {};
  for (const [name, value] of Object.entries(fields)) {
    if (name === "type") continue;
    if (isSeat(name) && typeof value === "number") {
      filled[name] = speaking.nameOf(value);
      filled[`${name}_you`] = value === speaking.ownSeat ? "yes" : "no";
      continue;
    }
    const word = fillOne(value, speaking);
    if (word !== undefined) filled[name] = word;
    // A seat that is missing still has its pair, so that the sentence finds both.
    if (isSeat(name)) filled[`${name}_you`] = "no";
  }
  return filled;
}
