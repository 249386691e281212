import { describe, expect, test } from "vitest";
import {
  BACK_OFF,
  DEAD,
  DOUBT,
  type Effect,
  Follower,
  RESEND_AFTER,
  RESEND_EVERY,
  SILENCE,
} from "../../src/net/follower";
import type { Command, Heard, Said } from "../../src/net/wire";
import { aFrame, aLink, aRefusal, aSnapshot, aWelcome } from "../wire";

/** A follower whose clock is moved by hand and whose chance is always in the middle. */
class Bench {
  now = 1_000;
  private ids = 0;
  readonly follower = new Follower(
    () => `C${++this.ids}`,
    () => 0.5,
  );

  after(ms: number): Effect[] {
    this.now += ms;
    return this.follower.tick(this.now);
  }

  hear(frame: Heard): Effect[] {
    return this.follower.heard(frame, this.now);
  }

  /** Connected and greeted. */
  static open(): Bench {
    const bench = new Bench();
    bench.follower.start(bench.now);
    bench.follower.opened(bench.now);
    bench.hear(aWelcome());
    return bench;
  }
}

function said(effects: Effect[]): Said[] {
  return effects.flatMap((effect) => (effect.do === "send" ? [effect.message] : []));
}

function told(effects: Effect[]): Heard[] {
  return effects.flatMap((effect) => (effect.do === "tell" ? [effect.frame] : []));
}

const idOf = (effects: Effect[]): string => (said(effects)[0] as Command).cmd_id;

describe("greeting", () => {
  test("the first word is hello, and commands wait for the welcome", () => {
    const bench = new Bench();
    expect(bench.follower.start(bench.now)).toEqual([{ do: "connect" }]);
    expect(said(bench.follower.opened(bench.now))).toMatchObject([{ type: "hello", protocol: 1 }]);
    const { effects } = bench.follower.ask({ type: "rename", name: "Astrid" }, bench.now);
    expect(effects).toEqual([]);
    expect(said(bench.hear(aWelcome()))).toMatchObject([{ type: "rename", name: "Astrid" }]);
    expect(bench.follower.connection.state).toBe("good");
  });

  test("a socket that never comes to a welcome is given up", () => {
    const bench = new Bench();
    bench.follower.start(bench.now);
    expect(bench.after(DEAD - 1)).toEqual([]);
    expect(bench.after(1)).toEqual([{ do: "drop" }]);
    expect(bench.follower.connection.state).toBe("lost");
  });
});

describe("keep-alive", () => {
  test("after five seconds of silence it pings, and the pong tells the round trip", () => {
    const bench = Bench.open();
    expect(bench.after(SILENCE - 1)).toEqual([]);
    expect(said(bench.after(1))).toEqual([{ type: "ping" }]);
    bench.now += 28;
    bench.hear({ type: "pong", server_time: 0 });
    expect(bench.follower.connection).toEqual({ state: "good", rttMs: 28 });
  });

  test("no pong for four seconds is doubt, for ten it is the end of this socket", () => {
    const bench = Bench.open();
    bench.after(SILENCE);
    bench.after(DOUBT - 1);
    expect(bench.follower.connection.state).toBe("good");
    bench.after(1);
    expect(bench.follower.connection.state).toBe("checking");
    expect(bench.after(DEAD - DOUBT)).toEqual([{ do: "drop" }]);
    expect(bench.follower.connection.state).toBe("lost");
  });

  test("anything heard ends the doubt", () => {
    const bench = Bench.open();
    bench.after(SILENCE);
    bench.after(DOUBT);
    bench.hear({ type: "your_tables", tables: [] });
    expect(bench.follower.connection.state).toBe("good");
  });

  test("waking up tests the socket at once, but only once", () => {
    const bench = Bench.open();
    expect(said(bench.follower.wake(bench.now))).toEqual([{ type: "ping" }]);
    expect(bench.follower.wake(bench.now)).toEqual([]);
  });
});

describe("reconnecting", () => {
  test("the waits grow and stay at eight seconds", () => {
    const bench = Bench.open();
    const waits: number[] = [];
    for (let i = 0; i < 8; i++) {
      bench.follower.closed(1006, bench.now);
      const { connection } = bench.follower;
      if (connection.state !== "lost") throw new Error("not lost");
      waits.push(Math.round(connection.retryAt - bench.now));
      expect(bench.after(connection.retryAt - bench.now)).toEqual([{ do: "connect" }]);
    }
    expect(waits).toEqual([...BACK_OFF, 8_000, 8_000]);
  });

  test("the waits differ by up to a fifth, so that not all come back at once", () => {
    for (const [random, wait] of [
      [0, 160],
      [1, 240],
    ] as const) {
      const follower = new Follower(
        () => "C",
        () => random,
      );
      follower.start(0);
      follower.closed(1006, 0);
      expect(follower.connection).toMatchObject({ state: "lost" });
      expect((follower.connection as { retryAt: number }).retryAt).toBeCloseTo(wait);
    }
  });

  test("a house that starts anew is told as such until it is back, however often it is not there yet", () => {
    const bench = Bench.open();
    for (const code of [1012, 1006, 1006]) {
      bench.follower.closed(code, bench.now);
      expect(bench.follower.connection).toMatchObject({ state: "lost", restarting: true });
      bench.follower.start(bench.now);
    }
    bench.follower.opened(bench.now);
    bench.hear(aWelcome());
    bench.follower.closed(1006, bench.now);
    expect(bench.follower.connection).toMatchObject({ state: "lost", restarting: false });
  });

  test("the network coming back connects at once", () => {
    const bench = Bench.open();
    bench.follower.closed(1006, bench.now);
    expect(bench.follower.wake(bench.now)).toEqual([{ do: "connect" }]);
  });

  test.each([
    [4401, "signed-out"],
    [4403, "forbidden"],
    [4404, "gone"],
  ])("close code %i ends it", (code, why) => {
    const bench = Bench.open();
    bench.follower.closed(code, bench.now);
    expect(bench.follower.connection).toEqual({ state: "ended", why });
    expect(bench.after(60_000)).toEqual([]);
  });

  test("a refused greeting means that this program is too old; the same code later does not", () => {
    const young = new Bench();
    young.follower.start(young.now);
    young.follower.opened(young.now);
    young.follower.closed(1008, young.now);
    expect(young.follower.connection).toEqual({ state: "ended", why: "too-old" });
    const bench = Bench.open();
    bench.follower.closed(1008, bench.now);
    expect(bench.follower.connection.state).toBe("lost");
  });
});

describe("commands", () => {
  test("an unanswered one is sent again with its id after 2.5 s, then every 1.2 s", () => {
    const bench = Bench.open();
    const first = bench.follower.ask({ type: "resign", table: "t" }, bench.now).effects;
    const again = { type: "resign", table: "t", cmd_id: idOf(first) };
    expect(said(bench.after(RESEND_AFTER - 1))).toEqual([]);
    expect(said(bench.after(1))).toEqual([again]);
    expect(said(bench.after(RESEND_EVERY - 1))).toEqual([]);
    expect(said(bench.after(1))).toEqual([again]);
  });

  test("it survives the socket: the next one gets it again with the same id", () => {
    const bench = Bench.open();
    const first = bench.follower.ask({ type: "resign", table: "t" }, bench.now).effects;
    bench.follower.closed(1006, bench.now);
    bench.follower.wake(bench.now);
    bench.follower.opened(bench.now);
    expect(said(bench.hear(aWelcome()))).toEqual(said(first));
  });

  test("the first answer counts, a second is nothing", () => {
    const bench = Bench.open();
    const id = idOf(bench.follower.ask({ type: "resign", table: "t" }, bench.now).effects);
    const ok = { type: "ok", cmd_id: id, vseq: 4, result: null, duplicate: false } as const;
    expect(bench.hear(ok)).toEqual([{ do: "answer", cmdId: id, answer: ok }]);
    expect(bench.hear({ ...ok, duplicate: true })).toEqual([]);
    expect(bench.after(RESEND_AFTER)).toEqual([]);
  });

  test("a challenge in an answer is told like one that comes by itself", () => {
    const bench = Bench.open();
    const id = idOf(bench.follower.followLink("L", bench.now));
    const link = aLink({ link: "L" });
    const ok = { type: "ok", cmd_id: id, vseq: null, result: link, duplicate: false } as const;
    expect(told(bench.hear(ok as unknown as Heard))).toEqual([link]);
  });

  test("what the house could not take is asked again when it says so", () => {
    const bench = Bench.open();
    const id = idOf(bench.follower.ask({ type: "resign", table: "t" }, bench.now).effects);
    const busy = aRefusal({ cmd_id: id, code: "busy", retryable: true, retry_after_ms: 700 });
    expect(bench.hear(busy)).toEqual([]);
    expect(bench.after(699)).toEqual([]);
    expect(said(bench.after(1))).toMatchObject([{ type: "resign", cmd_id: id }]);
  });

  test("after five such answers the asker is told", () => {
    const bench = Bench.open();
    const id = idOf(bench.follower.ask({ type: "resign", table: "t" }, bench.now).effects);
    const busy = aRefusal({ cmd_id: id, code: "busy", retryable: true, retry_after_ms: 0 });
    for (let i = 0; i < 5; i++) expect(bench.hear(busy)).toEqual([]);
    expect(bench.hear(busy)).toEqual([{ do: "answer", cmdId: id, answer: busy }]);
  });

  test("a plain refusal is an answer", () => {
    const bench = Bench.open();
    const id = idOf(bench.follower.ask({ type: "resign", table: "t" }, bench.now).effects);
    const refusal = aRefusal({ cmd_id: id, code: "table_over" });
    expect(bench.hear(refusal)).toEqual([{ do: "answer", cmdId: id, answer: refusal }]);
  });
});

describe("a table's stream", () => {
  function following(): Bench {
    const bench = Bench.open();
    const id = idOf(bench.follower.follow("t", "seat", bench.now));
    bench.hear(aSnapshot({ cmd_id: id, table: "t", frame: aFrame({ table: "t", vseq: 7 }) }));
    return bench;
  }

  test("the next number is told", () => {
    const bench = following();
    expect(told(bench.hear(aFrame({ table: "t", vseq: 8 })))).toMatchObject([{ vseq: 8 }]);
  });

  test("the present number is told again: the present follows a stale decision", () => {
    expect(told(following().hear(aFrame({ table: "t", vseq: 7 })))).toHaveLength(1);
  });

  test("an older one is not", () => {
    expect(following().hear(aFrame({ table: "t", vseq: 6 }))).toEqual([]);
  });

  test("a hole attaches again with what was seen last, and frames wait for the snapshot", () => {
    const bench = following();
    const effects = bench.hear(aFrame({ table: "t", vseq: 9 }));
    expect(said(effects)).toMatchObject([
      { type: "attach", table: "t", role: "seat", epoch: "e", vseq: 7 },
    ]);
    expect(told(effects)).toEqual([]);
    expect(bench.hear(aFrame({ table: "t", vseq: 10 }))).toEqual([]);
  });

  test("another epoch attaches again", () => {
    const effects = following().hear(aFrame({ table: "t", vseq: 8, epoch: "f" }));
    expect(said(effects)).toMatchObject([{ type: "attach", vseq: 7 }]);
  });

  test("a new socket attaches again, under a new id", () => {
    const bench = following();
    bench.follower.closed(1006, bench.now);
    bench.follower.wake(bench.now);
    bench.follower.opened(bench.now);
    expect(said(bench.hear(aWelcome()))).toMatchObject([{ type: "attach", epoch: "e", vseq: 7 }]);
  });

  test("a refused role shuts the stream", () => {
    const bench = Bench.open();
    const id = idOf(bench.follower.follow("t", "seat", bench.now));
    const refusal = aRefusal({ cmd_id: id, code: "forbidden" });
    expect(bench.hear(refusal)).toContainEqual({
      do: "shut",
      stream: { kind: "table", id: "t" },
      refusal,
    });
    expect(bench.hear(aFrame({ table: "t", vseq: 1 }))).toEqual([]);
  });

  test("after detaching nothing of it is told", () => {
    const bench = following();
    expect(said(bench.follower.unfollow("t", bench.now))).toMatchObject([{ type: "detach" }]);
    expect(bench.hear(aFrame({ table: "t", vseq: 8 }))).toEqual([]);
  });
});

describe("the waiting room's stream", () => {
  function inside(): Bench {
    const bench = Bench.open();
    bench.follower.enterRoom(bench.now);
    bench.hear({ type: "room", n: 3, rows: {} });
    return bench;
  }

  test("news with the next number are told, old ones are not", () => {
    const bench = inside();
    expect(told(bench.hear({ type: "room_news", n: 4, rows: {}, gone: [] }))).toHaveLength(1);
    expect(bench.hear({ type: "room_news", n: 4, rows: {}, gone: [] })).toEqual([]);
  });

  test("a hole asks for the whole room", () => {
    const effects = inside().hear({ type: "room_news", n: 6, rows: {}, gone: [] });
    expect(said(effects)).toMatchObject([{ type: "enter_room" }]);
  });

  test("the room is entered again on a new socket", () => {
    const bench = inside();
    bench.follower.closed(1006, bench.now);
    bench.follower.wake(bench.now);
    bench.follower.opened(bench.now);
    expect(said(bench.hear(aWelcome()))).toMatchObject([{ type: "enter_room" }]);
  });
});
