/** What a view of the saga says about the path, the cards and the choices. Pure; draws nothing, knows no rule. */
import type {
  Action,
  LegView,
  Offer,
  OpenWay,
  Outlook,
  Event as SagaEvent,
  SeatView,
  SpaceView,
  View,
  World,
} from "../../gen/wikinger_saga";
import type { Showing } from "../board";

export type {
  Action,
  LegView,
  Offer,
  OpenWay,
  Outlook,
  SagaEvent,
  SeatView,
  SpaceView,
  View,
  World,
};
export type CardId = Outlook["card"] & string;
export type WayId = OpenWay["way"];
export type Play = Extract<Action, { type: "choose_card" }>;
export type Reply = Extract<Action, { type: "answer" }>;
export type Shown = Showing<View, Action>;
type Moved = Extract<SagaEvent, { type: "moved" }>;

export const isPlay = (action: Action | null): action is Play => action?.type === "choose_card";
const isReply = (action: Action | null): action is Reply => action?.type === "answer";

/** What lies on a space: a field of the adventure and a marker can never share one. */
export const spaceAt = (view: View, space: number): SpaceView | null =>
  view.spaces.find((each) => each.space === space) ?? null;

/** The fields of the adventure cards, card by card, from their first to their last space. */
export interface Ground {
  card: NonNullable<SpaceView["card"]>;
  first: number;
  last: number;
}

export function groundsOf({ spaces }: View): Ground[] {
  const found = new Map<string, Ground>();
  for (const { card, space } of spaces) {
    if (!card) continue;
    const ground = found.get(card);
    if (ground) ground.last = Math.max(ground.last, space);
    else found.set(card, { card, first: space, last: space });
  }
  return [...found.values()];
}

// ---------- what has not been told yet

const asSaga = (events: readonly unknown[]): readonly SagaEvent[] => events as SagaEvent[];

/** How far the path was pushed, as far as the reader knows. */
export function shiftShown(view: View, ahead: readonly unknown[]): number {
  const push = asSaga(ahead).find(
    (event) => event.type === "way_revealed" || event.type === "path_shifted",
  );
  return push && "before" in push ? push.before : view.shift;
}

export interface Figure {
  seat: number;
  /** The field of the path it stands on. */
  index: number;
  space: number;
}

/** The figures on the path where the reader last saw them. */
export function figuresShown(view: View, ahead: readonly unknown[]): Figure[] {
  const shift = shiftShown(view, ahead);
  const coming = asSaga(ahead);
  return view.seats.flatMap((each, seat) => {
    const leaves = coming.some(
      (event) => (event.type === "left" || event.type === "put_out") && event.seat === seat,
    );
    if (!each.inside && !leaves) return [];
    const moves = coming.find(
      (event): event is Moved => event.type === "moved" && event.seat === seat,
    );
    const index = moves?.before ?? each.index;
    return [{ seat, index, space: shift + index }];
  });
}

/** The movement that is being told. */
export const movedNow = (told: readonly unknown[]): Moved | null =>
  asSaga(told).find((event): event is Moved => event.type === "moved") ?? null;

// ---------- outlooks

/** What a hand card would do, in every way it can be played. */
export const outlooksOf = ({ you }: View, card: CardId, use?: boolean): readonly Outlook[] =>
  you?.outlooks.filter((each) => each.card === card && (use === undefined || each.use === use)) ??
  [];

/** What an answer about a movement would do; `null`: it is about something else. */
export function outlookOfReply({ you }: View, { ask, number }: Reply): Outlook | null {
  const fits = (each: Outlook): boolean => {
    switch (ask) {
      case "set_move":
        return each.chosen === number;
      case "add_move":
      case "step_add":
        return each.added === number;
      case "path":
        return each.shifted === number;
      default:
        return false;
    }
  };
  return you?.outlooks.find(fits) ?? null;
}

/** Where an action may lead; empty: it moves nobody. */
export function aimsOf(view: View, action: Action | null): readonly Outlook[] {
  if (isPlay(action)) return outlooksOf(view, action.card, action.use);
  if (!isReply(action)) return [];
  const outlook = outlookOfReply(view, action);
  return outlook ? [outlook] : [];
}

/** Whether something is lost by it. */
export const isBad = ({ gold, vp, falls, extras }: Outlook): boolean =>
  falls > 0 || gold < 0 || vp < 0 || extras.some(({ what }) => what === "discard");

// ---------- who is waited for

const TOGETHER: readonly View["phase"][] = ["choose", "decide", "valhalla"];

/** In a phase in which all answer at once: who has not; `null`: in other phases. */
export function missing({ view }: Pick<Shown, "view">): readonly number[] | null {
  if (!TOGETHER.includes(view.phase)) return null;
  return view.seats.flatMap(({ waits, answered }, seat) => (waits && !answered ? [seat] : []));
}

/** Whether the reader has answered in such a phase. */
export function hasAnswered({ view, ownSeat }: Pick<Shown, "view" | "ownSeat">): boolean {
  const own = ownSeat === null ? undefined : view.seats[ownSeat];
  return missing({ view }) !== null && own?.answered === true && !own.waits;
}

/** The own hand as it is drawn: what was chosen lies first. */
export interface HandCard {
  card: CardId;
  /** Copies of a card are told apart by their place. */
  key: string;
  picked: boolean;
}

/** The card that is chosen and not played yet; once played, it lies in the row. */
function chosenCard({ you, seats, phase }: View): CardId | null {
  const card = you?.choice?.card ?? null;
  if (!you || card === null || phase === "choose") return card;
  const isPlayed = seats[you.seat]?.row.some((played) => played.card === card) ?? true;
  return phase === "resolve" && !isPlayed ? card : null;
}

export function handOf(view: View): HandCard[] {
  const { you } = view;
  if (!you) return [];
  const seen = new Map<string, number>();
  const keyed = (card: CardId, picked: boolean): HandCard => {
    const copy = seen.get(card) ?? 0;
    seen.set(card, copy + 1);
    return { card, key: `${card}-${copy}`, picked };
  };
  const chosen = chosenCard(view);
  return [...(chosen ? [keyed(chosen, true)] : []), ...you.hand.map((card) => keyed(card, false))];
}
