import { expect, test } from "vitest";
import { summarize, type Words } from "../../src/table/summary";

const labels: Record<string, string> = {
  turn: "Zug",
  hand: "Deine Hand",
  rows: "Reihen",
  active_seat: "Am Zug",
  market: "Markt",
};
const values: Record<string, string> = {
  "fish-2": "Fische 2",
  "coin-7": "Münzen 7",
  fish: "Fische",
};

const words: Words = {
  language: "de",
  labelOf: (field) => labels[field] ?? null,
  isPerSeat: (field) => field === "rows",
  bundleOf: () => null,
  valueOf: (word) => values[word] ?? null,
  nameOf: (seat) => ["Astrid", "Tove"][seat] ?? "",
  none: "nichts",
  yes: "ja",
  no: "nein",
};

test("only fields with a label are told, in the order of the view", () => {
  const facts = summarize({ phase: "lay", active_seat: 1, turn: 5, secret: 3 }, words);
  expect(facts).toEqual([
    { field: "active_seat", label: "Am Zug", value: "Tove" },
    { field: "turn", label: "Zug", value: "5" },
  ]);
});

test("cards are told by their names, an empty hand as nothing", () => {
  expect(summarize({ phase: "lay", hand: ["fish-2", "coin-7"] }, words)).toMatchObject([
    { value: "Fische 2, Münzen 7" },
  ]);
  expect(summarize({ phase: "lay", hand: [] }, words)).toMatchObject([{ value: "nichts" }]);
});

test("what the viewer may not see is left out", () => {
  expect(summarize({ phase: "lay", hand: null, market: null }, words)).toEqual([]);
});

test("a field with one entry a seat is told seat by seat", () => {
  const rows = [{ fish: [5, 2] }, { fish: [] }];
  expect(summarize({ phase: "lay", rows }, words)).toEqual([
    {
      field: "rows",
      label: "Reihen",
      perSeat: [
        { seat: 0, value: "Fische: 5, 2" },
        { seat: 1, value: "Fische: nichts" },
      ],
    },
  ]);
});

test("a list of things with parts has a line each, of what has a name or speaks for itself", () => {
  const market = [
    { seat: 1, card: "fish-2", uses: 3, open: true },
    { seat: 0, card: "unheard-of", uses: 0, open: false },
  ];
  expect(summarize({ phase: "lay", market }, words)).toEqual([
    { field: "market", label: "Markt", items: ["Tove; Fische 2", "Astrid"] },
  ]);
});
