/** Suleika's hand-made board, as the table takes it. */
import type { GameBoard } from "../board";
import { Asking, askingTitle } from "./Asking";
import { Board } from "./Board";
import { Consequences, titleOf, verbOf } from "./Consequences";
import { type Action, colourOfSeat, type View } from "./position";
import { Progress, Score, Tally } from "./status";

export const board: GameBoard<View, Action> = {
  Board,
  Asking,
  askingTitle,
  Consequences,
  titleOf,
  verbOf,
  Tally,
  Progress,
  Score,
  colourOf: colourOfSeat,
};
