/** What an armed action will do, in numbers, between the box's title and its buttons. */
import type { ComponentChildren } from "preact";
import type { Showing } from "../board";
import { GoodSign, TinyCard } from "./CardFace";
import {
  type Action,
  type Card,
  cardOf,
  eligibleFor,
  type Good,
  gain,
  lastCards,
  lastOf,
  other,
  side,
  standing,
  standingAfter,
  type View,
} from "./position";
import { cardName, goodName, leadWords, say, who } from "./words";

export type Shown = Showing<View, Action>;
interface Props extends Shown {
  action: Action;
}

/** The card an action is about. */
function cardIn({ view, action, ownSeat }: Props): Card | null {
  if (ownSeat === null) return null;
  if (action.type === "lay") return cardOf(action.card);
  return lastOf(view, action.type === "steal" ? other(ownSeat) : ownSeat, action.good);
}

export function titleOf(action: Action, showing: Shown): string {
  const card = cardIn({ ...showing, action });
  return card ? say(`title-${action.type}`, { card: cardName(card) }) : "";
}

export function verbOf(action: Action): string {
  return say(`verb-${action.type}`);
}

/** One short line, with its picture. */
function Line({ picture, children }: { picture?: ComponentChildren; children: ComponentChildren }) {
  return (
    <p class="gives">
      {picture}
      <span>{children}</span>
    </p>
  );
}

/** How a good stands afterwards, and whether that turns the lead. */
function After({
  good,
  change,
  ...props
}: Props & { good: Good; change: readonly [number, number] }) {
  const own = props.ownSeat ?? props.nearSeat;
  const before = standing(props.view, good);
  const after = standingAfter(props.view, good, change);
  const words = {
    good: goodName(good),
    own: side(after.points, own),
    theirs: side(after.points, other(own)),
    ...leadWords(after, props),
  };
  let id = "after";
  if (after.leader === null) id = "after-even";
  else if (after.leader !== before.leader)
    id = after.leader === own ? "after-turns" : "after-loses";
  const sign = (
    <span class={`good gd-${good}`}>
      <GoodSign good={good} />
    </span>
  );
  return <Line picture={sign}>{say(id, words)}</Line>;
}

function Steal(props: Props & { card: Card; own: number }) {
  const { view, card, own } = props;
  const covered = side(view.rows, own)[card.good].length;
  const below = side(view.rows, other(own))[card.good].at(-2);
  const freed = below === undefined ? "none" : cardName({ ...card, value: below });
  return (
    <>
      <After {...props} good={card.good} change={gain(own, card.value, card.value)} />
      <Line>{say("steal-goes", { covered })}</Line>
      <p class="small soft">{say("steal-frees", { card: freed, ...who(other(own), props) })}</p>
    </>
  );
}

function Offer(props: Props & { card: Card; own: number }) {
  const { view, card, own } = props;
  const choices = eligibleFor(card, lastCards(view, other(own)));
  const they = who(other(own), props);
  return (
    <>
      <p>{say(choices.length === 1 ? "offer-forced" : "offer-choose", they)}</p>
      <ul class="may">
        {choices.map((choice) => (
          <li key={choice.id}>
            <TinyCard card={choice} />
            <span>{cardName(choice)}</span>
          </li>
        ))}
      </ul>
      <p class="small soft">{say("offer-note", { card: cardName(card), ...they })}</p>
    </>
  );
}

function Give(props: Props & { card: Card; own: number }) {
  const { view, card, own } = props;
  if (!view.offer) return null;
  const offered = cardOf(view.offer.card);
  const same = offered.good === card.good;
  return (
    <>
      <Line picture={<TinyCard card={offered} />}>
        {say("give-gets", { card: cardName(offered) })}
      </Line>
      {same ? (
        <After
          {...props}
          good={card.good}
          change={gain(own, offered.value - card.value, offered.value - card.value)}
        />
      ) : (
        <>
          <After {...props} good={offered.good} change={gain(own, offered.value, offered.value)} />
          <After {...props} good={card.good} change={gain(own, -card.value, -card.value)} />
        </>
      )}
    </>
  );
}

function Lay(props: Props & { card: Card; own: number }) {
  const { view, card, own } = props;
  const covered = lastOf(view, own, card.good);
  return (
    <>
      <After {...props} good={card.good} change={gain(own, card.value)} />
      <Line>{say("lay-last")}</Line>
      {covered && <p class="small soft">{say("lay-covers", { card: cardName(covered) })}</p>}
    </>
  );
}

export function Consequences(props: Props) {
  const card = cardIn(props);
  if (!card || props.ownSeat === null) return null;
  const more = { ...props, card, own: props.ownSeat };
  return (
    <div class="consequences">
      {props.action.type === "steal" && <Steal {...more} />}
      {props.action.type === "swap_offer" && <Offer {...more} />}
      {props.action.type === "swap_give" && <Give {...more} />}
      {props.action.type === "lay" && <Lay {...more} />}
    </div>
  );
}
