/** The house's own sentences, in the language that is spoken now. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { signal } from "@preact/signals";
import type { Language } from "../settings/settings";
import type { Filled } from "./fill";

const SOURCES: Record<Language, () => Promise<{ default: string }>> = {
  de: () => import("../../../texts/de.ftl?raw"),
  en: () => import("../../../texts/en.ftl?raw"),
};

/** A bundle without the invisible isolation marks: names stand in <bdi> instead. */
export function bundleOf(language: string, source: string): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const faults = bundle.addResource(new FluentResource(source));
  if (faults.length > 0) throw faults[0];
  return bundle;
}

const house = signal<FluentBundle | null>(null);
const loaded = new Map<Language, FluentBundle>();

async function load(language: Language): Promise<FluentBundle> {
  const { default: source } = await SOURCES[language]();
  const bundle = loaded.get(language) ?? bundleOf(language, source);
  loaded.set(language, bundle);
  return bundle;
}

/** Load a language and speak it from now on; one that is at hand is spoken at once. */
export async function speak(language: Language): Promise<void> {
  house.value = loaded.get(language) ?? (await load(language));
}

/** Have every language at hand, so that it can be changed while the house is out of reach. */
export async function loadAll(): Promise<void> {
  await Promise.allSettled((Object.keys(SOURCES) as Language[]).map(load));
}

/** One message of a bundle (`id` or `id.attribute`); `null` where there is none. A sentence with a hole is a
 * defect: tests and development stop at it, a player still gets the rest of the sentence. */
export function messageOf(bundle: FluentBundle, id: string, filled: Filled = {}): string | null {
  const [name = "", attribute] = id.split(".");
  const message = bundle.getMessage(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!pattern) return null;
  const faults: Error[] = [];
  const text = bundle.formatPattern(pattern, filled, faults);
  if (faults.length > 0 && import.meta.env.DEV) {
    throw new Error(`text "${id}": ${faults[0]?.message}`);
  }
  return text;
}

/** A sentence of the house, and a new one when the language changes. */
export function say(id: string, filled: Filled = {}): string {
  if (!house.value) throw new Error("no language is spoken yet: await speak() first");
  const text = messageOf(house.value, id, filled);
  if (text === null) throw new Error(`the house has no text "${id}"`);
  return text;
}

/** Whether the house has a text: for closed sets that another part may grow, such as error codes. */
export function knows(id: string): boolean {
  return house.value?.hasMessage(id) ?? false;
}
