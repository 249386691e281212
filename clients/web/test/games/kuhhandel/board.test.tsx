import { fireEvent, render, screen, within } from "@testing-library/preact";
import axe from "axe-core";
import { describe, expect, test, vi } from "vitest";
import { Asked } from "../../../src/games/kuhhandel/Asked";
import { Board } from "../../../src/games/kuhhandel/Board";
import type { Action } from "../../../src/games/kuhhandel/farm";
import { cardsOf, moneyOf, withCard } from "../../../src/games/kuhhandel/farm";
import { Progress, Tally } from "../../../src/games/kuhhandel/status";
import { answerView, biddingView, HAND, money, payView, propsOf, turnView, viewOf } from "./views";

const press = (name: string | RegExp): void =>
  void fireEvent.click(screen.getByRole("button", { name }));
const plain = (text: string | null | undefined): string => (text ?? "").replace(/\s+/g, " ").trim();

describe("money", () => {
  test("cards stay cards: what is chosen travels as so many of each", () => {
    const ids = cardsOf(HAND).map(({ id }) => id);
    expect(ids).toEqual(["zero-0", "ten-0", "ten-1", "ten-2", "fifty-0", "hundred-0"]);
    expect(moneyOf(cardsOf(HAND))).toEqual(HAND);
    expect(withCard(["trade:1:pig", "ten-0"], "ten-0")).toEqual(["trade:1:pig"]);
  });
});

describe("the board as it is read", () => {
  test("animals and farmers are a table with heads for both", () => {
    render(<Board {...propsOf(viewOf())} />);
    const table = screen.getByRole("table");
    const [, own, , leif] = within(table).getAllByRole("row");
    const cells = (row: HTMLElement | undefined): string[] =>
      row
        ? within(row)
            .getAllByRole("cell")
            .map((cell) => plain(cell.textContent))
        : [];
    expect(cells(own)).toEqual([
      "–keine",
      "–keine",
      "1",
      "–keine",
      "–keine",
      "–keine",
      "–keine",
      "1",
      "–keine",
      "–keine",
    ]);
    expect(cells(leif)[1]).toBe("4, Quartett");
    expect(within(table).getByRole("button", { name: /^Kuh ?, Quartett ?800$/ })).toBeTruthy();
  });

  test("the auction says animal, price, leader, stage and who sells", () => {
    render(<Board {...propsOf(biddingView(), { runsOut: performance.now() + 4_500 })} />);
    const stage = screen.getByRole("region", { name: "Worum es geht" });
    expect(plain(stage.textContent)).toContain("Höchstes Gebot 130");
    expect(plain(stage.textContent)).toContain("Zum Ersten");
    expect(plain(stage.textContent)).toContain("10. Tier, versteigert von Leif");
    expect(screen.getByRole("timer").textContent).toBe("noch 5 Sekunden");
    expect(screen.getByRole("timer").getAttribute("aria-live")).toBe("off");
    const now = stage.querySelector("[aria-current=step]");
    expect(now?.textContent).toBe("zum Ersten");
  });

  test("axe finds nothing to say", async () => {
    const { container } = render(<Board {...propsOf(payView())} />);
    const { violations } = await axe.run(container, {
      rules: { region: { enabled: false }, "color-contrast": { enabled: false } },
    });
    expect(violations).toEqual([]);
  });

  test("the window of an animal says what it counts, who has some and what one can do", () => {
    render(<Board {...propsOf(turnView())} />);
    press(/^Schwein ?, Quartett ?650$/);
    const window = screen.getByRole("complementary");
    expect(plain(window.textContent)).toContain("Ein Quartett davon zählt 650.");
    expect(plain(window.textContent)).toContain("Darum kannst du jetzt handeln: Tove.");
  });
});

describe("bidding", () => {
  const bid = (amount: number): Action => ({ type: "bid", lot: 10, attempt: 1, amount });

  test("each button has its amount on it and bids it with one press", () => {
    const act = vi.fn();
    render(<Asked {...propsOf(biddingView(), { act })} />);
    press("140 bieten");
    press(/^150 bieten/);
    press(/^180 bieten/);
    expect(act.mock.calls).toEqual([[bid(140)], [bid(150)], [bid(180)]]);
    expect(screen.getByRole("heading", { name: "Kuh: Tove bietet 130" })).toBeTruthy();
  });

  test("a bid above the own money is marked and not hindered", () => {
    const act = vi.fn();
    render(<Asked {...propsOf(biddingView(), { act })} />);
    press("230 bieten 50 mehr, als du hast");
    expect(act).toHaveBeenCalledWith(bid(230));
  });

  test("the stepper goes in tens, by keys too, and follows a higher bid", () => {
    const act = vi.fn();
    const { rerender } = render(<Asked {...propsOf(biddingView(), { act })} />);
    press("10 mehr");
    fireEvent.keyDown(screen.getByRole("textbox"), { key: "ArrowUp" });
    press("160 bieten");
    const view = biddingView({ high: 200 });
    view.ask = {
      bid: { min: 210, max: 270, step: 10, last_bidder: true },
      pay: null,
      trades: null,
      offer: null,
    };
    rerender(<Asked {...propsOf(view, { act })} />);
    press("210 bieten");
    expect(act.mock.calls).toEqual([[bid(160)], [bid(210)]]);
    expect(screen.getByText("Niemand sonst kann dein Gebot noch überbieten.")).toBeTruthy();
  });

  test("passing names its auction", () => {
    const act = vi.fn();
    render(<Asked {...propsOf(biddingView(), { act })} />);
    press("Passen");
    expect(act).toHaveBeenCalledWith({ type: "pass_bid", lot: 10, attempt: 1 });
  });

  test("without a line the buttons say why", () => {
    const act = vi.fn();
    render(<Asked {...propsOf(biddingView(), { act, hindrance: "nicht verbunden" })} />);
    press(/^140 bieten/);
    expect(act).not.toHaveBeenCalled();
  });
});

describe("paying", () => {
  test("cards are chosen in the own money, without change", () => {
    const choose = vi.fn();
    render(<Board {...propsOf(payView(), { choose, draft: ["ten-0"] })} />);
    const cards = screen.getByRole("list", { name: "Geldkarten, mehrere wählbar" });
    expect(within(cards).getAllByRole("checkbox")).toHaveLength(6);
    fireEvent.click(within(cards).getByRole("checkbox", { name: "Geldkarte 100" }));
    expect(choose).toHaveBeenCalledWith(["ten-0", "hundred-0"]);
  });

  test("too little is not paid, enough is, with just these cards", () => {
    const act = vi.fn();
    const { rerender } = render(<Asked {...propsOf(payView(), { act, draft: ["fifty-0"] })} />);
    press(/^50 zahlen/);
    expect(act).not.toHaveBeenCalled();
    rerender(<Asked {...propsOf(payView(), { act, draft: ["hundred-0", "fifty-0"] })} />);
    press("150 zahlen");
    expect(act).toHaveBeenCalledWith({ type: "pay", cards: money({ fifty: 1, hundred: 1 }) });
  });

  test("what fits best is suggested", () => {
    const choose = vi.fn();
    const cards = money({ ten: 3, hundred: 1 });
    render(<Asked {...propsOf(payView(), { choose, legal: [{ type: "pay", cards }] })} />);
    press("Passend wählen: 100 + 10 + 10 + 10");
    expect(choose).toHaveBeenCalledWith(["ten-0", "ten-1", "ten-2", "hundred-0"]);
  });
});

describe("a trade", () => {
  test("whom and for what is chosen first, then the cards", () => {
    const choose = vi.fn();
    render(<Asked {...propsOf(turnView(), { choose, legal: [{ type: "auction" }] })} />);
    press("Tove: Schwein");
    expect(choose).toHaveBeenCalledWith(["trade:1:pig"]);
    expect(screen.getByRole("button", { name: "Tier versteigern" })).toBeTruthy();
  });

  test("an offer goes out with the chosen cards, and never empty", () => {
    const act = vi.fn();
    const draft = ["trade:1:pig"];
    const { rerender } = render(<Asked {...propsOf(turnView(), { act, draft })} />);
    press(/^Nichts bieten/);
    expect(act).not.toHaveBeenCalled();
    rerender(<Asked {...propsOf(turnView(), { act, draft: [...draft, "zero-0", "ten-0"] })} />);
    press("2 Karten bieten");
    const cards = money({ zero: 1, ten: 1 });
    expect(act).toHaveBeenCalledWith({ type: "trade_offer", target_seat: 1, animal: "pig", cards });
  });

  test("while it is secret, the own money is covered until the eye is opened", () => {
    render(<Board {...propsOf(answerView())} />);
    expect(screen.queryAllByRole("checkbox")).toHaveLength(0);
    expect(document.body.textContent).not.toContain("180");
    press("zeigen");
    expect(screen.getAllByRole("checkbox")).toHaveLength(6);
  });

  test("the answer: take the covered cards, or counter with own ones", () => {
    const act = vi.fn();
    const legal: Action[] = [{ type: "trade_accept" }];
    render(<Asked {...propsOf(answerView(), { act, legal, draft: ["ten-0"] })} />);
    expect(screen.getByText(/^Annehmen: Du nimmst die 3 verdeckten Karten von/)).toBeTruthy();
    press("Annehmen");
    press("Mit einer Karte gegenbieten");
    expect(act.mock.calls).toEqual([
      [{ type: "trade_accept" }],
      [{ type: "trade_counter", cards: money({ ten: 1 }) }],
    ]);
  });
});

test("a farmer's line says what the seat does, its cards and points", () => {
  const { container } = render(
    <>
      <Tally {...propsOf(biddingView())} seat={1} />
      <Tally {...propsOf(biddingView())} seat={2} />
      <Progress {...propsOf(biddingView())} />
    </>,
  );
  expect([...container.querySelectorAll("p")].map((line) => plain(line.textContent))).toEqual([
    "führt 1307 Karten0 Punkte",
    "versteigerteine Karte40 Punkte",
    "10. von 40 Tieren",
  ]);
});
