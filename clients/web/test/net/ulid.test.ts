import { expect, test } from "vitest";
import { freshUlid, ulid } from "../../src/net/ulid";

test("time stands in front, chance behind it, in 26 characters", () => {
  expect(ulid(0, new Uint8Array(10))).toBe("0".repeat(26));
  expect(ulid(1_469_918_176_385, new Uint8Array(10).fill(255))).toBe(`01ARYZ6S41${"Z".repeat(16)}`);
});

test("a later id sorts behind an earlier one", () => {
  const chance = new Uint8Array(10);
  expect(ulid(1_000, chance) < ulid(1_001, chance)).toBe(true);
});

test("a fresh one is what the house takes", () => {
  expect(freshUlid()).toMatch(/^[0-9A-HJKMNP-TV-Z]{26}$/);
});
