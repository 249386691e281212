import { act, fireEvent, render, screen, within } from "@testing-library/preact";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { App } from "../../src/app/App";
import { route } from "../../src/app/router";
import { Calls } from "../../src/lobby/Calls";
import type { GameCard } from "../../src/net/api";
import { games, house } from "../../src/net/house";
import type { Link, Row, SeekRow } from "../../src/net/wire";
import { INERT_MS } from "../../src/parts/OfferStrip";
import * as sounds from "../../src/sound";
import { learnBagalut } from "../gameTexts";
import { anOk, FakeLine } from "../line";
import { aLink, aRefusal, aWelcome, someTerms } from "../wire";

const bagalut: GameCard = {
  id: "bagalut",
  seats: [2, 2],
  levels: ["easy"],
  rules_version: 1,
  options: { properties: { steal: { type: "boolean", default: true } } },
};
const me = { user: "u1", name: "Astrid", guest: true };
const tove = { user: "u2", name: "Tove", guest: true };
const incoming = (part: Partial<Link> = {}) =>
  aLink({ named: true, you: "opponent", challenger: tove, opponent: me, ...part });
const outgoing = (part: Partial<Link> = {}) =>
  aLink({ named: true, you: "challenger", opponent: tove, expires_ms: 300_000, ...part });
const seekOf = (owner: Link["challenger"], part: Partial<SeekRow> = {}): Row => ({
  kind: "seek",
  seek: "S",
  owner,
  terms: someTerms(),
  low: null,
  high: null,
  rating: null,
  gap_confirmed: false,
  ...part,
});
const myself = (value: number): Row => ({
  kind: "player",
  ...me,
  guest: false,
  doing: "free",
  ratings: { bagalut: { value, provisional: false } },
});
const player: Row = { kind: "player", ...tove, doing: "free", ratings: {} };

let line: FakeLine;
beforeEach(async () => {
  localStorage.clear();
  await learnBagalut();
  line = new FakeLine();
  house.speakOver(line);
  house.told(aWelcome());
  games.value = [bagalut];
  history.replaceState(null, "", "/");
  route.value = { name: "room" };
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(() => {
  for (const { link } of house.challenges.entries.value) house.challenges.dismiss(link.link);
  vi.useRealTimers();
});

const pass = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));
const told = (...challenges: Link[]) =>
  act(() => house.told({ type: "your_challenges", challenges }));
const enter = (rows: Record<string, Row> = {}) => {
  render(<App />);
  act(() => house.told({ type: "room", n: 1, rows }));
};
const dialog = () => within(document.querySelector("dialog") as HTMLElement);

describe("an incoming challenge", () => {
  test("stands in the list with its sentence, in the title and in the voice", async () => {
    enter();
    told(incoming());
    expect(screen.getByRole("heading", { name: "Herausforderungen" })).toBeTruthy();
    expect(document.querySelector(".call .terms-sentence")?.textContent).toMatch(
      /^»Bagalut, Freundschaft, mit Stehlen/,
    );
    expect(document.title).toBe("1 Herausforderung – Wartesaal");
    expect(screen.getByRole("status").textContent).toBe("Tove fordert dich heraus");
  });

  test("is not accepted by a tap that was meant for what stood there before", async () => {
    enter();
    told(incoming());
    press(/^Herausforderung von Tove annehmen/);
    expect(line.asked).toEqual([]);
    await pass(INERT_MS);
    press(/^Herausforderung von Tove annehmen/);
    expect(line.asked).toEqual([{ type: "accept_link", link: "L", rev: 1, gap_confirmed: false }]);
  });

  test("is declined with a reason", async () => {
    enter();
    told(incoming());
    await pass(INERT_MS);
    press(/^Herausforderung von Tove ablehnen/);
    fireEvent.click(dialog().getByRole("button", { name: "Das ist mir zu schnell" }));
    expect(line.asked).toEqual([{ type: "decline_link", link: "L", reason: "too_fast" }]);
  });

  test("stays grey for a moment when it is withdrawn", () => {
    enter();
    told(incoming());
    act(() => house.told(incoming({ state: "cancelled" })));
    expect(document.querySelector(".call.gone")?.textContent).toContain("Das ist vorbei.");
    expect(screen.queryByRole("button", { name: /annehmen/ })).toBeNull();
  });

  test("waits in the header of another page", () => {
    render(<Calls />);
    told(incoming());
    const link = screen.getByRole("link", { name: "1 Herausforderung, im Wartesaal ansehen" });
    expect(link.getAttribute("href")).toBe("/");
    expect(document.querySelector("dialog")).toBeNull();
  });
});

describe("an own challenge", () => {
  test("shows the time that is left, and can be withdrawn", () => {
    enter();
    told(outgoing());
    expect(document.querySelector(".ring")?.textContent).toContain("5:00");
    press(/^Herausforderung an Tove zurückziehen/);
    expect(line.asked).toEqual([{ type: "cancel_link", link: "L" }]);
  });

  test("that was declined says why, until one has understood", () => {
    enter();
    told(outgoing());
    act(() => house.told(outgoing({ state: "declined", reason: "too_slow" })));
    expect(screen.getAllByText("Tove lehnt ab. »Das ist mir zu langsam.«")).toBeTruthy();
    press("Verstanden");
    expect(house.challenges.entries.value).toEqual([]);
  });

  test("leads from the waiting room to its table when it starts", () => {
    enter();
    told(outgoing());
    act(() =>
      house.told({
        type: "your_tables",
        tables: [{ table: "L", game: "bagalut", seat: 0 }],
      }),
    );
    expect(route.value).toMatchObject({ name: "table", id: "L" });
  });

  test("calls from the header when one is elsewhere", () => {
    route.value = { name: "about" };
    render(<Calls />);
    told(outgoing({ link: "M" }));
    act(() =>
      house.told({
        type: "your_tables",
        tables: [{ table: "M", game: "bagalut", seat: 0 }],
      }),
    );
    const link = screen.getByRole("link", { name: "Partie beginnt: zum Tisch" });
    expect(link.getAttribute("href")).toBe("/t/M");
    house.challenges.arrived("M");
  });
});

test("a challenge is heard once, as one soft sound, and again only when its terms change", () => {
  const sound = vi.spyOn(sounds, "play");
  render(<App />);
  told(incoming());
  told(incoming());
  expect(sound.mock.calls).toEqual([["call"]]);
  told(incoming({ rev: 3 }));
  expect(sound.mock.calls).toEqual([["call"], ["call"]]);
  sound.mockRestore();
});

describe("a seek", () => {
  test("is taken with one press, which leads to the table", async () => {
    line.answer = anOk({ table: "S" });
    enter({ "seek:S": seekOf(tove) });
    press(/^Gesuch von Tove annehmen: »Bagalut/);
    await pass(0);
    expect(line.asked).toEqual([{ type: "take_seek", seek: "S", gap_confirmed: false }]);
    expect(route.value).toMatchObject({ name: "table", id: "S" });
  });

  test("that somebody else was faster to take says so", async () => {
    line.answer = aRefusal({ code: "gone", facts: { state: "taken" } });
    enter({ "seek:S": seekOf(tove) });
    press(/^Gesuch von Tove annehmen/);
    await pass(0);
    expect(document.querySelector(".seeks .fault")?.textContent).toBe("Das ist schon vorbei.");
  });

  test("of one's own can be withdrawn, not taken", () => {
    enter({ "seek:S": seekOf(me) });
    expect(screen.queryByRole("button", { name: /annehmen/ })).toBeNull();
    press(/^Dein Gesuch zurückziehen/);
    expect(line.asked).toEqual([{ type: "withdraw_seek", seek: "S" }]);
  });

  test("is filtered by its time", () => {
    enter({ "seek:S": seekOf(tove) });
    const filter = screen.getByLabelText("Bedenkzeit") as HTMLSelectElement;
    act(() => {
      filter.value = "untimed";
      // Not by `fireEvent`: it takes every change for an input.
      filter.dispatchEvent(new Event("change", { bubbles: true }));
    });
    expect(screen.getByText(/Dazu passt gerade kein Gesuch/)).toBeTruthy();
    expect(document.querySelector(".seeks .gone")).toBeNull();
  });

  test("says which ratings it is for, and why one's own is none of them", async () => {
    house.told(aWelcome({ person: { ...me, guest: false } }));
    const range = { low: 140_000, high: 160_000 };
    enter({ "seek:S": seekOf(tove, range), "player:u1": myself(161_200) });
    expect(screen.getByText("sucht Wertung 1400 bis 1600")).toBeTruthy();
    press(/^Gesuch von Tove annehmen/);
    await pass(0);
    expect(line.asked).toEqual([]);
    // On the button itself: voices tell it when what they say just now is said.
    const taken = screen.getByRole("button", { name: /^Gesuch von Tove annehmen/ });
    expect(taken.title).toMatch(/eine Wertung von .*1400.* bis .*1600.*, du hast .*1612/);
  });

  test("is for a span around the own rating if one chooses so, also the next time", async () => {
    line.answer = anOk({ seek: "S" });
    house.told(aWelcome({ person: { ...me, guest: false } }));
    enter({ "player:u1": myself(161_200) });
    for (const first of [true, false]) {
      press("Gesuch einstellen");
      if (first) fireEvent.click(dialog().getByRole("radio", { name: "1512 bis 1712" }));
      fireEvent.click(dialog().getByRole("button", { name: "Gesuch einstellen" }));
      await pass(0);
      expect(line.asked.at(-1)).toMatchObject({ type: "post_seek", low: 151_200, high: 171_200 });
    }
  });

  test("is posted from the same dialog as a challenge", async () => {
    line.answer = anOk({ seek: "S" });
    enter();
    press("Gesuch einstellen");
    fireEvent.click(dialog().getByRole("button", { name: "Gesuch einstellen" }));
    await pass(0);
    expect(line.asked).toMatchObject([
      { type: "post_seek", low: null, high: null, gap_confirmed: false },
    ]);
    expect(document.querySelector("dialog")).toBeNull();
  });
});

describe("challenging a player", () => {
  test("opens the dialog with the player, and sends the challenge", async () => {
    line.answer = anOk({ state: "open", link: "L" });
    enter({ "player:u2": player });
    press("Tove herausfordern");
    expect(dialog().getByRole("heading", { name: "Tove herausfordern" })).toBeTruthy();
    fireEvent.click(dialog().getByRole("button", { name: "Herausfordern" }));
    await pass(0);
    expect(line.asked).toMatchObject([{ type: "challenge_player", target: "u2" }]);
  });

  test("says while one chooses why it cannot be", async () => {
    line.answer = anOk({ code: "target_busy", facts: {} });
    enter({ "player:u2": player });
    press("Tove herausfordern");
    await pass(1_000);
    expect(line.asked).toMatchObject([{ type: "check_challenge", target: "u2" }]);
    expect(
      dialog().getByText("Die andere Seite sitzt gerade an einem Tisch mit Uhr."),
    ).toBeTruthy();
    fireEvent.click(dialog().getByRole("button", { name: /^Herausfordern/ }));
    expect(line.asked).toHaveLength(1);
  });

  test("asks again when a break after a refusal is over", async () => {
    line.answer = anOk({ code: "cooldown", facts: { wait_ms: 5_000 } });
    enter({ "player:u2": player });
    press("Tove herausfordern");
    await pass(1_000);
    expect(dialog().getByText(/erst einmal Pause/)).toBeTruthy();
    line.answer = anOk({ code: null, facts: {} });
    await pass(5_000);
    await pass(1_000);
    expect(dialog().queryByText(/erst einmal Pause/)).toBeNull();
  });

  test("is no use while one's challenge to the same player waits", () => {
    enter({ "player:u2": player });
    told(outgoing());
    press(/^Tove herausfordern: Deine Herausforderung wartet schon/);
    expect(document.querySelector("dialog")).toBeNull();
  });
});
