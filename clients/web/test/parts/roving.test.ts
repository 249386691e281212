import { describe, expect, test } from "vitest";
import { nextSpot } from "../../src/parts/roving";

/** Two rows of three, 100 apart; the third of the upper row lies a little higher. */
const SPOTS = [
  { x: 0, y: 0 },
  { x: 100, y: 0 },
  { x: 200, y: -30 },
  { x: 0, y: 100 },
  { x: 100, y: 100 },
  { x: 200, y: 100 },
];
const from = (at: number): { x: number; y: number } => SPOTS[at] ?? { x: 0, y: 0 };

describe("an arrow leads to the nearest place in its direction", () => {
  test.each([
    [0, "right", 1],
    [1, "right", 2],
    [2, "left", 1],
    [0, "down", 3],
    [4, "up", 1],
    [5, "up", 2],
  ] as const)("from %d to the %s: %d", (at, direction, expected) => {
    expect(nextSpot(SPOTS, from(at), direction)).toBe(expected);
  });

  test.each([
    [0, "left"],
    [2, "up"],
    [5, "right"],
    [3, "down"],
  ] as const)("from %d nowhere to the %s: the edge is an edge", (at, direction) => {
    expect(nextSpot(SPOTS, from(at), direction)).toBeNull();
  });
});
