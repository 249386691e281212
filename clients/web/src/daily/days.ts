/** The game of the day: asking the house for it, and what the device remembers of it. */
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Daily, DailyTable } from "../gen/days";
import { askHouse, type GameCard } from "../net/api";
import { games, house } from "../net/house";
import { settings } from "../settings/settings";
import { ownTexts, type Say } from "../texts/own";
import de from "./texts.de.ftl?raw";
import en from "./texts.en.ftl?raw";

export const say: Say = ownTexts({ de, en });

/** The seed's own: it stands first, wherever there is a choice. */
const FIRST = "battlefjord";
export const DAYS_SHOWN = 14;

const pathOf = (game: string): string => `/api/daily/${game}`;
const keptUnder = (game: string): string => `wartesaal.daily.${game}`;

/** Every game with a strong computer has one. */
export function dailyGames(): string[] {
  const strong = (games.value ?? []).filter(({ levels }: GameCard) => levels.includes("strong"));
  const ids = strong.map(({ id }) => id);
  return [...ids.filter((id) => id === FIRST), ...ids.filter((id) => id !== FIRST)];
}

/** A finished day on this device. score: `null` where there is no value. */
export interface KeptDay {
  day: string;
  score: number | null;
}

const known = signal<ReadonlyMap<string, Daily>>(new Map());
const unreached = signal(false);

/** The days that this device remembers, newest first. */
export function keptDays(game: string): KeptDay[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keptUnder(game)) ?? "[]");
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

function keep(game: string, days: readonly KeptDay[]): void {
  try {
    localStorage.setItem(keptUnder(game), JSON.stringify(days));
  } catch {
    // Nothing can be kept here: then the house alone remembers.
  }
}

async function look(game: string): Promise<void> {
  const { told } = await askHouse<Daily>(pathOf(game));
  unreached.value = told === null;
  if (!told) return;
  known.value = new Map(known.value).set(game, told);
  keep(game, merged(keptDays(game), told));
}

/** Today, asked for whenever this is shown to somebody else or again, or for another game. */
export function useDaily(game: string | null): { daily: Daily | null; unreached: boolean } {
  const user = house.person.value?.user;
  useEffect(() => {
    if (user && game !== null) void look(game);
  }, [user, game]);
  const daily = game === null ? null : (known.value.get(game) ?? null);
  return { daily, unreached: unreached.value };
}

/** The table of today's game: the attempt, or practice. `null`: the house is out of reach. */
export async function playToday(game: string): Promise<DailyTable | null> {
  const { told } = await askHouse<DailyTable>(pathOf(game), { method: "POST" });
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
