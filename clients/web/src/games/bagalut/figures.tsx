/** The pictures of Bagalut's rules: cards as they lie on the board, in rows that grow away from their good. */
import "./bagalut.css";
import sheet from "virtual:sprite/bagalut";
import type { ComponentChildren } from "preact";
import { type Card, cardAt, GOODS, type Good } from "./position";

const CARD = { width: 60, height: 68 } as const;
/** What one sees of a covered card: the end with its value. */
const STRIP = 24;
const VALUES = [2, 3, 4, 5, 6, 7] as const;

function Figure({
  width,
  height,
  children,
}: {
  width: number;
  height: number;
  children: ComponentChildren;
}) {
  return (
    <svg class="bagalut-figure" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {children}
    </svg>
  );
}

const Sign = ({ good, x, y, size }: { good: Good; x: number; y: number; size: number }) => (
  <use href={`${sheet}#g-${good}`} x={x} y={y} width={size} height={size} />
);

interface LyingProps {
  card: Card;
  x: number;
  y: number;
  /** Of the row opposite, which grows upwards. */
  far?: boolean;
  /** With the ring of what is meant. */
  meant?: boolean;
}

function Lying({ card, x, y, far = false, meant = false }: LyingProps) {
  const { good, value } = card;
  const [strip, dye] = far ? [CARD.height - STRIP, 0] : [0, STRIP];
  return (
    <g class={`gd-${good}`} transform={`translate(${x} ${y})`}>
      {meant && <rect class="meant" x="-5" y="-5" width="70" height="78" rx="9" />}
      <rect class="paper" width={CARD.width} height={CARD.height} rx="5" />
      <rect class="dye" x="1" y={dye + 1} width="58" height={CARD.height - STRIP - 2} rx="4" />
      <text x="8" y={strip + 19}>
        {value}
      </text>
      <Sign good={good} x={36} y={strip + 4} size={17} />
      <g class="on-dye">
        <Sign good={good} x={15} y={dye + 7} size={30} />
      </g>
    </g>
  );
}

/** A row from the good outwards; the last card lies whole. `at`: the edge of its first card that lies at the good. */
function Row({
  good,
  values,
  x,
  at,
  far = false,
  meant,
}: {
  good: Good;
  values: readonly number[];
  x: number;
  at: number;
  far?: boolean;
  meant?: number;
}) {
  return (
    <>
      {values.map((value, nth) => (
        <Lying
          key={value}
          card={cardAt(good, value)}
          x={x}
          y={far ? at - CARD.height - nth * STRIP : at + nth * STRIP}
          far={far}
          meant={value === meant}
        />
      ))}
    </>
  );
}

function Crate({ good, x, y }: { good: Good; x: number; y: number }) {
  return (
    <g class={`wood gd-${good}`} transform={`translate(${x} ${y})`}>
      <rect width="84" height="44" rx="4" />
      <path d="M0 15H84M0 30H84" />
      <Sign good={good} x={27} y={7} size={30} />
    </g>
  );
}

/** From where to where a card goes. */
const Arrow = ({ path }: { path: string }) => (
  <>
    <path class="arrow under" d={path} />
    <path class="arrow" d={path} />
  </>
);

function Goods() {
  return (
    <Figure width={372} height={200}>
      {GOODS.map((good, nth) => (
        <Row key={good} good={good} values={VALUES} x={6 + nth * 75} at={6} />
      ))}
    </Figure>
  );
}

function Rows() {
  return (
    <Figure width={372} height={300}>
      <Row good="fish" values={[3, 4]} x={66} at={110} far meant={4} />
      <Crate good="fish" x={54} y={118} />
      <Row good="fish" values={[5, 2, 6]} x={66} at={170} meant={6} />
      <Row good="grain" values={[7]} x={246} at={110} far meant={7} />
      <Crate good="grain" x={234} y={118} />
      <Row good="grain" values={[4, 3]} x={246} at={170} meant={3} />
    </Figure>
  );
}

function Steal() {
  return (
    <Figure width={372} height={280}>
      <Row good="sheep" values={[3, 7]} x={66} at={106} far meant={7} />
      <Crate good="sheep" x={54} y={114} />
      <Row good="sheep" values={[5]} x={66} at={166} />
      <Row good="sheep" values={[3]} x={246} at={106} far />
      <Crate good="sheep" x={234} y={114} />
      <Row good="sheep" values={[7, 5]} x={246} at={166} meant={7} />
      <Arrow path="M136 40C196 40 186 180 226 180M216 170L228 180L216 190" />
    </Figure>
  );
}

const OFFERED = 4;
const ANSWERS: readonly Card[] = [
  cardAt("coin", 7),
  cardAt("mead", 6),
  cardAt("sheep", 2),
  cardAt("grain", 3),
  cardAt("fish", 5),
];

function Swap() {
  return (
    <Figure width={372} height={210}>
      {ANSWERS.map((card, nth) => {
        const fits = card.value >= OFFERED;
        const x = 6 + nth * 75;
        return (
          <g key={card.id}>
            <Lying card={card} x={x} y={30} far meant={fits} />
            <text class="verdict" x={x + 30} y={18} text-anchor="middle">
              {fits ? "✓" : "✗"}
            </text>
          </g>
        );
      })}
      <Lying card={cardAt("fish", OFFERED)} x={156} y={136} />
    </Figure>
  );
}

export const figures = { goods: Goods, rows: Rows, steal: Steal, swap: Swap };
