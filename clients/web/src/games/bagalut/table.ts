/** What the parts of the board need to know of one moment, worked out once per drawing. */
import type { BoardProps } from "../board";
import {
  type Action,
  type BagalutEvent,
  type CardId,
  cardsIn,
  type Ghost,
  ghostOf,
  mayBeGiven,
  other,
  type Place,
  placeOf,
  targetsOf,
  type View,
} from "./position";

export type Props = BoardProps<View, Action>;

export interface Moment extends Props {
  near: number;
  far: number;
  targets: ReadonlyMap<Place, Action>;
  /** The place of the armed or sent action. */
  aim: Place | null;
  ghost: Ghost | null;
  givable: ReadonlySet<CardId>;
  /** The cards that the narration is about. */
  toldCards: ReadonlySet<string>;
}

export function momentOf(props: Props): Moment {
  const { view, legal, ownSeat, nearSeat, armed, told } = props;
  const events = told as readonly unknown[] as readonly BagalutEvent[];
  return {
    ...props,
    near: nearSeat,
    far: other(nearSeat),
    targets: targetsOf(legal, ownSeat),
    aim: armed && ownSeat !== null ? placeOf(armed, ownSeat) : null,
    ghost: ghostOf(view, armed, ownSeat),
    givable: mayBeGiven(view, armed, ownSeat),
    toldCards: new Set(events.flatMap(cardsIn)),
  };
}
