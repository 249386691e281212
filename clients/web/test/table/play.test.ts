import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { TableState } from "../../src/net/table";
import type { Ask, Frame, GameAction } from "../../src/net/wire";
import { Play, type Surroundings } from "../../src/table/play";
import { SECOND_TAP_MS } from "../../src/table/twoTap";
import { aClock, aFrame, aLine, aRefusal, aSeat, aSnapshot } from "../wire";

const fish = { type: "steal", good: "fish" };
const coin = { type: "steal", good: "coin" };
const mine = (part: Partial<Frame> = {}) =>
  aFrame({ actors: [0], decision: 4, legal: [fish, coin], vseq: 3, ...part });

class Bench {
  now = 0;
  connected = true;
  readonly asked: Ask[] = [];
  answer = vi.fn<Surroundings["ask"]>();
  readonly told: string[] = [];
  readonly raced: string[][] = [];
  readonly armedAgain: (GameAction | null)[] = [];
  readonly table = new TableState("t", "seat");
  readonly play: Play;
  private readonly stop: () => void;

  constructor(frame: Frame = mine(), confirm: "two" | "undoable" | "one" = "two") {
    this.table.snapshot(aSnapshot({ seat: 0, frame }), 0);
    this.answer.mockResolvedValue({
      type: "ok",
      cmd_id: "C",
      vseq: 1,
      result: null,
      duplicate: false,
    });
    this.play = new Play(this.table, {
      ask: (ask) => {
        this.asked.push(ask);
        return this.answer(ask);
      },
      now: () => this.now,
      isConnected: () => this.connected,
      settings: () => ({ tempo: "normal", confirm }),
      sentenceOf: (event) => `${event.type}!`,
      onTold: (event) => this.told.push(event.type),
      onRace: (events) => this.raced.push(events.map(({ type }) => type)),
      onRefused: (_, again) => this.armedAgain.push(again),
    });
    this.stop = this.play.start();
    benches.push(this);
  }

  hear(frame: Frame): void {
    this.table.frame(frame, this.now);
  }

  end(): void {
    this.stop();
  }
}

let benches: Bench[] = [];
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  for (const bench of benches) bench.end();
  benches = [];
  vi.useRealTimers();
});

describe("acting", () => {
  test("the first tap arms, the second sends with the decision it answers", () => {
    const bench = new Bench();
    bench.play.tapOn(fish);
    expect(bench.play.armed.value).toEqual(fish);
    bench.play.tapOn(fish);
    expect(bench.asked).toEqual([]); // A double click arms, it does not act.
    bench.now = 300;
    bench.play.tapOn(fish);
    expect(bench.asked).toEqual([{ type: "act", table: "t", decision: 4, action: fish }]);
  });

  test("while the answer is out, the board offers nothing", () => {
    const bench = new Bench();
    bench.play.tapOn(fish);
    bench.now = 300;
    bench.play.confirm();
    expect(bench.play.tap.value.state).toBe("sent");
    expect(bench.play.scene.value?.legal).toEqual([]);
  });

  test("a double press of a button is one press, even when the next question is there already", async () => {
    const bench = new Bench();
    bench.play.act(fish);
    await vi.advanceTimersByTimeAsync(0);
    bench.hear(mine({ vseq: 4, decision: 5 }));
    expect(bench.play.busy.value).toBe(true);
    bench.play.act(coin);
    expect(bench.asked).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(SECOND_TAP_MS);
    expect(bench.play.busy.value).toBe(false);
    bench.play.act(coin);
    expect(bench.asked.at(-1)).toEqual({ type: "act", table: "t", decision: 5, action: coin });
  });

  test("without a connection nothing is sent, and nothing is lost", () => {
    const bench = new Bench();
    bench.connected = false;
    bench.play.tapOn(fish);
    bench.now = 300;
    bench.play.confirm();
    expect(bench.asked).toEqual([]);
    expect(bench.play.armed.value).toEqual(fish);
  });

  test("another decision lets go of what was armed, and says so", () => {
    const bench = new Bench();
    bench.play.tapOn(fish);
    bench.hear(mine({ vseq: 4, decision: 5 }));
    expect(bench.play.armed.value).toBeNull();
    expect(bench.play.disarmed.value).toBe(true);
  });

  test("a draft stays through arming and back, and goes with its question", () => {
    const bench = new Bench();
    bench.play.choose(["d6"]);
    bench.play.tapOn(fish);
    bench.play.letGo();
    expect([bench.play.armed.value, bench.play.draft.value]).toEqual([null, ["d6"]]);
    bench.hear(mine({ vseq: 4 }));
    expect(bench.play.draft.value).toEqual(["d6"]); // the same question still
    bench.hear(mine({ vseq: 5, decision: 5 }));
    expect(bench.play.draft.value).toEqual([]);
  });

  test("letting go takes what is armed first, then the draft", () => {
    const bench = new Bench();
    bench.play.choose(["d6"]);
    bench.play.tapOn(fish);
    bench.play.choose(["d7"]);
    expect([bench.play.armed.value, bench.play.draft.value]).toEqual([null, ["d7"]]);
    bench.play.letGo();
    expect(bench.play.draft.value).toEqual([]);
  });

  test("who is not asked drafts nothing", () => {
    const bench = new Bench(mine({ actors: [1], decision: null, legal: [] }));
    bench.play.choose(["d6"]);
    expect(bench.play.draft.value).toEqual([]);
  });

  test("a single choice is armed by itself, but not done", () => {
    const bench = new Bench(mine({ legal: [fish] }));
    expect(bench.play.armed.value).toEqual(fish);
    expect(bench.asked).toEqual([]);
  });

  test("a refusal stands in the box until something is tapped", async () => {
    const bench = new Bench();
    bench.answer.mockResolvedValue(aRefusal({ code: "illegal_action", rule: "row_empty" }));
    bench.play.tapOn(fish);
    bench.now = 300;
    bench.play.confirm();
    await vi.runAllTimersAsync();
    expect(bench.play.refused.value?.rule).toBe("row_empty");
    expect(bench.play.tap.value.state).toBe("idle");
    bench.play.tapOn(coin);
    expect(bench.play.refused.value).toBeNull();
  });

  test("one tap acts where one can go back, if the player wants it so", () => {
    const computer = aSeat({ user: "computer:easy", name: "computer-1", computer: "easy" });
    const free = mine({
      seats: [aSeat(), computer],
      offerable: [{ kind: "take_back", reason: null }],
    });
    const bench = new Bench(free, "undoable");
    bench.play.tapOn(fish);
    expect(bench.asked).toHaveLength(1);
    const serious = new Bench(mine(), "undoable");
    serious.play.tapOn(fish);
    expect(serious.asked).toEqual([]);
  });

  test("nothing is asked of one during a pause, after the end, or while others act", () => {
    expect(new Bench(mine({ actors: [1], decision: null })).play.question.value).toBeNull();
    const paused = mine({ pause: { ends_ms: null, resumed: [] } });
    expect(new Bench(paused).play.question.value).toBeNull();
  });

  test("a request to take back names what was seen", () => {
    const bench = new Bench(mine({ take_back: { barriers: ["reveal"], to_vseq: 2 } }));
    void bench.play.offer("take_back");
    expect(bench.asked).toEqual([
      { type: "offer", table: "t", kind: "take_back", named: ["reveal"] },
    ]);
  });
});

describe("telling", () => {
  const laid = (vseq: number, part: Partial<Frame> = {}) =>
    mine({ vseq, events: [{ type: "card_laid", seat: 1 }], ...part });

  test("what another does is told for its time, then the box is free", async () => {
    const bench = new Bench();
    bench.hear(laid(4));
    expect(bench.told).toEqual(["card_laid"]);
    expect(bench.play.narration.value.state).toBe("telling");
    bench.now = 2_000;
    await vi.advanceTimersByTimeAsync(2_000);
    expect(bench.play.narration.value.state).toBe("quiet");
  });

  test("while an earlier step is told, the board is drawn as it was then", () => {
    const bench = new Bench(mine({ actors: [1], decision: null }));
    bench.hear(laid(4, { view: { phase: "then" }, actors: [1], decision: null }));
    bench.hear(laid(5, { view: { phase: "now" } }));
    expect(bench.play.scene.value).toMatchObject({ view: { phase: "then" }, legal: [] });
    bench.play.skip();
    expect(bench.play.scene.value).toMatchObject({ view: { phase: "now" }, legal: [fish, coin] });
  });

  test("going on tells the house, but only where a clock waits for it", () => {
    const waiting = [aClock({ state: "narration", starts_ms: 4_000 }), aClock()];
    const bench = new Bench();
    bench.hear(laid(4));
    bench.play.skip();
    expect(bench.asked).toEqual([]);
    bench.hear(laid(5, { clock: { t_ms: 0, seats: waiting, timer_ms: null } }));
    bench.play.skip();
    expect(bench.asked).toEqual([{ type: "narration_done", table: "t", vseq: 5 }]);
  });

  test("the board hears what of the same moment is still to be told, and nothing of a later one", () => {
    const bench = new Bench(mine({ actors: [1], decision: null }));
    const first = { type: "die_rolled", seat: 1 };
    const second = { type: "omar_moved" };
    bench.hear(mine({ vseq: 4, events: [first, second], actors: [1], decision: null }));
    bench.hear(laid(5));
    expect(bench.play.scene.value).toMatchObject({ told: [first], ahead: [second] });
  });

  test("a tap on a target ends the telling", () => {
    const bench = new Bench();
    bench.hear(laid(4));
    bench.play.tapOn(fish);
    expect(bench.play.narration.value.state).toBe("quiet");
  });

  test("while the game's own countdown runs, nothing is held up: all is told at once", () => {
    const bench = new Bench();
    bench.hear(laid(4));
    const racing = { t_ms: 0, seats: [aClock(), aClock()], timer_ms: 5_000 };
    bench.hear(laid(5, { clock: racing }));
    expect(bench.told).toEqual(["card_laid"]);
    expect(bench.raced).toEqual([["card_laid"]]);
    expect(bench.play.narration.value.state).toBe("quiet");
    expect(bench.play.scene.value?.legal).toEqual([fish, coin]);
    bench.hear(laid(6));
    expect(bench.raced).toHaveLength(2);
    bench.hear(laid(7));
    expect(bench.raced).toHaveLength(2);
  });

  test("an act that comes too late in a race arms the nearest one of its kind, and does not do it", async () => {
    const clock = { t_ms: 0, seats: [aClock(), aClock()], timer_ms: 5_000 };
    const bid = (amount: number) => ({ type: "bid", amount });
    const bench = new Bench(mine({ clock, legal: [bid(70), bid(110)] }));
    bench.play.tapOn(bid(70));
    bench.hear(mine({ clock, legal: [bid(80), bid(120)], vseq: 4 }));
    expect(bench.play.armed.value).toEqual(bid(70));
    bench.answer.mockResolvedValue(aRefusal({ code: "illegal_action" }));
    bench.now = 300;
    bench.play.confirm();
    await vi.waitFor(() => expect(bench.armedAgain).toEqual([bid(80)]));
    expect(bench.play.armed.value).toEqual(bid(80));
    expect(bench.asked).toHaveLength(1);
  });

  test("an act ends the telling", () => {
    const bench = new Bench();
    bench.hear(laid(4));
    bench.play.tapOn(fish);
    bench.now = 300;
    bench.play.confirm();
    expect(bench.play.narration.value.state).toBe("quiet");
  });
});

describe("the past", () => {
  function withPast(): Bench {
    const bench = new Bench();
    bench.answer.mockImplementation(async () => ({
      type: "ok",
      cmd_id: "C",
      vseq: null,
      duplicate: false,
      result: {
        last: 3,
        positions: [1, 2, 3].map((vseq) => ({
          vseq,
          view: { phase: `p${vseq}` },
          events: [{ type: "card_laid" }],
        })),
      },
    }));
    bench.play.past.turnTo(0);
    return bench;
  }

  test("an earlier moment is drawn, and nothing can be done in it", async () => {
    const bench = withPast();
    bench.play.past.look(2);
    await vi.runAllTimersAsync();
    expect(bench.asked).toEqual([{ type: "replay", table: "t", seat: 0, start: 1 }]);
    expect(bench.play.scene.value).toMatchObject({ view: { phase: "p2" }, legal: [] });
    bench.play.tapOn(fish);
    expect(bench.play.armed.value).toBeNull();
    bench.play.past.leave();
    expect(bench.play.scene.value).toMatchObject({ view: { phase: "steal" } });
  });

  test("one cannot step over the ends", async () => {
    const bench = withPast();
    bench.play.past.look(3);
    await vi.runAllTimersAsync();
    bench.play.past.step(1);
    expect(bench.play.past.at.value).toBe(3);
    bench.play.past.step(-9);
    expect(bench.play.past.at.value).toBe(1);
  });

  test("through other eyes the same place is fetched anew", async () => {
    const bench = withPast();
    bench.play.past.look(2);
    await vi.runAllTimersAsync();
    bench.play.past.turnTo(null);
    expect(bench.asked.at(-1)).toEqual({ type: "replay", table: "t", seat: null, start: 1 });
  });

  test("what was taken back may have changed the past: it is fetched anew", async () => {
    const bench = withPast();
    bench.play.past.look(2);
    await vi.runAllTimersAsync();
    bench.hear(mine({ vseq: 4, events: [{ type: "table_taken_back", seat: 0, to_vseq: 1 }] }));
    expect(bench.play.past.position.value).toBeNull();
  });
});

test("older lines of the log are put before the known ones", async () => {
  const bench = new Bench();
  bench.table.snapshot(aSnapshot({ seat: 0, frame: mine(), log_tail: [aLine({ vseq: 3 })] }), 0);
  bench.answer.mockResolvedValue({
    type: "ok",
    cmd_id: "C",
    vseq: null,
    duplicate: false,
    result: { lines: [aLine({ vseq: 1 }), aLine({ vseq: 2 })] },
  });
  await bench.play.older();
  expect(bench.asked).toEqual([{ type: "log", table: "t", role: "seat", before: 3 }]);
  expect(bench.table.log.value.map(({ vseq }) => vseq)).toEqual([1, 2, 3]);
  expect(bench.table.hasOlder.value).toBe(false);
});
