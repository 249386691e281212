/* Written by `npm run gen` from the Python types. Do not edit. */

export type Action = TurnOmar | Roll | LayCarpet;
/**
 * How Omar is turned before he goes; back does not exist. Source: seed 001, ABLAUF.
 */
export type Turn = "left" | "straight" | "right";
export type Cells =
  | "a1"
  | "a2"
  | "a3"
  | "a4"
  | "a5"
  | "a6"
  | "a7"
  | "b1"
  | "b2"
  | "b3"
  | "b4"
  | "b5"
  | "b6"
  | "b7"
  | "c1"
  | "c2"
  | "c3"
  | "c4"
  | "c5"
  | "c6"
  | "c7"
  | "d1"
  | "d2"
  | "d3"
  | "d4"
  | "d5"
  | "d6"
  | "d7"
  | "e1"
  | "e2"
  | "e3"
  | "e4"
  | "e5"
  | "e6"
  | "e7"
  | "f1"
  | "f2"
  | "f3"
  | "f4"
  | "f5"
  | "f6"
  | "f7"
  | "g1"
  | "g2"
  | "g3"
  | "g4"
  | "g5"
  | "g6"
  | "g7";
export type Event =
  | TurnStarted
  | OmarTurned
  | DieRolled
  | OmarMoved
  | Paid
  | NoPayment
  | SeatOut
  | CarpetLaid
  | NextCarpet
  | GameOver;
/**
 * Where Omar looks, clockwise. N is towards row 1.
 */
export type Facing = "N" | "E" | "S" | "W";
/**
 * The colours of the carpets, in the order in which the seats get them.
 */
export type Colour = "red" | "blue" | "yellow" | "purple";
/**
 * What is asked now.
 */
export type Phase = "direction" | "roll" | "lay" | "over";

export interface Suleika {
  options: Options;
  action: Action;
  event: Event;
  view: View;
}
/**
 * Variants. Source: seed 001, ABLAUF, first point.
 *
 * turn_omar:  whether Omar is turned at the start of a turn, or at its end for the next seat.
 * first_seat: takes the first turn.
 */
export interface Options {
  turn_omar: "start" | "end";
  first_seat: number;
}
/**
 * Turn Omar by 90 degrees or not at all.
 *
 * With the option `start` he then goes at once, with `end` the next seat rolls for him.
 * Source: seed 001, ABLAUF, first point.
 */
export interface TurnOmar {
  turn: Turn;
  type: "turn_omar";
}
/**
 * Roll the die, and Omar goes. Only with the option `end`. Source: seed 001, ABLAUF.
 */
export interface Roll {
  type: "roll";
}
/**
 * Lay the next carpet on two cells, in any order. Source: seed 001, ABLAUF, last point.
 */
export interface LayCarpet {
  /**
   * @minItems 2
   * @maxItems 2
   */
  cells: [Cells, Cells];
  type: "lay_carpet";
}
/**
 * The turn of `seat` begins.
 */
export interface TurnStarted {
  seat: number;
  type: "turn_started";
}
/**
 * `seat` turned Omar, who now looks `facing`.
 */
export interface OmarTurned {
  seat: number;
  turn: Turn;
  facing: Facing;
  type: "omar_turned";
}
/**
 * The die shows `steps` on its face `face` (0..5).
 *
 * auto: it rolled by itself once Omar's direction was settled (option `start`, spec D4).
 */
export interface DieRolled {
  seat: number;
  face: number;
  steps: number;
  auto: boolean;
  type: "die_rolled";
}
/**
 * Omar went as far as the die said.
 *
 * path:         a step each, the start not included. A corner's balcony leads to the same cell.
 * cell, facing: where he stands now, and looks; the same as the path's last.
 * balcony:      whether any step led over the balcony.
 */
export interface OmarMoved {
  path: PathStep[];
  cell: Cells;
  facing: Facing;
  balcony: boolean;
  type: "omar_moved";
}
/**
 * One step of Omar. facing: after it; balcony: it led out of the market and in again.
 */
export interface PathStep {
  cell: Cells;
  facing: Facing;
  balcony: boolean;
}
/**
 * Omar stands on a carpet of `to_seat`: `from_seat` pays for the region around him.
 *
 * due:    a coin for each of its cells.
 * paid:   less than `due` when `from_seat` had no more.
 * region: ascending, Omar's own cell included.
 */
export interface Paid {
  from_seat: number;
  to_seat: number;
  due: number;
  paid: number;
  region: Cells[];
  type: "paid";
}
/**
 * Omar stands where nothing is to be paid.
 */
export interface NoPayment {
  reason: "empty" | "own" | "neutral";
  type: "no_payment";
}
/**
 * `seat` is out: it could not pay, or left. Its carpets on the board are neutral now.
 */
export interface SeatOut {
  seat: number;
  reason: "broke" | "left";
  type: "seat_out";
}
/**
 * `seat` laid its carpet number `id`.
 *
 * covered: the carpets that were visible on its cells before: none, one or two.
 */
export interface CarpetLaid {
  seat: number;
  id: number;
  colour: Colour;
  /**
   * @minItems 2
   * @maxItems 2
   */
  cells: [Cells, Cells];
  covered: number[];
  type: "carpet_laid";
}
/**
 * With two seats, whose stacks are mixed: the carpet that `seat` lays next.
 */
export interface NextCarpet {
  seat: number;
  colour: Colour;
  type: "next_carpet";
}
/**
 * The game is over.
 *
 * winner_seat:  the best; of several that are equal, the first.
 * winner_score: its coins and fields.
 * shared:       several seats are the best.
 * scores:       by seat.
 * ranking:      groups of equal seats, from best to worst.
 */
export interface GameOver {
  reason: "carpets_laid" | "last_seat";
  winner_seat: number;
  winner_score: number;
  shared: boolean;
  scores: FinalScore[];
  ranking: number[][];
  type: "game_over";
}
/**
 * What one seat has in the end; all 0 for one that is out.
 *
 * fields: visible fields of its colours. score: coins and fields.
 * out:    its place in the order of going out, None: it played to the end.
 */
export interface FinalScore {
  coins: number;
  fields: number;
  score: number;
  out: number | null;
}
/**
 * The market as everybody sees it.
 *
 * options:     the variant that is played; also what a computer must know to look ahead.
 * active_seat: whose turn it is; at the end, whose it was.
 * laid:        how many carpets were laid, the hidden ones included.
 * board:       the covered cells, by (column, row).
 * regions:     the same as connected fields, the largest first: to be told in words.
 * roller_seat: who rolls next, and pays; None once this turn's roll is over.
 * ways:        where Omar may go on that roll, and what each stop costs who rolls.
 * layings:     in phase `lay`: what the carpet would bring on each legal place.
 * seats:       by seat.
 */
export interface View {
  options: Options;
  phase: Phase;
  active_seat: number;
  omar: Omar;
  last_roll: Rolled | null;
  laid: number;
  board: Covered[];
  regions: Region[];
  roller_seat: number | null;
  ways: Way[];
  layings: Laying[];
  seats: Merchant[];
}
/**
 * Where Omar stands and looks.
 */
export interface Omar {
  cell: Cells;
  facing: Facing;
}
/**
 * Who rolled last, and how many steps that was.
 */
export interface Rolled {
  seat: number;
  steps: number;
}
/**
 * A cell on which a carpet lies, and what is visible there.
 *
 * id:         the carpet's number in the order of laying.
 * seat:       whose it is, also when it is neutral.
 * region:     what others pay here; 0 for a neutral carpet.
 * other_cell: where the carpet's other half lies, visible or not.
 */
export interface Covered {
  cell: Cells;
  id: number;
  colour: Colour;
  seat: number;
  region: number;
  other_cell: Cells;
}
/**
 * Connected fields of one colour. price: what a stop costs others; 0 when neutral.
 */
export interface Region {
  colour: Colour;
  seat: number;
  price: number;
  cells: Cells[];
}
/**
 * Omar's way when he is turned like this: its stops after one step, two, three, four.
 */
export interface Way {
  turn: Turn;
  facing: Facing;
  stops: Stop[];
}
/**
 * Where Omar would stop after so many steps, and what that costs who rolls.
 *
 * sixths:  the chance of it, in sixths.
 * facing:  where he would look.
 * balcony: whether the last step leads over the balcony.
 * seat:    whose carpet lies there; None: none.
 * price:   what is to be paid; 0 on an own carpet, on a neutral one and where none lies.
 */
export interface Stop {
  steps: number;
  sixths: number;
  cell: Cells;
  facing: Facing;
  balcony: boolean;
  seat: number | null;
  price: number;
}
/**
 * What the next carpet would bring on this place.
 *
 * joins:  the sizes of the own regions it would join, the largest first.
 * region: the cells of the region it would then be part of.
 * cuts:   the regions it would make smaller, of others and of the own other colour.
 * scores: by seat: coins and visible fields after it.
 */
export interface Laying {
  /**
   * @minItems 2
   * @maxItems 2
   */
  cells: [Cells, Cells];
  joins: number[];
  region: Cells[];
  cuts: Cut[];
  scores: number[];
}
/**
 * What a carpet does to a region that it covers in part.
 *
 * price: of the region before. parts: the sizes of what is left of it, the largest first.
 */
export interface Cut {
  seat: number;
  price: number;
  parts: number[];
}
/**
 * What everybody knows of one seat.
 *
 * fields:      visible fields of its colours; 0 when it is out.
 * stock:       its carpets to lay, by colour, the next one included.
 * next_colour: of the carpet it must lay next; None when it has none left.
 * out:         its place in the order of going out, None: it plays.
 */
export interface Merchant {
  colours: Colour[];
  coins: number;
  fields: number;
  score: number;
  stock: Pile[];
  next_colour: Colour | null;
  out: number | null;
}
/**
 * How many carpets of one colour a seat has yet to lay.
 */
export interface Pile {
  colour: Colour;
  count: number;
}
