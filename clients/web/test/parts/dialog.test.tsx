import { fireEvent, render, screen } from "@testing-library/preact";
import { useState } from "preact/hooks";
import { expect, test } from "vitest";
import { Dialog } from "../../src/parts/Dialog";

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Herausfordern
      </button>
      {open && (
        <Dialog title="Sigrun herausfordern" onClose={() => setOpen(false)}>
          <p>Bedingungen</p>
        </Dialog>
      )}
    </>
  );
}

test("a dialog is named by its title and gives the focus back to what opened it", () => {
  render(<Page />);
  const opener = screen.getByRole("button", { name: "Herausfordern" });
  opener.focus();
  fireEvent.click(opener);
  expect(screen.getByRole("dialog", { name: "Sigrun herausfordern" })).toBeTruthy();
  const close = screen.getByRole("button", { name: "Schließen" });
  close.focus();
  fireEvent.click(close);
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(document.activeElement).toBe(opener);
});
