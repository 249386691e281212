/** What one person set on this device: kept in the browser, mirrored to the account when there is one. */
import { effect, signal } from "@preact/signals";

export type Language = "de" | "en";

export interface Settings {
  language: Language;
  /** Per cent of the normal size, 100 to 200. */
  textSize: number;
  font: "normal" | "easy";
  theme: "system" | "light" | "dark";
  contrast: "system" | "high";
  seatColours: "standard" | "strong";
  /** How fast narration is shown; it scales the display only. */
  tempo: "calm" | "normal" | "brisk" | "instant";
  /** How many taps act: `two` always, `undoable` one for steps that can be taken back, `one` always. */
  confirm: "two" | "undoable" | "one";
  sound: boolean;
  /** Each kind of sound by itself, while `sound` is on. */
  soundTurn: boolean;
  soundCall: boolean;
  soundPiece: boolean;
  soundCoin: boolean;
  soundHorn: boolean;
  soundWarning: boolean;
  soundEnd: boolean;
  /** Per cent. */
  volume: number;
  vibration: boolean;
  motion: "system" | "reduced" | "full";
  singleKeys: boolean;
  speech: "short" | "full";
  countdowns: boolean;
  /** Claim by itself as soon as somebody's absence may be claimed. */
  autoClaim: boolean;
  /** Whose lines are read in the chat. */
  chat: "all" | "friends" | "off";
  /** Who may challenge the reader: the house reads it of accounts. */
  challenges: "everyone" | "friends" | "nobody";
}

export const KEY = "wartesaal.settings";

export const TEXT_SIZES = [100, 115, 130, 150, 175, 200] as const;

/** From this size on, per cent, what stood side by side in one view no longer fits. */
const LARGE_TEXT = 150;

/** The language of a first visit: German for German browsers, else English. */
export function spokenLanguage(browser: string): Language {
  return browser.startsWith("de") ? "de" : "en";
}

export function defaults(): Settings {
  return {
    language: spokenLanguage(navigator.language),
    textSize: 100,
    font: "normal",
    theme: "system",
    contrast: "system",
    seatColours: "standard",
    tempo: "normal",
    confirm: "two",
    sound: true,
    soundTurn: true,
    soundCall: true,
    soundPiece: true,
    soundCoin: true,
    soundHorn: true,
    soundWarning: true,
    soundEnd: true,
    volume: 60,
    vibration: true,
    motion: "system",
    singleKeys: true,
    speech: "full",
    countdowns: true,
    autoClaim: false,
    chat: "all",
    challenges: "everyone",
  };
}

/** What is kept, field by field: a value of another kind than the default's is an older version's. */
export function parseSettings(kept: string | null, base: Settings): Settings {
  const read = { ...base } as Record<string, unknown>;
  let stored: unknown;
  try {
    stored = JSON.parse(kept ?? "{}");
  } catch {
    return base;
  }
  if (typeof stored !== "object" || stored === null) return base;
  for (const [name, value] of Object.entries(stored)) {
    if (name in read && typeof value === typeof read[name]) read[name] = value;
  }
  return read as unknown as Settings;
}

function readKept(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null; // Storage is blocked: the settings live as long as the page.
  }
}

export const settings = signal<Settings>(parseSettings(readKept(), defaults()));

export function change(part: Partial<Settings>): void {
  settings.value = { ...settings.value, ...part };
  try {
    localStorage.setItem(KEY, JSON.stringify(settings.value));
  } catch {
    // As above: nothing can be kept here.
  }
}

/** What `<html>` carries; CSS does the rest. `undefined` leaves the choice to the system. */
export function rootAttributes(now: Settings): Record<string, string | undefined> {
  return {
    theme: now.theme === "system" ? undefined : now.theme,
    contrast: now.contrast === "high" ? "high" : undefined,
    // Pages that fit one view at a normal size scroll with large text.
    text: now.textSize >= LARGE_TEXT ? "large" : undefined,
    font: now.font === "easy" ? "easy" : undefined,
    seats: now.seatColours === "strong" ? "strong" : undefined,
  };
}

/** Keep `<html>` in step with the settings from now on. */
export function applySettings(root: HTMLElement): () => void {
  return effect(() => {
    const now = settings.value;
    for (const [name, value] of Object.entries(rootAttributes(now))) {
      if (value === undefined) delete root.dataset[name];
      else root.dataset[name] = value;
    }
    root.style.fontSize = now.textSize === 100 ? "" : `${now.textSize}%`;
    root.lang = now.language;
  });
}

/** Whether things should move at all. */
export function motionReduced(): boolean {
  const { motion } = settings.value;
  if (motion !== "system") return motion === "reduced";
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
