/** The two voices of a page: one waits its turn, one interrupts. Nothing else on a page is live. */
import { type Signal, signal } from "@preact/signals";

/** What a message weighs: `urgent` interrupts, `news` waits its turn, an `aside` that was not said yet gives way to
 * a newer one. Nothing that weighs more is ever lost for something that weighs less. */
export type Weight = "urgent" | "news" | "aside";

/** Never more than one announcement a second; what comes meanwhile is joined to the next. */
const PAUSE = 1000;

/** One live region, and what waits to be said there. */
class Voice {
  readonly said: Signal<string> = signal("");
  private waiting: string[] = [];
  private aside: string | null = null;
  private heard: (() => void)[] = [];
  private pausing = false;

  /** `whenSaid`: called once the text is what the region says. */
  say(text: string, isAside: boolean, whenSaid?: () => void): void {
    if (whenSaid) this.heard.push(whenSaid);
    if (isAside) this.aside = text;
    else if (text !== this.waiting.at(-1)) this.waiting.push(text);
    if (this.pausing) return;
    this.pausing = true;
    this.next();
  }

  private next(): void {
    const all = this.aside === null ? this.waiting : [...this.waiting, this.aside];
    this.waiting = [];
    this.aside = null;
    if (all.length === 0) {
      this.pausing = false;
      return;
    }
    const text = all.join(" ");
    // The same words again would not be a change, and a voice tells changes only.
    this.said.value = this.said.value === text ? `${text}\u00a0` : text;
    for (const tell of this.heard.splice(0)) tell();
    setTimeout(() => this.next(), PAUSE);
  }
}

const status = new Voice();
const alert = new Voice();

/** Say something: narration, what the box asks, why a control is no use now. */
export function announce(text: string, weight: Weight = "news"): void {
  if (text === "") return;
  (weight === "urgent" ? alert : status).say(text, weight === "aside");
}

/** Interrupt: connection lost, flag, refused action, clock warnings. */
export const alarm = (text: string): void => announce(text, "urgent");

/** From one word of a race, once it is said, to the next, ms: so long a voice needs for the shortest of them. */
const RACE_PAUSE = 1500;

let latest: string | null = null;
let pressing: string | null = null;
let racing = false;

function nextOfRace(): void {
  const text = pressing ?? latest;
  if (text === null) {
    racing = false;
    return;
  }
  const voice = pressing === null ? status : alert;
  if (pressing === null) latest = null;
  else pressing = null;
  // A voice that has just said something else says it a little later.
  voice.say(text, false, () => setTimeout(nextOfRace, RACE_PAUSE));
}

/** Say how a race stands, in an auction: what is newer takes the place of what was not said yet, because who listens
 * to old prices bids too late. An urgent word makes way only for a newer urgent one, and is said first. */
export function announceRace(text: string, urgent: boolean): void {
  if (text === "") return;
  if (urgent) {
    pressing = text;
    latest = null;
  } else {
    latest = text;
  }
  if (racing) return;
  racing = true;
  nextOfRace();
}

export function LiveRegions() {
  return (
    <div class="sr">
      <p role="status">{status.said.value}</p>
      <p role="alert">{alert.said.value}</p>
    </div>
  );
}
