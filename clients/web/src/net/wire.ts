/** What travels, under the names this client uses. Source: protocol/commands.py and protocol/frames.py. */

export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };
export type Plain = { [name: string]: Json };

export type Level = "easy" | "medium" | "strong";
export type Tempo = "fast" | "normal" | "calm";
export type Beginner = "challenger" | "opponent" | "random";
export type Role = "seat" | "spectator";

export type TimeControl =
  | { kind: "fischer"; base_ms: number; inc_ms: number; cap_ms: number | null }
  | { kind: "bronstein"; base_ms: number; delay_ms: number }
  | { kind: "none" };

export interface Terms {
  game: string;
  options: Plain;
  time_control: TimeControl;
  kind: "rated" | "friendly";
  stake: number;
  beginner: Beginner;
  tempo: Tempo;
  spectators: { allowed: "everyone" | "friends" | "nobody"; delay_s: number };
  reveal_after_end: boolean;
}

export interface Person {
  user: string;
  name: string;
  guest: boolean;
}

export interface OwnTable {
  table: string;
  game: string;
  seat: number;
}

export interface Welcome {
  type: "welcome";
  person: Person;
  version: string;
  server_time: number;
  limits: { message_bytes: number; ping_after_ms: number };
  your_tables: OwnTable[];
}

export interface Pong {
  type: "pong";
  server_time: number;
}

export interface Ok {
  type: "ok";
  cmd_id: string;
  vseq: number | null;
  result: Plain | null;
  duplicate: boolean;
}

export interface Refusal {
  type: "error";
  cmd_id: string | null;
  code: string;
  rule: string | null;
  facts: Plain;
  retryable: boolean;
  retry_after_ms: number | null;
  incident: string | null;
}

export interface SeatFace {
  user: string;
  name: string;
  guest: boolean;
  computer: Level | null;
  rating: number | null;
  presence: "online" | "offline" | "left";
  offline_ms: number | null;
  claim_ms: number | null;
  retired: number | null;
}

export interface SeatClock {
  state: "idle" | "narration" | "running" | "paused" | "flagged";
  remaining_ms: number | null;
  starts_ms: number;
  brake_ms: number | null;
}

export interface ClockFace {
  t_ms: number;
  seats: SeatClock[];
  timer_ms: number | null;
}

export type OfferKind = "take_back" | "draw" | "abandon" | "pause" | "rematch" | "retire";
export type Barrier = "random" | "reveal";

export interface OfferFace {
  id: number;
  kind: OfferKind;
  seat: number;
  needs: number[];
  accepted: number[];
  expires_ms: number;
  absent_seat: number | null;
  barriers: Barrier[];
  to_vseq: number | null;
}

export interface Offerable {
  kind: OfferKind;
  reason: string | null;
}

export interface TakeBack {
  barriers: Barrier[];
  to_vseq: number;
}

export interface Pause {
  ends_ms: number | null;
  resumed: number[];
}

export interface Outcome {
  aborted: boolean;
  reason: string;
  ranking: number[][];
  scores: number[];
  seed: string | null;
  rematch: string | null;
}

/** An event of a game or of the table, told apart by `type`. */
export type TableEvent = Plain & { type: string };
/** An action of a game, told apart by `type`. */
export type GameAction = Plain & { type: string };
/** A view of a game. */
export type GameView = Plain & { phase: string };

export interface Frame {
  type: "frame";
  table: string;
  epoch: string;
  vseq: number;
  events: TableEvent[];
  view: GameView;
  legal: GameAction[];
  decision: number | null;
  actors: number[];
  seats: SeatFace[];
  clock: ClockFace;
  offers: OfferFace[];
  offerable: Offerable[];
  take_back: TakeBack | null;
  may_abort: boolean;
  pause: Pause | null;
  outcome: Outcome | null;
}

export interface LogLine {
  vseq: number;
  t_ms: number;
  events: TableEvent[];
  undone: boolean;
}

export interface Snapshot {
  type: "snapshot";
  cmd_id: string;
  table: string;
  seat: number | null;
  terms: Terms;
  commitment: string;
  frame: Frame;
  missed: LogLine[] | null;
  log_tail: LogLine[];
}

export interface Audience {
  type: "audience";
  table: string;
  count: number;
}

export interface PlayerRow {
  kind: "player";
  user: string;
  name: string;
  guest: boolean;
  doing: "free" | "playing" | "watching";
}

export interface TableRow {
  kind: "table";
  table: string;
  game: string;
  seats: string[];
  computer: boolean;
  time_control: string;
  rated: boolean;
  progress: number | null;
  since_ms: number;
}

export type Row = PlayerRow | TableRow;

export interface Room {
  type: "room";
  n: number;
  rows: { [key: string]: Row };
}

export interface RoomNews {
  type: "room_news";
  n: number;
  rows: { [key: string]: Row };
  gone: string[];
}

export interface Link {
  type: "link";
  link: string;
  state: "open" | "started" | "declined" | "cancelled" | "expired" | "failed";
  rev: number;
  terms: Terms;
  challenger: Person;
  opponent: Person | null;
  answer_by: "challenger" | "opponent";
  you: "challenger" | "opponent" | "visitor";
  expires_ms: number;
}

export interface YourTables {
  type: "your_tables";
  tables: OwnTable[];
}

export type Heard =
  | Welcome
  | Pong
  | Ok
  | Refusal
  | Frame
  | Snapshot
  | Audience
  | Room
  | RoomNews
  | Link
  | YourTables;
