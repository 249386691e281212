/** Decisions that come before everything else: revealed cards, goods of choice, effects. */
import { useRef } from "preact/hooks";
import type { ChooseEffect } from "../../../gen/battlefjord";
import { Button } from "../../../parts/Button";
import { sameAction } from "../../../table/twoTap";
import { THING } from "../content";
import { type Action, side } from "../position";
import { cardName, cardText, fieldName, say, slotName } from "../words";
import { type Ask, only, useLead } from "./ask";
import { GoodsBox } from "./DebtBoxes";
import { LayBox } from "./LayBox";
import { Do, Frame } from "./parts";

export function PendingBox({ ask }: { ask: Ask }) {
  const pending = ask.view.pending[0];
  switch (pending?.ask) {
    case "thing":
      return <ThingBox ask={ask} />;
    case "cargo_pick":
      return <CargoPickBox ask={ask} />;
    case "cargo_goods":
    case "gain_choice":
      return <GoodsBox key={String(pending.card)} ask={ask} />;
    case "refresh_place":
    case "extra_pennant":
      return <TargetBox ask={ask} />;
    case "swap_cards":
      return <SwapBox ask={ask} />;
    default:
      return null;
  }
}

/** The revealed followers; with two of them one chooses first. */
function ThingBox({ ask }: { ask: Ask }) {
  const list = useRef<HTMLUListElement>(null);
  const cards = ask.view.pending[0]?.cards ?? [];
  const armed = ask.armed?.type === "thing" ? ask.armed.card : null;
  const chosen = cards.length === 1 ? cards[0] : (armed ?? ask.draft.at(-1));
  useLead(list, cards.join());
  if (chosen && cards.some((card) => card === chosen)) {
    const actions = only(ask.legal, "thing").filter(({ card }) => card === chosen);
    return (
      <LayBox
        ask={ask}
        card={chosen}
        actions={actions}
        over={say("revealed-at", { place: fieldName(THING) })}
      />
    );
  }
  return (
    <Frame
      ask={ask}
      over={fieldName(THING)}
      title={say("thing-which")}
      lines={[
        {
          text: (
            <ul class="picks" ref={list}>
              {cards.map((card) => (
                <li key={card}>
                  <Button onPress={() => ask.choose(["thing", card])}>
                    <b>{cardName(card)}</b> <span class="small">{cardText(card)}</span>
                  </Button>
                </li>
              ))}
            </ul>
          ),
        },
      ]}
    />
  );
}

function CargoPickBox({ ask }: { ask: Ask }) {
  const list = useRef<HTMLUListElement>(null);
  useLead(list, "cargo");
  return (
    <Frame
      ask={ask}
      title={say("cargo-which")}
      lines={[
        {
          text: (
            <ul class="picks" ref={list}>
              {only(ask.legal, "cargo_pick").map((pick) => (
                <li key={pick.card}>
                  <Do ask={ask} action={pick}>
                    <b>{cardName(pick.card)}</b> <span class="small">{cardText(pick.card)}</span>
                  </Do>
                </li>
              ))}
            </ul>
          ),
        },
      ]}
    />
  );
}

const skipOf = (ask: Ask): Action | undefined => only(ask.legal, "effect").find(({ skip }) => skip);

function Skip({ ask }: { ask: Ask }) {
  return (
    <Do ask={ask} action={skipOf(ask)}>
      {say("skip")}
    </Do>
  );
}

/** An effect whose target is tapped on the board. */
function TargetBox({ ask }: { ask: Ask }) {
  const pending = ask.view.pending[0];
  const armed = ask.armed?.type === "effect" && !ask.armed.skip ? ask.armed : null;
  const what = pending?.ask === "refresh_place" ? "refresh" : "extra";
  let title = say(`${what}-title`);
  if (armed?.field != null) title = say("refresh-do", { place: fieldName(armed.field) });
  if (armed?.slot != null) {
    const card = ask.view.slots[armed.slot]?.card;
    title = say("extra-do", { card: card ? cardName(card) : slotName(armed.slot) });
  }
  return (
    <Frame
      ask={ask}
      over={pending?.card ? cardName(pending.card) : ""}
      title={title}
      lines={[{ text: say(`${what}-tap`) }]}
      actions={
        <>
          {armed && (
            <Do ask={ask} action={armed} kind="primary">
              {say(`${what}-verb`)}
            </Do>
          )}
          <Skip ask={ask} />
        </>
      }
    />
  );
}

const at = (place: readonly number[] | null): string => (place ? place.join("-") : "");

/** Two laid cards change places: first the one, then the other. */
function SwapBox({ ask }: { ask: Ask }) {
  const list = useRef<HTMLUListElement>(null);
  const swaps = only(ask.legal, "effect").filter(({ a }) => a !== null);
  const first = ask.draft[0] === "swap" ? (ask.draft[1] ?? null) : null;
  useLead(list, `swap-${first}`);
  const halls = side(ask.view.seats, ask.ownSeat ?? 0).halls;
  const nameAt = (place: readonly number[]): string => {
    const card = halls[(place[0] ?? 1) - 1]?.[place[1] ?? 0];
    return say("in-hall", { card: card ? cardName(card) : "", hall: place[0] ?? 0 });
  };
  const ends = (swap: ChooseEffect) => [swap.a, swap.b].filter((end) => end !== null);
  const firsts = swaps
    .flatMap(ends)
    .filter((end, index, all) => all.findIndex((each) => sameAction(each, end)) === index);
  const partners = swaps.flatMap((swap) => {
    if (at(swap.a) === first && swap.b) return [{ swap, end: swap.b }];
    if (at(swap.b) === first && swap.a) return [{ swap, end: swap.a }];
    return [];
  });
  const pending = ask.view.pending[0];
  return (
    <Frame
      ask={ask}
      over={pending?.card ? cardName(pending.card) : ""}
      title={say(first === null ? "swap-first" : "swap-second")}
      lines={[
        {
          text: (
            <ul class="picks" ref={list}>
              {first === null
                ? firsts.map((end) => (
                    <li key={at(end)}>
                      <Button slim onPress={() => ask.choose(["swap", at(end)])}>
                        {nameAt(end)}
                      </Button>
                    </li>
                  ))
                : partners.map(({ swap, end }) => (
                    <li key={at(end)}>
                      <Do ask={ask} slim action={swap}>
                        {nameAt(end)}
                      </Do>
                    </li>
                  ))}
            </ul>
          ),
        },
      ]}
      actions={
        <>
          {first !== null && <Button onPress={() => ask.choose([])}>{say("back")}</Button>}
          <Skip ask={ask} />
        </>
      }
    />
  );
}
