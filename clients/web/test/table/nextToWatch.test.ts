import { expect, test } from "vitest";
import type { TableRow } from "../../src/net/wire";
import { nextToWatch } from "../../src/table/nextToWatch";

function row(table: string, game: string, rating: number | null): TableRow {
  const seat = { user: "u", name: "Leif", computer: null };
  return {
    kind: "table",
    table,
    game,
    seats: [{ ...seat, rating: rating === null ? null : { value: rating, provisional: false } }],
  } as unknown as TableRow;
}

const ROWS = [
  row("weak", "bagalut", 140_000),
  row("other", "suleika", 190_000),
  row("strong", "bagalut", 160_000),
  row("guests", "bagalut", null),
];
const from = (table: string, rows = ROWS, seated: string[] = []) =>
  nextToWatch(rows, { table, game: "bagalut" }, new Set(seated));

test("the same game comes first, the stronger players first, then the other games, and round again", () => {
  expect([from("strong"), from("weak"), from("guests"), from("other")]).toEqual([
    "weak",
    "guests",
    "other",
    "strong",
  ]);
});

test("a table that is over already leads to the first one, and the own tables to none", () => {
  expect(from("gone")).toBe("strong");
  expect(from("strong", ROWS, ["weak", "guests"])).toBe("other");
});

test("where nobody else plays there is none", () => {
  expect(from("strong", [row("strong", "bagalut", 1)])).toBeNull();
  expect(from("gone", [])).toBeNull();
});
