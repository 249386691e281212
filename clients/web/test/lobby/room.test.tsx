import { act, fireEvent, render, screen, within } from "@testing-library/preact";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { RoomScreen } from "../../src/lobby/RoomScreen";
import { wantedGame } from "../../src/lobby/wantedGame";
import type { GameCard } from "../../src/net/api";
import { games, house } from "../../src/net/house";
import type { PlayerRow, Row, TableRow } from "../../src/net/wire";
import { learnBagalut } from "../gameTexts";
import { FakeLine } from "../line";
import { aClock, aFrame, aSeat, aSnapshot, aWelcome } from "../wire";

const person = (name: string, part: Partial<PlayerRow> = {}): Row => ({
  kind: "player",
  user: `u-${name}`,
  name,
  guest: true,
  doing: "free",
  ratings: {},
  ...part,
});
const running = (table: string, names: string[], part: Partial<TableRow> = {}): Row => ({
  kind: "table",
  table,
  game: "bagalut",
  seats: names.map((name) => ({ user: `u-${name}`, name, computer: null, rating: null })),
  time_control: "5+3",
  rated: false,
  progress: 40,
  round: null,
  clock: null,
  since_ms: 0,
  ...part,
});

const aGame = (id: string): GameCard => ({
  id,
  rules_version: 1,
  seats: [2, 2],
  options: { properties: {} },
  levels: [],
});

let n = 0;
const news = (rows: Record<string, Row>, gone: string[] = []) =>
  act(() => house.told({ type: "room_news", n: ++n, rows, gone }));

beforeEach(async () => {
  localStorage.clear();
  await learnBagalut();
  house.speakOver(new FakeLine());
  house.told(aWelcome());
  games.value = [];
  wantedGame.value = null;
  house.told({ type: "your_people", friends: [], blocked: [] });
});

function enter(rows: Record<string, Row> = {}): void {
  render(<RoomScreen route={{ name: "room" }} />);
  act(() => house.told({ type: "room", n, rows }));
}

const section = (name: string) =>
  within(screen.getByRole("heading", { name }).closest("section") as HTMLElement);

describe("an empty room says what to do", () => {
  test.each([
    ["Deine Partien", /Fang eine Partie gegen den Computer an/],
    ["Laufende Tische", /Gerade spielt niemand/],
    ["Im Wartesaal", /Schick einen Link/],
  ])("%s", (heading, words) => {
    enter();
    expect(section(heading).getByText(words)).toBeTruthy();
  });
});

test("a running table can be watched, with a name that says which", () => {
  enter({ "table:t": running("t", ["Leif", "Sigrun"]) });
  const link = screen.getByRole("link", { name: "Zuschauen: Bagalut, Leif und Sigrun" });
  expect(link.getAttribute("href")).toBe("/t/t");
});

test("a running table tells names and ratings, round and clocks; the running one counts on", () => {
  vi.useFakeTimers();
  const rating = { value: 153_000, provisional: false };
  const [leif, sigrun] = [
    { user: "u-Leif", name: "Leif", computer: null, rating },
    {
      user: "u-Sigrun",
      name: "Sigrun",
      computer: null,
      rating: { value: 148_000, provisional: true },
    },
  ];
  const clock = {
    age_ms: 2_000,
    seats: [aClock({ state: "running", remaining_ms: 200_000 }), aClock({ remaining_ms: 90_000 })],
  };
  enter({ "table:t": running("t", [], { seats: [leif, sigrun], rated: true, round: 7, clock }) });
  const row = section("Laufende Tische").getByRole("listitem");
  expect(row.querySelector("p")?.textContent).toContain("Leif 1530 – Sigrun 1480?");
  expect(row.textContent).toContain("gewertet · Runde 7 · 3:18 – 1:30");
  expect(row.querySelector("[aria-hidden] b")?.textContent).toBe("3:18");
  act(() => {
    vi.advanceTimersByTime(3_000);
  });
  expect(row.textContent).toContain("3:15 – 1:30");
  vi.useRealTimers();
});

test("a table that is watched with a delay tells neither round nor clocks", () => {
  enter({ "table:t": running("t", ["Leif", "Sigrun"], { progress: null }) });
  const row = section("Laufende Tische").getByRole("listitem");
  expect(row.querySelector("p")?.textContent).toBe("Leif – SigrunBagalut");
});

test("tables and the strength of people follow the game that is chosen", () => {
  games.value = [aGame("bagalut"), aGame("battlefjord")];
  const firm = (value: number) => ({ value, provisional: false });
  enter({
    "table:t": running("t", ["Leif", "Sigrun"]),
    "player:a": person("Anna", { ratings: { bagalut: firm(150_000), battlefjord: firm(170_000) } }),
  });
  const people = section("Im Wartesaal");
  expect(people.getByRole("listitem").textContent).toContain("1700");
  fireEvent.change(section("Laufende Tische").getByRole("combobox", { name: "Spiel" }), {
    target: { value: "bagalut" },
  });
  expect(people.getByRole("listitem").textContent).toContain("1500");
  fireEvent.change(section("Laufende Tische").getByRole("combobox", { name: "Spiel" }), {
    target: { value: "battlefjord" },
  });
  expect(section("Laufende Tische").getByText("Dazu läuft gerade keine Partie.")).toBeTruthy();
});

test("who plays where one may watch is watched from the own row", () => {
  enter({
    "table:t": running("t", ["Leif", "Sigrun"]),
    "player:l": person("Leif", { doing: "playing" }),
    "player:a": person("Anna"),
  });
  const people = section("Im Wartesaal");
  const watch = people.getByRole("link", { name: "Leif zuschauen" });
  expect(watch.getAttribute("href")).toBe("/t/t");
  expect(people.getByRole("button", { name: "Anna herausfordern" })).toBeTruthy();
  expect(people.queryByRole("button", { name: "Leif herausfordern" })).toBeNull();
});

test("friends come first", () => {
  enter({ "player:a": person("Anna"), "player:z": person("Zoe") });
  act(() => house.told({ type: "your_people", friends: ["u-Zoe"], blocked: [] }));
  const names = section("Im Wartesaal")
    .getAllByRole("listitem")
    .filter((row) => !row.classList.contains("gone"))
    .map((row) => row.querySelector("bdi")?.textContent);
  expect(names).toEqual(["Zoe", "Anna"]);
});

test("new people wait while the focus is in the list, and come when one asks for them", () => {
  enter({ "player:a": person("Anna") });
  const list = section("Im Wartesaal").getByRole("list");
  act(() => {
    list.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
  });
  news({ "player:b": person("Bo") });
  expect(screen.queryByText("Bo")).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "1 neue Zeile – anzeigen" }));
  expect(screen.getByText("Bo")).toBeTruthy();
});

test("who is gone stays grey in his place for a moment", () => {
  enter({ "player:a": person("Anna"), "player:b": person("Bo") });
  news({}, ["player:a"]);
  const rows = section("Im Wartesaal").getAllByRole("listitem");
  expect(rows.map((row) => [row.classList.contains("gone"), row.textContent?.slice(0, 4)])).toEqual(
    [
      [true, "Anna"],
      [false, "Bo G"],
    ],
  );
});

test("an own game is followed live: whose turn it is stands in its row and in the title", () => {
  house.told(aWelcome({ your_tables: [{ table: "mine", game: "bagalut", seat: 0 }] }));
  enter();
  const seats = [aSeat(), aSeat({ user: "u2", name: "Tove" })];
  const clock = { t_ms: 0, seats: [aClock({ state: "running" }), aClock()], timer_ms: null };
  act(() => {
    house.told(
      aSnapshot({ table: "mine", frame: aFrame({ table: "mine", actors: [0], seats, clock }) }),
    );
  });
  const mine = section("Deine Partien");
  expect(mine.getByText("Du bist am Zug")).toBeTruthy();
  expect(mine.getByText(/5:00/)).toBeTruthy();
  expect(document.title).toBe("Du bist am Zug – Wartesaal");
  act(() => house.told(aFrame({ table: "mine", vseq: 2, actors: [1], seats })));
  expect(mine.getByText("Tove ist am Zug")).toBeTruthy();
  expect(document.title).toBe("Wartesaal");
});

test("the phone's tabs show their part", () => {
  enter();
  fireEvent.click(
    within(screen.getByRole("navigation", { name: "Teile des Wartesaals" })).getByRole("button", {
      name: "Leute",
    }),
  );
  expect(document.querySelector(".room")?.classList.contains("shows-people")).toBe(true);
});
