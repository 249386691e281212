import { fireEvent, render, screen, waitFor, within } from "@testing-library/preact";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { EVERYTHING, pathOf } from "../../src/account/History";
import { ProfilePage } from "../../src/account/ProfilePage";
import { TopPage } from "../../src/account/TopPage";
import { route } from "../../src/app/router";
import type { BoardLine, GameLine, HistoryPage, PlayerLine, Profile } from "../../src/gen/people";
import type { GameCard } from "../../src/net/api";
import { games, house } from "../../src/net/house";
import { learnBagalut } from "../gameTexts";
import { FakeLine } from "../line";
import { aWelcome } from "../wire";
import { HttpHouse } from "./answers";

const AT = new Date(2026, 10, 29, 12).getTime();

function aProfile(part: Partial<Profile> = {}): Profile {
  return {
    user: "u2",
    name: "Leif",
    guest: false,
    bot: false,
    since: AT,
    points: -10,
    ratings: [{ game: "bagalut", value: 151_234, games: 7, provisional: true, last_played: AT }],
    form: ["behind", "first", "equal"],
    against_me: { ahead: 3, level: 1, behind: 2 },
    private: null,
    ...part,
  };
}

function aPlayer(part: Partial<PlayerLine> = {}): PlayerLine {
  return {
    seat: 0,
    user: "u2",
    name: "Leif",
    computer: null,
    rank: 1,
    rating_before: null,
    rating_after: null,
    points: 0,
    taler: 0,
    ...part,
  };
}

function aGame(part: Partial<GameLine> = {}): GameLine {
  return {
    table: "t1",
    game: "bagalut",
    started_at: AT - 1,
    ended_at: AT,
    reason: "points",
    rated: false,
    stake: 0,
    showing: "first",
    players: [aPlayer(), aPlayer({ seat: 1, user: "u3", name: "Sigrun", rank: 2 })],
    ...part,
  };
}

let http: HttpHouse;

function tellLeif(profile: Profile, ...pages: HistoryPage[]): void {
  http.tell("GET /api/people/Leif", profile).tell("GET /api/people/u2/graph", {
    points: [
      { table: "t0", at: AT - 86_400_000, value: 150_000 },
      { table: "t1", at: AT, value: 151_234 },
    ],
  });
  for (const page of pages) http.tell("GET /api/people/u2/games", page);
}

const showLeif = () => render(<ProfilePage route={{ name: "profile", user: "Leif" }} />);

beforeEach(async () => {
  await learnBagalut();
  http = new HttpHouse();
  house.speakOver(new FakeLine());
  house.told(aWelcome({ person: { user: "u1", name: "Astrid", guest: false } }));
  const card: GameCard = {
    id: "bagalut",
    seats: [2, 2],
    levels: ["easy"],
    rules_version: 1,
    options: { properties: {} },
  };
  games.value = [card];
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe("a profile", () => {
  test("tells rating, form and how the reader stands to him", async () => {
    tellLeif(aProfile(), { games: [], after: null });
    showLeif();
    expect(await screen.findByRole("heading", { name: "Leif" })).toBeTruthy();
    expect(screen.getByText("Dabei seit November 2026.")).toBeTruthy();
    expect(
      screen.getByText("Du gegen Leif: 3 gewonnen, 1 unentschieden, 2 verloren."),
    ).toBeTruthy();
    const row = screen.getByRole("row", { name: /Bagalut/ });
    expect(row.textContent).toContain("1512");
    expect(row.textContent).toContain("vorläufig");
    expect(screen.getByText("Punkte über alle Spiele: −10")).toBeTruthy();
    expect(screen.getByText(/die letzten 3 gewerteten Partien: 1 gewonnen, 1 unent/)).toBeTruthy();
    expect(document.querySelector(".form")?.textContent).toBe("USN");
  });

  test("offers to challenge whoever is here, and nobody else", async () => {
    tellLeif(aProfile(), { games: [], after: null });
    showLeif();
    await screen.findByRole("button", { name: "Befreunden, blockieren, melden" });
    expect(screen.queryByRole("button", { name: "Herausfordern" })).toBeNull();
    const leif = {
      kind: "player",
      user: "u2",
      name: "Leif",
      guest: false,
      doing: "free",
      ratings: {},
    } as const;
    house.told({ type: "room", n: 1, rows: { "player:u2": leif } });
    fireEvent.click(await screen.findByRole("button", { name: "Herausfordern" }));
    expect(await screen.findByRole("dialog")).toBeTruthy();
    expect(screen.getByRole("button", { name: "Abbrechen" })).toBeTruthy();
  });

  test("keeps what is private out of others' sight", async () => {
    tellLeif(aProfile(), { games: [], after: null });
    showLeif();
    await screen.findByRole("heading", { name: "Leif" });
    expect(screen.queryByText(/Taler/)).toBeNull();
    expect(screen.queryByRole("region", { name: "Fair gespielt" })).toBeNull();
  });

  test("shows oneself what follows from the fair-play record", async () => {
    const own = {
      taler: 90,
      outcomes: [
        { outcome: "left", at: AT },
        { outcome: "good", at: AT - 1 },
      ],
      restrictions: [{ kind: "unrated", until: AT + 60_000, reason: "left" }],
    };
    tellLeif(aProfile({ private: own, against_me: null }), { games: [], after: null });
    showLeif();
    const part = within(await screen.findByRole("region", { name: "Fair gespielt" }));
    expect(part.getByText(/Bis 29.11.2026, 12:01 spielst du nicht gewertet/).textContent).toContain(
      "Du warst weg, bis es vorbei war.",
    );
    expect(part.getByText("Von deinen letzten 2 gewerteten Partien: 1 in Ordnung.")).toBeTruthy();
    expect(screen.getByText(/Du hast 90 Taler/)).toBeTruthy();
  });

  test("goes on under the name as it is", async () => {
    http.tell("GET /api/people/leif", aProfile()).tell("GET /api/people/Leif", aProfile());
    tellLeif(aProfile(), { games: [], after: null });
    render(<ProfilePage route={{ name: "profile", user: "leif" }} />);
    await waitFor(() => expect(route.value).toEqual({ name: "profile", user: "Leif" }));
  });

  test("of nobody says so", async () => {
    http.refuse("GET /api/people/Leif", "not_found", {}, 404);
    showLeif();
    await screen.findByText("Das gibt es nicht mehr.", { selector: "p.fault" });
  });

  test("can be walked along by keys, and read as a table", async () => {
    tellLeif(aProfile(), { games: [], after: null });
    showLeif();
    const line = await screen.findByRole("slider", { name: "Verlauf der Wertung in Bagalut" });
    expect(line.getAttribute("aria-valuetext")).toBe("29.11.2026: 1512");
    fireEvent.keyDown(line, { key: "ArrowLeft" });
    expect(line.getAttribute("aria-valuetext")).toBe("28.11.2026: 1500");
    fireEvent.keyDown(line, { key: "ArrowLeft" });
    expect(line.getAttribute("aria-valuenow")).toBe("1");
    fireEvent.keyDown(line, { key: "End" });
    expect(line.getAttribute("aria-valuenow")).toBe("2");
    expect(screen.getByText("2 Partien: von 1500 auf 1512, zwischen 1500 und 1512.")).toBeTruthy();
    fireEvent.click(screen.getByText("Als Tabelle"));
    expect(screen.getByRole("row", { name: /28.11.2026 1500/ })).toBeTruthy();
  });

  test("asks for the span of the graph that is wanted", async () => {
    tellLeif(aProfile(), { games: [], after: null });
    showLeif();
    fireEvent.click(await screen.findByRole("radio", { name: "30 Tage" }));
    await waitFor(() =>
      expect(http.asked.at(-1)?.path).toBe("/api/people/u2/graph?game=bagalut&days=30"),
    );
  });
});

describe("a history", () => {
  test("tells against whom, how it came off, what it changed, and leads to the replay", async () => {
    const rated = aGame({
      rated: true,
      players: [
        aPlayer({ rating_before: 150_000, rating_after: 151_234, points: 10, taler: 20 }),
        aPlayer({ seat: 1, user: "u3", name: "Sigrun", rank: 2 }),
      ],
    });
    tellLeif(aProfile(), { games: [rated], after: null });
    showLeif();
    const line = (await screen.findByText(/gewonnen · gewertet/)).closest("li");
    expect(line?.textContent).toContain(
      "gewonnen · gewertet · Wertung +12 · Punkte +10 · Taler +20 · 29.11.2026",
    );
    const part = within(line as HTMLElement);
    expect(part.getByRole("link", { name: "Sigrun" }).getAttribute("href")).toBe("/u/u3");
    const replay = part.getByRole("link", { name: "Nachspielen: Bagalut gegen Sigrun" });
    expect(replay.getAttribute("href")).toBe("/t/t1");
  });

  test("counts places where more than two sat, and calls computers by their name", async () => {
    const three = aGame({
      showing: "behind",
      players: [
        aPlayer({ rank: 2 }),
        aPlayer({ seat: 1, user: "computer:easy", name: "computer-1", computer: "easy" }),
        aPlayer({ seat: 2, user: "gone", name: "–", rank: 3 }),
      ],
    });
    tellLeif(aProfile(), { games: [three], after: null });
    showLeif();
    const line = (await screen.findByText(/2. von 3 · Freundschaft/)).closest("li") as HTMLElement;
    expect(line.textContent).toContain("gegen Computer, –");
    expect(within(line).queryByRole("link", { name: "–" })).toBeNull();
  });

  test("goes on with the page after it", async () => {
    tellLeif(
      aProfile(),
      { games: [aGame({ table: "t2" })], after: "7.t2" },
      { games: [aGame({ table: "t1" })], after: null },
    );
    showLeif();
    fireEvent.click(await screen.findByRole("button", { name: "Ältere Partien" }));
    await waitFor(() => expect(screen.getAllByText(/gewonnen · Freundschaft/)).toHaveLength(2));
    expect(http.asked.at(-1)?.path).toBe("/api/people/u2/games?after=7.t2");
    expect(screen.queryByRole("button", { name: "Ältere Partien" })).toBeNull();
  });

  test("is asked for anew when a filter is set, and says when nothing fits", async () => {
    tellLeif(aProfile(), { games: [aGame()], after: null }, { games: [], after: null });
    showLeif();
    const results = await screen.findByLabelText("Ergebnis");
    await screen.findByText(/gewonnen · Freundschaft/);
    fireEvent.change(results, { target: { value: "behind" } });
    await screen.findByText("Keine Partie passt dazu.");
    expect(http.asked.at(-1)?.path).toBe("/api/people/u2/games?showing=behind");
  });

  test("is asked for with all filters at once", () => {
    expect(pathOf("u2", EVERYTHING, null)).toBe("/api/people/u2/games?");
    const wanted = { game: "bagalut", kind: "rated", showing: "first", opponent: " Gast Eibe 1 " };
    expect(pathOf("u2", wanted, "7.t2")).toBe(
      "/api/people/u2/games?game=bagalut&kind=rated&showing=first&opponent=Gast+Eibe+1&after=7.t2",
    );
  });
});

describe("a leaderboard", () => {
  const aLine = (part: Partial<BoardLine>): BoardLine => ({
    place: 1,
    user: "u2",
    name: "Leif",
    value: 153_000,
    games: 30,
    provisional: false,
    last_played: AT,
    ...part,
  });

  test("shows the own line also when it is far down", async () => {
    const own = aLine({ place: 123, user: "u1", name: "Astrid", value: 140_000 });
    http.tell("GET /api/top", { game: "bagalut", lines: [aLine({})], own });
    render(<TopPage />);
    const row = await screen.findByRole("row", { name: /123 Astrid \(du\) 1400/ });
    expect(row.className).toBe("own");
    expect(screen.getByRole("link", { name: "Leif" }).getAttribute("href")).toBe("/u/Leif");
  });

  test("by points has signs, and is asked for without a game", async () => {
    http
      .tell("GET /api/top", { game: "bagalut", lines: [], own: null })
      .tell("GET /api/top", { game: null, lines: [aLine({ value: -30 })], own: null });
    render(<TopPage />);
    await screen.findByText(/in den letzten 30 Tagen niemand/);
    fireEvent.click(screen.getByRole("radio", { name: "Punkte" }));
    await screen.findByRole("row", { name: /1 Leif −30 30/ });
    expect(http.asked.map(({ path }) => path)).toEqual(["/api/top?game=bagalut", "/api/top"]);
    expect(screen.getByText(/Du stehst hier, sobald/)).toBeTruthy();
  });
});
