/** A seat's clock between two frames: counted on from the moment of receipt, never from anybody's wall clock. */
import type { SeatClock, TimeControl } from "../net/wire";

/** How a clock is drawn. */
export interface ClockNow {
  state: "running" | "stopped" | "frozen";
  /** Budget left in ms; `null`: the table has no clock. */
  ms: number | null;
  /** Time left for this one decision (first action, emergency brake); `null`: no such limit. */
  limitMs: number | null;
}

/** Two minutes are a warning only where there were ten. */
const LONG_MS = 600_000;

/** Remaining times at which a player is warned, ms. Source: ux.md 6.1, mechanisms.md 2.5. */
export function warningsOf(control: TimeControl): readonly number[] {
  // Without a clock the emergency brake gives ten minutes, too.
  const isLong = control.kind === "none" || control.base_ms >= LONG_MS;
  return [...(isLong ? [120_000] : []), 60_000, 20_000, 10_000];
}

/** A warning is seen for this long. */
const SEEN_MS = 6_000;

/** Without a clock nobody needs to see ten minutes run down: the limit shows when it comes near. */
export const LIMIT_SHOWN_MS = 120_000;

/** elapsed: ms since the frame came. held: the table stands until somebody answers, however long that takes. */
export function clockNow(clock: SeatClock, elapsed: number, held = false): ClockNow {
  const { state, remaining_ms: budget, starts_ms: starts, brake_ms: limit } = clock;
  if (held && state !== "idle" && state !== "flagged") {
    return { state: "frozen", ms: budget, limitMs: null };
  }
  switch (state) {
    case "idle":
      return { state: "stopped", ms: budget, limitMs: null };
    case "flagged":
      return { state: "stopped", ms: budget === null ? null : 0, limitMs: null };
    case "paused": // A pause that is over gives notice before the clocks run by themselves.
    case "narration":
    case "running": {
      const ran = elapsed - starts;
      // While one decision has its own limit, the budget is not touched.
      const charged = limit === null ? Math.max(0, ran) : 0;
      return {
        // The first moments of a reply are free: it runs, and costs nothing yet.
        state: ran < 0 && state !== "running" ? "frozen" : "running",
        ms: budget === null ? null : Math.max(0, budget - charged),
        limitMs: limit === null ? null : Math.max(0, limit - Math.max(0, elapsed)),
      };
    }
  }
}

/** What runs out first for a seat that is to act: the budget, or the limit of this decision. */
export function pressing(now: ClockNow): number | null {
  if (now.state !== "running") return null;
  return now.limitMs ?? now.ms;
}

/** The warning that was reached between two looks at the same clock; `null`: none. */
export function warningBetween(
  before: number | null,
  after: number | null,
  warnings: readonly number[],
): number | null {
  if (before === null || after === null) return null;
  return warnings.findLast((at) => before > at && after <= at) ?? null;
}

/** The warning that is to be seen with this much time left; `null`: none. */
export function warningSeen(left: number | null, warnings: readonly number[]): number | null {
  if (left === null) return null;
  return warnings.find((at) => left <= at && left > at - SEEN_MS) ?? null;
}
