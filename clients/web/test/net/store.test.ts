import { signal } from "@preact/signals";
import { beforeEach, expect, test, vi } from "vitest";
import type { Connection } from "../../src/net/follower";
import { House, type Wire } from "../../src/net/store";
import { undone } from "../../src/net/table";
import type { OpenSeat, Row } from "../../src/net/wire";
import { aFrame, aLine, aRefusal, aSnapshot, aWelcome, someTerms } from "../wire";

const line = {
  connection: signal<Connection>({ state: "connecting" }),
  ask: vi.fn<Wire["ask"]>(),
  follow: vi.fn<Wire["follow"]>(),
  unfollow: vi.fn<Wire["unfollow"]>(),
  enterRoom: vi.fn<Wire["enterRoom"]>(),
  leaveRoom: vi.fn<Wire["leaveRoom"]>(),
  followLink: vi.fn<Wire["followLink"]>(),
  unfollowLink: vi.fn<Wire["unfollowLink"]>(),
  wake: vi.fn<Wire["wake"]>(),
};

let house: House;
let waiting: (() => void)[];
const aWhileLater = () => {
  for (const act of waiting.splice(0)) act();
};
beforeEach(() => {
  vi.clearAllMocks();
  waiting = [];
  house = new House(
    () => 500,
    (act) => waiting.push(act),
  );
  house.speakOver(line);
  house.told(aWelcome({ your_tables: [{ table: "mine", game: "bagalut", seat: 1 }] }));
});

test("an own table is followed as its seat, another as a spectator", () => {
  house.follow("mine");
  house.follow("other");
  expect(line.follow.mock.calls).toEqual([
    ["mine", "seat"],
    ["other", "spectator"],
  ]);
});

test("who may not watch because it is the own table follows it as its seat", () => {
  const table = house.follow("over");
  house.shut({ kind: "table", id: "over" }, aRefusal({ code: "forbidden" }));
  expect(line.follow).toHaveBeenLastCalledWith("over", "seat");
  expect(table.refusal.value).toBeNull();
  house.shut({ kind: "table", id: "over" }, aRefusal({ code: "forbidden" }));
  expect(table.refusal.value?.code).toBe("forbidden");
});

test("a table is left when nobody on the page follows it any more", () => {
  expect(house.follow("t")).toBe(house.follow("t"));
  house.leave("t");
  aWhileLater();
  expect(line.unfollow).not.toHaveBeenCalled();
  house.leave("t");
  expect(line.unfollow).not.toHaveBeenCalled();
  aWhileLater();
  expect(line.unfollow).toHaveBeenCalledWith("t");
});

test("going from one page to another does not leave a table that both show", () => {
  const table = house.follow("t");
  house.leave("t");
  expect(house.follow("t")).toBe(table);
  aWhileLater();
  expect(line.unfollow).not.toHaveBeenCalled();
});

test("the log grows by the frames and keeps what lies before a later snapshot", () => {
  const table = house.follow("t");
  const lines = [1, 2, 3].map((vseq) => aLine({ vseq }));
  house.told(aSnapshot({ frame: aFrame({ vseq: 3 }), log_tail: lines }));
  house.told(aFrame({ vseq: 4 }));
  house.told(aSnapshot({ frame: aFrame({ vseq: 5 }), log_tail: [aLine({ vseq: 5 })] }));
  expect(table.log.value.map((line) => line.vseq)).toEqual([1, 2, 3, 4, 5]);
  house.told(aSnapshot({ frame: aFrame({ vseq: 2, epoch: "f" }), log_tail: [aLine({ vseq: 2 })] }));
  expect(table.log.value.map((line) => line.vseq)).toEqual([2]);
  expect(table.hasOlder.value).toBe(true);
});

test("a frame that only repeats the present brings no line and no news", () => {
  const table = house.follow("t");
  const news = vi.fn();
  table.onArrival(news);
  house.told(aSnapshot({ frame: aFrame({ vseq: 3 }), log_tail: [aLine({ vseq: 3 })] }));
  house.told(aFrame({ vseq: 3 }));
  expect(table.log.value).toHaveLength(1);
  expect(news).not.toHaveBeenCalled();
});

test("what was missed during a break is told as late", () => {
  const table = house.follow("t");
  const news = vi.fn();
  table.onArrival(news);
  const missed = [aLine({ vseq: 4 })];
  house.told(aSnapshot({ frame: aFrame({ vseq: 4 }), missed, log_tail: missed }));
  expect(news).toHaveBeenCalledWith(expect.objectContaining({ lines: missed, late: true }));
});

test("a take-back strikes out the game's lines after the one that stays", () => {
  const laid = (vseq: number) => aLine({ vseq, events: [{ type: "card_laid" }] });
  const taken = (vseq: number, to_vseq: number) =>
    aLine({ vseq, events: [{ type: "table_taken_back", seat: 0, to_vseq }] });
  const asked = aLine({ vseq: 3, events: [{ type: "table_offer_made" }] });
  expect([...undone([laid(1), laid(2), asked, taken(4, 1), laid(5)])]).toEqual([2]);
  // A second take-back may reach behind the first one.
  expect([...undone([laid(1), laid(2), taken(3, 1), laid(4), taken(5, 0)])].toSorted()).toEqual([
    1, 2, 4,
  ]);
});

test("the room's rows change one by one", () => {
  const row = {
    kind: "player",
    user: "u",
    name: "Tove",
    guest: false,
    doing: "free",
    ratings: {},
  } as const;
  house.told({ type: "room", n: 1, rows: { "player:u": row } });
  house.told({ type: "room_news", n: 2, rows: { "player:v": { ...row, user: "v" } }, gone: [] });
  expect([...(house.room.value?.keys() ?? [])]).toEqual(["player:u", "player:v"]);
  house.told({ type: "room_news", n: 3, rows: {}, gone: ["player:u"] });
  expect([...(house.room.value?.keys() ?? [])]).toEqual(["player:v"]);
});

const anOpenTable = (seats: OpenSeat[]): Row => ({
  kind: "open_table",
  table: "o",
  host: "somebody",
  rev: 1,
  terms: someTerms(),
  least: 2,
  seats,
  invited: [],
  state: "gathering",
});

test("blocked people, what they look for and tables they sit at are shown nowhere", () => {
  const user = "blocked";
  const face = { user, name: "Bo", computer: null, rating: null };
  const seat = { ...face, guest: true, ready: false };
  const rows: Record<string, Row> = {
    "player:b": { kind: "player", user, name: "Bo", guest: true, doing: "free", ratings: {} },
    "seek:s": {
      kind: "seek",
      seek: "s",
      owner: { user, name: "Bo", guest: true },
      rating: null,
      gap_confirmed: false,
      terms: someTerms(),
      low: null,
      high: null,
    },
    "table:t": {
      kind: "table",
      table: "t",
      game: "bagalut",
      seats: [{ ...face, user: "somebody" }, face],
      time_control: "none",
      rated: false,
      progress: null,
      round: null,
      clock: null,
      since_ms: 0,
    },
    "open_table:o": anOpenTable([{ ...seat, user: "somebody" }, seat]),
    "open_table:mine": anOpenTable([{ ...seat, user: "u1" }, seat]),
  };
  house.told({ type: "room", n: 1, rows });
  house.told({ type: "your_people", friends: [], blocked: [user] });
  // Where one sits oneself one has to see who else does.
  expect([...(house.room.value?.keys() ?? [])]).toEqual(["open_table:mine"]);
});
