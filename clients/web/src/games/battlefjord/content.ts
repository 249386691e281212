/** What is printed on places and cards: read from the rules' own content, so that no view has to carry it. */
import source from "../../../../../rules/games/battlefjord/content.json";
import type { Bundle, Card, Cards } from "../../gen/battlefjord";

export type FollowerId = Card;
export type CargoId = Cards;
export type CardId = FollowerId | CargoId;

export const GOODS = ["fish", "wool", "iron"] as const;
export const KINDS = [...GOODS, "silver", "fame"] as const;
export type Kind = (typeof KINDS)[number];
export type Sign = "longhouse" | "dragonboat" | "runestone" | "smithy" | "farm";
export type Timing = "instant" | "round" | "permanent" | "end";

/** So many of each; what is left out is none. */
export type Some = Readonly<Partial<Record<Kind, number>>>;

export interface Follower {
  id: FollowerId;
  sign: Sign;
  cost: Some;
  fame: number;
  timing: Timing;
}

export interface Cargo {
  id: CargoId;
  gain: Some;
  /** Goods of choice. */
  choice: number;
}

export interface PlaceContent {
  field: number;
  key: string;
  opposite: number;
  gain: Some;
}

export const SIGNS = source.signs as readonly Sign[];
export const FOLLOWERS = source.followers as unknown as readonly Follower[];
export const CARGO = source.cargo as unknown as readonly Cargo[];
export const HALL_SIZE = source.limits.hall;
export const HALL_FAME = source.hall_fame;
export const RAIDS = source.raids;
export const LAST_ROUND = 16;

const followers = new Map<string, Follower>(FOLLOWERS.map((card) => [card.id, card]));
const cargo = new Map<string, Cargo>(CARGO.map((card) => [card.id, card]));
const places = new Map<number, PlaceContent>(
  source.places.map(({ index, key, opposite, action }) => [
    index,
    { field: index, key, opposite, gain: ("gain" in action ? action.gain : undefined) ?? {} },
  ]),
);

export const followerOf = (id: string): Follower | null => followers.get(id) ?? null;
export const cargoOf = (id: string): Cargo | null => cargo.get(id) ?? null;
/** A place, `null` for a corner. */
export const placeContent = (field: number): PlaceContent | null => places.get(field) ?? null;
/** The raid of a corner, `null` for a place. */
export const raidAt = (field: number) => RAIDS.find(({ index }) => index === field) ?? null;

/** A bundle that holds only what there is, in the order of the game. */
export function held(bundle: Some | Bundle): readonly [Kind, number][] {
  return KINDS.flatMap((kind): [Kind, number][] => {
    const n = bundle[kind] ?? 0;
    return n > 0 ? [[kind, n]] : [];
  });
}

export const JARL = 1;
export const MERCHANT = 5;
export const SEA_MIST = 9;
export const SKALD = 10;
export const TRADING_SHIP = 13;
export const THING = 14;

/** The ring as it lies on the screen, row by row; 0: the centre. */
export const GRID: readonly (readonly number[])[] = [
  [16, 1, 2, 3, 4],
  [15, 0, 0, 0, 5],
  [14, 0, 0, 0, 6],
  [13, 0, 0, 0, 7],
  [12, 11, 10, 9, 8],
];

/** The picture of a cargo: those with the same content share one. */
export function cargoPicture({ gain, choice }: Cargo): string {
  if (choice > 0) return "pic-C-choice";
  const kinds = held(gain).map(([kind]) => kind);
  if (kinds.length === 3) return "pic-C-full";
  if (kinds[0] === "fame") return gain.fame === 2 ? "pic-C-home" : "pic-C-song";
  return `pic-C-${kinds.join("")}`;
}
