/** The words of the hosts' page, and moments as people write them. */
import { settings } from "../settings/settings";
import { ownTexts, type Say } from "../texts/own";
import de from "./texts.de.ftl?raw";
import en from "./texts.en.ftl?raw";

export const say: Say = ownTexts({ de, en });

/** "29.11.2026, 18:05" */
export function momentOf(ms: number): string {
  const form = { dateStyle: "medium", timeStyle: "short" } as const;
  return new Intl.DateTimeFormat(settings.value.language, form).format(ms);
}
