/** The logbook: one sentence per event, grouped by round or turn, read on demand. */
import { useEffect, useRef } from "preact/hooks";
import { useColours } from "./seats";

export interface LogEntry {
  id: string | number;
  text: string;
  /** Whose doing it was. */
  seat?: number | null;
  /** Told since the reader last acted. */
  fresh?: boolean;
  /** Taken back: it stays, struck through, with the word. */
  struck?: string | null;
}

export interface LogGroup {
  id: string | number;
  title: string | null;
  entries: readonly LogEntry[];
}

export interface LogbookProps {
  groups: readonly LogGroup[];
  labelledby: string;
  /** Show the table as it was at an entry. */
  onOpen?: (id: LogEntry["id"]) => void;
  /** The entry beside what is looked at: it is marked, and kept in sight. */
  current?: LogEntry["id"] | null;
}

function Sentence({ entry, onOpen }: { entry: LogEntry } & Pick<LogbookProps, "onOpen">) {
  const text = entry.struck ? <s class="struck">{entry.text}</s> : entry.text;
  return (
    <>
      {onOpen ? (
        <button type="button" class="entry" onClick={() => onOpen(entry.id)}>
          {text}
        </button>
      ) : (
        text
      )}
      {entry.struck && <span class="soft small"> {entry.struck}</span>}
    </>
  );
}

export function Logbook({ groups, labelledby, onOpen, current = null }: LogbookProps) {
  const colourHere = useColours();
  const book = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const here = book.current?.querySelector<HTMLElement>("[aria-current]");
    // The page stays where it is: only the logbook scrolls along.
    if (book.current && here && current !== null) keepInSight(book.current, here);
  }, [current]);
  return (
    <div
      class="entries"
      role="log"
      aria-live="off"
      aria-labelledby={labelledby}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys
      tabIndex={0}
      ref={book}
    >
      {groups.map((group) => (
        <div key={group.id}>
          {group.title && <h3>{group.title}</h3>}
          <ul>
            {group.entries.map((entry) => {
              const by =
                entry.seat === null || entry.seat === undefined ? "" : colourHere(entry.seat);
              return (
                <li
                  key={entry.id}
                  class={`${by && `by-${by}`}${entry.fresh ? " new" : ""}`}
                  aria-current={entry.id === current ? "step" : undefined}
                >
                  <Sentence entry={entry} {...(onOpen ? { onOpen } : {})} />
                </li>
              );
            })}
          </ul>
        </div>
      ))}
    </div>
  );
}

function keepInSight(book: HTMLElement, entry: HTMLElement): void {
  const frame = book.getBoundingClientRect();
  const line = entry.getBoundingClientRect();
  if (line.top < frame.top) book.scrollTop += line.top - frame.top;
  else if (line.bottom > frame.bottom) book.scrollTop += line.bottom - frame.bottom;
}
