/** The box while nothing is armed: ways with their prices, the die's result, partners of a first half. */
import type { Choosing } from "../board";
import { Directions } from "./Directions";
import {
  type Action,
  chosenHalf,
  isLay,
  layingOf,
  paidHere,
  partnersOf,
  type View,
} from "./position";
import { Die } from "./Weaves";
import { growth, losses, type Shown, say, who } from "./words";

type Props = Choosing<View, Action>;

export function askingTitle({ view, legal, draft }: Shown): string | null {
  if (view.phase === "direction") return say("title-direction");
  if (view.phase !== "lay") return null;
  return say(chosenHalf(draft, legal) ? "title-second" : "title-first");
}

/** What the die said and what that cost: how it came to this decision. */
function Rolled(props: Props) {
  const { view, ownSeat } = props;
  const rolled = view.last_roll;
  if (!rolled || rolled.seat !== ownSeat) return null;
  const paid = paidHere(view);
  const next = view.seats[rolled.seat];
  const colour = next?.colours.length === 1 ? null : next?.next_colour;
  return (
    <div class="rolled">
      <Die steps={rolled.steps} />
      <p>
        {say("rolled", { steps: rolled.steps, cell: view.omar.cell })}{" "}
        {paid && say("rolled-paid", { ...who(paid.seat, props), price: paid.price })}
        {colour && ` ${say("lay-colour", { colour: say(`colour-${colour}`) })}`}
      </p>
    </div>
  );
}

function Partners(props: Props & { first: NonNullable<ReturnType<typeof chosenHalf>> }) {
  const { view, legal, first, tap, letGo } = props;
  return (
    <>
      <ul class="partners">
        {[...partnersOf(legal, first)].map(([cell, action]) => {
          const laying = isLay(action) ? layingOf(view, action) : null;
          return (
            <li key={cell}>
              <button type="button" class="partner" onClick={() => tap(action)}>
                <b class="pos">{cell}</b>
                {laying && (
                  <span>
                    <b>{growth(laying)}</b>
                    <span class="sr">. </span>
                    <span class="soft">{losses(props, laying) || say("cuts-nothing")}</span>
                  </span>
                )}
              </button>
            </li>
          );
        })}
      </ul>
      <p>
        <button type="button" class="btn" onClick={letGo}>
          {say("back")}
        </button>
      </p>
    </>
  );
}

export function Asking(props: Props) {
  const { view, legal, draft } = props;
  const first = chosenHalf(draft, legal);
  if (view.phase === "lay") {
    return (
      <div class="suleika-box">
        {first ? <p>{say("half-on", { cell: first })}</p> : <Rolled {...props} />}
        {first ? (
          <Partners {...props} first={first} />
        ) : (
          <p class="small soft">{say("lay-first")}</p>
        )}
      </div>
    );
  }
  if (view.roller_seat === null) return null;
  return (
    <div class="suleika-box">
      <p class="then">{say("direction-now", who(view.roller_seat, props))}</p>
      <Directions {...props} />
    </div>
  );
}
