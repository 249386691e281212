/** The follower on a real WebSocket: carries out what it says, and tells it what happens. */
import { Decoder, Encoder } from "@msgpack/msgpack";
import { type Signal, signal } from "@preact/signals";

import { type Answer, type Connection, type Effect, Follower, type Stream } from "./follower";
import { freshUlid } from "./ulid";
import type { Ask, Heard, Refusal, Role, Said } from "./wire";

const SUBPROTOCOL = "wartesaal.v1.msgpack";
const TICK = 200;
/** The timers of a sleeping machine stand still; a tick that comes so late means that it slept. */
const SLEPT = 3_000;

export interface Listener {
  told(frame: Heard): void;
  shut(stream: Stream, refusal: Refusal): void;
}

export function socketAddress(here: Location): string {
  return `${here.protocol === "https:" ? "wss:" : "ws:"}//${here.host}/ws`;
}

export class Line {
  readonly connection: Signal<Connection> = signal({ state: "connecting" });
  private readonly follower = new Follower(freshUlid, Math.random);
  private readonly encoder = new Encoder({ ignoreUndefined: true });
  private readonly decoder = new Decoder();
  private readonly answers = new Map<string, (answer: Answer) => void>();
  private socket: WebSocket | null = null;
  private tickedAt = performance.now();

  constructor(
    private readonly address: string,
    private readonly listener: Listener,
  ) {}

  /** Connect, and stay connected from now on. */
  start(): void {
    this.carryOut(this.follower.start(performance.now()));
    setInterval(() => this.tick(), TICK);
    // Going offline is no proof either way: an idle socket is asked at once instead of when it has been silent.
    for (const kind of ["online", "offline"]) addEventListener(kind, () => this.wake());
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "visible") this.wake();
    });
  }

  /** Connect again after the house had said that it was over: one is signed in again. */
  revive(): void {
    this.carryOut(this.follower.start(performance.now()));
  }

  /** Test the connection, or connect, at once. */
  wake(): void {
    this.carryOut(this.follower.wake(performance.now()));
  }

  /** Ask something; resolves with its answer, however long and over however many sockets it takes. */
  ask(ask: Ask): Promise<Answer> {
    const { cmdId, effects } = this.follower.ask(ask, performance.now());
    const answered = new Promise<Answer>((resolve) => this.answers.set(cmdId, resolve));
    this.carryOut(effects);
    return answered;
  }

  follow(table: string, role: Role): void {
    this.carryOut(this.follower.follow(table, role, performance.now()));
  }

  unfollow(table: string): void {
    this.carryOut(this.follower.unfollow(table, performance.now()));
  }

  enterRoom(): void {
    this.carryOut(this.follower.enterRoom(performance.now()));
  }

  leaveRoom(): void {
    this.carryOut(this.follower.leaveRoom(performance.now()));
  }

  followLink(link: string): void {
    this.carryOut(this.follower.followLink(link, performance.now()));
  }

  unfollowLink(link: string): void {
    this.follower.unfollowLink(link);
  }

  private tick(): void {
    const now = performance.now();
    const slept = now - this.tickedAt > SLEPT;
    this.tickedAt = now;
    if (slept) this.carryOut(this.follower.wake(now));
    this.carryOut(this.follower.tick(now));
  }

  private carryOut(effects: Effect[]): void {
    this.connection.value = this.follower.connection;
    for (const effect of effects) {
      switch (effect.do) {
        case "connect":
          this.connect();
          break;
        case "send":
          this.send(effect.message);
          break;
        case "drop":
          this.drop();
          break;
        case "tell":
          this.listener.told(effect.frame);
          break;
        case "shut":
          this.listener.shut(effect.stream, effect.refusal);
          break;
        case "answer":
          this.answers.get(effect.cmdId)?.(effect.answer);
          this.answers.delete(effect.cmdId);
          break;
      }
    }
  }

  private connect(): void {
    this.drop();
    const socket = new WebSocket(this.address, SUBPROTOCOL);
    socket.binaryType = "arraybuffer";
    const current = () => this.socket === socket; // A dropped socket has nothing to say any more.
    socket.onopen = () => {
      if (current()) this.carryOut(this.follower.opened(performance.now()));
    };
    socket.onmessage = (event) => {
      if (!current() || !(event.data instanceof ArrayBuffer)) return;
      const frame = this.decoder.decode(new Uint8Array(event.data)) as Heard;
      this.carryOut(this.follower.heard(frame, performance.now()));
    };
    socket.onclose = (event) => {
      if (!current()) return;
      this.socket = null;
      this.carryOut(this.follower.closed(event.code, performance.now()));
    };
    this.socket = socket;
  }

  private send(message: Said): void {
    if (this.socket?.readyState === WebSocket.OPEN) {
      this.socket.send(this.encoder.encode(message));
    }
  }

  private drop(): void {
    const socket = this.socket;
    this.socket = null;
    socket?.close();
  }
}
