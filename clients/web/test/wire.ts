/** Small builders of what the house says. */
import type {
  Frame,
  Link,
  LogLine,
  Refusal,
  SeatClock,
  SeatFace,
  Snapshot,
  Terms,
  Welcome,
} from "../src/net/wire";

export function aWelcome(part: Partial<Welcome> = {}): Welcome {
  return {
    type: "welcome",
    person: { user: "u1", name: "Astrid", guest: true },
    version: "0.1.0",
    server_time: 0,
    limits: { message_bytes: 4096, ping_after_ms: 5000 },
    your_tables: [],
    ...part,
  };
}

export function aRefusal(part: Partial<Refusal> = {}): Refusal {
  return {
    type: "error",
    cmd_id: null,
    code: "internal",
    rule: null,
    facts: {},
    retryable: false,
    retry_after_ms: null,
    incident: null,
    ...part,
  };
}

export function aSeat(part: Partial<SeatFace> = {}): SeatFace {
  return {
    user: "u1",
    name: "Astrid",
    guest: true,
    computer: null,
    rating: null,
    presence: "online",
    offline_ms: null,
    claim_ms: null,
    retired: null,
    provisional: false,
    ...part,
  };
}

export function aClock(part: Partial<SeatClock> = {}): SeatClock {
  return { state: "idle", remaining_ms: 300_000, starts_ms: 0, brake_ms: null, ...part };
}

export function aFrame(part: Partial<Frame> = {}): Frame {
  return {
    type: "frame",
    table: "t",
    epoch: "e",
    vseq: 1,
    events: [],
    view: { phase: "steal" },
    legal: [],
    decision: null,
    actors: [0],
    seats: [aSeat(), aSeat({ user: "u2", name: "Tove" })],
    clock: { t_ms: 0, seats: [aClock(), aClock()], timer_ms: null },
    offers: [],
    offerable: [],
    take_back: null,
    may_abort: false,
    pause: null,
    outcome: null,
    ...part,
  };
}

export function someTerms(part: Partial<Terms> = {}): Terms {
  return {
    game: "bagalut",
    options: { steal: true, swaps: 1 },
    time_control: { kind: "fischer", base_ms: 300_000, inc_ms: 3_000, cap_ms: null },
    kind: "friendly",
    stake: 0,
    beginner: "random",
    tempo: "normal",
    spectators: { allowed: "everyone", delay_s: 0 },
    reveal_after_end: true,
    ...part,
  };
}

export function aLink(part: Partial<Link> = {}): Link {
  return {
    type: "link",
    link: "L",
    named: false,
    state: "open",
    reason: null,
    rev: 1,
    terms: someTerms(),
    challenger: { user: "u1", name: "Astrid", guest: true },
    challenger_rating: null,
    opponent: null,
    opponent_rating: null,
    answer_by: "opponent",
    you: "challenger",
    expires_ms: 86_400_000,
    ...part,
  };
}

export function aLine(part: Partial<LogLine> = {}): LogLine {
  return { vseq: 1, t_ms: 0, events: [], ...part };
}

export function aSnapshot(part: Partial<Snapshot> = {}): Snapshot {
  return {
    type: "snapshot",
    cmd_id: "C1",
    table: "t",
    seat: 0,
    terms: someTerms(),
    commitment: "ab".repeat(32),
    frame: aFrame(),
    missed: null,
    log_tail: [],
    ...part,
  };
}
