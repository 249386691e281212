import { act, render, screen } from "@testing-library/preact";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { alarm, announce, LiveRegions } from "../../src/parts/live";

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
