/** What an armed action will do, in numbers, between the box's title and its buttons. */
import { isolate } from "../../texts/isolate";
import type { Choosing } from "../board";
import { Directions, OnlyWay } from "./Directions";
import { type Action, isLay, type Laying, layingOf, type View } from "./position";
import { facingName, growth, losses, say, who } from "./words";

type Props = Choosing<View, Action> & { action: Action };

export function titleOf(action: Action): string {
  switch (action.type) {
    case "turn_omar":
      return say("title-turn", { turn: action.turn });
    case "roll":
      return say("title-roll");
    case "lay_carpet": {
      const [one, two] = action.cells;
      return say("title-lay", { one, two });
    }
  }
}

export function verbOf(action: Action): string {
  if (action.type === "turn_omar") return say(`verb-${action.turn}`);
  return say(action.type === "roll" ? "verb-roll" : "verb-lay");
}

/** Everybody's points after the carpet, the best first. */
function scoresAfter(props: Props, { scores }: Laying): string {
  return scores
    .map((score, seat) => ({ score, seat }))
    .filter(({ seat }) => props.view.seats[seat]?.out === null)
    .sort((one, other) => other.score - one.score)
    .map(({ score, seat }) => say("score-of", { ...who(seat, props), score }))
    .map(isolate)
    .join(", ");
}

function Laid(props: Props) {
  const { view, action } = props;
  const laying = isLay(action) ? layingOf(view, action) : null;
  if (!laying) return null;
  return (
    <>
      <p>
        {say("lay-brings", { growth: growth(laying), size: laying.region.length })}{" "}
        {losses(props, laying) || say("cuts-nothing")}
      </p>
      <p class="small soft">{say("lay-after", { scores: scoresAfter(props, laying) })}</p>
    </>
  );
}

export function Consequences(props: Props) {
  const { view, action } = props;
  return (
    <div class="suleika-box">
      {action.type === "turn_omar" && <Directions {...props} />}
      {action.type === "lay_carpet" && <Laid {...props} />}
      {action.type === "roll" && (
        <>
          <p>{say("roll-now", { facing: facingName(view.omar.facing) })}</p>
          <OnlyWay {...props} />
        </>
      )}
    </div>
  );
}
