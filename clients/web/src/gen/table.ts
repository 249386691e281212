/* Written by `npm run gen` from the Python types. Do not edit. */

export type TableEvent =
  | TableStarted
  | TableOfferMade
  | TableOfferAnswered
  | TableOfferClosed
  | TableMuted
  | TablePaused
  | TableResumeAsked
  | TableResumed
  | TableTakenBack
  | TableFlagged
  | TableResigned
  | TableRetired
  | TableClaimed
  | TableLeft
  | TablePresence
  | TableNarrated
  | TableCredited
  | TableAborted
  | TableEnded
  | TableRematch
  | TableSettled;
/**
 * What a seat can propose to the others.
 */
export type OfferKind = "take_back" | "draw" | "abandon" | "pause" | "rematch" | "retire";
/**
 * What a take-back must name before it can be agreed to. Source: mechanisms.md 7.2.
 */
export type Barrier = "random" | "reveal";
/**
 * How an offer ended. Source: mechanisms.md 7.1.
 */
export type OfferState = "accepted" | "declined" | "withdrawn" | "expired" | "void";
/**
 * Which limit a seat has overrun: its budget, or the brake of a table without a clock.
 */
export type FlagCause = "time" | "brake";
/**
 * Why a seat of a table of 3-5 is out for good. Source: mechanisms.md 8.5.
 */
export type RetireReason = "resign" | "time" | "brake" | "vote";
/**
 * What the waiting player of a two-seat table makes of the other's absence.
 */
export type ClaimChoice = "win" | "draw";
/**
 * Why time was given. Source: mechanisms.md 2.6 and 8.4.
 */
export type CreditReason = "outage" | "cut" | "reconnect";
/**
 * Why a table ended without a result.
 */
export type AbortReason =
  "asked" | "abandoned" | "no_show" | "away" | "untouched" | "late" | "incident";

export interface Table {
  event: TableEvent;
}
/**
 * The table is open. `commitment` binds the house to the seed; see `seed.py`.
 */
export interface TableStarted {
  first_seat: number;
  commitment: string;
  type: "table_started";
}
/**
 * A seat proposes something.
 *
 * needs:       seats that are asked.
 * lasts_ms:    how long the offer stands.
 * absent_seat: whom a vote is to retire.
 * barriers, to_vseq: of a take-back: what the undone part drew or showed, and the viewer's last
 *              entry that would stay; the later game events of his stream would be undone.
 * to_vseqs:    the same for every viewer (seats, then spectators); empty once shown.
 */
export interface TableOfferMade {
  offer_id: number;
  kind: OfferKind;
  seat: number;
  needs: number[];
  lasts_ms: number;
  absent_seat: number | null;
  barriers: Barrier[];
  to_vseq: number | null;
  to_vseqs: number[];
  type: "table_offer_made";
}
/**
 * A seat has said yes or no to an offer.
 */
export interface TableOfferAnswered {
  offer_id: number;
  kind: OfferKind;
  seat: number;
  accept: boolean;
  type: "table_offer_answered";
}
/**
 * An offer no longer stands.
 */
export interface TableOfferClosed {
  offer_id: number;
  kind: OfferKind;
  state: OfferState;
  type: "table_offer_closed";
}
/**
 * A seat wants no more offers of this kind in this game.
 */
export interface TableMuted {
  seat: number;
  kind: OfferKind;
  type: "table_muted";
}
/**
 * All have agreed to a pause of at most `lasts_ms`; None: until all say that it is over.
 */
export interface TablePaused {
  lasts_ms: number | null;
  type: "table_paused";
}
/**
 * A seat has said that play may go on; others have yet to say it.
 */
export interface TableResumeAsked {
  seat: number;
  type: "table_resume_asked";
}
/**
 * The pause is over; clocks run again after `notice_ms`. `seat` ended it, None: its time.
 */
export interface TableResumed {
  notice_ms: number;
  seat: number | null;
  type: "table_resumed";
}
/**
 * The last step of `seat` and all after it are undone.
 *
 * to_vseq:  the viewer's last entry that stays; later game events of his stream are undone.
 * to_vseqs: the same for every viewer (seats, then spectators); empty once shown.
 */
export interface TableTakenBack {
  seat: number;
  to_vseq: number | null;
  to_vseqs: number[];
  type: "table_taken_back";
}
/**
 * The time of a seat has run out.
 */
export interface TableFlagged {
  seat: number;
  cause: FlagCause;
  type: "table_flagged";
}
/**
 * A seat has given up.
 */
export interface TableResigned {
  seat: number;
  type: "table_resigned";
}
/**
 * A seat of a table of 3-5 is out for good; the table plays it from now on.
 */
export interface TableRetired {
  seat: number;
  reason: RetireReason;
  type: "table_retired";
}
/**
 * The waiting seat of a table of two has claimed the result after the other's absence.
 */
export interface TableClaimed {
  seat: number;
  absent_seat: number;
  choice: ClaimChoice;
  type: "table_claimed";
}
/**
 * A seat has said that it leaves the running game.
 */
export interface TableLeft {
  seat: number;
  type: "table_left";
}
/**
 * A seat has lost its last connection, or is back.
 */
export interface TablePresence {
  seat: number;
  online: boolean;
  type: "table_presence";
}
/**
 * A seat is through with reading: its clock starts before the granted pause is over.
 *
 * Shown to all, because all see that clock.
 */
export interface TableNarrated {
  seat: number;
  type: "table_narrated";
}
/**
 * Time was given, to one seat or (None) to every seat whose clock ran.
 */
export interface TableCredited {
  ms: number;
  reason: CreditReason;
  seat: number | null;
  type: "table_credited";
}
/**
 * The table is over without a result. `seat` asked for it, or did not show up.
 */
export interface TableAborted {
  reason: AbortReason;
  seat: number | null;
  incident: string | null;
  type: "table_aborted";
}
/**
 * The game is over.
 *
 * reason:      the result's, repeated because texts read plain fields only.
 * winner_seat: the seat that is first alone.
 */
export interface TableEnded {
  result: Result;
  reason: string;
  winner_seat: number | null;
  type: "table_ended";
}
/**
 * How a game ended.
 *
 * reason:  a name of the game's own ("played_out") or of the table ("resign", "time", …).
 * ranking: groups of seats from best to worst; equal seats share a group, e.g. ((2,), (0, 3)).
 * scores:  one number a seat, in seat order; what it counts is the game's.
 */
export interface Result {
  reason: string;
  ranking: number[][];
  scores: number[];
}
/**
 * All have agreed to play again, at the table with this id.
 */
export interface TableRematch {
  table: string;
  type: "table_rematch";
}
/**
 * What the result has changed for each seat.
 */
export interface TableSettled {
  changes: SeatChange[];
  type: "table_settled";
}
/**
 * What the result meant for one seat. Ratings in hundredths; reasons say why not.
 */
export interface SeatChange {
  seat: number;
  rating_before: number | null;
  rating_after: number | null;
  points: number;
  taler: number;
  reasons: string[];
}
