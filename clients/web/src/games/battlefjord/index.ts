/** Battlefjord's hand-made board, as the table takes it. */
import type { GameBoard } from "../board";
import { Asked } from "./Asked";
import { Board } from "./Board";
import type { Action, View } from "./position";
import { Progress, Score, Tally } from "./status";
import { say } from "./words";

export const board: GameBoard<View, Action> = {
  Board,
  Asked,
  Tally,
  Score,
  Progress,
  seatsTab: { icon: "ui-hall", label: () => say("halls") },
};
