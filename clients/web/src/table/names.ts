/** Names and lists of names as they stand in sentences. */
import { settings } from "../settings/settings";

/** "Astrid, Leif und Tove". */
export function inWords(words: readonly string[]): string {
  return new Intl.ListFormat(settings.value.language, { type: "conjunction" }).format(words);
}
