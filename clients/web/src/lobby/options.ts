/** A game's options, read from their JSON schema: what one can choose, and what is chosen at first. */
import type { GameCard, OptionSchema } from "../net/api";
import type { Plain } from "../net/wire";
import { optionFields } from "./terms";

export type OptionValue = string | number | boolean;

export interface OptionChoice {
  field: string;
  values: readonly OptionValue[];
}

/** A number with this many values or fewer is chosen from a list, like a word. */
const LISTED = 8;

function valuesOf({ type, enum: listed, minimum, maximum }: OptionSchema): OptionValue[] {
  if (listed) return listed;
  if (type === "boolean") return [true, false];
  if (type === "integer" && minimum !== undefined && maximum !== undefined) {
    const count = maximum - minimum + 1;
    return count <= LISTED ? Array.from({ length: count }, (_, at) => minimum + at) : [];
  }
  return [];
}

/** What can be chosen, in the order of the schema. An option without a list of values is left to its default. */
export function choicesOf(game: GameCard): OptionChoice[] {
  return optionFields(game.options).flatMap((field) => {
    const values = valuesOf(game.options.properties[field] ?? {});
    return values.length > 1 ? [{ field, values }] : [];
  });
}

/** The options as they stand at first; `kept`: what this device chose the last time. */
export function optionsOf(game: GameCard, kept: Plain = {}): Plain {
  const options: Plain = {};
  for (const { field, values } of choicesOf(game)) {
    const last = values.find((value) => value === kept[field]);
    options[field] = last ?? game.options.properties[field]?.default ?? values[0] ?? null;
  }
  return options;
}
