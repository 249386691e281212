import { act, fireEvent, render, screen } from "@testing-library/preact";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { route } from "../../src/app/router";
import { LinkScreen } from "../../src/lobby/LinkScreen";
import { house } from "../../src/net/house";
import type { Link } from "../../src/net/wire";
import { INERT_MS } from "../../src/parts/OfferStrip";
import { learnBagalut } from "../gameTexts";
import { FakeLine } from "../line";
import { aLink, aRefusal, aWelcome, someTerms } from "../wire";

let line: FakeLine;
beforeEach(async () => {
  localStorage.clear();
  await learnBagalut();
  line = new FakeLine();
  house.speakOver(line);
  house.told(aWelcome());
  history.replaceState(null, "", "/c/L");
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(() => {
  house.leaveLink("L");
  vi.useRealTimers();
});

function open(part: Partial<Link>): void {
  render(<LinkScreen route={{ name: "challenge", code: "L" }} />);
  hear(part);
}
const hear = (part: Partial<Link>) => act(() => house.told(aLink(part)));
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const tove = { user: "u2", name: "Tove", guest: true };
const faster = someTerms({
  time_control: { kind: "fischer", base_ms: 180_000, inc_ms: 2_000, cap_ms: null },
});

describe("who was sent the link", () => {
  test("reads the terms in a sentence and plays with one press", () => {
    open({ you: "opponent" });
    expect(screen.getByText("Astrid fordert dich heraus")).toBeTruthy();
    expect(screen.getByText(/5 Minuten plus 3 Sekunden/)).toBeTruthy();
    press("Mitspielen");
    expect(line.asked).toEqual([{ type: "accept_link", link: "L", rev: 1, gap_confirmed: false }]);
  });

  test("goes to the table when it has started", () => {
    open({ you: "opponent" });
    hear({ you: "opponent", state: "started" });
    expect(route.value).toMatchObject({ name: "table", id: "L" });
  });
});

describe("a counter-offer", () => {
  function countered(): void {
    open({ you: "challenger" });
    hear({ you: "challenger", rev: 2, terms: faster, opponent: tove, answer_by: "challenger" });
  }

  test("marks what has changed, in bold and by a word", () => {
    countered();
    expect(document.querySelector(".terms-sentence strong")?.textContent).toBe(
      "3 Minuten plus 2 Sekunden neu",
    );
  });

  test("cannot be accepted in the first moment: the tap was meant for other terms", async () => {
    countered();
    press("Mitspielen");
    expect(line.asked).toEqual([]);
    await act(async () => {
      await vi.advanceTimersByTimeAsync(INERT_MS);
    });
    press("Mitspielen");
    expect(line.asked).toEqual([{ type: "accept_link", link: "L", rev: 2, gap_confirmed: false }]);
  });

  test("is still marked after a reload", () => {
    countered();
    document.body.innerHTML = "";
    open({ you: "challenger", rev: 2, terms: faster, opponent: tove, answer_by: "challenger" });
    expect(document.querySelector(".terms-sentence strong")).toBeTruthy();
  });
});

describe("who made the link", () => {
  test("gets the address to pass on, and can take it back", () => {
    open({ you: "challenger" });
    expect(screen.getByText(`${location.origin}/c/L`)).toBeTruthy();
    press("Zurückziehen");
    expect(line.asked).toEqual([{ type: "cancel_link", link: "L" }]);
  });

  test("waits for the other one's answer after that one has looked in", () => {
    open({ you: "challenger", rev: 3, opponent: tove, answer_by: "opponent" });
    expect(screen.getByText(/^Tove ist dran und überlegt/)).toBeTruthy();
  });
});

test("a third one learns that it is not meant for him", () => {
  open({ you: "visitor", opponent: tove });
  expect(screen.getByText("Diese Herausforderung gilt jemand anderem.")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Mitspielen" })).toBeNull();
});

test.each([
  ["declined", "Die Herausforderung wurde abgelehnt."],
  ["cancelled", "Die Herausforderung wurde zurückgezogen."],
  ["expired", "Die Herausforderung ist abgelaufen."],
  ["failed", "Die Partie konnte nicht beginnen."],
] as const)("a challenge that is %s says so", (state, sentence) => {
  open({ state });
  expect(screen.getByText(sentence)).toBeTruthy();
});

test("an address that leads nowhere says so", () => {
  render(<LinkScreen route={{ name: "challenge", code: "L" }} />);
  act(() => house.shut({ kind: "link", id: "L" }, aRefusal({ code: "not_found" })));
  expect(screen.getByText("Das gibt es nicht mehr.")).toBeTruthy();
});
