/** The three halls of a seat: what lies there, and what a new card would make of them. */
import type { HallOutlook } from "../../gen/battlefjord";
import { Button } from "../../parts/Button";
import { followerOf, HALL_FAME, HALL_SIZE } from "./content";
import { Drawn, Medal } from "./pieces";
import { type Laying, side, type View } from "./position";
import { cardName, say, word } from "./words";

/** "vier gleiche, +4" */
export function hallWords({ outcome, cards }: HallOutlook): string {
  const { same, different } = HALL_FAME;
  return say(`hall-${outcome.replaceAll("_", "-")}`, { cards, same, different });
}

interface LaidProps {
  view: View;
  seat: number;
}

/** A seat's halls as they lie: a small sign for each card, what the hall scores below. */
export function Halls({ view, seat }: LaidProps) {
  const { halls, score } = side(view.seats, seat);
  return (
    <ol class="halls">
      {halls.map((hall, at) => (
        <li key={at} class="hall">
          <h3>{say("hall", { hall: at + 1 })}</h3>
          <ol>
            {Array.from({ length: HALL_SIZE }, (_, place) => {
              const card = hall[place];
              return <li key={place}>{card ? <Mini card={card} seat={seat} /> : <Vacant />}</li>;
            })}
          </ol>
          <p class={score.halls[at]?.fame ? "note scored" : "note"}>
            {noteOf(hall, score.halls[at]?.kind ?? null, score.halls[at]?.fame ?? 0)}
          </p>
        </li>
      ))}
    </ol>
  );
}

function Vacant() {
  return (
    <span class="vacant">
      <span class="sr">{say("vacant")}</span>
    </span>
  );
}

function noteOf(hall: readonly string[], kind: "same" | "different" | null, fame: number): string {
  if (kind) return say(`hall-scores-${kind}`, { fame });
  if (hall.length === HALL_SIZE) return say("hall-scores-none");
  const signs = new Set(hall.map((card) => followerOf(card)?.sign));
  if (hall.length > 1 && signs.size === 1) return say("hall-same", { n: hall.length });
  if (hall.length > 1 && signs.size === hall.length)
    return say("hall-different", { n: hall.length });
  return say("hall-count", { n: hall.length });
}

function Mini({ card, seat }: { card: string; seat: number }) {
  const follower = followerOf(card);
  if (!follower) return null;
  return (
    <button
      type="button"
      class={`mini sg-${follower.sign}`}
      data-info={`hall-${card}-${seat}`}
      data-flip={card}
      aria-disabled="true"
      aria-label={say("laid-label", {
        name: cardName(card),
        sign: word(follower.sign),
        fame: follower.fame,
      })}
    >
      <Drawn id={`sign-${follower.sign}`} />
      <b aria-hidden="true">{follower.fame}</b>
    </button>
  );
}

interface IntoProps {
  view: View;
  card: string;
  /** The ways to lay this card with the chosen payment, by hall. */
  lays: ReadonlyMap<number, Laying>;
  /** The hall that a second tap would take. */
  chosen: number | null;
  onLay: (action: Laying, event: MouseEvent) => void;
}

/** One button a hall: the signs that lie there, and what the new card makes of them. */
export function IntoHalls({ view, card, lays, chosen, onLay }: IntoProps) {
  const you = view.you;
  const outlook = you?.cards.find((each) => each.card === card);
  const sign = followerOf(card)?.sign;
  if (!you || !outlook || !sign) return null;
  const halls = side(view.seats, you.seat).halls;
  return (
    <ul class="into">
      {outlook.halls.map((hall) => {
        const action = lays.get(hall.hall);
        const lying = halls[hall.hall - 1] ?? [];
        const becomes = hallWords(hall);
        return (
          <li key={hall.hall}>
            <Button
              kind={chosen === hall.hall ? "primary" : "plain"}
              label={say("lay-into", { hall: hall.hall, signs: signsOf(lying), becomes })}
              reason={action ? null : becomes}
              onPress={(event) => action && onLay(action, event)}
            >
              <b>{say("hall", { hall: hall.hall })}</b>
              <span class="signs">
                {lying.map((each) => (
                  <SignOf key={each} card={each} />
                ))}
                {lying.length < HALL_SIZE && (
                  <>
                    <i>+</i>
                    <Medal sign={sign} />
                  </>
                )}
              </span>
              <span class="gets">{becomes}</span>
            </Button>
          </li>
        );
      })}
    </ul>
  );
}

const signsOf = (cards: readonly string[]): string =>
  cards.length === 0
    ? say("hall-empty")
    : cards.map((card) => word(followerOf(card)?.sign ?? "")).join(", ");

function SignOf({ card }: { card: string }) {
  const sign = followerOf(card)?.sign;
  return sign ? <Medal sign={sign} /> : null;
}
