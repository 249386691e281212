import { render } from "@testing-library/preact";
import { describe, expect, test } from "vitest";
import { Consequences, type Shown, titleOf, verbOf } from "../../../src/games/bagalut/Consequences";
import type { Action, View } from "../../../src/games/bagalut/position";
import { Progress, Tally } from "../../../src/games/bagalut/status";
import { settings } from "../../../src/settings/settings";
import { MIDGAME, rows, viewOf } from "./views";

function showing(view: View, ownSeat: number | null = 0): Shown {
  return {
    view,
    legal: [],
    ownSeat,
    nearSeat: ownSeat ?? 0,
    actors: [0],
    nameOf: (seat) => ["Astrid", "Tove"][seat] ?? "",
    draft: [],
  };
}

/** The title and the lines of the box, as one reads them. */
function boxOf(view: View, action: Action, ownSeat = 0): string[] {
  const { container } = render(<Consequences {...showing(view, ownSeat)} action={action} />);
  for (const picture of container.querySelectorAll("[aria-hidden]")) picture.remove();
  const lines = [...container.querySelectorAll("p, li")].map((line) => line.textContent ?? "");
  return [titleOf(action, showing(view, ownSeat)), ...lines];
}

describe("the box says what an armed action will do", () => {
  test("a theft: how the good stands then, how safe the card is, what lies open behind it", () => {
    expect(boxOf(viewOf(MIDGAME), { type: "steal", good: "coin" })).toEqual([
      "Münzen 7 stehlen?",
      "Münzen: 11 zu 2, du gehst in Führung.",
      "Sie wird die erste Karte deiner Reihe, eine Karte schützt sie.",
      "Bei Tove liegt dann Münzen 2 offen.",
    ]);
  });

  test("a theft into an empty row is not protected", () => {
    const view = viewOf([rows([], [], [], [], []), rows([3], [], [], [], [])]);
    const box = boxOf(view, { type: "steal", good: "fish" });
    expect(box[2]).toBe(
      "Sie wird die erste Karte deiner Reihe und liegt offen, weil dort noch keine andere liegt.",
    );
    expect(box[3]).toBe("Die Reihe von Tove ist dann leer.");
  });

  test("an offer: what the other side may choose from", () => {
    expect(boxOf(viewOf(MIDGAME), { type: "swap_offer", good: "coin" }).slice(0, 4)).toEqual([
      "Münzen 4 anbieten?",
      "Tove gibt dafür eine dieser Karten und sucht selbst aus:",
      "Münzen 7",
      "Honigwein 6",
    ]);
  });

  test("an offer with one answer: what the other side must give", () => {
    const view = viewOf([MIDGAME[0], rows([3], [2], [], [], [])]);
    expect(boxOf(view, { type: "swap_offer", good: "fish" }).slice(1, 3)).toEqual([
      "Tove muss dafür diese Karte geben:",
      "Fische 3",
    ]);
  });

  test("an answer: what comes, and how both goods stand then", () => {
    const view = viewOf([rows([5, 2], [4], [3], [7, 5], [2]), MIDGAME[1]], {
      phase: "swap_answer",
      offer: { seat: 0, good: "fish", card: "fish-6" },
      eligible: ["coin-7", "mead-6"],
      sums: [
        { fish: 13, coin: 4, mead: 3, sheep: 12, grain: 2 },
        { fish: 3, coin: 9, mead: 6, sheep: 3, grain: 0 },
      ],
    });
    expect(boxOf(view, { type: "swap_give", good: "coin" }, 1)).toEqual([
      "Münzen 7 geben?",
      "Du bekommst Fische 6 als letzte Karte dafür.",
      "Fische: 9 zu 7, du gehst in Führung.",
      "Münzen: 2 zu 11, Astrid geht in Führung.",
    ]);
  });

  test("a lay: how the good stands then, and that the card lies open", () => {
    expect(boxOf(viewOf(MIDGAME), { type: "lay", card: "coin-5" })).toEqual([
      "Münzen 5 legen?",
      "Münzen: gleichauf, 9 zu 9.",
      "Sie wird deine letzte Karte: Nur sie kann gestohlen oder getauscht werden.",
      "Münzen 4 liegt dann geschützt darunter.",
    ]);
  });
});

describe("around the board", () => {
  const text = (element: preact.JSX.Element): string | null =>
    render(element).container.textContent;

  test("a seat's line says how many goods it leads, and how many cards it holds if it is another's", () => {
    const view = viewOf(MIDGAME);
    expect(text(<Tally {...showing(view)} seat={0} />)).toBe("3 Waren vorn");
    expect(text(<Tally {...showing(view)} seat={1} />)).toBe("2 Waren vorn · 4 Handkarten");
  });

  test("the header says the turn, and which of its steps are done", () => {
    expect(text(<Progress {...showing(viewOf(MIDGAME))} />)).toBe(
      "Zug 5 von 20stehlen erledigt · tauschen · legen",
    );
    expect(text(<Progress {...showing(viewOf(MIDGAME, { phase: "setup_lay", turn: 0 }))} />)).toBe(
      "Auslegen",
    );
    expect(text(<Progress {...showing(viewOf(MIDGAME, { phase: "over", turn: 20 }))} />)).toBe(
      "Zu Ende",
    );
  });
});

describe.each(["de", "en"] as const)("in %s", (language) => {
  test.each<Action>([
    { type: "steal", good: "coin" },
    { type: "swap_offer", good: "coin" },
    { type: "lay", card: "grain-6" },
  ])("every action has its title, verb and lines: %o", (action) => {
    settings.value = { ...settings.value, language };
    expect(boxOf(viewOf(MIDGAME), action).every(Boolean)).toBe(true);
    expect(verbOf(action)).toBeTruthy();
  });
});
