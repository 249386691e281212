import { fireEvent, render, screen, waitFor, within } from "@testing-library/preact";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { AccountPage } from "../../src/account/AccountPage";
import type { Account } from "../../src/gen/people";
import { house, page } from "../../src/net/house";
import { FakeLine } from "../line";
import { aWelcome } from "../wire";
import { HttpHouse } from "./answers";

const ACCOUNT: Account = {
  user: "u1",
  name: "Astrid",
  guest: false,
  bot: false,
  admin: false,
  created_at: 0,
  registered_at: Date.UTC(2026, 10, 5),
  email: "astrid@example.org",
  taler: 90,
  restrictions: [],
};

let http: HttpHouse;
let startAnew: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  http = new HttpHouse();
  house.speakOver(new FakeLine());
  house.you.value = null;
  startAnew = vi.spyOn(page, "startAnew").mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const region = (name: string) => within(screen.getByRole("region", { name }));
const type = (part: ReturnType<typeof within>, label: string, value: string) =>
  fireEvent.input(part.getByLabelText(label), { target: { value } });
const press = (part: ReturnType<typeof within>, name: string | RegExp) =>
  fireEvent.click(part.getByRole("button", { name }));

function signIn(): void {
  const form = region("Anmelden");
  type(form, "Name", "Leif");
  type(form, "Passwort", "fjordblick");
  press(form, "Anmelden");
}

describe("a guest", () => {
  beforeEach(() => {
    house.told(aWelcome({ person: { user: "u1", name: "Gast Birke 42", guest: true } }));
  });

  test("becomes an account and sees it at once, without a new page", async () => {
    http
      .tell("POST /api/account/register", { user: "u1", name: "Astrid", guest: false })
      .tell("GET /api/account", ACCOUNT)
      .tell("GET /api/account/programs", { programs: [], most: 5 });
    render(<AccountPage />);
    const form = region("Konto anlegen");
    expect((form.getByLabelText("Name") as HTMLInputElement).value).toBe("");
    type(form, "Name", " Astrid ");
    type(form, "Passwort", "fjordblick");
    press(form, "Konto anlegen");
    await screen.findByText(/Dein Konto gibt es seit November 2026/);
    expect(http.asked[0]).toEqual({
      method: "POST",
      path: "/api/account/register",
      body: { name: "Astrid", password: "fjordblick", email: null },
    });
    expect(startAnew).not.toHaveBeenCalled();
  });

  test("hears at the field what is wrong with it", async () => {
    http
      .refuse("POST /api/account/register", "too_weak", { reason: "short" }, 400)
      .refuse("POST /api/account/register", "name_taken", {}, 409);
    render(<AccountPage />);
    const form = region("Konto anlegen");
    type(form, "Name", "Astrid");
    type(form, "Passwort", "fjord");
    press(form, "Konto anlegen");
    const password = form.getByLabelText("Passwort");
    await waitFor(() => expect(password.getAttribute("aria-invalid")).toBe("true"));
    expect(form.getByText("Ein Passwort hat mindestens 8 Zeichen.")).toBeTruthy();
    press(form, "Konto anlegen");
    const name = form.getByLabelText("Name");
    await waitFor(() => expect(name.getAttribute("aria-invalid")).toBe("true"));
    expect(password.getAttribute("aria-invalid")).toBeNull();
    expect(form.getByText("Diesen Namen hat schon jemand.")).toBeTruthy();
  });

  test("signs in as somebody else on a fresh page", async () => {
    http.tell("POST /api/account/sign_in", { user: "u2", name: "Leif", guest: false });
    render(<AccountPage />);
    signIn();
    await waitFor(() => expect(startAnew).toHaveBeenCalledOnce());
  });

  test("is told of the tables that would stay behind", () => {
    house.told(
      aWelcome({
        person: { user: "u1", name: "Gast Birke 42", guest: true },
        your_tables: [{ table: "t", game: "bagalut", seat: 0 }],
      }),
    );
    render(<AccountPage />);
    expect(region("Anmelden").getByText(/sitzt du noch an einem Tisch/)).toBeTruthy();
  });

  test("whose account is suspended hears why and until when", async () => {
    const until = new Date(2026, 11, 24, 18, 5).getTime();
    http.refuse("POST /api/account/sign_in", "account_suspended", { reason: "Spam.", until });
    render(<AccountPage />);
    signIn();
    await screen.findByText("Dieses Konto ist gesperrt. Grund: Spam. Bis 24.12.2026, 18:05.", {
      selector: "p.fault",
    });
    expect(startAnew).not.toHaveBeenCalled();
  });

  test("reads a sentence when the server is out of reach", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
    render(<AccountPage />);
    signIn();
    await screen.findByText(/Der Server antwortet gerade nicht/, { selector: "p.fault" });
  });

  test("can have everything forgotten, after being asked", async () => {
    http.tell("POST /api/account/delete", null, 204);
    render(<AccountPage />);
    press(region("Deine Daten"), "Alles vergessen lassen");
    const dialog = within(screen.getByRole("dialog"));
    expect(dialog.queryByLabelText("Passwort")).toBeNull();
    press(dialog, "Endgültig löschen");
    await waitFor(() => expect(startAnew).toHaveBeenCalledOnce());
    expect(http.asked[0]?.body).toEqual({ password: null });
  });
});

describe("somebody with an account", () => {
  beforeEach(() => {
    house.told(aWelcome({ person: { user: "u1", name: "Astrid", guest: false } }));
    http.tell("GET /api/account", ACCOUNT).tell("GET /api/account/programs", {
      programs: [{ user: "r1", name: "Robbe" }],
      most: 5,
    });
  });

  test("reads the Taler as they are now", async () => {
    render(<AccountPage />);
    await screen.findByText(/Du hast 90 Taler/);
    house.told({
      type: "you",
      person: { user: "u1", name: "Astrid", guest: false },
      bot: false,
      admin: false,
      taler: 1,
    });
    await screen.findByText(/Du hast einen Taler/);
  });

  test("changes the password, and the fields are empty again", async () => {
    http
      .refuse("POST /api/account/password", "not_proven")
      .tell("POST /api/account/password", null, 204);
    render(<AccountPage />);
    const form = region("Passwort");
    type(form, "Bisheriges Passwort", "falsch");
    type(form, "Neues Passwort", "moorbirke");
    press(form, "Passwort ändern");
    await form.findByText("Das Passwort stimmt nicht.");
    type(form, "Bisheriges Passwort", "fjordblick");
    press(form, "Passwort ändern");
    await form.findByText(/Das neue Passwort gilt/);
    expect((form.getByLabelText("Neues Passwort") as HTMLInputElement).value).toBe("");
    expect(http.asked.at(-1)?.body).toEqual({ old: "fjordblick", new: "moorbirke" });
  });

  test("changes and forgets the address", async () => {
    http.tell("POST /api/account/email", null, 204);
    render(<AccountPage />);
    await screen.findByRole("region", { name: "E-Mail" });
    const form = region("E-Mail");
    type(form, "E-Mail", "");
    press(form, "E-Mail speichern");
    await form.findByText("Gespeichert.");
    expect(http.asked.at(-1)?.body).toEqual({ email: null });
  });

  test.each([
    ["Hier abmelden", "/api/sign_out"],
    ["Überall abmelden", "/api/account/sign_out_everywhere"],
  ])("%s leads to a fresh page", async (name, path) => {
    http.tell(`POST ${path}`, null, 204);
    render(<AccountPage />);
    press(region("Abmelden"), name);
    await waitFor(() => expect(startAnew).toHaveBeenCalledOnce());
  });

  test("sees a program's key once, and copies it", async () => {
    const writeText = vi.fn(async () => {});
    vi.stubGlobal("navigator", { ...navigator, clipboard: { writeText } });
    http.tell("POST /api/account/programs", { user: "r2", name: "Otter", token: "SECRET" });
    render(<AccountPage />);
    await screen.findByText("Robbe");
    const part = region("Programme");
    type(part, "Name des Programms", "Otter");
    press(part, "Programm anlegen");
    const dialog = within(await screen.findByRole("dialog", { name: "Schlüssel für Otter" }));
    press(dialog, "Schlüssel kopieren");
    await dialog.findByText("Kopiert");
    expect(writeText).toHaveBeenCalledWith("SECRET");
    fireEvent.click(dialog.getAllByRole("button", { name: "Schließen" })[0] as HTMLElement);
    expect(screen.queryByText("SECRET")).toBeNull();
  });

  test("deletes a program after being asked", async () => {
    http.tell("DELETE /api/account/programs/r1", null, 204);
    render(<AccountPage />);
    fireEvent.click(await screen.findByRole("button", { name: "Robbe löschen" }));
    expect(http.asked.some(({ method }) => method === "DELETE")).toBe(false);
    press(within(screen.getByRole("dialog")), "Löschen");
    await waitFor(() =>
      expect(http.asked.map(({ method, path }) => `${method} ${path}`)).toContain(
        "DELETE /api/account/programs/r1",
      ),
    );
  });

  test("deletes the account with the password alone", async () => {
    http
      .refuse("POST /api/account/delete", "not_proven")
      .tell("POST /api/account/delete", null, 204);
    render(<AccountPage />);
    press(region("Deine Daten"), "Konto löschen");
    const dialog = within(screen.getByRole("dialog"));
    type(dialog, "Passwort", "falsch");
    press(dialog, "Endgültig löschen");
    await dialog.findByText("Das Passwort stimmt nicht.");
    expect(startAnew).not.toHaveBeenCalled();
    type(dialog, "Passwort", "fjordblick");
    press(dialog, "Endgültig löschen");
    await waitFor(() => expect(startAnew).toHaveBeenCalledOnce());
  });
});
