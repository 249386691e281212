/** What happened at a table, as sentences: the game's own, and the house's for what happens around it. */
import type { GameView, Outcome, TableEvent } from "../net/wire";
import { settings } from "../settings/settings";
import type { Sound } from "../sound";
import { fill } from "../texts/fill";
import { gameSentence, gameText, type Listener } from "../texts/game";
import { knows, say } from "../texts/house";
import { isolate } from "../texts/isolate";

type Fields = Readonly<Record<string, unknown>>;

/** A sentence of the house about fields; `null`: it has none. */
export function houseSentence(listener: Listener, id: string, fields: Fields): string | null {
  if (!knows(id)) return null;
  const { ownSeat, nameOf } = listener;
  return say(
    id,
    fill(fields, {
      language: settings.value.language,
      ownSeat,
      nameOf: (seat) => isolate(nameOf(seat)),
      valueOf: () => null,
    }),
  );
}

/** Events of the table that tell a reader nothing: another one beside them does. */
const SILENT: readonly string[] = ["table_narrated", "table_settled"];

/** An event in the logbook; `null`: it is not told. */
export function eventSentence(listener: Listener, event: TableEvent): string | null {
  return SILENT.includes(event.type) ? null : stepSentence(listener, event);
}

/** The same for one who goes through all steps: each is told, also one that the logbook leaves out. */
export function stepSentence(listener: Listener, event: TableEvent): string | null {
  const id = `event-${event.type}`;
  return event.type.startsWith("table_")
    ? houseSentence(listener, id, event)
    : gameSentence(listener, id, event);
}

/** The same for voices: shorter where the game brings it so. `hurried`: there is no time for whole sentences. */
export function spokenSentence(
  listener: Listener,
  event: TableEvent,
  hurried = false,
): string | null {
  const full = eventSentence(listener, event);
  const whole = settings.value.speech === "full" && !hurried;
  if (whole || event.type.startsWith("table_")) return full;
  return gameSentence(listener, `event-${event.type}.speech`, event) ?? full;
}

/** Whether an event interrupts the voice while a countdown of the game runs; the game says so. */
export function isUrgent(listener: Listener, event: TableEvent): boolean {
  return gameSentence(listener, `event-${event.type}.alert`, event) === "yes";
}

/** What an event sounds like: money, where the game says so, else a piece that is put down. */
export function soundOf(listener: Listener, event: TableEvent): Sound {
  return gameSentence(listener, `event-${event.type}.sound`, event) === "coin" ? "coin" : "piece";
}

/** The present of a game in one short line, for voices; `null`: the game has none for this phase. */
export function statusSentence(listener: Listener, view: GameView): string | null {
  return gameSentence(listener, `status-${view.phase}`, flat(view));
}

/** The fields of a view, and those of the objects in it as `field_name`. */
function flat(view: GameView): Record<string, unknown> {
  const fields: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(view)) {
    if (value !== null && typeof value === "object" && !Array.isArray(value)) {
      fields[field] = "some";
      for (const [name, part] of Object.entries(value)) fields[`${field}_${name}`] = part;
    } else {
      fields[field] = value;
    }
  }
  return fields;
}

/** The heading that an event opens in the logbook; `null`: it opens none. */
export function headingOf(listener: Listener, event: TableEvent): string | null {
  return gameSentence(listener, `event-${event.type}.heading`, event);
}

/** What is asked now, of whom: a sentence and one or two words. */
export function phaseWords(
  listener: Listener,
  view: GameView,
  seat: number | null,
): { title: string; sentence: string } {
  const fields = { seat };
  const id = `phase-${view.phase}`;
  return {
    title: gameText(listener.game, `${id}.title`) ?? "",
    sentence: gameSentence(listener, id, fields) ?? "",
  };
}

/** Why the game is over; `aborted`: the event that ended it without a result, where it is known. */
export function outcomeSentence(
  listener: Listener,
  outcome: Outcome,
  aborted: TableEvent | null,
): string {
  if (outcome.aborted) {
    const fields = aborted ?? { reason: outcome.reason, seat: null };
    return houseSentence(listener, "event-table_aborted", fields) ?? say("table-over");
  }
  const [first = []] = outcome.ranking;
  const fields = { seat: first.length === 1 ? first[0] : null };
  const id = `result-${outcome.reason}`;
  return (
    gameSentence(listener, id, fields) ?? houseSentence(listener, id, fields) ?? say("table-over")
  );
}

/** Why an offer may not be made now: the code a frame carries, as a sentence. */
export function whyNot(reason: string): string {
  const id = [`offer-not-${reason}`, `error-${reason}`].find(knows);
  return say(id ?? "error-proposal_not_offered");
}
