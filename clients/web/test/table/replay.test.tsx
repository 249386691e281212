import { act, fireEvent, render, screen } from "@testing-library/preact";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { house } from "../../src/net/house";
import { TableState } from "../../src/net/table";
import type { Outcome } from "../../src/net/wire";
import { defaults, settings } from "../../src/settings/settings";
import { LiveTable } from "../../src/table/LiveTable";
import { entryAt } from "../../src/table/log";
import { Play } from "../../src/table/play";
import { placeFrom } from "../../src/table/replayKeys";
import { learnBagalut } from "../gameTexts";
import { FakeLine } from "../line";
import { aFrame, aLine, aSnapshot, someTerms } from "../wire";

const outcome: Outcome = {
  aborted: false,
  reason: "resign",
  ranking: [[0], [1]],
  scores: [3, 1],
  seed: null,
  rematch: null,
  settled: null,
};
const view = { phase: "steal", turn: 5, active_seat: 0, hand: ["fish-2"], hands: [1, 3] };
const turns = [1, 3, 5].map((vseq) =>
  aLine({ vseq, events: [{ type: "turn_started", seat: 0, turn: vseq }] }),
);
const thefts = [2, 4].map((vseq) => aLine({ vseq, events: [{ type: "table_resigned", seat: 1 }] }));
const log = [...turns, ...thefts].toSorted((one, other) => one.vseq - other.vseq);

let line: FakeLine;
let stop: () => void;

function sit(reveals: boolean, seed: string | null = null): Play {
  const table = new TableState("t", "seat");
  const ended = aFrame({ view, vseq: 5, outcome: { ...outcome, seed } });
  table.snapshot(
    aSnapshot({
      seat: 0,
      terms: { ...someTerms(), reveal_after_end: reveals },
      frame: ended,
      log_tail: log,
    }),
    0,
  );
  const play = new Play(table, {
    ask: () => new Promise(() => {}), // what was is not needed here, only where one looks
    now: () => 0,
    isConnected: () => true,
    settings: () => ({ tempo: "normal", confirm: "two" }),
    sentenceOf: () => null,
    onTold: () => {},
    onRace: () => {},
    onRefused: () => {},
  });
  play.past.turnTo(0);
  stop = play.start();
  render(<LiveTable table={table} play={play} board={null} name="Bagalut" />);
  return play;
}

beforeEach(async () => {
  settings.value = { ...defaults(), language: "de" };
  await learnBagalut();
  line = new FakeLine();
  house.speakOver(line);
});
afterEach(() => stop?.());

const press = (key: string) => fireEvent.keyDown(document.body, { key });

describe("keys", () => {
  test.each([
    ["ArrowLeft", 3],
    ["ArrowRight", 5],
    ["PageUp", 3],
    ["PageDown", 7],
    ["Home", 1],
    ["End", 9],
  ])("%s leads from step 4 to step %i", (key, place) => {
    expect(placeFrom(key, 4, 9, [1, 3, 7])).toBe(place);
  });

  test("where no turn comes any more, PgDn goes to the end and PgUp to the beginning", () => {
    expect(placeFrom("PageDown", 8, 9, [3, 7])).toBe(9);
    expect(placeFrom("PageUp", 2, 9, [3, 7])).toBe(1);
    expect(placeFrom("x", 2, 9, [3, 7])).toBeNull();
  });

  test("they walk through the past wherever nothing has the focus, and leave the present alone", () => {
    const play = sit(true);
    press("ArrowLeft");
    expect(play.past.at.value).toBeNull();
    act(() => play.past.look(4));
    press("ArrowLeft");
    expect(play.past.at.value).toBe(3);
    press("PageUp");
    expect(play.past.at.value).toBe(1);
    press("End");
    expect(play.past.at.value).toBe(5);
  });

  test("Space plays by itself and stops", () => {
    const play = sit(true);
    act(() => play.past.look(2));
    press(" ");
    expect(screen.getByRole("button", { name: "Anhalten" })).toBeTruthy();
    expect(screen.getByRole("combobox", { name: "Tempo" })).toBeTruthy();
    press(" ");
    expect(screen.queryByRole("button", { name: "Anhalten" })).toBeNull();
  });
});

describe("the logbook", () => {
  test("marks the last entry at or before the step that is looked at", () => {
    const groups = [
      { id: 3, title: null, entries: ["5.0", "3.1", "3.0"].map((id) => ({ id, text: id })) },
    ];
    expect(entryAt(groups, 4)).toBe("3.1");
    expect(entryAt(groups, 2)).toBeNull();
  });

  test("has the mark while the past is looked at, and none in another stream", () => {
    const play = sit(true);
    expect(document.querySelector("[aria-current=step]")).toBeNull();
    act(() => play.past.look(3));
    expect(document.querySelectorAll(".log [aria-current=step]")).toHaveLength(1);
    act(() => play.past.turnTo(1));
    expect(document.querySelector("[aria-current=step]")).toBeNull();
  });
});

describe("the record", () => {
  test.each([
    [true, "ab".repeat(32), /die ganze Partie; „wartesaal verify DATEI“/],
    [true, null, /wenn der Tag vorbei ist/],
    [false, null, /was du gesehen hast; was verdeckt blieb/],
  ])("can be had always, and a sentence says what it holds", (reveals, seed, sentence) => {
    sit(reveals, seed);
    expect(screen.getByRole("button", { name: "Aufzeichnung laden" })).toBeTruthy();
    expect(screen.getByText(sentence)).toBeTruthy();
    expect(document.querySelector(".fingerprint code")?.textContent).toBe("ab".repeat(32));
  });
});
