/** Kuhhandel's hand-made board, as the table takes it. */
import type { GameBoard } from "../board";
import { Asked } from "./Asked";
import { Board } from "./Board";
import type { Action, View } from "./farm";
import { Progress, Score, Tally } from "./status";
import { say } from "./words";

export const board: GameBoard<View, Action> = {
  Board,
  Asked,
  Tally,
  Progress,
  Score,
  seatsTab: { icon: "ui-people", label: () => say("animals") },
};
