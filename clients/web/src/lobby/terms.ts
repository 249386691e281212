/** Terms in words: a list of phrases, each about one thing, so that a change can be marked where it is.
 *
 * Source: ux.md 5; what is said here is what the house stored, nothing else. */
import type { OptionsSchema } from "../net/api";
import type { Link, Terms, TimeControl } from "../net/wire";
import { gameText } from "../texts/game";
import { say } from "../texts/house";

export interface Phrase {
  about: string;
  text: string;
  /** What stands between it and the one before. */
  joint: "" | ", " | "; ";
}

/** How the two sides are called by the one who reads. */
export interface Sides {
  challenger: string;
  /** `null`: whoever takes the challenge up. */
  opponent: string | null;
  you: "challenger" | "opponent" | "visitor";
}

export function sidesOf({ challenger, opponent, you }: Link): Sides {
  return { challenger: challenger.name, opponent: opponent?.name ?? null, you };
}

const MINUTE = 60_000;
const SECOND = 1_000;

/** "5 + 3", "15 / 10", "ohne Uhr": as it stands on a button or in a header. */
export function shortTime(control: TimeControl): string {
  switch (control.kind) {
    case "fischer":
      return say("time-short-fischer", {
        minutes: control.base_ms / MINUTE,
        seconds: control.inc_ms / SECOND,
      });
    case "bronstein":
      return say("time-short-bronstein", {
        minutes: control.base_ms / MINUTE,
        seconds: control.delay_ms / SECOND,
      });
    case "none":
      return say("time-short-none");
  }
}

/** The same in a sentence. */
export function longTime(control: TimeControl): string {
  switch (control.kind) {
    case "fischer":
      return say("time-fischer", {
        minutes: control.base_ms / MINUTE,
        seconds: control.inc_ms / SECOND,
      });
    case "bronstein":
      return say("time-bronstein", {
        minutes: control.base_ms / MINUTE,
        seconds: control.delay_ms / SECOND,
      });
    case "none":
      return say("time-none");
  }
}

const SET_BY_THE_TERMS = ["first_seat", "tempo"];

/** The fields of a game's options that people choose: not who begins, and how fast it is, which the terms say. */
export function optionFields(schema: OptionsSchema): string[] {
  return Object.keys(schema.properties).filter((field) => !SET_BY_THE_TERMS.includes(field));
}

/** What is chosen among the options of the game. */
export function optionPhrases(terms: Terms): Phrase[] {
  return Object.entries(terms.options).flatMap(([field, value]): Phrase[] => {
    const text = gameText(terms.game, `option-${field}-${value}`);
    return text === null ? [] : [{ about: `option-${field}`, text, joint: ", " }];
  });
}

function beginnerPhrase(terms: Terms, { challenger, opponent, you }: Sides): string {
  if (terms.beginner === "random") return say("terms-begins-random");
  if (terms.beginner === you) return say("terms-begins-you");
  if (terms.beginner === "challenger") return say("terms-begins", { name: challenger });
  return opponent === null ? say("terms-begins-taker") : say("terms-begins", { name: opponent });
}

export function phrasesOf(terms: Terms, sides: Sides): Phrase[] {
  const { game, kind, stake, time_control: time, tempo, spectators, reveal_after_end } = terms;
  return [
    { about: "game", text: gameText(game, "name") ?? game, joint: "" },
    { about: "kind", text: say(`terms-${kind}`), joint: ", " },
    ...(stake > 0
      ? [{ about: "stake", text: say("terms-stake", { stake }), joint: ", " } as const]
      : []),
    ...optionPhrases(terms),
    { about: "time", text: longTime(time), joint: ", " },
    { about: "beginner", text: beginnerPhrase(terms, sides), joint: "; " },
    { about: "tempo", text: say(`terms-tempo-${tempo}`), joint: "; " },
    {
      about: "spectators",
      text: say(`terms-watch-${spectators.allowed}`, { seconds: spectators.delay_s }),
      joint: "; ",
    },
    ...(reveal_after_end
      ? []
      : [{ about: "reveal", text: say("terms-hidden"), joint: "; " } as const]),
  ];
}

/** What the phrases of `after` say differently from those of `before`. */
export function changedAbout(before: readonly Phrase[], after: readonly Phrase[]): Set<string> {
  const said = new Map(before.map(({ about, text }) => [about, text]));
  return new Set(after.filter(({ about, text }) => said.get(about) !== text).map((p) => p.about));
}

/** All of it as one plain sentence. */
export function sentenceOf(phrases: readonly Phrase[]): string {
  return say("terms-quoted", { terms: phrases.map(({ joint, text }) => joint + text).join("") });
}
