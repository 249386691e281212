/** A line to the house that only writes down what is asked, and answers what it is told to. */
import { signal } from "@preact/signals";
import { vi } from "vitest";
import type { Answer, Connection } from "../src/net/follower";
import type { Wire } from "../src/net/store";
import type { Ask, Ok, Plain } from "../src/net/wire";

export function anOk(result: Plain | null = null): Ok {
  return { type: "ok", cmd_id: "C", vseq: null, result, duplicate: false };
}

export class FakeLine implements Wire {
  readonly connection = signal<Connection>({ state: "good", rttMs: 20 });
  readonly asked: Ask[] = [];
  /** Rooms to talk in are followed like tables, by whatever shows them. */
  readonly followedTalk: Ask[] = [];
  answer: Answer = anOk();
  follow = vi.fn<Wire["follow"]>();
  unfollow = vi.fn<Wire["unfollow"]>();
  enterRoom = vi.fn<Wire["enterRoom"]>();
  leaveRoom = vi.fn<Wire["leaveRoom"]>();
  followLink = vi.fn<Wire["followLink"]>();
  unfollowLink = vi.fn<Wire["unfollowLink"]>();
  wake = vi.fn<Wire["wake"]>();

  async ask(ask: Ask): Promise<Answer> {
    if (ask.type === "enter_talk" || ask.type === "leave_talk") this.followedTalk.push(ask);
    else this.asked.push(ask);
    return this.answer;
  }
}
