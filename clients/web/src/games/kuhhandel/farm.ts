/** What a view of Kuhhandel says about animals and money. Pure; draws nothing, knows no rule. */
import type {
  Action,
  Animal,
  Bid,
  Cards,
  Farmer,
  Event as KuhhandelEvent,
  Own,
  Pay,
  View,
} from "../../gen/kuhhandel";

export type { Action, Animal, Bid, Cards, Farmer, KuhhandelEvent, Own, Pay, View };

/** The animals and the values of their quartets, as they are printed. */
export const ANIMALS: readonly (readonly [Animal, number])[] = [
  ["rooster", 10],
  ["goose", 40],
  ["cat", 90],
  ["dog", 160],
  ["sheep", 250],
  ["goat", 350],
  ["donkey", 500],
  ["pig", 650],
  ["cow", 800],
  ["horse", 1000],
];
export const ALL_ANIMALS = 40;
export const QUARTET = 4;

export function worthOf(animal: Animal): number {
  return ANIMALS.find(([each]) => each === animal)?.[1] ?? 0;
}

/** How many of an animal lie in front of a farmer. */
export function countOf({ animals, complete }: Farmer, animal: Animal): number {
  if (complete.includes(animal)) return QUARTET;
  return animals.filter((each) => each === animal).length;
}

/** Who has some of an animal, and how many. */
export function holdersOf(view: View, animal: Animal): { seat: number; count: number }[] {
  return view.seats
    .map((farmer, seat) => ({ seat, count: countOf(farmer, animal) }))
    .filter(({ count }) => count > 0);
}

// ---------- money

export type Note = keyof Cards;
export const NOTES: readonly (readonly [Note, number])[] = [
  ["zero", 0],
  ["ten", 10],
  ["fifty", 50],
  ["hundred", 100],
  ["two_hundred", 200],
  ["five_hundred", 500],
];

/** One card of money: its kind, and which of that kind it is. */
export type CardId = `${Note}-${number}`;

export interface Card {
  id: CardId;
  note: Note;
  value: number;
}

/** Each card of some money by itself, the smallest first. */
export function cardsOf(money: Cards): Card[] {
  return NOTES.flatMap(([note, value]) =>
    Array.from({ length: money[note] }, (_, nth): Card => ({ id: `${note}-${nth}`, note, value })),
  );
}

export function chosenOf(money: Cards, ids: readonly string[]): Card[] {
  return cardsOf(money).filter(({ id }) => ids.includes(id));
}

export function sumOf(cards: readonly Card[]): number {
  return cards.reduce((sum, { value }) => sum + value, 0);
}

/** The same cards as they travel. */
export function moneyOf(cards: readonly Card[]): Cards {
  const money = { zero: 0, ten: 0, fifty: 0, hundred: 0, two_hundred: 0, five_hundred: 0 };
  for (const { note } of cards) money[note] += 1;
  return money;
}

// ---------- what is being chosen

/** A trade that is being put together: with whom, about which animal. */
export interface Trade {
  seat: number;
  animal: Animal;
}

export const tradeDraft = ({ seat, animal }: Trade): string => `trade:${seat}:${animal}`;

/** The trade in a draft; `null`: none. */
export function draftedTrade(draft: readonly string[]): Trade | null {
  const [kind, seat, animal] = (draft[0] ?? "").split(":");
  return kind === "trade" ? { seat: Number(seat), animal: animal as Animal } : null;
}

/** Whether own cards are to be chosen now. */
export function choosesCards(view: View, draft: readonly string[]): boolean {
  const { ask } = view;
  if (!ask) return false;
  return ask.pay !== null || (ask.offer !== null && (!ask.trades || draftedTrade(draft) !== null));
}

/** The cards that a draft holds. */
export function chosenCards(view: View, draft: readonly string[]): Card[] {
  return view.you && choosesCards(view, draft) ? chosenOf(view.you.hand, draft) : [];
}

/** The draft with one card more or less; what else is in it stays. */
export function withCard(draft: readonly string[], id: CardId): string[] {
  return draft.includes(id) ? draft.filter((each) => each !== id) : [...draft, id];
}

/** Whether what one chooses now must not be seen by others: then the own money is covered until it is shown. */
export function isSecret(view: View, draft: readonly string[]): boolean {
  return (
    view.phase === "trade_answer" || view.phase === "trade_reoffer" || draftedTrade(draft) !== null
  );
}

/** The animal everything is about now. */
export function animalNow(view: View, draft: readonly string[]): Animal | null {
  return (
    draftedTrade(draft)?.animal ??
    view.trade?.animal ??
    view.payment?.animal ??
    view.auction?.animal ??
    null
  );
}

export const STAGES = ["open", "once", "twice", "sold"] as const;

/** How much more than the highest bid the quick buttons offer. */
export const RAISES = [20, 50, 100] as const;

/** A bid in the auction that runs; `null`: none runs. */
export function bidOf(view: View, amount: number): Bid | null {
  const { auction } = view;
  return auction && { type: "bid", lot: auction.lot, attempt: auction.attempt, amount };
}
