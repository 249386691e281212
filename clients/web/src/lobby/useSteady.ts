/** A list that does not jump under a pointer, as a hook: see steady.ts. */
import { useEffect, useRef, useState } from "preact/hooks";
import { GONE_STAYS_MS, NOTHING, type Shown, type Steady, settle } from "./steady";

export interface SteadyList<R> {
  shown: readonly Shown<R>[];
  waiting: number;
  /** Show the rows that wait. */
  release: () => void;
  /** What the element around the list listens for. */
  hold: {
    onPointerEnter: (event: PointerEvent) => void;
    onPointerLeave: () => void;
    onFocusIn: () => void;
    onFocusOut: () => void;
  };
}

export function useSteady<R>(rows: readonly { key: string; row: R }[]): SteadyList<R> {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const [, redraw] = useState(0);
  const last = useRef<Steady<R>>(NOTHING);
  last.current = settle(last.current, rows, pointed || focused, performance.now());
  const { shown, waiting } = last.current;

  const hasGone = shown.some(({ goneAt }) => goneAt !== null);
  useEffect(() => {
    if (!hasGone) return;
    const timer = setTimeout(() => redraw((n) => n + 1), GONE_STAYS_MS);
    return () => clearTimeout(timer);
  }, [hasGone]);

  return {
    shown,
    waiting,
    release: () => {
      last.current = settle(last.current, rows, false, performance.now());
      redraw((n) => n + 1);
    },
    hold: {
      // A finger does not rest on a list: it taps, and the row is under it then.
      onPointerEnter: (event) => setPointed(event.pointerType === "mouse"),
      onPointerLeave: () => setPointed(false),
      onFocusIn: () => setFocused(true),
      onFocusOut: () => setFocused(false),
    },
  };
}
