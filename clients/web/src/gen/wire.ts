/* Written by `npm run gen` from the Python types. Do not edit. */

export type JsonValue = unknown;

export interface Wire {
  frame:
    Welcome | Pong | Ok | Error | Frame | Snapshot | Audience | Room | RoomNews | Link | YourTables;
  message:
    | Hello
    | Ping
    | Attach
    | Detach
    | Act
    | Offer
    | Answer
    | Withdraw
    | EndPause
    | Resign
    | Abort
    | Claim
    | Leave
    | NarrationDone
    | Log
    | Replay
    | Record
    | EnterRoom
    | LeaveRoom
    | PlayComputer
    | OpenLink
    | FollowLink
    | CounterLink
    | AcceptLink
    | DeclineLink
    | CancelLink
    | Rename;
}
/**
 * The answer to `hello`.
 */
export interface Welcome {
  limits: Limits;
  person: Person;
  server_time: number;
  type: "welcome";
  version: string;
  your_tables: OwnTable[];
}
/**
 * What this connection may do.
 */
export interface Limits {
  message_bytes: number;
  ping_after_ms: number;
}
/**
 * Who is signed in on this connection.
 */
export interface Person {
  guest: boolean;
  name: string;
  user: string;
}
/**
 * One of the user's running tables.
 */
export interface OwnTable {
  game: string;
  seat: number;
  table: string;
}
/**
 * The answer to `ping`. server_time: wall clock of the server, ms.
 */
export interface Pong {
  server_time: number;
  type: "pong";
}
/**
 * The command was applied, and is durable.
 *
 * vseq:      the viewer's own stream after it, for commands of a table.
 * result:    what the command asked for.
 * duplicate: it had been applied before; this is its first answer again.
 */
export interface Ok {
  cmd_id: string;
  duplicate: boolean;
  result: {
    [k: string]: JsonValue;
  } | null;
  type: "ok";
  vseq: number | null;
}
/**
 * The command (or frame) was refused, and nothing has changed.
 *
 * code: one of the closed lists; rule: the game's own code; facts: what the sentence needs.
 */
export interface Error {
  cmd_id: string | null;
  code: string;
  facts: {
    [k: string]: JsonValue;
  };
  incident: string | null;
  retry_after_ms: number | null;
  retryable: boolean;
  rule: string | null;
  type: "error";
}
/**
 * The whole present of one viewer's stream, after one entry that showed him something.
 *
 * vseq:     counts this viewer's entries, without holes.
 * epoch:    changes when the store was restarted; then everything is told anew.
 * decision: id of the own decision point; goes back with `act`.
 * actors:   who may act now (public).
 * offers:   what stands open; offerable, take_back, may_abort: what the own seat could do.
 */
export interface Frame {
  actors: number[];
  clock: ClockFace;
  decision: number | null;
  epoch: string;
  events: {
    [k: string]: JsonValue;
  }[];
  legal: {
    [k: string]: JsonValue;
  }[];
  may_abort: boolean;
  offerable: Offerable[];
  offers: OfferFace[];
  outcome: Outcome | null;
  pause: Pause | null;
  seats: SeatFace[];
  table: string;
  take_back: TakeBack | null;
  type: "frame";
  view: {
    [k: string]: JsonValue;
  };
  vseq: number;
}
/**
 * All clocks of a table. timer_ms: the game's own countdown, nominal.
 */
export interface ClockFace {
  seats: SeatClock[];
  t_ms: number;
  timer_ms: number | null;
}
/**
 * A seat's clock at the moment of the frame; clients count on from the moment of receipt.
 *
 * remaining_ms: budget left, None without a clock.
 * starts_ms:    in state `narration`: when the clock starts by itself; else 0.
 * brake_ms:     when this decision's own limit is over (emergency brake, first action).
 */
export interface SeatClock {
  brake_ms: number | null;
  remaining_ms: number | null;
  starts_ms: number;
  state: "idle" | "narration" | "running" | "paused" | "flagged";
}
/**
 * A kind of offer the own seat could make; reason: the code why not now, None: it may.
 */
export interface Offerable {
  kind: "take_back" | "draw" | "abandon" | "pause" | "rematch" | "retire";
  reason: string | null;
}
/**
 * An open offer.
 *
 * needs:       seats that are asked; accepted: those that have said yes.
 * absent_seat: whom a vote is to retire.
 * barriers:    what a take-back would undo that was drawn or revealed.
 * to_vseq:     of a take-back: the last entry of the own stream that would stay.
 */
export interface OfferFace {
  absent_seat: number | null;
  accepted: number[];
  barriers: ("random" | "reveal")[];
  expires_ms: number;
  id: number;
  kind: "take_back" | "draw" | "abandon" | "pause" | "rematch" | "retire";
  needs: number[];
  seat: number;
  to_vseq: number | null;
}
/**
 * How the table ended: with a result, or aborted (then `reason` alone says why).
 *
 * seed:    the table's secret, revealed (None where a daily game's day is not over).
 * rematch: the table on which it goes on.
 */
export interface Outcome {
  aborted: boolean;
  ranking: number[][];
  reason: string;
  rematch: string | null;
  scores: number[];
  seed: string | null;
}
/**
 * An agreed pause. ends_ms: None: when all seats have said so; resumed: those that have.
 */
export interface Pause {
  ends_ms: number | null;
  resumed: number[];
}
/**
 * A seat as everybody sees it.
 *
 * presence:    of people; a computer is always "online".
 * offline_ms:  how long the seat has been away.
 * claim_ms:    when the others may claim the result, None: not in sight.
 * retired:     order of retirement, 1 is the first, None: still playing.
 */
export interface SeatFace {
  claim_ms: number | null;
  computer: ("easy" | "medium" | "strong") | null;
  guest: boolean;
  name: string;
  offline_ms: number | null;
  presence: "online" | "offline" | "left";
  rating: number | null;
  retired: number | null;
  user: string;
}
/**
 * What taking back the own last step would undo: to be shown before it is asked for.
 */
export interface TakeBack {
  barriers: ("random" | "reveal")[];
  to_vseq: number;
}
/**
 * The answer to `attach`.
 *
 * seat:       the own seat, None for a spectator.
 * commitment: SHA-256 over the table's seed, shown before the first card is dealt.
 * missed:     the events since the client's `vseq`, None: too long ago, look at the frame.
 * log_tail:   the last 100 lines up to the present, for the logbook.
 */
export interface Snapshot {
  cmd_id: string;
  commitment: string;
  frame: Frame;
  log_tail: LogLine[];
  missed: LogLine[] | null;
  seat: number | null;
  table: string;
  terms: Terms;
  type: "snapshot";
}
/**
 * What one entry showed this viewer, `t_ms` after the table began.
 *
 * A later `table_taken_back` names the last line that stays (`to_vseq`).
 */
export interface LogLine {
  events: {
    [k: string]: JsonValue;
  }[];
  t_ms: number;
  vseq: number;
}
/**
 * What is agreed before a table starts; `options` are the game's own, raw here.
 */
export interface Terms {
  beginner: "challenger" | "opponent" | "random";
  game: string;
  kind: "rated" | "friendly";
  options: {
    [k: string]: JsonValue;
  };
  reveal_after_end: boolean;
  spectators: SpectatorTerms;
  stake: number;
  tempo: "fast" | "normal" | "calm";
  time_control: FischerControl | BronsteinControl | NoControl;
}
/**
 * Who may watch, and how many seconds later.
 */
export interface SpectatorTerms {
  allowed: "everyone" | "friends" | "nobody";
  delay_s: number;
}
/**
 * mechanisms.md 2.1.
 */
export interface FischerControl {
  base_ms: number;
  cap_ms: number | null;
  inc_ms: number;
  kind: "fischer";
}
/**
 * mechanisms.md 2.1.
 */
export interface BronsteinControl {
  base_ms: number;
  delay_ms: number;
  kind: "bronstein";
}
/**
 * No clock; the emergency brake of ten minutes a decision.
 */
export interface NoControl {
  kind: "none";
}
/**
 * How many watch a table; beside the streams.
 */
export interface Audience {
  count: number;
  table: string;
  type: "audience";
}
/**
 * The whole waiting room; the answer to `enter_room`, and again after a gap in `n`.
 */
export interface Room {
  n: number;
  rows: {
    [k: string]: PlayerRow | TableRow;
  };
  type: "room";
}
/**
 * Somebody who is in the waiting room or at a table.
 */
export interface PlayerRow {
  doing: "free" | "playing" | "watching";
  guest: boolean;
  kind: "player";
  name: string;
  user: string;
}
/**
 * A running table that may be watched. progress: per cent played, where the game tells.
 */
export interface TableRow {
  computer: boolean;
  game: string;
  kind: "table";
  progress: number | null;
  rated: boolean;
  seats: string[];
  since_ms: number;
  table: string;
  time_control: string;
}
/**
 * What changed in the waiting room.
 */
export interface RoomNews {
  gone: string[];
  n: number;
  rows: {
    [k: string]: PlayerRow | TableRow;
  };
  type: "room_news";
}
/**
 * A challenge by link as one who holds its address sees it.
 *
 * state:  open until somebody agrees; answer_by: who is to answer the present terms.
 * you:    the reader's part in it.
 */
export interface Link {
  answer_by: "challenger" | "opponent";
  challenger: Person;
  expires_ms: number;
  link: string;
  opponent: Person | null;
  rev: number;
  state: "open" | "started" | "declined" | "cancelled" | "expired" | "failed";
  terms: Terms;
  type: "link";
  you: "challenger" | "opponent" | "visitor";
}
/**
 * The user's running tables changed (one started, ended, on whatever device).
 */
export interface YourTables {
  tables: OwnTable[];
  type: "your_tables";
}
/**
 * The first frame. client: name and version of the program, for the log only.
 */
export interface Hello {
  client: string;
  protocol: number;
  type: "hello";
}
/**
 * Is the connection alive? Answered with `pong`.
 */
export interface Ping {
  type: "ping";
}
/**
 * Follow a table as its seat or as a spectator; answered by a `snapshot`, then live frames.
 *
 * epoch, vseq: what the client last saw of this stream, to be told what it missed.
 */
export interface Attach {
  cmd_id: string;
  epoch: string | null;
  role: "seat" | "spectator";
  table: string;
  type: "attach";
  vseq: number | null;
}
/**
 * Stop following a table.
 */
export interface Detach {
  cmd_id: string;
  table: string;
  type: "detach";
}
/**
 * The seat answers a decision with one action.
 *
 * decision: the decision point the seat was offered; a late answer is refused as stale.
 * action:   the game's object, left raw here: the envelope knows no game.
 */
export interface Act {
  action: {
    [k: string]: JsonValue;
  };
  cmd_id: string;
  decision: number;
  table: string;
  type: "act";
}
/**
 * Propose something. named: the barriers a take-back request shows to those who agree.
 */
export interface Offer {
  cmd_id: string;
  kind: "take_back" | "draw" | "abandon" | "pause" | "rematch";
  /**
   * @maxItems 2
   */
  named: [] | ["random" | "reveal"] | ["random" | "reveal", "random" | "reveal"];
  table: string;
  type: "offer";
}
/**
 * Accept or decline the offer with this id; mute: no more of this kind in this game.
 */
export interface Answer {
  accept: boolean;
  cmd_id: string;
  mute: boolean;
  offer: number;
  table: string;
  type: "answer";
}
/**
 * Take back one's own open offer.
 */
export interface Withdraw {
  cmd_id: string;
  offer: number;
  table: string;
  type: "withdraw";
}
/**
 * Say that play may go on.
 */
export interface EndPause {
  cmd_id: string;
  table: string;
  type: "end_pause";
}
/**
 * Give the game up.
 */
export interface Resign {
  cmd_id: string;
  table: string;
  type: "resign";
}
/**
 * Call the game off before it has begun.
 */
export interface Abort {
  cmd_id: string;
  table: string;
  type: "abort";
}
/**
 * Claim the result after the absence of the seat `absent`; more than two seats: a vote.
 */
export interface Claim {
  absent: number;
  choice: "win" | "draw";
  cmd_id: string;
  table: string;
  type: "claim";
}
/**
 * Leave the running game for good.
 */
export interface Leave {
  cmd_id: string;
  table: string;
  type: "leave";
}
/**
 * Everything up to `vseq` has been read; the own clock may start.
 */
export interface NarrationDone {
  cmd_id: string;
  table: string;
  type: "narration_done";
  vseq: number;
}
/**
 * Up to 100 lines of the own stream's log, those before `before`.
 */
export interface Log {
  before: number;
  cmd_id: string;
  role: "seat" | "spectator";
  table: string;
  type: "log";
}
/**
 * Up to 50 positions of a stream from `start` on.
 *
 * seat: whose stream; None: the spectators'. While the table runs, only the own.
 */
export interface Replay {
  cmd_id: string;
  seat: number | null;
  start: number;
  table: string;
  type: "replay";
}
/**
 * The record of a finished table, for downloading and `wartesaal verify`.
 */
export interface Record {
  cmd_id: string;
  table: string;
  type: "record";
}
/**
 * Follow the waiting room; answered by `room`, then news.
 */
export interface EnterRoom {
  cmd_id: string;
  type: "enter_room";
}
/**
 * Stop following the waiting room.
 */
export interface LeaveRoom {
  cmd_id: string;
  type: "leave_room";
}
/**
 * Start a friendly table without a clock against computers in all other seats.
 *
 * seats: how many play in all; None: as few as the game allows.
 */
export interface PlayComputer {
  beginner: "challenger" | "opponent" | "random";
  cmd_id: string;
  game: string;
  level: "easy" | "medium" | "strong";
  options: {
    [k: string]: JsonValue;
  };
  seats: number | null;
  tempo: "fast" | "normal" | "calm";
  type: "play_computer";
}
/**
 * Make a challenge to whoever opens its address.
 */
export interface OpenLink {
  cmd_id: string;
  terms: Terms;
  type: "open_link";
}
/**
 * Read a challenge and hear what becomes of it (`link` frames).
 */
export interface FollowLink {
  cmd_id: string;
  link: string;
  type: "follow_link";
}
/**
 * Propose other terms; the other side is to answer.
 */
export interface CounterLink {
  cmd_id: string;
  link: string;
  rev: number;
  terms: Terms;
  type: "counter_link";
}
/**
 * Agree to the terms of this revision: the table starts.
 */
export interface AcceptLink {
  cmd_id: string;
  link: string;
  rev: number;
  type: "accept_link";
}
/**
 * Refuse; the challenge is over.
 */
export interface DeclineLink {
  cmd_id: string;
  link: string;
  type: "decline_link";
}
/**
 * The challenger takes the challenge back.
 */
export interface CancelLink {
  cmd_id: string;
  link: string;
  type: "cancel_link";
}
/**
 * Take another name.
 */
export interface Rename {
  cmd_id: string;
  name: string;
  type: "rename";
}
