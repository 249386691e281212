import { fireEvent, render, screen, waitFor } from "@testing-library/preact";
import axe from "axe-core";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { route } from "../../src/app/router";
import { DailyPanel } from "../../src/daily/DailyPanel";
import { DailyScreen } from "../../src/daily/DailyScreen";
import { dayWords, keptDays, merged, signed } from "../../src/daily/days";
import type { Daily } from "../../src/gen/days";
import { house } from "../../src/net/house";
import { FakeLine } from "../line";

const OPEN: Daily = {
  game: "battlefjord",
  day: "2026-11-30",
  starts_at: 0,
  ends_at: 0,
  final_at: 0,
  today: null,
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
};

const attempt = (over: boolean, score: number | null) => ({
  day: "2026-11-30",
  table: "t30",
  over,
  score,
});

let asked: [string, string][] = [];

/** The house answers `daily` to reading, and a table to playing. */
function answers(daily: Daily): void {
  asked = [];
  vi.spyOn(globalThis, "fetch").mockImplementation(async (path, init) => {
    const method = init?.method ?? "GET";
    asked.push([method, String(path)]);
    const told = method === "POST" ? { table: "t30", counts: true } : daily;
    return new Response(JSON.stringify(told), { status: 200 });
  });
}

beforeEach(() => {
  localStorage.clear();
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

  test("says that the house is out of reach", async () => {
    vi.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("offline"));
    render(<DailyScreen />);
    expect(await screen.findByText("Der Server ist gerade nicht zu erreichen.")).toBeTruthy();
  });
});

test("the panel in the waiting room leads to the page; it starts nothing by itself", async () => {
  answers(OPEN);
  render(<DailyPanel />);
  const link = await screen.findByRole("link", { name: "Zum Fjord des Tages" });
  expect(link.getAttribute("href")).toBe("/daily");
  expect(screen.queryByRole("button")).toBeNull();
});

describe("what the device remembers", () => {
  test("stays when somebody else is signed in, and the house wins", async () => {
    answers(OPEN);
    render(<DailyScreen />);
    await waitFor(() => expect(keptDays()).toEqual([{ day: "2026-11-28", score: -3 }]));
    const later = { days: [attempt(true, 5), { ...attempt(true, 1), day: "2026-11-28" }] };
    expect(merged(keptDays(), later)).toEqual([
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
    expect(keptDays()).toEqual([]);
    localStorage.setItem("wartesaal.daily.battlefjord", "broken");
    expect(keptDays()).toEqual([]);
  });
});

test("days and values are written as people read them", () => {
  expect(dayWords("2026-11-30")).toBe("Montag, 30. November");
  expect(signed(0)).toBe("0");
  expect(signed(3)).toBe("+3");
});
