// @vitest-environment node
import { describe, expect, test } from "vitest";
import {
  cardOf,
  eligibleFor,
  gain,
  ghostOf,
  ledBy,
  mayBeGiven,
  standing,
  standingAfter,
  stepNow,
  stepsOf,
  targetsOf,
} from "../../../src/games/bagalut/position";
import { lays, MIDGAME, offers, steals, viewOf } from "./views";

describe("what may be given for an offer (spec, test vectors 4 to 10)", () => {
  const GOODS = ["fish", "coin", "mead", "sheep", "grain"];
  test.each([
    [4, [7, 6, 2, 3, 5], [7, 6, 5]],
    [4, [7, 3, 2], [7]],
    [4, [3, 2, 3, 2, 2], [3, 3]],
    [4, [2, 2], [2, 2]],
    [7, [6, 5, 4, 7, 2], [7]],
    [7, [6, 5, 4, 2], [6]],
    [2, [7, 6, 2, 3, 5], [7, 6, 2, 3, 5]],
    [5, [5, 3], [5]],
  ])("for a %d out of %j: %j", (value, last, expected) => {
    const cards = last.map((v, at) => cardOf(`${GOODS[at]}-${v}`));
    expect(eligibleFor(cardOf(`fish-${value}`), cards).map((card) => card.value)).toEqual(expected);
  });
});

describe("where one taps", () => {
  test("to steal: the other side's rows; to offer: the own ones; to lay: the card", () => {
    expect([...targetsOf(steals, 0).keys()]).toEqual([
      "pile-1-fish",
      "pile-1-coin",
      "pile-1-mead",
      "pile-1-sheep",
    ]);
    expect(targetsOf(offers, 0).get("pile-0-grain")).toEqual({ type: "swap_offer", good: "grain" });
    expect([...targetsOf(lays, 1).keys()][0]).toBe("card-fish-7");
  });

  test("is nowhere for a spectator", () => {
    expect(targetsOf(steals, null).size).toBe(0);
  });
});

describe("the dashed ring", () => {
  test("lies around what could be given for the armed card", () => {
    const given = mayBeGiven(viewOf(MIDGAME), { type: "swap_offer", good: "coin" }, 0);
    expect([...given]).toEqual(["coin-7", "mead-6"]);
  });

  test("lies around what the server calls eligible once a card is offered", () => {
    const offered = viewOf(MIDGAME, {
      phase: "swap_answer",
      offer: { seat: 0, good: "fish", card: "fish-4" },
      eligible: ["mead-6"],
    });
    expect([...mayBeGiven(offered, null, 1)]).toEqual(["mead-6"]);
  });
});

describe("a card that is about to come", () => {
  test("lies first when stolen, last when laid", () => {
    const view = viewOf(MIDGAME);
    expect(ghostOf(view, { type: "steal", good: "coin" }, 0)).toMatchObject({
      card: { id: "coin-7" },
      seat: 0,
      end: "first",
    });
    expect(ghostOf(view, { type: "lay", card: "grain-6" }, 0)).toMatchObject({ end: "last" });
  });
});

describe("how a good stands", () => {
  test("the higher sum leads, equal sums do not", () => {
    const view = viewOf(MIDGAME);
    expect(standing(view, "fish")).toEqual({ good: "fish", points: [13, 3], leader: 0 });
    expect(standing(view, "mead").leader).toBe(1);
    expect([ledBy(view, 0), ledBy(view, 1)]).toEqual([3, 2]);
    expect(standingAfter(view, "mead", gain(0, 3)).leader).toBeNull();
  });

  test("after a theft both sums have moved", () => {
    expect(standingAfter(viewOf(MIDGAME), "coin", gain(0, 7, 7)).points).toEqual([11, 2]);
    expect(standingAfter(viewOf(MIDGAME), "fish", gain(1, 6, 6)).points).toEqual([7, 9]);
  });
});

describe("the steps of a turn", () => {
  test.each([
    [true, 1, ["steal", "swap", "lay"]],
    [false, 2, ["swap", "lay"]],
    [true, 0, ["steal", "lay"]],
  ] as const)("with stealing %s and %d swaps", (steal, swaps, steps) => {
    expect(stepsOf(viewOf(MIDGAME, { options: { steal, swaps, first_seat: 0 } }))).toEqual(steps);
  });

  test("an answer belongs to the swap; before and after the turns there is none", () => {
    expect(stepNow(viewOf(MIDGAME, { phase: "swap_answer" }))).toBe("swap");
    expect(stepNow(viewOf(MIDGAME, { phase: "setup_lay", turn: 0 }))).toBeNull();
  });
});
