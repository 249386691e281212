/** What the box says right now. There is always exactly one thing: what the next tap does, or who is asked what. */
import type { ComponentChildren } from "preact";
import type { GameBoard } from "../games/board";
import { sentenceOfRefusal } from "../lobby/refusal";
import { isConnected } from "../net/house";
import { Box, type BoxLine } from "../parts/Box";
import { Button } from "../parts/Button";
import { gameSentence } from "../texts/game";
import { say } from "../texts/house";
import { boardPropsOf, choosingOf, showingOf, useTableContext } from "./context";
import { Ending } from "./Ending";
import { inWords } from "./names";
import { RefusedBox } from "./RefusedBox";
import { OwnLimit } from "./SeatClock";
import { eventSentence, phaseWords } from "./sentences";

export function TableBox() {
  const { play, frame, board } = useTableContext();
  const narration = play.narration.value;
  const refusal = play.refused.value;
  // In an auction there is no time to read a refusal away: the board's box says it beside what can be done.
  const races = frame.clock.timer_ms !== null && play.question.value !== null && board?.Asked;
  if (refusal && !races) return <RefusedBox refusal={refusal} />;
  if (narration.state === "telling") return <Telling />;
  if (narration.state === "summed") return <Summed count={narration.steps.length} />;
  if (frame.outcome) return <Ending outcome={frame.outcome} />;
  if (frame.pause) return <Paused />;
  if (!play.question.value) return <Theirs />;
  if (board?.Asked && play.past.at.value === null) return <AskedByBoard Asked={board.Asked} />;
  return play.armed.value ? <Armed /> : <Asked />;
}

function Telling() {
  const { play, frame, ownSeat, terms } = useTableContext();
  const narration = play.narration.value;
  if (narration.state !== "telling") return null;
  const { event, text } = narration.step;
  const seat = typeof event.seat === "number" ? event.seat : null;
  const clocked = terms.time_control.kind !== "none";
  const stands = ownSeat !== null && frame.clock.seats[ownSeat]?.state === "narration";
  const left = narration.rest.length;
  return (
    <Box
      seat={seat}
      kicker={say("table-happens")}
      title={text}
      lines={stands && clocked ? [{ text: say("table-clock-stands"), soft: true }] : []}
      actions={
        <>
          <Button onPress={() => play.skip()}>{say("table-go-on")}</Button>
          {left > 0 && <span class="soft small">{say("table-more-steps", { count: left })}</span>}
        </>
      }
    />
  );
}

function Summed({ count }: { count: number }) {
  const { play } = useTableContext();
  return (
    <Box
      seat={null}
      kicker={say("table-happens")}
      title={say("table-summed", { count })}
      actions={
        <>
          <Button kind="primary" onPress={() => play.skip()}>
            {say("table-go-on")}
          </Button>
          <Button onPress={() => play.unfold()}>{say("table-one-by-one")}</Button>
        </>
      }
    />
  );
}

function Paused() {
  const { play, table, frame, ownSeat, listener } = useTableContext();
  const resumed = frame.pause?.resumed ?? [];
  const waits = ownSeat !== null && !resumed.includes(ownSeat);
  const names = inWords(resumed.map((seat) => listener.nameOf(seat)));
  return (
    <Box
      seat={null}
      kicker={say("table-pause")}
      title={say("table-paused")}
      lines={resumed.length > 0 ? [{ text: say("table-pause-ready", { names }) }] : []}
      actions={
        waits && (
          <Button
            kind="primary"
            onPress={() => void play.command({ type: "end_pause", table: table.id })}
          >
            {say("table-resume")}
          </Button>
        )
      }
    />
  );
}

/** The own decision at a board that draws its box itself. */
function AskedByBoard({ Asked }: { Asked: NonNullable<GameBoard["Asked"]> }) {
  const shared = useTableContext();
  const notes: BoxLine[] = [];
  const { play, listener } = shared;
  if (play.refused.value) notes.push({ text: sentenceOfRefusal(play.refused.value, listener) });
  if (play.disarmed.value) notes.push({ text: say("table-disarmed") });
  const last = useLastOfOthers();
  if (last) notes.push({ text: say("table-before", { event: last }), soft: true });
  return (
    <Asked
      {...boardPropsOf(shared)}
      kicker={(title) => <Kicker title={title} />}
      notes={notes}
      hindrance={isConnected() ? null : say("not-connected")}
    />
  );
}

/** The own decision, nothing chosen yet. */
function Asked() {
  const shared = useTableContext();
  const { play, listener, scene, ownSeat, board } = shared;
  const { title, sentence } = phaseWords(listener, scene.view, ownSeat);
  const lines: BoxLine[] = [];
  if (play.disarmed.value) lines.push({ text: say("table-disarmed") });
  const last = useLastOfOthers();
  const Asking = board?.Asking;
  if (Asking) {
    lines.push({ text: <Asking {...choosingOf(shared)} /> });
  } else {
    if (last) lines.push({ text: say("table-before", { event: last }), soft: true });
    lines.push({ text: say(board ? "table-tap-first" : "table-choose-first"), soft: true });
  }
  const asked = board?.askingTitle?.(showingOf(shared)) ?? sentence;
  return <Box seat={ownSeat} kicker={<Kicker title={title} />} title={asked} lines={lines} />;
}

/** The phase, and what time there is for this one decision. */
function Kicker({ title }: { title: string }) {
  return (
    <>
      {title} <OwnLimit />
    </>
  );
}

/** The last thing that somebody else did, for those who looked away. */
function useLastOfOthers(): string | null {
  const { table, ownSeat, listener } = useTableContext();
  for (const { events, vseq } of table.log.value.slice(-3).toReversed()) {
    const told = events.findLast(
      ({ type, seat, auto }) =>
        !type.startsWith("table_") && seat !== undefined && (seat !== ownSeat || auto === true),
    );
    if (told && vseq > 0) return eventSentence(listener, told);
  }
  return null;
}

function Armed() {
  const shared = useTableContext();
  const { play, listener, scene, ownSeat, board } = shared;
  const tap = play.tap.value;
  if (tap.state === "idle") return null;
  const { action } = tap;
  const showing = showingOf(shared);
  const sentence = gameSentence(listener, `action-${action.type}`, action) ?? action.type;
  const title = board?.titleOf?.(action, showing) || sentence;
  const Consequences = board?.Consequences;
  const isSent = tap.state === "sent";
  const actions: ComponentChildren = isSent ? (
    <Button kind="primary" reason={say("sent")}>
      {say("sent")}
    </Button>
  ) : (
    <>
      <Button
        kind="primary"
        reason={isConnected() ? null : say("not-connected")}
        onPress={() => play.confirm()}
      >
        {board?.verbOf?.(action) ?? say("table-do-it")}
      </Button>
      <Button onPress={() => play.letGo()}>{say("back")}</Button>
    </>
  );
  return (
    <Box
      seat={ownSeat}
      kicker={<Kicker title={phaseWords(listener, scene.view, ownSeat).title} />}
      title={title}
      lines={
        Consequences ? [{ text: <Consequences {...choosingOf(shared)} action={action} /> }] : []
      }
      actions={actions}
    />
  );
}

/** Somebody else is asked, or nobody is. */
function Theirs() {
  const { listener, frame } = useTableContext();
  const [first = null, ...more] = frame.actors;
  const { title, sentence } = phaseWords(listener, frame.view, first);
  const isComputer = first !== null && frame.seats[first]?.computer !== null;
  const lines: BoxLine[] = [];
  if (more.length > 0) {
    const names = inWords(frame.actors.map((seat) => listener.nameOf(seat)));
    lines.push({ text: say("table-waits-for", { names }), soft: true });
  } else if (isComputer) {
    lines.push({ text: say("table-thinks"), soft: true });
  }
  return <Box seat={first} kicker={title} title={sentence} lines={lines} />;
}
