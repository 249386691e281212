// @vitest-environment node
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

type Triple = readonly [number, number, number];
type Matrix = readonly [Triple, Triple, Triple];

/** Full loss of one kind of cone, on linear light. Source: Machado, Oliveira, Fernandes 2009, severity 1.0. */
const VISION: Record<string, Matrix> = {
  full: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

const tokens = readFileSync("src/design/tokens.css", "utf8");

function linear(hex: string): Triple {
  const part = (at: number): number => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [part(1), part(3), part(5)];
}

const times = (m: Matrix, [x, y, z]: Triple): Triple =>
  m.map((row) => row[0] * x + row[1] * y + row[2] * z) as unknown as Triple;

const seen = (vision: Matrix, hex: string): Triple =>
  times(vision, linear(hex)).map((v) => Math.min(1, Math.max(0, v))) as unknown as Triple;

/** OKLab. Source: Ottosson 2020. */
function oklab(light: Triple): Triple {
  const lms = times(
    [
      [0.4122214708, 0.5363325363, 0.0514459929],
      [0.2119034982, 0.6806995451, 0.1073969566],
      [0.0883024619, 0.2817188376, 0.6299787005],
    ],
    light,
  ).map(Math.cbrt) as unknown as Triple;
  return times(
    [
      [0.2104542553, 0.793617785, -0.0040720468],
      [1.9779984951, -2.428592205, 0.4505937099],
      [0.0259040371, 0.7827717662, -0.808675766],
    ],
    lms,
  );
}

const distance = (a: Triple, b: Triple): number =>
  Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);

const luminance = (hex: string): number => {
  const [r, g, b] = linear(hex);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

/** WCAG 2.2. */
function contrast(a: string, b: string): number {
  const [dark, bright] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (bright + 0.05) / (dark + 0.05);
}

function colours(block: string): Record<string, string> {
  return Object.fromEntries(
    [...block.matchAll(/--((?:seat|on)-\w+): (#[0-9a-f]{6});/g)].map((m) => [
      m[1] ?? "",
      m[2] ?? "",
    ]),
  );
}

const standard = colours(tokens.slice(0, tokens.indexOf("[data-theme")));
const strong = { ...standard, ...colours(tokens.slice(tokens.indexOf('[data-seats="strong"]'))) };
const NAMES = ["fjord", "rust", "moss", "ochre", "heather"];

describe.each([
  ["standard", standard],
  ["strong", strong],
])("the %s colours of the seats", (_name, palette) => {
  test.each(Object.entries(VISION))("stay apart with %s vision", (_vision, matrix) => {
    const labs = NAMES.map((name) => oklab(seen(matrix, palette[`seat-${name}`] ?? "")));
    const distances = labs.flatMap((a, at) => labs.slice(at + 1).map((b) => distance(a, b)));
    expect(Math.min(...distances)).toBeGreaterThanOrEqual(0.15);
  });

  test.each(NAMES)("bear their sign readably: %s", (name) => {
    const [ground, sign] = [palette[`seat-${name}`] ?? "", palette[`on-${name}`] ?? ""];
    expect(contrast(ground, sign)).toBeGreaterThanOrEqual(4.5);
  });
});

describe("words on paper", () => {
  const pair = (name: string): [string, string] => {
    const found = new RegExp(`--${name}: light-dark\\((#[0-9a-f]{6}), (#[0-9a-f]{6})\\)`).exec(
      tokens,
    );
    return [found?.[1] ?? "", found?.[2] ?? ""];
  };

  test.each([
    ["ink", 7],
    ["ink-2", 4.5],
    ["accent", 4.5],
    ["ok", 4.5],
    ["warn", 4.5],
    ["bad", 4.5],
    ["mark", 3],
    ["focus", 3],
    ["line", 3],
  ])("%s has a contrast of at least %f on every ground, by day and by night", (name, least) => {
    for (const ground of ["paper", "card"]) {
      const [inks, grounds] = [pair(name), pair(ground)];
      expect(contrast(inks[0], grounds[0])).toBeGreaterThanOrEqual(least);
      expect(contrast(inks[1], grounds[1])).toBeGreaterThanOrEqual(least);
    }
  });
});
