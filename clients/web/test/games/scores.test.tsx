/** How the final scores come about, in the words of each game. */
import { render } from "@testing-library/preact";
import type { ComponentChild } from "preact";
import { expect, test } from "vitest";
import { Score as BagalutScore } from "../../src/games/bagalut/status";
import { Score as FjordScore } from "../../src/games/battlefjord/status";
import { Score as SagaScore } from "../../src/games/wikinger_saga/status";
import { MIDGAME, viewOf } from "./bagalut/views";
import { propsAt as fjordAt } from "./battlefjord/moments";
import { propsAt as sagaAt } from "./wikinger_saga/moments";

const told = (score: ComponentChild): string | null => render(<p>{score}</p>).container.textContent;

test("Bagalut is counted good by good, because three goods win and not the points", () => {
  const props = { ...fjordAt("placing"), legal: [], armed: null, view: viewOf(MIDGAME) };
  expect(told(<BagalutScore {...props} seat={0} />)).toBe(
    "Fische 13 (vorn) · Münzen 4 · Honigwein 3 · Schafe 12 (vorn) · Korn 2 (vorn)",
  );
});

test("Battlefjord is counted by tokens, cards, effects and halls; silver and goods break a tie", () => {
  const props = fjordAt("placing");
  const [own, other] = props.view.seats;
  const score = {
    ...own.score,
    effects: [
      { card: own.hand[0] ?? 1, fame: 3 },
      { card: own.hand[0] ?? 1, fame: 2 },
    ] as typeof own.score.effects,
  };
  const view = { ...props.view, seats: [{ ...own, score }, other] } as typeof props.view;
  expect(told(<FjordScore {...props} view={view} seat={0} />)).toBe(
    "Marker 6 · Karten 1 · Wirkungen 5 · Hallen 0; bei Gleichstand Silber 1, Waren 6",
  );
});

test("the saga is counted by the ladder, the helmets in Valhalla and a point for three gold", () => {
  const { view } = sagaAt("recruit");
  const [own, ...others] = view.seats;
  const score = { total: 19, ladder: 12, helmets: 5, gold: 7, gold_points: 2, valhalla: [] };
  const counted = { ...view, seats: [{ ...own, score }, ...others] } as typeof view;
  expect(told(<SagaScore view={counted} seat={0} />)).toBe(
    "Leiter 12 · Helme in Walhalla 5 · Gold 2 (für 7)",
  );
  expect(told(<SagaScore view={view} seat={0} />)).toBe("");
});
