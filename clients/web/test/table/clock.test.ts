import { expect, test } from "vitest";
import { clockNow, pressing, warningBetween, warningSeen, warningsOf } from "../../src/table/clock";
import { aClock } from "../wire";

test("a running clock counts down from the moment of receipt and stops at zero", () => {
  const clock = aClock({ state: "running", remaining_ms: 10_000 });
  expect(clockNow(clock, 0)).toEqual({ state: "running", ms: 10_000, limitMs: null });
  expect(clockNow(clock, 4_000).ms).toBe(6_000);
  expect(clockNow(clock, 60_000).ms).toBe(0);
});

test("during the reading pause it stands, then it runs by itself", () => {
  const clock = aClock({ state: "narration", remaining_ms: 10_000, starts_ms: 3_000 });
  expect(clockNow(clock, 2_999)).toMatchObject({ state: "frozen", ms: 10_000 });
  expect(clockNow(clock, 5_000)).toMatchObject({ state: "running", ms: 8_000 });
});

test("an idle clock does not move", () => {
  expect(clockNow(aClock(), 9_000)).toMatchObject({ state: "stopped", ms: 300_000 });
});

test("while the table stands, clocks stand; after a pause they run when the notice is over", () => {
  const clock = aClock({ state: "paused", starts_ms: 10_000 });
  expect(clockNow(clock, 60_000, true)).toMatchObject({ state: "frozen", ms: 300_000 });
  expect(clockNow(clock, 9_999)).toMatchObject({ state: "frozen", ms: 300_000 });
  expect(clockNow(clock, 11_000)).toMatchObject({ state: "running", ms: 299_000 });
});

test("the free moments of a reply run but cost nothing", () => {
  const clock = aClock({ state: "running", remaining_ms: 10_000, starts_ms: 3_000 });
  expect(clockNow(clock, 2_000)).toMatchObject({ state: "running", ms: 10_000 });
  expect(clockNow(clock, 4_000)).toMatchObject({ state: "running", ms: 9_000 });
});

test("a fallen flag shows zero", () => {
  expect(clockNow(aClock({ state: "flagged", remaining_ms: -300 }), 0).ms).toBe(0);
});

test("while a decision has a limit of its own, that runs and the budget does not", () => {
  const clock = aClock({ state: "running", remaining_ms: 300_000, brake_ms: 60_000 });
  expect(clockNow(clock, 5_000)).toEqual({ state: "running", ms: 300_000, limitMs: 55_000 });
  expect(pressing(clockNow(clock, 5_000))).toBe(55_000);
});

test("a table without a clock has the brake alone", () => {
  const clock = aClock({ state: "running", remaining_ms: null, brake_ms: 600_000 });
  expect(clockNow(clock, 1_000)).toEqual({ state: "running", ms: null, limitMs: 599_000 });
});

test("nothing presses while the clock stands", () => {
  expect(pressing(clockNow(aClock({ state: "paused" }), 0, true))).toBeNull();
});

const minutes = (base: number) =>
  ({ kind: "fischer", base_ms: base * 60_000, inc_ms: 3_000, cap_ms: null }) as const;

test.each([
  [60_100, 59_900, 60_000],
  [59_900, 59_700, null],
  [20_001, 20_000, 20_000],
  [70_000, 5_000, 10_000], // a page that slept: the nearest warning, once
  [null, 5_000, null],
  [5_000, null, null],
])("from %s to %s the warning is %s", (before, after, warning) => {
  expect(warningBetween(before, after, warningsOf(minutes(5)))).toBe(warning);
});

test("two minutes are a warning where there were ten, or no clock but the brake of ten minutes", () => {
  expect(warningsOf(minutes(9))).toEqual([60_000, 20_000, 10_000]);
  expect(warningsOf(minutes(10))).toEqual([120_000, 60_000, 20_000, 10_000]);
  expect(warningsOf({ kind: "none" })).toEqual([120_000, 60_000, 20_000, 10_000]);
});

test("a warning is to be seen for six seconds", () => {
  const warnings = warningsOf(minutes(10));
  const seen = [120_001, 120_000, 114_001, 114_000, 59_000, 3_000].map((left) =>
    warningSeen(left, warnings),
  );
  expect(seen).toEqual([null, 120_000, 120_000, null, 60_000, null]);
  expect(warningSeen(null, warnings)).toBeNull();
});
