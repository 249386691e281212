/** Positions of Suleika to look at. */
import type {
  Action,
  Cell,
  Colour,
  Covered,
  Laying,
  Merchant,
  Region,
  Stop,
  View,
  Way,
} from "../../../src/games/suleika/position";

export const merchant = (colour: Colour, more: Partial<Merchant> = {}): Merchant => ({
  colours: [colour],
  coins: 30,
  fields: 2,
  score: 32,
  stock: [{ colour, count: 9 }],
  next_colour: colour,
  out: null,
  ...more,
});

export const covered = (
  cell: Cell,
  id: number,
  seat: number,
  region: number,
  other_cell: Cell,
): Covered => ({
  cell,
  id,
  seat,
  region,
  other_cell,
  colour: (["red", "blue", "yellow", "purple"] as const)[seat] ?? "red",
});

/** Omar on c4 on a red region of 3 that seat 0 paid nothing for; b4 and b5 are blue; e4 is red too, half hidden. */
const BOARD: Covered[] = [
  covered("b4", 2, 1, 2, "b5"),
  covered("b5", 2, 1, 2, "b4"),
  covered("c3", 1, 0, 3, "c4"),
  covered("c4", 1, 0, 3, "c3"),
  covered("d4", 3, 0, 3, "e4"),
  covered("e4", 4, 1, 1, "e5"),
];
const REGIONS: Region[] = [
  { colour: "red", seat: 0, price: 3, cells: ["c3", "c4", "d4"] },
  { colour: "blue", seat: 1, price: 2, cells: ["b4", "b5"] },
  { colour: "blue", seat: 1, price: 1, cells: ["e4"] },
];

export function viewOf(more: Partial<View> = {}): View {
  return {
    options: { turn_omar: "start", first_seat: 0 },
    phase: "direction",
    active_seat: 0,
    omar: { cell: "c4", facing: "N" },
    last_roll: null,
    laid: 5,
    board: BOARD,
    regions: REGIONS,
    roller_seat: 0,
    ways: [],
    layings: [],
    seats: [
      merchant("red", { fields: 3, score: 33 }),
      merchant("blue", { fields: 3, score: 33 }),
      merchant("yellow"),
      merchant("purple", { coins: 0, fields: 0, score: 0, out: 1, next_colour: null }),
    ],
    ...more,
  };
}

const stop = (steps: number, cell: Cell, more: Partial<Stop> = {}): Stop => ({
  steps,
  sixths: steps === 2 || steps === 3 ? 2 : 1,
  cell,
  facing: "N",
  balcony: false,
  seat: null,
  price: 0,
  ...more,
});

export const WAYS: Way[] = [
  {
    turn: "left",
    facing: "W",
    stops: [
      stop(1, "b4", { facing: "W", seat: 1, price: 2 }),
      stop(2, "a4", { facing: "W" }),
      stop(3, "a3", { facing: "E", balcony: true }),
      stop(4, "b3", { facing: "E" }),
    ],
  },
  {
    turn: "straight",
    facing: "N",
    stops: [
      stop(1, "c3", { seat: 0 }),
      stop(2, "c2"),
      stop(3, "c1"),
      stop(4, "d1", { facing: "S", balcony: true }),
    ],
  },
  {
    turn: "right",
    facing: "E",
    stops: [
      stop(1, "d4", { facing: "E", seat: 0 }),
      stop(2, "e4", { facing: "E", seat: 1, price: 1 }),
      stop(3, "f4", { facing: "E" }),
      stop(4, "g4", { facing: "E" }),
    ],
  },
];

export const turns: Action[] = (["left", "straight", "right"] as const).map((turn) => ({
  type: "turn_omar",
  turn,
}));

export const directionView = (more: Partial<View> = {}): View => viewOf({ ways: WAYS, ...more });

const laying = (cells: [Cell, Cell], more: Partial<Laying> = {}): Laying => ({
  cells,
  joins: [],
  region: [...cells],
  cuts: [],
  scores: [35, 33, 32, 0],
  ...more,
});

export const LAYINGS: Laying[] = [
  laying(["a4", "b4"], { cuts: [{ seat: 1, price: 2, parts: [1] }], scores: [35, 32, 32, 0] }),
  laying(["b3", "b4"], {
    joins: [3],
    region: ["b3", "b4", "c3", "c4", "d4"],
    cuts: [{ seat: 1, price: 2, parts: [1] }],
    scores: [35, 32, 32, 0],
  }),
  laying(["c5", "c6"], { joins: [3], region: ["c3", "c4", "c5", "c6", "d4"] }),
];

export const lays: Action[] = LAYINGS.map(({ cells }) => ({ type: "lay_carpet", cells }));

/** Seat 0 rolled a 2. */
export const layView = (more: Partial<View> = {}): View =>
  viewOf({
    phase: "lay",
    roller_seat: null,
    last_roll: { seat: 0, steps: 2 },
    layings: LAYINGS,
    ...more,
  });
