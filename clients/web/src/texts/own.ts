/** Texts that a part of the client brings along, such as those of a hand-made board: both languages, spoken as set. */
import type { FluentBundle } from "@fluent/bundle";
import { type Language, settings } from "../settings/settings";
import type { Filled } from "./fill";
import { bundleOf, messageOf } from "./house";

export type Say = (id: string, filled?: Filled) => string;

/** A `say` over own Fluent sources. A missing text is a defect and throws. */
export function ownTexts(sources: Record<Language, string>): Say {
  const bundles: Partial<Record<Language, FluentBundle>> = {};
  return (id, filled = {}) => {
    const { language } = settings.value;
    const bundle = bundles[language] ?? bundleOf(language, sources[language]);
    bundles[language] = bundle;
    const text = messageOf(bundle, id, filled);
    if (text === null) throw new Error(`there is no text "${id}"`);
    return text;
  };
}
