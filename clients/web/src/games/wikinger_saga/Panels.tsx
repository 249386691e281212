/** What lies around the path: way cards, the saga, the display, the own store and Valhalla, the rows, the journey. */
import type { ComponentChildren } from "preact";
import { SeatSign } from "../../parts/seats";
import { homeOf, printed } from "./content";
import { Helmets, SagaSign, WorldSign } from "./Picture";
import type { CardId, Offer, OpenWay, View, World } from "./position";
import { type Part, placeProps } from "./table";
import { nameOfThing, sagaOf, say, shortName, textOf, who } from "./words";

function Panel(props: { name: string; title: string; note?: string; children: ComponentChildren }) {
  const { name, title, note, children } = props;
  return (
    <section class={`saga-panel ${name}`} aria-label={title}>
      <h3 class="saga-label">
        {title} {note && <span class="soft">{note}</span>}
      </h3>
      {children}
    </section>
  );
}

// ---------- way cards

export function Ways(props: Part) {
  const { view } = props;
  return (
    <Panel name="ways" title={say("ways")} note={say("ways-left", { count: view.way_draw })}>
      {view.way_open.length === 0 && <p class="soft">{say("ways-none")}</p>}
      <ol>
        {view.way_open.toReversed().map((open) => (
          <li key={open.way}>
            <WayCard {...props} open={open} />
          </li>
        ))}
      </ol>
      {view.you?.peeked && (
        <p class="peeked">
          <SagaSign sign="sight" />
          {say("peeked", { way: nameOfThing(view.you.peeked) })} {textOf(view.you.peeked)}
        </p>
      )}
    </Panel>
  );
}

/** Whether its instruction counts, in words. */
export const wayState = ({ state, by }: OpenWay): string =>
  say("way-state", { state, by: by ? nameOfThing(by) : "" });

function WayCard(props: Part & { open: OpenWay }) {
  const { open } = props;
  const { way, value, state } = open;
  return (
    <button
      {...placeProps(props, `way-${way}`, `way:${way}`)}
      class={`way-card ${state}`}
      aria-disabled="true"
    >
      <b class="way-value num">{value}</b>
      <span>
        {state === "bare" ? (
          <span class="soft">{say("way-bare")}</span>
        ) : (
          <>
            <b>{nameOfThing(way)}.</b> {textOf(way)} <em>{wayState(open)}</em>
          </>
        )}
      </span>
    </button>
  );
}

// ---------- the saga

export function Tale({ view }: Part) {
  return (
    <section class="saga-panel tale">
      <details key={view.leg} open>
        <summary>
          <h3 class="saga-label">{say("tale")}</h3> <b>{nameOfThing(view.card)}</b>
        </summary>
        <blockquote>{sagaOf(view.card)}</blockquote>
      </details>
    </section>
  );
}

// ---------- the display

export function Display(props: Part) {
  const { view } = props;
  const isNow = view.phase === "recruit";
  const worlds = new Map<World, Offer[]>();
  for (const offer of view.display) {
    const home = homeOf(offer.viking);
    worlds.set(home, [...(worlds.get(home) ?? []), offer]);
  }
  return (
    <Panel
      name={isNow ? "display now" : "display"}
      title={say("display")}
      note={say(isNow ? "display-now" : "display-later", { extra: view.recruit_round })}
    >
      {view.display.length === 0 && <p class="soft">{say("display-none")}</p>}
      <div class="worlds">
        {[...worlds].map(([world, offers]) => (
          <div key={world}>
            <h4>
              <WorldSign world={world} /> {nameOfThing(world)}
            </h4>
            <ul>
              {offers.map((offer) => (
                <li key={offer.viking}>
                  <OfferButton {...props} offer={offer} isNow={isNow} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Panel>
  );
}

function OfferButton(props: Part & { offer: Offer; isNow: boolean }) {
  const { offer, isNow, legal, armed, tap } = props;
  const { viking, price, next_price, left } = offer;
  const deed = legal.find((each) => each.type === "recruit" && each.viking === viking);
  const isArmed = armed?.type === "recruit" && armed.viking === viking;
  return (
    <button
      {...placeProps(props, `offer-${viking}`, `card:${viking}`)}
      class={`offer-line${deed ? " open" : ""}${isArmed ? " armed" : ""}`}
      aria-pressed={deed ? isArmed : undefined}
      aria-disabled={deed ? undefined : "true"}
      onClick={() => deed && tap(deed)}
    >
      <b class="card-move num">{printed(viking).move}</b>
      <span class="offer-name">
        {shortName(viking)} <Helmets card={viking} />
      </span>
      <span class="offer-price num">
        <b>{say("price", { price })}</b>
        {isNow && <span class="soft">{say("next-price", { price: next_price })}</span>}
        <span class="soft">{say("left", { left })}</span>
      </span>
    </button>
  );
}

// ---------- the own cards

function Chip(props: Part & { card: CardId; place: string; count?: number; after?: string }) {
  const { card, place, count = 1, after } = props;
  return (
    <button {...placeProps(props, place, `card:${card}`)} class="card-chip" aria-disabled="true">
      <b class="num">{printed(card).move}</b> {shortName(card)}
      {count > 1 && <span class="num"> ×{count}</span>} <Helmets card={card} />
      {after && <span class="soft">{after}</span>}
    </button>
  );
}

/** Supply and Valhalla may be looked at any time, by their owner. */
export function Own(props: Part) {
  const { you } = props.view;
  if (!you) return null;
  const valhalla = [...you.valhalla, ...you.sent];
  return (
    <>
      <Panel
        name="valhalla"
        title={say("valhalla")}
        note={say("valhalla-sum", { helmets: you.valhalla_helmets })}
      >
        {valhalla.length === 0 && <p class="soft">{say("valhalla-empty")}</p>}
        <ul class="chips">
          {valhalla.map((card, at) => (
            <li key={`${card}-${at}`}>
              <Chip {...props} card={card} place={`valhalla-${at}`} />
            </li>
          ))}
        </ul>
      </Panel>
      <Panel name="store" title={say("own-supply")} note={say("own-supply-note")}>
        {you.supply.length === 0 && <p class="soft">{say("supply-empty")}</p>}
        <ul class="chips">
          {you.supply.map(({ card, count }) => (
            <li key={card}>
              <Chip {...props} card={card} place={`supply-${card}`} count={count} />
            </li>
          ))}
        </ul>
      </Panel>
    </>
  );
}

/** What everybody has played in this adventure. */
export function Rows(props: Part) {
  const { view } = props;
  const rows = view.seats.flatMap(({ row }, seat) => (row.length > 0 ? [{ row, seat }] : []));
  return (
    <Panel name="rows" title={say("rows")}>
      {rows.length === 0 && <p class="soft">{say("rows-empty")}</p>}
      {rows.map(({ row, seat }) => (
        <div class="row-of" key={seat}>
          <p>
            <SeatSign seat={seat} /> {say("row-of", who(seat, props))}
          </p>
          <ul class="chips">
            {row.map(({ card, use, spent }, at) => (
              <li key={`${card}-${at}`}>
                <Chip
                  {...props}
                  card={card}
                  place={`row-${seat}-${at}`}
                  after={use === false ? say("without-action") : spent ? say("spent") : ""}
                />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Panel>
  );
}

// ---------- the journey

export function Journey(props: Part) {
  const { view } = props;
  return (
    <Panel
      name="journey"
      title={say("journey")}
      note={say("journey-at", { leg: view.leg, all: view.journey.length })}
    >
      <Trail view={view} />
      <ol class="legs" style={{ "--legs": view.journey.length }}>
        {view.journey.map(({ leg, card, world, state }) => (
          <li key={leg} class={state}>
            <button
              {...placeProps(props, `leg-${leg}`, `leg:${leg}`)}
              aria-disabled="true"
              aria-current={state === "now" ? "step" : undefined}
            >
              <span class="leg-disc">
                <WorldSign world={world} />
              </span>
              <span class="leg-name">
                <span class="sr">{leg}. </span>
                {nameOfThing(card)}
                <span class="sr">, {say("leg-state", { state })}</span>
              </span>
            </button>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

/** The way through the worlds: gone is drawn through, the rest is dotted. */
function Trail({ view }: { view: View }) {
  const { length } = view.journey;
  const gone = view.leg - 1;
  if (length < 2) return null;
  const width = 100 / length;
  const x = (at: number): number => (at + 0.5) * width;
  return (
    <svg class="trail" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
      <path class="to-come" d={`M${x(0)} 5H${x(length - 1)}`} vector-effect="non-scaling-stroke" />
      {gone > 0 && (
        <path class="gone" d={`M${x(0)} 5H${x(gone)}`} vector-effect="non-scaling-stroke" />
      )}
    </svg>
  );
}
