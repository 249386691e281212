/** What one can ask a table by a key or a word, as one sentence each: clocks, last events, state, hand, turn. */
import { formatClock } from "../parts/ClockFace";
import { say } from "../texts/house";
import { clockNow } from "./clock";
import { type TableContext, useTableContext } from "./context";
import { eventSentence, phaseWords, statusSentence } from "./sentences";
import { type Fact, summarize, type Words } from "./summary";
import { useSummaryWords } from "./summaryWords";

export interface Reports {
  clock(): string;
  log(): string;
  /** The five events before the last one. */
  logBefore(): string;
  state(): string;
  hand(): string;
  others(): string;
  turn(): string;
}

export function useReports(): Reports {
  const shared = useTableContext();
  return reportsOf(shared, useSummaryWords(), () => performance.now());
}

export function reportsOf(shared: TableContext, words: Words, now: () => number): Reports {
  const { scene, ownSeat } = shared;
  const facts = () => summarize(scene.view, words);
  return {
    clock: () => clocks(shared, words, now()),
    log: () => lastEvents(shared).slice(0, 1).join(" ") || say("report-nothing"),
    logBefore: () => lastEvents(shared).slice(1, 6).join(" ") || say("report-nothing"),
    state: () =>
      statusSentence(shared.listener, scene.view) ??
      facts()
        .map((fact) => inOneLine(fact, words, () => true))
        .join(" "),
    hand: () => {
      const hand = facts().find(({ field }) => field === "hand" || field === "you");
      return hand ? inOneLine(hand, words, () => true) : say("report-no-hand");
    },
    others: () =>
      facts()
        .filter((fact) => "perSeat" in fact)
        .map((fact) => inOneLine(fact, words, (seat) => seat !== ownSeat))
        .join(" "),
    turn: () => phaseWords(shared.listener, scene.view, scene.actors[0] ?? null).sentence,
  };
}

function inOneLine(fact: Fact, words: Words, wanted: (seat: number) => boolean): string {
  if ("value" in fact) return `${fact.label}: ${fact.value}.`;
  if ("items" in fact) return `${fact.label}. ${fact.items.join(". ")}.`;
  const each = fact.perSeat
    .filter(({ seat }) => wanted(seat))
    .map(({ seat, value }) => `${words.nameOf(seat)}: ${value}`);
  return `${fact.label}. ${each.join(". ")}.`;
}

function clocks({ frame, table }: TableContext, words: Words, now: number): string {
  const passed = now - (table.present.value?.receivedAt ?? now);
  const told = frame.clock.seats.flatMap((clock, seat) => {
    const { ms, limitMs } = clockNow(clock, passed, frame.pause !== null);
    const left = ms ?? limitMs;
    if (left === null) return [];
    return [say("report-clock", { name: words.nameOf(seat), left: formatClock(left) })];
  });
  const timer = frame.clock.timer_ms;
  if (timer !== null) {
    told.unshift(
      say("report-timer", { seconds: Math.max(0, Math.round((timer - passed) / 1000)) }),
    );
  }
  return told.join(" ") || say("report-no-clock");
}

/** The newest first. */
function lastEvents({ table, listener }: TableContext): string[] {
  return table.log.value
    .flatMap(({ events }) => events)
    .toReversed()
    .map((event) => eventSentence(listener, event))
    .filter((text) => text !== null);
}
