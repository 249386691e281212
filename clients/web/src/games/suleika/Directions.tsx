/** Omar's ways, each with its stops, their chances and prices: shown before anything is paid, and chosen here. */
import { SeatSign } from "../../parts/seats";
import { settings } from "../../settings/settings";
import type { Choosing } from "../board";
import { type Action, meanPrice, type Stop, type Turn, type View, type Way } from "./position";
import { facingName, say, stopSentence } from "./words";

type Props = Choosing<View, Action>;

const ARROWS: Readonly<Record<Turn, string>> = {
  left: "M20 21v-6c0-4-2-6-6-6H6M11 3.5L5 9l6 5.5",
  straight: "M12 21V4M6 9.5L12 3.5l6 6",
  right: "M4 21v-6c0-4 2-6 6-6h8M13 3.5L19 9l-6 5.5",
};

export function TurnSign({ turn }: { turn: Turn }) {
  return (
    <svg class="turn-sign" viewBox="0 0 24 24" aria-hidden="true">
      <path d={ARROWS[turn]} />
    </svg>
  );
}

function meanOf(way: Way): string {
  return meanPrice(way).toLocaleString(settings.value.language, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
}

function Cost({ shown, stop }: { shown: Props; stop: Stop }) {
  const { seat, price, cell, steps } = stop;
  const words =
    seat !== null && seat === shown.view.roller_seat ? say("stop-own") : say("stop-free");
  return (
    <span class="stop">
      <span class="sr">{stopSentence(shown, stop)} </span>
      <span aria-hidden="true">
        <i>
          <span class="nth">{steps} · </span>
          {cell}
        </i>
        {price > 0 && seat !== null ? (
          <b>
            {price}
            <SeatSign seat={seat} />
          </b>
        ) : (
          <span class="no-cost">{words}</span>
        )}
      </span>
    </span>
  );
}

function Row({ shown, way }: { shown: Props; way: Way }) {
  const mean = meanOf(way);
  return (
    <>
      <TurnSign turn={way.turn} />
      <span class="where-to">
        <b>{say(`turn-${way.turn}`)}</b>
        <span class="sr">, </span>
        <span class="soft">{say("to-facing", { facing: facingName(way.facing) })}</span>
        <span class="sr">. </span>
      </span>
      <span class="stops">
        {way.stops.map((stop) => (
          <Cost key={stop.steps} shown={shown} stop={stop} />
        ))}
      </span>
      <span class="mean">
        <span class="sr">{say("mean", { mean })}</span>
        <span aria-hidden="true">{say("mean-short", { mean })}</span>
      </span>
    </>
  );
}

function Heads({ ways }: { ways: readonly Way[] }) {
  return (
    <p class="dir-heads" aria-hidden="true">
      <span>
        {say("stops-head")}
        <br />
        {say("chance-head")}
      </span>
      {(ways[0]?.stops ?? []).map(({ steps, sixths }) => (
        <span key={steps}>
          {steps}
          <i>{sixths}/6</i>
        </span>
      ))}
      <span>{say("mean-head")}</span>
    </p>
  );
}

export function Directions(props: Props) {
  const { view, legal, armed, tap } = props;
  const options = legal.flatMap((action) => {
    const way = action.type === "turn_omar" && view.ways.find(({ turn }) => turn === action.turn);
    return way ? [{ action, way }] : [];
  });
  const chosen = armed?.type === "turn_omar" ? armed.turn : null;
  return (
    <div class="dirs">
      <Heads ways={view.ways} />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset does not lay out as a grid everywhere */}
      <div class="dir-list" role="group" aria-label={say("directions")}>
        {options.map(({ action, way }) => (
          <button
            key={way.turn}
            type="button"
            class="dir"
            aria-pressed={way.turn === chosen}
            onClick={() => way.turn !== chosen && tap(action)}
          >
            <Row shown={props} way={way} />
          </button>
        ))}
      </div>
    </div>
  );
}

/** The one way that is left when the direction is settled. */
export function OnlyWay(props: Props) {
  const [way] = props.view.ways;
  if (!way) return null;
  return (
    <div class="dirs only">
      <Heads ways={[way]} />
      <div class="dir">
        <Row shown={props} way={way} />
      </div>
    </div>
  );
}
