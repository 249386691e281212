/** Positions of Bagalut to look at, built from their rows. */
import { type Action, GOODS, type Good, type View } from "../../../src/games/bagalut/position";

export type Side = Record<Good, number[]>;

export const rows = (
  fish: number[],
  coin: number[],
  mead: number[],
  sheep: number[],
  grain: number[],
): Side => ({
  fish,
  coin,
  mead,
  sheep,
  grain,
});

function sumsOf(side: Side): Record<Good, number> {
  const sum = (values: number[]): number => values.reduce((a, b) => a + b, 0);
  return Object.fromEntries(GOODS.map((good) => [good, sum(side[good])])) as Record<Good, number>;
}

/** Seat 0's turn 5 unless said otherwise; `sums` follow from the rows. */
export function viewOf(two: [Side, Side], more: Partial<View> = {}): View {
  return {
    options: { steal: true, swaps: 1, first_seat: 0 },
    phase: "swap_offer",
    turn: 5,
    active_seat: 0,
    swaps_done: 0,
    offer: null,
    eligible: [],
    rows: two,
    sums: [sumsOf(two[0]), sumsOf(two[1])],
    hands: [4, 4],
    hand: ["fish-7", "coin-5", "mead-4", "grain-6"],
    stack: 8,
    market: null,
    ...more,
  };
}

export const MIDGAME: [Side, Side] = [
  rows([5, 2, 6], [4], [3], [7, 5], [2]),
  rows([3], [2, 7], [6], [3], []),
];

export const offers: Action[] = GOODS.map((good) => ({ type: "swap_offer", good }));
export const steals: Action[] = GOODS.slice(0, 4).map((good) => ({ type: "steal", good }));
export const lays: Action[] = (["fish-7", "coin-5", "mead-4", "grain-6"] as const).map((card) => ({
  type: "lay",
  card,
}));
