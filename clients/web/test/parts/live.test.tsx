import { act, render, screen } from "@testing-library/preact";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { alarm, announce, announceRace, LiveRegions } from "../../src/parts/live";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.runAllTimers();
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
  act(() => {
    alarm("Keine Verbindung.");
    vi.advanceTimersByTime(1_000);
  });
  expect(first).toBe("Keine Verbindung.");
  expect(said("alert")).not.toBe(first);
});

test("two alarms in one second are both heard: the later one waits for its own second", () => {
  render(<LiveRegions />);
  act(() => {
    alarm("Noch 10 Sekunden.");
    alarm("Hier darfst du nicht setzen.");
  });
  expect(said("alert")).toBe("Noch 10 Sekunden.");
  act(() => void vi.advanceTimersByTime(1_000));
  expect(said("alert")).toBe("Hier darfst du nicht setzen.");
});

test("what is urgent is not lost for a lesser word right after it", () => {
  render(<LiveRegions />);
  act(() => {
    announce("Noch 20 Sekunden.", "urgent");
    announce("Tove legt Korn 5.");
    announce("Das geht gerade nicht.", "aside");
  });
  expect(said("alert")).toBe("Noch 20 Sekunden.");
  expect(said("status")).toBe("Tove legt Korn 5.");
});

test("an aside gives way to a newer aside, never the other way round to news", () => {
  render(<LiveRegions />);
  act(() => {
    announce("Du bist dran.");
    announce("7 gefunden.", "aside");
    announce("Tove bietet Remis an.");
    announce("2 gefunden.", "aside");
    vi.advanceTimersByTime(1_000);
  });
  expect(said("status")).toBe("Tove bietet Remis an. 2 gefunden.");
});

test("in a race the newest word takes the place of what was not said yet, and nothing is queued", () => {
  render(<LiveRegions />);
  act(() => {
    announceRace("Pferd. 60. Ben.", false);
    announceRace("Pferd. 70. Ann.", false);
    announceRace("Pferd. 80. Ben.", false);
  });
  expect(said("status")).toBe("Pferd. 60. Ben.");
  act(() => void vi.advanceTimersByTime(1_500));
  expect(said("status")).toBe("Pferd. 80. Ben.");
  act(() => void vi.advanceTimersByTime(1_500));
  act(() => announceRace("100 zum Ersten. Ann.", true));
  expect(said("alert")).toBe("100 zum Ersten. Ann.");
});

test("a race waits for the word that was said late, because the voice had said something else", () => {
  render(<LiveRegions />);
  act(() => {
    alarm("Das geht nicht mehr.");
    announceRace("60, Ben, nicht mehr du.", true);
    vi.advanceTimersByTime(1_000);
    announceRace("Pferd. 70. Ann.", false);
  });
  expect(said("alert")).toBe("60, Ben, nicht mehr du.");
  act(() => void vi.advanceTimersByTime(1_499));
  expect(said("status")).not.toContain("Pferd. 70. Ann.");
  act(() => void vi.advanceTimersByTime(1));
  expect(said("status")).toBe("Pferd. 70. Ann.");
});

test("in a race an urgent word is said before a lesser one that came right after", () => {
  render(<LiveRegions />);
  act(() => {
    announceRace("Pferd. 60. Ben.", false);
    announceRace("70, Ann, nicht mehr du.", true);
    announceRace("Pferd. 80. Ben.", false);
    vi.advanceTimersByTime(1_500);
  });
  expect(said("alert")).toBe("70, Ann, nicht mehr du.");
  act(() => void vi.advanceTimersByTime(1_500));
  expect(said("status")).toBe("Pferd. 80. Ben.");
});
