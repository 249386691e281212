/** The sentences of the games, fetched from the server when a game is first met: one bundle per game and language. */
import type { FluentBundle } from "@fluent/bundle";
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { type Language, settings } from "../settings/settings";
import { type Filled, fill, type Speaking } from "./fill";
import { bundleOf, messageOf } from "./house";
import { isolate } from "./isolate";

const learnt = signal<Readonly<Record<string, FluentBundle>>>({});
const asked = new Map<string, Promise<void>>();

const keyOf = (game: string, language: Language): string => `${game}/${language}`;

async function fetchTexts(game: string, language: Language): Promise<void> {
  const key = keyOf(game, language);
  const answer = await fetch(`/texts/${game}/${language}.ftl`);
  if (!answer.ok) throw new Error(`no texts of ${key}: ${answer.status}`);
  const bundle = bundleOf(language, await answer.text());
  // Only now: another game may have been learnt meanwhile.
  learnt.value = { ...learnt.value, [key]: bundle };
}

/** Fetch a game's texts, once. A failed try is forgotten, so that the next one asks again. */
export function learn(game: string, language: Language): Promise<void> {
  const key = keyOf(game, language);
  let asking = asked.get(key);
  if (!asking) {
    asking = fetchTexts(game, language).catch((fault: unknown) => {
      asked.delete(key);
      throw fault;
    });
    asked.set(key, asking);
  }
  return asking;
}

const LANGUAGES = ["de", "en"] as const satisfies readonly Language[];
const inOrder = (language: Language): Language[] => [
  language,
  ...LANGUAGES.filter((other) => other !== language),
];

/** The language spoken now first; where it is not learnt yet, what is. */
function bundleFor(game: string): FluentBundle | undefined {
  return inOrder(settings.value.language)
    .map((language) => learnt.value[keyOf(game, language)])
    .find((bundle) => bundle !== undefined);
}

/** One message of a game in the language spoken now; `null`: the game has none, or is not learnt yet. */
export function gameText(game: string, id: string, filled: Filled = {}): string | null {
  const bundle = bundleFor(game);
  return bundle ? messageOf(bundle, id, filled) : null;
}

/** Who is spoken to at a table, and how its fields become words. */
export interface Listener {
  game: string;
  ownSeat: number | null;
  nameOf: (seat: number) => string;
}

/** A sentence about the fields of an action, event, error or view (docs/texts.md). */
export function gameSentence(
  listener: Listener,
  id: string,
  fields: Readonly<Record<string, unknown>>,
): string | null {
  const { game, ownSeat, nameOf } = listener;
  const speaking: Speaking = {
    language: settings.value.language,
    ownSeat,
    nameOf: (seat) => isolate(nameOf(seat)),
    valueOf: (word) => gameText(game, `value-${word}`),
  };
  return gameText(game, id, fill(fields, speaking));
}

/** Until the texts are there they are asked for this often: nothing can be shown without them. */
const AGAIN_MS = 5_000;

const isLearnt = (game: string, language: Language): boolean =>
  keyOf(game, language) in learnt.value;

/** Have a game's texts at hand while a component is shown, those of the other language too, so that it can be changed
 * while the house is out of reach; whether there are any yet. */
export function useGameTexts(game: string): boolean {
  const { language } = settings.value;
  const isThere = isLearnt(game, language);
  useEffect(() => {
    const learnAll = async () => {
      for (const each of inOrder(language)) {
        // The connection strip says that the server is out of reach.
        await learn(game, each).catch(() => undefined);
      }
    };
    void learnAll();
    if (isThere) return;
    const again = setInterval(() => void learnAll(), AGAIN_MS);
    return () => clearInterval(again);
  }, [game, language, isThere]);
  return bundleFor(game) !== undefined;
}
