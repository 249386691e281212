/** Legal actions as sentences. */
import type { GameAction } from "../net/wire";
import { gameSentence, type Listener } from "../texts/game";

/** A sentence for each action; where the game left one out, its bare fields, so that it can still be played. */
export function actionSentences(listener: Listener, actions: readonly GameAction[]): string[] {
  return actions.map(
    (action) =>
      gameSentence(listener, `action-${action.type}`, action) ?? Object.values(action).join(" "),
  );
}
