import { fireEvent, render, screen, within } from "@testing-library/preact";
import axe from "axe-core";
import { describe, expect, test, vi } from "vitest";
import { Asked } from "../../../src/games/kuhhandel/Asked";
import { Board } from "../../../src/games/kuhhandel/Board";
import type { Action, View } from "../../../src/games/kuhhandel/farm";
import { cardsOf, moneyOf, withCard } from "../../../src/games/kuhhandel/farm";
import { Progress, Score, Tally } from "../../../src/games/kuhhandel/status";
import { change } from "../../../src/settings/settings";
import {
  answerView,
  biddingView,
  HAND,
  money,
  payView,
  propsOf,
  sold,
  turnView,
  viewOf,
} from "./views";

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

  test("before the first animal it is told once how many there are", () => {
    render(<Board {...propsOf(viewOf({ phase: "turn", auction: null, stack_left: 40 }))} />);
    expect(screen.getAllByText("Noch 40 Tiere im Stapel")).toHaveLength(1);
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

  test("passing takes two presses at two places, and names its auction", () => {
    const act = vi.fn();
    render(<Asked {...propsOf(biddingView(), { act })} />);
    press("Passen");
    press("Passen");
    expect(act).not.toHaveBeenCalled();
    press("Ja, passen");
    expect(act.mock.calls).toEqual([[{ type: "pass_bid", lot: 10, attempt: 1 }]]);
  });

  test("who leads is asked before raising the own bid, until the price is another", () => {
    const act = vi.fn();
    const leading = biddingView({ leader_seat: 0 });
    const { rerender } = render(<Asked {...propsOf(leading, { act })} />);
    expect(screen.getByText(/Es bleibt bei deinem Gebot/)).toBeTruthy();
    press(/^180 bieten/);
    expect(act).not.toHaveBeenCalled();
    press("Ja, von 130 auf 180");
    expect(act.mock.calls).toEqual([[bid(180)]]);
    press(/^180 bieten/);
    rerender(<Asked {...propsOf(biddingView({ high: 140 }), { act })} />);
    expect(screen.queryByRole("button", { name: /^Ja,/ })).toBeNull();
  });

  test("with one tap for everything nothing is asked first", () => {
    const act = vi.fn();
    change({ confirm: "one" });
    render(<Asked {...propsOf(biddingView(), { act })} />);
    press("Passen");
    expect(act).toHaveBeenCalledWith({ type: "pass_bid", lot: 10, attempt: 1 });
    change({ confirm: "two" });
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

  test("what fits best lies ready, and again after a press", () => {
    const choose = vi.fn();
    const cards = money({ ten: 3, hundred: 1 });
    const fitting = ["ten-0", "ten-1", "ten-2", "hundred-0"];
    const legal: Action[] = [{ type: "pay", cards }];
    const { rerender } = render(<Asked {...propsOf(payView(), { choose, legal })} />);
    expect(choose.mock.calls).toEqual([[fitting]]);
    rerender(<Asked {...propsOf(payView(), { choose, legal, draft: ["fifty-0"] })} />);
    rerender(<Asked {...propsOf(payView(), { choose, legal })} />);
    press("Passend wählen");
    expect(choose.mock.calls).toEqual([[fitting], [fitting]]);
  });

  test("what fits best lies ready again when one is asked anew", () => {
    const choose = vi.fn();
    const legal = (): Action[] => [{ type: "pay", cards: money({ ten: 3, hundred: 1 }) }];
    const { rerender } = render(<Asked {...propsOf(payView(), { choose, legal: legal() })} />);
    rerender(<Asked {...propsOf(payView(), { choose, legal: legal() })} />);
    expect(choose).toHaveBeenCalledTimes(2);
  });

  test("what is paid too much is told before it is paid", () => {
    render(<Asked {...propsOf(payView(), { draft: ["hundred-0", "fifty-0"] })} />);
    expect(screen.getByText(/^Gewählt sind 150\. Davon sind 20 zu viel gezahlt/)).toBeTruthy();
  });
});

describe("selling", () => {
  test("both ways are told with the money they bring or cost", () => {
    const legal: Action[] = [{ type: "preempt" }, { type: "sell" }];
    const view = viewOf({
      phase: "preempt",
      auction: { ...sold, auctioneer_seat: 0, leader_seat: 1, high: 130 },
    });
    render(<Asked {...propsOf(view, { legal })} />);
    expect(screen.getByText(/^Verkaufst du, zahlt dir .*Tove.* 130\.$/)).toBeTruthy();
    expect(screen.getByText(/zahlst du 130 an .*Tove.*\. Du hast 180\./)).toBeTruthy();
  });
});

describe("a trade", () => {
  test("whom and for what is chosen first, then the cards", () => {
    const choose = vi.fn();
    render(<Asked {...propsOf(turnView(), { choose, legal: [{ type: "auction" }] })} />);
    press("Schwein von Tove");
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

  test("the offer after a tie is a new secret: the money is covered again", () => {
    const trading = (phase: View["phase"]) => <Board {...propsOf({ ...answerView(), phase })} />;
    const { rerender } = render(trading("trade_answer"));
    press("zeigen");
    expect(screen.queryAllByRole("checkbox").length).toBeGreaterThan(0);
    rerender(trading("trade_reoffer"));
    expect(screen.queryAllByRole("checkbox")).toEqual([]);
  });

  test("what is laid is told in words only while the money lies open", () => {
    const props = propsOf(answerView(), { draft: ["zero-0", "ten-0", "fifty-0"] });
    render(
      <>
        <Board {...props} />
        <Asked {...props} />
      </>,
    );
    expect(screen.queryByText(/^Du legst/)).toBeNull();
    press("zeigen");
    expect(screen.getByText("Du legst 3 Karten, zusammen 60, davon eine Null.")).toBeTruthy();
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

test("the end is counted line by line: the quartets, their sum, times their number", () => {
  const view = viewOf();
  const seats = view.seats.map((farmer, seat) => ({
    ...farmer,
    complete: [["rooster", "dog", "pig"] as const, ["horse"] as const, []][seat]?.slice() ?? [],
  }));
  const { container } = render(
    [0, 1, 2].map((seat) => (
      <p key={seat}>
        <Score {...propsOf({ ...view, seats })} seat={seat} />
      </p>
    )),
  );
  expect([...container.querySelectorAll("p")].map((line) => plain(line.textContent))).toEqual([
    "Hahn 10, Hund 160 und Schwein 650, zusammen 820, mal 3",
    "Pferd 1.000, ein Quartett",
    "kein Quartett",
  ]);
});

test("the head counts the animals from the first one on", () => {
  const { container } = render(<Progress {...propsOf(viewOf({ stack_left: 40 }))} />);
  expect(plain(container.querySelector(".in-words")?.textContent)).toBe("40 Tiere");
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
    "10. von 40 Tieren10/40",
  ]);
});
