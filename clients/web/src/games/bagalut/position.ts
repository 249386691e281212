/** What follows from a view of Bagalut: piles, targets, what an armed action would do. Pure; draws nothing. */
import type { Action, Event as BagalutEvent, Card as CardId, Good, View } from "../../gen/bagalut";

export type { Action, BagalutEvent, CardId, Good, View };

export const GOODS: readonly Good[] = ["fish", "coin", "mead", "sheep", "grain"];

/** Points of a good that win it: more than half of 27. */
export const WINS = 14;
export const ALL_POINTS = 27;
export const LAST_TURN = 20;

export interface Card {
  id: CardId;
  good: Good;
  value: number;
}

export function cardOf(id: string): Card {
  const [good, value] = id.split("-");
  return { id: id as CardId, good: good as Good, value: Number(value) };
}

export function cardAt(good: Good, value: number): Card {
  return cardOf(`${good}-${value}`);
}

export const other = (seat: number): number => 1 - seat;

/** A side of the view; there are two, and a seat is 0 or 1. */
export function side<T>(pair: readonly [T, T], seat: number): T {
  return seat === 0 ? pair[0] : pair[1];
}

/** A place of the board, by a name that stays while its cards come and go. */
export type Place = `pile-${number}-${Good}` | `card-${CardId}`;

export const pilePlace = (seat: number, good: Good): Place => `pile-${seat}-${good}`;
export const cardPlace = (id: CardId): Place => `card-${id}`;

/** Where one taps for an action. */
export function placeOf(action: Action, ownSeat: number): Place {
  switch (action.type) {
    case "steal":
      return pilePlace(other(ownSeat), action.good);
    case "swap_offer":
    case "swap_give":
      return pilePlace(ownSeat, action.good);
    case "lay":
      return cardPlace(action.card);
  }
}

/** The marked places and what a tap on each does. */
export function targetsOf(
  legal: readonly Action[],
  ownSeat: number | null,
): ReadonlyMap<Place, Action> {
  if (ownSeat === null) return new Map();
  return new Map(legal.map((action) => [placeOf(action, ownSeat), action]));
}

/** The last card of a row, `null` for an empty one. */
export function lastOf(view: View, seat: number, good: Good): Card | null {
  const value = side(view.rows, seat)[good].at(-1);
  return value === undefined ? null : cardAt(good, value);
}

/** The cards among which the other seat may choose when `offered` is offered: all of at least its value, or, when
 * there is none, the highest below. Only a preview: the server decides (rules/games/bagalut/spec.md, Swap). */
export function eligibleFor(offered: Card, lastCards: readonly Card[]): Card[] {
  const enough = lastCards.filter((card) => card.value >= offered.value);
  if (enough.length > 0) return enough;
  const best = Math.max(...lastCards.map((card) => card.value));
  return lastCards.filter((card) => card.value === best);
}

export function lastCards(view: View, seat: number): Card[] {
  return GOODS.map((good) => lastOf(view, seat, good)).filter((card) => card !== null);
}

/** The cards that are marked with a dashed ring: what may be given for the offered or the armed card. */
export function mayBeGiven(view: View, armed: Action | null, ownSeat: number | null): Set<CardId> {
  if (view.offer) return new Set(view.eligible);
  if (armed?.type !== "swap_offer" || ownSeat === null) return new Set();
  const offered = lastOf(view, ownSeat, armed.good);
  if (!offered) return new Set();
  return new Set(eligibleFor(offered, lastCards(view, other(ownSeat))).map((card) => card.id));
}

/** A card that an armed action would bring, drawn where it would lie. */
export interface Ghost {
  card: Card;
  seat: number;
  /** Next to the crate, or at the free end. */
  end: "first" | "last";
}

export function ghostOf(view: View, armed: Action | null, ownSeat: number | null): Ghost | null {
  if (ownSeat === null || !armed) return null;
  if (armed.type === "lay") return { card: cardOf(armed.card), seat: ownSeat, end: "last" };
  if (armed.type === "steal") {
    const card = lastOf(view, other(ownSeat), armed.good);
    return card && { card, seat: ownSeat, end: "first" };
  }
  return null;
}

export interface Standing {
  good: Good;
  /** Points by seat. */
  points: readonly [number, number];
  /** Who leads, `null` while both have the same. */
  leader: number | null;
}

export function standing(view: View, good: Good): Standing {
  const points = [view.sums[0][good], view.sums[1][good]] as const;
  return { good, points, leader: leaderOf(points) };
}

function leaderOf([zero, one]: readonly [number, number]): number | null {
  if (zero === one) return null;
  return zero > one ? 0 : 1;
}

/** At how many goods a seat leads. */
export function ledBy(view: View, seat: number): number {
  return GOODS.filter((good) => standing(view, good).leader === seat).length;
}

/** How a good would stand after points moved: what the box says of an armed action. */
export function standingAfter(view: View, good: Good, change: readonly [number, number]): Standing {
  const now = standing(view, good);
  const points = [now.points[0] + change[0], now.points[1] + change[1]] as const;
  return { good, points, leader: leaderOf(points) };
}

/** The pair of changes when `seat` gains and the other loses so much. */
export function gain(seat: number, gained: number, lost = 0): readonly [number, number] {
  return seat === 0 ? [gained, -lost] : [-lost, gained];
}

/** The steps of a turn in this variant, for the header. */
export function stepsOf(view: View): readonly ("steal" | "swap" | "lay")[] {
  const { steal, swaps } = view.options;
  return [...(steal ? (["steal"] as const) : []), ...(swaps > 0 ? (["swap"] as const) : []), "lay"];
}

/** Which of those steps is played now; `null` outside the turns. */
export function stepNow(view: View): "steal" | "swap" | "lay" | null {
  switch (view.phase) {
    case "steal":
    case "lay":
      return view.phase;
    case "swap_offer":
    case "swap_answer":
      return "swap";
    default:
      return null;
  }
}

/** The cards that an event moved or showed. */
export function cardsIn(event: BagalutEvent): readonly CardId[] {
  switch (event.type) {
    case "card_laid":
    case "market_card_laid":
    case "card_stolen":
    case "swap_offered":
      return [event.card];
    case "swap_answered":
      return [event.card, event.offered];
    case "market_opened":
      return event.cards;
    default:
      return [];
  }
}
