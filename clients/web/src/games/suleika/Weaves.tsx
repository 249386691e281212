/** The drawings: four weaves and the carpets made of them, Omar, the die. An owner is a colour, a weave and a sign. */
import type { ComponentChildren } from "preact";
import type { SeatColour } from "../../parts/seats";
import { askew } from "./geometry";
import { COLOURS, type Colour, LOOKS } from "./position";

interface Weave {
  /** The pattern's own size, and where it begins. */
  width: number;
  from: number;
  pattern: ComponentChildren;
  /** The stitches along both ends. */
  thread: string;
  sign: string;
  on: string;
}

const WEAVES: Readonly<Record<Colour, Weave>> = {
  red: {
    width: 28,
    from: 8,
    thread: "#f4dcc0",
    on: "#fff",
    sign: "M6.4 6.4H17.6V17.6H6.4Z",
    pattern: (
      <>
        <path d="M0 24V18H4V13H8V8H12V3H16V8H20V13H24V18H28V24Z" fill="#6a2f0c" />
        <path d="M0 18H4V13H8V8H12V3H16V8H20V13H24V18H28" class="thread" stroke-width="2" />
        <path d="M12 18H16" class="thread" stroke-width="2.6" />
      </>
    ),
  },
  blue: {
    width: 20,
    from: 0,
    thread: "#dfe7f6",
    on: "#fff",
    sign: "M12 4.6L19.4 18.4H4.6Z",
    pattern: (
      <>
        <path d="M-2 16L10 4L22 16" fill="none" stroke="#22376b" stroke-width="5.5" />
        <path d="M-2 22L10 10L22 22M-2 -2L10 -14" class="thread" stroke-width="2.2" />
        <path d="M-2 9L10 -3L22 9" class="thread" stroke-width="1.4" stroke-dasharray="2.5 2" />
      </>
    ),
  },
  yellow: {
    width: 26,
    from: 9,
    thread: "#7a5a10",
    on: "#1f2a30",
    sign: "M12 3.8L20.2 12L12 20.2L3.8 12Z",
    pattern: (
      <>
        <path d="M13 1L25 12L13 23L1 12Z" class="thread" stroke-width="2.4" />
        <path
          d="M13 7L19 12L13 17L7 12ZM0 0H4L0 4ZM26 0H22L26 4ZM0 24H4L0 20ZM26 24H22L26 20Z"
          fill="#7a5a10"
        />
      </>
    ),
  },
  purple: {
    width: 24,
    from: 4,
    thread: "#ecd9e8",
    on: "#fff",
    sign: "M9.4 4.4H14.6V9.4H19.6V14.6H14.6V19.6H9.4V14.6H4.4V9.4H9.4Z",
    pattern: (
      <>
        <path
          d="M9.5 3H14.5V9.5H21V14.5H14.5V21H9.5V14.5H3V9.5H9.5Z"
          class="thread"
          stroke-width="1.9"
        />
        <path
          d="M0 0h2.6v2.6H0zM21.4 0H24v2.6h-2.6zM0 21.4h2.6V24H0zM21.4 21.4H24V24h-2.6zM10.7 10.7h2.6v2.6h-2.6z"
          fill="#9a7391"
        />
      </>
    ),
  },
};

const varOf = (look: SeatColour): string => `var(--seat-${look})`;

/** A hand's unsteadiness: a corner at (x, y) of the carpet's edge. */
function wobble(nth: number, x: number, y: number, salt: number): string {
  return `${(x + askew(nth, salt) / 2).toFixed(1)} ${(y + askew(nth, salt + 7) / 2).toFixed(1)}`;
}

const EDGE: readonly [number, number][] = [
  [10, 8],
  [56, 8],
  [102, 8],
  [148, 8],
  [190, 8],
  [190, 36],
  [190, 64],
  [190, 92],
  [148, 92],
  [102, 92],
  [56, 92],
  [10, 92],
  [10, 64],
  [10, 36],
];
const FRINGES = [13, 20, 27, 34, 41, 48, 55, 62, 69, 76, 83, 90] as const;

function fringes(salt: number): string {
  return FRINGES.map((y, nth) => {
    const left = `M10 ${y}L${wobble(nth, 3, y, salt)}`;
    return `${left}M190 ${y}L${wobble(nth + 20, 197, y, salt)}`;
  }).join("");
}

/** One carpet on 200 × 100 units; `upright`: the signs stand on a carpet that is turned by a quarter. */
function CarpetSymbol({ colour, upright }: { colour: Colour; upright: boolean }) {
  const salt = COLOURS.indexOf(colour) * 13;
  const { thread, sign, on } = WEAVES[colour];
  const ground = varOf(LOOKS[colour]);
  const edge = `M${EDGE.map(([x, y], nth) => wobble(nth, x, y, salt)).join("L")}Z`;
  return (
    <symbol
      id={`suleika-${colour}${upright ? "-upright" : ""}`}
      viewBox="0 0 200 100"
      overflow="visible"
    >
      <path d={fringes(salt)} stroke="var(--ink)" stroke-width="2.4" stroke-linecap="round" />
      <path
        d={edge}
        fill="none"
        stroke="var(--sunk)"
        stroke-width="9"
        stroke-linejoin="round"
        transform="translate(.6 1.2)"
      />
      <path
        d={edge}
        fill="#10171b"
        stroke="#10171b"
        stroke-width="3"
        transform="translate(1.2 2.8)"
      />
      <path d={edge} fill={ground} stroke="#1f2a30" stroke-width="3" stroke-linejoin="round" />
      <rect x="20" y="14" width="160" height="72" fill={`url(#suleika-weave-${colour})`} />
      <g fill="none" stroke={thread}>
        <path d="M15 14V86M185 14V86" stroke-width="2.6" stroke-dasharray="5 3" />
        <path d="M20 13V87M180 13V87" stroke-width="1.8" />
      </g>
      {[52, 148].map((x) => (
        <g key={x} transform={`translate(${x} 50)${upright ? " rotate(-90)" : ""}`}>
          <circle r="25" fill={ground} stroke={on} stroke-width="2.4" />
          <path d={sign} fill={on} transform="scale(1.8) translate(-12 -12)" />
        </g>
      ))}
    </symbol>
  );
}

/** What the drawings are made of; once a table. */
export function Weaves() {
  return (
    <svg width="0" height="0" class="suleika-weaves" aria-hidden="true">
      <defs>
        {COLOURS.map((colour) => {
          const { width, from, pattern, thread } = WEAVES[colour];
          return (
            <pattern
              key={colour}
              id={`suleika-weave-${colour}`}
              width={width}
              height="24"
              patternUnits="userSpaceOnUse"
              patternTransform={`translate(${from} 14)`}
              style={{ "--thread": thread }}
            >
              <rect width={width} height="24" fill={varOf(LOOKS[colour])} />
              {pattern}
            </pattern>
          );
        })}
        {COLOURS.flatMap((colour) => [
          <CarpetSymbol key={colour} colour={colour} upright={false} />,
          <CarpetSymbol key={`${colour}-upright`} colour={colour} upright />,
        ])}
      </defs>
    </svg>
  );
}

/** A piece of a carpet, as a sign of its owner. */
export function Swatch({ colour }: { colour: Colour }) {
  return (
    <svg class="swatch" viewBox="0 0 100 100" aria-hidden="true">
      <use href={`#suleika-${colour}`} width="200" height="100" />
    </svg>
  );
}

/** Omar's face. He is never turned; only his pointer is. */
export function Face() {
  return (
    <g>
      <circle r="40" cx="1.5" cy="3" fill="#10171b" />
      <circle r="40" fill="#fffdf8" stroke="#1f2a30" stroke-width="3.6" />
      <path
        d="M-29 29C-26 16 -16 10 0 10C16 10 26 16 29 29C21 36 11 39.5 0 39.5C-11 39.5 -21 36 -29 29Z"
        fill="#1f2a30"
      />
      <g stroke-linecap="round" stroke="#fffdf8" fill="none">
        <path d="M-13 33L-8 18M13 33L8 18M-21 30L-17 22M21 30L17 22" stroke-width="2" />
      </g>
      <path
        d="M-12.5 -8C-14 6 -8 15 0 18C8 15 14 6 12.5 -8Z"
        fill="#fffdf8"
        stroke="#1f2a30"
        stroke-width="2.6"
      />
      <path
        d="M-13 0C-12 14 -7 22 0 27C7 22 12 14 13 0C9 6 6 4 0 7C-6 4 -9 6 -13 0Z"
        fill="#1f2a30"
      />
      <g stroke-linecap="round" fill="none">
        <path d="M-6 11L-3.6 20M0 11V23M6 11L3.6 20" stroke="#fffdf8" stroke-width="1.5" />
        <path d="M-7 -4h3.4M3.6 -4H7" stroke="#1f2a30" stroke-width="2.6" />
      </g>
      <path
        d="M-18 -9C-23 -20 -15 -32 0 -33C15 -32 23 -20 18 -9C10 -14 -10 -14 -18 -9Z"
        fill="#fffdf8"
        stroke="#1f2a30"
        stroke-width="2.8"
        stroke-linejoin="round"
      />
      <path
        d="M-18 -11C-8 -22 6 -28 14 -28M-12 -12.5C-2 -20 10 -23 18.5 -20M-17 -22C-12 -26 -6 -30 1 -32.6"
        fill="none"
        stroke="#1f2a30"
        stroke-width="2.2"
        stroke-linecap="round"
      />
      <path
        d="M0 -19.5L4.4 -14.5L0 -9.5L-4.4 -14.5Z"
        fill="#a36700"
        stroke="#1f2a30"
        stroke-width="1.8"
      />
    </g>
  );
}

/** Where the spots of a face of the die lie, in thirds of its side. */
const SPOTS: Readonly<Record<number, readonly [number, number][]>> = {
  1: [[1, 1]],
  2: [
    [0, 0],
    [2, 2],
  ],
  3: [
    [0, 0],
    [1, 1],
    [2, 2],
  ],
  4: [
    [0, 0],
    [2, 0],
    [0, 2],
    [2, 2],
  ],
};

export function Die({ steps }: { steps: number }) {
  return (
    <svg class="die" viewBox="0 0 84 84" aria-hidden="true">
      <g stroke="var(--ink)" stroke-width="3" stroke-linejoin="round">
        <path d="M14 24L28 10H76L62 24Z" fill="var(--card)" />
        <path d="M62 24L76 10V58L62 72Z" fill="var(--ink)" />
        <rect x="14" y="24" width="48" height="48" rx="3" fill="var(--card)" />
      </g>
      <path d="M66 28V60M70 24V56M74 20V50" stroke="var(--card)" stroke-width="1.6" />
      <path d="M24 20H62M29 15H68" stroke="var(--ink)" stroke-width="1.5" />
      {(SPOTS[steps] ?? []).map(([x, y]) => (
        <circle key={`${x}-${y}`} cx={25 + 13 * x} cy={35 + 13 * y} r="5.2" fill="var(--ink)" />
      ))}
    </svg>
  );
}
