/** What a view of Suleika says about places: cells, carpets, targets of two taps. Pure; draws nothing, knows no rule. */
import type {
  Action,
  Cells as Cell,
  Colour,
  Covered,
  Facing,
  LayCarpet,
  Laying,
  Merchant,
  Region,
  Stop,
  Event as SuleikaEvent,
  Turn,
  TurnOmar,
  View,
  Way,
} from "../../gen/suleika";
import type { SeatColour } from "../../parts/seats";

export type {
  Action,
  Cell,
  Colour,
  Covered,
  Facing,
  Laying,
  Merchant,
  Region,
  Stop,
  SuleikaEvent,
  Turn,
  View,
  Way,
};

export const SIDE = 7;
export const ROWS = [1, 2, 3, 4, 5, 6, 7] as const;
const COLUMNS = ["a", "b", "c", "d", "e", "f", "g"] as const;

/** The cells row by row, as they are read. */
export const GRID: readonly (readonly Cell[])[] = ROWS.map((row) =>
  COLUMNS.map((column): Cell => `${column}${row}`),
);

/** Colour, weave and sign of each colour: a seat's sign is that of its first colour. */
export const LOOKS: Readonly<Record<Colour, SeatColour>> = {
  red: "rust",
  blue: "fjord",
  yellow: "ochre",
  purple: "heather",
};
export const COLOURS: readonly Colour[] = ["red", "blue", "yellow", "purple"];

export function colourOfSeat(seat: number): SeatColour {
  return LOOKS[COLOURS[seat] ?? "red"];
}

/** A carpet of which something is to be seen. */
export interface Carpet {
  id: number;
  colour: Colour;
  seat: number;
  /** Nobody's any more: it costs nothing. */
  neutral: boolean;
  cells: readonly [Cell, Cell];
}

/** The carpets that show, in the order of laying: drawn like this, each hides what lies below it. */
export function carpetsIn(view: View): Carpet[] {
  const found = new Map<number, Carpet>();
  for (const { id, colour, seat, cell, other_cell } of view.board) {
    const neutral = view.seats[seat]?.out !== null;
    if (!found.has(id)) found.set(id, { id, colour, seat, neutral, cells: [cell, other_cell] });
  }
  return [...found.values()].sort((one, other) => one.id - other.id);
}

export function coveredAt(view: View, cell: Cell): Covered | null {
  return view.board.find((covered) => covered.cell === cell) ?? null;
}

export function regionAt(view: View, cell: Cell): Region | null {
  return view.regions.find(({ cells }) => cells.includes(cell)) ?? null;
}

/** What the one who rolled paid where Omar stands now; `null`: nothing. */
export function paidHere(view: View): Region | null {
  if (view.phase !== "lay") return null;
  const region = regionAt(view, view.omar.cell);
  return region && region.price > 0 && region.seat !== view.active_seat ? region : null;
}

/** What stops on a cell on Omar's next way, by turn. */
export function stopsAt(view: View, cell: Cell): { way: Way; stop: Stop }[] {
  return view.ways.flatMap((way) =>
    way.stops.filter((stop) => stop.cell === cell).map((stop) => ({ way, stop })),
  );
}

export const isLay = (action: Action | null): action is LayCarpet => action?.type === "lay_carpet";
export const isTurn = (action: Action | null): action is TurnOmar => action?.type === "turn_omar";

const lays = (legal: readonly Action[]): LayCarpet[] => legal.filter(isLay);

/** The cells that may be the first half, those beside Omar and those beyond. */
export function firstHalves(legal: readonly Action[]): ReadonlySet<Cell> {
  return new Set(lays(legal).flatMap(({ cells }) => cells));
}

/** The second halves that go with a first one, and the action each makes. */
export function partnersOf(legal: readonly Action[], first: Cell): ReadonlyMap<Cell, LayCarpet> {
  const found = new Map<Cell, LayCarpet>();
  for (const action of lays(legal)) {
    const [one, other] = action.cells;
    if (one === first) found.set(other, action);
    if (other === first) found.set(one, action);
  }
  return found;
}

/** The first half that was chosen. */
export function chosenHalf(draft: readonly string[], legal: readonly Action[]): Cell | null {
  const cell = draft[0] as Cell | undefined;
  return cell !== undefined && firstHalves(legal).has(cell) ? cell : null;
}

export function layingOf(view: View, { cells }: LayCarpet): Laying | null {
  return view.layings.find((laying) => laying.cells.join() === cells.join()) ?? null;
}

/** What a way costs in the mean, in coins. */
export function meanPrice({ stops }: Way): number {
  return stops.reduce((sum, { price, sixths }) => sum + (price * sixths) / 6, 0);
}

/** How many carpets there will be in all. */
export function carpetsInAll(view: View): number {
  return view.laid + view.seats.reduce((sum, merchant) => sum + stockOf(merchant), 0);
}

export function stockOf({ stock }: Merchant): number {
  return stock.reduce((sum, { count }) => sum + count, 0);
}
