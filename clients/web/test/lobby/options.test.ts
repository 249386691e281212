import { expect, test } from "vitest";
import { choicesOf, optionsOf } from "../../src/lobby/options";
import type { GameCard } from "../../src/net/api";

const game: GameCard = {
  id: "bagalut",
  seats: [2, 2],
  levels: ["easy"],
  rules_version: 1,
  options: {
    properties: {
      steal: { type: "boolean", default: true },
      swaps: { type: "integer", enum: [0, 1, 2], default: 1 },
      rounds: { type: "integer", minimum: 3, maximum: 5, default: 4 },
      name: { type: "string", default: "x" },
      first_seat: { type: "integer", default: 0 },
    },
  },
};

test("what can be chosen is read from the schema, without who begins", () => {
  expect(choicesOf(game)).toEqual([
    { field: "steal", values: [true, false] },
    { field: "swaps", values: [0, 1, 2] },
    { field: "rounds", values: [3, 4, 5] },
  ]);
});

test("at first the defaults are chosen", () => {
  expect(optionsOf(game)).toEqual({ steal: true, swaps: 1, rounds: 4 });
});

test("the last choices stand, as far as they are still possible", () => {
  expect(optionsOf(game, { steal: false, swaps: 7, gone: 1 })).toEqual({
    steal: false,
    swaps: 1,
    rounds: 4,
  });
});
