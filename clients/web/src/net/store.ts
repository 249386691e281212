/** Everything this client knows, without a page: who one is, the waiting room, tables, challenges by link. */
import { computed, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import { Challenges } from "./challenges";
import { Finding } from "./finding";
import type { Answer, Connection, Stream } from "./follower";
import type { Line, Listener } from "./socket";
import { TableState } from "./table";
import { Talks } from "./talk";
import type { Ask, Heard, Link, OwnTable, Person, Refusal, Role, Row, You } from "./wire";

export type LinkState = { link: Link } | { refusal: Refusal } | null;

/** What the store needs of a line to the house. */
export type Wire = Pick<
  Line,
  | "connection"
  | "ask"
  | "follow"
  | "unfollow"
  | "enterRoom"
  | "leaveRoom"
  | "followLink"
  | "unfollowLink"
  | "wake"
>;

const LEAVE_AFTER_MS = 1_000;

interface Followed {
  state: TableState;
  /** How many parts of the page follow it. */
  users: number;
}

export class House implements Listener {
  readonly person = signal<Person | null>(null);
  /** What only the reader is told of himself; `null`: nothing yet. */
  readonly you = signal<You | null>(null);
  readonly version = signal("");
  readonly ownTables = signal<readonly OwnTable[]>([]);
  private readonly rows = signal<ReadonlyMap<string, Row> | null>(null);
  /** Without blocked people, what they look for, and tables they sit at. `null`: not entered yet. */
  readonly room = computed(() => {
    const rows = this.rows.value;
    const { blocked } = this.talks.people.value;
    if (!rows || blocked.size === 0) return rows;
    const me = this.person.value?.user;
    return new Map(
      [...rows].filter(([, row]) => {
        const users = usersOf(row);
        // Where one sits oneself one has to see who else does.
        return users.some((user) => user === me) || !users.some((user) => blocked.has(user));
      }),
    );
  });
  /** When the rows of running tables came. */
  private readonly heard = new Map<string, number>();
  private readonly tables = new Map<string, Followed>();
  /** Read where `tables` is, so that whoever draws it hears of its changes. */
  private readonly tablesChanged = signal(0);
  private readonly links = new Map<string, Signal<LinkState>>();
  /** How many parts of the page follow a link. */
  private readonly linkUsers = new Map<string, number>();
  readonly challenges: Challenges;
  readonly finding: Finding;
  readonly talks: Talks;
  private line: Wire | null = null;

  constructor(
    private readonly now: () => number,
    private readonly later: (act: () => void, ms: number) => void,
  ) {
    this.challenges = new Challenges({
      now,
      later,
      follow: (id) => this.followLink(id),
      leave: (id) => this.leaveLink(id),
    });
    this.finding = new Finding(now);
    this.talks = new Talks({ ask: (ask) => this.ask(ask), later });
  }

  /** The line it speaks over; before that nothing can be asked. */
  speakOver(line: Wire): void {
    this.line = line;
  }

  get connection(): ReadonlySignal<Connection> {
    return this.wire.connection;
  }

  ask(ask: Ask): Promise<Answer> {
    return this.wire.ask(ask);
  }

  wake(): void {
    this.wire.wake();
  }

  enterRoom(): void {
    this.wire.enterRoom();
  }

  leaveRoom(): void {
    this.wire.leaveRoom();
    this.rows.value = null;
  }

  /** When the row of a running table came, by the clock of this page; `undefined`: it is gone. */
  heardAt(key: string): number | undefined {
    return this.heard.get(key);
  }

  /** Follow a table, as its seat if one has one. `leave` it as often as it was followed. */
  follow(id: string): TableState {
    const known = this.tables.get(id);
    if (known) {
      known.users++;
      return known.state;
    }
    const role: Role = this.ownTables.value.some((own) => own.table === id) ? "seat" : "spectator";
    const state = new TableState(id, role);
    this.tables.set(id, { state, users: 1 });
    this.tablesChanged.value++;
    this.wire.follow(id, role);
    return state;
  }

  /** A table that is followed just now. */
  followed(id: string): TableState | null {
    return this.tablesChanged.value >= 0 ? (this.tables.get(id)?.state ?? null) : null;
  }

  leave(id: string): void {
    const followed = this.tables.get(id);
    if (!followed || --followed.users > 0) return;
    // From one page to the next a seat must not seem to have gone away.
    this.later(() => {
      if (followed.users > 0 || this.tables.get(id) !== followed) return;
      this.tables.delete(id);
      this.tablesChanged.value++;
      this.wire.unfollow(id);
    }, LEAVE_AFTER_MS);
  }

  /** Hear what becomes of a challenge. `leaveLink` it as often as it was followed. */
  followLink(id: string): void {
    this.linkUsers.set(id, (this.linkUsers.get(id) ?? 0) + 1);
    this.wire.followLink(id);
  }

  leaveLink(id: string): void {
    const users = (this.linkUsers.get(id) ?? 1) - 1;
    if (users > 0) {
      this.linkUsers.set(id, users);
      return;
    }
    this.linkUsers.delete(id);
    this.linkState(id).value = null;
    this.wire.unfollowLink(id);
  }

  /** What is known of a challenge; `null`: nothing yet. */
  link(id: string): ReadonlySignal<LinkState> {
    return this.linkState(id);
  }

  told(frame: Heard): void {
    switch (frame.type) {
      case "welcome":
        this.person.value = frame.person;
        this.version.value = frame.version;
        this.finding.forget();
        this.seated(frame.your_tables);
        this.talks.back(null);
        break;
      case "you":
        this.you.value = frame;
        this.person.value = frame.person;
        break;
      case "your_tables":
        this.seated(frame.tables);
        break;
      case "your_challenges":
        this.challenges.told(frame.challenges);
        break;
      case "your_pool":
      case "ready_check":
        this.finding.told(frame);
        if (frame.type === "ready_check") this.challenges.expect(frame.check);
        break;
      case "room":
        this.heard.clear();
        this.showRoom(new Map(), frame.rows);
        break;
      case "room_news": {
        const rows = new Map(this.rows.value ?? []);
        for (const key of frame.gone) {
          rows.delete(key);
          this.heard.delete(key);
        }
        this.showRoom(rows, frame.rows);
        break;
      }
      case "link":
        this.linkState(frame.link).value = { link: frame };
        this.challenges.heard(frame);
        break;
      case "snapshot":
        this.tables.get(frame.table)?.state.snapshot(frame, this.now());
        this.talks.back(frame.table);
        break;
      case "frame":
        this.tables.get(frame.table)?.state.frame(frame, this.now());
        break;
      case "talk":
      case "said":
      case "your_people":
      case "notice":
        this.talks.told(frame);
        break;
      case "audience": {
        const followed = this.tables.get(frame.table);
        if (followed) followed.state.watching.value = frame.count;
        break;
      }
    }
  }

  shut(stream: Stream, refusal: Refusal): void {
    if (stream.kind === "link") {
      this.linkState(stream.id).value = { refusal };
      this.challenges.shut(stream.id);
    }
    if (stream.kind !== "table") return;
    const followed = this.tables.get(stream.id);
    if (!followed) return;
    const { state } = followed;
    // A seat may not watch its own table, and a table that is over is no longer among the own ones.
    if (refusal.code === "forbidden" && state.role === "spectator") {
      state.role = "seat";
      this.wire.follow(stream.id, "seat");
    } else {
      state.refusal.value = refusal;
    }
  }

  /** The own name from now on, as the house confirmed it. */
  renamed(name: string): void {
    if (this.person.value) this.person.value = { ...this.person.value, name };
  }

  /** A guest who has an account from now on. */
  registered(person: Person): void {
    this.person.value = person;
  }

  private seated(tables: readonly OwnTable[]): void {
    const before = this.ownTables.value;
    this.ownTables.value = tables;
    this.challenges.tables(before, tables);
  }

  private showRoom(rows: Map<string, Row>, fresh: Readonly<Record<string, Row>>): void {
    const me = this.person.value?.user;
    for (const [key, row] of Object.entries(fresh)) {
      rows.set(key, row);
      if (row.kind === "table") this.heard.set(key, this.now());
      if (row.kind === "seek" && row.owner.user === me) this.challenges.expect(row.seek);
    }
    this.rows.value = rows;
  }

  private linkState(id: string): Signal<LinkState> {
    const state = this.links.get(id) ?? signal<LinkState>(null);
    this.links.set(id, state);
    return state;
  }

  private get wire(): Wire {
    if (!this.line) throw new Error("no line to the house yet: call speakOver() first");
    return this.line;
  }
}

/** Whom a row shows. */
function usersOf(row: Row): string[] {
  switch (row.kind) {
    case "player":
      return [row.user];
    case "seek":
      return [row.owner.user];
    case "table":
      return row.seats.map(({ user }) => user);
    case "open_table":
      return row.seats.flatMap((seat) => (seat ? [seat.user] : []));
    case "pool":
      return [];
  }
}
