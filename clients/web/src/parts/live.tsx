/** The two voices of a page: `announce` waits its turn, `alarm` interrupts. Nothing else on a page is live. */
import { signal } from "@preact/signals";

/** Never more than one announcement a second; what comes meanwhile is joined to the next. */
const PAUSE = 1000;

const status = signal("");
const alert = signal("");

let waiting: string[] = [];
let pausing = false;

function next(): void {
  if (waiting.length === 0) {
    pausing = false;
    return;
  }
  status.value = waiting.join(" ");
  waiting = [];
  setTimeout(next, PAUSE);
}

/** Say something politely: narration, what the box asks, why a control is no use now. */
export function announce(text: string): void {
  if (text === waiting.at(-1)) return;
  waiting.push(text);
  if (pausing) return;
  pausing = true;
  next();
}

/** Between two words of a race, ms: so long a voice needs for the shortest of them. */
const RACE_PAUSE = 1500;

let latest: { text: string; urgent: boolean } | null = null;
let racing = false;

function nextOfRace(): void {
  if (latest === null) {
    racing = false;
    return;
  }
  const { text, urgent } = latest;
  latest = null;
  if (urgent) alarm(text);
  else status.value = status.value === text ? `${text}\u00a0` : text;
  setTimeout(nextOfRace, RACE_PAUSE);
}

/** Say how a race stands, in an auction: what is newer takes the place of what was not said yet. Nothing is queued
 * and nothing joined, because who listens to old prices bids too late. */
export function announceRace(text: string, urgent: boolean): void {
  latest = { text, urgent };
  if (racing) return;
  racing = true;
  nextOfRace();
}

/** Interrupt: connection lost, flag, refused action, clock warnings. */
export function alarm(text: string): void {
  // The same words again would not be a change, and a voice tells changes only.
  alert.value = alert.value === text ? `${text}\u00a0` : text;
}

export function LiveRegions() {
  return (
    <div class="sr">
      <p role="status">{status.value}</p>
      <p role="alert">{alert.value}</p>
    </div>
  );
}
