import { fireEvent, render, screen, within } from "@testing-library/preact";
import { describe, expect, test, vi } from "vitest";
import type { Choosing } from "../../../src/games/board";
import { Asking, askingTitle } from "../../../src/games/suleika/Asking";
import { Consequences, titleOf, verbOf } from "../../../src/games/suleika/Consequences";
import type { Action, View } from "../../../src/games/suleika/position";
import { Progress, Tally } from "../../../src/games/suleika/status";
import { directionView, lays, layView, merchant, turns, viewOf } from "./views";

const NAMES = ["Astrid", "Tove", "Leif", "Sigrun"];

function choosing(view: View, more: Partial<Choosing<View, Action>> = {}): Choosing<View, Action> {
  return {
    view,
    legal: [],
    ownSeat: 0,
    nearSeat: 0,
    actors: [0],
    nameOf: (seat) => NAMES[seat] ?? "",
    draft: [],
    armed: null,
    tap: () => {},
    letGo: () => {},
    choose: () => {},
    act: () => {},
    ...more,
  };
}

/** What one hears of it, without the pictures and the marks around names. */
function heard(container: Element, selector: string): string[] {
  const copy = container.cloneNode(true) as Element;
  for (const picture of copy.querySelectorAll("[aria-hidden]")) picture.remove();
  return [...copy.querySelectorAll(selector)].map((part) =>
    (part.textContent ?? "")
      .replace(/[\u2068\u2069]/g, "")
      .replace(/\s+/g, " ")
      .trim(),
  );
}

describe("before Omar is turned", () => {
  test("each direction says its stops, their chances and prices, and the mean", () => {
    const { container } = render(<Asking {...choosing(directionView(), { legal: turns })} />);
    expect(heard(container, ".dir")[0]).toBe(
      "Links, nach Westen. Bei 1 auf b4, Chance 1 von 6: 2 an Tove. " +
        "Bei 2 auf a4, Chance 2 von 6: nichts, frei. Bei 3 auf a3, Chance 2 von 6: nichts, frei. " +
        "Bei 4 auf b3, Chance 1 von 6: nichts, frei. im Mittel 0,3 Münzen",
    );
    expect(heard(container, ".dir")[1]).toContain(
      "Bei 1 auf c3, Chance 1 von 6: nichts, eigener Teppich.",
    );
    expect(askingTitle(choosing(directionView()))).toBe("Wohin soll Omar schauen?");
  });

  test("a press arms, and what is armed is not done by a second press here", () => {
    const tap = vi.fn();
    render(
      <Asking {...choosing(directionView(), { legal: turns, armed: turns[1] ?? null, tap })} />,
    );
    const group = screen.getByRole("group", { name: "Omars Richtung" });
    const [left, straight] = within(group).getAllByRole("button") as [HTMLElement, HTMLElement];
    fireEvent.click(straight);
    expect(tap).not.toHaveBeenCalled();
    fireEvent.click(left);
    expect(tap).toHaveBeenCalledWith(turns[0]);
  });

  test("turned for the next one, it says who pays", () => {
    const view = directionView({ roller_seat: 1, options: { turn_omar: "end", first_seat: 0 } });
    const { container } = render(<Asking {...choosing(view, { legal: turns })} />);
    expect(heard(container, ".then")).toEqual(["Danach würfelt Tove, und zahlt, wo Omar hält."]);
  });
});

describe("before a carpet is laid", () => {
  test("the die and what was paid", () => {
    const view = layView({ omar: { cell: "b4", facing: "W" } });
    const { container } = render(<Asking {...choosing(view, { legal: lays })} />);
    expect(heard(container, ".rolled p")).toEqual([
      "Du hast eine 2 gewürfelt, Omar steht auf b4. Du hast Tove 2 Münzen gezahlt.",
    ]);
    expect(askingTitle(choosing(view, { legal: lays }))).toBe("Wohin mit deinem Teppich?");
  });

  test("a first half has its partners listed with what each brings", () => {
    const tap = vi.fn();
    const shown = choosing(layView(), { legal: lays, draft: ["b4"], tap });
    const { container } = render(<Asking {...shown} />);
    expect(heard(container, ".partner")).toEqual([
      "a4Neues Gebiet aus 2 Feldern. Tove verliert ein Feld, aus 2 wird 1.",
      "b3Dein Gebiet wächst von 3 auf 5. Tove verliert ein Feld, aus 2 wird 1.",
    ]);
    expect(askingTitle(shown)).toBe("Wohin die zweite Hälfte?");
    fireEvent.click(screen.getByRole("button", { name: /^b3/ }));
    expect(tap).toHaveBeenCalledWith(lays[1]);
  });

  test("armed, it says what others will pay, who loses what, and the points after it", () => {
    const [, action] = lays as [Action, Action];
    const { container } = render(
      <Consequences {...choosing(layView(), { legal: lays })} action={action} />,
    );
    expect(heard(container, "p")).toEqual([
      "Dein Gebiet wächst von 3 auf 5: Wer dort hält, zahlt dir 5. Tove verliert ein Feld, aus 2 wird 1.",
      "Punkte danach: du 35, Tove 32, Leif 32.",
    ]);
    expect([titleOf(action), verbOf(action)]).toEqual(["Teppich auf b3 und b4", "Hierhin legen"]);
  });
});

test("each action has a title and a verb", () => {
  expect(turns.map((action) => [titleOf(action), verbOf(action)])).toEqual([
    ["Omar nach links drehen?", "Nach links"],
    ["Omar geradeaus gehen lassen?", "Geradeaus"],
    ["Omar nach rechts drehen?", "Nach rechts"],
  ]);
  const roll: Action = { type: "roll" };
  expect([titleOf(roll), verbOf(roll)]).toEqual(["Für Omar würfeln?", "Würfeln"]);
});

describe("a merchant's line", () => {
  test("coins, fields, carpets and points", () => {
    const { container } = render(<Tally {...choosing(viewOf())} seat={0} />);
    expect(heard(container, ".value, .points")).toEqual([
      "30 Münzen",
      "3 Felder",
      "9 Teppiche",
      "33 Punkte",
    ]);
  });

  test("with two colours, which of them is next", () => {
    const two = merchant("red", { colours: ["red", "yellow"], next_colour: "yellow" });
    const { container } = render(<Tally {...choosing(viewOf({ seats: [two] }))} seat={0} />);
    expect(heard(container, ".swatches .sr")).toEqual(["legt als Nächstes Gelb"]);
  });

  test("who is out has no numbers any more", () => {
    const { container } = render(<Tally {...choosing(viewOf())} seat={3} />);
    expect(container.textContent).toBe(""); // the seat itself says that it is out
  });

  test("the header says how far the game is", () => {
    const { container } = render(<Progress {...choosing(viewOf())} />);
    expect(container.textContent).toBe("Teppich 6 von 416/41");
  });
});
