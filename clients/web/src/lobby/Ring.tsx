/** The time that is left for an answer, as a ring that empties. */
import { useNow } from "../app/useNow";
import { formatClock } from "../parts/ClockFace";
import { settings } from "../settings/settings";
import { say } from "../texts/house";

const RADIUS = 20;
const AROUND = 2 * Math.PI * RADIUS;

export interface RingProps {
  /** How much of `wholeMs` was left at `since` (in the time of `performance.now()`). */
  leftMs: number;
  since: number;
  wholeMs: number;
}

export function Ring({ leftMs, since, wholeMs }: RingProps) {
  const now = useNow(1_000);
  if (!settings.value.countdowns) return null;
  const left = Math.max(0, leftMs - (now - since));
  const share = Math.min(1, left / wholeMs);
  // Tenths would hurry somebody who can only wait.
  const shown = formatClock(Math.ceil(left / 1_000) * 1_000).replace(/\.0$/, "");
  return (
    <p class="ring">
      <svg viewBox="0 0 48 48" aria-hidden="true">
        <circle class="track" cx="24" cy="24" r={RADIUS} />
        <circle
          class="left"
          cx="24"
          cy="24"
          r={RADIUS}
          stroke-dasharray={`${share * AROUND} ${AROUND}`}
          transform="rotate(-90 24 24)"
        />
      </svg>
      <span class="sr">{say("calls-left")}</span>
      <span class="num">{shown}</span>
    </p>
  );
}
