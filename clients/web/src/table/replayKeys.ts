/** The keys of looking back, in the bar and wherever nothing has the focus. Source: ux.md 6.7. */
import type { RefObject } from "preact";
import { useEffect } from "preact/hooks";
import { useTableContext } from "./context";

/** Where a key leads from a place; `null`: it is none of these. marks: where turns begin. */
export function placeFrom(
  key: string,
  at: number,
  end: number,
  marks: readonly number[],
): number | null {
  const rising = marks.toSorted((a, b) => a - b);
  switch (key) {
    case "ArrowLeft":
      return Math.max(1, at - 1);
    case "ArrowRight":
      return Math.min(end, at + 1);
    case "PageUp":
      return rising.findLast((mark) => mark < at) ?? 1;
    case "PageDown":
      return rising.find((mark) => mark > at) ?? end;
    case "Home":
      return 1;
    case "End":
      return end;
    default:
      return null;
  }
}

/** at: `null`: the present is looked at; then keys work in the bar only, the page keeps its own. */
export function useReplayKeys(
  bar: RefObject<HTMLElement | null>,
  at: number | null,
  end: number,
  marks: readonly number[],
  onPlay: () => void,
): void {
  const { play } = useTableContext();
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { activeElement } = document;
      const isBare = at !== null && activeElement === document.body;
      const isInBar =
        bar.current?.contains(activeElement) && !(activeElement instanceof HTMLSelectElement);
      if (event.defaultPrevented || !(isBare || isInBar)) return;
      if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
      const onButton =
        activeElement instanceof HTMLButtonElement || activeElement?.tagName === "SUMMARY";
      const place = placeFrom(event.key, at ?? end, end, marks);
      if (place !== null) play.past.look(place);
      else if (event.key === " " && !onButton) onPlay();
      else return;
      event.preventDefault();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  });
}
