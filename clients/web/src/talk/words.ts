/** The words of talk and of people, and times of day as people write them. */
import { settings } from "../settings/settings";
import { ownTexts, type Say } from "../texts/own";
import de from "./texts.de.ftl?raw";
import en from "./texts.en.ftl?raw";

export const say: Say = ownTexts({ de, en });

/** "18:05" */
export function timeOf(ms: number): string {
  return new Intl.DateTimeFormat(settings.value.language, { timeStyle: "short" }).format(ms);
}
