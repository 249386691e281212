/** Bagalut's hand-made board, as the table takes it. */
import type { GameBoard } from "../board";
import { Board } from "./Board";
import { Consequences, titleOf, verbOf } from "./Consequences";
import type { Action, View } from "./position";
import { Progress, Score, Tally } from "./status";

export const board: GameBoard<View, Action> = {
  Board,
  Consequences,
  titleOf,
  verbOf,
  Tally,
  Score,
  Progress,
};
