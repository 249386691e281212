/** The auctioneer's countdown: a ring and the seconds in words. It is no live region; the stages are announced. */
import { useRef } from "preact/hooks";
import { useNow } from "../../app/useNow";
import { say } from "./words";

const TICK_MS = 200;
/** Two frames of the same countdown do not agree to the millisecond. */
const SAME_MS = 400;

/** What is left of the countdown, as a share of it and in ms. */
export function useCountdown(runsOut: number | null): { share: number; left: number } | null {
  const now = useNow(runsOut === null ? null : TICK_MS);
  const begun = useRef<{ runsOut: number; total: number } | null>(null);
  if (runsOut === null) return null;
  const left = Math.max(0, runsOut - now);
  if (!begun.current || Math.abs(begun.current.runsOut - runsOut) > SAME_MS) {
    begun.current = { runsOut, total: Math.max(left, 1) };
  }
  return { share: Math.min(1, left / begun.current.total), left };
}

const ROUND = 2 * Math.PI * 70;

export function Ring({ share }: { share: number }) {
  return (
    <svg class="time-ring" viewBox="0 0 160 160" aria-hidden="true">
      <circle class="time-disc" cx="80" cy="80" r="70" />
      <circle class="time-track" cx="80" cy="80" r="70" />
      <circle
        class="time-rest"
        cx="80"
        cy="80"
        r="70"
        stroke-dasharray={`${share * ROUND} ${ROUND}`}
        transform="rotate(-90 80 80)"
      />
      <circle class="time-ticks" cx="80" cy="80" r="58" stroke-dasharray="1.5 10.65" />
    </svg>
  );
}

export function Seconds({ left }: { left: number }) {
  return (
    <span role="timer" aria-live="off" class="seconds num">
      {say("seconds-left", { seconds: Math.ceil(left / 1000) })}
    </span>
  );
}
