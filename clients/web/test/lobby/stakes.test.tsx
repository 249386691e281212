/** Rated or friendly, for how much, and the warning that comes before a game of unequal players. */
import { cleanup, render, screen, waitFor } from "@testing-library/preact";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { GapWarning } from "../../src/lobby/GapWarning";
import { StakeChoice } from "../../src/lobby/StakeChoice";
import { useSend } from "../../src/lobby/useSend";
import type { Answer } from "../../src/net/follower";
import { house } from "../../src/net/house";
import type { Terms } from "../../src/net/wire";
import { someTerms } from "../wire";

afterEach(cleanup);

function be(guest: boolean, taler: number) {
  const person = { user: "u1", name: "Astrid", guest };
  house.person.value = person;
  house.you.value = { type: "you", person, bot: false, admin: false, taler };
}

describe("whether a game counts", () => {
  const chosen: Partial<Terms>[] = [];
  beforeEach(() => {
    chosen.length = 0;
  });
  const show = (terms: Terms) =>
    render(<StakeChoice terms={terms} onChange={(part) => chosen.push(part)} />);

  test("is no question for a guest, who is told what an account is good for", () => {
    be(true, 0);
    show(someTerms());
    expect(screen.queryByRole("radio")).toBeNull();
    expect(screen.getByRole("link").getAttribute("href")).toBe("/account");
  });

  test("is asked of whoever has an account; a friendly game is for no stake", () => {
    be(false, 100);
    show(someTerms({ kind: "rated", stake: 20 }));
    screen.getByLabelText("Freundschaft", { exact: false }).click();
    screen.getByLabelText("50 Taler").click();
    expect(chosen).toEqual([
      { kind: "friendly", stake: 0 },
      { kind: "rated", stake: 50 },
    ]);
  });

  test("the stake is at most what one has, which stands beside it", () => {
    be(false, 25);
    show(someTerms({ kind: "rated" }));
    expect(screen.getByText(/Du hast 25 Taler/)).toBeTruthy();
    expect(screen.queryByLabelText("20 Taler")).not.toBeNull();
    expect(screen.queryByLabelText("50 Taler")).toBeNull();
  });
});

describe("ratings far apart", () => {
  const asked: unknown[] = [];
  function Taking() {
    const sending = useSend();
    const take = () =>
      void sending
        .send({ type: "take_seek", seek: "S", gap_confirmed: false })
        .then((answer) => asked.push(answer?.type ?? null));
    return (
      <>
        <button type="button" onClick={take}>
          take
        </button>
        <GapWarning sending={sending} />
      </>
    );
  }
  beforeEach(() => {
    asked.length = 0;
    house.ask = async (ask) => {
      const isConfirmed = "gap_confirmed" in ask && ask.gap_confirmed;
      asked.push(isConfirmed);
      const facts = { gap: 70_000, by: "you" };
      return (
        isConfirmed
          ? { type: "ok", cmd_id: "1", vseq: null, result: { table: "S" }, duplicate: false }
          : { type: "error", cmd_id: "1", code: "rating_gap", rule: null, facts }
      ) as Answer;
    };
    render(<Taking />);
    screen.getByText("take").click();
  });

  test("are played for only after one has read by how much, and asks again", async () => {
    await waitFor(() => screen.getByText(/Eure Wertungen liegen 700 auseinander/));
    screen.getByText("Trotzdem gewertet spielen").click();
    await waitFor(() => expect(asked).toEqual([false, true, "ok"]));
    expect(screen.queryByRole("dialog", { hidden: true })).toBeNull();
  });

  test("are left alone by whoever does not want it", async () => {
    await waitFor(() => screen.getByText("Abbrechen"));
    screen.getByText("Abbrechen").click();
    await waitFor(() => expect(asked).toEqual([false, null]));
  });
});
