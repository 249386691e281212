/** What the armed action will do, between the box's title and its buttons. */
import type { Choosing } from "../board";
import { meaning, otherWay } from "./Asking";
import { printed } from "./content";
import { Helmets } from "./Picture";
import {
  type Action,
  isBad,
  isPlay,
  type Outlook,
  outlooksOf,
  type Shown,
  type View,
} from "./position";
import { brings, choiceOf, endOf, outlookWords, say, shortName, textOf } from "./words";

type Armed = Choosing<View, Action> & { action: Action };

export function titleOf(action: Action, { view }: Shown): string {
  if (!isPlay(action)) return "";
  const { card, use } = action;
  const [only, ...more] = outlooksOf(view, card, use);
  const name = shortName(card);
  if (only && more.length === 0)
    return say("title-play", { name, end: endOf(only), brings: brings(only) });
  return say("title-open", { name });
}

export const verbOf = ({ type }: Action): string => say("verb", { type });

export function Consequences(props: Armed) {
  const { view, action } = props;
  if (isPlay(action)) return <Played {...props} play={action} />;
  if (action.type === "recruit") return <Recruited view={view} viking={action.viking} />;
  return <div class="saga-box deed-means">{meaning(view, action)}</div>;
}

function Played(props: Armed & { play: Extract<Action, { type: "choose_card" }> }) {
  const { view, legal, play, tap } = props;
  const outlooks = outlooksOf(view, play.card, play.use);
  const other = otherWay(legal, play);
  const { acts } = printed(play.card);
  return (
    <div class="saga-box">
      {acts && <p>{play.use ? textOf(play.card) : say("only-moves")}</p>}
      {outlooks.length > 1 && (
        <ul class="outlooks">
          {outlooks.map((outlook) => (
            <OutlookLine key={JSON.stringify(outlook)} outlook={outlook} />
          ))}
        </ul>
      )}
      {outlooks.some(({ reaches }) => reaches) && <p class="small soft">{say("may-leave")}</p>}
      {other && (
        <button type="button" class="deed" onClick={() => tap(other)}>
          <b>{say(play.use ? "play-without" : "play-with")}</b>
          <span class="soft">
            {outlooksOf(view, play.card, !play.use).slice(0, 1).map(outlookWords).join(" ")}
          </span>
        </button>
      )}
    </div>
  );
}

function OutlookLine({ outlook }: { outlook: Outlook }) {
  const choice = choiceOf(outlook);
  return (
    <li class={isBad(outlook) ? "bad" : ""}>
      {choice && <b>{choice} </b>}
      {outlookWords(outlook)}
    </li>
  );
}

function Recruited({
  view,
  viking,
}: {
  view: View;
  viking: Extract<Action, { type: "recruit" }>["viking"];
}) {
  const offer = view.display.find((each) => each.viking === viking);
  const own = view.you ? view.seats[view.you.seat] : undefined;
  const { move, helmets, acts } = printed(viking);
  return (
    <div class="saga-box">
      <p>
        {say("card-facts", { move, helmets })} <Helmets card={viking} />
      </p>
      {acts && <p>{textOf(viking)}</p>}
      {offer && own && <p>{say("recruit-costs", { price: offer.price, gold: own.gold })}</p>}
      <p class="small soft">{say("recruit-goes")}</p>
    </div>
  );
}
