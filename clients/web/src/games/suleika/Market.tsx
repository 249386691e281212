/** The market as it is drawn: ground and balcony, carpets in layers, seams around regions, ways, Omar. Decoration only:
 * everything can be read from the buttons that lie over it. */
import type { ComponentChildren } from "preact";
import { askew, beside, CELL, middleOf, pathOf, seamOf } from "./geometry";
import {
  type Carpet,
  type Cell,
  type Colour,
  carpetsIn,
  GRID,
  type Stop,
  type Way,
} from "./position";
import type { Moment } from "./table";

const PAIRS =
  "M50 0C50 -25 150 -25 150 0M250 0C250 -25 350 -25 350 0M450 0C450 -25 550 -25 550 0" +
  "M150 700C150 725 250 725 250 700M350 700C350 725 450 725 450 700M550 700C550 725 650 725 650 700" +
  "M0 50C-25 50 -25 150 0 150M0 250C-25 250 -25 350 0 350M0 450C-25 450 -25 550 0 550" +
  "M700 150C725 150 725 250 700 250M700 350C725 350 725 450 700 450M700 550C725 550 725 650 700 650";
const CORNERS =
  "M650 0C650 -22 700 -23 711 -11C723 0 722 50 700 50M50 700C50 722 0 723 -11 711C-23 700 -22 650 0 650";
const BALCONY = PAIRS + CORNERS;

const INNER = [1, 2, 3, 4, 5, 6].map((nth) => nth * CELL);
const STUDS = INNER.flatMap((x) => INNER.map((y) => `M${x} ${y - 7}l7 7l-7 7l-7 -7z`)).join("");

/** What never changes. */
export function Ground() {
  return (
    <>
      <g class="balcony">
        <path class="b1" d={BALCONY} />
        <path class="b2" d={BALCONY} />
        <path class="b3" d={BALCONY} />
      </g>
      <rect class="ground" x="-4" y="-4" width="708" height="708" rx="3" />
      <g class="tiles">
        {GRID.flat().map((cell) => {
          const { x, y } = middleOf(cell);
          return <rect key={cell} x={x - 47} y={y - 47} width="94" height="94" rx="5" />;
        })}
      </g>
      <path class="studs" d={STUDS} />
      <g class="coord">
        {GRID.flat().map((cell) => {
          const { x, y } = middleOf(cell);
          return (
            <text key={cell} x={x - 40} y={y + 40}>
              {cell}
            </text>
          );
        })}
      </g>
    </>
  );
}

/** Where a carpet lies, and how it is turned; `steady`: straight, as a carpet that is only shown. */
function layOf([one, other]: readonly [Cell, Cell], id: number, steady = false) {
  const [a, b] = [middleOf(one), middleOf(other)];
  const upright = a.x === b.x;
  const loose = steady ? 0 : 1;
  const x = (a.x + b.x) / 2 + loose * 1.3 * askew(id, 1);
  const y = (a.y + b.y) / 2 + loose * 1.3 * askew(id, 2);
  const turn = (upright ? 90 : 0) + loose * 1.2 * askew(id, 3);
  return { upright, transform: `translate(${x} ${y}) rotate(${turn})` };
}

interface WovenProps {
  colour: Colour;
  cells: readonly [Cell, Cell];
  id: number;
  steady?: boolean;
  class?: string;
}

export function Woven({ colour, cells, id, steady = false, class: name }: WovenProps) {
  const { upright, transform } = layOf(cells, id, steady);
  return (
    <g transform={transform}>
      <use
        class={name}
        href={`#suleika-${colour}${upright ? "-upright" : ""}`}
        x="-100"
        y="-50"
        width="200"
        height="100"
      />
    </g>
  );
}

const lookOf = ({ neutral }: Carpet, told: boolean): string =>
  [neutral ? "nobodys" : "", told ? "just-laid" : ""].filter(Boolean).join(" ");

export function Carpets({ moment }: { moment: Moment }) {
  return (
    <g>
      {carpetsIn(moment.view).map((carpet) => (
        <Woven
          key={carpet.id}
          {...carpet}
          class={lookOf(carpet, moment.toldCarpet === carpet.id)}
        />
      ))}
    </g>
  );
}

/** A stitched line around fields, with a pennant that says how many they are. */
export function Seam({
  cells,
  own,
  label,
}: {
  cells: readonly Cell[];
  own?: boolean;
  label: string;
}) {
  const seam = seamOf(cells);
  return (
    <g class={own ? "seam mine" : "seam"}>
      <path class="under" d={seam} />
      <path class="stitch" d={seam} />
      <Flag at={highest(cells)} label={label} />
    </g>
  );
}

/** The pennant flies at the region's top. */
function highest(cells: readonly Cell[]): Cell {
  const [first, ...rest] = cells;
  if (!first) throw new Error("a region without fields");
  return rest.reduce((top, cell) => (middleOf(cell).y < middleOf(top).y ? cell : top), first);
}

function Flag({ at, label }: { at: Cell; label: string }) {
  const { x, y } = middleOf(at);
  return <Pennant x={x} y={Math.max(y - 48, -2)} label={label} />;
}

function Pennant({ x, y, label }: { x: number; y: number; label: string }) {
  const half = 17 + 7 * label.length;
  return (
    <g class="flag" transform={`translate(${x} ${y})`}>
      <path d={`M${-half} -19H${half}L${half - 9} 0L${half} 19H${-half}Z`} />
      <text y="8.5" x="-3" text-anchor="middle">
        {label}
      </text>
    </g>
  );
}

/** Omar's next way with a number for each distance, and what it costs to stop there. */
export function Trail({ from, way }: { from: Cell; way: Way }) {
  const path = pathOf(from, way.facing, way.stops);
  // Where he would stop twice (a corner), the later number stands aside.
  const seen = new Map<Cell, number>();
  return (
    <g>
      <path class="trail" d={path} />
      <path class="trail dash" d={path} />
      {way.stops.map((stop) => {
        const { cell, steps, price } = stop;
        const before = seen.get(cell) ?? 0;
        seen.set(cell, before + 1);
        const { x, y } = middleOf(cell);
        const aside = cell === from || before > 0 ? 30 : 0;
        return (
          <g key={steps}>
            {price > 0 && <Pennant {...besideStop(stop, aside)} label={String(price)} />}
            <g class="step" transform={`translate(${x + aside} ${y + aside})`}>
              <circle r="25" />
              <text y="9" text-anchor="middle">
                {steps}
              </text>
            </g>
          </g>
        );
      })}
    </g>
  );
}

/** The price flies beside the way, never on it. */
function besideStop({ cell, facing }: Stop, aside: number): { x: number; y: number } {
  const { x, y } = middleOf(cell);
  if (facing === "N" || facing === "S") return { x: x > 600 ? x - 56 : x + 56, y: y + aside };
  return { x: x + aside, y: (y < 100 ? y + 46 : y - 46) + aside };
}

/** The carpet that is about to be laid: its first half, or all of it. */
export function Ghost({ moment }: { moment: Moment }): ComponentChildren {
  const { view, ownSeat, first, armedLay } = moment;
  const colour = ownSeat === null ? null : (view.seats[ownSeat]?.next_colour ?? null);
  if (!colour) return null;
  if (armedLay)
    return <Woven colour={colour} cells={armedLay.cells} id={0} steady class="carpet-ghost" />;
  if (!first) return null;
  const { x, y } = middleOf(first);
  return (
    <g class="carpet-ghost">
      <clipPath id="suleika-half">
        <rect x={x - 53} y={y - 60} width="103" height="120" />
      </clipPath>
      <g clip-path="url(#suleika-half)">
        <use href={`#suleika-${colour}`} x={x - 50} y={y - 50} width="200" height="100" />
      </g>
      <path
        class="half"
        d={`M${x + 45} ${y - 45}H${x - 41}Q${x - 45} ${y - 45} ${x - 45} ${y - 41}V${y + 41}Q${x - 45} ${y + 45} ${x - 41} ${y + 45}H${x + 45}`}
      />
    </g>
  );
}

/** The arrow to where Omar may be sent. */
export function arrowAt(cell: Cell, facing: Way["facing"]): { x: number; y: number } {
  const { x, y } = beside(middleOf(cell), facing, 68);
  return { x: Math.min(690, Math.max(10, x)), y: Math.min(690, Math.max(10, y)) };
}
