/** The stage: the animal everything is about, and beside it the auction, the trade or what came last. */
import { SeatSign } from "../../parts/seats";
import { Ring, Seconds, useCountdown } from "./Countdown";
import {
  type Animal,
  animalNow,
  chosenCards,
  draftedTrade,
  holdersOf,
  STAGES,
  type View,
  worthOf,
} from "./farm";
import { Beast, CardBack, Lamp } from "./Picture";
import type { Props } from "./table";
import { animalName, say, who } from "./words";

type Auction = NonNullable<View["auction"]>;

export function Stage(props: Props) {
  const { view, draft } = props;
  const animal = animalNow(view, draft);
  return (
    <section class="barn-stage" aria-label={say("stage")}>
      {animal ? <AnimalCard {...props} animal={animal} /> : <Stack />}
      <Beside {...props} />
    </section>
  );
}

function Beside(props: Props) {
  const { view, draft } = props;
  if (view.trade || draftedTrade(draft)) return <Deal {...props} />;
  if (view.auction) return <Call {...props} auction={view.auction} />;
  return (
    <div class="caller">
      <p class="cry">{say("stack", { left: view.stack_left })}</p>
    </div>
  );
}

/** What is in it stands beside. */
function Stack() {
  return (
    <figure class="beast-card covered">
      <CardBack />
    </figure>
  );
}

function AnimalCard(props: Props & { animal: Animal }) {
  const { view, animal } = props;
  return (
    <figure class="beast-card">
      <Beast animal={animal} class="beast-print" />
      <figcaption>
        <b>{animalName(animal)}</b>
        <span class="worth num">
          <span class="soft">{say("quartet")}</span> {worthOf(animal)}
        </span>
      </figcaption>
      <ul class="holders" aria-label={say("holders", { animal: animalName(animal) })}>
        {holdersOf(view, animal).map(({ seat, count }) => (
          <li key={seat}>
            <SeatSign seat={seat} />
            {say("holder", { ...who(seat, props), count })}
          </li>
        ))}
      </ul>
    </figure>
  );
}

// ---------- the auction

function cry(props: Props, auction: Auction): string {
  const { outcome, stage, leader_seat } = auction;
  if (outcome?.how === "free") return say("kept", who(outcome.to_seat, props));
  if (outcome) return say("bought", { ...who(outcome.to_seat, props), amount: outcome.amount });
  return say(leader_seat === null ? `cry-${stage}-nobody` : `cry-${stage}`);
}

function Call(props: Props & { auction: Auction }) {
  const { auction, runsOut, view } = props;
  const countdown = useCountdown(runsOut);
  const now = STAGES.indexOf(auction.stage);
  return (
    <div class="caller">
      <div class="bid-price">
        <Ring share={countdown?.share ?? 0} />
        <p>
          <span class="sr">{say("highest")} </span>
          <b class="num">{auction.high || "–"}</b>
        </p>
      </div>
      {auction.leader_seat !== null && !auction.outcome && (
        <p class="led-by">
          <SeatSign seat={auction.leader_seat} />
          {say(view.phase === "bidding" ? "leads" : "led", who(auction.leader_seat, props))}
        </p>
      )}
      <p class="cry">
        <em>{cry(props, auction)}</em>
        {countdown && <Seconds left={countdown.left} />}
      </p>
      {view.phase === "bidding" && (
        <ol class="lamps" aria-label={say("stages")}>
          {STAGES.map((stage, nth) => (
            <li
              key={stage}
              class={nth < now ? "lit" : nth === now ? "lit-now" : ""}
              aria-current={nth === now ? "step" : undefined}
            >
              <Lamp id={stage === "sold" ? "hammer" : "lamp"} />
              <span>{say(`stage-${stage}`)}</span>
            </li>
          ))}
        </ol>
      )}
      <p class="lot-line small">
        {say("auctioned-by", { ...who(auction.auctioneer_seat, props), lot: auction.lot })}
      </p>
    </div>
  );
}

// ---------- the trade

function Fan({ count }: { count: number }) {
  return (
    <span class="fan" aria-hidden="true">
      {Array.from({ length: Math.min(count, 6) }, (_, nth) => (
        <CardBack key={nth} />
      ))}
    </span>
  );
}

function Side(props: Props & { seat: number; count: number | null }) {
  const { seat, count } = props;
  return (
    <div class="deal-side">
      <h3>
        <SeatSign seat={seat} />
        {say("trade-side", who(seat, props))}
      </h3>
      <Fan count={count ?? 0} />
      <p>{count === null ? say("trade-open") : say("face-down", { cards: count })}</p>
    </div>
  );
}

function Deal(props: Props) {
  const { view, draft, ownSeat } = props;
  const drafted = draftedTrade(draft);
  const chosen = chosenCards(view, draft).length;
  const { trade } = view;
  const [one, other] = drafted
    ? [ownSeat ?? 0, drafted.seat]
    : [trade?.challenger_seat ?? 0, trade?.target_seat ?? 0];
  const reoffers = view.phase === "trade_reoffer" && one === ownSeat;
  return (
    <div class="caller deal">
      <Side {...props} seat={one} count={drafted || reoffers ? chosen : (trade?.cards ?? 0)} />
      <Side {...props} seat={other} count={!drafted && other === ownSeat ? chosen : null} />
    </div>
  );
}
