/** A rating graph as geometry: where the points lie, which lines help to read them. No page, no colours. */
import type { RatingPoint } from "../gen/people";

export const WIDTH = 640;
export const HEIGHT = 220;
/** Room for the numbers at the left and the days at the foot. */
const LEFT = 46;
const FOOT = 26;
const TOP = 10;
const RIGHT = 8;

/** The least span of ratings that is shown: small swings should look small. Hundredths. */
const LEAST_SPAN = 10_000;
/** Steps between lines that one can count in. Hundredths. */
const STEPS = [2_500, 5_000, 10_000, 20_000, 50_000, 100_000];
const MOST_LINES = 5;

export interface Place {
  x: number;
  y: number;
  point: RatingPoint;
}

export interface Plot {
  places: readonly Place[];
  /** The line through the points, as an SVG path. */
  path: string;
  /** Ratings worth a line, with where it lies. */
  lines: readonly { value: number; y: number }[];
  /** The first and the last day. */
  from: number;
  until: number;
}

/** `null`: there is nothing to draw. */
export function plot(points: readonly RatingPoint[]): Plot | null {
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last) return null;
  const values = points.map((point) => point.value);
  const { low, high, step } = scale(Math.min(...values), Math.max(...values));
  const span = Math.max(1, last.at - first.at);
  const x = (at: number) =>
    first === last
      ? (LEFT + WIDTH - RIGHT) / 2
      : LEFT + ((at - first.at) / span) * (WIDTH - LEFT - RIGHT);
  const y = (value: number) => TOP + ((high - value) / (high - low)) * (HEIGHT - TOP - FOOT);
  const places = points.map((point) => ({ x: x(point.at), y: y(point.value), point }));
  const lines = [];
  for (let value = low; value <= high; value += step) lines.push({ value, y: y(value) });
  return {
    places,
    path: places
      .map(({ x, y }, at) => `${at === 0 ? "M" : "L"}${x.toFixed(1)} ${y.toFixed(1)}`)
      .join(""),
    lines,
    from: first.at,
    until: last.at,
  };
}

function scale(least: number, most: number): { low: number; high: number; step: number } {
  const spare = Math.max(0, LEAST_SPAN - (most - least)) / 2;
  const span = most - least + 2 * spare;
  const step = STEPS.find((each) => span / each <= MOST_LINES - 1) ?? (STEPS.at(-1) as number);
  return {
    low: Math.floor((least - spare) / step) * step,
    high: Math.ceil((most + spare) / step) * step,
    step,
  };
}

/** The place that lies nearest to `x`. */
export function nearest(places: readonly Place[], x: number): number {
  let best = 0;
  places.forEach((place, at) => {
    if (Math.abs(place.x - x) < Math.abs((places[best] as Place).x - x)) best = at;
  });
  return best;
}

export interface Trend {
  first: number;
  last: number;
  lowest: number;
  highest: number;
  games: number;
}

/** What the graph shows, in numbers. */
export function trend(points: readonly RatingPoint[]): Trend | null {
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last) return null;
  const values = points.map((point) => point.value);
  return {
    first: first.value,
    last: last.value,
    lowest: Math.min(...values),
    highest: Math.max(...values),
    games: points.length,
  };
}
