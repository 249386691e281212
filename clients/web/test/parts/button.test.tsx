import { fireEvent, render, screen } from "@testing-library/preact";
import { expect, test, vi } from "vitest";
import { Button } from "../../src/parts/Button";
import { LiveRegions } from "../../src/parts/live";

test("a button that is no use now can be reached, does nothing, and says why", async () => {
  const press = vi.fn();
  render(
    <>
      <Button reason="Dafür brauchst du ein Konto." onPress={press}>
        Gewertet
      </Button>
      <LiveRegions />
    </>,
  );
  const button = screen.getByRole("button", { name: "Gewertet" });
  expect(button.getAttribute("aria-disabled")).toBe("true");
  expect(button.hasAttribute("disabled")).toBe(false);
  fireEvent.click(button);
  expect(press).not.toHaveBeenCalled();
  expect((await screen.findByRole("status")).textContent).toBe("Dafür brauchst du ein Konto.");
});

test("a button of use does what it says", () => {
  const press = vi.fn();
  render(<Button icon="ui-x" label="Schließen" onPress={press} />);
  fireEvent.click(screen.getByRole("button", { name: "Schließen" }));
  expect(press).toHaveBeenCalledOnce();
});
