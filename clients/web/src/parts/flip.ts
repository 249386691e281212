/** Things that change their place travel there (FLIP): measured before the change, measured after, moved between.
 *
 * Everything inside with the same `data-flip` before and after is the same thing, whatever element draws it. */
import type { RefObject } from "preact";
import { useLayoutEffect } from "preact/hooks";
import { motionReduced } from "../settings/settings";

export const MOVE_MS = 240;
const FADE_MS = 120;
const EASE = "cubic-bezier(.2,.7,.2,1)";

type Places = Map<string, DOMRect>;

function things(root: HTMLElement): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>("[data-flip]")];
}

export function measure(root: HTMLElement): Places {
  return new Map(things(root).map((el) => [el.dataset.flip ?? "", el.getBoundingClientRect()]));
}

/** The way from one place to another, as the keyframe an element starts with; `null`: it did not move. */
export function startOf(before: DOMRect, after: DOMRect): Keyframe | null {
  const [dx, dy] = [before.left - after.left, before.top - after.top];
  const scale = after.width > 0 ? before.width / after.width : 1;
  if (Math.abs(dx) < 1 && Math.abs(dy) < 1 && Math.abs(scale - 1) < 0.01) return null;
  return {
    transform: `translate(${dx}px, ${dy}px) scale(${scale})`,
    transformOrigin: "0 0",
    zIndex: 4,
  };
}

function play(root: HTMLElement, before: Places): void {
  for (const thing of things(root)) {
    const old = before.get(thing.dataset.flip ?? "");
    if (!old) {
      // It was not to be seen before: a card from another's hand.
      if (before.size > 0) thing.animate([{ opacity: 0 }, { opacity: 1 }], FADE_MS);
      continue;
    }
    for (const running of thing.getAnimations()) running.cancel();
    const start = startOf(old, thing.getBoundingClientRect());
    if (!start) continue;
    thing.animate([start, { transform: "none", transformOrigin: "0 0", zIndex: 4 }], {
      duration: MOVE_MS,
      easing: EASE,
    });
  }
}

/** Let the things inside `root` travel whenever `change` is another value than before. */
export function useFlip(root: RefObject<HTMLElement | null>, change: unknown): void {
  // Read while rendering, when the page still shows the old places.
  const before = root.current && !motionReduced() ? measure(root.current) : null;
  useLayoutEffect(() => {
    if (root.current && before) play(root.current, before);
  }, [change]);
}
