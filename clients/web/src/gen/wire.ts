/* Written by `npm run gen` from the Python types. Do not edit. */

export type AnyMessage =
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
  | CheckChallenge
  | ChallengePlayer
  | PostSeek
  | TakeSeek
  | WithdrawSeek
  | OpenLink
  | FollowLink
  | CounterLink
  | AcceptLink
  | DeclineLink
  | CancelLink
  | Rename
  | EnterTalk
  | LeaveTalk
  | Say
  | ReportPlayer
  | Befriend
  | Unfriend
  | Block
  | Unblock
  | ListContacts
  | HostOverview
  | HostFind
  | HostReports
  | HostActs
  | HostRename
  | HostSanction
  | HostLift
  | HostVoid
  | HostBanner
  | HostDrain
  | HostBackup
  | HostClose
  | OpenTable
  | JoinTable
  | LeaveTable
  | MoveSeat
  | SendAway
  | InvitePlayer
  | ChangeTable
  | SeatComputer
  | UnseatComputer
  | OpenAgain
  | CallReady
  | AnswerReady
  | JoinPool
  | LeavePool;
export type JsonValue = unknown;
export type Reason =
  | "generic"
  | "later"
  | "too_fast"
  | "too_slow"
  | "time_control"
  | "want_rated"
  | "want_friendly"
  | "stake_too_high"
  | "stake_too_low"
  | "other_game"
  | "beginner"
  | "no_bots"
  | "only_bots";
export type AnyFrame =
  | Welcome
  | You
  | Pong
  | Ok
  | Error
  | Frame
  | Snapshot
  | Audience
  | Room
  | RoomNews
  | Link
  | YourTables
  | YourChallenges
  | Talk
  | Said
  | YourPeople
  | YourPool
  | ReadyCheck
  | Notice;
export type State =
  "open" | "started" | "declined" | "cancelled" | "expired" | "superseded" | "failed";

export interface Wire {
  message: AnyMessage;
  frame: AnyFrame;
}
/**
 * The first frame. client: name and version of the program, for the log only.
 */
export interface Hello {
  type: "hello";
  protocol: number;
  client: string;
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
  table: string;
  type: "attach";
  role: "seat" | "spectator";
  epoch: string | null;
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
  cmd_id: string;
  table: string;
  type: "act";
  decision: number;
  action: {
    [k: string]: JsonValue;
  };
}
/**
 * Propose something. named: the barriers a take-back request shows to those who agree.
 */
export interface Offer {
  cmd_id: string;
  table: string;
  type: "offer";
  kind: "take_back" | "draw" | "abandon" | "pause" | "rematch";
  /**
   * @maxItems 2
   */
  named: [] | ["random" | "reveal"] | ["random" | "reveal", "random" | "reveal"];
}
/**
 * Accept or decline the offer with this id; mute: no more of this kind in this game.
 */
export interface Answer {
  cmd_id: string;
  table: string;
  type: "answer";
  offer: number;
  accept: boolean;
  mute: boolean;
}
/**
 * Take back one's own open offer.
 */
export interface Withdraw {
  cmd_id: string;
  table: string;
  type: "withdraw";
  offer: number;
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
  cmd_id: string;
  table: string;
  type: "claim";
  choice: "win" | "draw";
  absent: number;
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
  cmd_id: string;
  table: string;
  type: "log";
  role: "seat" | "spectator";
  before: number;
}
/**
 * Up to 50 positions of a stream from `start` on.
 *
 * seat: whose stream; None: the spectators'. While the table runs, only the own.
 */
export interface Replay {
  cmd_id: string;
  table: string;
  type: "replay";
  seat: number | null;
  start: number;
}
/**
 * The record of a finished table, for downloading and `wartesaal verify`.
 *
 * Whole where hands are opened after the end, else what the asker saw himself.
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
 * take_back: whether the own last step may be taken back.
 */
export interface PlayComputer {
  cmd_id: string;
  type: "play_computer";
  game: string;
  options: {
    [k: string]: JsonValue;
  };
  level: "easy" | "medium" | "strong";
  beginner: "challenger" | "opponent" | "random";
  tempo: "fast" | "normal" | "calm";
  seats: number | null;
  take_back: boolean;
}
/**
 * Ask whether a challenge could be made, before anything is shown to the other.
 */
export interface CheckChallenge {
  cmd_id: string;
  type: "check_challenge";
  target: string;
  terms: Terms;
}
/**
 * What is agreed before a table starts; `options` are the game's own, raw here.
 */
export interface Terms {
  game: string;
  options: {
    [k: string]: JsonValue;
  };
  time_control: FischerControl | BronsteinControl | NoControl;
  kind: "rated" | "friendly";
  stake: number;
  beginner: "challenger" | "opponent" | "random";
  tempo: "fast" | "normal" | "calm";
  spectators: SpectatorTerms;
  reveal_after_end: boolean;
}
/**
 * mechanisms.md 2.1.
 */
export interface FischerControl {
  kind: "fischer";
  base_ms: number;
  inc_ms: number;
  cap_ms: number | null;
}
/**
 * mechanisms.md 2.1.
 */
export interface BronsteinControl {
  kind: "bronstein";
  base_ms: number;
  delay_ms: number;
}
/**
 * No clock; the emergency brake of ten minutes a decision.
 */
export interface NoControl {
  kind: "none";
}
/**
 * Who may watch, and how many seconds later.
 */
export interface SpectatorTerms {
  allowed: "everyone" | "friends" | "nobody";
  delay_s: number;
}
/**
 * Challenge a player. Answers and counter-offers go by the same commands as those of links.
 *
 * gap_confirmed: the warning that ratings are far apart was seen.
 */
export interface ChallengePlayer {
  cmd_id: string;
  type: "challenge_player";
  target: string;
  terms: Terms;
  gap_confirmed: boolean;
}
/**
 * Look for anybody.
 *
 * low, high: ratings that are welcome, in hundredths; None: any, guests too.
 * gap_confirmed: a rated game is welcome however far apart the ratings are.
 */
export interface PostSeek {
  cmd_id: string;
  type: "post_seek";
  terms: Terms;
  low: number | null;
  high: number | null;
  gap_confirmed: boolean;
}
/**
 * Take a seek up: the table starts. gap_confirmed: as of `ChallengePlayer`.
 */
export interface TakeSeek {
  cmd_id: string;
  type: "take_seek";
  seek: string;
  gap_confirmed: boolean;
}
/**
 * Take the own seek back.
 */
export interface WithdrawSeek {
  cmd_id: string;
  type: "withdraw_seek";
  seek: string;
}
/**
 * Make a challenge to whoever opens its address.
 *
 * gap_confirmed: a rated game is welcome however far apart the ratings are.
 */
export interface OpenLink {
  cmd_id: string;
  type: "open_link";
  terms: Terms;
  gap_confirmed: boolean;
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
 * Propose other terms; the other side is to answer. gap_confirmed: as of `ChallengePlayer`.
 */
export interface CounterLink {
  cmd_id: string;
  link: string;
  type: "counter_link";
  rev: number;
  terms: Terms;
  gap_confirmed: boolean;
}
/**
 * Agree to the terms of this revision: the table starts.
 *
 * gap_confirmed: as of `ChallengePlayer`.
 */
export interface AcceptLink {
  cmd_id: string;
  link: string;
  type: "accept_link";
  rev: number;
  gap_confirmed: boolean;
}
/**
 * Refuse, and say why; the challenge is over.
 */
export interface DeclineLink {
  cmd_id: string;
  link: string;
  type: "decline_link";
  reason: Reason;
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
  type: "rename";
  name: string;
}
/**
 * Follow what is said; answered by a `talk` frame, then `said` frames. After a gap: again.
 */
export interface EnterTalk {
  cmd_id: string;
  table: string | null;
  room: "house" | "seats" | "spectators";
  type: "enter_talk";
}
/**
 * Follow it no longer.
 */
export interface LeaveTalk {
  cmd_id: string;
  table: string | null;
  room: "house" | "seats" | "spectators";
  type: "leave_talk";
}
/**
 * Say something; the answer's result holds the line's number `n`.
 */
export interface Say {
  cmd_id: string;
  table: string | null;
  room: "house" | "seats" | "spectators";
  type: "say";
  text: string;
}
/**
 * Tell the hosts of somebody. n: the number of a line in a room; the house copies it itself.
 */
export interface ReportPlayer {
  cmd_id: string;
  type: "report_player";
  user: string;
  reason: "insult" | "spam" | "cheating" | "name" | "other";
  table: string | null;
  room: ("house" | "seats" | "spectators") | null;
  n: number | null;
  text: string;
}
/**
 * Count somebody among one's friends.
 */
export interface Befriend {
  cmd_id: string;
  type: "befriend";
  user: string;
}
/**
 * No longer.
 */
export interface Unfriend {
  cmd_id: string;
  type: "unfriend";
  user: string;
}
/**
 * Want to see nothing more of somebody.
 */
export interface Block {
  cmd_id: string;
  type: "block";
  user: string;
}
/**
 * No longer.
 */
export interface Unblock {
  cmd_id: string;
  type: "unblock";
  user: string;
}
/**
 * Friends and blocked people by name: the result holds `friends` and `blocked`.
 */
export interface ListContacts {
  cmd_id: string;
  type: "list_contacts";
}
/**
 * How the house stands: people, tables, nodes, what is not settled yet, settings in force.
 */
export interface HostOverview {
  cmd_id: string;
  type: "host_overview";
}
/**
 * People whose names begin so, or who or what has this id.
 */
export interface HostFind {
  cmd_id: string;
  type: "host_find";
  query: string;
}
/**
 * What people have told the hosts and nobody has dealt with yet, newest first.
 */
export interface HostReports {
  cmd_id: string;
  type: "host_reports";
}
/**
 * The last 100 acts of hosts, newest first.
 */
export interface HostActs {
  cmd_id: string;
  type: "host_acts";
}
/**
 * Give somebody another name.
 */
export interface HostRename {
  cmd_id: string;
  type: "host_rename";
  user: string;
  name: string;
}
/**
 * Forbid somebody to talk, to sign in or to play rated games, for so many minutes.
 */
export interface HostSanction {
  cmd_id: string;
  type: "host_sanction";
  user: string;
  kind: "muted" | "suspended" | "unrated";
  minutes: number;
  reason: string;
}
/**
 * End a sanction before its time.
 */
export interface HostLift {
  cmd_id: string;
  type: "host_lift";
  user: string;
  kind: "muted" | "suspended" | "unrated";
}
/**
 * End a table without a result; stakes go back.
 */
export interface HostVoid {
  cmd_id: string;
  type: "host_void";
  table: string;
  reason: string;
}
/**
 * Show everybody a notice, or take it away (an empty text).
 *
 * at: when the maintenance begins, wall clock in ms; None: the text alone.
 */
export interface HostBanner {
  cmd_id: string;
  type: "host_banner";
  text: string;
  at: number | null;
}
/**
 * Let a node hand over all it has to the others, or take people in again.
 */
export interface HostDrain {
  cmd_id: string;
  type: "host_drain";
  node: string;
  on: boolean;
}
/**
 * Copy what is kept; the result says where it lies and what is left to the host's own tools.
 */
export interface HostBackup {
  cmd_id: string;
  type: "host_backup";
}
/**
 * A report is dealt with.
 */
export interface HostClose {
  cmd_id: string;
  type: "host_close";
  report: string;
}
/**
 * Open a table and sit down as its host. least, most: how many play.
 */
export interface OpenTable {
  cmd_id: string;
  type: "open_table";
  terms: Terms;
  least: number;
  most: number;
}
/**
 * Sit down on the terms of `rev`. seat: None: the first free one.
 */
export interface JoinTable {
  cmd_id: string;
  table: string;
  type: "join_table";
  rev: number;
  seat: number | null;
}
/**
 * Get up.
 */
export interface LeaveTable {
  cmd_id: string;
  table: string;
  type: "leave_table";
}
/**
 * Sit on another free seat.
 */
export interface MoveSeat {
  cmd_id: string;
  table: string;
  type: "move_seat";
  seat: number;
}
/**
 * The host asks somebody to get up.
 */
export interface SendAway {
  cmd_id: string;
  table: string;
  type: "send_away";
  user: string;
}
/**
 * Somebody who sits there asks another one who is here to a free seat.
 */
export interface InvitePlayer {
  cmd_id: string;
  table: string;
  type: "invite_player";
  user: string;
}
/**
 * The host changes what is played; who was ready no longer is. rev: what he has seen.
 */
export interface ChangeTable {
  cmd_id: string;
  table: string;
  type: "change_table";
  rev: number;
  terms: Terms;
  least: number;
  most: number;
}
/**
 * The host gives a seat of a friendly table to a computer. seat: None: the first free one.
 */
export interface SeatComputer {
  cmd_id: string;
  table: string;
  type: "seat_computer";
  level: "easy" | "medium" | "strong";
  seat: number | null;
}
/**
 * The host frees a computer's seat.
 */
export interface UnseatComputer {
  cmd_id: string;
  table: string;
  type: "unseat_computer";
  seat: number;
}
/**
 * Open a finished table of three to five again: same terms, free seats for whoever comes.
 *
 * table: the finished one. Who sat there and asks as well sits down at the same open table.
 */
export interface OpenAgain {
  cmd_id: string;
  table: string;
  type: "open_again";
}
/**
 * The host wants to start: is everybody ready? He is.
 */
export interface CallReady {
  cmd_id: string;
  table: string;
  type: "call_ready";
}
/**
 * Say that one is ready, or not: then one leaves the table or the pool.
 *
 * check: of the `ready_check` frame; rev: the terms one has seen.
 */
export interface AnswerReady {
  cmd_id: string;
  type: "answer_ready";
  check: string;
  rev: number;
  ready: boolean;
}
/**
 * Wait in a pool for whoever fits; who waits in another one changes over.
 *
 * low, high: ratings one would play against at all, in hundredths; None: any.
 */
export interface JoinPool {
  cmd_id: string;
  type: "join_pool";
  pool: Pool;
  seats: SeatWish;
  low: number | null;
  high: number | null;
}
/**
 * A pool: all in it want the same. group: three to five seats, else two.
 */
export interface Pool {
  game: string;
  preset: "5+3" | "10+5" | "15+10" | "30+15" | "15/10" | "none";
  kind: "rated" | "friendly";
  stake: 0 | 10 | 20 | 50;
  group: boolean;
}
/**
 * With how many one would rather play, and with how few or many one would.
 */
export interface SeatWish {
  preferred: number;
  least: number;
  most: number;
}
/**
 * Wait no longer.
 */
export interface LeavePool {
  cmd_id: string;
  type: "leave_pool";
}
/**
 * The answer to `hello`.
 */
export interface Welcome {
  type: "welcome";
  person: Person;
  version: string;
  server_time: number;
  limits: Limits;
  your_tables: OwnTable[];
}
/**
 * Who is signed in on this connection.
 */
export interface Person {
  user: string;
  name: string;
  guest: boolean;
}
/**
 * What this connection may do.
 */
export interface Limits {
  message_bytes: number;
  ping_after_ms: number;
}
/**
 * One of the user's running tables.
 */
export interface OwnTable {
  table: string;
  game: string;
  seat: number;
}
/**
 * What only the user himself is told; at the beginning, and when any of it has changed.
 *
 * bot:   a program's account. admin: a host's.
 * taler: what there is to play for; 0 for guests.
 */
export interface You {
  type: "you";
  person: Person;
  bot: boolean;
  admin: boolean;
  taler: number;
}
/**
 * The answer to `ping`. server_time: wall clock of the server, ms.
 */
export interface Pong {
  type: "pong";
  server_time: number;
}
/**
 * The command was applied, and is durable.
 *
 * vseq:      the viewer's own stream after it, for commands of a table.
 * result:    what the command asked for.
 * duplicate: it had been applied before; this is its first answer again.
 */
export interface Ok {
  type: "ok";
  cmd_id: string;
  vseq: number | null;
  result: {
    [k: string]: JsonValue;
  } | null;
  duplicate: boolean;
}
/**
 * The command (or frame) was refused, and nothing has changed.
 *
 * code: one of the closed lists; rule: the game's own code; facts: what the sentence needs.
 */
export interface Error {
  type: "error";
  cmd_id: string | null;
  code: string;
  rule: string | null;
  facts: {
    [k: string]: JsonValue;
  };
  retryable: boolean;
  retry_after_ms: number | null;
  incident: string | null;
}
/**
 * The whole present of one viewer's stream, after one entry that showed him something.
 *
 * vseq:     counts this viewer's entries, without holes.
 * epoch:    changes when the store was restarted; then everything is told anew.
 * decision: id of the own decision point, None for spectators; goes back with `act`. Whether the
 *           seat may act, `legal` and `actors` say.
 * actors:   who may act now (public).
 * offers:   what stands open; offerable, take_back, may_abort: what the own seat could do.
 */
export interface Frame {
  type: "frame";
  table: string;
  epoch: string;
  vseq: number;
  events: {
    [k: string]: JsonValue;
  }[];
  view: {
    [k: string]: JsonValue;
  };
  legal: {
    [k: string]: JsonValue;
  }[];
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
/**
 * A seat as everybody sees it.
 *
 * rating:      hundredths when the table began; None: guests and computers.
 * provisional: as of `RatingFace`.
 * presence:    of people; a computer is always "online".
 * offline_ms:  how long the seat has been away.
 * claim_ms:    when the others may claim the result, None: not in sight.
 * retired:     order of retirement, 1 is the first, None: still playing.
 */
export interface SeatFace {
  user: string;
  name: string;
  guest: boolean;
  computer: ("easy" | "medium" | "strong") | null;
  rating: number | null;
  provisional: boolean;
  presence: "online" | "offline" | "left";
  offline_ms: number | null;
  claim_ms: number | null;
  retired: number | null;
}
/**
 * All clocks of a table. timer_ms: the game's own countdown, nominal.
 */
export interface ClockFace {
  t_ms: number;
  seats: SeatClock[];
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
  state: "idle" | "narration" | "running" | "paused" | "flagged";
  remaining_ms: number | null;
  starts_ms: number;
  brake_ms: number | null;
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
  id: number;
  kind: "take_back" | "draw" | "abandon" | "pause" | "rematch" | "retire";
  seat: number;
  needs: number[];
  accepted: number[];
  expires_ms: number;
  absent_seat: number | null;
  barriers: ("random" | "reveal")[];
  to_vseq: number | null;
}
/**
 * A kind of offer the own seat could make; reason: the code why not now, None: it may.
 */
export interface Offerable {
  kind: "take_back" | "draw" | "abandon" | "pause" | "rematch" | "retire";
  reason: string | null;
}
/**
 * What taking back the own last step would undo: to be shown before it is asked for.
 */
export interface TakeBack {
  barriers: ("random" | "reveal")[];
  to_vseq: number;
}
/**
 * An agreed pause. ends_ms: None: when all seats have said so; resumed: those that have.
 */
export interface Pause {
  ends_ms: number | null;
  resumed: number[];
}
/**
 * How the table ended: with a result, or aborted (then `reason` alone says why).
 *
 * seed:    the table's secret, revealed (None where what was hidden stays hidden, and in a
 *          daily game).
 * rematch: the table on which it goes on.
 * settled: what has changed, in seat order; None: that is still being reckoned.
 */
export interface Outcome {
  aborted: boolean;
  reason: string;
  ranking: number[][];
  scores: number[];
  seed: string | null;
  rematch: string | null;
  settled: SeatSettled[] | null;
}
/**
 * What the end of a game has meant for one seat, and why not more.
 *
 * rating_before, rating_after: hundredths; None: the game was not rated, or he has no rating.
 * provisional: of the rating after it. points, taler: gained or lost.
 * reasons:     why something did not change, or less (`rules/match/weighing.py`).
 */
export interface SeatSettled {
  seat: number;
  rating_before: number | null;
  rating_after: number | null;
  provisional: boolean;
  points: number;
  taler: number;
  reasons: string[];
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
/**
 * What one entry showed this viewer, `t_ms` after the table began.
 *
 * A later `table_taken_back` names the last line that stays (`to_vseq`).
 */
export interface LogLine {
  vseq: number;
  t_ms: number;
  events: {
    [k: string]: JsonValue;
  }[];
}
/**
 * How many watch a table; beside the streams.
 */
export interface Audience {
  type: "audience";
  table: string;
  count: number;
}
/**
 * The whole waiting room; the answer to `enter_room`, and again after a gap in `n`.
 */
export interface Room {
  type: "room";
  n: number;
  rows: {
    [k: string]: PlayerRow | TableRow | SeekRow | OpenTableRow | PoolRow;
  };
}
/**
 * Somebody who is in the waiting room or at a table.
 *
 * ratings: by game; only those in which somebody has played rated games.
 */
export interface PlayerRow {
  kind: "player";
  user: string;
  name: string;
  guest: boolean;
  doing: "free" | "playing" | "watching";
  ratings: {
    [k: string]: RatingFace;
  };
}
/**
 * How strong somebody is at the game in question.
 *
 * value: Elo in hundredths; provisional: it still finds its place, and is shown with "?".
 */
export interface RatingFace {
  value: number;
  provisional: boolean;
}
/**
 * A running table that may be watched.
 *
 * progress, round: per cent played and number of the round, where the game tells.
 * clock:           None: it is played without one.
 * A table that is watched with a delay tells none of the three. Source: mechanisms.md 1.7.
 */
export interface TableRow {
  kind: "table";
  table: string;
  game: string;
  seats: RowSeat[];
  time_control: string;
  rated: boolean;
  progress: number | null;
  round: number | null;
  clock: RowClock | null;
  since_ms: number;
}
/**
 * Who sits at a table; a computer's name is the reader's language's.
 *
 * rating: when the table started; None: a guest's or a computer's.
 */
export interface RowSeat {
  user: string;
  name: string;
  computer: ("easy" | "medium" | "strong") | null;
  rating: RatingFace | null;
}
/**
 * The clocks of a table as they stood `age_ms` ago; clients count on from the receipt.
 */
export interface RowClock {
  age_ms: number;
  seats: SeatClock[];
}
/**
 * Somebody looks for anybody.
 *
 * low, high:     ratings that are welcome, in hundredths.
 * gap_confirmed: so is everybody else, however far apart the ratings are.
 */
export interface SeekRow {
  kind: "seek";
  seek: string;
  owner: Person;
  rating: RatingFace | null;
  gap_confirmed: boolean;
  terms: Terms;
  low: number | null;
  high: number | null;
}
/**
 * A table that fills up.
 *
 * seats:   as many as may play, None: free; least: enough to start.
 * invited: who has been asked to it and does not sit there yet.
 */
export interface OpenTableRow {
  kind: "open_table";
  table: string;
  host: string;
  rev: number;
  terms: Terms;
  least: number;
  seats: (OpenSeat | null)[];
  invited: string[];
  state: "gathering" | "ready_check" | "starting";
}
/**
 * Who sits at an open table. rating: hundredths; None: a guest's or a computer's.
 *
 * ready: in the ready check. A computer's name is the reader's language's.
 */
export interface OpenSeat {
  user: string;
  name: string;
  guest: boolean;
  computer: ("easy" | "medium" | "strong") | null;
  rating: number | null;
  ready: boolean;
}
/**
 * How many wait in a pool.
 */
export interface PoolRow {
  kind: "pool";
  pool: Pool;
  waiting: number;
}
/**
 * What changed in the waiting room.
 */
export interface RoomNews {
  type: "room_news";
  n: number;
  rows: {
    [k: string]: PlayerRow | TableRow | SeekRow | OpenTableRow | PoolRow;
  };
  gone: string[];
}
/**
 * A challenge as one of the two, or who holds its address, sees it.
 *
 * named:  made to one player, else to whoever holds the address.
 * state:  open until somebody agrees; answer_by: who is to answer the present terms.
 * reason: why it is over, where the state alone does not say it.
 * you:    the reader's part in it.
 */
export interface Link {
  type: "link";
  link: string;
  named: boolean;
  state: State;
  reason: string | null;
  rev: number;
  terms: Terms;
  challenger: Person;
  challenger_rating: RatingFace | null;
  opponent: Person | null;
  opponent_rating: RatingFace | null;
  answer_by: "challenger" | "opponent";
  you: "challenger" | "opponent" | "visitor";
  expires_ms: number;
}
/**
 * The user's running tables changed (one started, ended, on whatever device).
 */
export interface YourTables {
  type: "your_tables";
  tables: OwnTable[];
}
/**
 * The user's open challenges with one other player, in and out, changed.
 */
export interface YourChallenges {
  type: "your_challenges";
  challenges: Link[];
}
/**
 * All that is kept of a room; the answer to `enter_talk`.
 */
export interface Talk {
  type: "talk";
  table: string | null;
  room: "house" | "seats" | "spectators";
  lines: TalkLine[];
}
/**
 * One line.
 *
 * user: who said it; None: somebody the reader has blocked, and then there is no text either.
 * seat: at a table, of the one who spoke.
 * at:   wall clock of the server, ms.
 */
export interface TalkLine {
  n: number;
  user: string | null;
  name: string;
  seat: number | null;
  at: number;
  text: string | null;
}
/**
 * Somebody said something.
 */
export interface Said {
  type: "said";
  table: string | null;
  room: "house" | "seats" | "spectators";
  line: TalkLine;
}
/**
 * The ids of one's friends and of those one has blocked; told again when they change.
 */
export interface YourPeople {
  type: "your_people";
  friends: string[];
  blocked: string[];
}
/**
 * Where the user waits; None: nowhere.
 *
 * cooldown_ms: how long he stays out after ready checks he missed; 0: not at all.
 */
export interface YourPool {
  type: "your_pool";
  place: PoolPlace | null;
  cooldown_ms: number;
}
/**
 * The own place in a pool.
 *
 * waited_ms: how long by now; window: how far the other's rating may lie from the own by now,
 * in hundredths; None: nobody's rating matters (a group, or a friendly game of a guest).
 * low, high: as of `JoinPool`.
 */
export interface PoolPlace {
  pool: Pool;
  seats: SeatWish1;
  waited_ms: number;
  window: number;
  low: number | null;
  high: number | null;
}
/**
 * With how many one would rather play, and with how few or many one would.
 */
export interface SeatWish1 {
  preferred: number;
  least: number;
  most: number;
}
/**
 * Is everybody ready? Told to those who are asked, again with every change, also at its end.
 *
 * of:       whether a pool or an open table has brought them together.
 * state:    `waiting`; `complete`: all are; `started`: the table with the id of `check` stands;
 *           `over`: it came to nothing.
 * ready_ms: how long there is time to answer.
 * reason:   of `over`, as it concerns the reader: he missed it or said no, another did, or the
 *           stake could not be held (`stake`: his own, `start`: somebody else's or another game).
 */
export interface ReadyCheck {
  type: "ready_check";
  check: string;
  of: "pool" | "table";
  rev: number;
  terms: Terms;
  seats: ReadySeat[];
  state: "waiting" | "complete" | "started" | "over";
  ready_ms: number;
  reason: ("you" | "other" | "stake" | "start") | null;
}
/**
 * Somebody who is asked. name: None where it is told only when all are ready (pools).
 */
export interface ReadySeat {
  name: string | null;
  computer: ("easy" | "medium" | "strong") | null;
  ready: boolean;
  you: boolean;
}
/**
 * What the hosts tell everybody. text: None: nothing (any more); at: see `HostBanner`.
 */
export interface Notice {
  type: "notice";
  text: string | null;
  at: number | null;
}
