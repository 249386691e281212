import { expect, test } from "vitest";
import {
  advance,
  isToldTo,
  type Narration,
  QUIET,
  readingMs,
  type Step,
  TOLD_AT_MOST,
  tell,
  unfold,
} from "../../src/table/narration";

const step = (text: string, ms = 1_000): Step<number> => ({
  event: { type: "card_laid" },
  text,
  ms,
  frame: 0,
});

function many(count: number): Step<number>[] {
  return Array.from({ length: count }, (_, at) => step(`${at}`));
}

const told = (narration: Narration<number>): string | null =>
  narration.state === "telling" ? narration.step.text : null;

test("steps are told one after the other, each for its time", () => {
  let narration = tell(QUIET, [step("a"), step("b", 500)], 0);
  expect(told(narration)).toBe("a");
  narration = advance(narration, 999);
  expect(told(narration)).toBe("a");
  narration = advance(narration, 1_000);
  expect(told(narration)).toBe("b");
  narration = advance(narration, 1_500);
  expect(narration).toEqual(QUIET);
});

test("what happens meanwhile waits its turn", () => {
  let narration = tell(QUIET, [step("a")], 0);
  narration = tell(narration, [step("b")], 500);
  expect(told(narration)).toBe("a");
  expect(told(advance(narration, 1_000))).toBe("b");
});

test("eight steps are told, nine are summed up", () => {
  expect(tell(QUIET, many(TOLD_AT_MOST), 0).state).toBe("telling");
  expect(tell(QUIET, many(TOLD_AT_MOST + 1), 0).state).toBe("summed");
});

test("a queue that grows too long is summed up with what was still to be told", () => {
  const narration = tell(tell(QUIET, [step("a")], 0), many(TOLD_AT_MOST + 1), 0);
  expect(narration).toMatchObject({ state: "summed" });
  expect(narration.state === "summed" && narration.steps).toHaveLength(TOLD_AT_MOST + 1);
});

test("what was summed up can be told after all", () => {
  const narration = unfold(tell(QUIET, many(TOLD_AT_MOST + 1), 0), 5_000);
  expect(told(narration)).toBe("0");
  expect(told(advance(narration, 6_000))).toBe("1");
});

test("the own doing is not told, what the rules did for one is, the table's events are not", () => {
  expect(isToldTo({ type: "card_laid", seat: 0 }, 0)).toBe(false);
  expect(isToldTo({ type: "card_laid", seat: 1 }, 0)).toBe(true);
  expect(isToldTo({ type: "swap_answered", seat: 0, auto: true }, 0)).toBe(true);
  expect(isToldTo({ type: "card_laid", seat: 0 }, null)).toBe(true);
  expect(isToldTo({ type: "table_presence", seat: 1, online: false }, 0)).toBe(false);
});

test("the reading time grows with the text within its bounds, and the own tempo scales it", () => {
  expect(readingMs("", "normal")).toBe(800);
  expect(readingMs("x".repeat(20), "normal")).toBe(1_500);
  expect(readingMs("x".repeat(500), "normal")).toBe(6_000);
  expect(readingMs("x".repeat(20), "calm")).toBeCloseTo(2_400);
  expect(readingMs("x".repeat(20), "brisk")).toBeCloseTo(900);
  expect(readingMs("x".repeat(20), "instant")).toBe(0);
});
