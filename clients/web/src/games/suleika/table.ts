/** What the parts of the board need to know of one moment, worked out once per drawing. */
import type { BoardProps } from "../board";
import { CELL, leaving, middleOf, type Step } from "./geometry";
import {
  type Action,
  type Cell,
  chosenHalf,
  type Facing,
  firstHalves,
  isLay,
  isTurn,
  partnersOf,
  type SuleikaEvent,
  type Turn,
  type View,
} from "./position";

export type Props = BoardProps<View, Action>;

export interface Standing {
  cell: Cell;
  facing: Facing;
}

/** Omar on his way, as it is told. */
export interface Going {
  /** Another key is another way. */
  key: string;
  from: Standing;
  path: readonly Step[];
}

export interface Moment extends Props {
  /** Omar as far as the reader knows: before he goes, where he was. */
  omar: Standing;
  going: Going | null;
  /** The cells that may be the first half of the carpet. */
  firsts: ReadonlySet<Cell>;
  /** The chosen first half. */
  first: Cell | null;
  /** The cells that may be its second half, and what each makes. */
  partners: ReadonlyMap<Cell, Action>;
  armedLay: Extract<Action, { type: "lay_carpet" }> | null;
  armedTurn: Turn | null;
  /** The carpet the narration is about. */
  toldCarpet: number | null;
  paid: Extract<SuleikaEvent, { type: "paid" }> | null;
}

type Moved = Extract<SuleikaEvent, { type: "omar_moved" }>;

function find<T extends SuleikaEvent["type"]>(
  events: readonly SuleikaEvent[],
  type: T,
): Extract<SuleikaEvent, { type: T }> | null {
  const found = events.find((event) => event.type === type);
  return (found as Extract<SuleikaEvent, { type: T }> | undefined) ?? null;
}

/** His way from where he was last seen; `null`: he was not seen there, so there is nothing to follow. */
function goingOf(before: Standing, moved: Moved): Going | null {
  const [first] = moved.path;
  if (!first) return null;
  const [here, there] = [middleOf(before.cell), middleOf(first.cell)];
  if (Math.hypot(here.x - there.x, here.y - there.y) > CELL) return null;
  const from = { cell: before.cell, facing: leaving(before.cell, first) };
  return { key: JSON.stringify([from, moved.path]), from, path: moved.path };
}

/** `before`: where the reader saw Omar last, until his way is told. */
export function momentOf(props: Props, before: Standing): Moment {
  const told = props.told as readonly unknown[] as readonly SuleikaEvent[];
  const ahead = props.ahead as readonly unknown[] as readonly SuleikaEvent[];
  const isHeld = find(ahead, "omar_moved") !== null;
  const moved = find(told, "omar_moved");
  const legal = isHeld ? [] : props.legal;
  const first = chosenHalf(props.draft, legal);
  const { armed } = props;
  return {
    ...props,
    legal,
    omar: isHeld ? before : props.view.omar,
    going: moved ? goingOf(before, moved) : null,
    firsts: firstHalves(legal),
    first,
    partners: first ? partnersOf(legal, first) : new Map(),
    armedLay: isLay(armed) ? armed : null,
    armedTurn: isTurn(armed) ? armed.turn : null,
    toldCarpet: find(told, "carpet_laid")?.id ?? null,
    paid: find(told, "paid"),
  };
}

/** Where the reader has seen Omar after this moment: he is turned when that is told, and goes when that is told. */
export function seenAfter(props: Props, before: Standing): Standing {
  const told = props.told as readonly unknown[] as readonly SuleikaEvent[];
  const ahead = props.ahead as readonly unknown[] as readonly SuleikaEvent[];
  if (find(told, "omar_moved")) return before;
  if (!find(ahead, "omar_moved")) return props.view.omar;
  const turned = find(told, "omar_turned");
  return turned ? { ...before, facing: turned.facing } : before;
}
