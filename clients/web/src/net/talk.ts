/** What is said, whom one knows, and what the hosts tell everybody: beside the tables' streams. No drawing, no texts. */
import { type ReadonlySignal, type Signal, signal } from "@preact/signals";
import type { Answer } from "./follower";
import type { Ask, Heard, Notice, RoomKind, TalkLine } from "./wire";

/** One room to talk in. table: `null` for the waiting room's. */
export interface Where {
  table: string | null;
  room: RoomKind;
}

export const HOUSE: Where = { table: null, room: "house" };

/** lines: oldest first, without those of blocked people; `null`: not heard yet. */
export interface TalkState {
  lines: readonly TalkLine[] | null;
  /** The number of the last line, also of one that is hidden. */
  last: number;
}

interface Room {
  where: Where;
  state: Signal<TalkState>;
  /** The last line that was on the screen. */
  seen: Signal<number>;
  /** How many parts of the page follow it. */
  users: number;
}

export interface People {
  friends: ReadonlySet<string>;
  blocked: ReadonlySet<string>;
}

const NOTHING: TalkState = { lines: null, last: 0 };
const KEPT = 200;
const LEAVE_AFTER_MS = 1_000;
const keyOf = ({ table, room }: Where): string => `${table ?? ""}/${room}`;

export interface Surroundings {
  ask: (ask: Ask) => Promise<Answer>;
  later: (act: () => void, ms: number) => void;
}

export class Talks {
  readonly people = signal<People>({ friends: new Set(), blocked: new Set() });
  /** What the hosts tell everybody; `null`: nothing. */
  readonly notice = signal<Notice | null>(null);
  private readonly rooms = new Map<string, Room>();

  constructor(private readonly around: Surroundings) {}

  /** Follow a room; a table's only while one follows the table. `leave` it as often as it was entered. */
  enter(where: Where): ReadonlySignal<TalkState> {
    const room = this.room(where);
    if (room.users++ === 0) void this.hearAll(room);
    return room.state;
  }

  /** What has been heard of a room. */
  heard(where: Where): ReadonlySignal<TalkState> {
    return this.room(where).state;
  }

  leave(where: Where): void {
    const room = this.rooms.get(keyOf(where));
    if (!room || --room.users > 0) return;
    // A part of the page that is only drawn anew comes back at once.
    this.around.later(() => {
      if (room.users > 0 || this.rooms.get(keyOf(where)) !== room) return;
      this.rooms.delete(keyOf(where));
      void this.around.ask({ type: "leave_talk", ...where });
    }, LEAVE_AFTER_MS);
  }

  /** The number of lines that were not on the screen yet. */
  unseen(where: Where): number {
    const room = this.room(where);
    const seen = room.seen.value;
    return (room.state.value.lines ?? []).filter(({ n }) => n > seen).length;
  }

  /** Everything in the room is on the screen. */
  saw(where: Where): void {
    const room = this.room(where);
    room.seen.value = room.state.value.last;
  }

  say(where: Where, text: string): Promise<Answer> {
    return this.around.ask({ type: "say", ...where, text });
  }

  /** The connection is back, or a table is followed again: what was said meanwhile is to be heard. */
  back(table: string | null): void {
    for (const room of this.rooms.values()) {
      if (room.where.table === table && room.users > 0) void this.hearAll(room);
    }
  }

  told(frame: Extract<Heard, { type: "talk" | "said" | "your_people" | "notice" }>): void {
    switch (frame.type) {
      case "your_people":
        this.people.value = {
          friends: new Set(frame.friends),
          blocked: new Set(frame.blocked),
        };
        // What was hidden so far may be read now, and the other way round.
        for (const room of this.rooms.values()) if (room.users > 0) void this.hearAll(room);
        break;
      case "notice":
        this.notice.value = frame.text === null ? null : frame;
        break;
      case "talk":
        this.fill(this.rooms.get(keyOf(frame)), frame.lines);
        break;
      case "said":
        this.add(this.rooms.get(keyOf(frame)), frame.line);
        break;
    }
  }

  private fill(room: Room | undefined, lines: readonly TalkLine[]): void {
    if (!room) return;
    const isFirst = room.state.value.lines === null;
    const last = lines.at(-1)?.n ?? 0;
    room.state.value = { lines: lines.filter(isReadable), last };
    // What was said before one came is no news.
    if (isFirst) room.seen.value = last;
  }

  private add(room: Room | undefined, line: TalkLine): void {
    if (!room || room.state.value.lines === null || line.n <= room.state.value.last) return;
    const { lines, last } = room.state.value;
    if (line.n > last + 1) {
      void this.hearAll(room);
      return;
    }
    const all = isReadable(line) ? [...lines, line].slice(-KEPT) : lines;
    room.state.value = { lines: all, last: line.n };
  }

  private async hearAll({ where }: Room): Promise<void> {
    await this.around.ask({ type: "enter_talk", ...where });
  }

  private room(where: Where): Room {
    const key = keyOf(where);
    const room = this.rooms.get(key) ?? {
      where,
      state: signal(NOTHING),
      seen: signal(0),
      users: 0,
    };
    this.rooms.set(key, room);
    return room;
  }
}

const isReadable = (line: TalkLine): boolean => line.text !== null;
