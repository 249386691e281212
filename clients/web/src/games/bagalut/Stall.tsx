/** One good: the far row, the crate with both sums, the near row. A row grows away from its crate. */
import type { Roving } from "../../parts/roving";
import { colourOf } from "../../parts/seats";
import { CardFace, GoodSign } from "./CardFace";
import { PlaceButton } from "./PlaceButton";
import { type Card, cardAt, cardOf, type Good, pilePlace, side, standing, WINS } from "./position";
import type { Moment } from "./table";
import {
  cardName,
  goodName,
  leadSentence,
  leadWords,
  pileLabel,
  rowWords,
  say,
  who,
} from "./words";

interface StallProps {
  moment: Moment;
  good: Good;
  roving: Roving;
}

/** A card that is covered, or only shown: nothing one can press. */
function Shown({ card, moment, name = "" }: { card: Card; moment: Moment; name?: string }) {
  const told = moment.toldCards.has(card.id) ? " told" : "";
  const flip = name === "ghost" ? undefined : card.id;
  return (
    <span class={`ware-card gd-${card.good} ${name}${told}`} data-flip={flip} aria-hidden="true">
      <CardFace card={card} />
    </span>
  );
}

function Pile({ moment, good, roving, seat }: StallProps & { seat: number }) {
  const { view, ghost, ownSeat } = moment;
  const place = pilePlace(seat, good);
  const cards = side(view.rows, seat)[good].map((value) => cardAt(good, value));
  const last = cards.at(-1) ?? null;
  const coming = ghost && ghost.seat === seat && ghost.card.good === good ? ghost : null;
  const offered = view.offer?.seat === seat && view.offer.good === good ? view.offer.card : null;
  const beside = coming && last ? coming : null;
  const { name, you } = who(seat, moment);
  const drawn = cards.length + (beside ? 1 : 0) + (offered ? 1 : 0);
  const isOwn = seat === ownSeat;
  return (
    <ol
      class={`pile${isOwn ? " own-pile" : ""}`}
      data-info={place}
      style={{ "--gaps": Math.max(1, drawn - 1) }}
    >
      {beside?.end === "first" && (
        <li key="ghost">
          <Shown card={beside.card} moment={moment} name="ghost" />
        </li>
      )}
      {cards.slice(0, -1).map((card) => (
        <li key={card.id}>
          <Shown card={card} moment={moment} />
        </li>
      ))}
      <li key="last">
        <PlaceButton
          moment={moment}
          place={place}
          good={good}
          card={last ?? coming?.card ?? null}
          ghost={!last && coming !== null}
          label={pileLabel(moment, seat, good)}
          tabIndex={roving.tabIndex(place)}
        />
      </li>
      {beside?.end === "last" && (
        <li key="ghost">
          <Shown card={beside.card} moment={moment} name="ghost" />
        </li>
      )}
      {offered && (
        <li key="offered" class="offered">
          <Shown card={cardOf(offered)} moment={moment} />
          <span class="tag">
            <span class="sr">{say("offered", { card: cardName(offered), name, you })}</span>
            <span aria-hidden="true">{say("state-offered")}</span>
          </span>
        </li>
      )}
    </ol>
  );
}

function Crate({ moment, good }: { moment: Moment; good: Good }) {
  const { near, far, view } = moment;
  const now = standing(view, good);
  const [nearSum, farSum] = [side(now.points, near), side(now.points, far)];
  return (
    <div class="crate">
      <h3>
        <GoodSign good={good} />
        <span>{goodName(good)}</span>
      </h3>
      <div aria-hidden="true">
        <p class="sum num">
          <span class={farSum >= WINS ? "won" : ""}>{farSum}</span>
          <span
            class={`meter far-${colourOf(far)} near-${colourOf(near)}`}
            style={{ "--far": farSum, "--near": nearSum }}
          />
          <span class={nearSum >= WINS ? "won" : ""}>{nearSum}</span>
        </p>
        <p class="lead">{say("lead", leadWords(now, moment))}</p>
      </div>
    </div>
  );
}

export function Stall(props: StallProps) {
  const { moment, good } = props;
  const { near, far, view } = moment;
  const rows = [far, near].map((seat) =>
    say("row", { ...who(seat, moment), cards: rowWords(view, seat, good) }),
  );
  return (
    <li class={`stall gd-${good}`}>
      <p class="sr">
        {[`${goodName(good)}.`, ...rows, leadSentence(standing(view, good), moment)].join(" ")}
      </p>
      <div class="far-half">
        <Pile {...props} seat={far} />
      </div>
      <Crate moment={moment} good={good} />
      <div class="near-half">
        <Pile {...props} seat={near} />
      </div>
    </li>
  );
}
