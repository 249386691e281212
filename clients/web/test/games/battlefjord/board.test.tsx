import { fireEvent, render, screen, within } from "@testing-library/preact";
import axe from "axe-core";
import { beforeAll, describe, expect, test } from "vitest";
import { Board } from "../../../src/games/battlefjord/Board";
import { Progress, Tally } from "../../../src/games/battlefjord/status";
import { learnGame } from "../../gameTexts";
import { momentNamed, propsAt } from "./moments";

beforeAll(() => learnGame("battlefjord"));

const place = (id: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(`[data-place="${id}"]`);
  if (!found) throw new Error(`no place ${id}`);
  return found;
};
const label = (id: string): string => place(id).getAttribute("aria-label") ?? "";
const bright = (): string[] =>
  [...document.querySelectorAll<HTMLElement>("[data-place]:not([aria-disabled])")].map(
    (each) => each.dataset.place ?? "",
  );

describe("the board as it is read", () => {
  test("is a grid of 5 x 5, one tab stop, and says name, content, owner, state, consequence", () => {
    render(<Board {...propsAt("placing")} />);
    const rows = within(screen.getByRole("grid", { name: "Brett" })).getAllByRole("row");
    expect(rows.map((row) => within(row).getAllByRole("gridcell").length)).toEqual([5, 5, 5, 5, 5]);
    expect(document.querySelectorAll("[data-place][tabindex='0']")).toHaveLength(1);
    expect(label("field-6")).toBe("Erzgrube, 1 Eisen, wählbar, kreuzt „Silberschmiedin“");
    expect(label("field-3")).toBe("Schafweide, 1 Wolle, dein Gefolgsmann steht dort");
    expect(label("field-5")).toContain("ein Gefolgsmann von Tove steht dort");
    expect(label("field-7")).toContain("das Räuberschiff sperrt ihn");
    expect(label("field-8")).toBe("Überfall 2, 2 Waren oder 1 Ruhm, Runde 8");
    expect(label("field-4")).toBe("Überfall 1, 1 Ware oder 1 Ruhm, vorbei");
    expect(label("slot-1")).toBe(
      "Seherin, Runenstein, kostet 1 Stockfisch, 1 Wolle und 1 Eisen, 2 Ruhm, oben in der Mitte, hier kreuzt Tove",
    );
  });

  test("says where pennants stand and what lies face down", () => {
    render(<Board {...propsAt("actions")} />);
    expect(label("slot-5")).toContain("rechts in der Mitte, dein Wimpel, wählbar");
    expect(label("slot-7")).toContain("Wimpel von Tove");
    expect(label("slot-0")).toBe("verdeckt, Ladung, oben links");
    expect(label("field-6")).toContain("dein Gefolgsmann steht dort, noch nicht genutzt, wählbar");
  });

  test.each(["placing", "actions", "mist", "raid", "theirs"])(
    "has nothing for axe: %s",
    async (name) => {
      const { container } = render(
        <>
          <Board {...propsAt(name)} />
          <Tally {...propsAt(name)} seat={0} />
        </>,
      );
      const { violations } = await axe.run(container);
      expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
    },
  );
});

describe("tapping", () => {
  test("a bright place arms, another one does nothing but open its window", () => {
    const props = propsAt("placing");
    render(<Board {...props} />);
    expect(bright()).toHaveLength(props.legal.length);
    fireEvent.click(place("field-6"));
    expect(props.tap).toHaveBeenCalledExactlyOnceWith({ type: "place", field: 6 });
    fireEvent.click(place("field-7"));
    expect(props.tap).toHaveBeenCalledOnce();
    expect(screen.getByRole("complementary").textContent).toContain("2 Stockfisch");
  });

  test("shows the figure to come and where it would cross", () => {
    const armed = { type: "place", field: 6 } as const;
    const { container } = render(<Board {...propsAt("placing", { armed })} />);
    expect(place("field-6").getAttribute("aria-pressed")).toBe("true");
    expect(place("field-6").querySelector(".ghost")).toBeTruthy();
    expect(label("slot-5")).toContain("hier würdest du kreuzen");
    expect(container.querySelectorAll(".crossing")).toHaveLength(1);
  });

  test("a card of the hand is bright while the Jarl is there", () => {
    const { legal, ...props } = propsAt("actions");
    const jarl = {
      type: "jarl",
      card: "B8",
      mode: "lay",
      hall: 3,
      pay: { fish: 2, wool: 1, iron: 1, silver: 0 },
      via: "remote",
    } as const;
    const { container } = render(<Tally {...props} legal={[...legal, jarl]} seat={0} />);
    const [first, second] = container.querySelectorAll<HTMLElement>("[data-hand]");
    expect(second).toBeUndefined();
    if (first) fireEvent.click(first);
    expect(props.tap).toHaveBeenCalledExactlyOnceWith(jarl);
  });
});

describe("keys", () => {
  test("E ends the actions, 1 to 3 lay into a hall, Esc lets go", () => {
    const armed = momentNamed("actions").legal.find(
      (a) => a.type === "take_follower" && a.slot === 5 && a.hall === 3,
    );
    if (!armed) throw new Error("it can be laid into hall 3");
    const props = propsAt("actions", { armed });
    render(<Board {...props} />);
    fireEvent.keyDown(place("slot-5"), { key: "1" });
    expect(props.act).toHaveBeenCalledExactlyOnceWith({ ...armed, hall: 1 });
    fireEvent.keyDown(place("slot-5"), { key: "e" });
    expect(props.tap).toHaveBeenCalledExactlyOnceWith({ type: "end_actions", confirm_loss: false });
    fireEvent.keyDown(place("slot-5"), { key: "Escape" });
    expect(props.letGo).toHaveBeenCalledOnce();
  });

  test("the arrows go over the ring and the centre", () => {
    render(<Board {...propsAt("actions")} />);
    expect(document.querySelectorAll("[data-place]")).toHaveLength(25);
  });
});

describe("info windows", () => {
  const windowOf = (id: string): string => {
    fireEvent.keyDown(place(id), { key: "i" });
    return screen.getByRole("complementary").textContent ?? "";
  };

  test("say what a place means for the reader now", () => {
    render(<Board {...propsAt("placing")} />);
    const said = windowOf("field-6");
    expect(said).toContain("Du darfst deinen Gefolgsmann hierhin stellen.");
    expect(said).toContain("Mit „Erzsucherin“ bringt dir der Ort 2 Eisen.");
    expect(said).toContain(
      "Deine Linien kreuzen sich auf „Silberschmiedin“: Du bekommst dort einen Wimpel und kannst die Karte bezahlen.",
    );
    expect(said).toContain("Der andere darf dann nicht mehr auf diesen Ort: Thing.");
  });

  test("say why a place is closed and when the ship comes", () => {
    render(<Board {...propsAt("placing")} />);
    expect(windowOf("field-2")).toContain("Gegenüber steht ein Gefolgsmann von Tove");
    expect(windowOf("field-13")).toContain("Das Räuberschiff kommt in 6 Runden hierher.");
  });

  test("say what the next raid costs and what one could pay with", () => {
    render(<Board {...propsAt("placing")} />);
    const said = windowOf("field-8");
    expect(said).toContain("Der Überfall kostet dich 2 Waren oder 1 Ruhm.");
    expect(said).toContain("Zahlen kannst du mit: 2 Waren oder 1 Ruhm.");
  });

  test("say cost, sign, effect of a card, and what is missing", () => {
    render(<Board {...propsAt("placing")} />);
    const said = windowOf("slot-3");
    expect(said).toContain("Festhalle");
    expect(said).toContain("Langhaus");
    expect(said).toContain("vier gleichen oder vier verschiedenen Zeichen");
  });
});

describe("beside the board", () => {
  test("stores, halls with what they score, and the hand are read as words", () => {
    render(<Tally {...propsAt("actions")} seat={0} />);
    expect(
      screen.getByRole("button", {
        name: "Vorrat: 3 Stockfisch, 3 Wolle, 3 Eisen, 1 Silber, 6 Ruhm. Waren: 9 von höchstens 10.",
      }),
    ).toBeTruthy();
    expect(screen.getByText("2 von 4 gleich")).toBeTruthy();
    expect(screen.getByText("2 verschieden")).toBeTruthy();
    expect(screen.getByRole("button", { name: /^Handkarte: Kundschafter/ })).toBeTruthy();
  });

  test("the header says round and next raid", () => {
    render(<Progress {...propsAt("actions")} />);
    expect(screen.getByText("Runde 7").parentElement?.textContent).toContain(
      "Überfall 2 in der nächsten Runde",
    );
  });
});
