import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/preact";
import { beforeEach, describe, expect, test } from "vitest";
import { App } from "../../src/app/App";
import { go, route } from "../../src/app/router";
import { OpenTableScreen } from "../../src/lobby/OpenTableScreen";
import { wishesOf } from "../../src/lobby/pools";
import { RoomScreen } from "../../src/lobby/RoomScreen";
import { windowBy } from "../../src/lobby/Waiting";
import type { GameCard } from "../../src/net/api";
import { games, house } from "../../src/net/house";
import type { OpenSeat, OpenTableRow, ReadyCheck, Row, YourPool } from "../../src/net/wire";
import { LiveRegions } from "../../src/parts/live";
import { learnBagalut } from "../gameTexts";
import { FakeLine } from "../line";
import { aWelcome, someTerms } from "../wire";

const seat = (name: string, part: Partial<OpenSeat> = {}): OpenSeat => ({
  user: `u-${name}`,
  name,
  guest: true,
  computer: null,
  rating: null,
  ready: false,
  ...part,
});
const me = (part: Partial<OpenSeat> = {}) => seat("Astrid", { user: "u1", ...part });

const table = (seats: (OpenSeat | null)[], part: Partial<OpenTableRow> = {}): OpenTableRow => ({
  kind: "open_table",
  table: "t",
  host: seats[0]?.user ?? "",
  rev: 3,
  terms: someTerms({ game: "bagalut" }),
  least: 3,
  seats,
  invited: [],
  state: "gathering",
  ...part,
});

const check = (part: Partial<ReadyCheck> = {}): ReadyCheck => ({
  type: "ready_check",
  check: "t",
  of: "pool",
  rev: 1,
  terms: someTerms({ game: "bagalut" }),
  seats: [
    { name: null, computer: null, ready: false, you: true },
    { name: null, computer: null, ready: true, you: false },
  ],
  state: "waiting",
  ready_ms: 15_000,
  reason: null,
  ...part,
});

const POOL = { game: "bagalut", preset: "5+3", kind: "friendly", stake: 0, group: false } as const;
const place = (part: Partial<NonNullable<YourPool["place"]>> = {}): YourPool => ({
  type: "your_pool",
  place: {
    pool: POOL,
    seats: { preferred: 2, least: 2, most: 2 },
    waited_ms: 12_000,
    window: 12_500,
    low: null,
    high: null,
    ...part,
  },
  cooldown_ms: 0,
});

let line: FakeLine;
beforeEach(async () => {
  localStorage.clear();
  await learnBagalut();
  line = new FakeLine();
  house.speakOver(line);
  house.told(aWelcome());
  house.told({ type: "your_pool", place: null, cooldown_ms: 0 });
  games.value = [];
});

function enter(rows: Record<string, Row>): void {
  render(<RoomScreen route={{ name: "room" }} />);
  act(() => house.told({ type: "room", n: 1, rows }));
}

const section = (name: string) =>
  within(screen.getByRole("heading", { name }).closest("section") as HTMLElement);

test("one sits down at another's table, on the terms one has read", () => {
  enter({ "open_table:t": table([seat("Leif"), seat("Tove"), null]) });
  const row = section("Offene Tische");
  expect(row.getByText("2 von 3")).toBeTruthy();
  fireEvent.click(row.getByRole("button", { name: /^Am Tisch von .*Leif.* Platz nehmen: / }));
  expect(line.asked.at(-1)).toEqual({ type: "join_table", table: "t", rev: 3, seat: null });
});

test("the table of somebody one has blocked is not shown", () => {
  const people = { type: "your_people", friends: [], blocked: [] } as const;
  enter({ "open_table:t": table([seat("Leif"), null]) });
  expect(section("Offene Tische").getByText(/Leif/)).toBeTruthy();
  act(() => house.told({ ...people, friends: [], blocked: ["u-Leif"] }));
  expect(section("Offene Tische").queryByRole("button", { name: /Platz nehmen/ })).toBeNull();
  act(() => house.told({ ...people, friends: [], blocked: [] }));
});

test("nobody can sit down where it is about to begin", () => {
  enter({ "open_table:t": table([seat("Leif"), seat("Tove")], { state: "ready_check" }) });
  const button = section("Offene Tische").getByRole("button", { name: /Platz nehmen/ });
  expect(button.getAttribute("aria-disabled")).toBe("true");
});

test("the host cannot start before there are enough, and says how many are missing", () => {
  enter({ "open_table:t": table([me(), seat("Leif"), null, null]) });
  const own = section("Dein offener Tisch");
  expect(own.getByText("Es fehlt noch einer.")).toBeTruthy();
  expect(own.getByRole("button", { name: "Anfangen" }).getAttribute("aria-disabled")).toBe("true");
  act(() =>
    house.told({
      type: "room_news",
      n: 2,
      rows: { "open_table:t": table([me(), seat("Leif"), null, seat("Tove")]) },
      gone: [],
    }),
  );
  fireEvent.click(own.getByRole("button", { name: "Anfangen" }));
  expect(line.asked.at(-1)).toEqual({ type: "call_ready", table: "t" });
  fireEvent.click(own.getByRole("button", { name: /Leif.* vom Tisch entfernen/ }));
  expect(line.asked.at(-1)).toEqual({ type: "send_away", table: "t", user: "u-Leif" });
});

test("a guest at a table may move and leave, and nothing more", () => {
  enter({ "open_table:t": table([seat("Leif"), me(), null]) });
  const own = section("Hier sitzt du");
  expect(own.queryByRole("button", { name: "Anfangen" })).toBeNull();
  expect(own.queryByRole("button", { name: /entfernen/ })).toBeNull();
  fireEvent.click(own.getByRole("button", { name: "Hierher: auf Platz 3" }));
  expect(line.asked.at(-1)).toEqual({ type: "move_seat", table: "t", seat: 2 });
  fireEvent.click(own.getByRole("button", { name: "Aufstehen" }));
  expect(line.asked.at(-1)).toEqual({ type: "leave_table", table: "t" });
});

test("who waits in a pool sees how long, and can stop", () => {
  enter({});
  act(() => house.told(place()));
  const waiting = within(screen.getByRole("region", { name: "Wir suchen dir jemanden" }));
  expect(waiting.getByText("0:12")).toBeTruthy();
  expect(waiting.getByText(/außer dir wartet noch niemand/)).toBeTruthy();
  fireEvent.click(waiting.getByRole("button", { name: "Nicht mehr suchen" }));
  expect(line.asked.at(-1)).toEqual({ type: "leave_pool" });
});

test("who waits there can be joined with one press", () => {
  enter({ "pool:x": { kind: "pool", pool: POOL, waiting: 2 } });
  const row = section("Offene Tische");
  expect(row.getByText("2 suchen einen Gegner")).toBeTruthy();
  fireEvent.click(row.getByRole("button", { name: /^Mitspielen/ }));
  expect(line.asked.at(-1)).toMatchObject({ type: "join_pool", pool: POOL });
});

test.each([
  [7_500, 0, 4_999, 75],
  [7_500, 0, 5_000, 100],
  [12_500, 12_000, 30_000, 225],
  [80_000, 200_000, 300_000, 800],
  [90_000, 200_000, 300_000, 900], // who is not known well yet is given a little more
])("a window of %i after %i ms is, after %i ms, %i points", (window, since, waited, points) => {
  expect(windowBy(window, since, waited)).toBe(points);
});

test.each([
  [[2, 2], ["2 of 2-2"]],
  [
    [2, 4],
    ["2 of 2-2", "3 of 3-4", "4 of 3-4"],
  ],
  [
    [3, 5],
    ["3 of 3-5", "4 of 3-5", "5 of 3-5"],
  ],
] as const)("a game for %j is found in pools for %j", ([least, most], wished) => {
  const card: Pick<GameCard, "seats"> = { seats: [least, most] };
  const said = wishesOf(card).map((wish) => `${wish.preferred} of ${wish.least}-${wish.most}`);
  expect(said).toEqual(wished);
});

test("the question opens as a window, is answered with one press, and leads to the table", async () => {
  go("/about");
  render(<App />);
  act(() => house.told(check()));
  const window = within(screen.getByRole("dialog", { name: "Bist du bereit?" }));
  await waitFor(() => expect(document.title).toMatch(/^Bist du bereit\?/));
  expect(window.getByText("0:15")).toBeTruthy();
  fireEvent.click(window.getByRole("button", { name: "Ich bin bereit" }));
  expect(line.asked.at(-1)).toEqual({ type: "answer_ready", check: "t", rev: 1, ready: true });
  const seats = check().seats.map((each) => ({ ...each, ready: true }));
  act(() => house.told(check({ seats })));
  expect(screen.getByRole("dialog", { name: "Gleich geht es los" })).toBeTruthy();
  act(() => house.told(check({ seats, state: "started" })));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(location.pathname).toBe("/t/t");
});

test("when it comes to nothing one reads why, once", () => {
  go("/about");
  render(<App />);
  act(() => house.told(check()));
  act(() => house.told(check({ state: "over", ready_ms: 0, reason: "other" })));
  const over = within(screen.getByRole("dialog", { name: "Daraus wird nichts" }));
  expect(over.getByText(/Jemand war nicht bereit\. Wir suchen weiter/)).toBeTruthy();
  fireEvent.click(over.getByRole("button", { name: "Verstanden" }));
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("a new connection forgets the question: it is asked again if it still stands", () => {
  act(() => house.told(check()));
  act(() => house.told(aWelcome()));
  expect(house.finding.check.value).toBeNull();
});

test("the own table and the own pool stay in the list, first, and say that one is in", () => {
  act(() => house.told(place()));
  enter({
    "open_table:o": table([seat("Leif"), null], { table: "o" }),
    "open_table:t": table([seat("Tove"), me(), null]),
    "pool:p": { kind: "pool", pool: POOL, waiting: 1 },
  });
  const rows = section("Offene Tische").getAllByRole("listitem");
  expect(rows.map((row) => row.textContent?.includes("Du bist dabei."))).toEqual([
    true,
    false,
    true,
  ]);
});

test("seats are numbered, and the table is passed on by its address", () => {
  enter({ "open_table:t": table([me(), null, null]) });
  const own = section("Dein offener Tisch");
  const places = own.getAllByRole("listitem").map((place) => place.textContent);
  expect(places[1]).toMatch(/^Platz .*2.*: frei/);
  fireEvent.click(own.getByRole("button", { name: "Link weitergeben" }));
  const dialog = within(screen.getByRole("dialog", { name: "Link weitergeben" }));
  expect(dialog.getByText(`${location.origin}/o/t`)).toBeTruthy();
  expect(dialog.getByRole("img").getAttribute("src")).toBe("/api/qr/o/t.svg");
});

describe("an open table by its address", () => {
  const open = (rows: Record<string, Row>) => {
    render(<OpenTableScreen route={{ name: "open", id: "t" }} />);
    act(() => house.told({ type: "room", n: 1, rows }));
  };

  test("shows the terms and every seat, and lets one choose a seat", async () => {
    open({ "open_table:t": table([seat("Leif"), null, null]) });
    expect(screen.getByText(/wartet auf Mitspieler: .*Bagalut/)).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: /^Platz .*3.* nehmen$/ }));
    expect(line.asked.at(-1)).toEqual({ type: "join_table", table: "t", rev: 3, seat: 2 });
    await waitFor(() => expect(route.value).toEqual({ name: "room" }));
  });

  test("says when there is none any more", () => {
    open({});
    expect(screen.getByText(/spielt schon, oder es gibt ihn nicht mehr/)).toBeTruthy();
  });

  test("leads to the game once it has begun", () => {
    house.told(aWelcome({ your_tables: [{ table: "t", game: "bagalut", seat: 0 }] }));
    open({});
    expect(route.value).toMatchObject({ name: "table", id: "t" });
    act(() => house.told({ type: "your_tables", tables: [] }));
  });
});

test("who sits at a table asks others to it, each once", () => {
  const leif: Row = {
    kind: "player",
    user: "u-Leif",
    name: "Leif",
    guest: true,
    doing: "free",
    ratings: {},
  };
  const rows = { "player:l": leif, "player:me": { ...leif, user: "u1", name: "Astrid" } };
  enter({ ...rows, "open_table:t": table([me(), null, null]) });
  fireEvent.click(screen.getByRole("button", { name: "Jemanden einladen" }));
  const dialog = within(screen.getByRole("dialog", { name: "Jemanden einladen" }));
  expect(dialog.getAllByRole("listitem")).toHaveLength(1);
  const ask = dialog.getByRole("button", { name: /Leif.* an deinen Tisch einladen/ });
  fireEvent.click(ask);
  expect(line.asked).toEqual([{ type: "invite_player", table: "t", user: "u-Leif" }]);
  const asked = table([me(), null, null], { invited: ["u-Leif"] });
  act(() => house.told({ type: "room", n: 2, rows: { ...rows, "open_table:t": asked } }));
  expect(ask.getAttribute("aria-disabled")).toBe("true");
});

test("who is asked to a table finds it first, and hears of it", async () => {
  render(<LiveRegions />);
  enter({
    "open_table:o": table([seat("Tove"), null], { table: "o" }),
    "open_table:t": table([seat("Leif"), null], { invited: ["u1"] }),
  });
  const [first] = section("Offene Tische").getAllByRole("listitem");
  expect(first?.textContent).toContain("Du bist eingeladen.");
  const heard = /Leif.* lädt dich an einen Tisch ein/;
  await waitFor(() => expect(screen.getByRole("status").textContent).toMatch(heard));
});
