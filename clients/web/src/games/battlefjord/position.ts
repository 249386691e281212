/** What follows from a view of Battlefjord for the screen: places, what a tap on each leads to. Pure; draws nothing.
 *
 * What is allowed and what it brings, the server says (`legal`, `view.you`); nothing here knows a rule. */
import type {
  Action,
  CardOutlook,
  Event as FjordEvent,
  Jarl,
  Mist,
  Payment,
  PlaceOutlook,
  TakeFollower,
  Thing,
  View,
} from "../../gen/battlefjord";
import { sameAction } from "../../table/twoTap";
import { JARL, MERCHANT, SEA_MIST, SKALD, THING } from "./content";

export type { Action, FjordEvent, Payment, View };

/** A place of the board or beside it, by a name that stays while things come and go. */
export type PlaceId = `field-${number}` | `slot-${number}` | `hand-${string}`;

export const fieldPlace = (field: number): PlaceId => `field-${field}`;
export const slotPlace = (slot: number): PlaceId => `slot-${slot}`;
export const handPlace = (card: string): PlaceId => `hand-${card}`;

export const other = (seat: number): number => 1 - seat;

/** A side of the view; there are two, and a seat is 0 or 1. */
export function side<T>(pair: readonly [T, T], seat: number): T {
  return seat === 0 ? pair[0] : pair[1];
}

/** What is chosen of a move with two places: the pennant that is to leave its slot. */
export const FROM = /^from-(\d)$/;
export const fromSlot = (draft: readonly string[]): number | null => {
  const found = FROM.exec(draft.at(-1) ?? "");
  return found ? Number(found[1]) : null;
};

/** Where one taps for an action; what the box alone offers lies nowhere. */
function placesOf(action: Action, draft: readonly string[]): readonly PlaceId[] {
  switch (action.type) {
    case "place":
    case "use":
      return [fieldPlace(action.field)];
    case "jarl":
      return [fieldPlace(JARL), handPlace(action.card)];
    case "trade":
      return [fieldPlace(MERCHANT)];
    case "skald":
      return [fieldPlace(SKALD)];
    case "mist":
      return mistPlaces(action, draft);
    case "take_cargo":
    case "take_follower":
      return [slotPlace(action.slot)];
    case "thing":
      return [fieldPlace(THING)];
    case "effect":
      if (action.field !== null) return [fieldPlace(action.field)];
      return action.slot === null ? [] : [slotPlace(action.slot)];
    default:
      return [];
  }
}

/** The Sea Mist asks twice: which pennant, and where to. */
function mistPlaces(action: Mist, draft: readonly string[]): readonly PlaceId[] {
  const mist = fieldPlace(SEA_MIST);
  if (draft[0] !== mist) return [mist];
  const from = fromSlot(draft);
  if (from === null) return [mist, slotPlace(action.from_slot)];
  return from === action.from_slot ? [mist, slotPlace(action.to_slot)] : [mist];
}

export type Targets = ReadonlyMap<PlaceId, readonly Action[]>;

/** The bright places and what can be done at each. While a pennant is being moved only its ways are bright. */
export function targetsOf(legal: readonly Action[], draft: readonly string[]): Targets {
  const moving = draft[0] === fieldPlace(SEA_MIST);
  const targets = new Map<PlaceId, Action[]>();
  for (const action of legal) {
    if (moving && action.type !== "mist") continue;
    for (const place of placesOf(action, draft)) {
      targets.set(place, [...(targets.get(place) ?? []), action]);
    }
  }
  return targets;
}

/** What a tap on a bright place leads to: an action to arm, or a draft, because the place asks further. */
export type Reply = { arm: Action; draft?: never } | { draft: readonly string[]; arm?: never };

export function replyTo(
  place: PlaceId,
  actions: readonly Action[],
  armed: Action | null,
  draft: readonly string[],
  view: View,
): Reply {
  if (armed && actions.some((action) => sameAction(action, armed)) && armed.type !== "mist") {
    return { arm: armed };
  }
  const [first] = actions;
  if (!first) return { draft: [] };
  switch (first.type) {
    case "jarl":
      // The Jarl asks which card, even when there is one; a card in the hand says it itself.
      return place === fieldPlace(JARL) ? { draft: [place] } : layOr(place, actions, view);
    case "take_follower":
      return layOr(place, actions, view);
    case "thing":
    case "trade":
    case "skald":
      return actions.length === 1 ? { arm: first } : { draft: [place] };
    case "mist":
      return mistReply(place, actions as readonly Mist[], armed, draft);
    default:
      return { arm: first };
  }
}

function mistReply(
  place: PlaceId,
  actions: readonly Mist[],
  armed: Action | null,
  draft: readonly string[],
): Reply {
  const mist = fieldPlace(SEA_MIST);
  if (place === mist) return { draft: onlyFrom(actions) ?? [mist] };
  const from = fromSlot(draft);
  if (from === null) {
    const slot = Number(place.slice("slot-".length));
    return { draft: [mist, `from-${slot}`] };
  }
  const found = actions.find((action) => action.from_slot === from);
  if (armed && found && sameAction(armed, found)) return { arm: armed };
  return found ? { arm: found } : { draft };
}

/** With one pennant there is nothing to ask but where to. */
function onlyFrom(actions: readonly Mist[]): readonly string[] | null {
  const froms = new Set(actions.map(({ from_slot }) => from_slot));
  const [from] = froms;
  return froms.size === 1 ? [fieldPlace(SEA_MIST), `from-${from}`] : null;
}

export type Laying = Jarl | TakeFollower | Thing;

export const isLaying = (action: Action): action is Laying =>
  action.type === "jarl" || action.type === "take_follower" || action.type === "thing";

/** The card that an action lays, takes or discards. */
export function cardOfLaying(view: View, action: Laying): string | null {
  return action.type === "take_follower" ? (view.slots[action.slot]?.card ?? null) : action.card;
}

/** Lay into the best hall with the cheapest payment; not payable: into the hand; else nothing is chosen. */
function layOr(place: PlaceId, actions: readonly Action[], view: View): Reply {
  const action = preselect(actions.filter(isLaying), view);
  return action ? { arm: action } : { draft: [place] };
}

export function preselect(actions: readonly Laying[], view: View): Laying | null {
  const lays = actions.filter(({ mode }) => mode === "lay");
  const [first] = lays;
  if (!first) return actions.find(({ mode }) => mode === "hand") ?? null;
  const card = cardOfLaying(view, first);
  const outlook = view.you?.cards.find((each) => each.card === card);
  const hall = outlook ? bestHall(outlook) : first.hall;
  const inHall = lays.filter((action) => action.hall === hall);
  return cheapest(inHall) ?? first;
}

const WORTH = [
  "full",
  "no_bonus",
  "different_possible",
  "same_or_different_possible",
  "same_possible",
  "complete_different",
  "complete_same",
] as const;

/** The hall whose outcome is best, the leftmost of equal ones. */
export function bestHall({ halls }: CardOutlook): number {
  const worth = halls.map(({ outcome }) => WORTH.indexOf(outcome));
  return worth.indexOf(Math.max(...worth)) + 1;
}

const sizeOf = (pay: Payment | null): number =>
  pay ? pay.fish + pay.wool + pay.iron + 3 * pay.silver : 0;

function cheapest(lays: readonly Laying[]): Laying | null {
  return lays.reduce<Laying | null>(
    (best, each) => (best && sizeOf(best.pay) <= sizeOf(each.pay) ? best : each),
    null,
  );
}

/** The place an action belongs to on the board: where it was tapped. */
export function aimOf(action: Action | null, draft: readonly string[]): PlaceId | null {
  if (!action) return (draft[0] as PlaceId | undefined) ?? null;
  if (action.type === "jarl") return handPlace(action.card);
  if (action.type === "mist") return slotPlace(action.to_slot);
  return placesOf(action, draft)[0] ?? null;
}

/** What a place would bring to the reader, where the server says so now. */
export function outlookOf(view: View, field: number): PlaceOutlook | null {
  return view.you?.places.find((each) => each.field === field) ?? null;
}

export function cardOutlook(view: View, card: string): CardOutlook | null {
  return view.you?.cards.find((each) => each.card === card) ?? null;
}

/** The slots that an armed figure would cross. */
export function crossedBy(view: View, armed: Action | null): readonly number[] {
  return armed?.type === "place" ? (outlookOf(view, armed.field)?.crosses ?? []) : [];
}

/** The places and cards that an event is about: where the eye should go. */
export function spotsIn(event: FjordEvent): readonly string[] {
  switch (event.type) {
    case "ship_moved":
      return [fieldPlace(event.field)];
    case "placed":
    case "used":
      return [fieldPlace(event.field)];
    case "traded":
      return [fieldPlace(MERCHANT)];
    case "skald_traded":
      return [fieldPlace(SKALD)];
    case "pennants_set":
    case "cards_turned_up":
      return event.slots.map(slotPlace);
    case "pennant_moved":
      return [slotPlace(event.from_slot), slotPlace(event.to_slot)];
    case "pennant_added":
    case "slot_refilled":
      return [slotPlace(event.slot)];
    case "cargo_taken":
    case "card_laid":
    case "card_to_hand":
    case "card_discarded":
      return [...(event.slot === null ? [] : [slotPlace(event.slot)]), event.card];
    case "effect":
      return event.cards;
    case "income":
      return event.cards;
    default:
      return [];
  }
}
