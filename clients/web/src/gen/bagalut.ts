/* Written by `npm run gen` from the Python types. Do not edit. */

export type Action = Lay | Steal | SwapOffer | SwapGive;
export type Card =
  | "fish-2"
  | "fish-3"
  | "fish-4"
  | "fish-5"
  | "fish-6"
  | "fish-7"
  | "coin-2"
  | "coin-3"
  | "coin-4"
  | "coin-5"
  | "coin-6"
  | "coin-7"
  | "mead-2"
  | "mead-3"
  | "mead-4"
  | "mead-5"
  | "mead-6"
  | "mead-7"
  | "sheep-2"
  | "sheep-3"
  | "sheep-4"
  | "sheep-5"
  | "sheep-6"
  | "sheep-7"
  | "grain-2"
  | "grain-3"
  | "grain-4"
  | "grain-5"
  | "grain-6"
  | "grain-7";
/**
 * The five goods, always in this order. Source: seed 000, Spielmaterial.
 */
export type Good = "fish" | "coin" | "mead" | "sheep" | "grain";
export type Event =
  | CardLaid
  | MarketCardLaid
  | TurnStarted
  | CardStolen
  | SwapOffered
  | SwapAnswered
  | MarketOpened
  | StepSkipped
  | GameOver;
/**
 * What is asked now.
 */
export type Phase = "setup_lay" | "steal" | "swap_offer" | "swap_answer" | "lay" | "over";

export interface Bagalut {
  options: Options;
  action: Action;
  event: Event;
  view: View;
}
/**
 * Variants. Source: seed 000, Varianten.
 *
 * steal:      False leaves stealing out.
 * swaps:      swaps in a turn; 0 leaves swapping out.
 * first_seat: lays first and takes turn 1 (spec D10).
 */
export interface Options {
  steal: boolean;
  swaps: 0 | 1 | 2;
  first_seat: number;
}
/**
 * Lay a card as the last one of its row: from the hand, or from the market once it is open.
 *
 * Source: seed 000, Aktionen einer Runde, ABLEGEN; in the set-up: Vorbereitung.
 */
export interface Lay {
  card: Card;
  type: "lay";
}
/**
 * Take the other seat's last card at `good`; it becomes the first one of the own row.
 *
 * Source: seed 000, Aktionen einer Runde, KLAUEN; Karten richtig legen.
 */
export interface Steal {
  good: Good;
  type: "steal";
}
/**
 * Offer the own last card at `good`; it cannot be withdrawn.
 *
 * Source: seed 000, Aktionen einer Runde, TAUSCHEN.
 */
export interface SwapOffer {
  good: Good;
  type: "swap_offer";
}
/**
 * Answer an offer with the own last card at `good`, which must be eligible.
 *
 * Source: seed 000, Regeln (equal or higher, else the next lower).
 */
export interface SwapGive {
  good: Good;
  type: "swap_give";
}
/**
 * A card came from the hand, where only its owner knew it, to the end of its row.
 */
export interface CardLaid {
  seat: number;
  card: Card;
  setup: boolean;
  type: "card_laid";
}
/**
 * A card of the market, open already, came to the end of its row.
 */
export interface MarketCardLaid {
  seat: number;
  card: Card;
  type: "market_card_laid";
}
/**
 * Turn `turn` of 20 begins, `seat`'s.
 */
export interface TurnStarted {
  seat: number;
  turn: number;
  type: "turn_started";
}
/**
 * `seat` took the last card of a row of `from_seat`; it is now the first of its own row.
 */
export interface CardStolen {
  seat: number;
  from_seat: number;
  card: Card;
  type: "card_stolen";
}
/**
 * `card` lies beside the board; the other seat answers with one of `eligible`.
 */
export interface SwapOffered {
  seat: number;
  card: Card;
  eligible: Card[];
  type: "swap_offered";
}
/**
 * `seat` gave `card` to `to_seat` for the card `offered`; both lie last in their new rows.
 *
 * auto: only this card was eligible, so the rules gave it (spec D6).
 */
export interface SwapAnswered {
  seat: number;
  to_seat: number;
  card: Card;
  offered: Card;
  auto: boolean;
  type: "swap_answered";
}
/**
 * Both hands are played out: the eight cards of the stack lie open.
 */
export interface MarketOpened {
  cards: Card[];
  type: "market_opened";
}
/**
 * A step of `seat`'s turn was impossible (spec D5: it never comes to this in a game).
 */
export interface StepSkipped {
  seat: number;
  step: "steal" | "swap";
  type: "step_skipped";
}
/**
 * All cards are played: who leads at how many goods.
 */
export interface GameOver {
  winner_seat: number;
  winner_goods: number;
  loser_goods: number;
  type: "game_over";
}
/**
 * The table as one viewer sees it.
 *
 * options:     the variant that is played; also what a computer must know to look ahead.
 * turn:        0 in the set-up, then 1..20.
 * active_seat: whose turn it is, also while the other seat answers.
 * offer:       None when nothing is offered.
 * eligible:    the cards that may answer the offer.
 * rows, sums:  by seat.
 * hands:       how many cards each seat holds.
 * hand:        the viewer's own cards; None for spectators.
 * stack:       how many cards lie face down.
 * market:      the open cards; None before the stack is opened.
 */
export interface View {
  options: Options;
  phase: Phase;
  turn: number;
  active_seat: number;
  swaps_done: number;
  offer: Offer | null;
  eligible: Card[];
  /**
   * @minItems 2
   * @maxItems 2
   */
  rows: [Rows, Rows];
  /**
   * @minItems 2
   * @maxItems 2
   */
  sums: [Sums, Sums];
  /**
   * @minItems 2
   * @maxItems 2
   */
  hands: [number, number];
  hand: Card[] | null;
  stack: number;
  market: Card[] | null;
}
/**
 * The card beside the board while the other seat answers.
 */
export interface Offer {
  seat: number;
  good: Good;
  card: Card;
}
/**
 * A seat's rows: the values from first (at the good card) to last (free, exposed).
 */
export interface Rows {
  fish: number[];
  coin: number[];
  mead: number[];
  sheep: number[];
  grain: number[];
}
/**
 * A seat's points at each good, an offered card counted with its owner (spec D9).
 */
export interface Sums {
  fish: number;
  coin: number;
  mead: number;
  sheep: number;
  grain: number;
}
