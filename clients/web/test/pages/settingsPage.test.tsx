import { fireEvent, render, screen, waitFor } from "@testing-library/preact";
import { beforeEach, expect, test } from "vitest";
import { house } from "../../src/net/house";
import { SettingsPage } from "../../src/pages/SettingsPage";
import { defaults, settings } from "../../src/settings/settings";
import { FakeLine } from "../line";

beforeEach(() => {
  settings.value = { ...defaults(), language: "de" };
  house.speakOver(new FakeLine());
  render(<SettingsPage />);
});

test("a choice applies at once", () => {
  fireEvent.click(screen.getByRole("radio", { name: "dunkel" }));
  expect(settings.value.theme).toBe("dark");
  fireEvent.click(screen.getByRole("checkbox", { name: "Töne" }));
  expect(settings.value.sound).toBe(false);
});

test("another language is spoken at once", async () => {
  fireEvent.click(screen.getByRole("radio", { name: "Englisch" }));
  await waitFor(() =>
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Settings"),
  );
  expect(settings.value.language).toBe("en");
});

test("every control has a name, and every group of choices its question", () => {
  for (const control of screen.getAllByRole("radio")) {
    expect(control.closest("fieldset")?.querySelector("legend")?.textContent).toBeTruthy();
  }
  for (const role of ["checkbox", "combobox", "slider"] as const) {
    for (const control of screen.getAllByRole(role)) {
      expect(control.id && document.querySelector(`label[for="${control.id}"]`)).toBeTruthy();
    }
  }
});
