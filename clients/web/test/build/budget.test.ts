// @vitest-environment node
import { describe, expect, test } from "vitest";
import { measure } from "../../build/budget.ts";

const chunk = (fileName: string, code: string, more: object = {}): object => ({
  type: "chunk",
  fileName,
  code,
  imports: [],
  isEntry: false,
  facadeModuleId: null,
  ...more,
});

/** Text that hardly shrinks: about one kB of gzip for every kB. */
function noise(kb: number): string {
  let seed = 7;
  const letters = Array.from({ length: kb * 1300 }, () => {
    seed = (seed * 48271) % 2147483647;
    return String.fromCharCode(33 + (seed % 90));
  });
  return letters.join("");
}

type Bundle = Parameters<typeof measure>[0];

describe("what a phone has to fetch", () => {
  test("the entry is measured with everything it imports at once, each file once", () => {
    const files = {
      "index.js": chunk("index.js", noise(3), { isEntry: true, imports: ["a.js", "b.js"] }),
      "a.js": chunk("a.js", noise(5), { imports: ["b.js"] }),
      "b.js": chunk("b.js", noise(7)),
      "later.js": chunk("later.js", noise(100)),
    };
    const [entry, ...others] = measure(files as unknown as Bundle);
    expect(entry).toMatchObject({ name: "index.js", limit: 90 });
    expect(entry?.kb).toBeGreaterThan(14);
    expect(entry?.kb).toBeLessThan(22);
    expect(others).toEqual([]);
  });

  test("a board and a sprite have limits of their own", () => {
    const files = {
      "b.js": chunk("b.js", "x", { facadeModuleId: "/house/src/games/bagalut/index.ts" }),
      "s.svg": { type: "asset", fileName: "s.svg", source: "<svg/>" },
      "f.woff2": { type: "asset", fileName: "f.woff2", source: "font" },
    };
    const limits = measure(files as unknown as Bundle).map(({ name, limit }) => [name, limit]);
    expect(limits).toEqual([
      ["b.js", 40],
      ["s.svg", 60],
    ]);
  });
});
