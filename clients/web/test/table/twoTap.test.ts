// @vitest-environment node
import { describe, expect, test } from "vitest";
import {
  answered,
  asked,
  IDLE,
  letGo,
  SECOND_TAP_MS,
  type TwoTap,
  tapPrimary,
  tapTarget,
} from "../../src/table/twoTap";

interface Action {
  type: string;
  good: string;
}

const fish: Action = { type: "steal", good: "fish" };
const coin: Action = { type: "steal", good: "coin" };
const armedAt = (at: number, action = fish): TwoTap<Action> => ({
  state: "armed",
  action,
  decision: 7,
  at,
});
const sent: TwoTap<Action> = { state: "sent", action: fish, decision: 7, at: 0 };

describe("a tap on a marked target", () => {
  test("arms, and sends nothing", () => {
    const { next, send } = tapTarget<Action>(IDLE, { action: fish, decision: 7, now: 100 });
    expect(next).toEqual(armedAt(100));
    expect(send).toBeNull();
  });

  test("sends when it is the second one on the same target", () => {
    const tapped = tapTarget(armedAt(0), { action: { ...fish }, decision: 7, now: SECOND_TAP_MS });
    expect(tapped.send).toEqual(fish);
    expect(tapped.next).toEqual({ ...sent, at: SECOND_TAP_MS });
  });

  test("does not count as the second one before 250 ms: a double click arms", () => {
    const before = armedAt(0);
    const tapped = tapTarget(before, { action: fish, decision: 7, now: SECOND_TAP_MS - 1 });
    expect(tapped).toEqual({ next: before, send: null });
  });

  test("arms the new target when another was armed", () => {
    const tapped = tapTarget(armedAt(0), { action: coin, decision: 7, now: 5000 });
    expect(tapped).toEqual({ next: armedAt(5000, coin), send: null });
  });

  test("arms again when another question is asked by now", () => {
    const tapped = tapTarget(armedAt(0), { action: fish, decision: 8, now: 5000 });
    expect(tapped).toEqual({ next: { ...armedAt(5000), decision: 8 }, send: null });
  });

  test("is ignored while an action is on its way", () => {
    expect(tapTarget(sent, { action: coin, decision: 7, now: 5000 })).toEqual({
      next: sent,
      send: null,
    });
  });

  test("sends at once where the player set it so", () => {
    const { send } = tapTarget<Action>(IDLE, { action: fish, decision: 7, now: 0, atOnce: true });
    expect(send).toEqual(fish);
  });
});

describe("the primary button", () => {
  test("sends what is armed", () => {
    expect(tapPrimary(armedAt(0), 400).send).toEqual(fish);
  });

  test("does nothing while nothing is armed, or it was armed by this very tap", () => {
    expect(tapPrimary<Action>(IDLE, 400)).toEqual({ next: IDLE, send: null });
    expect(tapPrimary(armedAt(300), 400).send).toBeNull();
  });
});

describe("letting go", () => {
  test("disarms what is armed, but cannot call back what is sent", () => {
    expect(letGo(armedAt(0))).toEqual(IDLE);
    expect(letGo(sent)).toEqual(sent);
  });

  test("an answer of the server ends the sending", () => {
    expect(answered(sent)).toEqual(IDLE);
    expect(answered(armedAt(0))).toEqual(armedAt(0));
  });
});

describe("a question of the server", () => {
  test("that is the same as before leaves armed what is armed", () => {
    const before = armedAt(0);
    const { next, disarmed } = asked(before, { decision: 7, legal: [fish, coin], now: 10 });
    expect(next).toBe(before);
    expect(disarmed).toBe(false);
  });

  test("that is another one disarms, and says so", () => {
    expect(asked(armedAt(0), { decision: 8, legal: [fish, coin], now: 10 })).toEqual({
      next: IDLE,
      disarmed: true,
    });
  });

  test("disarms what is not legal any more", () => {
    expect(
      asked(armedAt(0), { decision: 7, legal: [coin, { ...coin, good: "mead" }], now: 10 }),
    ).toEqual({ next: IDLE, disarmed: true });
  });

  test("with a single answer arms it, and never does it", () => {
    expect(asked<Action>(IDLE, { decision: 8, legal: [coin], now: 10 })).toEqual({
      next: { state: "armed", action: coin, decision: 8, at: 10 },
      disarmed: false,
    });
  });

  test("ends a sending that it answers", () => {
    expect(asked(sent, { decision: null, legal: [], now: 10 }).next).toEqual(IDLE);
    expect(asked(sent, { decision: 7, legal: [], now: 10 }).next).toBe(sent);
  });
});
