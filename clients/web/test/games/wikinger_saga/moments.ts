/** Positions of the saga as the rules tell them to seat 0, by name (tests/rules/wikinger_saga/board_moments.py). */
import { readFileSync } from "node:fs";
import { vi } from "vitest";
import type { Action, View } from "../../../src/games/wikinger_saga/position";
import type { Props } from "../../../src/games/wikinger_saga/table";

interface Moment {
  name: string;
  view: View;
  legal: Action[];
}

const moments: readonly Moment[] = readFileSync("test/games/wikinger_saga/moments.jsonl", "utf8")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line) as Moment);

export function momentNamed(name: string): Moment {
  const found = moments.find((moment) => moment.name === name);
  if (!found) throw new Error(`no moment ${name}`);
  return found;
}

const NAMES = ["Astrid", "Tove", "Leif", "Sigrun"];

/** What the board and its box are given in a moment; what is called is noted. */
export function propsAt(name: string, changed: Partial<Props> = {}) {
  const { view, legal } = momentNamed(name);
  const spies = {
    tap: vi.fn<Props["tap"]>(),
    act: vi.fn<Props["act"]>(),
    choose: vi.fn<Props["choose"]>(),
    letGo: vi.fn<Props["letGo"]>(),
  };
  const given: Props = {
    view,
    legal,
    ownSeat: 0,
    nearSeat: 0,
    actors: [0],
    nameOf: (seat) => NAMES[seat] ?? "",
    draft: [],
    armed: null,
    sent: false,
    told: [],
    ahead: [],
    runsOut: null,
    ...spies,
    ...changed,
  };
  return { ...given, ...spies };
}
