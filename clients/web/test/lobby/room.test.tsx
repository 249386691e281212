import { act, fireEvent, render, screen, within } from "@testing-library/preact";
import { beforeEach, describe, expect, test } from "vitest";
import { RoomScreen } from "../../src/lobby/RoomScreen";
import { games, house } from "../../src/net/house";
import type { Row } from "../../src/net/wire";
import { learnBagalut } from "../gameTexts";
import { FakeLine } from "../line";
import { aClock, aFrame, aSeat, aSnapshot, aWelcome } from "../wire";

const person = (name: string): Row => ({
  kind: "player",
  user: `u-${name}`,
  name,
  guest: true,
  doing: "free",
});
const running = (table: string, ...names: string[]): Row => ({
  kind: "table",
  table,
  game: "bagalut",
  seats: names.map((name) => ({ name, computer: null })),
  time_control: "5+3",
  rated: false,
  progress: 40,
  since_ms: 0,
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
  enter({ "table:t": running("t", "Leif", "Sigrun") });
  const link = screen.getByRole("link", { name: "Zuschauen: Bagalut, Leif und Sigrun" });
  expect(link.getAttribute("href")).toBe("/t/t");
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
