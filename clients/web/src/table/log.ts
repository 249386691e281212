/** The log of a table as the logbook shows it: sentences in groups, the newest first. */
import { undone } from "../net/table";
import type { LogLine, TableEvent } from "../net/wire";
import type { LogEntry, LogGroup } from "../parts/Logbook";

/** What the logbook needs to know of texts. */
export interface LogWords {
  sentenceOf(event: TableEvent): string | null;
  headingOf(event: TableEvent): string | null;
  takenBack: string;
}

export type LogFilter = "all" | "moves" | "chat";

const isTables = (event: TableEvent): boolean => event.type.startsWith("table_");

function seatOf(event: TableEvent): number | null {
  return typeof event.seat === "number" ? event.seat : null;
}

/** freshAfter: lines with a higher number are new to the reader. */
export function logGroups(
  lines: readonly LogLine[],
  words: LogWords,
  filter: LogFilter,
  freshAfter: number,
): LogGroup[] {
  const struck = undone(lines);
  const groups: { id: number; title: string | null; entries: LogEntry[] }[] = [];
  for (const { vseq, events } of lines) {
    events.forEach((event, at) => {
      if (filter === "moves" && isTables(event)) return;
      const title = struck.has(vseq) ? null : words.headingOf(event);
      if (title !== null || groups.length === 0) groups.push({ id: vseq, title, entries: [] });
      if (title !== null) return;
      const text = words.sentenceOf(event);
      if (text === null) return;
      groups.at(-1)?.entries.push({
        id: entryId(vseq, at),
        text,
        seat: seatOf(event),
        fresh: vseq > freshAfter && !struck.has(vseq),
        struck: struck.has(vseq) ? words.takenBack : null,
      });
    });
  }
  return groups
    .filter(({ title, entries }) => title !== null || entries.length > 0)
    .map((group) => ({ ...group, entries: group.entries.toReversed() }))
    .reverse();
}

const entryId = (vseq: number, at: number): string => `${vseq}.${at}`;

/** The entry that a place in the stream belongs to: the last one told there or before. */
export function entryAt(groups: readonly LogGroup[], at: number): LogEntry["id"] | null {
  const newestFirst = groups.flatMap(({ entries }) => entries);
  return newestFirst.find(({ id }) => placeOf(id) <= at)?.id ?? null;
}

/** The place in the stream that an entry of the logbook belongs to. */
export function placeOf(id: LogEntry["id"]): number {
  return Math.floor(Number(id));
}
