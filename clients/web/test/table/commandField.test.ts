import { expect, test } from "vitest";
import { type CommandWord, matching, understand, withNumber } from "../../src/table/commandField";

const german: Record<CommandWord, string> = {
  list: "liste",
  clock: "uhr",
  log: "log",
  hand: "hand",
  state: "stand",
  back: "zurück",
  draw: "remis",
  resign: "aufgeben",
  go: "weiter",
};
const said = (input: string) => understand(input, 3, (name) => german[name]);

test("a number picks the action with that number", () => {
  expect(said(" 2 ")).toEqual({ kind: "pick", index: 1 });
});

test("a number that is not in the list is named", () => {
  expect(said("4")).toEqual({ kind: "no-such-number", number: 4 });
  expect(said("0")).toEqual({ kind: "no-such-number", number: 0 });
});

test("a word of the house is a command, with or without its accents", () => {
  expect(said("Uhr")).toEqual({ kind: "word", word: "clock" });
  expect(said("zuruck")).toEqual({ kind: "word", word: "back" });
  expect(said("?")).toEqual({ kind: "word", word: "list" });
});

test("other words filter the sentences that hold all of them", () => {
  const heard = said("leg münz");
  expect(heard).toEqual({ kind: "filter", words: ["leg", "munz"] });
  expect(matching(["Leg Münzen 2.", "Leg Korn 3.", "Stiehl Münzen."], ["leg", "munz"])).toEqual([
    0,
  ]);
});

test("an empty field asks nothing", () => {
  expect(said("  ")).toEqual({ kind: "nothing" });
});

test("a number that is no place in the list means that amount, where one number alone differs", () => {
  const bid = (amount: number) => ({ type: "bid", lot: 3, amount });
  const pass = { type: "pass_bid", lot: 3 };
  expect(withNumber([bid(70), bid(110), pass], 130)).toEqual(bid(130));
  expect(withNumber([pass], 130)).toBeNull();
  const trade = (target_seat: number) => ({ type: "trade", target_seat });
  expect(withNumber([trade(1), trade(2)], 130)).toBeNull();
  expect(withNumber([], 130)).toBeNull();
});
