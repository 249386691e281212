/** The table as it was: positions of a stream, fetched fifty at a time, and the one that is looked at. */
import { computed, signal } from "@preact/signals";
import type { Answer } from "../net/follower";
import type { Ask, GameView, Refusal, TableEvent } from "../net/wire";

/** One place of a stream: what had just happened, and how the table looked then. */
export interface Position {
  vseq: number;
  view: GameView;
  events: TableEvent[];
}

const PAGE = 50;

export class Past {
  /** Whose stream; `null`: the public one. */
  readonly seat = signal<number | null>(null);
  /** The place that is looked at; `null`: the present. */
  readonly at = signal<number | null>(null);
  readonly last = signal(0);
  readonly refusal = signal<Refusal | null>(null);
  private readonly positions = signal<ReadonlyMap<number, Position>>(new Map());
  private readonly asked = new Set<number>();

  /** What is to be drawn; `null`: the present, or not there yet. */
  readonly position = computed(() =>
    this.at.value === null ? null : (this.positions.value.get(this.at.value) ?? null),
  );

  constructor(
    private readonly table: string,
    private readonly ask: (ask: Ask) => Promise<Answer>,
  ) {}

  /** Look at a place; the nearest one there is. */
  look(vseq: number): void {
    const place = Math.max(1, this.last.value > 0 ? Math.min(vseq, this.last.value) : vseq);
    this.at.value = place;
    this.fetch(place);
    this.fetch(place + 1); // The next page is there before one steps into it.
  }

  step(by: number): void {
    this.look((this.at.value ?? this.last.value) + by);
  }

  /** Back to the present. */
  leave(): void {
    this.at.value = null;
  }

  /** Look at another stream, at about the same place: the streams of a game run nearly side by side. */
  turnTo(seat: number | null): void {
    if (seat === this.seat.value) return;
    this.seat.value = seat;
    this.forget();
    if (this.at.value !== null) this.look(this.at.value);
  }

  /** The game went on: the page at the end holds more now. */
  grown(): void {
    this.asked.clear();
    this.last.value = 0;
  }

  /** Another stream, or steps were taken back: what was fetched may not hold any more. */
  forget(): void {
    this.positions.value = new Map();
    this.asked.clear();
    this.last.value = 0;
  }

  private fetch(vseq: number): void {
    const start = vseq - ((vseq - 1) % PAGE);
    if (this.asked.has(start) || (this.last.value > 0 && start > this.last.value)) return;
    this.asked.add(start);
    void this.load(start, this.seat.value);
  }

  private async load(start: number, seat: number | null): Promise<void> {
    const answer = await this.ask({ type: "replay", table: this.table, seat, start });
    if (seat !== this.seat.value) return; // Another stream is looked at meanwhile.
    if (answer.type !== "ok") {
      this.asked.delete(start);
      if (answer.type === "error") this.refusal.value = answer;
      return;
    }
    const { positions, last } = answer.result as unknown as { positions: Position[]; last: number };
    const known = new Map(this.positions.value);
    for (const position of positions) known.set(position.vseq, position);
    this.refusal.value = null;
    this.positions.value = known;
    this.last.value = last;
    if (this.at.value !== null && this.at.value > last) this.look(last);
  }
}
