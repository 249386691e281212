import { expect, test } from "vitest";
import { EVERYTHING, listed, paceOf, type Seek } from "../../src/lobby/seeks";
import { controlOf } from "../../src/lobby/timeControl";
import type { Terms } from "../../src/net/wire";
import { someTerms } from "../wire";

const seek = (id: string, user: string, terms: Partial<Terms> = {}): Seek => ({
  key: `seek:${id}`,
  row: {
    kind: "seek",
    seek: id,
    owner: { user, name: user, guest: true },
    terms: someTerms(terms),
    low: null,
    high: null,
    rating: null,
    gap_confirmed: false,
  },
});
const idsOf = (seeks: readonly Seek[]) => seeks.map(({ row }) => row.seek);

test.each([
  [5, 3, "fast"],
  [10, 5, "medium"],
  [15, 10, "medium"],
  [25, 8, "slow"],
] as const)("%i minutes and %i seconds a move are a %s game", (minutes, seconds, pace) => {
  expect(paceOf(controlOf({ kind: "fischer", minutes, seconds }))).toBe(pace);
});

test("free seconds count like added ones, and no clock is a pace of its own", () => {
  expect(paceOf(controlOf({ kind: "bronstein", minutes: 9, seconds: 1 }))).toBe("fast");
  expect(paceOf(controlOf({ kind: "bronstein", minutes: 9, seconds: 2 }))).toBe("medium");
  expect(paceOf({ kind: "none" })).toBe("untimed");
});

test("the own seek stands first, whatever one looks for", () => {
  const all = [seek("a", "anna"), seek("b", "bo", { game: "suleika" }), seek("m", "me")];
  expect(idsOf(listed(all, EVERYTHING, "me", new Set()))).toEqual(["m", "a", "b"]);
  expect(idsOf(listed(all, { ...EVERYTHING, game: "suleika" }, "me", new Set()))).toEqual([
    "m",
    "b",
  ]);
});

test("friends' seeks come before the others'", () => {
  const all = [seek("a", "anna"), seek("b", "bo")];
  expect(idsOf(listed(all, EVERYTHING, "me", new Set(["bo"])))).toEqual(["b", "a"]);
});

test("all filters must fit", () => {
  const untimed = { time_control: { kind: "none" } } as const;
  const all = [seek("a", "anna"), seek("b", "bo", untimed)];
  expect(
    idsOf(listed(all, { ...EVERYTHING, game: "bagalut", pace: "untimed" }, "me", new Set())),
  ).toEqual(["b"]);
  expect(
    idsOf(listed(all, { ...EVERYTHING, game: "suleika", pace: "untimed" }, "me", new Set())),
  ).toEqual([]);
  const rated = [...all, seek("c", "cleo", { kind: "rated" })];
  expect(idsOf(listed(rated, { ...EVERYTHING, kind: "rated" }, "me", new Set()))).toEqual(["c"]);
});
