/** The numbers around the board: what a seat leads and holds, and where the game stands. */
import type { Showing } from "../board";
import {
  type Action,
  GOODS,
  LAST_TURN,
  ledBy,
  side,
  standing,
  stepNow,
  stepsOf,
  type View,
} from "./position";
import { goodName, say } from "./words";

type Shown = Showing<View, Action>;

export function Tally({ view, seat, ownSeat }: Shown & { seat: number }) {
  const led = ledBy(view, seat);
  return (
    <p class="tally">
      <b class="num">{led}</b> {say("wins", { count: led })}
      {seat !== ownSeat && view.market === null && (
        <span class="soft num"> · {say("hand-cards", { count: side(view.hands, seat) })}</span>
      )}
    </p>
  );
}

/** The final count, good by good: who leads at three wins, however many points the others bring. */
export function Score({ view, seat }: Shown & { seat: number }) {
  const words = GOODS.map((good) => {
    const { leader, points } = standing(view, good);
    return say("count", {
      good: goodName(good),
      points: side(points, seat),
      leads: leader === seat ? "yes" : "no",
    });
  });
  return <>{words.join(" · ")}</>;
}

function Steps({ view }: { view: View }) {
  const now = stepNow(view);
  if (now === null) return null;
  const steps = stepsOf(view);
  return (
    <p class="steps-line soft">
      {steps.map((step, at) => (
        <span key={step}>
          {at > 0 && " · "}
          {step === now && <b>{say(`step-${step}`)}</b>}
          {step !== now && at < steps.indexOf(now) && (
            <>
              <s>{say(`step-${step}`)}</s>
              <span class="sr"> {say("step-done")}</span>
            </>
          )}
          {at > steps.indexOf(now) && say(`step-${step}`)}
        </span>
      ))}
    </p>
  );
}

export function Progress({ view }: Shown) {
  if (view.phase === "over") return <p class="turn-line">{say("over")}</p>;
  if (view.turn === 0) return <p class="turn-line">{say("setup")}</p>;
  return (
    <>
      <p class="turn-line num">{say("turn", { turn: view.turn, last: LAST_TURN })}</p>
      <Steps view={view} />
    </>
  );
}
