/** The pictures of Suleika's rules: drawn with the board's own hand. */
import "./suleika.css";
import type { ComponentChildren } from "preact";
import { DEGREES, middleOf } from "./geometry";
import { Ground, Seam, Trail, Woven } from "./Market";
import { type Carpet, type Cell, COLOURS, type Facing, type Stop, type Way } from "./position";
import { Face, Swatch, Weaves } from "./Weaves";

function Market({ children }: { children: ComponentChildren }) {
  return (
    <div class="suleika-figure">
      <Weaves />
      <svg viewBox="-25 -25 750 750" aria-hidden="true">
        <Ground />
        {children}
      </svg>
    </div>
  );
}

function OmarAt({ cell, facing }: { cell: Cell; facing: Facing }) {
  const { x, y } = middleOf(cell);
  return (
    <g transform={`translate(${x} ${y})`}>
      <path
        class="facing"
        d="M0 -60L20 -36Q0 -45 -20 -36Z"
        transform={`rotate(${DEGREES[facing]}) scale(.84)`}
      />
      <g transform="scale(.86)">
        <Face />
      </g>
    </g>
  );
}

type Lying = Pick<Carpet, "id" | "colour" | "cells">;

function Lies({ carpets }: { carpets: readonly Lying[] }) {
  return (
    <>
      {carpets.map((carpet) => (
        <Woven key={carpet.id} {...carpet} />
      ))}
    </>
  );
}

const stop = (steps: number, cell: Cell, facing: Facing, balcony = false): Stop => ({
  steps,
  sixths: 1,
  cell,
  facing,
  balcony,
  seat: null,
  price: 0,
});

const OVER_THE_EDGE: Way = {
  turn: "straight",
  facing: "S",
  stops: [stop(1, "d7", "S"), stop(2, "e7", "N", true), stop(3, "e6", "N"), stop(4, "e5", "N")],
};
const AROUND_THE_CORNER: Way = {
  turn: "straight",
  facing: "N",
  stops: [stop(1, "g1", "N"), stop(2, "g1", "W", true), stop(3, "f1", "W"), stop(4, "e1", "W")],
};

function Balcony() {
  return (
    <Market>
      <Trail from="d6" way={OVER_THE_EDGE} />
      <Trail from="g2" way={AROUND_THE_CORNER} />
      <OmarAt cell="d6" facing="S" />
      <OmarAt cell="g2" facing="N" />
    </Market>
  );
}

/** The example of the rules: eight red fields that hang together, two more that do not. */
const EXAMPLE: readonly Lying[] = [
  { id: 1, colour: "red", cells: ["b2", "c2"] },
  { id: 2, colour: "blue", cells: ["d3", "c3"] },
  { id: 3, colour: "red", cells: ["c3", "c4"] },
  { id: 4, colour: "red", cells: ["d4", "e4"] },
  { id: 5, colour: "red", cells: ["f3", "f4"] },
  { id: 6, colour: "yellow", cells: ["c5", "d5"] },
  { id: 7, colour: "red", cells: ["e6", "e7"] },
];

function Toll() {
  return (
    <Market>
      <Lies carpets={EXAMPLE} />
      <Seam cells={["b2", "c2", "c3", "c4", "d4", "e4", "f3", "f4"]} label="8" />
      <OmarAt cell="c4" facing="W" />
    </Market>
  );
}

const LAYERS: readonly Lying[] = [
  { id: 1, colour: "yellow", cells: ["c3", "c4"] },
  { id: 2, colour: "red", cells: ["b4", "c4"] },
  { id: 3, colour: "blue", cells: ["e4", "f4"] },
  { id: 4, colour: "purple", cells: ["d5", "e5"] },
];

function Lay() {
  return (
    <Market>
      <Lies carpets={LAYERS} />
      <Seam own cells={["c3", "d3"]} label="✓" />
      <Seam own cells={["d6", "d5"]} label="✓" />
      <Seam cells={["e4", "f4"]} label="✗" />
      <OmarAt cell="d4" facing="S" />
    </Market>
  );
}

function Weavers() {
  return (
    <div class="suleika-figure weavers">
      <Weaves />
      {COLOURS.map((colour) => (
        <Swatch key={colour} colour={colour} />
      ))}
    </div>
  );
}

export const figures = { balcony: Balcony, toll: Toll, lay: Lay, weaves: Weavers };
