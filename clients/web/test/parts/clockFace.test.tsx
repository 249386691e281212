import { render } from "@testing-library/preact";
import { describe, expect, test } from "vitest";
import { ClockFace, formatClock } from "../../src/parts/ClockFace";

describe("a clock shows", () => {
  test.each([
    [3_725_000, "1:02:05"],
    [600_000, "10:00"],
    [247_000, "4:07"],
    [60_000, "1:00"],
    [59_001, "1:00"],
    [10_000, "0:10"],
    [9_999, "0:09.9"],
    [9_400, "0:09.4"],
    [49, "0:00.0"],
    [0, "0:00.0"],
    [-300, "0:00.0"],
  ])("%d ms as %s", (ms, shown) => {
    expect(formatClock(ms)).toBe(shown);
  });

  test("that the server decides, once it has run out", () => {
    const { container } = render(<ClockFace ms={0} state="running" />);
    expect(container.textContent).toBe("Bedenkzeit läuft: 0:00.0Server entscheidet");
  });

  test("the word beside the sign while it is frozen", () => {
    const { container } = render(<ClockFace ms={247_000} state="frozen" />);
    expect(container.querySelector("use")?.getAttribute("href")).toMatch(/#pause$/);
    expect(container.textContent).toContain("steht");
  });
});
