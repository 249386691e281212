/** The challenges between oneself and one other player: what stands open, what became of those one waited for, and
 * which table has begun of what was agreed. No drawing, no texts. Source: ux.md 4 and 5. */
import { signal } from "@preact/signals";
import type { Link, OwnTable } from "./wire";

export interface Entry {
  link: Link;
  /** When it came, in the time of `performance.now()`: its time to answer counts on from here. */
  receivedAt: number;
}

export interface Surroundings {
  now: () => number;
  later: (act: () => void, ms: number) => void;
  /** Hear what becomes of a challenge, until `leave`. */
  follow: (id: string) => void;
  leave: (id: string) => void;
}

/** Whether the reader is the one to answer. */
export const isAsked = ({ state, answer_by, you }: Link): boolean =>
  state === "open" && answer_by === you;

/** Whether the reader waited for an answer, and somebody else or time has ended that. */
export function isNewsToMe({ state, answer_by, you }: Link): boolean {
  if (state === "failed") return true;
  const waited = answer_by !== you;
  if (state === "cancelled") return waited && you !== "challenger";
  return waited && (state === "declined" || state === "expired");
}

export class Challenges {
  /** Oldest first: open ones, and those whose end was not yet taken note of. */
  readonly entries = signal<readonly Entry[]>([]);
  /** A table that began of a challenge or a seek, while one was elsewhere. */
  readonly begun = signal<string | null>(null);
  /** What may become a table of one's own without a further step. */
  private readonly awaited = new Set<string>();

  constructor(private readonly around: Surroundings) {}

  /** All open ones, newest first. One that is missing has ended: how, its own frame says. */
  told(links: readonly Link[]): void {
    for (const link of links.toReversed()) {
      this.expect(link.link);
      if (this.known(link.link)) this.change(link);
      else this.add(link);
    }
  }

  /** What became of one. */
  heard(link: Link): void {
    if (link.you !== "visitor") this.expect(link.link);
    if (this.known(link.link)) this.change(link);
  }

  /** Nothing is known of it any more. */
  shut(id: string): void {
    if (this.known(id)) this.remove(id);
  }

  /** The reader has read how it ended. */
  dismiss(id: string): void {
    this.entries.value = this.entries.value.filter(({ link }) => link.link !== id);
  }

  /** This may begin by itself. */
  expect(id: string): void {
    this.awaited.add(id);
  }

  tables(before: readonly OwnTable[], after: readonly OwnTable[]): void {
    const known = new Set(before.map(({ table }) => table));
    for (const { table } of after) {
      if (!known.has(table) && this.awaited.delete(table)) this.begun.value = table;
    }
  }

  /** One is at this table now. */
  arrived(table: string): void {
    this.awaited.delete(table);
    if (this.begun.value === table) this.begun.value = null;
  }

  private known(id: string): Entry | undefined {
    return this.entries.value.find(({ link }) => link.link === id);
  }

  private add(link: Link): void {
    this.entries.value = [...this.entries.value, this.entry(link)];
    this.around.follow(link.link);
  }

  private entry(link: Link): Entry {
    // The house tells nobody that time is up: whoever looks at it sees it.
    this.around.later(() => this.outlived(link), link.expires_ms);
    return { link, receivedAt: this.around.now() };
  }

  private outlived(link: Link): void {
    const { state, rev } = this.known(link.link)?.link ?? {};
    if (state !== "open" || rev !== link.rev) return;
    this.change({ ...link, state: "expired", reason: "ttl" });
  }

  private change(link: Link): void {
    const known = this.known(link.link)?.link;
    if (known?.state !== "open" || link.rev < known.rev) return;
    if (link.state !== "open" && !isNewsToMe(link)) {
      this.remove(link.link);
      return;
    }
    if (link.state === "open" && link.rev === known.rev) return;
    const next = link.state === "open" ? this.entry(link) : { link, receivedAt: this.around.now() };
    this.entries.value = this.entries.value.map((old) =>
      old.link.link === link.link ? next : old,
    );
    if (link.state !== "open") this.around.leave(link.link);
  }

  private remove(id: string): void {
    const { link } = this.known(id) ?? {};
    this.dismiss(id);
    if (link?.state === "open") this.around.leave(id);
  }
}
