/** The command field of the generic table: a number picks an action, a word of the house does its thing, any other
 * words filter the list. The terminal speaks the same words. */

import type { GameAction } from "../net/wire";
import { isSeat } from "../texts/fill";

/** What can be said besides a number; the words themselves are texts (`command-<name>`). */
export const COMMAND_WORDS = [
  "list",
  "clock",
  "log",
  "hand",
  "state",
  "back",
  "draw",
  "resign",
  "go",
] as const;
export type CommandWord = (typeof COMMAND_WORDS)[number];

export type Said =
  | { kind: "nothing" }
  /** index: into the whole list of legal actions, whatever is filtered. */
  | { kind: "pick"; index: number }
  | { kind: "no-such-number"; number: number }
  | { kind: "word"; word: CommandWord }
  | { kind: "filter"; words: readonly string[] };

const plain = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .toLowerCase()
    .trim();

/** wordOf: how a command is called in the language spoken now. */
export function understand(
  input: string,
  actions: number,
  wordOf: (name: CommandWord) => string,
): Said {
  const said = plain(input);
  if (said === "") return { kind: "nothing" };
  if (/^\d+$/.test(said)) {
    const number = Number(said);
    return number >= 1 && number <= actions
      ? { kind: "pick", index: number - 1 }
      : { kind: "no-such-number", number };
  }
  const word = COMMAND_WORDS.find((name) => plain(wordOf(name)) === said);
  if (word) return { kind: "word", word };
  if (said === "?") return { kind: "word", word: "list" };
  return { kind: "filter", words: said.split(/\s+/) };
}

/** The action that is meant by a number which is none of the list's: a bid of so much. Where some actions of a type
 * differ in one number alone, they stand for all numbers; the house judges whether this one is possible. */
export function withNumber(actions: readonly GameAction[], number: number): GameAction | null {
  const found = [...new Set(actions.map(({ type }) => type))].flatMap((kind) => {
    const same = actions.filter(({ type }) => type === kind);
    const [first] = same;
    const differ = Object.keys(first ?? {}).filter(
      (name) => new Set(same.map((each) => JSON.stringify(each[name]))).size > 1,
    );
    const [field] = differ;
    if (!first || !field || differ.length > 1) return [];
    return typeof first[field] === "number" && !isSeat(field)
      ? [{ ...first, [field]: number }]
      : [];
  });
  return found.length === 1 ? (found[0] ?? null) : null;
}

/** The places of the sentences that hold all words. */
export function matching(sentences: readonly string[], words: readonly string[]): number[] {
  return sentences.flatMap((sentence, at) => {
    const text = plain(sentence);
    return words.every((word) => text.includes(word)) ? [at] : [];
  });
}
