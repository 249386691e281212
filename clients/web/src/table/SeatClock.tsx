/** A seat's clock, ticking by itself: nothing else is drawn anew for it. */
import { useEffect, useRef } from "preact/hooks";
import { useNow } from "../app/useNow";
import { ClockFace, formatClock } from "../parts/ClockFace";
import { announce } from "../parts/live";
import { settings } from "../settings/settings";
import { play as sound } from "../sound";
import { say } from "../texts/house";
import {
  type ClockNow,
  clockNow,
  LIMIT_SHOWN_MS,
  pressing,
  warningBetween,
  warningSeen,
  warningsOf,
} from "./clock";
import { useTableContext } from "./context";

const TICK_MS = 250;
const FAST_TICK_MS = 100;
const LOW_MS = 11_000;

export function SeatClock({ seat }: { seat: number }) {
  const { frame, ownSeat, terms } = useTableContext();
  const now = useClock(seat);
  const warnings = warningsOf(terms.time_control);
  useWarnings(seat === ownSeat ? now : null, warnings);
  if (!now || frame.outcome) return null;
  const warned = seat === ownSeat ? warningSeen(pressing(now), warnings) : null;
  return (
    <div class="clocks">
      {warned !== null && <span class="limit warned small">{warningWords(warned)}</span>}
      {seat !== ownSeat && <Limit now={now} />}
      {now.ms !== null && <ClockFace ms={now.ms} state={now.state} warned={warned !== null} />}
    </div>
  );
}

/** The limit of the own decision, where the box asks for it. */
export function OwnLimit() {
  const { ownSeat } = useTableContext();
  const now = useClock(ownSeat ?? 0);
  return now && ownSeat !== null ? <Limit now={now} /> : null;
}

function useClock(seat: number): ClockNow | null {
  const present = useTableContext().table.present.value;
  const clock = present?.frame.clock.seats[seat];
  const ticks = clock?.state !== "idle" && clock?.state !== "flagged";
  const low = (clock?.remaining_ms ?? LOW_MS) < LOW_MS || (clock?.brake_ms ?? LOW_MS) < LOW_MS;
  let every: number | null = null;
  if (ticks) every = low ? FAST_TICK_MS : TICK_MS;
  const time = useNow(every);
  if (!present || !clock) return null;
  return clockNow(clock, Math.max(0, time - present.receivedAt), isHeld(present.frame));
}

/** A pause, or a take-back that waits for its answer. */
function isHeld({ pause, offers }: { pause: unknown; offers: { kind: string }[] }): boolean {
  return pause !== null || offers.some(({ kind }) => kind === "take_back");
}

/** The time for this one decision: the first action of a seat, or the emergency brake when it comes near. */
function Limit({ now }: { now: ClockNow }) {
  const { terms } = useTableContext();
  const clocked = terms.time_control.kind !== "none";
  const { limitMs } = now;
  if (limitMs === null || !settings.value.countdowns) return null;
  if (!clocked && limitMs > LIMIT_SHOWN_MS) return null;
  const id = clocked ? "clock-first-action" : "clock-brake";
  return <span class="limit num small">{say(id, { left: formatClock(limitMs) })}</span>;
}

const SECOND = 1_000;
const MINUTE = 60_000;
/** The warnings that interrupt a voice; the earlier ones wait their turn. */
const URGENT: readonly number[] = [20_000, 10_000];

function warningWords(ms: number): string {
  return ms >= MINUTE
    ? say("clock-warning-minutes", { minutes: ms / MINUTE })
    : say("clock-warning", { seconds: ms / SECOND });
}

function useWarnings(now: ClockNow | null, warnings: readonly number[]): void {
  const left = now && pressing(now);
  const before = useRef<number | null>(null);
  useEffect(() => {
    const warning = warningBetween(before.current, left, warnings);
    before.current = left;
    if (warning === null) return;
    sound("warning");
    announce(warningWords(warning), URGENT.includes(warning) ? "urgent" : "news");
  }, [left]);
}
