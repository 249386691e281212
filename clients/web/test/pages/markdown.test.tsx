import { render } from "@testing-library/preact";
import { describe, expect, test } from "vitest";
import { Markdown, parseMarkdown } from "../../src/pages/Markdown";

const RULES = `# Bagalut

Stehlen, tauschen,
legen.

## Ein Zug
1. **Stehlen**: eine letzte Karte
   der anderen Seite
2. Tauschen

- Fische
- Korn
### Ende
Nach 20 Zügen.`;

describe("the rules", () => {
  test("are read into headings, paragraphs and lists", () => {
    expect(parseMarkdown(RULES)).toEqual([
      { kind: "heading", level: 2, text: "Bagalut" },
      { kind: "paragraph", text: "Stehlen, tauschen, legen." },
      { kind: "heading", level: 2, text: "Ein Zug" },
      {
        kind: "list",
        ordered: true,
        items: ["**Stehlen**: eine letzte Karte der anderen Seite", "Tauschen"],
      },
      { kind: "list", ordered: false, items: ["Fische", "Korn"] },
      { kind: "heading", level: 3, text: "Ende" },
      { kind: "paragraph", text: "Nach 20 Zügen." },
    ]);
  });

  test("show bold words bold", () => {
    const { container } = render(<Markdown source={RULES} />);
    expect(container.querySelector("ol li strong")?.textContent).toBe("Stehlen");
    expect(container.querySelectorAll("li").length).toBe(4);
  });

  test("are text, whatever they look like", () => {
    const { container } = render(<Markdown source={"<img src=x onerror=alert(1)>"} />);
    expect(container.querySelector("img")).toBeNull();
    expect(container.textContent).toBe("<img src=x onerror=alert(1)>");
  });
});
