/** What a hand-made board is to the table around it. The table knows no game; a board knows no socket, no clock and
 * no log: it draws what is given and says what was tapped. */
import type { ComponentType } from "preact";
import type { GameAction, GameView, TableEvent } from "../net/wire";

/** What every part of a board is given. */
export interface Showing<V = GameView, A = GameAction> {
  view: V;
  /** The own legal actions; empty for spectators, in the past, and while a sent action is not answered. */
  legal: readonly A[];
  /** The reader's own seat, `null` for a spectator. */
  ownSeat: number | null;
  /** The seat drawn nearest to the reader. */
  nearSeat: number;
  /** The seats that may act now. */
  actors: readonly number[];
  /** The player on a seat, by name. */
  nameOf(seat: number): string;
}

export interface BoardProps<V = GameView, A = GameAction> extends Showing<V, A> {
  /** What the next tap does; `null`: nothing is armed. */
  armed: A | null;
  /** The armed action is on its way and not confirmed yet. */
  sent: boolean;
  /** What is being told right now (narration): where the eye should go. */
  told: readonly TableEvent[];
  /** A marked target was tapped: arms the action, or does it when it is armed. */
  tap(action: A): void;
  /** Let go of what is armed. */
  letGo(): void;
}

/** One game's hand-made table. Everything but the board itself is optional: the texts say the rest. */
export interface GameBoard<V = GameView, A = GameAction> {
  /** The board, with the own hand where there is one. */
  Board: ComponentType<BoardProps<V, A>>;
  /** What the armed action will do, between the box's title and its buttons. */
  Consequences?: ComponentType<Showing<V, A> & { action: A }>;
  /** The box's title for an armed action; default: the action's sentence. */
  titleOf?(action: A, showing: Showing<V, A>): string;
  /** What the box's first button says for an armed action: one verb. */
  verbOf?(action: A): string;
  /** A seat's public stores, one line below its name. */
  Tally?: ComponentType<Showing<V, A> & { seat: number }>;
  /** Where the game stands, in the header ("Turn 5 of 20"). */
  Progress?: ComponentType<Showing<V, A>>;
}
