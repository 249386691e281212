import { expect, test } from "vitest";
import { type LogWords, logGroups, placeOf } from "../../src/table/log";
import { aLine } from "../wire";

const words: LogWords = {
  sentenceOf: (event) =>
    event.type === "quiet" ? null : `${event.type} ${event.card ?? ""}`.trim(),
  headingOf: (event) => (event.type === "turn" ? `Zug ${event.turn}` : null),
  takenBack: "zurückgenommen",
};
const turn = (vseq: number, number: number, ...rest: string[]) =>
  aLine({
    vseq,
    events: [
      { type: "turn", turn: number },
      ...rest.map((card) => ({ type: "laid", card, seat: 1 })),
    ],
  });
const shown = (groups: ReturnType<typeof logGroups>) =>
  groups.map(({ title, entries }) => [title, ...entries.map(({ text }) => text)]);

test("a heading opens a group; the newest group and the newest entry come first", () => {
  const lines = [
    turn(1, 1, "a"),
    aLine({ vseq: 2, events: [{ type: "laid", card: "b" }] }),
    turn(3, 2),
  ];
  expect(shown(logGroups(lines, words, "all", 0))).toEqual([
    ["Zug 2"],
    ["Zug 1", "laid b", "laid a"],
  ]);
});

test("what lies before the first heading stands in a group without one", () => {
  const lines = [aLine({ vseq: 1, events: [{ type: "table_started" }] }), turn(2, 1)];
  expect(shown(logGroups(lines, words, "all", 0))).toEqual([["Zug 1"], [null, "table_started"]]);
});

test("events without a sentence and, if one wants, the table's own are left out", () => {
  const lines = [
    aLine({ vseq: 1, events: [{ type: "quiet" }, { type: "laid" }, { type: "table_paused" }] }),
  ];
  expect(shown(logGroups(lines, words, "all", 0))).toEqual([[null, "table_paused", "laid"]]);
  expect(shown(logGroups(lines, words, "moves", 0))).toEqual([[null, "laid"]]);
});

test("what was taken back stays, struck through, with the word", () => {
  const lines = [
    turn(1, 1, "a"),
    aLine({ vseq: 2, events: [{ type: "laid", card: "b" }] }),
    aLine({ vseq: 3, events: [{ type: "table_taken_back", to_vseq: 1 }] }),
  ];
  const [group] = logGroups(lines, words, "all", 0);
  expect(group?.entries.map(({ text, struck }) => [text, struck])).toEqual([
    ["table_taken_back", null],
    ["laid b", "zurückgenommen"],
    ["laid a", null],
  ]);
});

test("new is what came after the reader last acted", () => {
  const lines = [turn(4, 1, "a"), turn(5, 2, "b")];
  const entries = logGroups(lines, words, "all", 4).flatMap((group) => group.entries);
  expect(entries.map(({ text, fresh }) => [text, fresh])).toEqual([
    ["laid b", true],
    ["laid a", false],
  ]);
});

test("an entry knows its place in the stream", () => {
  const [group] = logGroups([turn(37, 1, "a", "b")], words, "all", 0);
  expect(group?.entries.map(({ id }) => placeOf(id))).toEqual([37, 37]);
});
