import { act, fireEvent, render, screen, within } from "@testing-library/preact";
import axe from "axe-core";
import { describe, expect, test, vi } from "vitest";
import { Board } from "../../../src/games/suleika/Board";
import type { Action } from "../../../src/games/suleika/position";
import type { Props } from "../../../src/games/suleika/table";
import type { TableEvent } from "../../../src/net/wire";
import { directionView, lays, layView, turns, viewOf } from "./views";

const NAMES = ["Astrid", "Tove", "Leif", "Sigrun"];

function propsOf(more: Partial<Props> = {}): Props {
  return {
    view: layView(),
    legal: lays,
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
    choose: () => {},
    act: () => {},
    ...more,
  };
}

const show = (more: Partial<Props> = {}) => render(<Board {...propsOf(more)} />);
const place = (id: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(`[data-place="${id}"]`);
  if (!found) throw new Error(`no place ${id}`);
  return found;
};
/** The pointer or the focus comes to a place, or leaves it. */
function happens(target: Element, event: Event): void {
  void act(() => {
    target.dispatchEvent(event);
  });
}
const over = (id: string): void => happens(place(id), new Event("pointerover", { bubbles: true }));
const focus = (id: string): void => happens(place(id), new Event("focusin", { bubbles: true }));
const label = (id: string): string | null => place(id).getAttribute("aria-label");

describe("the market as it is read", () => {
  test("the grid says where Omar stands, and has 7 rows of 7 cells", () => {
    show();
    const grid = screen.getByRole("grid", {
      name: "Markt, 7 mal 7 Felder. Omar auf c4, schaut nach Norden.",
    });
    const rows = within(grid).getAllByRole("row");
    expect(rows.map((row) => within(row).getAllByRole("gridcell").length)).toEqual(
      Array(7).fill(7),
    );
  });

  test("a cell says its name, whose carpet lies there, the region and what is the case", () => {
    show();
    expect(label("a1")).toBe("a1, frei");
    expect(label("b5")).toBe("b5, Teppich von Tove, Gebiet 2 Felder");
    expect(label("e4")).toBe("e4, Teppich von Tove, Gebiet ein Feld");
    expect(label("c4")).toBe("c4, dein Teppich, Gebiet 3 Felder, Omar, schaut nach Norden");
    expect(label("c5")).toBe("c5, frei, erste Hälfte wählbar");
  });

  test("a carpet of someone who is out is nobody's", () => {
    const view = layView();
    const seats = view.seats.map((seat, at) => (at === 0 ? { ...seat, out: 1 } : seat));
    show({ view: { ...view, seats } });
    expect(label("c3")).toBe("c3, Teppich von niemandem");
  });

  test("with two colours a seat, the colour is said", () => {
    const view = layView();
    const two = view.seats
      .slice(0, 2)
      .map((seat, at) => ({ ...seat, colours: at ? ["blue", "purple"] : ["red", "yellow"] }));
    show({ view: { ...view, seats: two as typeof view.seats } });
    expect(label("b5")).toBe("b5, Teppich von Tove, Gebiet 2 Felder, Blau");
  });

  test("what was just paid for is said at Omar", () => {
    show({ view: layView({ omar: { cell: "b4", facing: "W" } }) });
    expect(label("b4")).toMatch(/Omar, schaut nach Westen, eben bezahlt/);
  });

  test("axe finds nothing to say about the board", async () => {
    const { container } = show({ view: directionView(), legal: turns });
    const { violations } = await axe.run(container, {
      rules: { region: { enabled: false }, "color-contrast": { enabled: false } },
    });
    expect(violations).toEqual([]);
  });
});

describe("a carpet is laid in two taps", () => {
  test("first any half of a legal place", () => {
    const choose = vi.fn();
    show({ choose });
    fireEvent.click(place("b4"));
    expect(choose).toHaveBeenCalledWith(["b4"]);
  });

  test("then all its partners are marked, and one of them arms the whole", () => {
    const tap = vi.fn();
    show({ draft: ["b4"], tap });
    expect(label("b4")).toMatch(/, erste Hälfte, gewählt$/);
    expect(label("a4")).toMatch(/, zweite Hälfte wählbar$/);
    expect(label("b3")).toMatch(/, zweite Hälfte wählbar$/);
    expect(document.querySelectorAll(".cell.second")).toHaveLength(2);
    fireEvent.click(place("b3"));
    expect(tap).toHaveBeenCalledWith(lays[1]);
  });

  test("another first half may still be taken, and the same one let go", () => {
    const choose = vi.fn();
    show({ draft: ["b4"], choose });
    fireEvent.click(place("c5"));
    fireEvent.click(place("b4"));
    expect(choose.mock.calls).toEqual([[["c5"]], [[]]]);
  });

  test("once armed, the second half does it, and says so when it is sent", () => {
    const tap = vi.fn();
    const { rerender } = show({ draft: ["b4"], armed: lays[1] ?? null, tap });
    fireEvent.click(place("b3"));
    expect(tap).toHaveBeenCalledWith(lays[1]);
    rerender(
      <Board {...propsOf({ draft: ["b4"], armed: lays[1] ?? null, legal: [], sent: true })} />,
    );
    expect(label("b3")).toMatch(/zweite Hälfte, gesendet$/);
  });

  test("the region that would be made is drawn with its size", () => {
    const { container } = show({ draft: ["b4"], armed: lays[1] ?? null });
    expect(container.querySelector(".seam.mine text")?.textContent).toBe("5");
  });

  test("a cell that is no use just now opens its window instead", () => {
    show();
    fireEvent.click(place("b5"));
    const window = screen.getByRole("complementary");
    expect(window.textContent).toContain("Wer sonst hier hält, zahlt 2 Münzen.");
    expect(window.textContent).toContain("Dein Teppich kann hier nicht liegen");
    expect(window.textContent).toContain("Die andere Hälfte dieses Teppichs liegt auf b4.");
  });
});

describe("Omar's direction", () => {
  test("each legal turn is an arrow that says where it leads", () => {
    const tap = vi.fn();
    show({ view: directionView(), legal: turns, tap });
    fireEvent.click(screen.getByRole("button", { name: "Omar nach links drehen, nach Westen" }));
    expect(tap).toHaveBeenCalledWith(turns[0]);
    expect(label("turn-straight")).toBe("Omar geradeaus schauen lassen, nach Norden");
  });

  test("the armed one shows its way with a number for each distance and the prices", () => {
    const { container } = show({ view: directionView(), legal: turns, armed: turns[0] ?? null });
    const numbers = [...container.querySelectorAll(".step text")].map((text) => text.textContent);
    expect(numbers).toEqual(["1", "2", "3", "4"]);
    expect(container.querySelector(".flag text")?.textContent).toBe("2");
  });

  test("a way is shown under the pointer too, and goes with it", () => {
    const { container } = show({ view: directionView(), legal: turns });
    expect(container.querySelector(".trail")).toBeNull();
    over("turn-right");
    expect(container.querySelectorAll(".step")).toHaveLength(4);
    over("a7");
    expect(container.querySelector(".trail")).toBeNull();
  });

  test("the window of a cell says by which turn and roll Omar stops there, and what that costs", () => {
    show({ view: directionView(), legal: turns });
    fireEvent.click(place("b4"));
    expect(screen.getByRole("complementary").textContent).toContain(
      "Nach links hält Omar hier bei einer 1 (Chance 1 von 6): du zahlst 2 Münzen.",
    );
  });

  test("where he only has to be rolled for, he himself is the target", () => {
    const tap = vi.fn();
    const roll: Action = { type: "roll" };
    show({ view: viewOf({ phase: "roll" }), legal: [roll], tap });
    fireEvent.click(place("c4"));
    expect(tap).toHaveBeenCalledWith(roll);
  });
});

describe("regions", () => {
  test("the one under the focus has a seam and its size", () => {
    const { container } = show();
    focus("c3");
    expect(container.querySelector(".seam .flag text")?.textContent).toBe("3");
    focus("a1");
    expect(container.querySelector(".seam")).toBeNull();
  });

  test("what is paid for while it is told has one", () => {
    const paid: TableEvent = {
      type: "paid",
      from_seat: 0,
      to_seat: 1,
      due: 2,
      paid: 2,
      region: ["b4", "b5"],
    };
    const { container } = show({ told: [paid] });
    expect(container.querySelector(".seam .flag text")?.textContent).toBe("2");
  });
});

describe("what is told", () => {
  const moved: TableEvent = {
    type: "omar_moved",
    path: [
      { cell: "d4", facing: "E", balcony: false },
      { cell: "e4", facing: "E", balcony: false },
    ],
    cell: "e4",
    facing: "E",
    balcony: false,
  };
  const omarAt = (container: Element) =>
    container.querySelector<SVGGElement>(".omar")?.style.transform;

  test("Omar stays where he was until his way is told, and nothing is marked before", () => {
    const { container, rerender } = show({ view: directionView(), legal: turns });
    const after = layView({ omar: { cell: "e4", facing: "E" } });
    const rolled: TableEvent = { type: "die_rolled", seat: 0, face: 1, steps: 2, auto: true };
    rerender(<Board {...propsOf({ view: after, told: [rolled], ahead: [moved] })} />);
    expect(omarAt(container)).toBe("translate(250px, 350px)");
    expect(container.querySelectorAll(".cell.first")).toHaveLength(0);
    rerender(<Board {...propsOf({ view: after, told: [moved] })} />);
    expect(omarAt(container)).toBe("translate(450px, 350px)");
    expect(container.querySelectorAll(".cell.first").length).toBeGreaterThan(0);
  });

  test("the carpet that is told is the one that moves", () => {
    const laid: TableEvent = { type: "carpet_laid", seat: 1, id: 2, colour: "blue" };
    const { container } = show({ told: [laid] });
    expect(container.querySelectorAll(".just-laid")).toHaveLength(1);
  });
});

test("Esc lets go of what is armed, and of a first half", () => {
  const letGo = vi.fn();
  const { rerender } = show({ draft: ["b4"], letGo });
  fireEvent.keyDown(place("b4"), { key: "Escape" });
  rerender(<Board {...propsOf({ draft: ["b4"], armed: lays[1] ?? null, letGo })} />);
  fireEvent.keyDown(place("b4"), { key: "Escape" });
  expect(letGo).toHaveBeenCalledTimes(2);
});
