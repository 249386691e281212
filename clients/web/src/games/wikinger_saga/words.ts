/** The board's own words, and the names and sentences of the game in them. */
import { settings } from "../../settings/settings";
import { gameSentence, gameText, type Listener } from "../../texts/game";
import { isolate } from "../../texts/isolate";
import { ownTexts, type Say } from "../../texts/own";
import { printed } from "./content";
import type { Action, CardId, Outlook, Shown, SpaceView } from "./position";
import de from "./texts.de.ftl?raw";
import en from "./texts.en.ftl?raw";

export const say: Say = ownTexts({ de, en });

const GAME = "wikinger_saga";
const named = (id: string): string => gameText(GAME, id) ?? "";

/** A card, an adventure, a world, a way card, a marker by its full name. */
export const nameOfThing = (id: string): string => named(`value-${id}`);
/** What is printed on it. */
export const textOf = (id: string): string => named(`value-${id}.text`);
export const sagaOf = (id: string): string => named(`value-${id}.saga`);

/** "Hild" and "die Bäckerin"; names without an epithet stand alone. */
export function splitName(card: CardId): { name: string; epithet: string } {
  const [name = "", epithet = ""] = nameOfThing(card).split(", ");
  return { name, epithet };
}

export const shortName = (card: CardId): string => splitName(card).name;

export const helmetWords = (card: CardId): string =>
  say("helmets", { count: printed(card).helmets });

export const listOf = (words: readonly string[]): string =>
  new Intl.ListFormat(settings.value.language, { type: "conjunction" }).format(words);

/** `$name` and `$you` of a sentence about a seat. */
export function who(
  seat: number,
  { ownSeat, nameOf }: Pick<Shown, "ownSeat" | "nameOf">,
): { name: string; you: "yes" | "no" } {
  return { name: isolate(nameOf(seat)), you: seat === ownSeat ? "yes" : "no" };
}

export const namesOf = (seats: readonly number[], { nameOf }: Pick<Shown, "nameOf">): string =>
  listOf(seats.map((seat) => isolate(nameOf(seat))));

/** What an action does, in the game's own sentence. */
export function actionWords(action: Action, { ownSeat, nameOf }: Shown): string {
  const listener: Listener = { game: GAME, ownSeat, nameOf };
  return gameSentence(listener, `action-${action.type}`, { ...action }) ?? action.type;
}

// ---------- what a space gives, what a card would do

/** Gold, points and all else, in one breath; empty: nothing. */
export function gains(gold: number, vp: number, extras: SpaceView["effects"] = null): string {
  const words = [
    ...(gold === 0
      ? []
      : [say("gold-change", { n: Math.abs(gold), lost: gold < 0 ? "yes" : "no" })]),
    ...(vp === 0 ? [] : [say("vp-change", { n: Math.abs(vp), lost: vp < 0 ? "yes" : "no" })]),
    ...(extras ?? []).map(({ what, n }) => say("extra", { what, n })),
  ];
  return words.length === 0 ? "" : listOf(words);
}

/** What is printed on a space. */
export function spaceGives({ gold, vp, effects, broken }: SpaceView): string {
  if (broken !== null) return say("last-field", { broken });
  return gains(gold ?? 0, vp ?? 0, effects) || say("gives-nothing");
}

/** Where it ends: "Feld 15", or the fall. */
export function endOf({ falls, fall, space }: Outlook): string {
  return falls > 0 ? say("falls", { fall: fall ?? "over", falls }) : say("space", { space });
}

/** What it brings or costs there. */
export function brings({ gold, vp, extras, place }: Outlook): string {
  const words = gains(gold, vp, extras);
  if (words) return words;
  return say(place === "dead_marker" ? "dead-marker" : "brings-nothing");
}

/** "Feld 15: Götterkarte" */
export const outlookWords = (outlook: Outlook): string =>
  say("outlook", { end: endOf(outlook), brings: brings(outlook) });

/** What the player chooses on the way, where a card lets him. */
export function choiceOf({ chosen, added, shifted }: Outlook): string {
  if (chosen !== null) return say("with-number", { n: chosen });
  if (added !== 0) return say("with-added", { n: added });
  return shifted === 0 ? "" : say("with-shift", { n: shifted });
}
