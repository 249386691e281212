/** The numbers around the board: what a seat has, whether it has chosen, and how far the journey is. */
import { SagaSign } from "./Picture";
import { missing } from "./position";
import type { Props } from "./table";
import { say } from "./words";

/** What a seat is at, in one or two words. */
function stateOf({ view }: Pick<Props, "view">, seat: number): string | null {
  const one = view.seats[seat];
  if (!one || view.phase === "finished") return null;
  if (missing({ view }) && (one.answered || one.waits)) return one.answered ? "answered" : "waits";
  if (view.phase === "recruit") {
    if (view.turn_seat === seat) return "recruits";
    return view.recruiting.includes(seat) ? null : "passed";
  }
  return one.inside ? null : "out";
}

export function Tally(props: Props & { seat: number }) {
  const { view, seat } = props;
  const one = view.seats[seat];
  if (!one) return null;
  const state = stateOf(props, seat);
  return (
    <p class="saga-tally num">
      {view.odin_seat === seat && (
        <span class="has-odin">
          <SagaSign sign="odin" />
          <span class="sr">{say("has-odin")}</span>
        </span>
      )}
      {state && (
        <span class={`tally-state ${state}`}>
          {state === "answered" && <SagaSign sign="check" />}
          {say("seat-state", { state, phase: view.phase })}
        </span>
      )}
      <span class="tally-gold">
        <SagaSign sign="gold" />
        {one.gold}
        <span class="sr"> {say("unit-gold")}</span>
      </span>
      <span class="tally-cards">
        <SagaSign sign="card" />
        {one.hand}
        <span class="sr"> {say("unit-hand")}</span>
      </span>
      {one.sight && (
        <span>
          <SagaSign sign="sight" />
          <span class="sr">{say("has-sight")}</span>
        </span>
      )}
      <span class="tally-place">{say("place", { place: one.place, draws: one.draws })}</span>
      <b class="tally-vp">
        {one.vp}
        <span class="sr"> {say("unit-vp")}</span>
      </b>
    </p>
  );
}

/** The final count: the ladder, the helmets in Valhalla, and a point for each three gold. */
export function Score({ view, seat }: Pick<Props, "view"> & { seat: number }) {
  const score = view.seats[seat]?.score;
  if (!score) return null;
  const { ladder, helmets, gold, gold_points: points } = score;
  return <>{say("count", { ladder, helmets, gold, points })}</>;
}

export function Progress({ view }: Pick<Props, "view">) {
  if (view.phase === "finished") return <p class="turn-line">{say("over")}</p>;
  // While vikings are recruited, the stages of the leg before are over and none has begun.
  const stage = view.phase === "recruit" ? 0 : view.stage;
  return (
    <p class="turn-line num saga-progress">
      <span class="long">
        {say("progress", { leg: view.leg, all: view.journey.length, stage })}
      </span>
      <span class="short" aria-hidden="true">
        {say("progress-short", { leg: view.leg, all: view.journey.length })}
      </span>
    </p>
  );
}
