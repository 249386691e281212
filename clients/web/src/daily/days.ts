/** The game of the day: asking the house for it, and what the device remembers of it. */
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Daily, DailyTable } from "../gen/days";
import { askHouse } from "../net/api";
import { house } from "../net/house";
import { settings } from "../settings/settings";
import { ownTexts, type Say } from "../texts/own";
import de from "./texts.de.ftl?raw";
import en from "./texts.en.ftl?raw";

export const say: Say = ownTexts({ de, en });

export const GAME = "battlefjord";
const PATH = `/api/daily/${GAME}`;
const KEPT = `wartesaal.daily.${GAME}`;
export const DAYS_SHOWN = 14;

/** A finished day on this device. score: `null` where there is no value. */
export interface KeptDay {
  day: string;
  score: number | null;
}

const known = signal<Daily | null>(null);
const unreached = signal(false);

/** The days that this device remembers, newest first. */
export function keptDays(): KeptDay[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isKept) : [];
  } catch {
    return []; // Storage is blocked, or somebody else wrote there.
  }
}

const isKept = (each: unknown): each is KeptDay =>
  typeof each === "object" && each !== null && "day" in each && "score" in each;

/** What the device knows with what the house knows, which wins; newest first. */
export function merged(kept: readonly KeptDay[], { days }: Pick<Daily, "days">): KeptDay[] {
  const byDay = new Map(kept.map((each) => [each.day, each]));
  for (const { day, score, over } of days) if (over) byDay.set(day, { day, score });
  return [...byDay.values()]
    .sort((one, other) => other.day.localeCompare(one.day))
    .slice(0, DAYS_SHOWN);
}

function keep(days: readonly KeptDay[]): void {
  try {
    localStorage.setItem(KEPT, JSON.stringify(days));
  } catch {
    // Nothing can be kept here: then the house alone remembers.
  }
}

async function look(): Promise<void> {
  const { told } = await askHouse<Daily>(PATH);
  unreached.value = told === null;
  if (!told) return;
  known.value = told;
  keep(merged(keptDays(), told));
}

/** Today, asked for whenever this is shown to somebody else or again. */
export function useDaily(): { daily: Daily | null; unreached: boolean } {
  const user = house.person.value?.user;
  useEffect(() => {
    if (user) void look();
  }, [user]);
  return { daily: known.value, unreached: unreached.value };
}

/** The table of today's game: the attempt, or practice. `null`: the house is out of reach. */
export async function playToday(): Promise<DailyTable | null> {
  const { told } = await askHouse<DailyTable>(PATH, { method: "POST" });
  unreached.value = told === null;
  return told;
}

/** "+7", "0", "−3" */
export function signed(score: number): string {
  return new Intl.NumberFormat(settings.value.language, { signDisplay: "exceptZero" }).format(
    score,
  );
}

/** A day as people write it; its key knows no time zone. */
export function dayWords(key: string, length: "long" | "short" = "long"): string {
  const form: Intl.DateTimeFormatOptions =
    length === "long"
      ? { weekday: "long", day: "numeric", month: "long", timeZone: "UTC" }
      : { weekday: "short", day: "numeric", month: "numeric", timeZone: "UTC" };
  return new Intl.DateTimeFormat(settings.value.language, form).format(new Date(`${key}T12:00Z`));
}
