/** What a hand-made board is to the table around it. The table knows no game; a board knows no socket, no clock and
 * no log: it draws what is given and says what was tapped. */
import type { ComponentChildren, ComponentType } from "preact";
import type { IconName } from "../art/sheets";
import type { GameAction, GameView, TableEvent } from "../net/wire";
import type { BoxLine } from "../parts/Box";
import type { SeatColour } from "../parts/seats";

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
  /** What is chosen so far of an action that takes more than one tap: a first place, the cards to pay with. The table
   * keeps it, so that board and box agree; it is emptied when something else is asked. */
  draft: readonly string[];
}

/** What a part is given in which one can choose, on the board or in the box. */
export interface Choosing<V = GameView, A = GameAction> extends Showing<V, A> {
  /** What the next tap does; `null`: nothing is armed. */
  armed: A | null;
  /** A marked target was tapped: arms the action, or does it when it is armed. */
  tap(action: A): void;
  /** Let go of what is armed, else of the draft. */
  letGo(): void;
  /** Another draft; what was armed is let go. */
  choose(draft: readonly string[]): void;
  /** A button that says what it does: does it with one press. */
  act(action: A): void;
}

export interface BoardProps<V = GameView, A = GameAction> extends Choosing<V, A> {
  /** An action is on its way and not confirmed yet, or was pressed only a moment ago: no button acts. */
  sent: boolean;
  /** What is being told right now (narration): where the eye should go. */
  told: readonly TableEvent[];
  /** What is told after that, of the same moment: `view` shows it already, the reader does not know it yet. */
  ahead: readonly TableEvent[];
  /** The game's own countdown: when it runs out, in the time of `useNow`; `null`: none runs. */
  runsOut: number | null;
}

/** What the box of an own decision is given, when a board draws it itself. */
export interface AskedProps<V = GameView, A = GameAction> extends BoardProps<V, A> {
  /** The line over the title, with what time there is for this decision. */
  kicker(title: string): ComponentChildren;
  /** What the table has to say beside: something was let go of, what another did last. */
  notes: readonly BoxLine[];
  /** Why nothing can be sent just now; `null`: it can. */
  hindrance: string | null;
}

/** One game's hand-made table. Everything but the board itself is optional: the texts say the rest. */
export interface GameBoard<V = GameView, A = GameAction> {
  /** The board, with the own hand where there is one. */
  Board: ComponentType<BoardProps<V, A>>;
  /** What the armed action will do, between the box's title and its buttons. */
  Consequences?: ComponentType<Choosing<V, A> & { action: A }>;
  /** The box while nothing is armed, below its title; default: that one can tap. */
  Asking?: ComponentType<Choosing<V, A>>;
  /** The box's title while nothing is armed; `null`: the phase's sentence. */
  askingTitle?(showing: Showing<V, A>): string | null;
  /** The box's title for an armed action; default: the action's sentence. */
  titleOf?(action: A, showing: Showing<V, A>): string;
  /** What the box's first button says for an armed action: one verb. */
  verbOf?(action: A): string;
  /** The whole box of an own decision, for games whose places ask further. Without it the table draws the box. */
  Asked?: ComponentType<AskedProps<V, A>>;
  /** A seat's public stores, below its name. */
  Tally?: ComponentType<BoardProps<V, A> & { seat: number }>;
  /** How a seat's final score came about, in one line below its rank. */
  Score?: ComponentType<Showing<V, A> & { seat: number }>;
  /** On a phone: the seats with all their stores have a tab of their own. */
  seatsTab?: { icon: IconName; label(): string };
  /** Where the game stands, in the header ("Turn 5 of 20"). */
  Progress?: ComponentType<Showing<V, A>>;
  /** The colour of a seat, where the game has colours of its own; default: the house's. */
  colourOf?(seat: number): SeatColour;
}
