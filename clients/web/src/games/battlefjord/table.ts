/** What the parts of the board need to know of one moment, worked out once per drawing. */
import type { BoardProps } from "../board";
import { SEA_MIST } from "./content";
import {
  type Action,
  aimOf,
  crossedBy,
  type FjordEvent,
  fieldPlace,
  fromSlot,
  type PlaceId,
  replyTo,
  side,
  spotsIn,
  type Targets,
  targetsOf,
  type View,
} from "./position";

export type Props = BoardProps<View, Action>;

export interface Moment extends Props {
  targets: Targets;
  /** The place of what is armed, sent, or asks further. */
  aim: PlaceId | null;
  /** Slots where the armed figure would cross. */
  crossing: ReadonlySet<number>;
  /** By slot, the seat whose standing figures cross there. */
  foretold: ReadonlyMap<number, number>;
  /** The slot whose pennant is being moved. */
  moving: number | null;
  /** What the narration is about. */
  spots: ReadonlySet<string>;
  /** A tap on a bright place. */
  tapOn(place: PlaceId): void;
}

export function momentOf(props: Props): Moment {
  const { view, legal, armed, draft, told } = props;
  const targets = targetsOf(legal, draft);
  const events = told as readonly unknown[] as readonly FjordEvent[];
  return {
    ...props,
    targets,
    aim: aimOf(armed, draft),
    crossing: new Set(crossedBy(view, armed)),
    foretold: new Map(
      [0, 1].flatMap((seat) =>
        side(view.crossings, seat).map((slot): [number, number] => [slot, seat]),
      ),
    ),
    moving: draft[0] === fieldPlace(SEA_MIST) ? fromSlot(draft) : null,
    spots: new Set(events.flatMap(spotsIn)),
    tapOn: (place) => {
      const actions = targets.get(place);
      if (!actions) return;
      const reply = replyTo(place, actions, armed, draft, view);
      if (reply.arm) props.tap(reply.arm);
      else props.choose(reply.draft);
    },
  };
}
