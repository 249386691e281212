/** Where things lie on the drawing: a cell is 100 units wide, the market 700, the balcony runs around it. Pure. */
import type { Cell, Facing, Stop } from "./position";

export interface Point {
  x: number;
  y: number;
}

export const CELL = 100;

export function middleOf(cell: Cell): Point {
  const column = cell.charCodeAt(0) - "a".charCodeAt(0);
  const row = Number(cell[1]) - 1;
  return { x: column * CELL + CELL / 2, y: row * CELL + CELL / 2 };
}

const AHEAD: Readonly<Record<Facing, Point>> = {
  N: { x: 0, y: -1 },
  E: { x: 1, y: 0 },
  S: { x: 0, y: 1 },
  W: { x: -1, y: 0 },
};

/** The pointer shows north until it is turned. */
export const DEGREES: Readonly<Record<Facing, number>> = { N: 0, E: 90, S: 180, W: 270 };

export function beside({ x, y }: Point, facing: Facing, by: number): Point {
  return { x: x + AHEAD[facing].x * by, y: y + AHEAD[facing].y * by };
}

/** Two carpets never lie quite alike: a small number between -1 and 1 that depends on nothing but the carpet. */
export function askew(id: number, salt: number): number {
  const mixed = Math.imul(id * 31 + salt, 0x9e3779b1) >>> 8;
  return (mixed % 2001) / 1000 - 1;
}

// ---------- ways

/** A piece of a way: a cubic curve from the end of the piece before it. */
interface Piece {
  one: Point;
  two: Point;
  end: Point;
}

const straight = (from: Point, to: Point): Piece => ({ one: from, two: to, end: to });

const plus = ({ x, y }: Point, by: Point, times: number): Point => ({
  x: x + by.x * times,
  y: y + by.y * times,
});

/** Out of the market, along the balcony, and in again. */
function overTheBalcony(from: Cell, out: Facing, { cell, facing }: Step): Piece[] {
  const left = AHEAD[out];
  const entered = { x: -AHEAD[facing].x, y: -AHEAD[facing].y };
  const exit = plus(middleOf(from), left, CELL / 2);
  const entry = plus(middleOf(cell), entered, CELL / 2);
  const way: Piece[] = [straight(middleOf(from), exit)];
  if (from === cell) {
    // A single corner: the balcony bends around it.
    const bend = plus(plus(middleOf(cell), left, 61), entered, 61);
    way.push(
      { one: plus(exit, left, 22), two: plus(plus(bend, entered, -11), left, 12), end: bend },
      {
        one: plus(plus(bend, entered, 12), left, -11),
        two: plus(entry, entered, 22),
        end: entry,
      },
    );
  } else {
    way.push({ one: plus(exit, left, 25), two: plus(entry, entered, 25), end: entry });
  }
  return [...way, straight(entry, middleOf(cell))];
}

/** One step of Omar, as it is told. */
export type Step = Pick<Stop, "cell" | "facing" | "balcony">;

const BACK: Readonly<Record<Facing, Facing>> = { N: "S", E: "W", S: "N", W: "E" };

/** Where Omar looked when he took a step: ahead, or out to the balcony that led him in again. */
export function leaving(from: Cell, { cell, facing, balcony }: Step): Facing {
  if (!balcony) return facing;
  if (from !== cell) return BACK[facing];
  // A single corner leads out of one side and in through the other.
  const [left, right] = from === "g1" ? (["N", "E"] as const) : (["S", "W"] as const);
  return BACK[facing] === left ? right : left;
}

function stepFrom(cell: Cell, facing: Facing, step: Step): Piece[] {
  return step.balcony
    ? overTheBalcony(cell, facing, step)
    : [straight(middleOf(cell), middleOf(step.cell))];
}

function pieces(from: Cell, facing: Facing, steps: readonly Step[]): Piece[][] {
  let [cell, looking] = [from, facing];
  return steps.map((step) => {
    const way = stepFrom(cell, looking, step);
    [cell, looking] = [step.cell, step.facing];
    return way;
  });
}

const at = ({ x, y }: Point): string => `${round(x)} ${round(y)}`;
const round = (n: number): number => Math.round(n * 10) / 10;

/** The whole way as a path to draw. */
export function pathOf(from: Cell, facing: Facing, steps: readonly Step[]): string {
  const curves = pieces(from, facing, steps)
    .flat()
    .map(({ one, two, end }) => `C${at(one)} ${at(two)} ${at(end)}`);
  return `M${at(middleOf(from))}${curves.join("")}`;
}

function along(from: Point, { one, two, end }: Piece, t: number): Point {
  const u = 1 - t;
  const [a, b, c, d] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t];
  return {
    x: a * from.x + b * one.x + c * two.x + d * end.x,
    y: a * from.y + b * one.y + c * two.y + d * end.y,
  };
}

export interface Moving {
  x: number;
  y: number;
  /** Where he looks, in degrees that never jump over the full circle. */
  degrees: number;
  /** When, as a share of the whole way. */
  offset: number;
}

const FINE = 6; // points a piece: a curve looks round

/** Omar's way as points in time: each step takes as long as another, over the balcony or not. */
export function journey(from: Cell, facing: Facing, steps: readonly Step[]): Moving[] {
  let last = middleOf(from);
  let degrees = DEGREES[facing];
  const found: Moving[] = [{ ...last, degrees, offset: 0 }];
  pieces(from, facing, steps).forEach((way, nth) => {
    const target = nearestTurn(degrees, DEGREES[steps[nth]?.facing ?? facing]);
    way.forEach((piece, part) => {
      for (let point = 1; point <= FINE; point++) {
        const share = (part + point / FINE) / way.length;
        found.push({
          ...along(last, piece, point / FINE),
          degrees: degrees + (target - degrees) * share,
          offset: (nth + share) / steps.length,
        });
      }
      last = piece.end;
    });
    degrees = target;
  });
  return found;
}

/** The same direction as `to`, by the shorter way from `from`. */
export function nearestTurn(from: number, to: number): number {
  const turn = (((to - from) % 360) + 540) % 360;
  return from + turn - 180;
}

// ---------- regions

const INSET = 5;
const ROUND = 9;

/** The seam around connected cells, a little inside of their edges, with round corners. */
export function seamOf(cells: readonly Cell[]): string {
  return outlines(cells).map(roundedPath).join("");
}

/** The corners of each closed line around the cells, the inside on its right. */
export function outlines(cells: readonly Cell[]): Point[][] {
  const inside = new Set(cells.map((cell) => key(corner(cell))));
  const edges = new Map<string, { to: Point; from: Point }[]>();
  for (const cell of cells) {
    const { x, y } = corner(cell);
    const square: [Point, Point, Point][] = [
      [
        { x, y },
        { x: x + CELL, y },
        { x, y: y - CELL },
      ],
      [
        { x: x + CELL, y },
        { x: x + CELL, y: y + CELL },
        { x: x + CELL, y },
      ],
      [
        { x: x + CELL, y: y + CELL },
        { x, y: y + CELL },
        { x, y: y + CELL },
      ],
      [
        { x, y: y + CELL },
        { x, y },
        { x: x - CELL, y },
      ],
    ];
    for (const [from, to, neighbour] of square) {
      if (!inside.has(key(neighbour))) {
        edges.set(key(from), [...(edges.get(key(from)) ?? []), { from, to }]);
      }
    }
  }
  const lines: Point[][] = [];
  for (;;) {
    const begin = [...edges.values()].find((open) => open.length > 0)?.[0];
    if (!begin) return lines;
    lines.push(closedLine(begin, edges));
  }
}

type Edge = { from: Point; to: Point };

function closedLine(begin: Edge, edges: Map<string, Edge[]>): Point[] {
  const corners: Point[] = [];
  let edge = begin;
  do {
    const here = edges.get(key(edge.from)) ?? [];
    edges.set(
      key(edge.from),
      here.filter((each) => each !== edge),
    );
    const open = edges.get(key(edge.to)) ?? [];
    // Where two cells meet over a corner only, the line keeps to its own cell: it turns right.
    const next = open.find((each) => turnOf(edge, each) > 0) ?? open[0];
    if (!next) {
      if (turnOf(edge, begin) !== 0) corners.push(edge.to);
      return corners;
    }
    if (turnOf(edge, next) !== 0) corners.push(edge.to);
    edge = next;
  } while (edge !== begin);
  return corners;
}

const key = ({ x, y }: Point): string => `${x},${y}`;

function corner(cell: Cell): Point {
  const { x, y } = middleOf(cell);
  return { x: x - CELL / 2, y: y - CELL / 2 };
}

const unit = (from: Point, to: Point): Point => ({
  x: Math.sign(to.x - from.x),
  y: Math.sign(to.y - from.y),
});

/** Above 0: to the right; 0: straight on. */
function turnOf(one: Edge, other: Edge): number {
  const [a, b] = [unit(one.from, one.to), unit(other.from, other.to)];
  return a.x * b.y - a.y * b.x;
}

function roundedPath(corners: readonly Point[]): string {
  const drawn = corners.map((here, nth) => {
    const before = corners.at(nth - 1) ?? here;
    const after = corners[(nth + 1) % corners.length] ?? here;
    const [came, goes] = [unit(before, here), unit(here, after)];
    // The inside is on the right: both edges move there.
    const moved = {
      x: here.x + INSET * (-came.y - goes.y),
      y: here.y + INSET * (came.x + goes.x),
    };
    return `${at(plus(moved, came, -ROUND))}Q${at(moved)} ${at(plus(moved, goes, ROUND))}`;
  });
  return `M${drawn.join("L")}Z`;
}
