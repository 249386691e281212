import { fireEvent, render, screen, within } from "@testing-library/preact";
import axe from "axe-core";
import { beforeAll, describe, expect, test } from "vitest";
import { Asking } from "../../../src/games/wikinger_saga/Asking";
import { Board } from "../../../src/games/wikinger_saga/Board";
import { Consequences, titleOf } from "../../../src/games/wikinger_saga/Consequences";
import { infoOf } from "../../../src/games/wikinger_saga/infos";
import {
  type Action,
  figuresShown,
  isPlay,
  shiftShown,
} from "../../../src/games/wikinger_saga/position";
import { Progress, Tally } from "../../../src/games/wikinger_saga/status";
import { learnGame } from "../../gameTexts";
import { momentNamed, propsAt } from "./moments";

beforeAll(() => learnGame("wikinger_saga"));

const plain = (node: Element | null): string =>
  (node?.textContent ?? "")
    .replace(/[\u2068\u2069]/g, "")
    .replace(/\s+/g, " ")
    .trim();
const said = (name: string | RegExp): string => plain(screen.getByRole("region", { name }));
const windowText = (): string => plain(screen.getByRole("complementary"));

describe("the window of an open way card", () => {
  test.each([
    [2, "Sie hat den Pfad 2 Felder vorgeschoben."],
    [-1, "Sie hat den Pfad 1 Feld zurückgeschoben."],
    [-3, "Sie hat den Pfad 3 Felder zurückgeschoben."],
  ])("says which way %i has pushed the path", (value, sentence) => {
    const { view, ...props } = propsAt("choose");
    const open = [{ way: "way_hel_1" as const, value, by: null, state: "bare" as const }];
    const info = infoOf("way:way_hel_1", { ...props, view: { ...view, way_open: open } });
    render(<div data-testid="window">{info?.body}</div>);
    expect(plain(screen.getByTestId("window"))).toContain(sentence);
  });
});

describe("the board as it is read", () => {
  test("the path is a list of spaces with what lies there and who stands there", () => {
    render(<Board {...propsAt("choose")} />);
    const strip = screen.getByRole("region", { name: /Der lange Pfad: 36 Felder/ });
    expect(within(strip).getAllByRole("listitem")).toHaveLength(36);
    expect(
      within(strip).getByRole("button", { name: /Feld 4, heller Wegmarker: eine Götterkarte/ }),
    ).toBeTruthy();
    expect(
      within(strip).getByRole("button", { name: /Feld 1, hier steht deine Figur.*Tove/ }),
    ).toBeTruthy();
  });

  test("on the sea the path is a longboat", () => {
    render(<Board {...propsAt("boat")} />);
    expect(screen.getByRole("region", { name: /Das Langboot/ })).toBeTruthy();
  });

  test("a hand card says where it ends and what it brings, before it is chosen", () => {
    render(<Board {...propsAt("choose")} />);
    const card = screen.getByRole("button", { name: /^Gorm, der Zimmermann/ });
    expect(card.getAttribute("aria-label")).toContain("Feld 4: eine Götterkarte");
    expect(plain(card)).toContain("Feld 4");
  });

  test("tapping a hand card taps the play of it with its action", () => {
    const props = propsAt("choose");
    render(<Board {...props} />);
    fireEvent.click(screen.getByRole("button", { name: /^Gorm/ }));
    expect(props.tap).toHaveBeenCalledWith({ type: "choose_card", card: "start_4", use: true });
  });

  test("an armed card shows its end on the path", () => {
    const { legal } = momentNamed("choose");
    render(<Board {...propsAt("choose", { armed: legal.find(isPlay) ?? null })} />);
    expect(screen.getByRole("button", { name: /Feld 4.*hier würdest du landen/ })).toBeTruthy();
    expect(screen.getByRole("button", { name: /^Gorm/ }).getAttribute("aria-pressed")).toBe("true");
  });

  test("after the own choice it says who is missing, and the chosen card stays marked", () => {
    render(<Board {...propsAt("chosen")} />);
    expect(plain(screen.getByRole("status"))).toMatch(/^Gewählt – es fehlen \d: .*Leif/);
    expect(screen.getByRole("button", { name: /gewählt/ })).toBeTruthy();
  });

  test("of contradicting way cards each says whether it holds", () => {
    render(<Board {...propsAt("overruled")} />);
    expect(said("Wegkarten")).toMatch(/Gilt nicht: .+ sagt etwas anderes\./);
  });

  test("supply and Valhalla are there at any time, the saga can be folded", () => {
    render(<Board {...propsAt("recruit")} />);
    expect(said("Dein Vorrat")).toContain("die Reihenfolge kennt niemand");
    expect(said("Dein Walhalla")).toContain("nur du siehst");
    const tale = screen.getByText(/^An langen Tischen sitzen eure Ahnen/);
    expect(tale.closest("details")?.open).toBe(true);
  });

  test("the display says the price now and in the next round", () => {
    const props = propsAt("recruit");
    render(<Board {...props} />);
    const lysa = screen.getByRole("button", { name: /Lysa.*Gold danach \d+ noch \d/ });
    fireEvent.click(lysa);
    expect(props.tap).toHaveBeenCalledWith({ type: "recruit", viking: "ljo_light" });
  });

  test("the journey marks where it is", () => {
    render(<Board {...propsAt("boat")} />);
    const journey = screen.getByRole("region", { name: "Die Reise" });
    expect(plain(journey.querySelector("[aria-current=step]"))).toContain("Heringsschwärme");
  });

  test.each(["recruit", "choose", "finished"])("axe finds nothing to say: %s", async (name) => {
    const { container } = render(<Board {...propsAt(name)} />);
    const { violations } = await axe.run(container, {
      rules: { region: { enabled: false }, "color-contrast": { enabled: false } },
    });
    expect(violations).toEqual([]);
  });

  test("a spectator sees the table without a hand", () => {
    const { view } = momentNamed("choose");
    const seen = { ...view, you: null };
    render(<Board {...propsAt("choose", { view: seen, legal: [], ownSeat: null })} />);
    expect(screen.queryByRole("region", { name: "Deine Hand" })).toBeNull();
    expect(screen.getByRole("region", { name: /Der lange Pfad/ })).toBeTruthy();
  });
});

describe("info windows", () => {
  test("a space says what it gives, who stands there, and which cards lead there", () => {
    render(<Board {...propsAt("choose")} />);
    fireEvent.click(screen.getByRole("button", { name: /^Feld 4,/ }));
    expect(windowText()).toContain("Wer hier landet, bekommt: eine Götterkarte.");
    expect(windowText()).toContain("Hier landest du mit Gorm.");
  });

  test("a way card says what it did and whether it holds", () => {
    render(<Board {...propsAt("overruled")} />);
    const ways = screen.getByRole("region", { name: "Wegkarten" });
    const [first] = within(ways).getAllByRole("button");
    if (first) fireEvent.click(first);
    expect(windowText()).toMatch(/Sie hat den Pfad/);
  });

  test("a viking says its movement, helmets and price", () => {
    render(<Board {...propsAt("choose")} />);
    fireEvent.click(screen.getByRole("button", { name: /Eyja/ }));
    expect(windowText()).toContain("In der Auslage kostet er");
    expect(windowText()).toContain("Bewegt deine Figur um 5");
  });

  test("a leg of the journey brings its saga", () => {
    render(<Board {...propsAt("choose")} />);
    fireEvent.click(screen.getByRole("button", { name: /Heringsschwärme/ }));
    expect(windowText()).toContain("Das Meer glänzt silbern");
  });
});

describe("what is told one by one", () => {
  const { view } = momentNamed("chosen");
  const moved = { type: "moved", seat: 0, before: 0, auto: false };
  const pushed = { type: "way_revealed", before: 1, after: view.shift, auto: false };

  test("figures and path stay where they were until their step is told", () => {
    expect(shiftShown(view, [pushed])).toBe(1);
    expect(figuresShown(view, [pushed, moved])[0]).toEqual({ seat: 0, index: 0, space: 1 });
    expect(figuresShown(view, [])[0]?.space).toBe(view.seats[0]?.space);
  });

  test("a number that is more than the card's is taken apart", () => {
    const parts = { ...moved, move: 3, number: 5, chosen: null, by_way: 1, added: 1 };
    const { container } = render(<Board {...propsAt("chosen", { told: [parts as never] })} />);
    expect(plain(container.querySelector(".move-parts"))).toBe(
      "Karte 3, durch Wegkarten 1, dazu 1: macht 5",
    );
  });
});

describe("the box", () => {
  test("each answer about a movement says where it ends", () => {
    const props = propsAt("number");
    render(<Asking {...props} />);
    const answers = screen.getAllByRole("button");
    expect(answers).toHaveLength(9);
    expect(answers.every((answer) => /Feld \d+:|Ende|Sturz/.test(plain(answer)))).toBe(true);
    const [, second] = answers;
    if (second) fireEvent.click(second);
    expect(props.tap).toHaveBeenCalledWith(props.legal[1]);
  });

  test("gods are offered by name with what they do", () => {
    render(<Asking {...propsAt("god")} />);
    expect(screen.getByRole("button", { name: /Heimdall.*Sofort: Rücke 1 bis 8/ })).toBeTruthy();
  });

  test("leaving says what it costs, going on what follows", () => {
    render(<Asking {...propsAt("decide")} />);
    expect(screen.getByRole("button", { name: /Steig aus.*Das kostet dich nichts/ })).toBeTruthy();
    expect(screen.getByRole("button", { name: /Zieh weiter.*noch eine Karte/ })).toBeTruthy();
  });

  test("a card with an action can be played without it from the box", () => {
    const { legal } = momentNamed("boat");
    const play = legal.find((each) => isPlay(each) && each.card === "ljo_light" && each.use);
    const without: Action = { type: "choose_card", card: "ljo_light", use: false };
    if (!play) throw new Error("no such play");
    const props = propsAt("boat", { armed: play });
    render(<Consequences {...props} action={play} />);
    fireEvent.click(screen.getByRole("button", { name: /Ohne die Aktion spielen/ }));
    expect(props.tap).toHaveBeenCalledWith(without);
    expect(titleOf(play, props)).toMatch(/^Lysa: Feld \d+/);
  });
});

describe("the seats", () => {
  test("gold, place, points and whether it has chosen", () => {
    const props = propsAt("chosen");
    const { container } = render(<Tally {...props} seat={0} />);
    expect(plain(container)).toContain("gewählt");
    expect(plain(container)).toContain("Siegpunkte");
    expect(plain(container)).toMatch(/Platz \d · zieht \d/);
  });

  test("the header says adventure and stage", () => {
    const { view } = momentNamed("chosen");
    const { container } = render(<Progress view={view} />);
    expect(plain(container.querySelector(".long"))).toBe(
      `Abenteuer 1 von 8 · Etappe ${view.stage}`,
    );
  });
});
