/** What the end of a game has changed, in words. */
import { describe, expect, test } from "vitest";
import type { Outcome } from "../../src/net/wire";
import { changesOf, reasonsOf, signed } from "../../src/table/Settled";
import { someTerms } from "../wire";

type SeatSettled = NonNullable<Outcome["settled"]>[number];

const seat = (part: Partial<SeatSettled>): SeatSettled => ({
  seat: 0,
  rating_before: null,
  rating_after: null,
  provisional: false,
  points: 0,
  taler: 0,
  reasons: [],
  ...part,
});
const over = (settled: Outcome["settled"]): Outcome => ({
  aborted: false,
  reason: "resign",
  ranking: [[0], [1]],
  scores: [0, 0],
  seed: null,
  rematch: null,
  settled,
});
const rated = someTerms({ kind: "rated" });

test("a change always has its sign", () => {
  expect([30, -10, 0].map(signed)).toEqual(["+30", "−10", "±0"]);
});

describe("what has changed for a seat", () => {
  test("is rating, points and Taler, and a question mark says that the rating is provisional", () => {
    const won = seat({
      rating_before: 150_000,
      rating_after: 153_039,
      provisional: true,
      points: 10,
      taler: 30,
    });
    expect(changesOf(won)).toEqual(["Wertung 1500 → 1530? (+30)", "Punkte +10", "Taler +30"]);
  });

  test("is said to be nothing where it could have been something", () => {
    const level = seat({ rating_before: 150_000, rating_after: 150_000 });
    expect(changesOf(level)).toEqual(["Wertung 1500 → 1500 (±0)", "Punkte ±0"]);
  });

  test("is not mentioned where nothing could change", () => {
    expect(changesOf(seat({ reasons: ["friendly"] }))).toEqual([]);
  });
});

describe("why not more", () => {
  test("is said once, the own reasons first", () => {
    const settled = [
      seat({ seat: 0, reasons: ["pair_half"] }),
      seat({ seat: 1, reasons: ["floor", "pair_half"] }),
    ];
    expect(reasonsOf(over(settled), rated, 1)).toEqual([
      "Tiefer kann eine Wertung nicht fallen.",
      "Die vierte bis sechste gewertete Partie derselben zwei an einem Tag zählt halb.",
    ]);
  });

  test("waits for the settlement, if there is something to wait for", () => {
    expect(reasonsOf(over(null), rated, 0)).toEqual([
      "Wertung, Punkte und Taler werden gerade abgerechnet.",
    ]);
    expect(reasonsOf(over(null), someTerms(), 0)).toEqual([]);
  });
});
