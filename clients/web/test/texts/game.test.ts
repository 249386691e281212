import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { settings } from "../../src/settings/settings";
import { gameSentence, gameText, learn } from "../../src/texts/game";

const TEXTS = `
name = Bagalut
value-coin-7 = Münzen 7
event-stolen = { $seat_you ->
    [yes] Du stiehlst { $card }.
   *[no] { $seat } stiehlt { $card }.
  }
`;

const fetched = vi.fn<typeof fetch>();

beforeEach(() => vi.stubGlobal("fetch", fetched));
afterEach(() => vi.unstubAllGlobals());

describe("the texts of a game", () => {
  test("are not there before they were fetched, and asked for again after a failure", async () => {
    fetched.mockResolvedValueOnce(new Response("", { status: 503 }));
    await expect(learn("bagalut", "de")).rejects.toThrow("503");
    expect(gameText("bagalut", "name")).toBeNull();
    fetched.mockResolvedValueOnce(new Response(TEXTS));
    await learn("bagalut", "de");
    expect(fetched).toHaveBeenLastCalledWith("/texts/bagalut/de.ftl");
    expect(gameText("bagalut", "name")).toBe("Bagalut");
  });

  test("are fetched once", async () => {
    const before = fetched.mock.calls.length;
    await learn("bagalut", "de");
    expect(fetched.mock.calls.length).toBe(before);
  });

  test("of two games that are met at once are both learnt", async () => {
    fetched.mockImplementation(async (path) => new Response(`name = ${path}`));
    await Promise.all([learn("suleika", "de"), learn("kuhhandel", "de")]);
    expect(gameText("suleika", "name")).toBe("/texts/suleika/de.ftl");
    expect(gameText("kuhhandel", "name")).toBe("/texts/kuhhandel/de.ftl");
  });

  test("tell an event from where the reader sits", () => {
    const event = { type: "stolen", seat: 0, card: "coin-7" };
    const table = { game: "bagalut", nameOf: () => "Anna" };
    expect(gameSentence({ ...table, ownSeat: 0 }, "event-stolen", event)).toBe(
      "Du stiehlst Münzen 7.",
    );
    expect(gameSentence({ ...table, ownSeat: 1 }, "event-stolen", event)).toBe(
      "Anna stiehlt Münzen 7.",
    );
  });

  test("may lack a message", () => {
    expect(gameText("bagalut", "level-strong")).toBeNull();
  });

  test("are told in the language that is at hand until the other one is learnt", async () => {
    settings.value = { ...settings.value, language: "en" };
    expect(gameText("bagalut", "value-coin-7")).toBe("Münzen 7");
    fetched.mockResolvedValueOnce(new Response("value-coin-7 = Coins 7"));
    await learn("bagalut", "en");
    expect(gameText("bagalut", "value-coin-7")).toBe("Coins 7");
  });
});
