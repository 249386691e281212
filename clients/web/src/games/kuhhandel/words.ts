/** The board's own words: animals, money, people. */
import { settings } from "../../settings/settings";
import { isolate } from "../../texts/isolate";
import { ownTexts, type Say } from "../../texts/own";
import type { Showing } from "../board";
import type { Action, Animal, Card, View } from "./farm";
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

export const animalName = (animal: Animal): string => say(`animal-${animal}`);

export function listOf(words: readonly string[]): string {
  return new Intl.ListFormat(settings.value.language, { type: "unit", style: "short" }).format(
    words,
  );
}

/** "200 + 10 + 10", the largest first. */
export function cardsInWords(cards: readonly Card[]): string {
  return cards
    .map(({ value }) => value)
    .sort((one, other) => other - one)
    .join(" + ");
}
