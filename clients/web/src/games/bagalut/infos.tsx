/** What the info windows say of a place: what lies there, how the good stands, what it means right now. */
import type { Info } from "../../parts/InfoHost";
import { isolate } from "../../texts/isolate";
import {
  ALL_POINTS,
  type Card,
  cardOf,
  type Good,
  lastOf,
  type Place,
  side,
  standing,
  WINS,
} from "./position";
import type { Moment } from "./table";
import { cardName, goodName, listOf, pileLabel, rowWords, say, who } from "./words";

type Known = { kind: "pile"; seat: number; good: Good } | { kind: "card"; card: Card };

function known(key: string): Known {
  const [kind, ...rest] = key.split("-");
  if (kind === "card") return { kind: "card", card: cardOf(rest.join("-")) };
  return { kind: "pile", seat: Number(rest[0]), good: rest[1] as Good };
}

/** The sentence about now: what can be done with it, or why nothing. */
function nowSentence(key: string, place: Known, moment: Moment): string {
  const { view, targets, ownSeat } = moment;
  const action = targets.get(key as Place);
  if (action) return say(`info-now-${action.type}`);
  if (place.kind === "card") {
    return say(view.phase === "setup_lay" ? "info-must-cover" : "info-later-hand");
  }
  const last = lastOf(view, place.seat, place.good);
  const offered = view.offer ? cardOf(view.offer.card) : armedCard(moment);
  if (offered && last && moment.givable.has(last.id)) {
    return say("info-may-be-given", {
      ...who(place.seat, moment),
      offered: cardName(offered),
    });
  }
  if (view.phase === "swap_answer" && view.offer && place.seat === ownSeat) {
    return say("info-not-eligible", {
      offered: cardName(view.offer.card),
      eligible: listOf(view.eligible.map(cardName)),
    });
  }
  return say("info-later");
}

/** The own card that is about to be offered. */
function armedCard({ view, armed, ownSeat }: Moment): Card | null {
  return armed?.type === "swap_offer" && ownSeat !== null
    ? lastOf(view, ownSeat, armed.good)
    : null;
}

export function infoOf(key: string, moment: Moment): Info {
  const { view, near, far, nameOf } = moment;
  const place = known(key);
  const good = place.kind === "card" ? place.card.good : place.good;
  const now = standing(view, good);
  const last = place.kind === "card" ? place.card : lastOf(view, place.seat, good);
  const points = say("info-points", {
    good: goodName(good),
    near: side(now.points, near),
    nearName: isolate(nameOf(near)),
    far: side(now.points, far),
    farName: isolate(nameOf(far)),
    wins: WINS,
    all: ALL_POINTS,
  });
  const title = place.kind === "card" ? cardName(place.card) : pileLabel(moment, place.seat, good);
  return {
    title,
    body: (
      <>
        {place.kind === "pile" && last && (
          <p>{say("info-row", { cards: rowWords(view, place.seat, good) })}</p>
        )}
        <p>{points}</p>
        {place.kind === "pile" && <p class="soft small">{say("info-only-last")}</p>}
        {moment.ownSeat !== null && (
          <p>
            <strong>{nowSentence(key, place, moment)}</strong>
          </p>
        )}
      </>
    ),
  };
}
