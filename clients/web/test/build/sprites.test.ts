// @vitest-environment node
import { describe, expect, test } from "vitest";
import { drawSheet, pictograms } from "../../build/sprites.ts";
import { DRAWN, LUCIDE, SHEETS } from "../../src/art/sheets";
import { GOODS } from "../../src/games/bagalut/position";

const idsIn = (svg: string): string[] =>
  [...svg.matchAll(/<symbol id="([^"]+)"/g)].map((match) => match[1] ?? "");

describe("the sprites", () => {
  test.each(SHEETS)(
    "%s names each picture once and points at nothing that is not there",
    (sheet) => {
      const svg = drawSheet(sheet);
      const ids = [...svg.matchAll(/\bid="([^"]+)"/g)].map((match) => match[1] ?? "");
      expect(ids.length).toBe(new Set(ids).size);
      const wanted = [...svg.matchAll(/href="#([^"]+)"/g)].map((match) => match[1] ?? "");
      expect(wanted.filter((id) => !ids.includes(id))).toEqual([]);
    },
  );

  test("the house's holds every sign that a control can have", () => {
    expect(idsIn(drawSheet("house"))).toEqual(
      expect.arrayContaining([...DRAWN, ...Object.keys(LUCIDE)]),
    );
  });

  test("Bagalut's holds its five goods", () => {
    expect(idsIn(drawSheet("bagalut")).sort()).toEqual(GOODS.map((good) => `g-${good}`).sort());
  });

  test("pictograms take the ink of our drawings", () => {
    const set = { icons: { sun: { body: '<path stroke="currentColor" d="M0 0"/>' } } };
    expect(pictograms({ "ui-sun": "sun" }, set)).toBe(
      '<symbol id="ui-sun" viewBox="0 0 24 24"><path stroke="var(--i)" d="M0 0"/></symbol>',
    );
  });

  test("a pictogram that its package does not have stops the build", () => {
    expect(() => pictograms({ "ui-x": "gone" }, { icons: {} })).toThrow('no pictogram "gone"');
  });
});
