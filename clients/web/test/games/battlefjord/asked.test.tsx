import { fireEvent, render, screen, within } from "@testing-library/preact";
import axe from "axe-core";
import { beforeAll, describe, expect, test } from "vitest";
import { Asked } from "../../../src/games/battlefjord/Asked";
import type { Action } from "../../../src/gen/battlefjord";
import { learnGame } from "../../gameTexts";
import { askedAt, momentNamed } from "./moments";

beforeAll(() => learnGame("battlefjord"));

const press = (name: string | RegExp): void => {
  fireEvent.click(screen.getByRole("button", { name }));
};
const box = (): string => screen.getByRole("region").textContent ?? "";
const title = (): string => screen.getByRole("heading", { level: 2 }).textContent ?? "";
const find = (name: string, wanted: (action: Action) => boolean): Action => {
  const found = momentNamed(name).legal.find(wanted);
  if (!found) throw new Error("no such action");
  return found;
};

test.each([
  "placing",
  "actions",
  "skald",
  "full",
  "raid",
  "raidOnly",
  "raidCannot",
  "storage",
  "thing",
  "thingTwo",
  "goods",
  "extra",
  "refresh",
  "swap",
])("the box of every question is clean for axe: %s", async (name) => {
  const { container } = render(<Asked {...askedAt(name)} />);
  expect(title()).not.toBe("");
  const { violations } = await axe.run(container);
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
});

describe("placing", () => {
  test("asks for the figure, by number, and says what is bright", () => {
    render(<Asked {...askedAt("placing")} />);
    expect(box()).toContain("dein zweiter Gefolgsmann");
    expect(box()).toContain("6 Felder sind frei");
  });

  test("in the first round it says what the figures are for", () => {
    const { view } = momentNamed("placing");
    const lines = "Wo sich zwei deiner Linien kreuzen";
    const props = askedAt("placing");
    const { unmount } = render(<Asked {...props} view={{ ...view, round: 1 }} />);
    expect(box()).toContain(lines);
    unmount();
    render(<Asked {...props} view={{ ...view, round: 2 }} />);
    expect(box()).not.toContain(lines);
  });

  test("says what the place gives, opens and closes, then puts the figure", () => {
    const armed = find("placing", (a) => a.type === "place" && a.field === 6);
    const props = askedAt("placing", { armed });
    render(<Asked {...props} />);
    expect(title()).toBe("Erzgrube: hierhin?");
    expect(box()).toContain("2 Eisen mit „Erzsucherin“, dann hast du 3.");
    expect(box()).toContain("Deine Linien kreuzen sich auf „Silberschmiedin“");
    expect(box()).toContain("Für Tove ist dann gesperrt: Thing.");
    press("Hierhin setzen");
    expect(props.act).toHaveBeenCalledExactlyOnceWith(armed);
    press("Zurück");
    expect(props.letGo).toHaveBeenCalledOnce();
  });
});

describe("laying a follower", () => {
  const lay = (hall: number) =>
    find("actions", (a) => a.type === "take_follower" && a.slot === 5 && a.hall === hall);

  test("shows each hall's signs and what the card makes of it; a press lays", () => {
    const props = askedAt("actions", { armed: lay(3) });
    render(<Asked {...props} />);
    expect(title()).toBe("Silberschmiedin auslegen?");
    const second =
      "In Halle 2 auslegen. Dort liegt: Runenstein, Hof. Dann: 3 verschiedene, +2 möglich.";
    expect(screen.getByRole("button", { name: second })).toBeTruthy();
    press(/^In Halle 3 auslegen.*2 gleiche, \+4 möglich/);
    expect(props.act).toHaveBeenCalledExactlyOnceWith(lay(3));
  });

  test("marks the hall a second tap would take", () => {
    const { container } = render(<Asked {...askedAt("actions", { armed: lay(1) })} />);
    const chosen = container.querySelectorAll(".into .primary");
    expect([...chosen].map((each) => each.textContent)).toEqual([
      expect.stringContaining("Halle 1"),
    ]);
  });

  test("a full hand is named as the reason; discarding has its button", () => {
    const props = askedAt("actions", { armed: lay(1) });
    render(<Asked {...props} />);
    press("Auf die Hand");
    expect(props.act).not.toHaveBeenCalled();
    expect(screen.getByRole("button", { name: "Auf die Hand" }).title).toBe("Deine Hand ist voll.");
    press("Abwerfen");
    expect(props.act).toHaveBeenCalledExactlyOnceWith(
      find("actions", (a) => a.type === "take_follower" && a.slot === 5 && a.mode === "discard"),
    );
  });

  test("with a discount one chooses what is paid; that arms, and lays nothing", () => {
    const armed = find("discount", (a) => a.type === "take_follower" && a.mode === "lay");
    const props = askedAt("discount", { armed });
    render(<Asked {...props} />);
    const ways = within(screen.getByRole("group", { name: "Womit zahlst du?" }));
    const [, other] = ways.getAllByRole("button");
    if (!other) throw new Error("there are several ways to pay");
    fireEvent.click(other);
    expect(props.tap).toHaveBeenCalledOnce();
    expect(props.tap.mock.calls[0]?.[0]).toMatchObject({ type: "take_follower", mode: "lay" });
    expect(props.act).not.toHaveBeenCalled();
  });
});

describe("Merchant and Skald", () => {
  test("each exchange is a button that does it, and the Merchant stays open", () => {
    const props = askedAt("full");
    render(<Asked {...props} />);
    expect(title()).toBe("Noch ein Tausch?");
    expect(box()).toContain("behalten darfst du 10");
    press("2 Stockfisch gegen 1 Wolle");
    expect(props.act).toHaveBeenCalledExactlyOnceWith({
      type: "trade",
      give: "fish",
      get: "wool",
      via: null,
    });
    press("Fertig getauscht");
    expect(props.choose).toHaveBeenCalledExactlyOnceWith(["done"]);
  });

  test("whoever taps a card behind an open Merchant is asked about the card", () => {
    render(<Asked {...askedAt("full", { draft: ["slot-1"] })} />);
    expect(title()).toMatch(/: was nun\?$/);
  });

  test("the Skald says what he gives, with the bonus of own cards", () => {
    const props = askedAt("skald", { draft: ["field-10"] });
    render(<Asked {...props} />);
    press("4 Stockfisch gegen 4 Ruhm");
    expect(props.act).toHaveBeenCalledExactlyOnceWith({
      type: "skald",
      option: "goods4",
      good: "fish",
    });
  });
});

describe("ending the actions", () => {
  test("asks before something is lost; going on comes first and has the focus", () => {
    const end = find("full", (a) => a.type === "end_actions");
    expect(end).toMatchObject({ confirm_loss: true });
    const props = askedAt("full", { armed: end });
    render(<Asked {...props} />);
    expect(title()).toBe("3 Waren und 1 Silber wären zu viel");
    expect(box()).toContain("Am Rundenende bringt „Fischerfamilie“ 1 Stockfisch.");
    expect(box()).toContain("Vielleicht lohnt sich noch ein Tausch beim Kaufmann.");
    expect(document.activeElement?.textContent).toBe("Weiter tauschen");
    press("Weiter tauschen");
    expect(props.letGo).toHaveBeenCalledOnce();
    press("Trotzdem beenden");
    expect(props.act).toHaveBeenCalledExactlyOnceWith(end);
  });

  test("says what stays unused", () => {
    const end = find("actions", (a) => a.type === "end_actions");
    render(<Asked {...askedAt("actions", { armed: end })} />);
    expect(box()).toContain("Ungenutzt bliebe: Schafweide, Erzgrube, Kaufmann,");
  });
});

describe("raids", () => {
  test("goods, silver or fame, confirmed by hand", () => {
    const props = askedAt("raid");
    render(<Asked {...props} />);
    expect(box()).toContain("Der Überfall kostet dich 2 Waren oder 1 Ruhm.");
    press("Bestätigen");
    expect(props.act).not.toHaveBeenCalled();
    press("2 Waren");
    press("Stockfisch: eine mehr, jetzt 0");
    press("Wolle: eine mehr, jetzt 0");
    press("Bestätigen");
    expect(props.act).toHaveBeenCalledExactlyOnceWith({
      type: "raid_pay",
      option: "goods",
      goods: { fish: 1, wool: 1, iron: 0 },
    });
  });

  test("the only way is marked and still asks for the confirmation", () => {
    const props = askedAt("raidOnly");
    render(<Asked {...props} />);
    expect(screen.getByRole("button", { name: "1 Ware" }).getAttribute("aria-pressed")).toBe(
      "true",
    );
    expect(box()).toContain("Es geht nur so. Bestätige es selbst.");
    expect(props.act).not.toHaveBeenCalled();
    press("Bestätigen");
    expect(props.act).toHaveBeenCalledExactlyOnceWith(momentNamed("raidOnly").legal[0]);
  });

  test("who cannot pay is told what that means, and confirms it too", () => {
    const props = askedAt("raidCannot");
    render(<Asked {...props} />);
    expect(title()).toBe("Du kannst nicht zahlen");
    expect(box()).toContain("Dein ganzer Ruhm ginge an Tove.");
    press("Bestätigen");
    expect(props.act).toHaveBeenCalledExactlyOnceWith({
      type: "raid_pay",
      option: "cannot",
      goods: null,
    });
  });
});

test("a full store: exactly the excess is given up", () => {
  const props = askedAt("storage");
  render(<Asked {...props} />);
  expect(title()).toBe("Gib 2 Waren ab");
  press("Stockfisch: eine mehr, jetzt 0");
  expect(box()).toContain("Noch 1 Ware.");
  press("Eisen: eine mehr, jetzt 0");
  const wool = screen.getByRole("button", { name: /^Wolle: eine mehr, jetzt 0/ });
  expect(wool.getAttribute("aria-label")).toContain("Es sind schon genug gewählt.");
  fireEvent.click(wool);
  press("Abgeben");
  expect(props.act).toHaveBeenCalledExactlyOnceWith({
    type: "store_discard",
    goods: { fish: 1, wool: 0, iron: 1 },
  });
});

describe("decisions that come first", () => {
  test("the Thing: one card is offered at once, of two one chooses first", () => {
    const one = render(<Asked {...askedAt("thing")} />);
    expect(title()).toMatch(/^Esse/);
    one.unmount();
    const props = askedAt("thingTwo");
    render(<Asked {...props} />);
    expect(title()).toBe("Welche Karte behältst du?");
    press(/^Kornspeicher/);
    expect(props.choose).toHaveBeenCalledExactlyOnceWith(["thing", "H5"]);
  });

  test("goods of choice are counted out", () => {
    const props = askedAt("goods");
    render(<Asked {...props} />);
    press("Eisen: eine mehr, jetzt 0");
    press("Eisen: eine mehr, jetzt 1");
    press("Nehmen");
    expect(props.act).toHaveBeenCalledExactlyOnceWith({
      type: "choose_goods",
      goods: { fish: 0, wool: 0, iron: 2 },
    });
  });

  test("an effect can be declined", () => {
    const props = askedAt("extra");
    render(<Asked {...props} />);
    press("Verzichten");
    expect(props.act.mock.calls[0]?.[0]).toMatchObject({ type: "effect", skip: true });
  });

  test("cards change places: first one, then the other", () => {
    const first = askedAt("swap");
    const { unmount } = render(<Asked {...first} />);
    press("Türhüterin, Halle 1");
    expect(first.choose).toHaveBeenCalledExactlyOnceWith(["swap", "1-0"]);
    unmount();
    const second = askedAt("swap", { draft: ["swap", "1-0"] });
    render(<Asked {...second} />);
    press("Hofverwalterin, Halle 2");
    expect(second.act.mock.calls[0]?.[0]).toMatchObject({ type: "effect", a: [1, 0], b: [2, 0] });
  });
});

test("what is sent is not drawn as done", () => {
  const armed = find("placing", (a) => a.type === "place" && a.field === 6);
  render(<Asked {...askedAt("placing", { armed, sent: true, legal: [] })} />);
  expect(title()).toBe("Erzgrube");
  expect(box()).toContain("Bis er bestätigt, steht nichts auf dem Brett.");
  expect(screen.queryByRole("button")).toBeNull();
});

test("without a line nothing is sent", () => {
  const armed = find("placing", (a) => a.type === "place" && a.field === 6);
  const props = askedAt("placing", { armed, hindrance: "nicht verbunden" });
  render(<Asked {...props} />);
  press("Hierhin setzen");
  expect(props.act).not.toHaveBeenCalled();
});
