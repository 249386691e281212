import { describe, expect, test } from "vitest";
import { startOf } from "../../src/parts/flip";

const rect = (left: number, top: number, width = 50): DOMRect =>
  ({ left, top, width }) as unknown as DOMRect;

describe("a thing that changed its place", () => {
  test("starts where it was, in the size it had", () => {
    expect(startOf(rect(10, 20, 100), rect(30, 60, 50))?.transform).toBe(
      "translate(-20px, -40px) scale(2)",
    );
  });

  test("does not travel when it stayed", () => {
    expect(startOf(rect(10, 20), rect(10.4, 20))).toBeNull();
  });
});
