import { describe, expect, test } from "vitest";
import {
  askew,
  journey,
  leaving,
  nearestTurn,
  outlines,
  pathOf,
  type Step,
  seamOf,
} from "../../../src/games/suleika/geometry";

const step = (cell: Step["cell"], facing: Step["facing"], balcony = false): Step => ({
  cell,
  facing,
  balcony,
});

describe("the seam around a region", () => {
  test("it runs a little inside of the edges, with round corners", () => {
    expect(seamOf(["e6", "f6"])).toBe(
      "M586 505Q595 505 595 514L595 586Q595 595 586 595L414 595Q405 595 405 586L405 514Q405 505 414 505Z",
    );
  });

  test("a hole has a line of its own", () => {
    const ring = ["a1", "b1", "c1", "a2", "c2", "a3", "b3", "c3"] as const;
    expect(outlines(ring)).toHaveLength(2);
  });

  test("parts that meet over a corner only keep apart", () => {
    expect(outlines(["b2", "c3"]).map((corners) => corners.length)).toEqual([4, 4]);
  });
});

describe("Omar's way", () => {
  test("over the edge it follows the balcony and comes in one field further", () => {
    expect(pathOf("b7", "S", [step("c7", "N", true)])).toBe(
      "M150 650C150 650 150 700 150 700C150 725 250 725 250 700C250 700 250 650 250 650",
    );
  });

  test("around the single corner it comes back to the same field", () => {
    expect(pathOf("g1", "N", [step("g1", "W", true)])).toMatch(/^M650 50C.*723 0 722 50 700 50C/);
  });

  test("each step takes its share of the time, and the end is where he stands", () => {
    const way = journey("g2", "N", [step("g1", "N"), step("g1", "W", true)]);
    expect(way.find(({ offset }) => offset === 0.5)).toMatchObject({ x: 650, y: 50, degrees: 0 });
    expect(way.at(-1)).toEqual({ x: 650, y: 50, degrees: -90, offset: 1 });
  });

  test("he turns by the shorter way", () => {
    expect([nearestTurn(0, 270), nearestTurn(270, 0), nearestTurn(90, 270)]).toEqual([
      -90, 360, -90,
    ]);
  });

  test.each([
    ["d4", step("d5", "S"), "S"],
    ["b7", step("c7", "N", true), "S"],
    ["g3", step("g2", "W", true), "E"],
    ["g1", step("g1", "W", true), "N"],
    ["g1", step("g1", "S", true), "E"],
    ["a7", step("a7", "E", true), "S"],
    ["a7", step("a7", "N", true), "W"],
  ] as const)("from %s he left looking where the step shows", (from, taken, facing) => {
    expect(leaving(from, taken)).toBe(facing);
  });
});

test("a carpet lies askew as little as another, and always the same", () => {
  for (let id = 1; id <= 48; id++) {
    expect(Math.abs(askew(id, 3))).toBeLessThanOrEqual(1);
    expect(askew(id, 3)).toBe(askew(id, 3));
  }
  expect(askew(1, 3)).not.toBe(askew(2, 3));
});
