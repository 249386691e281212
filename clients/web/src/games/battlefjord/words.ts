/** The board's own words, and the names of places, cards and people in them. */
import { settings } from "../../settings/settings";
import { gameText } from "../../texts/game";
import { isolate } from "../../texts/isolate";
import { ownTexts, type Say } from "../../texts/own";
import { held, type Kind, type Some } from "./content";
import de from "./texts.de.ftl?raw";
import en from "./texts.en.ftl?raw";

export const say: Say = ownTexts({ de, en });

const GAME = "battlefjord";
const named = (id: string): string => gameText(GAME, id) ?? id;

export const fieldName = (field: number): string => named(`place-${field}`);
export const fieldText = (field: number): string => named(`place-${field}.text`);
export const cardName = (card: string): string => named(`value-${card}`);
export const cardText = (card: string): string => named(`value-${card}.text`);
export const word = (value: string): string => named(`value-${value}`);
export const slotName = (slot: number): string => gameText(GAME, "slot-name", { slot }) ?? "";

/** "2 Stockfisch" */
export const amount = (kind: Kind, n: number): string => `${n} ${word(kind)}`;

/** "2 Stockfisch und 1 Eisen"; "nichts" for nothing. */
export function bundleWords(bundle: Some): string {
  const words = held(bundle).map(([kind, n]) => amount(kind, n));
  return words.length === 0 ? say("nothing") : listOf(words);
}

export function listOf(
  words: readonly string[],
  type: "conjunction" | "disjunction" = "conjunction",
) {
  return new Intl.ListFormat(settings.value.language, { type }).format(words);
}

/** Card names in one breath, in the quotes of the language. */
export const cardNames = (cards: readonly string[]): string =>
  listOf(cards.map((card) => say("quoted", { name: cardName(card) })));

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

const JOINTS =
  /(Hacksilber|Gesetzes|Opfer|Blasebalg|Schmiede|Silber|Fischer|Flotten|Hof|Runen|Land|Vorrats|Korn|Fisch|Schaf|Trocken|Handels|Spinn|Kauf|Lade|Steuer|Lager|Woll|Stock|Waffen|Saga|Fracht)(?=[a-zäöüß]{4,})/g;

/** A name that may break at the joints of its words: in narrow cells a long German one must. */
export const soft = (name: string): string =>
  settings.value.language === "de" && name.length > 7 ? name.replace(JOINTS, "$1\u00ad") : name;
