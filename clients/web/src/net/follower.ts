/** This end of the conversation, without a socket and without a clock: what is said when, what is asked again, and
 * when a stream has a hole. Every method takes the time and returns what is to be done. The Python twin is
 * protocol/follower.py. */
import type {
  Ask,
  Command,
  Frame,
  Heard,
  Link,
  Ok,
  Refusal,
  Role,
  Room,
  RoomNews,
  Said,
  Snapshot,
} from "./wire";

export const PROTOCOL = 1;
const CLIENT = "wartesaal-web";

/** Times in ms. Source: mechanisms.md 1.2, 1.5, 1.6 and ux.md 10. */
export const SILENCE = 5_000; // then a ping
export const DOUBT = 4_000; // no answer to it: the connection is being checked
export const DEAD = 10_000; // no answer to it: there is none any more
export const RESEND_AFTER = 2_500;
export const RESEND_EVERY = 1_200;
export const BACK_OFF = [200, 500, 1_000, 2_000, 4_000, 8_000] as const;
const RESTARTS: readonly number[] = [1001, 1012];
const OVERLOADED_STEP = 4; // 1013: begin with the longer waits
const RETRIES = 5; // of a command that the house could not take
const RETRY_AFTER = 1_000;

/** After these there is no use in trying again. */
export const ENDS = { 4401: "signed-out", 4403: "forbidden", 4404: "gone" } as const;

export type Connection =
  | { state: "connecting" }
  | { state: "good"; rttMs: number | null }
  | { state: "checking" }
  /** retryAt: in the time of the follower's clock. restarting: the house said that it comes back. */
  | { state: "lost"; retryAt: number; restarting: boolean }
  | { state: "ended"; why: "signed-out" | "forbidden" | "gone" | "too-old" };

export type Answer = Ok | Refusal | Snapshot;

export type Effect =
  | { do: "connect" }
  | { do: "send"; message: Said }
  | { do: "drop" }
  | { do: "tell"; frame: Heard }
  | { do: "answer"; cmdId: string; answer: Answer }
  /** A stream could not be opened, and is not followed any more. */
  | { do: "shut"; stream: Stream; refusal: Refusal };

export type Stream = { kind: "room" } | { kind: "table" | "link"; id: string };

interface Pending {
  command: Command;
  sent: number;
  refused: number;
  /** When it is sent the next time, unless it is answered before. */
  again: number;
  /** The stream it opens: asked anew, not again, after a reconnection. */
  stream: string | null;
}

interface TableStream {
  role: Role;
  epoch: string | null;
  vseq: number | null;
}

const tableKey = (table: string): string => `table:${table}`;
const linkKey = (link: string): string => `link:${link}`;
const ROOM = "room";

function streamOf(key: string): Stream {
  const [kind, id = ""] = key.split(":");
  return kind === "table" || kind === "link" ? { kind, id } : { kind: "room" };
}

export class Follower {
  connection: Connection = { state: "connecting" };
  private greeted = false;
  private attempts = 0;
  /** The house said that it comes back; so it is until it is back. */
  private restarting = false;
  private heardAt = 0;
  private pingAt: number | null = null;
  private readonly pending = new Map<string, Pending>();
  private readonly tables = new Map<string, TableStream>();
  private readonly links = new Set<string>();
  private roomN: number | null = null;
  private inRoom = false;

  /** freshId: a new command id at every call; random: from [0, 1). */
  constructor(
    private readonly freshId: () => string,
    private readonly random: () => number,
  ) {}

  // ---------- the socket

  start(now: number): Effect[] {
    this.connection = { state: "connecting" };
    this.heardAt = now;
    return [{ do: "connect" }];
  }

  opened(now: number): Effect[] {
    this.heardAt = now;
    this.pingAt = null;
    return [send({ type: "hello", protocol: PROTOCOL, client: CLIENT })];
  }

  closed(code: number, now: number): Effect[] {
    const wasGreeted = this.greeted;
    this.greeted = false;
    this.pingAt = null;
    if (this.connection.state === "ended") return [];
    const why =
      ENDS[code as keyof typeof ENDS] ?? (code === 1008 && !wasGreeted ? "too-old" : null);
    if (why) {
      this.connection = { state: "ended", why };
      return [];
    }
    if (code === 1013) this.attempts = Math.max(this.attempts, OVERLOADED_STEP);
    const step = BACK_OFF[Math.min(this.attempts, BACK_OFF.length - 1)] as number;
    this.attempts++;
    const retryAt = now + step * (0.8 + 0.4 * this.random());
    if (RESTARTS.includes(code)) this.restarting = true;
    this.connection = { state: "lost", retryAt, restarting: this.restarting };
    return [];
  }

  /** The machine woke up, the network came back, the page is seen again: look at once. */
  wake(now: number): Effect[] {
    if (this.connection.state === "lost") return this.start(now);
    if (!this.greeted || this.pingAt !== null) return [];
    this.pingAt = now;
    return [send({ type: "ping" })];
  }

  /** Do what is due. Call it at least every quarter of a second. */
  tick(now: number): Effect[] {
    if (this.connection.state === "lost" && now >= this.connection.retryAt) return this.wake(now);
    if (!this.greeted) return this.isStuck(now) ? [{ do: "drop" }, ...this.closed(1006, now)] : [];
    const effects: Effect[] = [];
    if (this.pingAt !== null) {
      if (now - this.pingAt >= DEAD) return [{ do: "drop" }, ...this.closed(1006, now)];
      if (now - this.pingAt >= DOUBT) this.connection = { state: "checking" };
    } else if (now - this.heardAt >= SILENCE) {
      this.pingAt = now;
      effects.push(send({ type: "ping" }));
    }
    for (const waiting of this.pending.values()) {
      if (now >= waiting.again) effects.push(this.dispatch(waiting, now));
    }
    return effects;
  }

  private isStuck(now: number): boolean {
    return this.connection.state === "connecting" && now - this.heardAt >= DEAD;
  }

  // ---------- what is asked

  /** Ask something; the answer comes as an effect with the same id. */
  ask(ask: Ask, now: number): { cmdId: string; effects: Effect[] } {
    const waiting = this.remember(ask, null);
    return {
      cmdId: waiting.command.cmd_id,
      effects: this.greeted ? [this.dispatch(waiting, now)] : [],
    };
  }

  /** Whether a command is still without an answer. */
  awaits(cmdId: string): boolean {
    return this.pending.has(cmdId);
  }

  follow(table: string, role: Role, now: number): Effect[] {
    this.tables.set(table, { role, epoch: null, vseq: null });
    return this.open(tableKey(table), now);
  }

  unfollow(table: string, now: number): Effect[] {
    if (!this.tables.delete(table)) return [];
    this.forget(tableKey(table));
    return this.greeted ? this.ask({ type: "detach", table }, now).effects : [];
  }

  enterRoom(now: number): Effect[] {
    this.inRoom = true;
    this.roomN = null;
    return this.open(ROOM, now);
  }

  leaveRoom(now: number): Effect[] {
    if (!this.inRoom) return [];
    this.inRoom = false;
    this.forget(ROOM);
    return this.greeted ? this.ask({ type: "leave_room" }, now).effects : [];
  }

  followLink(link: string, now: number): Effect[] {
    this.links.add(link);
    return this.open(linkKey(link), now);
  }

  unfollowLink(link: string): void {
    this.links.delete(link);
    this.forget(linkKey(link));
  }

  // ---------- what is heard

  heard(frame: Heard, now: number): Effect[] {
    const rtt = this.pingAt === null ? null : now - this.pingAt;
    this.heardAt = now;
    this.pingAt = null;
    if (this.greeted && this.connection.state !== "good") {
      this.connection = { state: "good", rttMs: rtt };
    }
    switch (frame.type) {
      case "welcome":
        return [{ do: "tell", frame }, ...this.welcomed(now)];
      case "pong":
        this.connection = { state: "good", rttMs: rtt };
        return [];
      case "ok":
        return [...linkIn(frame), ...this.answered(frame.cmd_id, frame)];
      case "error":
        return this.refused(frame, now);
      case "snapshot":
        return this.snapshot(frame);
      case "frame":
        return this.frame(frame, now);
      case "room":
        return this.room(frame);
      case "room_news":
        return this.roomNews(frame, now);
      case "link":
        this.forget(linkKey(frame.link));
        return [{ do: "tell", frame }];
      case "audience":
      case "you":
      case "your_tables":
      case "your_challenges":
      case "your_pool":
      case "ready_check":
      case "talk":
      case "said":
      case "your_people":
      case "notice":
        return [{ do: "tell", frame }];
      default:
        return []; // A newer server's frame: not for us.
    }
  }

  private welcomed(now: number): Effect[] {
    this.greeted = true;
    this.attempts = 0;
    this.restarting = false;
    this.connection = { state: "good", rttMs: null };
    for (const [cmdId, waiting] of this.pending) if (waiting.stream) this.pending.delete(cmdId);
    const streams = [
      ...[...this.tables.keys()].map(tableKey),
      ...(this.inRoom ? [ROOM] : []),
      ...[...this.links].map(linkKey),
    ];
    const waiting = [...this.pending.values()];
    return [
      ...streams.flatMap((key) => this.open(key, now)),
      ...waiting.map((each) => this.dispatch(each, now)),
    ];
  }

  private answered(cmdId: string, answer: Answer): Effect[] {
    return this.pending.delete(cmdId) ? [{ do: "answer", cmdId, answer }] : [];
  }

  private refused(refusal: Refusal, now: number): Effect[] {
    const waiting = refusal.cmd_id === null ? undefined : this.pending.get(refusal.cmd_id);
    if (!waiting) return [{ do: "tell", frame: refusal }];
    if (refusal.retryable && refusal.code !== "internal" && waiting.refused < RETRIES) {
      waiting.refused++;
      waiting.again = now + (refusal.retry_after_ms ?? RETRY_AFTER);
      return [];
    }
    const answer = this.answered(waiting.command.cmd_id, refusal);
    return waiting.stream ? [...answer, ...this.shut(waiting.stream, refusal)] : answer;
  }

  private shut(key: string, refusal: Refusal): Effect[] {
    const stream = streamOf(key);
    if (stream.kind === "table") this.tables.delete(stream.id);
    else if (stream.kind === "link") this.links.delete(stream.id);
    else this.inRoom = false;
    return [{ do: "shut", stream, refusal }];
  }

  private snapshot(snapshot: Snapshot): Effect[] {
    const answer = this.answered(snapshot.cmd_id, snapshot);
    const stream = this.tables.get(snapshot.table);
    if (!stream) return answer;
    stream.epoch = snapshot.frame.epoch;
    stream.vseq = snapshot.frame.vseq;
    return [{ do: "tell", frame: snapshot }, ...answer];
  }

  private frame(frame: Frame, now: number): Effect[] {
    const stream = this.tables.get(frame.table);
    if (!stream || this.isOpening(tableKey(frame.table))) return []; // The snapshot will hold it.
    const seen = stream.vseq ?? 0;
    if (frame.epoch !== stream.epoch || frame.vseq > seen + 1) {
      return this.open(tableKey(frame.table), now);
    }
    if (frame.vseq < seen) return [];
    stream.vseq = frame.vseq;
    return [{ do: "tell", frame }];
  }

  private room(room: Room): Effect[] {
    this.forget(ROOM);
    this.roomN = room.n;
    return this.inRoom ? [{ do: "tell", frame: room }] : [];
  }

  private roomNews(news: RoomNews, now: number): Effect[] {
    if (!this.inRoom || this.roomN === null || news.n <= this.roomN) return [];
    if (news.n > this.roomN + 1) {
      this.roomN = null;
      return this.open(ROOM, now);
    }
    this.roomN = news.n;
    return [{ do: "tell", frame: news }];
  }

  // ---------- pending commands

  /** Open a stream, or ask for it again after a hole. */
  private open(key: string, now: number): Effect[] {
    this.forget(key);
    const waiting = this.remember(this.askFor(key), key);
    return this.greeted ? [this.dispatch(waiting, now)] : [];
  }

  private askFor(key: string): Ask {
    const asked = streamOf(key);
    if (asked.kind === "room") return { type: "enter_room" };
    if (asked.kind === "link") return { type: "follow_link", link: asked.id };
    const { role, epoch, vseq } = this.tables.get(asked.id) as TableStream;
    return { type: "attach", table: asked.id, role, epoch, vseq };
  }

  private isOpening(key: string): boolean {
    return [...this.pending.values()].some((waiting) => waiting.stream === key);
  }

  private forget(key: string): void {
    for (const [cmdId, waiting] of this.pending) {
      if (waiting.stream === key) this.pending.delete(cmdId);
    }
  }

  private remember(ask: Ask, stream: string | null): Pending {
    const command = { ...ask, cmd_id: this.freshId() } as Command;
    const again = Number.POSITIVE_INFINITY; // Until it has been sent once.
    const waiting: Pending = { command, sent: 0, refused: 0, again, stream };
    this.pending.set(command.cmd_id, waiting);
    return waiting;
  }

  private dispatch(waiting: Pending, now: number): Effect {
    waiting.again = now + (waiting.sent === 0 ? RESEND_AFTER : RESEND_EVERY);
    waiting.sent++;
    return send(waiting.command);
  }
}

/** What is done to a challenge is answered by the challenge as it then is. */
function linkIn({ result }: Ok): Effect[] {
  return result?.type === "link" ? [{ do: "tell", frame: result as unknown as Link }] : [];
}

function send(message: Said): Effect {
  return { do: "send", message };
}
