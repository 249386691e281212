/** The words of accounts, profiles and leaderboards; days and times as people write them. */
import { settings } from "../settings/settings";
import { ownTexts, type Say } from "../texts/own";
import de from "./texts.de.ftl?raw";
import en from "./texts.en.ftl?raw";

export const say: Say = ownTexts({ de, en });

/** "29.11.2026" */
export function dayOf(ms: number): string {
  return new Intl.DateTimeFormat(settings.value.language, { dateStyle: "medium" }).format(ms);
}

/** "29.11.2026, 18:05" */
export function momentOf(ms: number): string {
  const form = { dateStyle: "medium", timeStyle: "short" } as const;
  return new Intl.DateTimeFormat(settings.value.language, form).format(ms);
}

/** "November 2026" */
export function monthOf(ms: number): string {
  const form = { month: "long", year: "numeric" } as const;
  return new Intl.DateTimeFormat(settings.value.language, form).format(ms);
}

/** Hundredths as the whole number that people compare: 151 234 is "1512". */
export function ratingOf(value: number): string {
  return String(Math.round(value / 100));
}

/** "+12", "−3", "±0" */
export function signed(value: number): string {
  return value === 0 ? "±0" : `${value > 0 ? "+" : "−"}${Math.abs(value)}`;
}
