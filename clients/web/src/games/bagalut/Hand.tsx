/** Below the stalls: the own hand, or the market once it is open, and the stack. */
import knots from "virtual:sprite/house";
import { useId } from "preact/hooks";
import { Picture } from "../../parts/Icon";
import type { Roving } from "../../parts/roving";
import { PlaceButton } from "./PlaceButton";
import { cardOf, cardPlace, type View } from "./position";
import type { Moment } from "./table";
import { cardName, say } from "./words";

function titleOf({ market, hand }: View): string {
  if (market) return say("market");
  return say(hand ? "hand" : "hand-closed");
}

/** More cards than this close up. */
const MANY = 8;

export function Hand({ moment, roving }: { moment: Moment; roving: Roving }) {
  const heading = useId();
  const { view } = moment;
  const inMarket = view.market !== null;
  const cards = view.market ?? view.hand ?? [];
  const where = say(inMarket ? "place-market" : "place-hand");
  if (view.phase === "over") return null;
  return (
    <section class="hand-row" data-hand aria-labelledby={heading}>
      <h3 id={heading}>
        {titleOf(view)} {cards.length > 0 && <span class="count num">{cards.length}</span>}
      </h3>
      <ol class={cards.length > MANY ? "many" : ""}>
        {cards.map((id) => {
          const place = cardPlace(id);
          return (
            <li key={id}>
              <PlaceButton
                moment={moment}
                place={place}
                good={cardOf(id).good}
                card={cardOf(id)}
                label={`${cardName(id)}, ${where}`}
                tabIndex={roving.tabIndex(place)}
              />
            </li>
          );
        })}
      </ol>
      {!inMarket && (
        <p class="stack">
          <span class="ware-card rear" aria-hidden="true">
            <Picture sheet={knots} id="knot" viewBox="0 0 96 96" />
          </span>
          <span class="num">{say("stack", { count: view.stack })}</span>
        </p>
      )}
    </section>
  );
}
