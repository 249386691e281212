import { act, fireEvent, render, screen, within } from "@testing-library/preact";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { house } from "../../src/net/house";
import { TableState } from "../../src/net/table";
import type { Frame, Outcome } from "../../src/net/wire";
import { INERT_MS } from "../../src/parts/OfferStrip";
import { LiveTable } from "../../src/table/LiveTable";
import { listenerAt } from "../../src/table/names";
import { Play } from "../../src/table/play";
import { eventSentence } from "../../src/table/sentences";
import { SECOND_BUTTON_MS } from "../../src/table/TableMenu";
import { learnBagalut } from "../gameTexts";
import { anOk, FakeLine } from "../line";
import { aFrame, aLine, aRefusal, aSeat, aSnapshot } from "../wire";

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

function sit(part: Partial<Frame> = {}, seat: number | null = 0) {
  const table = new TableState("t", seat === null ? "spectator" : "seat");
  const events = [{ type: "turn_started", seat: 0, turn: 5 }];
  table.snapshot(
    aSnapshot({ seat, frame: frame(part), log_tail: [aLine({ vseq: 3, events })] }),
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

  test("an absent player can be claimed against when the time has come, but not over the own turn", async () => {
    const away = aSeat({ name: "Tove", presence: "offline", offline_ms: 40_000, claim_ms: 20_000 });
    const { hear } = sit({ seats: [aSeat(), away], actors: [1], decision: null, legal: [] });
    expect(screen.queryByRole("button", { name: "Sieg beanspruchen" })).toBeNull();
    await later(20_500);
    press("Sieg beanspruchen");
    expect(line.asked).toEqual([{ type: "claim", table: "t", choice: "win", absent: 1 }]);
    hear({ vseq: 4, seats: [aSeat(), { ...away, claim_ms: 0 }] });
    expect(screen.queryByRole("button", { name: "Sieg beanspruchen" })).toBeNull();
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
