import { readFileSync } from "node:fs";
import { render } from "@testing-library/preact";
import { describe, expect, test } from "vitest";
import { FIGURES } from "../../src/pages/figures";
import { Markdown, parseMarkdown } from "../../src/pages/Markdown";

const named = (game: string, language: string): string[] =>
  parseMarkdown(readFileSync(`../../rules/games/${game}/rules.${language}.md`, "utf8")).flatMap(
    (block) => (block.kind === "figure" ? [block.name] : []),
  );

describe("pictures in the rules", () => {
  test("a picture stands above its words, and a name without one leaves the words", () => {
    const source = "Text.\n\n![Worte dazu.](there)\n![Mehr Worte.](gone)";
    const { container } = render(<Markdown source={source} figures={{ there: () => <svg /> }} />);
    const shown = [...container.querySelectorAll("figure")];
    expect(shown.map((figure) => figure.querySelectorAll("svg").length)).toEqual([1, 0]);
    expect(shown.map((figure) => figure.textContent)).toEqual(["Worte dazu.", "Mehr Worte."]);
  });

  test.each(Object.keys(FIGURES))("%s draws each picture that its rules name", async (game) => {
    const figures = (await FIGURES[game]?.()) ?? {};
    for (const language of ["de", "en"]) {
      for (const name of named(game, language)) expect(figures[name], name).toBeDefined();
    }
    expect(named(game, "de")).toEqual(named(game, "en"));
    expect(named(game, "de").length).toBeGreaterThan(0);
    for (const Figure of Object.values(figures)) render(<Figure />);
    expect(document.querySelectorAll("svg").length).toBeGreaterThan(0);
  });
});
