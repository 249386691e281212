import { act, fireEvent, render, screen, within } from "@testing-library/preact";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { tallyAgainst } from "../../src/lobby/kept";
import { house } from "../../src/net/house";
import { TableState } from "../../src/net/table";
import type { Frame, Outcome, Terms } from "../../src/net/wire";
import { LiveRegions } from "../../src/parts/live";
import { INERT_MS } from "../../src/parts/OfferStrip";
import { defaults, settings } from "../../src/settings/settings";
import { termsInShort } from "../../src/table/Head";
import { LiveTable } from "../../src/table/LiveTable";
import { listenerAt } from "../../src/table/names";
import { Play } from "../../src/table/play";
import { eventSentence } from "../../src/table/sentences";
import { SECOND_BUTTON_MS } from "../../src/table/TableMenu";
import { learnBagalut } from "../gameTexts";
import { anOk, FakeLine } from "../line";
import { aClock, aFrame, aLine, aRefusal, aSeat, aSnapshot, someTerms } from "../wire";

const view = { phase: "steal", turn: 5, active_seat: 0, hand: ["fish-2", "coin-7"], hands: [2, 3] };
const legal = [
  { type: "steal", good: "fish" },
  { type: "steal", good: "coin" },
];

function frame(part: Partial<Frame> = {}): Frame {
  return aFrame({ view, legal, decision: 4, actors: [0], vseq: 3, ...part });
}

const stops: (() => void)[] = [];
let line: FakeLine;

function sit(part: Partial<Frame> = {}, seat: number | null = 0, terms: Terms = someTerms()) {
  const table = new TableState("t", seat === null ? "spectator" : "seat");
  const events = [{ type: "turn_started", seat: 0, turn: 5 }];
  table.snapshot(
    aSnapshot({ seat, terms, frame: frame(part), log_tail: [aLine({ vseq: 3, events })] }),
    performance.now(),
  );
  const play = new Play(table, {
    ask: (ask) => line.ask(ask),
    now: () => performance.now(),
    isConnected: () => true,
    settings: () => ({ tempo: "normal", confirm: "two" }),
    sentenceOf: (event) => eventSentence(listenerAt(table, "bagalut"), event),
    onTold: () => {},
    onRace: () => {},
    onRefused: () => {},
  });
  stops.push(play.start());
  render(<LiveTable table={table} play={play} board={null} name="Bagalut" />);
  const hear = (next: Partial<Frame>) => act(() => table.frame(frame(next), performance.now()));
  return { table, play, hear };
}

const box = () => within(document.querySelector(".box") as HTMLElement);
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));
const later = (ms: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(ms);
  });

beforeEach(async () => {
  await learnBagalut();
  line = new FakeLine();
  house.speakOver(line);
  vi.useFakeTimers({
    toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "performance"],
  });
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  // What waits to be said is said before the next test.
  vi.advanceTimersByTime(5_000);
  settings.value = { ...defaults(), language: "de" };
  vi.useRealTimers();
});

describe("as text", () => {
  test("the state is told in words from the view, and each legal action is a sentence", () => {
    sit();
    expect(screen.getByText("Deine Hand").nextSibling?.textContent).toBe("Fische 2, Münzen 7");
    const actions = within(document.getElementById("legal-actions") as HTMLElement);
    expect(actions.getAllByRole("button").map((button) => button.textContent)).toEqual([
      "1 Stiehl die letzte Karte der Reihe Fische.",
      "2 Stiehl die letzte Karte der Reihe Münzen.",
    ]);
  });

  test("a number arms, the box says what will happen, an empty line does it", async () => {
    sit();
    const field = screen.getByLabelText("Befehl");
    fireEvent.input(field, { target: { value: "2" } });
    fireEvent.submit(field.closest("form") as HTMLFormElement);
    expect(box().getByRole("heading").textContent).toBe(
      "Stiehl die letzte Karte der Reihe Münzen.",
    );
    expect(line.asked).toEqual([]);
    await later(300);
    fireEvent.submit(field.closest("form") as HTMLFormElement);
    expect(line.asked).toEqual([{ type: "act", table: "t", decision: 4, action: legal[1] }]);
  });

  test("words filter the list", () => {
    sit();
    const field = screen.getByLabelText("Befehl");
    fireEvent.input(field, { target: { value: "münz" } });
    fireEvent.submit(field.closest("form") as HTMLFormElement);
    expect(document.querySelectorAll("#legal-actions li:not([hidden])")).toHaveLength(1);
  });
});

describe("the box", () => {
  test("says what is asked, or who is asked what", () => {
    const { hear } = sit();
    expect(box().getByRole("heading").textContent).toBe("Stiehl die letzte Karte einer Reihe.");
    hear({ vseq: 4, actors: [1], decision: null, legal: [] });
    expect(box().getByRole("heading").textContent).toBe(
      "Tove stiehlt die letzte Karte einer Reihe.",
    );
  });

  test("a refused action is the game's own sentence, its code folded away", async () => {
    sit();
    line.answer = aRefusal({
      code: "illegal_action",
      rule: "row_empty",
      facts: { seat: 1, good: "fish" },
    });
    press(/^1 /);
    await later(300);
    press("So machen");
    await later(0);
    expect(box().getByRole("heading").textContent).toBe("Die Reihe Fische von Tove ist leer.");
    expect(box().getByText("Einzelheiten").closest("details")?.open).toBe(false);
  });

  test("what another does is told, and going on tells the waiting clock", async () => {
    const { hear } = sit();
    const clock = {
      t_ms: 0,
      seats: [
        { state: "narration" as const, remaining_ms: 9_000, starts_ms: 3_000, brake_ms: null },
      ],
      timer_ms: null,
    };
    hear({
      vseq: 4,
      events: [{ type: "card_laid", seat: 1, card: "coin-7", setup: false }],
      clock,
    });
    expect(box().getByRole("heading").textContent).toBe("Tove legt Münzen 7.");
    expect(box().getByText("Die Schachuhr steht, solange erzählt wird.")).toBeTruthy();
    press("Weiter");
    expect(line.asked).toEqual([{ type: "narration_done", table: "t", vseq: 4 }]);
  });
});

describe("offers", () => {
  const offer = {
    id: 7,
    kind: "draw" as const,
    seat: 1,
    needs: [0],
    accepted: [],
    expires_ms: 60_000,
    absent_seat: null,
    barriers: [],
    to_vseq: null,
  };

  test("an offer has its strip, is inert at first, and is answered by its id", async () => {
    sit({ offers: [offer] });
    expect(screen.getByText("Tove bietet Remis an.")).toBeTruthy();
    press("Annehmen");
    expect(line.asked).toEqual([]);
    await later(INERT_MS);
    press("Annehmen");
    expect(line.asked).toEqual([
      { type: "answer", table: "t", offer: 7, accept: true, mute: false },
    ]);
  });

  test("a take-back names what was seen", () => {
    sit({ offers: [{ ...offer, kind: "take_back", barriers: ["reveal"] }] });
    expect(screen.getByText(/Dabei wurde etwas aufgedeckt\./)).toBeTruthy();
  });

  test("the own offer can be withdrawn", () => {
    sit({ offers: [{ ...offer, seat: 0, needs: [1] }] });
    press("Zurückziehen");
    expect(line.asked).toEqual([{ type: "withdraw", table: "t", offer: 7 }]);
  });

  describe("an absent player", () => {
    const away = aSeat({ name: "Tove", presence: "offline", offline_ms: 40_000, claim_ms: 20_000 });
    const theirs = { actors: [1], decision: null, legal: [] };
    const claimed = { type: "claim", table: "t", choice: "win", absent: 1 };

    test("can be claimed against when the time has come, but not over the own turn", async () => {
      const { hear } = sit({ seats: [aSeat(), away], ...theirs });
      expect(screen.queryByRole("button", { name: "Sieg beanspruchen" })).toBeNull();
      await later(20_500);
      press("Sieg beanspruchen");
      expect(line.asked).toEqual([claimed]);
      hear({ vseq: 4, seats: [aSeat(), { ...away, claim_ms: 0 }] });
      expect(screen.queryByRole("button", { name: "Sieg beanspruchen" })).toBeNull();
    });

    test("who has left can be claimed against over the own turn, too: nothing else would end it", async () => {
      sit({ seats: [aSeat(), { ...away, presence: "left", claim_ms: 0 }] });
      press("Sieg beanspruchen");
      expect(line.asked).toEqual([claimed]);
    });

    test("can be claimed against where countdowns are not shown", async () => {
      settings.value = { ...settings.value, countdowns: false };
      sit({ seats: [aSeat(), away], ...theirs });
      expect(screen.getByText("Tove ist weg.")).toBeTruthy();
      expect(screen.queryByText(/Sieg beanspruchen in/)).toBeNull();
      await later(20_500);
      expect(screen.getByRole("button", { name: "Sieg beanspruchen" })).toBeTruthy();
    });

    test("is claimed against by itself where one has set it so, once", async () => {
      settings.value = { ...settings.value, autoClaim: true };
      sit({ seats: [aSeat(), away], ...theirs });
      await later(22_000);
      expect(line.asked).toEqual([claimed]);
    });

    test("of several is named each, and may be voted out once the table waits for that one", async () => {
      const due = { ...away, claim_ms: 0 };
      const seats = [aSeat(), due, aSeat({ name: "Leif" }), { ...due, name: "Ida" }];
      const clock = { t_ms: 0, seats: seats.map(() => aClock()), timer_ms: null };
      const { hear } = sit({ seats, clock, ...theirs });
      const strips = within(document.querySelector(".offers") as HTMLElement);
      expect(strips.getByText(/Tove ist weg seit/)).toBeTruthy();
      expect(strips.getByText(/Ida ist weg seit/)).toBeTruthy();
      expect(
        strips.getByText("Beanspruchen kannst du das, sobald auf Ida gewartet wird."),
      ).toBeTruthy();
      press("Ohne den Platz weiterspielen");
      expect(line.asked).toEqual([claimed]);
      const vote = { ...offer, kind: "retire" as const, seat: 2, absent_seat: 1 };
      hear({ vseq: 4, seats, clock, ...theirs, offers: [vote] });
      expect(strips.queryByRole("button", { name: "Ohne den Platz weiterspielen" })).toBeNull();
    });

    test("does not concern who is out himself", () => {
      sit({ seats: [aSeat({ retired: 1 }), { ...away, claim_ms: 0 }], ...theirs });
      expect(screen.queryByText(/ist weg/)).toBeNull();
    });
  });
});

describe("the menu", () => {
  test("what is not possible stays, with its reason", () => {
    sit({ offerable: [{ kind: "draw", reason: "progress" }] });
    press("Tischmenü");
    const button = screen.getByRole("button", { name: "Remis anbieten" });
    expect(button.getAttribute("aria-disabled")).toBe("true");
    expect(screen.getByText("Dafür ist die Partie noch zu jung.")).toBeTruthy();
  });

  test("resigning takes a second button, a second later", async () => {
    sit();
    press("Tischmenü");
    press("Aufgeben");
    const sure = within(document.querySelector(".sure") as HTMLElement);
    fireEvent.click(sure.getByRole("button", { name: /Aufgeben/ }));
    expect(line.asked).toEqual([]);
    await later(SECOND_BUTTON_MS);
    fireEvent.click(sure.getByRole("button", { name: "Aufgeben" }));
    expect(line.asked).toEqual([{ type: "resign", table: "t" }]);
  });

  test("before it has begun, the game can be called off instead", () => {
    sit({ may_abort: true });
    press("Tischmenü");
    expect(screen.queryByRole("button", { name: "Aufgeben" })).toBeNull();
    expect(screen.getByRole("button", { name: "Partie abbrechen" })).toBeTruthy();
  });
});

describe("the menu of who does not play", () => {
  test("keeps every entry, with the reason", () => {
    sit({ decision: null, legal: [] }, null);
    press("Tischmenü");
    for (const name of ["Zug zurück", "Remis anbieten", "Aufgeben"]) {
      const button = screen.getByRole("button", { name });
      expect(button.getAttribute("aria-disabled")).toBe("true");
    }
    expect(screen.getAllByText("Du siehst nur zu.").length).toBeGreaterThan(0);
    expect(screen.getByText("Das geht nur am Brett.")).toBeTruthy();
  });
});

describe("the terms", () => {
  const strict = someTerms({
    kind: "rated",
    stake: 20,
    tempo: "calm",
    spectators: { allowed: "friends", delay_s: 180 },
  });

  test("stand in the header, what is usual left out", () => {
    expect(termsInShort(someTerms(), true)).toEqual(["5 + 3", "Freundschaft"]);
    expect(termsInShort(strict, true)).toEqual([
      "5 + 3",
      "gewertet",
      "Einsatz 20 Taler",
      "ruhiges Erzähltempo",
      "nur Freunde sehen zu",
      "Zuschauer 3 Minuten verzögert",
    ]);
  });

  test("are told in one whole sentence by the info sign, the take-back among them", () => {
    sit();
    press("Bedingungen");
    const dialog = within(screen.getByRole("dialog"));
    expect(dialog.getByText(/^»/).textContent).toMatch(
      /Freundschaft.*5 Minuten.*3 Sekunden.*normales Erzähltempo; alle dürfen zusehen; Züge lassen sich zurücknehmen/,
    );
    expect(dialog.getByRole("link", { name: /Bagalut/ }).getAttribute("href")).toBe(
      "/rules/bagalut",
    );
  });

  test("a spectator is told how late he sees all", () => {
    sit({ decision: null, legal: [] }, null, strict);
    expect(screen.getByText("du siehst zu · 3 Minuten verzögert")).toBeTruthy();
  });
});

describe("time gets short", () => {
  test("at a minute it is said and seen, though no countdown is shown", async () => {
    const clock = {
      t_ms: 0,
      seats: [aClock({ state: "running", remaining_ms: 61_000 }), aClock()],
      timer_ms: null,
    };
    sit({ clock });
    expect(document.querySelector(".clock.warned")).toBeNull();
    await later(1_500);
    expect(screen.getByText("Noch eine Minute.")).toBeTruthy();
    expect(document.querySelectorAll(".clock.warned")).toHaveLength(1);
    await later(6_500);
    expect(screen.queryByText("Noch eine Minute.")).toBeNull();
  });
});

describe("each key does what it says", () => {
  const key = (name: string, part: KeyboardEventInit = {}) =>
    act(() => void fireEvent.keyDown(document.body, { key: name, ...part }));
  const saying = () => screen.getByRole("status").textContent;

  async function told(name: string, part: KeyboardEventInit = {}): Promise<string | null> {
    await later(1_500);
    key(name, part);
    return saying();
  }

  test("C, L, Shift+L, S, O, H, T read aloud", async () => {
    sit();
    render(<LiveRegions />);
    expect(await told("c")).toContain("5:00");
    expect(await told("l")).toBe("Zug 5: Du bist dran.");
    expect(await told("L", { shiftKey: true })).toMatch(/^Bisher ist nichts geschehen\./);
    expect(await told("s")).toContain("Zug");
    expect(await told("o")).toContain("Tove");
    expect(await told("h")).toContain("Fische 2, Münzen 7");
    expect(await told("t")).toContain("Stiehl die letzte Karte einer Reihe.");
  });

  test("A, ? open their lists; F, G turn the board and the words", () => {
    sit();
    key("a");
    expect(screen.getByRole("dialog", { name: "Was du tun kannst" })).toBeTruthy();
    key("?");
    expect(screen.getByRole("dialog", { name: "Tasten" })).toBeTruthy();
    const near = () => document.querySelector(".near h2")?.textContent;
    expect(near()).toBe("Du");
    key("f");
    expect(near()).toBe("Tove");
    key("g");
    expect(document.querySelector(".table.as-text")).toBeTruthy();
  });

  test("Z asks for a take-back, N goes on in the narration", async () => {
    const { hear } = sit();
    key("z");
    expect(line.asked).toEqual([{ type: "offer", table: "t", kind: "take_back", named: [] }]);
    hear({ vseq: 4, events: [{ type: "card_laid", seat: 1, card: "coin-7", setup: false }] });
    expect(box().getByRole("heading").textContent).toBe("Tove legt Münzen 7.");
    key("n");
    expect(box().getByRole("heading").textContent).toBe("Stiehl die letzte Karte einer Reihe.");
  });

  test("/ opens the chat and goes to where one writes", async () => {
    sit();
    key("/");
    await later(0);
    expect(document.activeElement?.hasAttribute("data-talk")).toBe(true);
  });

  test("all single keys can be turned off", () => {
    settings.value = { ...settings.value, singleKeys: false };
    sit();
    for (const name of ["a", "?", "z", "/", "f"]) key(name);
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(line.asked).toEqual([]);
    expect(document.querySelector(".near h2")?.textContent).toBe("Du");
  });
});

describe("the end", () => {
  const outcome: Outcome = {
    aborted: false,
    reason: "played_out",
    ranking: [[1], [0]],
    scores: [2, 3],
    seed: null,
    rematch: null,
    settled: null,
  };

  test("the result is the heading, ranks and scores below, a rematch one press away", () => {
    sit({
      outcome,
      actors: [],
      decision: null,
      legal: [],
      offerable: [{ kind: "rematch", reason: null }],
    });
    expect(box().getByRole("heading").textContent).toBe("Tove liegt bei den meisten Waren vorn.");
    const ranks = box()
      .getAllByRole("listitem")
      .map((item) => item.textContent);
    expect(ranks).toEqual(["1.Tove3", "2.Du2"]);
    press("Revanche");
    expect(line.asked).toEqual([{ type: "offer", table: "t", kind: "rematch", named: [] }]);
  });

  const computer = aSeat({ computer: "easy" });
  const person = aSeat({ name: "Tove" });
  test.each([
    ["a win", [[0], [1, 2]], [computer, computer], { won: 1, drawn: 0, lost: 0 }],
    ["a shared first place", [[0, 2], [1]], [computer, computer], { won: 0, drawn: 1, lost: 0 }],
    ["a defeat", [[1], [0, 2]], [computer, computer], { won: 0, drawn: 0, lost: 1 }],
    ["nothing, with other people", [[0], [1, 2]], [computer, person], null],
  ])("the device counts against the computers: %s", (_, ranking, others, tally) => {
    localStorage.clear();
    sit({ outcome: { ...outcome, ranking, scores: [3, 2, 1] }, seats: [aSeat(), ...others] });
    expect(tallyAgainst("bagalut", "easy")).toEqual(tally);
  });

  const over = { outcome, actors: [], decision: null, legal: [] };

  test("a rematch that its maker has withdrawn is said to be off", () => {
    const { hear } = sit({ ...over, offerable: [{ kind: "rematch", reason: null }] });
    const made = { type: "table_offer_made", offer_id: 1, kind: "rematch", seat: 1 };
    hear({ ...over, vseq: 4, events: [made] });
    expect(screen.queryByText(/Aus der Revanche wird nichts/)).toBeNull();
    const closed = { type: "table_offer_closed", offer_id: 1, kind: "rematch", state: "withdrawn" };
    hear({ ...over, vseq: 5, events: [closed] });
    expect(
      screen.getByText(
        "Aus der Revanche wird nichts: Tove hat sie zurückgezogen oder ist gegangen.",
      ),
    ).toBeTruthy();
  });

  test("a table of three can be opened again by who stays, one of two cannot", async () => {
    const three = [aSeat(), aSeat({ name: "Tove" }), aSeat({ name: "Leif" })];
    const clock = { t_ms: 0, seats: three.map(() => aClock()), timer_ms: null };
    const { hear } = sit(over);
    expect(screen.queryByRole("button", { name: "Tisch wieder öffnen" })).toBeNull();
    hear({
      ...over,
      vseq: 4,
      seats: three,
      clock,
      outcome: { ...outcome, ranking: [[1], [0], [2]], scores: [2, 3, 1] },
    });
    line.answer = aRefusal({ code: "already_seated" });
    press("Tisch wieder öffnen");
    await later(0);
    expect(line.asked).toEqual([{ type: "open_again", table: "t" }]);
    expect(box().getByText(/Du sitzt schon an einem offenen Tisch/)).toBeTruthy();
  });

  test("a result of the table's is said by the house", () => {
    sit({ outcome: { ...outcome, reason: "resign", ranking: [[0], [1]] }, actors: [] });
    expect(box().getByRole("heading").textContent).toMatch(/^Du gewinnst/);
  });
});

describe("looking back", () => {
  test("an entry of the logbook shows the table as it was, read-only, with the way back", async () => {
    const { play } = sit();
    line.answer = anOk({
      last: 3,
      positions: [{ vseq: 3, view: { ...view, turn: 4 }, events: [] }],
    } as never);
    act(() => play.past.turnTo(0));
    act(() => play.past.look(3));
    await later(0);
    expect(screen.getByText("Zug (von 20)").nextSibling?.textContent).toBe("4");
    expect(document.querySelectorAll("#legal-actions button")).toHaveLength(0);
    press("Zurück zur Partie");
    expect(screen.getByText("Zug (von 20)").nextSibling?.textContent).toBe("5");
  });
});

test("a turn opens a group of the logbook", () => {
  sit();
  expect(within(screen.getByRole("log")).getByRole("heading").textContent).toBe("Zug 5");
});

test("a spectator sees who is asked and gets no buttons to act", () => {
  sit({ decision: null, legal: [] }, null);
  expect(box().getByRole("heading").textContent).toBe(
    "Astrid stiehlt die letzte Karte einer Reihe.",
  );
  expect(screen.queryByRole("button", { name: "So machen" })).toBeNull();
});

test("the title says that one is asked", () => {
  sit();
  expect(document.title).toBe("Du bist am Zug – Bagalut – Wartesaal");
});
