/** The settings of an account are the same on every device: read when one is signed in, sent when they change.
 *
 * What was changed while the house could not be reached is sent later, and is not overwritten meanwhile. */
import { effect } from "@preact/signals";
import type { AccountSettings } from "../gen/people";
import { askHouse } from "../net/api";
import { house } from "../net/house";
import { switchLanguage } from "../parts/switches";
import { change, type Settings, settings } from "./settings";

const PATH = "/api/account/settings";
const KEY = "wartesaal.settings.sent";
/** A slider that is drawn along is sent once. */
const STILL_MS = 400;

/** Whose settings the account has, and which. */
interface Sent {
  user: string;
  settings: string;
}

function lastSent(): Sent | null {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "null") as Sent | null;
  } catch {
    return null;
  }
}

function noteSent(user: string, now: Settings): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ user, settings: JSON.stringify(now) }));
  } catch {
    // Storage is blocked: the account is asked again the next time.
  }
}

/** From now on. */
export function mirrorSettings(): () => void {
  let read: string | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return effect(() => {
    const user = accountOf();
    const now = settings.value;
    const reached = house.connection.value.state === "good";
    clearTimeout(timer);
    if (user === null || !reached) return;
    const sent = lastSent();
    const isOurs = sent?.user === user;
    if (isOurs && sent.settings !== JSON.stringify(now)) {
      timer = setTimeout(() => void send(user, now), STILL_MS);
    } else if (read !== user) {
      read = user;
      void fetchFor(user).then((hasCome) => {
        // Not now: when the house is reached again, or something is changed here.
        if (!hasCome && read === user) read = null;
      });
    }
  });
}

function accountOf(): string | null {
  const you = house.you.value;
  return you && !you.person.guest ? you.person.user : null;
}

async function send(user: string, now: Settings): Promise<void> {
  const { challenges, ...page } = now;
  const { refusal } = await askHouse(PATH, { body: { challenges, page } });
  if (!refusal) noteSent(user, now);
}

/** Whether the account has told them. */
async function fetchFor(user: string): Promise<boolean> {
  const { told } = await askHouse<AccountSettings>(PATH);
  if (!told || accountOf() !== user) return false;
  if (Object.keys(told.page).length === 0) {
    await send(user, settings.value);
    return true;
  }
  const before = settings.value.language;
  change({ ...known(told.page), challenges: told.challenges });
  noteSent(user, settings.value);
  if (settings.value.language !== before) await switchLanguage(settings.value.language);
  return true;
}

/** Field by field: a value of another kind is another version's. */
function known(page: AccountSettings["page"]): Partial<Settings> {
  const now: Record<string, unknown> = { ...settings.value };
  const kept = Object.entries(page).filter(
    ([name, value]) => name in now && typeof value === typeof now[name],
  );
  return Object.fromEntries(kept);
}
