import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { house } from "../../src/net/house";
import type { You } from "../../src/net/wire";
import { mirrorSettings } from "../../src/settings/mirror";
import { change, defaults, settings } from "../../src/settings/settings";
import { FakeLine } from "../line";

const you = (user: string, guest = false): You => ({
  type: "you",
  person: { user, name: user, guest },
  bot: false,
  admin: false,
  taler: 0,
});

/** What the accounts have, and what was sent to them. */
let kept: Record<string, unknown>;
let sent: unknown[];
let reachable: boolean;
let line: FakeLine;
let stop: () => void;

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  kept = { challenges: "everyone", page: {} };
  sent = [];
  reachable = true;
  settings.value = { ...defaults(), language: "de" };
  house.you.value = null;
  line = new FakeLine();
  house.speakOver(line);
  vi.stubGlobal("fetch", async (_path: string, how: RequestInit) => {
    if (!reachable) throw new TypeError("unreachable");
    if (how.method === "POST") {
      sent.push(JSON.parse(String(how.body)));
      return new Response(null, { status: 204 });
    }
    return new Response(JSON.stringify(kept), { status: 200 });
  });
  stop = mirrorSettings();
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const pass = (ms = 0) => vi.advanceTimersByTimeAsync(ms);
const comes = async (user: string, guest = false) => {
  house.told(you(user, guest));
  await pass();
};

test("an account's settings come to another device", async () => {
  kept = { challenges: "friends", page: { theme: "dark", volume: "loud", unknown: 1 } };
  await comes("anna");
  const { theme, volume, challenges } = settings.value;
  expect([theme, volume, challenges]).toEqual(["dark", 60, "friends"]);
  await pass(1_000);
  expect(sent).toEqual([]);
});

test("what could not be read is read when the house is reached again", async () => {
  kept = { challenges: "friends", page: { theme: "dark" } };
  reachable = false;
  await comes("anna");
  expect(settings.value.theme).not.toBe("dark");
  line.connection.value = { state: "lost", retryAt: 0, restarting: false };
  reachable = true;
  line.connection.value = { state: "good", rttMs: 20 };
  await pass();
  expect(settings.value.theme).toBe("dark");
});

test("an account that has set nothing yet takes over the device's", async () => {
  change({ tempo: "calm" });
  await comes("anna");
  expect(sent).toMatchObject([{ challenges: "everyone", page: { tempo: "calm" } }]);
});

test("what changes is sent once it rests", async () => {
  await comes("anna");
  sent.length = 0;
  for (const volume of [50, 40, 30]) change({ volume });
  change({ challenges: "nobody" });
  await pass(399);
  expect(sent).toEqual([]);
  await pass(1);
  expect(sent).toMatchObject([{ challenges: "nobody", page: { volume: 30 } }]);
});

test("what was changed without a connection is sent when it is back, not overwritten", async () => {
  await comes("anna");
  sent.length = 0;
  line.connection.value = { state: "lost", retryAt: 0, restarting: false };
  change({ theme: "dark" });
  await pass(1_000);
  stop();
  kept = { challenges: "everyone", page: { theme: "light" } };
  stop = mirrorSettings();
  line.connection.value = { state: "good", rttMs: 20 };
  await pass(1_000);
  expect(settings.value.theme).toBe("dark");
  expect(sent).toMatchObject([{ page: { theme: "dark" } }]);
});

test("a guest's stay on the device, and nobody else's are sent to an account", async () => {
  await comes("birke", true);
  change({ theme: "dark" });
  await pass(1_000);
  expect(sent).toEqual([]);
  kept = { challenges: "everyone", page: { theme: "light" } };
  await comes("anna");
  expect(settings.value.theme).toBe("light");
});
