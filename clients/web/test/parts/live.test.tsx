import { act, render, screen } from "@testing-library/preact";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { alarm, announce, announceRace, LiveRegions } from "../../src/parts/live";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.runOnlyPendingTimers();
  vi.useRealTimers();
});

const said = (role: "status" | "alert"): string | null => screen.getByRole(role).textContent;

test("announcements come at most once a second, and later ones are joined", () => {
  render(<LiveRegions />);
  act(() => {
    announce("Tove stiehlt Münzen 2.");
    announce("Tove bietet Korn 2 an.");
    announce("Du bist dran.");
  });
  expect(said("status")).toBe("Tove stiehlt Münzen 2.");
  act(() => void vi.advanceTimersByTime(999));
  expect(said("status")).toBe("Tove stiehlt Münzen 2.");
  act(() => void vi.advanceTimersByTime(1));
  expect(said("status")).toBe("Tove bietet Korn 2 an. Du bist dran.");
});

test("an alarm does not wait, and the same alarm again is heard again", () => {
  render(<LiveRegions />);
  act(() => alarm("Keine Verbindung."));
  const first = said("alert");
  act(() => alarm("Keine Verbindung."));
  expect(first).toBe("Keine Verbindung.");
  expect(said("alert")).not.toBe(first);
});

test("in a race the newest word takes the place of what was not said yet, and nothing is queued", () => {
  render(<LiveRegions />);
  act(() => {
    announceRace("Pferd. 60. Ben.", false);
    announceRace("70, Ann, nicht mehr du.", true);
    announceRace("Pferd. 80. Ben.", false);
  });
  expect(said("status")).toBe("Pferd. 60. Ben.");
  act(() => void vi.advanceTimersByTime(1_500));
  expect(said("status")).toBe("Pferd. 80. Ben.");
  expect(said("alert")).not.toContain("nicht mehr du");
  act(() => void vi.advanceTimersByTime(1_500));
  act(() => announceRace("100 zum Ersten. Ann.", true));
  expect(said("alert")).toBe("100 zum Ersten. Ann.");
});
