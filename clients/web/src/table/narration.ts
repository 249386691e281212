/** What the others and the game do, told one step at a time. Pure: time is an argument.
 *
 * Source: ux.md 6.4, mechanisms.md 2.3. */
import type { TableEvent } from "../net/wire";
import type { Settings } from "../settings/settings";

/** More steps than these are summed up instead: nobody wants to wait through them. */
export const TOLD_AT_MOST = 8;

const DISPLAY: Readonly<Record<Settings["tempo"], number>> = {
  calm: 1.6,
  normal: 1,
  brisk: 0.6,
  instant: 0,
};

/** How long a sentence stands, in ms; 0: it is not told at all. */
export function readingMs(text: string, tempo: Settings["tempo"]): number {
  return Math.min(6_000, Math.max(800, 600 + 45 * text.length)) * DISPLAY[tempo];
}

/** Whether an event is told to the seat: what one did oneself needs no telling, unless the rules did it. */
export function isToldTo(event: TableEvent, ownSeat: number | null): boolean {
  if (event.type.startsWith("table_")) return false;
  return ownSeat === null || event.seat !== ownSeat || event.auto === true;
}

/** One step: what is told, and the table as it was drawn then. */
export interface Step<F> {
  event: TableEvent;
  text: string;
  ms: number;
  frame: F;
}

export type Narration<F> =
  | { state: "quiet" }
  | { state: "telling"; step: Step<F>; until: number; rest: readonly Step<F>[] }
  /** Too much to tell; it waits to be passed over, or told after all. */
  | { state: "summed"; steps: readonly Step<F>[] };

export const QUIET: Narration<never> = { state: "quiet" };

function begin<F>(steps: readonly Step<F>[], now: number): Narration<F> {
  const [step, ...rest] = steps;
  return step ? { state: "telling", step, until: now + step.ms, rest } : QUIET;
}

/** More has happened. */
export function tell<F>(
  before: Narration<F>,
  steps: readonly Step<F>[],
  now: number,
): Narration<F> {
  if (steps.length === 0) return before;
  switch (before.state) {
    case "summed":
      return { state: "summed", steps: [...before.steps, ...steps] };
    case "telling": {
      const rest = [...before.rest, ...steps];
      return rest.length > TOLD_AT_MOST ? { state: "summed", steps: rest } : { ...before, rest };
    }
    case "quiet":
      return steps.length > TOLD_AT_MOST ? { state: "summed", steps } : begin(steps, now);
  }
}

/** Time went on. */
export function advance<F>(before: Narration<F>, now: number): Narration<F> {
  if (before.state !== "telling" || now < before.until) return before;
  return begin(before.rest, now);
}

/** Tell what was summed up, step by step after all. */
export function unfold<F>(before: Narration<F>, now: number): Narration<F> {
  return before.state === "summed" ? begin(before.steps, now) : before;
}
