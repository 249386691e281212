/** Two taps to act: the first arms and explains, the second does it. Pure: time and decisions are arguments.
 *
 * What is armed stays in this browser; only what is sent leaves it. */

/** The second tap counts from here on: a double click arms, it does not act. */
export const SECOND_TAP_MS = 250;

export type TwoTap<A> =
  | { state: "idle" }
  /** `decision`: the question that the action answers; it must still be asked when the action is sent. */
  | { state: "armed"; action: A; decision: number; at: number }
  | { state: "sent"; action: A; decision: number; at: number };

export const IDLE: TwoTap<never> = { state: "idle" };

/** What a tap led to; `send`: the action that leaves the browser now. */
export interface Tapped<A> {
  next: TwoTap<A>;
  send: A | null;
}

/** Actions are plain values of one list: they are the same when they read the same. */
export function sameAction(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

const still = <A>(next: TwoTap<A>): Tapped<A> => ({ next, send: null });

function send<A>(action: A, decision: number, now: number): Tapped<A> {
  return { next: { state: "sent", action, decision, at: now }, send: action };
}

export interface Tap<A> {
  /** The legal action behind the place that was tapped. */
  action: A;
  decision: number;
  /** Milliseconds of any clock that only goes forward. */
  now: number;
  /** The player's setting: this action is done by one tap. */
  atOnce?: boolean;
}

/** A tap on a marked target. */
export function tapTarget<A>(before: TwoTap<A>, tap: Tap<A>): Tapped<A> {
  const { action, decision, now, atOnce = false } = tap;
  if (before.state === "sent") return still(before);
  if (atOnce) return send(action, decision, now);
  const again =
    before.state === "armed" && before.decision === decision && sameAction(before.action, action);
  if (!again) return still({ state: "armed", action, decision, at: now });
  return now - before.at < SECOND_TAP_MS ? still(before) : send(action, decision, now);
}

/** The primary button of the box: does what is armed. */
export function tapPrimary<A>(before: TwoTap<A>, now: number): Tapped<A> {
  if (before.state !== "armed" || now - before.at < SECOND_TAP_MS) return still(before);
  return send(before.action, before.decision, now);
}

/** Esc, or "back". */
export function letGo<A>(before: TwoTap<A>): TwoTap<A> {
  return before.state === "armed" ? IDLE : before;
}

/** The server answered the sent action, with yes or no. */
export function answered<A>(before: TwoTap<A>): TwoTap<A> {
  return before.state === "sent" ? IDLE : before;
}

/** The server asks something now (`null`: nothing). What was armed for another question is let go; `why` says
 * whether there was anything to let go, so that the box can tell. A single choice is armed, never done, by itself.
 *
 * `races`: a countdown of the game runs, and what is legal changes under the hand. What is armed stays as it was
 * said: if it comes too late, the house refuses it, and never does anything else instead. */
export function asked<A>(
  before: TwoTap<A>,
  question: { decision: number | null; legal: readonly A[]; races?: boolean; now: number },
): { next: TwoTap<A>; disarmed: boolean } {
  const { decision, legal, races = false, now } = question;
  if (before.state !== "idle" && before.decision === decision) {
    if (
      before.state === "sent" ||
      races ||
      legal.some((action) => sameAction(action, before.action))
    ) {
      return { next: before, disarmed: false };
    }
  }
  const disarmed = before.state === "armed";
  const [only, ...others] = legal;
  if (decision !== null && only !== undefined && others.length === 0) {
    return { next: { state: "armed", action: only, decision, at: now }, disarmed };
  }
  return { next: IDLE, disarmed };
}
