/** Time controls one can choose, and which of the own ones are possible. Source: mechanisms.md 2.1. */
import type { TimeControl } from "../net/wire";

const MINUTE = 60_000;
const SECOND = 1_000;

export const BASE_MINUTES = { min: 1, max: 180 } as const;
export const EXTRA_SECONDS = { min: 0, max: 60 } as const;
/** Without an increment a game needs at least so many minutes. */
const LEAST_WITHOUT_EXTRA = 3;

export interface OwnTime {
  kind: "fischer" | "bronstein";
  minutes: number;
  seconds: number;
}

export function controlOf({ kind, minutes, seconds }: OwnTime): TimeControl {
  const base_ms = minutes * MINUTE;
  return kind === "fischer"
    ? { kind, base_ms, inc_ms: seconds * SECOND, cap_ms: null }
    : { kind, base_ms, delay_ms: seconds * SECOND };
}

export const PRESETS: readonly TimeControl[] = [
  controlOf({ kind: "fischer", minutes: 5, seconds: 3 }),
  controlOf({ kind: "fischer", minutes: 10, seconds: 5 }),
  controlOf({ kind: "fischer", minutes: 15, seconds: 10 }),
  controlOf({ kind: "fischer", minutes: 30, seconds: 15 }),
  controlOf({ kind: "bronstein", minutes: 15, seconds: 10 }),
  { kind: "none" },
];

export const USUAL = PRESETS[1] as TimeControl;

export function sameControl(one: TimeControl, other: TimeControl): boolean {
  return JSON.stringify(ordered(one)) === JSON.stringify(ordered(other));
}

function ordered(control: TimeControl): unknown[] {
  switch (control.kind) {
    case "fischer":
      return [control.kind, control.base_ms, control.inc_ms, control.cap_ms];
    case "bronstein":
      return [control.kind, control.base_ms, control.delay_ms];
    case "none":
      return [control.kind];
  }
}

/** A control as the fields for an own one show it. */
export function ownOf(control: TimeControl): OwnTime {
  switch (control.kind) {
    case "fischer":
      return {
        kind: "fischer",
        minutes: control.base_ms / MINUTE,
        seconds: control.inc_ms / SECOND,
      };
    case "bronstein":
      return {
        kind: "bronstein",
        minutes: control.base_ms / MINUTE,
        seconds: control.delay_ms / SECOND,
      };
    case "none":
      return { kind: "fischer", minutes: 20, seconds: 5 };
  }
}

const within = (value: number, { min, max }: { min: number; max: number }): boolean =>
  Number.isInteger(value) && value >= min && value <= max;

/** Why an own control is impossible (the name of a text); `null`: it is possible. */
export function faultOf({ minutes, seconds }: OwnTime): string | null {
  if (!within(minutes, BASE_MINUTES)) return "setup-time-base-range";
  if (!within(seconds, EXTRA_SECONDS)) return "setup-time-extra-range";
  return seconds === 0 && minutes < LEAST_WITHOUT_EXTRA ? "setup-time-needs-more" : null;
}
