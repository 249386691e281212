/** The box of an own decision: auction or trade, bid, sell, pay, answer. */
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { Box, type BoxLine } from "../../parts/Box";
import { Button } from "../../parts/Button";
import { Bidding } from "./Bidding";
import {
  type Action,
  cardsOf,
  chosenCards,
  draftedTrade,
  moneyOf,
  type Pay,
  sumOf,
  tradeDraft,
} from "./farm";
import { isShown, showMoney } from "./Money";
import type { BoxProps } from "./table";
import { animalName, say, who } from "./words";

interface Content {
  title: string;
  lines: readonly BoxLine[];
  body?: ComponentChildren;
  actions?: ComponentChildren;
}

export function Asked(props: BoxProps) {
  const { ownSeat, notes, kicker, view } = props;
  const { title, lines, body, actions } = contentOf(props);
  const all: BoxLine[] = [...lines, ...(body ? [{ text: body }] : []), ...notes];
  return (
    <Box
      seat={ownSeat}
      kicker={kicker(say(`phase-${view.phase}`))}
      title={title}
      lines={all}
      actions={actions}
    />
  );
}

function contentOf(props: BoxProps): Content {
  const { view, draft } = props;
  switch (view.phase) {
    case "turn":
      return draftedTrade(draft) ? offering(props) : turn(props);
    case "bidding":
      return bidding(props);
    case "preempt":
      return preempting(props);
    case "payment":
      return paying(props);
    case "trade_answer":
      return answering(props);
    case "trade_reoffer":
      return reoffering(props);
    case "over":
      return { title: "", lines: [] };
  }
}

/** A button that does an action with one press, and says what it does. */
function Deed(
  props: BoxProps & {
    action: Action;
    primary?: boolean;
    reason?: string | null;
    children: ComponentChildren;
  },
) {
  const { action, primary = false, reason = null, children, act, hindrance, sent } = props;
  return (
    <Button
      kind={primary ? "primary" : "plain"}
      reason={sent ? say("sent") : (reason ?? hindrance)}
      onPress={() => act(action)}
    >
      {children}
    </Button>
  );
}

// ---------- a turn

function turn(props: BoxProps): Content {
  const { view, legal, choose } = props;
  const auction = legal.find(({ type }) => type === "auction");
  const trades = view.ask?.trades ?? [];
  const lines: BoxLine[] = [];
  if (auction) lines.push({ text: say("auction-note", { left: view.stack_left }) });
  if (trades.length > 0)
    lines.push({ text: say("trade-note", { auction: auction ? "yes" : "no" }) });
  const title = auction && (trades.length > 0 ? "title-turn" : "title-must-auction");
  return {
    title: say(title ?? "title-must-trade"),
    lines,
    actions: (
      <div class="turn-deeds">
        {auction && (
          <Deed {...props} action={auction} primary>
            {say("do-auction")}
          </Deed>
        )}
        {trades.map(({ target_seat, animal, count }) => (
          <Button
            key={`${target_seat}-${animal}`}
            onPress={() => choose([tradeDraft({ seat: target_seat, animal })])}
          >
            {say("do-trade", { ...who(target_seat, props), animal: animalName(animal), count })}
          </Button>
        ))}
      </div>
    ),
  };
}

function Offer(props: BoxProps & { make: (cards: Pay["cards"]) => Action }) {
  const { view, draft, make } = props;
  const chosen = chosenCards(view, draft);
  const least = view.ask?.offer?.min_cards ?? 1;
  return (
    <Deed
      {...props}
      action={make(moneyOf(chosen))}
      primary
      reason={chosen.length < least ? say("choose-first") : null}
    >
      {say("do-offer", { cards: chosen.length })}
    </Deed>
  );
}

/** What goes out, in words; only while the own money lies open. */
function laid(props: BoxProps): BoxLine[] {
  const chosen = chosenCards(props.view, props.draft);
  if (chosen.length === 0 || !isShown(props)) return [];
  const zeros = chosen.filter(({ value }) => value === 0).length;
  return [{ text: say("laid", { cards: chosen.length, sum: sumOf(chosen), zeros }) }];
}

/** Choosing goes on behind the eye. */
function ShowFirst(props: BoxProps) {
  return isShown(props) ? null : <Button onPress={showMoney}>{say("show-money")}</Button>;
}

function offering(props: BoxProps): Content {
  const { view, draft, letGo } = props;
  const trade = draftedTrade(draft);
  if (!trade) return { title: "", lines: [] };
  const { seat, animal } = trade;
  const asked = view.ask?.trades?.find(
    (each) => each.target_seat === seat && each.animal === animal,
  );
  const count = asked?.count ?? 1;
  return {
    title: say("title-offer", { ...who(seat, props), animal: animalName(animal), count }),
    lines: [{ text: say("offer-note", { ...who(seat, props), count }) }, ...laid(props)],
    actions: (
      <>
        <Offer
          {...props}
          make={(cards) => ({ type: "trade_offer", target_seat: seat, animal, cards })}
        />
        <ShowFirst {...props} />
        <Button onPress={letGo}>{say("back")}</Button>
      </>
    ),
  };
}

// ---------- an auction

function bidding(props: BoxProps): Content {
  const { view } = props;
  const { auction, you, ask } = view;
  if (!auction) return { title: "", lines: [] };
  const animal = animalName(auction.animal);
  const title =
    auction.leader_seat === null
      ? say("title-no-bid", { animal })
      : say("title-bid", { ...who(auction.leader_seat, props), animal, amount: auction.high });
  const lines: BoxLine[] = [
    { text: say("bid-note", { sum: you?.sum ?? 0, min: ask?.bid?.min ?? 0 }) },
  ];
  if (ask?.bid?.last_bidder) lines.push({ text: say("last-bidder"), soft: true });
  return { title, lines, body: <Bidding {...props} /> };
}

function preempting(props: BoxProps): Content {
  const { view, legal } = props;
  const { auction, you } = view;
  if (!auction || auction.leader_seat === null) return { title: "", lines: [] };
  const amount = auction.high;
  const leader = who(auction.leader_seat, props);
  const preempt = legal.find(({ type }) => type === "preempt");
  return {
    title: say("title-preempt", { ...leader, animal: animalName(auction.animal), amount }),
    lines: [
      { text: say("sell-note", { ...leader, amount }) },
      {
        text: say(preempt ? "preempt-note" : "preempt-cannot", {
          ...leader,
          amount,
          sum: you?.sum ?? 0,
        }),
      },
      { text: say("bluff-note", leader), soft: true },
    ],
    actions: (
      <>
        <Deed {...props} action={{ type: "sell" }} primary>
          {say("do-sell", { ...leader, amount })}
        </Deed>
        {preempt && (
          <Deed {...props} action={preempt}>
            {say("do-preempt", { amount })}
          </Deed>
        )}
      </>
    ),
  };
}

function paying(props: BoxProps): Content {
  const { view, draft, legal, choose } = props;
  const { payment } = view;
  if (!payment) return { title: "", lines: [] };
  const { amount } = payment;
  const chosen = chosenCards(view, draft);
  const sum = sumOf(chosen);
  const cheapest = legal.find((action): action is Pay => action.type === "pay");
  const suggested = cheapest ? cardsOf(cheapest.cards) : [];
  return {
    title: say("title-pay", {
      ...who(payment.payee_seat, props),
      amount,
      animal: animalName(payment.animal),
    }),
    lines: [{ text: say("pay-note", { sum, amount, lost: Math.max(0, sum - amount) }) }],
    actions: (
      <>
        <Deed
          {...props}
          action={{ type: "pay", cards: moneyOf(chosen) }}
          primary
          reason={sum < amount ? say("pay-short", { short: amount - sum }) : null}
        >
          {say("do-pay", { sum })}
        </Deed>
        {suggested.length > 0 && (
          <Suggested {...props} take={() => choose(suggested.map(({ id }) => id))} />
        )}
      </>
    ),
  };
}

/** The cheapest cards for the price: they lie ready whenever one is asked, and again after a press. */
function Suggested({ draft, legal, take }: BoxProps & { take: () => void }) {
  // Asked anew, as when somebody has left meanwhile, one has nothing chosen any more.
  useEffect(() => {
    if (draft.length === 0) take();
  }, [legal]);
  return <Button onPress={take}>{say("suggest")}</Button>;
}

// ---------- a trade

function answering(props: BoxProps): Content {
  const { view, legal } = props;
  const { trade } = view;
  if (!trade) return { title: "", lines: [] };
  const them = who(trade.challenger_seat, props);
  const animal = animalName(trade.animal);
  const mayCounter = view.ask?.offer !== null && view.ask?.offer !== undefined;
  const accept = legal.find(({ type }) => type === "trade_accept");
  return {
    title: say("title-answer", { ...them, animal, count: trade.count }),
    lines: [
      { text: say("accept-note", { ...them, cards: trade.cards, count: trade.count }) },
      { text: say(mayCounter ? "counter-note" : "only-accept", { count: trade.count }) },
      ...laid(props),
    ],
    actions: (
      <>
        {accept && (
          <Deed {...props} action={accept} primary>
            {say("do-accept")}
          </Deed>
        )}
        {mayCounter && <Counter {...props} />}
        {mayCounter && <ShowFirst {...props} />}
      </>
    ),
  };
}

function Counter(props: BoxProps) {
  const { view, draft } = props;
  const chosen = chosenCards(view, draft);
  return (
    <Deed
      {...props}
      action={{ type: "trade_counter", cards: moneyOf(chosen) }}
      reason={chosen.length === 0 ? say("choose-first") : null}
    >
      {say("do-counter", { cards: chosen.length })}
    </Deed>
  );
}

function reoffering(props: BoxProps): Content {
  const { trade } = props.view;
  if (!trade) return { title: "", lines: [] };
  return {
    title: say("title-reoffer", { animal: animalName(trade.animal) }),
    lines: [
      { text: say("reoffer-note", { ...who(trade.target_seat, props), count: trade.count }) },
      ...laid(props),
    ],
    actions: (
      <>
        <Offer {...props} make={(cards) => ({ type: "trade_reoffer", cards })} />
        <ShowFirst {...props} />
      </>
    ),
  };
}
