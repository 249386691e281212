/** Using a place: gain, Jarl, Merchant, Skald, Sea Mist. */
import { useRef } from "preact/hooks";
import type { Skald, Trade } from "../../../gen/battlefjord";
import type { BoxLine } from "../../../parts/Box";
import { Button } from "../../../parts/Button";
import { sameAction } from "../../../table/twoTap";
import { held, JARL, MERCHANT, SEA_MIST, SKALD, THING, TRADING_SHIP } from "../content";
import { Chip, Pips } from "../pieces";
import {
  fieldPlace,
  fromSlot,
  handPlace,
  type Laying,
  outlookOf,
  replyTo,
  side,
} from "../position";
import {
  amount,
  bundleWords,
  cardName,
  cardNames,
  fieldName,
  fieldText,
  say,
  slotName,
  word,
} from "../words";
import { type Ask, only, useLead } from "./ask";
import { Back, Do, Frame } from "./parts";

/** A place that needs no choice. */
export function UseBox({ ask, field }: { ask: Ask; field: number }) {
  const { view, armed } = ask;
  const outlook = outlookOf(view, field);
  const lines: BoxLine[] = [];
  const [first] = outlook ? held(outlook.gain) : [];
  if (outlook && first) {
    const [kind] = first;
    const stock = side(view.seats, ask.ownSeat ?? 0).stock;
    lines.push({
      picture: <Chip kind={kind} />,
      text: say("place-gain", {
        gain: bundleWords(outlook.gain),
        after: stock[kind] + outlook.gain[kind],
        cards: outlook.cards.length > 0 ? cardNames(outlook.cards) : "none",
      }),
    });
  } else {
    lines.push({ text: fieldText(field) });
  }
  if (field === THING || field === TRADING_SHIP) lines.push({ text: say("reveals"), soft: true });
  return (
    <Frame
      ask={ask}
      title={say("use-title", { place: fieldName(field) })}
      lines={lines}
      actions={
        <>
          <Do ask={ask} action={armed} kind="primary">
            {say(field === THING || field === TRADING_SHIP ? "reveal" : "use")}
          </Do>
          <Back ask={ask} />
        </>
      }
    />
  );
}

/** The Jarl asks which card of the hand, even when there is one. */
export function JarlBox({ ask }: { ask: Ask }) {
  const list = useRef<HTMLUListElement>(null);
  useLead(list, "jarl");
  const cards = [...new Set(only(ask.legal, "jarl").map(({ card }) => card))];
  const choose = (card: string) => {
    const actions = only(ask.legal, "jarl").filter((action) => action.card === card);
    const reply = replyTo(handPlace(card), actions, null, [], ask.view);
    if (reply.arm) ask.tap(reply.arm);
    else ask.choose(reply.draft);
  };
  return (
    <Frame
      ask={ask}
      over={fieldName(JARL)}
      title={say("jarl-title")}
      lines={[
        {
          text: (
            <ul class="picks" ref={list}>
              {cards.map((card) => (
                <li key={card}>
                  <Button onPress={() => choose(card)}>{cardName(card)}</Button>
                </li>
              ))}
            </ul>
          ),
        },
        { text: fieldText(JARL), soft: true },
      ]}
      actions={<Back ask={ask} />}
    />
  );
}

interface ExchangeProps {
  ask: Ask;
  trade: Trade;
}

function price(ask: Ask, { get }: Trade): number {
  return get === "silver"
    ? (ask.view.you?.rates.silver_price ?? 0)
    : (ask.view.you?.rates.good_price ?? 0);
}

function Exchange({ ask, trade }: ExchangeProps) {
  const n = price(ask, trade);
  const given = { [trade.give]: n };
  const label = say("trade", { give: bundleWords(given), get: amount(trade.get, 1) });
  return (
    <Do ask={ask} action={trade} label={label} kind={isArmed(ask, trade) ? "primary" : "plain"}>
      <Pips of={given} />
      <span aria-hidden="true">→</span>
      <Chip kind={trade.get} />
    </Do>
  );
}

const isArmed = ({ armed }: Ask, action: Trade | Skald): boolean =>
  armed !== null && sameAction(armed, action);

/** The Merchant: as often as one likes, until one does something else. */
export function MerchantBox({ ask }: { ask: Ask }) {
  const list = useRef<HTMLUListElement>(null);
  useLead(list, `merchant-${ask.view.merchant_open}`);
  const trades = only(ask.legal, "trade");
  const preview = ask.view.you?.end_preview;
  return (
    <Frame
      ask={ask}
      over={fieldName(MERCHANT)}
      title={say(ask.view.merchant_open ? "merchant-again" : "merchant-title")}
      lines={[
        {
          text: (
            <ul class="picks exchange" ref={list}>
              {trades.map((trade) => (
                <li key={JSON.stringify(trade)}>
                  <Exchange ask={ask} trade={trade} />
                </li>
              ))}
            </ul>
          ),
        },
        trades.some(({ via }) => via !== null) && { text: say("merchant-remote"), soft: true },
        preview !== undefined &&
          preview.goods_over > 0 && {
            text: say("info-over", {
              n: preview.goods_over,
              after: preview.goods_after,
              limit: preview.goods_limit,
            }),
          },
        { text: say("merchant-note"), soft: true },
      ]}
      actions={
        ask.view.merchant_open ? (
          <Button onPress={() => ask.choose(["done"])}>{say("merchant-done")}</Button>
        ) : (
          <Back ask={ask} />
        )
      }
    />
  );
}

const SKALD_PRICE = { goods2: 2, goods4: 4, silver1: 1, silver2: 2 } as const;

/** The Skald: one exchange. */
export function SkaldBox({ ask }: { ask: Ask }) {
  const list = useRef<HTMLUListElement>(null);
  useLead(list, "skald");
  const rates = ask.view.you?.rates;
  return (
    <Frame
      ask={ask}
      over={fieldName(SKALD)}
      title={say("skald-title")}
      lines={[
        {
          text: (
            <ul class="picks exchange" ref={list}>
              {only(ask.legal, "skald").map((skald) => {
                const given = { [skald.good ?? "silver"]: SKALD_PRICE[skald.option] };
                const fame = rates?.[skald.option] ?? 0;
                return (
                  <li key={JSON.stringify(skald)}>
                    <Do
                      ask={ask}
                      action={skald}
                      kind={isArmed(ask, skald) ? "primary" : "plain"}
                      label={say("trade", { give: bundleWords(given), get: amount("fame", fame) })}
                    >
                      <Pips of={given} />
                      <span aria-hidden="true">→</span>
                      <span class="num">{fame}</span> {word("fame")}
                    </Do>
                  </li>
                );
              })}
            </ul>
          ),
        },
        { text: say("skald-note"), soft: true },
      ]}
      actions={<Back ask={ask} />}
    />
  );
}

/** The Sea Mist: which pennant, and where to. Both are tapped on the board. */
export function MistBox({ ask }: { ask: Ask }) {
  const { view, armed, draft } = ask;
  const from = armed?.type === "mist" ? armed.from_slot : fromSlot(draft);
  const cardOf = (slot: number): string => {
    const card = view.slots[slot]?.card;
    return card ? cardName(card) : slotName(slot);
  };
  if (armed?.type === "mist") {
    return (
      <Frame
        ask={ask}
        over={fieldName(SEA_MIST)}
        title={say("mist-do", { card: cardOf(armed.to_slot) })}
        lines={[
          { text: say("mist-ways", { from: cardOf(armed.from_slot), to: cardOf(armed.to_slot) }) },
        ]}
        actions={
          <>
            <Do ask={ask} action={armed} kind="primary">
              {say("mist-move")}
            </Do>
            <Back ask={ask} />
          </>
        }
      />
    );
  }
  const title = from === null ? say("mist-which") : say("mist-where", { card: cardOf(from) });
  return (
    <Frame
      ask={ask}
      over={fieldName(SEA_MIST)}
      title={title}
      lines={[{ text: say(from === null ? "mist-tap-from" : "mist-tap-to") }]}
      actions={<Button onPress={() => ask.choose([])}>{say("back")}</Button>}
    />
  );
}

/** The cards of the hand and what the Jarl can do with one. */
export const jarlActions = (ask: Ask, card: string): Laying[] =>
  only(ask.legal, "jarl").filter((action) => action.card === card);

export const isAt = (draft: readonly string[], field: number): boolean =>
  draft[0] === fieldPlace(field);
