/** The hand-made board of Die Wikinger Saga, as the table takes it. */
import type { GameBoard } from "../board";
import { Asking } from "./Asking";
import { Board } from "./Board";
import { Consequences, titleOf, verbOf } from "./Consequences";
import type { Action, View } from "./position";
import { Progress, Score, Tally } from "./status";

export const board: GameBoard<View, Action> = {
  Board,
  Asking,
  Consequences,
  titleOf,
  verbOf,
  Tally,
  Score,
  Progress,
};
