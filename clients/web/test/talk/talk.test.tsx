import { act, fireEvent, render, screen, within } from "@testing-library/preact";
import { beforeEach, expect, test, vi } from "vitest";
import { NoticeStrip } from "../../src/app/NoticeStrip";
import { HostPage } from "../../src/host/HostPage";
import type { Answer } from "../../src/net/follower";
import { house } from "../../src/net/house";
import { HOUSE } from "../../src/net/talk";
import type { Ask, TalkLine } from "../../src/net/wire";
import { change } from "../../src/settings/settings";
import { TalkPanel } from "../../src/talk/TalkPanel";
import { anOk, FakeLine } from "../line";
import { aRefusal, aWelcome } from "../wire";

let line: FakeLine;

beforeEach(() => {
  localStorage.clear();
  change({ language: "de", chat: "all" });
  line = new FakeLine();
  house.speakOver(line);
  house.told(aWelcome());
  house.told({ type: "your_people", friends: [], blocked: [] });
});

const aLine = (n: number, part: Partial<TalkLine> = {}): TalkLine => ({
  n,
  user: "u2",
  name: "Tove",
  seat: null,
  at: 0,
  text: `Zeile ${n}`,
  ...part,
});

function talk(...lines: TalkLine[]): void {
  render(<TalkPanel where={HOUSE} name="Plaudern" />);
  act(() => house.told({ type: "talk", table: null, room: "house", lines }));
}

const write = (text: string) => {
  const field = screen.getByLabelText("Plaudern: etwas schreiben");
  fireEvent.input(field, { target: { value: text } });
  fireEvent.submit(field.closest("form") as HTMLFormElement);
  return field as HTMLInputElement;
};

test("what is said stands as text, whatever it looks like", () => {
  talk(aLine(1, { text: "<img src=x onerror=alert(1)>", name: "<b>Tove</b>" }));
  const log = screen.getByRole("log", { name: "Plaudern" });
  expect(log.textContent).toContain("<img src=x onerror=alert(1)>");
  expect(log.querySelector("img, b")).toBeNull();
});

test("what one writes is sent, and what is refused is not lost", async () => {
  talk();
  const field = write("  Guten Abend ");
  expect(line.asked).toEqual([{ type: "say", table: null, room: "house", text: "Guten Abend" }]);
  expect(field.value).toBe("");
  line.answer = aRefusal({ code: "muted", facts: { reason: "Lärm" } });
  write("Noch etwas");
  expect(
    await screen.findByText("Du darfst hier gerade nicht schreiben. Grund: Lärm"),
  ).toBeTruthy();
  expect(field.value).toBe("Noch etwas");
  line.asked.length = 0;
  write("   ");
  expect(line.asked).toEqual([]);
});

test("the chat can be friends' alone, or off", () => {
  talk(aLine(1), aLine(2, { user: "u3", name: "Leif" }), aLine(3, { user: "u1", name: "Astrid" }));
  act(() => house.told({ type: "your_people", friends: ["u3"], blocked: [] }));
  act(() => change({ chat: "friends" }));
  const texts = () => screen.getAllByRole("listitem").map((item) => item.textContent);
  expect(texts()).toHaveLength(2);
  expect(texts().join()).not.toContain("Zeile 1");
  act(() => change({ chat: "off" }));
  expect(screen.queryByRole("log")).toBeNull();
});

test("a name leads to what can be done with the person, and a line can be reported with it", async () => {
  talk(aLine(7, { text: "Unsinn" }));
  fireEvent.click(screen.getByRole("button", { name: "Tove" }));
  fireEvent.click(screen.getByRole("button", { name: "Den Hosts melden" }));
  const dialog = within(screen.getByRole("dialog"));
  expect(dialog.getByText(/Diese Zeile geht mit/).textContent).toContain("Unsinn");
  fireEvent.click(dialog.getByRole("radio", { name: "Werbung oder Müll" }));
  fireEvent.click(dialog.getByRole("button", { name: "Melden" }));
  expect(line.asked).toEqual([
    {
      type: "report_player",
      user: "u2",
      reason: "spam",
      table: null,
      room: "house",
      n: 7,
      text: "",
    },
  ]);
});

test.each([
  [[], [], "Als Freund merken", "befriend"],
  [["u2"], [], "Nicht mehr als Freund merken", "unfriend"],
  [[], [], "Blockieren", "block"],
  [[], ["u2"], "Nicht mehr blockieren", "unblock"],
])("somebody who is %j or %j can be told: %s", (friends, blocked, words, type) => {
  talk(aLine(1));
  act(() => house.told({ type: "your_people", friends, blocked }));
  act(() => house.told({ type: "talk", table: null, room: "house", lines: [aLine(1)] }));
  fireEvent.click(screen.getByRole("button", { name: "Tove" }));
  fireEvent.click(screen.getByRole("button", { name: words }));
  expect(line.asked).toEqual([{ type, user: "u2" }]);
});

test("blocked people and what they look for are not in the room", () => {
  const row = (user: string) =>
    ({ kind: "player", user, name: user, guest: true, doing: "free", ratings: {} }) as const;
  house.told({ type: "room", n: 1, rows: { "player:u2": row("u2"), "player:u3": row("u3") } });
  expect([...(house.room.value ?? []).keys()]).toEqual(["player:u2", "player:u3"]);
  house.told({ type: "your_people", friends: [], blocked: ["u2"] });
  expect([...(house.room.value ?? []).keys()]).toEqual(["player:u3"]);
});

test("a notice of the hosts is a strip with its time, as text", () => {
  render(<NoticeStrip />);
  expect(screen.queryByRole("complementary")).toBeNull();
  const at = new Date();
  at.setHours(22, 0, 0, 0);
  act(() => house.told({ type: "notice", text: "<b>Ofen</b>", at: at.getTime() }));
  const strip = screen.getByRole("complementary", { name: "Nachricht des Hauses" });
  expect(strip.textContent).toContain("Wartung um");
  expect(strip.textContent).toContain("22:00");
  expect(strip.textContent).toContain("<b>Ofen</b>");
  act(() => house.told({ type: "notice", text: null, at: null }));
  expect(screen.queryByRole("complementary")).toBeNull();
});

class HostLine extends FakeLine {
  found: Partial<Record<Ask["type"], Answer>> = {};
  override async ask(ask: Ask): Promise<Answer> {
    await super.ask(ask);
    return this.found[ask.type] ?? this.answer;
  }
}

test("who is no host reads that the page is for hosts", async () => {
  line.answer = aRefusal({ code: "forbidden" });
  render(<HostPage />);
  expect(await screen.findByRole("heading", { name: "Diese Seite ist für Hosts." })).toBeTruthy();
});

test("a host finds somebody, sanctions him with a reason, and voids a table only after being asked", async () => {
  const host = new HostLine();
  house.speakOver(host);
  host.found = {
    host_overview: anOk({
      people: 2,
      tables: 1,
      unsettled: 0,
      nodes: [{ node: "n1", people: 2, tables: 1, draining: false }],
      notice: { text: null, at: null },
      settings: { port: 8080 },
    }),
    host_reports: anOk({ reports: [] }),
    host_acts: anOk({ acts: [] }),
    host_find: anOk({
      people: [{ user: "u2", name: "Tove", guest: false, bot: false, host: false, sanctions: [] }],
      table: {
        table: "t1",
        game: "bagalut",
        seats: [{ user: "u2", name: "Tove" }],
        over: false,
        frozen: null,
      },
    }),
  };
  render(<HostPage />);
  const search = await screen.findByRole("searchbox", { name: "Suchen" });
  fireEvent.input(search, { target: { value: "Tove" } });
  fireEvent.submit(search.closest("form") as HTMLFormElement);

  fireEvent.click(await screen.findByRole("button", { name: "Tove: umbenennen oder sperren" }));
  const dialog = within(screen.getByRole("dialog"));
  fireEvent.click(dialog.getByRole("radio", { name: "darf nicht herein" }));
  fireEvent.click(dialog.getByRole("radio", { name: "1 Woche" }));
  const reason = dialog.getByLabelText("Grund");
  fireEvent.input(reason, { target: { value: "Betrug" } });
  fireEvent.submit(reason.closest("form") as HTMLFormElement);
  await vi.waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(host.asked).toContainEqual({
    type: "host_sanction",
    user: "u2",
    kind: "suspended",
    minutes: 10_080,
    reason: "Betrug",
  });

  fireEvent.input(screen.getByLabelText("Grund"), { target: { value: "Fehler" } });
  fireEvent.click(screen.getByRole("button", { name: "Tisch auflösen" }));
  expect(host.asked.some(({ type }) => type === "host_void")).toBe(false);
  fireEvent.click(screen.getByRole("button", { name: "Ja, wirklich" }));
  expect(host.asked).toContainEqual({ type: "host_void", table: "t1", reason: "Fehler" });
});
