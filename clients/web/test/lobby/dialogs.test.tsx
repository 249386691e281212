import { fireEvent, render, screen, waitFor } from "@testing-library/preact";
import { beforeEach, describe, expect, test } from "vitest";
import { route } from "../../src/app/router";
import { ChallengeDialog } from "../../src/lobby/ChallengeDialog";
import { ComputerDialog } from "../../src/lobby/ComputerDialog";
import { countAgainst } from "../../src/lobby/kept";
import { RenameDialog } from "../../src/lobby/RenameDialog";
import type { GameCard } from "../../src/net/api";
import { games, house } from "../../src/net/house";
import { learnBagalut } from "../gameTexts";
import { anOk, FakeLine } from "../line";
import { aRefusal, aWelcome } from "../wire";

const bagalut: GameCard = {
  id: "bagalut",
  seats: [2, 2],
  levels: ["easy", "medium", "strong"],
  rules_version: 1,
  options: {
    properties: {
      steal: { type: "boolean", default: true },
      swaps: { type: "integer", enum: [0, 1, 2], default: 1 },
      first_seat: { type: "integer", default: 0 },
    },
  },
};

let line: FakeLine;
beforeEach(async () => {
  localStorage.clear();
  await learnBagalut();
  line = new FakeLine();
  house.speakOver(line);
  house.told(aWelcome());
  games.value = [bagalut];
  history.replaceState(null, "", "/");
});

const choose = (name: string | RegExp) => fireEvent.click(screen.getByRole("radio", { name }));
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const sentence = () => document.querySelector(".terms-sentence")?.textContent;

describe("a challenge", () => {
  test("the sentence at the foot says what is chosen", () => {
    render(<ChallengeDialog whom={{ kind: "link" }} onClose={() => {}} />);
    expect(sentence()).toBe(
      "»Bagalut, Freundschaft, mit Stehlen, einmal tauschen, 10 Minuten plus 5 Sekunden; " +
        "das Los bestimmt, wer beginnt; normales Erzähltempo; alle dürfen zusehen.«",
    );
    choose("15 / 10");
    choose("wer annimmt");
    choose("ohne Stehlen");
    expect(sentence()).toBe(
      "»Bagalut, Freundschaft, ohne Stehlen, einmal tauschen, 15 Minuten, je Zug 10 Sekunden frei; " +
        "wer annimmt, beginnt; normales Erzähltempo; alle dürfen zusehen.«",
    );
  });

  test("what is sent is what was chosen, and leads to the page of the link", async () => {
    line.answer = anOk({ link: "L1" });
    render(<ChallengeDialog whom={{ kind: "link" }} onClose={() => {}} />);
    choose("5 + 3");
    choose("ich");
    press("Link machen");
    await waitFor(() => expect(route.value).toEqual({ name: "challenge", code: "L1" }));
    expect(line.asked).toMatchObject([
      {
        type: "open_link",
        gap_confirmed: false,
        terms: {
          game: "bagalut",
          options: { steal: true, swaps: 1 },
          time_control: { kind: "fischer", base_ms: 300_000, inc_ms: 3_000 },
          beginner: "challenger",
          kind: "friendly",
          stake: 0,
        },
      },
    ]);
  });

  test("an impossible own time is said, and cannot be sent", () => {
    render(<ChallengeDialog whom={{ kind: "link" }} onClose={() => {}} />);
    choose("eigene");
    fireEvent.input(screen.getByLabelText("Minuten für die Partie"), { target: { value: "2" } });
    fireEvent.input(screen.getByLabelText("Sekunden je Zug"), { target: { value: "0" } });
    expect(screen.getByText(/mindestens 3 Minuten/)).toBeTruthy();
    press("Link machen");
    expect(line.asked).toEqual([]);
    fireEvent.input(screen.getByLabelText("Sekunden je Zug"), { target: { value: "2" } });
    expect(sentence()).toContain("2 Minuten plus 2 Sekunden");
  });

  test("the last choices stand the next time", async () => {
    line.answer = anOk({ link: "L1" });
    const { unmount } = render(<ChallengeDialog whom={{ kind: "link" }} onClose={() => {}} />);
    choose("ohne Uhr");
    press("Link machen");
    await waitFor(() => expect(line.asked).toHaveLength(1));
    unmount();
    render(<ChallengeDialog whom={{ kind: "link" }} onClose={() => {}} />);
    expect(sentence()).toContain("ohne Uhr");
  });

  test("a refusal is said in the dialog", async () => {
    line.answer = aRefusal({ code: "limit", facts: { limit: 5 } });
    render(<ChallengeDialog whom={{ kind: "link" }} onClose={() => {}} />);
    press("Link machen");
    expect(await screen.findByText("Mehr davon geht gerade nicht.")).toBeTruthy();
  });
});

describe("against the computer", () => {
  test("strength, options and who begins are asked of the house, and lead to the table", async () => {
    line.answer = anOk({ table: "t9" });
    render(<ComputerDialog onClose={() => {}} />);
    choose(/^Mittel/);
    choose("zweimal tauschen");
    choose("ich");
    choose("nicht erlaubt");
    press("Spielen");
    await waitFor(() => expect(route.value).toMatchObject({ name: "table", id: "t9" }));
    expect(line.asked).toEqual([
      {
        type: "play_computer",
        game: "bagalut",
        options: { steal: true, swaps: 2 },
        level: "medium",
        beginner: "challenger",
        tempo: "normal",
        seats: 2,
        take_back: false,
      },
    ]);
  });

  test("how it went so far on this device stands beside each strength", () => {
    countAgainst("bagalut", "easy", "t1", "won");
    countAgainst("bagalut", "easy", "t2", "lost");
    countAgainst("bagalut", "easy", "t2", "lost"); // The same table, looked at again.
    countAgainst("bagalut", "strong", "t3", "drawn");
    render(<ComputerDialog onClose={() => {}} />);
    expect(screen.getByText(/Auf diesem Gerät: 1 gewonnen, 1 verloren\.$/)).toBeTruthy();
    expect(
      screen.getByText(/Auf diesem Gerät: 0 gewonnen, 1 unentschieden, 0 verloren\.$/),
    ).toBeTruthy();
  });

  test("options that cannot be combined are refused in the game's own words", async () => {
    line.answer = aRefusal({ code: "terms_invalid", rule: "no_interaction" });
    render(<ComputerDialog onClose={() => {}} />);
    press("Spielen");
    expect(
      await screen.findByText("Lass wenigstens das Stehlen oder das Tauschen im Spiel."),
    ).toBeTruthy();
  });
});

test("a new name is the one that the house gave", async () => {
  line.answer = anOk({ name: "Astrid-2" });
  render(<RenameDialog onClose={() => {}} />);
  fireEvent.input(screen.getByLabelText("Name"), { target: { value: " Astrid-2 " } });
  press("Übernehmen");
  await waitFor(() => expect(house.person.value?.name).toBe("Astrid-2"));
  expect(line.asked).toEqual([{ type: "rename", name: "Astrid-2" }]);
});
