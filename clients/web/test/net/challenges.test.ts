import { beforeEach, describe, expect, test, vi } from "vitest";
import { Challenges, isAsked } from "../../src/net/challenges";
import type { Link } from "../../src/net/wire";
import { aLink } from "../wire";

const tove = { user: "u2", name: "Tove", guest: true };
/** Tove has challenged the reader. */
const incoming = (part: Partial<Link> = {}): Link =>
  aLink({
    named: true,
    you: "opponent",
    challenger: tove,
    opponent: { user: "u1", name: "Astrid", guest: true },
    expires_ms: 300_000,
    ...part,
  });
/** The reader has challenged Tove. */
const outgoing = (part: Partial<Link> = {}): Link =>
  aLink({ named: true, you: "challenger", opponent: tove, expires_ms: 300_000, ...part });

const follow = vi.fn<(id: string) => void>();
const leave = vi.fn<(id: string) => void>();
let timers: { act: () => void; ms: number }[];
let challenges: Challenges;
const shown = () => challenges.entries.value.map(({ link }) => [link.link, link.state]);

beforeEach(() => {
  vi.clearAllMocks();
  timers = [];
  challenges = new Challenges({
    now: () => 500,
    later: (act, ms) => timers.push({ act, ms }),
    follow,
    leave,
  });
});

describe("the list of challenges", () => {
  test("stands with the oldest first, so that a new one moves none", () => {
    challenges.told([incoming({ link: "A" })]);
    challenges.told([incoming({ link: "B" }), incoming({ link: "A" })]);
    expect(shown()).toEqual([
      ["A", "open"],
      ["B", "open"],
    ]);
    expect(follow.mock.calls).toEqual([["A"], ["B"]]);
  });

  test("takes other terms into the place of the former ones", () => {
    challenges.told([outgoing()]);
    challenges.heard(outgoing({ rev: 2, answer_by: "challenger" }));
    expect(challenges.entries.value.map(({ link }) => [link.rev, isAsked(link)])).toEqual([
      [2, true],
    ]);
  });

  test("does not fall back to terms that came late", () => {
    challenges.told([outgoing({ rev: 2, answer_by: "challenger" })]);
    challenges.heard(outgoing({ rev: 1 }));
    expect(challenges.entries.value[0]?.link.rev).toBe(2);
  });

  test("knows nothing of a challenge by link", () => {
    challenges.heard(aLink({ named: false }));
    expect(shown()).toEqual([]);
  });

  test("drops one that the house has forgotten", () => {
    challenges.told([incoming()]);
    challenges.shut("L");
    expect(shown()).toEqual([]);
  });
});

describe("who waited", () => {
  test.each(["declined", "expired", "failed"] as const)("reads that it is %s", (state) => {
    challenges.told([outgoing()]);
    challenges.heard(outgoing({ state }));
    expect(shown()).toEqual([["L", state]]);
    expect(leave).toHaveBeenCalledWith("L");
    challenges.dismiss("L");
    expect(shown()).toEqual([]);
  });

  test("learns from the clock that nobody answers any more: the house does not tell", () => {
    challenges.told([outgoing()]);
    expect(timers.map(({ ms }) => ms)).toEqual([300_000]);
    timers[0]?.act();
    expect(shown()).toEqual([["L", "expired"]]);
  });

  test("has the time anew with each counter-offer", () => {
    challenges.told([outgoing()]);
    challenges.heard(outgoing({ rev: 2, answer_by: "challenger" }));
    timers[0]?.act();
    expect(shown()).toEqual([["L", "open"]]);
  });

  test("needs no news of what he did himself", () => {
    challenges.told([outgoing()]);
    challenges.heard(outgoing({ state: "cancelled" }));
    expect(shown()).toEqual([]);
  });
});

test.each(["declined", "cancelled", "expired", "superseded", "started"] as const)(
  "who was asked has nothing more to do once it is %s",
  (state) => {
    challenges.told([incoming()]);
    challenges.heard(incoming({ state }));
    expect(shown()).toEqual([]);
  },
);

describe("a table that begins", () => {
  const table = (id: string) => ({ table: id, game: "bagalut", seat: 0 });

  test("of an own challenge is told until one is there", () => {
    challenges.told([outgoing()]);
    challenges.tables([], [table("L")]);
    expect(challenges.begun.value).toBe("L");
    challenges.arrived("L");
    expect(challenges.begun.value).toBeNull();
  });

  test("of an own seek, too", () => {
    challenges.expect("S");
    challenges.tables([table("other")], [table("other"), table("S")]);
    expect(challenges.begun.value).toBe("S");
  });

  test("that nobody waited for calls nobody: another device has started it", () => {
    challenges.tables([], [table("T")]);
    expect(challenges.begun.value).toBeNull();
  });
});
