/** Moments of Kuhhandel to look at: three farmers, seat 0 reads. */
import type { Action, Cards, Farmer, View } from "../../../src/games/kuhhandel/farm";
import type { BoxProps } from "../../../src/games/kuhhandel/table";

const NAMES = ["Astrid", "Tove", "Leif"];

export const money = (more: Partial<Cards> = {}): Cards => ({
  zero: 0,
  ten: 0,
  fifty: 0,
  hundred: 0,
  two_hundred: 0,
  five_hundred: 0,
  ...more,
});

const farmer = (more: Partial<Farmer> = {}): Farmer => ({
  cards: 7,
  animals: [],
  complete: [],
  score: 0,
  retired: null,
  ...more,
});

export const HAND = money({ zero: 1, ten: 3, fifty: 1, hundred: 1 });
export const SUM = 180;

export function viewOf(more: Partial<View> = {}): View {
  return {
    options: { tempo: "normal", trade_limit: 200, first_seat: 0 },
    phase: "turn",
    turn_no: 5,
    active_seat: 0,
    stack_left: 30,
    donkeys: 0,
    trades_in_row: 0,
    auction: null,
    payment: null,
    trade: null,
    seats: [
      farmer({ cards: 6, animals: ["pig", "cat"] }),
      farmer({ animals: ["pig", "cat", "cat"] }),
      farmer({ cards: 1, complete: ["goose"], score: 40 }),
    ],
    you: { seat: 0, hand: HAND, sum: SUM, offer: null },
    ask: null,
    shown: [],
    bank: money(),
    reason: null,
    ...more,
  };
}

const auction = {
  lot: 10,
  attempt: 1,
  animal: "cow",
  value: 800,
  auctioneer_seat: 2,
  high: 130,
  leader_seat: 1,
  bids: 3,
  stage: "once",
  passed: [],
  excluded: [],
  outcome: null,
} satisfies View["auction"];

const ASK = { bid: null, pay: null, trades: null, offer: null };

export const biddingView = (more: Partial<NonNullable<View["auction"]>> = {}): View =>
  viewOf({
    phase: "bidding",
    active_seat: 2,
    auction: { ...auction, ...more },
    ask: { ...ASK, bid: { min: 140, max: 270, step: 10, last_bidder: false } },
  });

export const sold = { ...auction, stage: "sold" } satisfies View["auction"];

export const payView = (): View =>
  viewOf({
    phase: "payment",
    auction: { ...sold, leader_seat: 0 },
    payment: { payer_seat: 0, payee_seat: 2, amount: 130, animal: "cow" },
    ask: { ...ASK, pay: { amount: 130 } },
  });

export const turnView = (): View =>
  viewOf({
    ask: {
      ...ASK,
      trades: [
        { target_seat: 1, animal: "pig", count: 1 },
        { target_seat: 1, animal: "cat", count: 1 },
      ],
      offer: { min_cards: 1 },
    },
  });

export const answerView = (): View =>
  viewOf({
    phase: "trade_answer",
    active_seat: 1,
    trade: { challenger_seat: 1, target_seat: 0, animal: "pig", count: 1, round: 1, cards: 3 },
    ask: { ...ASK, offer: { min_cards: 1 } },
  });

export function propsOf(view: View, more: Partial<BoxProps> = {}): BoxProps {
  return {
    view,
    legal: [] as Action[],
    ownSeat: 0,
    nearSeat: 0,
    actors: [0],
    nameOf: (seat) => NAMES[seat] ?? "",
    draft: [],
    armed: null,
    sent: false,
    told: [],
    ahead: [],
    runsOut: null,
    tap: () => {},
    letGo: () => {},
    choose: () => {},
    act: () => {},
    kicker: (title) => title,
    notes: [],
    hindrance: null,
    ...more,
  };
}
