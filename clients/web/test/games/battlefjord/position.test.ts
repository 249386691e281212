import { describe, expect, test } from "vitest";
import { FOLLOWERS } from "../../../src/games/battlefjord/content";
import {
  type Action,
  aimOf,
  bestHall,
  cardOutlook,
  fieldPlace,
  handPlace,
  type PlaceId,
  replyTo,
  slotPlace,
  targetsOf,
} from "../../../src/games/battlefjord/position";
import { momentNamed } from "./moments";

const placesIn = (name: string, draft: readonly string[] = []): string[] =>
  [...targetsOf(momentNamed(name).legal, draft).keys()].sort();

function reply(
  name: string,
  place: PlaceId,
  armed: Action | null = null,
  draft: readonly string[] = [],
) {
  const { view, legal } = momentNamed(name);
  return replyTo(place, targetsOf(legal, draft).get(place) ?? [], armed, draft, view);
}

describe("bright places", () => {
  test("are exactly those that occur in what is legal", () => {
    const fields = momentNamed("placing").legal.map((a) => (a.type === "place" ? a.field : 0));
    expect(placesIn("placing")).toEqual(fields.map(fieldPlace).sort());
    expect(placesIn("actions")).toEqual(["field-3", "field-5", "field-6", "slot-2", "slot-5"]);
    expect(placesIn("theirs")).toEqual([]);
  });

  test("while a pennant is being moved are its ways only", () => {
    expect(placesIn("mist")).toContain("field-6");
    const mist = fieldPlace(9);
    expect(placesIn("mist", [mist])).toEqual(["field-9", "slot-5"]);
    const ways = placesIn("mist", [mist, "from-5"]);
    expect(ways).toContain("slot-0");
    expect(ways).not.toContain("slot-4"); // another's pennant
    expect(ways).not.toContain("field-6");
  });
});

describe("a tap", () => {
  test("arms what needs no choice", () => {
    expect(reply("placing", fieldPlace(6)).arm).toEqual({ type: "place", field: 6 });
    expect(reply("actions", slotPlace(2)).arm).toEqual({ type: "take_cargo", slot: 2 });
  });

  test("on a follower arms the cheapest payment into the best hall", () => {
    const { arm } = reply("actions", slotPlace(5));
    expect(arm).toMatchObject({ type: "take_follower", mode: "lay", hall: 3 });
    const discounted = reply("discount", slotPlace(1)).arm;
    expect(discounted).toMatchObject({ type: "take_follower", mode: "lay" });
  });

  test("asks further at the Merchant and the Skald", () => {
    expect(reply("actions", fieldPlace(5)).draft).toEqual(["field-5"]);
    expect(reply("skald", fieldPlace(10)).draft).toEqual(["field-10"]);
  });

  test("on what is armed gives the same action again, whatever was chosen in the box", () => {
    const { legal } = momentNamed("actions");
    const armed = legal.find(
      (a) => a.type === "take_follower" && a.slot === 5 && a.hall === 1,
    ) as Action;
    expect(reply("actions", slotPlace(5), armed).arm).toBe(armed);
  });

  test("in the Sea Mist skips the question that has one answer", () => {
    const mist = fieldPlace(9);
    expect(reply("mist", mist).draft).toEqual([mist, "from-5"]);
    const armed = reply("mist", slotPlace(0), null, [mist, "from-5"]).arm;
    expect(armed).toMatchObject({ type: "mist", from_slot: 5, to_slot: 0 });
    expect(reply("mist", slotPlace(0), armed ?? null, [mist, "from-5"]).arm).toEqual(armed);
  });
});

test("an armed card of the hand is aimed at in the hand", () => {
  const jarl: Action = {
    type: "jarl",
    card: "B8",
    mode: "discard",
    hall: null,
    pay: null,
    via: null,
  };
  expect(aimOf(jarl, [])).toBe(handPlace("B8"));
  expect(aimOf(null, ["field-5"])).toBe("field-5");
  expect(aimOf(null, [])).toBeNull();
});

test("the best hall completes four, else keeps the most open; the leftmost of equal ones", () => {
  const outlook = cardOutlook(momentNamed("actions").view, "S1");
  if (!outlook) throw new Error("S1 is in reach");
  expect(bestHall(outlook)).toBe(3);
  const even = outlook.halls.map((hall) => ({ ...hall, outcome: "no_bonus" as const }));
  expect(bestHall({ ...outlook, halls: even as typeof outlook.halls })).toBe(1);
});

test("all 45 followers are known, nine of each sign", () => {
  expect(FOLLOWERS).toHaveLength(45);
  const signs = FOLLOWERS.map(({ sign }) => sign);
  for (const sign of new Set(signs)) expect(signs.filter((s) => s === sign)).toHaveLength(9);
});
