/** What the parts of one table share. */
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { BoardProps, Choosing, GameBoard, Showing } from "../games/board";
import type { TableState } from "../net/table";
import type { Frame, Terms } from "../net/wire";
import type { Listener } from "../texts/game";
import type { Play, Scene } from "./play";

export interface TableContext {
  table: TableState;
  play: Play;
  listener: Listener;
  frame: Frame;
  terms: Terms;
  scene: Scene;
  ownSeat: number | null;
  nearSeat: number;
  /** The hand-made board; `null`: the game is played as text. */
  board: GameBoard | null;
}

const Shared = createContext<TableContext | null>(null);
export const ProvideTable = Shared.Provider;

export function useTableContext(): TableContext {
  const shared = useContext(Shared);
  if (!shared) throw new Error("a part of a table outside of one");
  return shared;
}

/** What every part of a hand-made board is given. */
export function showingOf({ scene, play, ownSeat, nearSeat, listener }: TableContext): Showing {
  const { view, legal, actors } = scene;
  const draft = play.draft.value;
  return { view, legal, actors, ownSeat, nearSeat, nameOf: listener.nameOf, draft };
}

/** What a part is given in which one can choose. */
export function choosingOf(shared: TableContext): Choosing {
  const { play } = shared;
  return {
    ...showingOf(shared),
    armed: play.past.at.value === null ? play.armed.value : null,
    tap: (action) => play.tapOn(action),
    letGo: () => play.letGo(),
    choose: (draft) => play.choose(draft),
    act: (action) => play.act(action),
  };
}

function runsOut({ table, play }: TableContext): number | null {
  const present = table.present.value;
  const left = present?.frame.clock.timer_ms ?? null;
  if (!present || left === null || play.past.at.value !== null) return null;
  return present.receivedAt + left;
}

/** What the board is given, and the parts of it around the board. */
export function boardPropsOf(shared: TableContext): BoardProps {
  const { play, scene } = shared;
  return {
    ...choosingOf(shared),
    sent: play.busy.value,
    told: scene.told,
    ahead: scene.ahead,
    runsOut: runsOut(shared),
  };
}
