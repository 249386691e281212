/** Below the board while the past is looked at, and after the end: slider, steps, autoplay, whose eyes, sharing. */
import { useEffect, useRef, useState } from "preact/hooks";
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
import { useReplayKeys } from "./replayKeys";
import { headingOf, stepSentence } from "./sentences";

export function ReplayBar() {
  const { play, frame } = useTableContext();
  const at = play.past.at.value;
  const isShown = at !== null || frame.outcome !== null;
  return isShown ? <Bar at={at} /> : null;
}

function Bar({ at }: { at: number | null }) {
  const { play, frame } = useTableContext();
  const end = useEnd();
  const marks = useMarks();
  const [plays, setPlays] = useState(false);
  const bar = useRef<HTMLElement>(null);
  useWholeLog(at !== null && frame.outcome !== null);
  const toggle = () => {
    if (!plays && (at === null || at >= end)) play.past.look(1);
    setPlays(!plays);
  };
  useReplayKeys(bar, at, end, marks, toggle);
  return (
    <section class="replay" aria-label={say("replay")} ref={bar}>
      {at !== null && <Where at={at} isOver={frame.outcome !== null} />}
      <div class="replay-line">
        <Autoplay plays={plays} onStop={() => setPlays(false)} onToggle={toggle} />
        <Steps />
        <Slider marks={marks} />
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

/** Where turns and rounds begin, as the logbook knows it: in the stream that it tells of. */
function useMarks(): number[] {
  const { play, table, listener } = useTableContext();
  if (play.past.seat.value !== play.ownSeat.value) return [];
  const words = {
    sentenceOf: () => "",
    headingOf: (event: TableEvent) => headingOf(listener, event),
    takenBack: "",
  };
  return logGroups(table.log.value, words, "all", 0)
    .filter(({ title }) => title !== null)
    .map(({ id }) => Number(id));
}

/** Who looks back wants all turns marked, and the logbook beside each step: fetch what is missing of it. */
function useWholeLog(isWanted: boolean): void {
  const { play, table } = useTableContext();
  const first = table.log.value[0]?.vseq ?? 0;
  const isMissing = table.hasOlder.value;
  useEffect(() => {
    if (isWanted && isMissing) void play.older();
  }, [isWanted, isMissing, first, play]);
}

function Where({ at, isOver }: { at: number; isOver: boolean }) {
  const { play } = useTableContext();
  const sentence = useSentence(at);
  const refusal = play.past.refusal.value;
  // Until it is there the board shows the present.
  const isThere = play.past.position.value !== null;
  return (
    <p class="where">
      {refusal ? (
        <span class="fault">{sentenceOfRefusal(refusal)}</span>
      ) : (
        <span>
          {say("replay-where", { at })} {isThere ? sentence : say("room-loading")}
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

function Slider({ marks }: { marks: readonly number[] }) {
  const { play } = useTableContext();
  const end = useEnd();
  const at = play.past.at.value ?? end;
  const text = useSentence(at);
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
      />
      <span class="marks" aria-hidden="true">
        {marks.map((mark) => (
          <i key={mark} style={{ left: `${((mark - 1) / Math.max(1, end - 1)) * 100}%` }} />
        ))}
      </span>
    </span>
  );
}

const TEMPI = ["calm", "normal", "brisk"] as const;
type Tempo = (typeof TEMPI)[number];

interface AutoplayProps {
  plays: boolean;
  onStop: () => void;
  onToggle: () => void;
}

function Autoplay({ plays, onStop, onToggle }: AutoplayProps) {
  const { play } = useTableContext();
  const { tempo: told } = settings.value;
  const [tempo, setTempo] = useState<Tempo>(told === "instant" ? "brisk" : told);
  const end = useEnd();
  const at = play.past.at.value;
  const text = useSentence(at ?? end);
  useEffect(() => {
    if (!plays) return;
    if (at === null || at >= end) return onStop();
    const timer = setTimeout(() => play.past.look(at + 1), Math.max(400, readingMs(text, tempo)));
    return () => clearTimeout(timer);
  }, [plays, at, end, text, tempo, play]);
  return (
    <>
      <Button
        kind="icon"
        icon={plays ? "pause" : "ui-play"}
        label={say(plays ? "replay-stop" : "replay-autoplay")}
        onPress={onToggle}
      />
      {plays && (
        <select
          aria-label={say("replay-tempo")}
          value={tempo}
          onChange={(event) => setTempo(event.currentTarget.value as Tempo)}
        >
          {TEMPI.map((each) => (
            <option key={each} value={each}>
              {say(`settings-tempo-${each}`)}
            </option>
          ))}
        </select>
      )}
    </>
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
