/** The logbook of a table: a sentence an event, grouped as the game says, read on demand. */
import { useSignal } from "@preact/signals";
import { useId } from "preact/hooks";
import type { Where } from "../net/talk";
import { Button } from "../parts/Button";
import { Logbook } from "../parts/Logbook";
import { TalkLines } from "../talk/TalkPanel";
import { say } from "../texts/house";
import { useTableContext } from "./context";
import { entryAt, type LogFilter, logGroups, placeOf } from "./log";
import { eventSentence, headingOf } from "./sentences";

const FILTERS: readonly LogFilter[] = ["all", "moves", "chat"];

/** room: the reader's own to talk in; `null`: there is nobody to talk with. */
export function LogPanel({ room }: { room: Where | null }) {
  const { table, play, listener, ownSeat } = useTableContext();
  const heading = useId();
  // Nothing is old or new to a spectator.
  const freshAfter = ownSeat === null ? Number.POSITIVE_INFINITY : play.seen.value;
  const filter = useSignal<LogFilter>("all");
  const words = {
    sentenceOf: (event: Parameters<typeof eventSentence>[1]) => eventSentence(listener, event),
    headingOf: (event: Parameters<typeof headingOf>[1]) => headingOf(listener, event),
    takenBack: say("log-taken-back"),
  };
  const groups = logGroups(table.log.value, words, filter.value, freshAfter);
  const at = play.past.at.value;
  // Another stream counts its steps otherwise.
  const isOwnStream = play.past.seat.value === play.ownSeat.value;
  return (
    <section class="log" aria-labelledby={heading}>
      <header class="head ruled">
        <h2 id={heading}>{say("log")}</h2>
        <select
          aria-label={say("log-filter")}
          value={filter.value}
          onChange={(event) => {
            filter.value = event.currentTarget.value as LogFilter;
          }}
        >
          {FILTERS.filter((each) => each !== "chat" || room).map((each) => (
            <option key={each} value={each}>
              {say(`log-filter-${each}`)}
            </option>
          ))}
        </select>
        <span class="push steps">
          <Steps />
        </span>
      </header>
      {filter.value === "chat" && room ? (
        <TalkLines where={room} name={say("log-filter-chat")} />
      ) : (
        <Logbook
          groups={groups}
          labelledby={heading}
          onOpen={(id) => play.past.look(placeOf(id))}
          current={at === null || !isOwnStream ? null : entryAt(groups, at)}
        />
      )}
      {table.hasOlder.value && filter.value !== "chat" && (
        <Button slim kind="quiet" onPress={() => void play.older()}>
          {say("log-older")}
        </Button>
      )}
    </section>
  );
}

/** Through the moments of the game, one by one. */
export function Steps() {
  const { play } = useTableContext();
  const { past } = play;
  const present = play.frame.value?.vseq ?? 0;
  const at = past.at.value;
  const here = at ?? present;
  const end = past.seat.value === play.ownSeat.value ? present : past.last.value || here;
  const none = say("replay-no-further");
  return (
    <>
      <Button
        kind="icon"
        icon="ui-first"
        label={say("replay-first")}
        reason={here <= 1 ? none : null}
        onPress={() => past.look(1)}
      />
      <Button
        kind="icon"
        icon="ui-back"
        label={say("replay-back")}
        reason={here <= 1 ? none : null}
        onPress={() => past.look(here - 1)}
      />
      <Button
        kind="icon"
        icon="ui-next"
        label={say("replay-on")}
        reason={at === null || here >= end ? none : null}
        onPress={() => past.look(here + 1)}
      />
      <Button
        kind="icon"
        icon="ui-last"
        label={say("replay-last")}
        reason={at === null ? none : null}
        onPress={() => past.leave()}
      />
    </>
  );
}
