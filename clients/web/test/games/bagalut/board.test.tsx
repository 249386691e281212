import { fireEvent, render, screen, within } from "@testing-library/preact";
import axe from "axe-core";
import { describe, expect, test, vi } from "vitest";
import { Board } from "../../../src/games/bagalut/Board";
import type { Props } from "../../../src/games/bagalut/table";
import { lays, MIDGAME, offers, rows, steals, viewOf } from "./views";

const NAMES = ["Astrid", "Tove"];

function propsOf(more: Partial<Props> = {}): Props {
  return {
    view: viewOf(MIDGAME),
    legal: offers,
    ownSeat: 0,
    nearSeat: 0,
    actors: [0],
    nameOf: (seat) => NAMES[seat] ?? "",
    armed: null,
    sent: false,
    told: [],
    ahead: [],
    runsOut: null,
    draft: [],
    tap: () => {},
    letGo: () => {},
    act: () => {},
    choose: () => {},
    ...more,
  };
}

const show = (more: Partial<Props> = {}) => render(<Board {...propsOf(more)} />);
const button = (name: string): HTMLElement => screen.getByLabelText(name);
const place = (id: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(`[data-place="${id}"]`);
  if (!found) throw new Error(`no place ${id}`);
  return found;
};

describe("the board as it is read", () => {
  test("each good is one item that says both rows and who leads", () => {
    show();
    const items = within(screen.getByRole("list", { name: "Markt" })).getAllByRole("listitem");
    expect(items[0]?.querySelector("p.sr")?.textContent).toBe(
      "Fische. Tove: letzte 3. Du: 5, 2, letzte 6. Du führst 13 zu 3.",
    );
  });

  test("a place says name, content, owner and state, in this order", () => {
    show({ armed: offers[1] ?? null });
    expect(button("Fische 6, deine letzte Karte, anbieten").getAttribute("aria-pressed")).toBe(
      "false",
    );
    expect(
      button("Münzen 4, deine letzte Karte, anbieten, gewählt").getAttribute("aria-pressed"),
    ).toBe("true");
    const given = button("Münzen 7, letzte Karte von Tove, kann gegeben werden");
    expect(given.getAttribute("aria-disabled")).toBe("true");
  });

  test("an empty row is a place too", () => {
    show();
    expect(button("Korn, die Reihe von Tove ist leer")).toBeTruthy();
  });

  test("an offered card lies beside the board and says whose it is", () => {
    const view = viewOf([rows([5, 2], [4], [3], [7, 5], [2]), MIDGAME[1]], {
      phase: "swap_answer",
      offer: { seat: 0, good: "fish", card: "fish-6" },
      eligible: ["coin-7", "mead-6"],
    });
    show({
      view,
      ownSeat: 1,
      nearSeat: 1,
      legal: [
        { type: "swap_give", good: "coin" },
        { type: "swap_give", good: "mead" },
      ],
    });
    expect(screen.getByText("Astrid bietet Fische 6 an")).toBeTruthy();
    expect(button("Münzen 7, deine letzte Karte, geben")).toBeTruthy();
    expect(button("Schafe 3, deine letzte Karte").getAttribute("aria-disabled")).toBe("true");
  });

  test("a spectator sees no hand and nothing to press", () => {
    show({ view: viewOf(MIDGAME, { hand: null }), legal: [], ownSeat: null });
    expect(screen.queryByText(/auf deiner Hand/)).toBeNull();
    for (const one of screen.getAllByRole("button")) {
      expect(one.getAttribute("aria-disabled")).toBe("true");
    }
  });

  test("the market takes the place of the hand once it is open", () => {
    const view = viewOf(MIDGAME, {
      market: ["grain-7", "fish-4"],
      hand: [],
      stack: 0,
      phase: "lay",
    });
    show({ view, legal: [{ type: "lay", card: "grain-7" }] });
    expect(button("Korn 7, im Markt, legen")).toBeTruthy();
    expect(screen.queryByText(/im Stapel/)).toBeNull();
  });
});

describe("the board under the finger", () => {
  test("a tap on a marked place names its action", () => {
    const tap = vi.fn();
    show({ legal: steals, tap, view: viewOf(MIDGAME, { phase: "steal" }) });
    fireEvent.click(button("Münzen 7, letzte Karte von Tove, stehlen"));
    expect(tap).toHaveBeenCalledExactlyOnceWith({ type: "steal", good: "coin" });
  });

  test("a tap on anything else explains, and acts on nothing", () => {
    const tap = vi.fn();
    show({ tap });
    fireEvent.click(button("Fische 3, letzte Karte von Tove"));
    expect(tap).not.toHaveBeenCalled();
    expect(screen.getByRole("heading", { name: "Fische 3, letzte Karte von Tove" })).toBeTruthy();
  });

  test("while an action is on its way nothing can be tapped, and its place says so", () => {
    const tap = vi.fn();
    show({ legal: [], armed: offers[0] ?? null, sent: true, tap });
    fireEvent.click(button("Fische 6, deine letzte Karte, gesendet"));
    expect(tap).not.toHaveBeenCalled();
  });

  test("an armed theft and an armed lay are drawn where the card would come to lie", () => {
    const { container, rerender } = show({ legal: steals, armed: steals[1] ?? null });
    const first = container.querySelector(".gd-coin .near-half .pile > li:first-child .ghost");
    expect(first?.textContent).toBe("7");
    rerender(<Board {...propsOf({ legal: lays, armed: lays[3] ?? null })} />);
    const last = container.querySelector(".gd-grain .near-half .pile > li:last-child .ghost");
    expect(last?.textContent).toBe("6");
  });
});

describe("the board under the keys", () => {
  test("is one tab stop", () => {
    show();
    const stops = screen.getAllByRole("button").filter((one) => one.tabIndex === 0);
    expect(stops.map((one) => one.dataset.place)).toEqual(["pile-0-fish"]);
  });

  test("1 to 5 choose a good: what can be played there, else the own row", () => {
    show({ legal: steals, view: viewOf(MIDGAME, { phase: "steal" }) });
    place("pile-1-fish").focus();
    fireEvent.keyDown(document.activeElement ?? document, { key: "3" });
    expect(document.activeElement).toBe(place("pile-1-mead"));
    fireEvent.keyDown(document.activeElement ?? document, { key: "5" });
    expect(document.activeElement).toBe(place("pile-0-grain"));
  });

  test("M and Shift+M go through the marked places", () => {
    show({
      legal: [lays[0] ?? steals[0], lays[2] ?? steals[0]].filter((one) => one !== undefined),
    });
    place("pile-0-fish").focus();
    fireEvent.keyDown(document.activeElement ?? document, { key: "m" });
    expect(document.activeElement).toBe(place("card-fish-7"));
    fireEvent.keyDown(document.activeElement ?? document, { key: "m" });
    expect(document.activeElement).toBe(place("card-mead-4"));
    fireEvent.keyDown(document.activeElement ?? document, { key: "M", shiftKey: true });
    expect(document.activeElement).toBe(place("card-fish-7"));
  });

  test("Esc lets go of what is armed", () => {
    const letGo = vi.fn();
    show({ armed: offers[0] ?? null, letGo });
    fireEvent.keyDown(place("pile-0-fish"), { key: "Escape" });
    expect(letGo).toHaveBeenCalledOnce();
  });

  test("the focus stays on its place while the card there changes", () => {
    const { rerender } = show();
    place("pile-0-fish").focus();
    const stolen = viewOf([rows([5, 2], [4], [3], [7, 5], [2]), MIDGAME[1]]);
    rerender(<Board {...propsOf({ view: stolen })} />);
    expect(document.activeElement).toBe(place("pile-0-fish"));
    expect(document.activeElement?.getAttribute("aria-label")).toContain("Fische 2");
  });

  test("the focus goes to a neighbour when the card it was on is laid", () => {
    const { rerender } = show({ legal: lays });
    place("card-coin-5").focus();
    const laid = viewOf(MIDGAME, { hand: ["fish-7", "mead-4", "grain-6"] });
    rerender(<Board {...propsOf({ view: laid, legal: [] })} />);
    expect(document.activeElement).toBe(place("card-mead-4"));
  });
});

test("axe finds nothing to say about the board", async () => {
  const { container } = show({ armed: offers[1] ?? null });
  // Colours need a real browser; the end-to-end tests look at them.
  const { violations } = await axe.run(container, {
    rules: { "color-contrast": { enabled: false } },
  });
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
});
