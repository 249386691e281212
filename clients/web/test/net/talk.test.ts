import { beforeEach, describe, expect, test } from "vitest";
import { HOUSE, Talks } from "../../src/net/talk";
import type { Ask, TalkLine } from "../../src/net/wire";
import { anOk } from "../line";

const aLine = (n: number, part: Partial<TalkLine> = {}): TalkLine => ({
  n,
  user: "u2",
  name: "Tove",
  seat: null,
  at: 0,
  text: `line ${n}`,
  ...part,
});

let asked: Ask[];
let later: (() => void)[];
let talks: Talks;

beforeEach(() => {
  asked = [];
  later = [];
  talks = new Talks({
    ask: async (ask) => {
      asked.push(ask);
      return anOk();
    },
    later: (act) => later.push(act),
  });
});

const hear = (...lines: TalkLine[]) =>
  talks.told({ type: "talk", table: null, room: "house", lines });
const said = (line: TalkLine) => talks.told({ type: "said", table: null, room: "house", line });
const texts = () => talks.heard(HOUSE).value.lines?.map(({ text }) => text);
const ENTER: Ask = { type: "enter_talk", table: null, room: "house" };

describe("a room", () => {
  test("is asked for once, however many parts of the page show it, and left with the last", () => {
    talks.enter(HOUSE);
    talks.enter(HOUSE);
    talks.leave(HOUSE);
    expect(asked).toEqual([ENTER]);
    talks.leave(HOUSE);
    expect(asked).toEqual([ENTER]);
    for (const act of later) act();
    expect(asked).toEqual([ENTER, { type: "leave_talk", table: null, room: "house" }]);
  });

  test("adds what is said, each line once", () => {
    talks.enter(HOUSE);
    hear(aLine(4), aLine(5));
    said(aLine(6));
    said(aLine(6));
    expect(texts()).toEqual(["line 4", "line 5", "line 6"]);
  });

  test("is heard again when a line is missing, after a break, and when somebody is blocked", () => {
    talks.enter(HOUSE);
    hear(aLine(1));
    said(aLine(3));
    expect(texts()).toEqual(["line 1"]);
    talks.back(null);
    talks.told({ type: "your_people", friends: [], blocked: ["u2"] });
    expect(asked).toEqual([ENTER, ENTER, ENTER, ENTER]);
  });

  test("of a table is heard again when the table is, and not when the house is", () => {
    const seats = { table: "t", room: "seats" } as const;
    talks.enter(seats);
    talks.back(null);
    expect(asked).toHaveLength(1);
    talks.back("t");
    expect(asked).toHaveLength(2);
  });

  test("leaves out what a blocked person said, and counts on over it", () => {
    talks.enter(HOUSE);
    hear(aLine(1), aLine(2, { user: null, name: "", text: null }));
    said(aLine(3, { user: null, name: "", text: null }));
    said(aLine(4));
    expect(texts()).toEqual(["line 1", "line 4"]);
    expect(asked).toEqual([ENTER]);
  });

  test("has news of what was not on the screen, and none of what was said before one came", () => {
    talks.enter(HOUSE);
    hear(aLine(1), aLine(2));
    expect(talks.unseen(HOUSE)).toBe(0);
    said(aLine(3));
    said(aLine(4));
    expect(talks.unseen(HOUSE)).toBe(2);
    talks.saw(HOUSE);
    expect(talks.unseen(HOUSE)).toBe(0);
  });
});

test("a notice stands until it is taken away", () => {
  talks.told({ type: "notice", text: "Wartung", at: 5 });
  expect(talks.notice.value?.text).toBe("Wartung");
  talks.told({ type: "notice", text: null, at: null });
  expect(talks.notice.value).toBeNull();
});
