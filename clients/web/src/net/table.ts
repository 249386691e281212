/** One table as this client knows it: the present frame, the log, who watches. No drawing, no texts. */
import { signal } from "@preact/signals";
import type { Frame, LogLine, Refusal, Role, Snapshot, Terms } from "./wire";

/** What does not change while a table stands. seat: the own one, `null` for a spectator. */
export interface Known {
  seat: number | null;
  terms: Terms;
  commitment: string;
}

export interface Present {
  frame: Frame;
  /** When it came, in the time of `performance.now()`: clocks count on from here. */
  receivedAt: number;
}

/** What came since the reader last saw the table. `late`: after a break, not as it happened. */
export interface Arrival {
  lines: readonly LogLine[];
  frame: Frame;
  late: boolean;
}

export class TableState {
  readonly known = signal<Known | null>(null);
  readonly present = signal<Present | null>(null);
  /** Oldest first. Older lines than these may exist: see `hasOlder`. */
  readonly log = signal<readonly LogLine[]>([]);
  readonly hasOlder = signal(false);
  readonly watching = signal(0);
  /** Why it cannot be followed. */
  readonly refusal = signal<Refusal | null>(null);
  private readonly listeners = new Set<(arrival: Arrival) => void>();

  constructor(
    readonly id: string,
    public role: Role,
  ) {}

  /** Call `listener` for everything that happens from now on; returns how to stop. */
  onArrival(listener: (arrival: Arrival) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  snapshot({ seat, terms, commitment, frame, missed, log_tail }: Snapshot, now: number): void {
    this.known.value = { seat, terms, commitment };
    const kept = this.log.value;
    const first = log_tail[0]?.vseq ?? frame.vseq + 1;
    // Lines from before the tail stay known, but only within the same count.
    const sameCount = this.present.value?.frame.epoch === frame.epoch;
    this.log.value = [...(sameCount ? kept.filter((line) => line.vseq < first) : []), ...log_tail];
    this.hasOlder.value = (this.log.value[0]?.vseq ?? 1) > 1;
    this.show(frame, now);
    if (missed && missed.length > 0) this.arrive({ lines: missed, frame, late: true });
  }

  frame(frame: Frame, now: number): void {
    const isNew = frame.vseq > (this.present.value?.frame.vseq ?? 0);
    const line = { vseq: frame.vseq, t_ms: frame.clock.t_ms, events: frame.events };
    if (isNew) this.log.value = [...this.log.value, line];
    this.show(frame, now);
    if (isNew) this.arrive({ lines: [line], frame, late: false });
  }

  /** Older lines, as the command `log` brought them. */
  older(lines: readonly LogLine[]): void {
    const first = this.log.value[0]?.vseq ?? Number.POSITIVE_INFINITY;
    this.log.value = [...lines.filter((line) => line.vseq < first), ...this.log.value];
    this.hasOlder.value = lines.length > 0 && (this.log.value[0]?.vseq ?? 1) > 1;
  }

  private show(frame: Frame, receivedAt: number): void {
    this.refusal.value = null;
    this.present.value = { frame, receivedAt };
  }

  private arrive(arrival: Arrival): void {
    for (const listener of this.listeners) listener(arrival);
  }
}

/** The lines that were taken back, by their numbers: what a `table_taken_back` names, as far as it is the game's. */
export function undone(lines: readonly LogLine[]): ReadonlySet<number> {
  const struck = new Set<number>();
  let stays = Number.POSITIVE_INFINITY;
  for (const line of lines.toReversed()) {
    if (line.vseq > stays && !isTables(line)) struck.add(line.vseq);
    else if (line.vseq <= stays) stays = Number.POSITIVE_INFINITY;
    const taken = line.events.find((event) => event.type === "table_taken_back");
    if (typeof taken?.to_vseq === "number") stays = Math.min(stays, taken.to_vseq);
  }
  return struck;
}

const isTables = (line: LogLine): boolean =>
  line.events.every((event) => event.type.startsWith("table_"));
