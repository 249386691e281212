import { expect, test } from "vitest";
import { listedTables } from "../../src/lobby/tables";
import type { TableRow } from "../../src/net/wire";

const running = (table: string, game: string, rating: number, user = "somebody") => {
  const row: TableRow = {
    kind: "table",
    table,
    game,
    seats: [{ user, name: user, computer: null, rating: { value: rating, provisional: false } }],
    time_control: "5+3",
    rated: true,
    progress: null,
    round: null,
    clock: null,
    since_ms: 0,
  };
  return { key: `table:${table}`, row };
};
const TABLES = [
  running("weak", "bagalut", 120_000),
  running("other game", "suleika", 210_000),
  running("strong", "bagalut", 190_000),
  running("friend", "suleika", 100_000, "friend"),
];
const GAMES = ["bagalut", "suleika"];
const idsOf = (game: string | null) =>
  listedTables(TABLES, game, new Set(["friend"]), GAMES).map(({ row }) => row.table);

test("friends' tables come first, then game by game the strongest first", () => {
  expect(idsOf(null)).toEqual(["friend", "strong", "weak", "other game"]);
});

test("of one game only its tables are listed", () => {
  expect(idsOf("bagalut")).toEqual(["strong", "weak"]);
});
