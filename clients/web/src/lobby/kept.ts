/** What this device remembers between visits: the last choices, the challenges it made, the terms it has read. */
import type { Terms } from "../net/wire";

function read(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null");
  } catch {
    return null; // Storage is blocked, or somebody else wrote there.
  }
}

function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Nothing can be kept here: then it is chosen anew the next time.
  }
}

const choicesKey = (what: string, game: string): string => `wartesaal.choice.${what}.${game}`;

/** The choices made the last time for this kind of start and this game. */
export function keptChoices<T extends object>(what: string, game: string): Partial<T> {
  const kept = read(choicesKey(what, game));
  return typeof kept === "object" && kept !== null ? (kept as Partial<T>) : {};
}

export function keepChoices(what: string, game: string, choices: object): void {
  write(choicesKey(what, game), choices);
}

const LINKS = "wartesaal.links";
const LINKS_AT_MOST = 5;

/** The challenges made on this device that may still be open, newest first. */
export function ownLinks(): string[] {
  const kept = read(LINKS);
  return Array.isArray(kept) ? kept.filter((id): id is string => typeof id === "string") : [];
}

export function keepLink(id: string): void {
  write(LINKS, [id, ...ownLinks().filter((other) => other !== id)].slice(0, LINKS_AT_MOST));
}

export function forgetLink(id: string): void {
  const rest = ownLinks().filter((other) => other !== id);
  write(LINKS, rest);
}

/** How games against the computers of one level ended. */
export interface Tally {
  won: number;
  drawn: number;
  lost: number;
}

interface KeptTally extends Omit<Tally, "drawn"> {
  /** Devices have not always counted these. */
  drawn?: number;
  /** The table that was counted last. */
  last: string;
}

const tallyKey = (game: string, level: string): string => `wartesaal.record.${game}.${level}`;

export function tallyAgainst(game: string, level: string): Tally | null {
  const kept = read(tallyKey(game, level)) as KeptTally | null;
  return kept && { won: kept.won, drawn: kept.drawn ?? 0, lost: kept.lost };
}

/** Count a result, once: a finished table may be looked at again right away. */
export function countAgainst(
  game: string,
  level: string,
  table: string,
  ending: keyof Tally,
): void {
  const kept = read(tallyKey(game, level)) as KeptTally | null;
  if (kept?.last === table) return;
  const before = { won: 0, drawn: 0, lost: 0, ...kept };
  write(tallyKey(game, level), { ...before, [ending]: before[ending] + 1, last: table });
}

interface Read {
  rev: number;
  terms: Terms;
  /** The terms before this revision, `null` for the first. */
  before: Terms | null;
}

/** The terms that were read before these, to mark what is new; they stay known over a reload. */
export function termsBefore(link: string, rev: number, terms: Terms): Terms | null {
  const key = `wartesaal.terms.${link}`;
  const last = read(key) as Read | null;
  if (last?.rev === rev) return last.before;
  const before = last ? last.terms : null;
  write(key, { rev, terms, before } satisfies Read);
  return before;
}
