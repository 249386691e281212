/** One tab stop for a whole board: the arrow keys move the focus among everything inside with a `data-place`.
 *
 * The arrows go where things lie on the screen, so a board turned by 90 degrees on a phone needs nothing of its own. */
import type { RefObject, TargetedKeyboardEvent } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { settings } from "../settings/settings";

export type Direction = "left" | "right" | "up" | "down";

export interface Spot {
  x: number;
  y: number;
}

/** The index of the nearest spot in a direction; what lies straight ahead is nearer than what lies aside. */
export function nextSpot(spots: readonly Spot[], from: Spot, direction: Direction): number | null {
  let best: number | null = null;
  let shortest = Number.POSITIVE_INFINITY;
  spots.forEach((spot, at) => {
    const [ahead, aside] = split(spot, from, direction);
    // More aside than ahead: it lies in another direction.
    if (ahead <= 1 || Math.abs(aside) > ahead * 2) return;
    const length = ahead + Math.abs(aside) * 2;
    if (length < shortest) {
      shortest = length;
      best = at;
    }
  });
  return best;
}

function split(spot: Spot, from: Spot, direction: Direction): [ahead: number, aside: number] {
  const [dx, dy] = [spot.x - from.x, spot.y - from.y];
  switch (direction) {
    case "left":
      return [-dx, dy];
    case "right":
      return [dx, dy];
    case "up":
      return [-dy, dx];
    case "down":
      return [dy, dx];
  }
}

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
};

/** Up and down as far as it goes. */
const EDGES: Readonly<Record<string, Direction>> = { PageUp: "up", PageDown: "down" };

export interface Roving {
  /** The tab index of a place. */
  tabIndex(place: string): 0 | -1;
  onKeyDown(event: TargetedKeyboardEvent<HTMLElement>): void;
  onFocusIn(event: FocusEvent): void;
  onFocusOut(event: FocusEvent): void;
}

function placesIn(root: HTMLElement): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>("[data-place]")];
}

function middleOf(element: HTMLElement): Spot {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** `first`: the place that Tab reaches before anybody moved. */
export function useRoving(root: RefObject<HTMLElement | null>, first: string): Roving {
  const [current, setCurrent] = useState<string | null>(null);
  /** Where among the places the focus was last, `null` when it went elsewhere. */
  const held = useRef<number | null>(null);

  useLayoutEffect(() => {
    const box = root.current;
    if (!box) return;
    const places = placesIn(box);
    const there = places.some((element) => element.dataset.place === current);
    // The place with the focus is gone (its card was laid): the focus must not fall off the board.
    if (held.current !== null && !there && document.activeElement === document.body) {
      places[Math.min(held.current, places.length - 1)]?.focus();
    }
    if (current !== null && !there) setCurrent(null);
  });

  return {
    tabIndex: (place) => (place === (current ?? first) ? 0 : -1),
    onFocusIn: (event) => {
      const element = (event.target as Element).closest<HTMLElement>("[data-place]");
      if (!element || !root.current) return;
      held.current = placesIn(root.current).indexOf(element);
      setCurrent(element.dataset.place ?? "");
    },
    onFocusOut: (event) => {
      // Without a related target the element may have vanished under the focus; then it is put right above.
      if (event.relatedTarget && !root.current?.contains(event.relatedTarget as Node)) {
        held.current = null;
      }
    },
    onKeyDown: (event) => {
      const from = (event.target as Element).closest<HTMLElement>("[data-place]");
      if (!from || !root.current || event.ctrlKey || event.metaKey || event.altKey) return;
      const next = move(placesIn(root.current), from, event.key, event.shiftKey);
      if (!next) return;
      event.preventDefault();
      next.focus();
    },
  };
}

/** Where a key leads: arrows, PgUp and PgDn, Home and End, M and Shift+M among the marked. */
function move(
  places: readonly HTMLElement[],
  from: HTMLElement,
  key: string,
  backwards: boolean,
): HTMLElement | undefined {
  const direction = ARROWS[key];
  if (direction) {
    const next = nextSpot(places.map(middleOf), middleOf(from), direction);
    return next === null ? undefined : places[next];
  }
  const edge = EDGES[key];
  if (edge) return farthest(places, from, edge);
  if (key === "Home") return places[0];
  if (key === "End") return places.at(-1);
  if (key.toLowerCase() === "m" && settings.value.singleKeys)
    return nextMarked(places, from, backwards);
  return undefined;
}

/** As far as one gets in a direction. */
function farthest(
  places: readonly HTMLElement[],
  from: HTMLElement,
  direction: Direction,
): HTMLElement | undefined {
  const spots = places.map(middleOf);
  const left = new Set(spots.keys());
  let at = places.indexOf(from);
  for (;;) {
    left.delete(at);
    const here = spots[at];
    const next = here && nextSpot(spots, here, direction);
    // Places of unlike size could lead in a circle.
    if (next === null || next === undefined || !left.has(next)) return places[at];
    at = next;
  }
}

function nextMarked(
  places: readonly HTMLElement[],
  from: HTMLElement,
  backwards: boolean,
): HTMLElement | undefined {
  const at = places.indexOf(from);
  const around = [...places.slice(at + 1), ...places.slice(0, at)];
  if (backwards) around.reverse();
  return around.find((element) => element.getAttribute("aria-disabled") !== "true");
}
