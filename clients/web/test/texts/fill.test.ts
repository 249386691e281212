// @vitest-environment node
import { describe, expect, test } from "vitest";
import { fill, type Speaking } from "../../src/texts/fill";

const VALUES: Record<string, string> = {
  fish: "Fische",
  "coin-7": "Münzen 7",
  "grain-5": "Korn 5",
};

const german: Speaking = {
  language: "de",
  nameOf: (seat) => ["Anna", "Bjarne"][seat] ?? "?",
  ownSeat: 1,
  valueOf: (word) => VALUES[word] ?? null,
};

describe("fields become variables (docs/texts.md)", () => {
  test("a seat becomes its player's name, and says whether it is the reader's own", () => {
    expect(fill({ seat: 0 }, german)).toEqual({ seat: "Anna", seat_you: "no" });
    expect(fill({ from_seat: 1 }, german)).toEqual({ from_seat: "Bjarne", from_seat_you: "yes" });
  });

  test("a spectator is nobody's own seat", () => {
    expect(fill({ seat: 1 }, { ...german, ownSeat: null }).seat_you).toBe("no");
  });

  test("a missing seat is none, and still has its pair", () => {
    expect(fill({ winner_seat: null }, german)).toEqual({
      winner_seat: "none",
      winner_seat_you: "no",
    });
  });

  test("a field that only sounds like a seat is a number", () => {
    expect(fill({ seats: 3 }, german)).toEqual({ seats: 3 });
  });

  test("a string becomes its value's name where there is one", () => {
    expect(fill({ good: "fish", word: "xyzzy" }, german)).toEqual({
      good: "Fische",
      word: "xyzzy",
    });
  });

  test("a list is joined in words of the language", () => {
    const fields = { cards: ["coin-7", "grain-5"] };
    expect(fill(fields, german).cards).toBe("Münzen 7 und Korn 5");
    expect(fill(fields, { ...german, language: "en" }).cards).toBe("Münzen 7 and Korn 5");
  });

  test("an empty list is none", () => {
    expect(fill({ cards: [] }, german)).toEqual({ cards: "none" });
  });

  test("numbers stay numbers, so that plurals can be selected", () => {
    expect(fill({ amount: 1 }, german)).toEqual({ amount: 1 });
  });

  test("booleans become yes and no, a missing value none", () => {
    expect(fill({ auto: true, setup: false, left: null }, german)).toEqual({
      auto: "yes",
      setup: "no",
      left: "none",
    });
  });

  test("a bundle names what there is of each", () => {
    expect(fill({ pay: { fish: 2, "coin-7": 0, "grain-5": 1 } }, german)).toEqual({
      pay: "2 Fische und 1 Korn 5",
    });
    expect(fill({ pay: { fish: 0 } }, german)).toEqual({ pay: "none" });
    expect(fill({ mixed: { fish: 1, boat: 2 }, word: { fish: "x" } }, german)).toEqual({});
  });

  test("objects and the tag are not passed", () => {
    expect(fill({ type: "steal", result: { points: 1 } }, german)).toEqual({});
  });
});
