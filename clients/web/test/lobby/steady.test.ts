import { expect, test } from "vitest";
import { GONE_STAYS_MS, NOTHING, type Steady, settle } from "../../src/lobby/steady";

const rows = (...keys: string[]) => keys.map((key) => ({ key, row: key.toUpperCase() }));
const keys = (steady: Steady<string>) =>
  steady.shown.map(({ key, goneAt }) => (goneAt === null ? key : `(${key})`));

test("with nobody pointing at it the list is what there is", () => {
  const first = settle(NOTHING, rows("a", "b"), false, 0);
  expect(keys(settle(first, rows("c", "a", "b"), false, 100))).toEqual(["c", "a", "b"]);
});

test("while it is held, new rows wait and are counted", () => {
  const first = settle(NOTHING, rows("a", "b"), false, 0);
  const held = settle(first, rows("c", "b", "d", "a"), true, 100);
  expect(keys(held)).toEqual(["a", "b"]);
  expect(held.waiting).toBe(2);
  const free = settle(held, rows("c", "b", "d", "a"), false, 200);
  expect(keys(free)).toEqual(["c", "b", "d", "a"]);
  expect(free.waiting).toBe(0);
});

test("a held row still tells what changed in it", () => {
  const first = settle(NOTHING, rows("a"), false, 0);
  const held = settle(first, [{ key: "a", row: "new" }], true, 100);
  expect(held.shown).toEqual([{ key: "a", row: "new", goneAt: null }]);
});

test("a row that ended stays grey in its place for three seconds", () => {
  const first = settle(NOTHING, rows("a", "b", "c"), false, 0);
  const ended = settle(first, rows("a", "c"), false, 1_000);
  expect(keys(ended)).toEqual(["a", "(b)", "c"]);
  expect(keys(settle(ended, rows("a", "c"), false, 1_000 + GONE_STAYS_MS - 1))).toHaveLength(3);
  expect(keys(settle(ended, rows("a", "c"), false, 1_000 + GONE_STAYS_MS))).toEqual(["a", "c"]);
});

test("while the list is held, an ended row does not leave it either", () => {
  const first = settle(NOTHING, rows("a", "b"), false, 0);
  const ended = settle(first, rows("b"), true, 0);
  expect(keys(settle(ended, rows("b"), true, 60_000))).toEqual(["(a)", "b"]);
});

test("a row that comes back stands again", () => {
  const ended = settle(settle(NOTHING, rows("a"), false, 0), [], false, 100);
  expect(keys(settle(ended, rows("a"), true, 200))).toEqual(["a"]);
});
