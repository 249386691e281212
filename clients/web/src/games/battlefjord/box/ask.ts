/** What the parts of the box share: what they are given, and where the focus goes. */
import type { RefObject } from "preact";
import { useEffect } from "preact/hooks";
import type { AskedProps } from "../../board";
import type { Action, View } from "../position";

export type Ask = AskedProps<View, Action>;

/** A button of the box does it. Keys go back to the board, which stays when the button goes. */
export function doIt({ act, hindrance }: Ask, action: Action, event: MouseEvent): void {
  if (hindrance !== null) return;
  if (event.detail === 0) {
    document.querySelector<HTMLElement>(".fjord-board [data-place][tabindex='0']")?.focus();
  }
  act(action);
}

/** Who plays by keys and opened a choice is led to its first button. */
export function useLead(box: RefObject<HTMLElement | null>, choice: string): void {
  useEffect(() => {
    const focused = document.activeElement;
    if (!focused?.matches(".fjord-board :focus-visible")) return;
    box.current?.querySelector<HTMLElement>("button:not([aria-disabled='true'])")?.focus();
  }, [choice, box]);
}

/** Actions of one kind, with their fields. */
export function only<T extends Action["type"]>(
  actions: readonly Action[],
  type: T,
): Extract<Action, { type: T }>[] {
  return actions.filter((action): action is Extract<Action, { type: T }> => action.type === type);
}
