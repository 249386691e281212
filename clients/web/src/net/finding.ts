/** Where one waits to be found, and the question whether one is ready. No drawing, no texts. Source: mechanisms.md 4, 5. */
import { signal } from "@preact/signals";
import type { ReadyCheck, YourPool } from "./wire";

/** Something the house said, and when: its times count on from there, in the time of `performance.now()`. */
export interface Timed<Frame> {
  frame: Frame;
  receivedAt: number;
}

export class Finding {
  /** `null`: not told yet. */
  readonly pool = signal<Timed<YourPool> | null>(null);
  /** The question one was asked last, until one has read how it ended; `null`: none. */
  readonly check = signal<Timed<ReadyCheck> | null>(null);

  constructor(private readonly now: () => number) {}

  told(frame: YourPool | ReadyCheck): void {
    if (frame.type === "your_pool") this.pool.value = { frame, receivedAt: this.now() };
    else this.check.value = { frame, receivedAt: this.now() };
  }

  /** The connection is new: what is asked is asked again. */
  forget(): void {
    this.check.value = null;
  }

  /** One has read how the question ended. */
  dismiss(): void {
    if (!isAsked(this.check.value?.frame)) this.check.value = null;
  }
}

/** Whether the question still stands. */
export const isAsked = (check: ReadyCheck | undefined): boolean =>
  check?.state === "waiting" || check?.state === "complete";

/** Whether it is the reader who has not answered. */
export const isForMe = (check: ReadyCheck | undefined): boolean =>
  check?.state === "waiting" && check.seats.some(({ you, ready }) => you && !ready);
