import { render } from "@testing-library/preact";
import { useRef } from "preact/hooks";
import { beforeEach, expect, test, vi } from "vitest";
import { house } from "../../src/net/house";
import { TableState } from "../../src/net/table";
import type { Refusal } from "../../src/net/wire";
import { change } from "../../src/settings/settings";
import { Play } from "../../src/table/play";
import { problemAt } from "../../src/table/problem";
import { useShake } from "../../src/table/useShake";
import { FakeLine } from "../line";
import { aFrame, aRefusal, aSnapshot, aWelcome } from "../wire";

beforeEach(() => {
  house.speakOver(new FakeLine());
  house.told(aWelcome());
});

function Shaken({ refused }: { refused: Refusal | null }) {
  const board = useRef<HTMLDivElement>(null);
  useShake(board, refused);
  return <div ref={board} data-testid="board" />;
}

test.each([
  ["full", 1],
  ["reduced", 0],
] as const)("with motion %s a refused action shakes the board %i times", (motion, times) => {
  change({ motion });
  const animate = vi.fn();
  HTMLElement.prototype.animate = animate;
  const { rerender } = render(<Shaken refused={null} />);
  expect(animate).not.toHaveBeenCalled();
  const refusal = aRefusal();
  rerender(<Shaken refused={refusal} />);
  rerender(<Shaken refused={refusal} />);
  expect(animate).toHaveBeenCalledTimes(times);
});

test("what a report says is where it was and with what, and nothing of the game", () => {
  const table = new TableState("t1", "seat");
  table.snapshot(aSnapshot({ table: "t1", seat: 0, frame: aFrame({ table: "t1", vseq: 12 }) }), 0);
  const play = new Play(table, {} as ConstructorParameters<typeof Play>[1]);
  play.refused.value = aRefusal({ code: "internal", incident: "abc" });
  const problem = problemAt(play, "bagalut");
  expect(problem).toMatchObject({
    table: "t1",
    game: "bagalut",
    position: 12,
    last_refusal: "internal",
    incident: "abc",
    version: "0.1.0",
  });
  expect(Object.keys(problem)).not.toContain("view");
  expect(problem.browser).toBe(navigator.userAgent);
});
