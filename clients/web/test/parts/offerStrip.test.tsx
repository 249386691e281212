import { act, fireEvent, render, screen } from "@testing-library/preact";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { INERT_MS, OfferStrip } from "../../src/parts/OfferStrip";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.runOnlyPendingTimers();
  vi.useRealTimers();
});

function show(id: number, accept: () => void) {
  return (
    <OfferStrip key={id} text="Remis?" secondsLeft={20} onAccept={accept} onDecline={() => {}} />
  );
}

const acceptNow = (): boolean => fireEvent.click(screen.getByRole("button", { name: "Annehmen" }));
const wait = (ms: number): void => {
  act(() => void vi.advanceTimersByTime(ms));
};

test("a new offer cannot be accepted by a tap that was meant for something else", () => {
  const accept = vi.fn();
  render(show(1, accept));
  wait(INERT_MS - 1);
  acceptNow();
  expect(accept).not.toHaveBeenCalled();
  wait(1);
  acceptNow();
  expect(accept).toHaveBeenCalledOnce();
});

test("the next offer is inert again, also when it takes the place of the one before", () => {
  const accept = vi.fn();
  const { rerender } = render(show(1, accept));
  wait(INERT_MS);
  rerender(show(2, accept));
  acceptNow();
  expect(accept).not.toHaveBeenCalled();
});
