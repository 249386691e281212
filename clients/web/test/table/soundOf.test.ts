import { beforeEach, expect, test } from "vitest";
import { soundOf } from "../../src/table/sentences";
import { learnGame } from "../gameTexts";

beforeEach(() => learnGame("suleika"));

test("what is paid sounds like coins, everything else like a piece put down", () => {
  const listener = { game: "suleika", ownSeat: 0, nameOf: () => "Tove" };
  const paid = { type: "paid", from_seat: 0, to_seat: 1, coins: 3, fields: 3, owed: 3 };
  expect(soundOf(listener, paid)).toBe("coin");
  expect(soundOf(listener, { type: "carpet_laid", seat: 1 })).toBe("piece");
});
