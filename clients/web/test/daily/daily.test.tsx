import { fireEvent, render, screen, waitFor, within } from "@testing-library/preact";
import axe from "axe-core";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { route } from "../../src/app/router";
import { DailyPanel } from "../../src/daily/DailyPanel";
import { DailyScreen } from "../../src/daily/DailyScreen";
import { dayWords, keptDays, merged, signed } from "../../src/daily/days";
import { Week } from "../../src/daily/WeekTable";
import type { Daily } from "../../src/gen/days";
import type { GameCard } from "../../src/net/api";
import { games, house } from "../../src/net/house";
import { FakeLine } from "../line";

const OPEN: Daily = {
  game: "battlefjord",
  day: "2026-11-30",
  starts_at: 0,
  ends_at: 0,
  final_at: 0,
  today: null,
  late: null,
  days: [{ day: "2026-11-28", table: "t28", over: true, score: -3 }],
  lists: [
    { day: "2026-11-30", final: false, seed: null, places: [] },
    {
      day: "2026-11-29",
      final: true,
      seed: "ab".repeat(32),
      places: [
        { rank: 1, name: "Astrid", score: 9, you: false },
        { rank: 2, name: "Leif", score: 4, you: true },
      ],
    },
  ],
  week: [
    { rank: 1, name: "Tove", score: 12, days: 3, you: false },
    { rank: 24, name: "Leif", score: -6, days: 1, you: true },
  ],
};

const attempt = (over: boolean, score: number | null) => ({
  day: "2026-11-30",
  table: "t30",
  over,
  score,
});

const GAME = "battlefjord";
const cardOf = (id: string, levels: GameCard["levels"]): GameCard => ({
  id,
  seats: [2, 2],
  levels,
  options: { properties: {} },
  rules_version: 1,
});

let asked: [string, string][] = [];

/** The house answers `daily` to reading, and a table to playing. */
function answers(daily: Daily): void {
  asked = [];
  vi.spyOn(globalThis, "fetch").mockImplementation(async (path, init) => {
    const method = init?.method ?? "GET";
    if (String(path).startsWith("/texts/")) return new Response("");
    asked.push([method, String(path)]);
    const game = String(path).split("/")[3];
    const told = method === "POST" ? { table: "t30", counts: true } : { ...daily, game };
    return new Response(JSON.stringify(told), { status: 200 });
  });
}

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, "", "/daily");
  games.value = [
    cardOf("bagalut", ["easy", "strong"]),
    cardOf("battlefjord", ["easy", "medium", "strong"]),
    cardOf("dice", ["easy"]),
  ];
  house.speakOver(new FakeLine());
  house.person.value = { user: "u1", name: "Leif", guest: false } as never;
});

describe("the page of the fjord of the day", () => {
  test("says before the start that the attempt is spent by it, and starts", async () => {
    answers(OPEN);
    const { container } = render(<DailyScreen />);
    expect(await screen.findByText("Heute noch offen.")).toBeTruthy();
    expect(screen.getByText(/Mit dem Start ist dein Versuch für heute verbraucht/)).toBeTruthy();
    expect((await axe.run(container)).violations).toEqual([]);
    fireEvent.click(screen.getByRole("button", { name: "Spielen" }));
    await waitFor(() => expect(route.value).toEqual({ name: "table", id: "t30", step: null }));
    expect(asked.at(-1)).toEqual(["POST", "/api/daily/battlefjord"]);
  });

  test("lists the last days, today and the day before with its seed", async () => {
    answers(OPEN);
    render(<DailyScreen />);
    expect(await screen.findByRole("row", { name: "Sa., 28.11. -3" })).toBeTruthy();
    expect(screen.getByText("Noch steht niemand auf der Liste.")).toBeTruthy();
    expect(screen.getByRole("row", { name: "2. Leif (du) +4" })).toBeTruthy();
    expect(screen.getByText("ab".repeat(32))).toBeTruthy();
  });

  test.each([
    [attempt(false, null), "Deine Partie läuft.", "Weiterspielen"],
    [attempt(true, 7), "Dein Wert heute: +7", "Übungspartie spielen"],
    [attempt(true, null), "Dein Versuch ist verbraucht, ohne Wert.", "Übungspartie spielen"],
  ])("says where one stands: %o", async (today, sentence, verb) => {
    answers({ ...OPEN, today, days: [today] });
    render(<DailyScreen />);
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect(screen.getByRole("button", { name: verb })).toBeTruthy();
  });

  test("yesterday's game goes first while it may still be finished", async () => {
    const late = { ...attempt(false, null), day: "2026-11-29" };
    answers({ ...OPEN, late, days: [late] });
    render(<DailyScreen />);
    expect(await screen.findByText(/^Deine Partie von gestern läuft noch/)).toBeTruthy();
    expect(screen.queryByText(/Mit dem Start ist dein Versuch/)).toBeNull();
    expect(screen.getByRole("button", { name: "Weiterspielen" })).toBeTruthy();
  });

  test("every game with a strong computer has one; Battlefjord's stands first", async () => {
    answers(OPEN);
    render(<DailyScreen />);
    const choice = await screen.findByRole("group", { name: "Welches Spiel?" });
    const radios = within(choice).getAllByRole<HTMLInputElement>("radio");
    expect(radios.map(({ checked }) => checked)).toEqual([true, false]);
    if (radios[1]) fireEvent.click(radios[1]);
    expect(await screen.findByRole("heading", { name: "Partie des Tages" })).toBeTruthy();
    await waitFor(() => expect(asked.at(-1)).toEqual(["GET", "/api/daily/bagalut"]));
    expect(location.search).toBe("?game=bagalut");
    fireEvent.click(await screen.findByRole("button", { name: "Spielen" }));
    await waitFor(() => expect(asked.at(-1)).toEqual(["POST", "/api/daily/bagalut"]));
  });

  test("the last seven days stand together, with the own line", async () => {
    answers(OPEN);
    render(<DailyScreen />);
    expect(await screen.findByRole("row", { name: "1. Tove 3 Tage +12" })).toBeTruthy();
    expect(screen.getByRole("row", { name: "24. Leif (du) 1 Tag -6" })).toBeTruthy();
  });

  test("says that the house is out of reach", async () => {
    vi.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("offline"));
    render(<DailyScreen />);
    expect(await screen.findByText("Der Server ist gerade nicht zu erreichen.")).toBeTruthy();
  });
});

test("the leaderboard of a game shows its week, where it has a game of the day", async () => {
  answers(OPEN);
  const { container, unmount } = render(<Week game="battlefjord" />);
  expect(await screen.findByRole("heading", { name: /^Fjord der Woche/ })).toBeTruthy();
  expect((await axe.run(container)).violations).toEqual([]);
  unmount();
  render(<Week game="dice" />);
  expect(screen.queryByRole("heading")).toBeNull();
});

test("the panel in the waiting room leads to the page; it starts nothing by itself", async () => {
  answers(OPEN);
  render(<DailyPanel />);
  const link = await screen.findByRole("link", { name: "Zu den Partien des Tages" });
  expect(link.getAttribute("href")).toBe("/daily");
  expect(screen.queryByRole("button")).toBeNull();
});

describe("what the device remembers", () => {
  test("stays when somebody else is signed in, and the house wins", async () => {
    answers(OPEN);
    render(<DailyScreen />);
    await waitFor(() => expect(keptDays(GAME)).toEqual([{ day: "2026-11-28", score: -3 }]));
    const later = { days: [attempt(true, 5), { ...attempt(true, 1), day: "2026-11-28" }] };
    expect(merged(keptDays(GAME), later)).toEqual([
      { day: "2026-11-30", score: 5 },
      { day: "2026-11-28", score: 1 },
    ]);
  });

  test("is fourteen days at most, and nothing that runs", () => {
    const many = Array.from({ length: 20 }, (_, at) => ({
      day: `2026-10-${at + 10}`,
      score: at,
    }));
    const kept = merged(many, { days: [attempt(false, null)] });
    expect(kept).toHaveLength(14);
    expect(kept[0]?.day).toBe("2026-10-29");
  });

  test("bears whatever lies in the storage", () => {
    localStorage.setItem("wartesaal.daily.battlefjord", '{"no":"list"}');
    expect(keptDays(GAME)).toEqual([]);
    localStorage.setItem("wartesaal.daily.battlefjord", "broken");
    expect(keptDays(GAME)).toEqual([]);
  });
});

test("days and values are written as people read them", () => {
  expect(dayWords("2026-11-30")).toBe("Montag, 30. November");
  expect(signed(0)).toBe("0");
  expect(signed(3)).toBe("+3");
});
