import { describe, expect, test } from "vitest";
import { HEIGHT, nearest, plot, trend, WIDTH } from "../../src/account/graph";
import type { RatingPoint } from "../../src/gen/people";

const DAY = 24 * 3_600_000;

const points = (...values: number[]): RatingPoint[] =>
  values.map((value, day) => ({ table: `t${day}`, at: day * DAY, value: value * 100 }));

describe("a rating graph", () => {
  test("of nothing is nothing", () => {
    expect(plot([])).toBeNull();
    expect(trend([])).toBeNull();
  });

  test("goes from left to right, and up where the rating rises", () => {
    const drawn = plot(points(1500, 1520, 1480));
    const [first, second, third] = drawn?.places ?? [];
    expect(first?.x).toBeLessThan(second?.x as number);
    expect(second?.x).toBeLessThan(third?.x as number);
    expect(second?.y).toBeLessThan(first?.y as number);
    expect(third?.y).toBeGreaterThan(first?.y as number);
    expect(drawn?.path.match(/[ML]/g)).toEqual(["M", "L", "L"]);
  });

  test.each([[[1500]], [[1500, 1500]], [[1500, 1512, 1499]], [[100, 2900]], [[1213, 1749, 1333]]])(
    "of %j lies inside, between a few round lines",
    (values) => {
      const drawn = plot(points(...values));
      for (const { x, y } of drawn?.places ?? []) {
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x).toBeLessThanOrEqual(WIDTH);
        expect(y).toBeGreaterThanOrEqual(0);
        expect(y).toBeLessThanOrEqual(HEIGHT);
      }
      const lines = drawn?.lines ?? [];
      expect(lines.length).toBeGreaterThanOrEqual(2);
      expect(lines.length).toBeLessThanOrEqual(7);
      for (const { value } of lines) expect(value % 2_500).toBe(0);
    },
  );

  test("makes a small swing look small", () => {
    const drawn = plot(points(1500, 1503));
    const [first, second] = drawn?.places ?? [];
    expect((first?.y as number) - (second?.y as number)).toBeLessThan(HEIGHT / 20);
  });

  test("finds the game that is pointed at", () => {
    const places = plot(points(1500, 1510, 1490))?.places ?? [];
    expect(nearest(places, 0)).toBe(0);
    expect(nearest(places, WIDTH)).toBe(2);
    expect(nearest(places, (places[1]?.x as number) + 3)).toBe(1);
  });

  test("is told in numbers", () => {
    expect(trend(points(1500, 1530, 1480, 1510))).toEqual({
      games: 4,
      first: 150_000,
      last: 151_000,
      lowest: 148_000,
      highest: 153_000,
    });
  });
});
