/** Positions of Battlefjord as the rules tell them to seat 0, by name (tests/rules/battlefjord/board_moments.py). */
import { readFileSync } from "node:fs";
import { vi } from "vitest";
import type { Props } from "../../../src/games/battlefjord/table";
import type { AskedProps } from "../../../src/games/board";
import type { Action, View } from "../../../src/gen/battlefjord";

interface Moment {
  name: string;
  view: View;
  legal: Action[];
}

const lines = readFileSync("test/games/battlefjord/moments.jsonl", "utf8").trim().split("\n");
const moments = new Map(
  lines.map((line) => {
    const moment = JSON.parse(line) as Moment;
    return [moment.name, moment] as const;
  }),
);

export function momentNamed(name: string): Moment {
  const found = moments.get(name);
  if (!found) throw new Error(`no moment ${name}`);
  return found;
}

const NAMES = ["Astrid", "Tove"];

/** What a test may set otherwise. */
export interface Changed {
  armed?: Action | null;
  draft?: readonly string[];
  sent?: boolean;
  legal?: readonly Action[];
}

/** What is called is noted. */
const spies = () => ({
  tap: vi.fn<Props["tap"]>(),
  act: vi.fn<Props["act"]>(),
  choose: vi.fn<Props["choose"]>(),
  letGo: vi.fn<Props["letGo"]>(),
});
type Spies = ReturnType<typeof spies>;

/** What the board is given in a moment. */
export function propsAt(name: string, changed: Changed = {}): Props & Spies {
  const { view, legal } = momentNamed(name);
  const given = {
    view,
    legal,
    ownSeat: 0,
    nearSeat: 0,
    actors: legal.length > 0 ? [0] : [1],
    nameOf: (seat: number) => NAMES[seat] ?? "",
    draft: [],
    armed: null,
    sent: false,
    told: [],
    ahead: [],
    ...spies(),
    ...changed,
  };
  // What other boards are given besides, this one does not look at.
  return given as typeof given & Props & Spies;
}

/** What the box is given. hindrance: why nothing can be sent. */
export function askedAt(
  name: string,
  { hindrance = null, ...changed }: Changed & { hindrance?: string | null } = {},
): AskedProps<View, Action> & Spies {
  const kicker = (title: string) => title;
  return { ...propsAt(name, changed), kicker, notes: [], hindrance };
}
