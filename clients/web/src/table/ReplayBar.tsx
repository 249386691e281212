/** Below the board while the past is looked at, and after the end: slider, steps, autoplay, whose eyes, sharing. */
import { useEffect, useState } from "preact/hooks";
import { sentenceOfRefusal } from "../lobby/refusal";
import type { TableEvent } from "../net/wire";
import { Button } from "../parts/Button";
import { announce } from "../parts/live";
import { settings } from "../settings/settings";
import { say } from "../texts/house";
import { useTableContext } from "./context";
import { Fairness } from "./Fairness";
import { Steps } from "./LogPanel";
import { logGroups } from "./log";
import { readingMs } from "./narration";
import { headingOf, stepSentence } from "./sentences";

export function ReplayBar() {
  const { play, frame } = useTableContext();
  const { at } = play.past;
  if (at.value === null && !frame.outcome) return null;
  return (
    <section class="replay" aria-label={say("replay")}>
      {at.value !== null && <Where at={at.value} isOver={frame.outcome !== null} />}
      <div class="replay-line">
        <Autoplay />
        <Steps />
        <Slider />
      </div>
      {frame.outcome && (
        <div class="replay-line">
          <Eyes />
          <Share />
          <Fairness outcome={frame.outcome} />
        </div>
      )}
    </section>
  );
}

function Where({ at, isOver }: { at: number; isOver: boolean }) {
  const { play } = useTableContext();
  const sentence = useSentence(at);
  const refusal = play.past.refusal.value;
  return (
    <p class="where">
      {refusal ? (
        <span class="fault">{sentenceOfRefusal(refusal)}</span>
      ) : (
        <span>
          {say("replay-where", { at })} {sentence}
        </span>
      )}
      <Button slim kind="primary" onPress={() => play.past.leave()}>
        {say(isOver ? "replay-to-result" : "replay-to-game")}
      </Button>
    </p>
  );
}

/** What had just happened at a place. */
function useSentence(at: number): string {
  const { play, table, listener } = useTableContext();
  const position = play.past.position.value;
  const line = table.log.value.find(({ vseq }) => vseq === at);
  const events =
    position?.vseq === at ? position.events : play.past.seat.value === null ? [] : line?.events;
  return (events ?? [])
    .map((event) => stepSentence(listener, event))
    .filter((text) => text !== null)
    .join(" ");
}

function useEnd(): number {
  const { play } = useTableContext();
  const present = play.frame.value?.vseq ?? 1;
  const own = play.past.seat.value === play.ownSeat.value;
  return own ? present : play.past.last.value || present;
}

function Slider() {
  const { play, table, listener } = useTableContext();
  const end = useEnd();
  const at = play.past.at.value ?? end;
  const text = useSentence(at);
  const words = {
    sentenceOf: () => "",
    headingOf: (event: TableEvent) => headingOf(listener, event),
    takenBack: "",
  };
  const marks = logGroups(table.log.value, words, "all", 0)
    .filter(({ title }) => title !== null)
    .map(({ id }) => Number(id));
  return (
    <span class="slider">
      <input
        type="range"
        min={1}
        max={end}
        value={at}
        aria-label={say("replay-slider")}
        aria-valuetext={text || String(at)}
        onInput={(event) => play.past.look(event.currentTarget.valueAsNumber)}
        onKeyDown={(event) => {
          const next = pageFrom(event.key, at, marks);
          if (next === null) return;
          event.preventDefault();
          play.past.look(next);
        }}
      />
      <span class="marks" aria-hidden="true">
        {marks.map((mark) => (
          <i key={mark} style={{ left: `${((mark - 1) / Math.max(1, end - 1)) * 100}%` }} />
        ))}
      </span>
    </span>
  );
}

/** PgUp and PgDn go to the beginning of the turn before and after. */
export function pageFrom(key: string, at: number, marks: readonly number[]): number | null {
  const rising = marks.toSorted((a, b) => a - b);
  if (key === "PageDown") return rising.find((mark) => mark > at) ?? null;
  if (key === "PageUp") return rising.findLast((mark) => mark < at) ?? null;
  return null;
}

function Autoplay() {
  const { play } = useTableContext();
  const [plays, setPlays] = useState(false);
  const end = useEnd();
  const at = play.past.at.value;
  const text = useSentence(at ?? end);
  const { tempo } = settings.value;
  useEffect(() => {
    if (!plays) return;
    if (at === null || at >= end) return setPlays(false);
    const wait = Math.max(400, readingMs(text, tempo === "instant" ? "brisk" : tempo));
    const timer = setTimeout(() => play.past.look(at + 1), wait);
    return () => clearTimeout(timer);
  }, [plays, at, end, text, tempo, play]);
  const toggle = () => {
    if (!plays && (at === null || at >= end)) play.past.look(1);
    setPlays(!plays);
  };
  return (
    <Button
      kind="icon"
      icon={plays ? "pause" : "ui-play"}
      label={say(plays ? "replay-stop" : "replay-autoplay")}
      onPress={toggle}
    />
  );
}

/** Through whose eyes: the public ones, or a seat's where the terms allow it. */
function Eyes() {
  const { play, frame, listener, ownSeat, terms } = useTableContext();
  const seats = frame.seats.map((_, seat) => seat);
  const allowed = terms.reveal_after_end ? seats : seats.filter((seat) => seat === ownSeat);
  const chosen = play.past.seat.value;
  return (
    <label class="eyes">
      <span class="small">{say("replay-eyes")}</span>
      <select
        value={chosen === null ? "" : String(chosen)}
        onChange={(event) => {
          const { value } = event.currentTarget;
          if (play.past.at.value === null) play.past.look(1);
          play.past.turnTo(value === "" ? null : Number(value));
        }}
      >
        <option value="">{say("replay-eyes-public")}</option>
        {allowed.map((seat) => (
          <option key={seat} value={String(seat)}>
            {seat === ownSeat ? say("you") : listener.nameOf(seat)}
          </option>
        ))}
      </select>
    </label>
  );
}

function Share() {
  const { play, table } = useTableContext();
  const at = play.past.at.value;
  if (at === null || play.past.seat.value !== null || !("clipboard" in navigator)) return null;
  const copy = async () => {
    await navigator.clipboard.writeText(`${location.origin}/t/${table.id}?n=${at}`);
    announce(say("link-copied"));
  };
  return (
    <Button slim icon="ui-copy" onPress={() => void copy()}>
      {say("replay-share")}
    </Button>
  );
}
