/** How a clock looks. It ticks elsewhere: here are only values. */
import { say } from "../texts/house";
import { Icon } from "./Icon";

/** Below this the tenths are shown. */
const TENTHS = 10_000;
const HOUR = 3_600_000;

const two = (n: number): string => String(n).padStart(2, "0");

/** A span as a clock shows it: 1:02:03, 4:07, 0:09.4. Whole seconds are rounded up, so that 0:00 means over. */
export function formatClock(ms: number): string {
  const left = Math.max(0, ms);
  if (left < TENTHS) {
    const tenths = Math.floor(left / 100);
    return `0:0${Math.floor(tenths / 10)}.${tenths % 10}`;
  }
  const seconds = Math.ceil(left / 1000);
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return left >= HOUR ? `${h}:${two(m)}:${two(s)}` : `${h * 60 + m}:${two(s)}`;
}

/** The same without tenths, for where nobody has to hurry. */
export function formatSeconds(ms: number): string {
  return formatClock(Math.floor(ms / 1_000) * 1_000).replace(/\.0$/, "");
}

export interface ClockFaceProps {
  /** Time left in milliseconds. */
  ms: number;
  /** `running`: filled; `stopped`: outlined; `frozen`: outlined, with a pause sign and the word. */
  state: "running" | "stopped" | "frozen";
  /** Time gets short: the bell rings, and is seen. */
  warned?: boolean;
}

export function ClockFace({ ms, state, warned = false }: ClockFaceProps) {
  const low = ms < TENTHS;
  return (
    <p class={`clock num ${state}${low ? " low" : ""}${warned ? " warned" : ""}`}>
      {state === "running" && <Icon name={warned ? "ui-bell" : "clock"} />}
      {state === "frozen" && <Icon name="pause" />}
      <span class="sr">{say(`clock-${state}`)} </span>
      {formatClock(ms)}
      {state === "running" && ms <= 0 && (
        <span class="clock-note">{say("clock-server-decides")}</span>
      )}
      {state === "frozen" && (
        <span class="clock-note" aria-hidden="true">
          {say("clock-frozen.word")}
        </span>
      )}
    </p>
  );
}
