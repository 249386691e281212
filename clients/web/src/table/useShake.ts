/** A refused action shakes the board once, gently; not for those who want little motion. */
import type { RefObject } from "preact";
import { useEffect } from "preact/hooks";
import type { Refusal } from "../net/wire";
import { motionReduced } from "../settings/settings";

const SHAKE: Keyframe[] = [0, -4, 4, -3, 2, 0].map((x) => ({ transform: `translateX(${x}px)` }));
const SHAKE_MS = 260;

export function useShake(board: RefObject<HTMLElement | null>, refused: Refusal | null): void {
  useEffect(() => {
    if (refused && !motionReduced()) board.current?.animate?.(SHAKE, { duration: SHAKE_MS });
  }, [refused]);
}
