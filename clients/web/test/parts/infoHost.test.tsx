import { act, fireEvent, render, screen } from "@testing-library/preact";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { InfoHost } from "../../src/parts/InfoHost";
import { change } from "../../src/settings/settings";

const pressed = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  change({ singleKeys: true });
  render(
    <InfoHost infoOf={(key) => ({ title: `Karte ${key}`, body: <p>Punkte von {key}</p> })}>
      <button type="button" data-info="a" onClick={pressed}>
        markiert
      </button>
      <button type="button" data-info="b" aria-disabled="true">
        nicht markiert
      </button>
    </InfoHost>,
  );
});
afterEach(() => {
  vi.useRealTimers();
  pressed.mockClear();
});

const marked = (): HTMLElement => screen.getByRole("button", { name: "markiert" });
const unmarked = (): HTMLElement => screen.getByRole("button", { name: "nicht markiert" });
const title = (): string | null => screen.queryByRole("heading")?.textContent ?? null;
const wait = (ms: number): void => {
  act(() => void vi.advanceTimersByTime(ms));
};
/** jsdom has no pointer events; these are mouse events that say which pointer they are of. */
function point(element: HTMLElement, type: string, pointerType: string): void {
  const event = new MouseEvent(type, { bubbles: true, cancelable: true });
  Object.defineProperty(event, "pointerType", { value: pointerType });
  act(() => void element.dispatchEvent(event));
}

describe("an info window", () => {
  test("opens when the mouse rests 350 ms, and closes when it leaves", () => {
    point(marked(), "pointerover", "mouse");
    wait(349);
    expect(title()).toBeNull();
    wait(1);
    expect(title()).toBe("Karte a");
    point(marked(), "pointerout", "mouse");
    wait(250);
    expect(title()).toBeNull();
  });

  test("does not open over what was just played, until the mouse has been elsewhere", () => {
    point(marked(), "pointerover", "mouse");
    fireEvent.click(marked());
    point(marked(), "pointerover", "mouse"); // The thing moved under the pointer.
    wait(1000);
    expect(title()).toBeNull();
    point(unmarked(), "pointerover", "mouse");
    point(marked(), "pointerover", "mouse");
    wait(350);
    expect(title()).toBe("Karte a");
  });

  test("over a quiet thing it opens by key, not by a resting mouse", () => {
    marked().dataset.quiet = "";
    point(marked(), "pointerover", "mouse");
    wait(1000);
    expect(title()).toBeNull();
    fireEvent.keyDown(marked(), { key: "i" });
    expect(title()).toBe("Karte a");
  });

  test("opens by a long press, which then does not act", () => {
    point(marked(), "pointerdown", "touch");
    wait(450);
    expect(title()).toBe("Karte a");
    fireEvent.click(marked());
    expect(pressed).not.toHaveBeenCalled();
    fireEvent.click(marked());
    expect(pressed).toHaveBeenCalledOnce();
  });

  test("does not open by a short press on a marked thing, which acts", () => {
    point(marked(), "pointerdown", "touch");
    wait(100);
    point(marked(), "pointerup", "touch");
    fireEvent.click(marked());
    wait(1000);
    expect(title()).toBeNull();
    expect(pressed).toHaveBeenCalledOnce();
  });

  test("opens by a tap on an unmarked thing, and describes it to those who hear the page", () => {
    fireEvent.click(unmarked());
    expect(title()).toBe("Karte b");
    const described = unmarked().getAttribute("aria-describedby") ?? "";
    expect(document.getElementById(described)?.textContent).toBe("Punkte von b");
  });

  test("is one at a time", () => {
    fireEvent.click(unmarked());
    fireEvent.keyDown(marked(), { key: "i" });
    expect(title()).toBe("Karte a");
  });

  test("opens by the key I, unless single keys are switched off, and closes with Esc", () => {
    change({ singleKeys: false });
    fireEvent.keyDown(marked(), { key: "i" });
    expect(title()).toBeNull();
    change({ singleKeys: true });
    fireEvent.keyDown(marked(), { key: "i" });
    expect(title()).toBe("Karte a");
    fireEvent.keyDown(marked(), { key: "Escape" });
    expect(title()).toBeNull();
  });
});
