/** Why something was refused, as a sentence: the game's own where it has one, else the house's. */
import type { Answer } from "../net/follower";
import type { Refusal } from "../net/wire";
import { fill } from "../texts/fill";
import { gameSentence, type Listener } from "../texts/game";
import { knows, say } from "../texts/house";

const NOBODY = { ownSeat: null, nameOf: String, valueOf: () => null };

export function sentenceOfRefusal(
  refusal: Pick<Refusal, "code" | "rule" | "facts">,
  listener?: Listener,
): string {
  const { code, rule, facts } = refusal;
  // The game's reason is the clearer one, whatever the table said first.
  const own = rule !== null && listener && gameSentence(listener, `error-${rule}`, facts);
  if (own) return own;
  const ids = [`error-${code}-${facts.reason}`, `error-${code}`];
  const id = ids.find(knows) ?? "error-unknown";
  return say(id, fill(facts, { ...NOBODY, language: document.documentElement.lang || "de" }));
}

/** The refusal, when the answer is one. */
export function refusalIn(answer: Answer): Refusal | null {
  return answer.type === "error" ? answer : null;
}

/** What an `ok` brought, by name; throws where the house left it out. */
export function resultOf(answer: Answer, name: string): string {
  const value = answer.type === "ok" ? answer.result?.[name] : undefined;
  if (typeof value !== "string") throw new Error(`the answer holds no "${name}"`);
  return value;
}
