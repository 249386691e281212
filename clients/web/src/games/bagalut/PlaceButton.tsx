/** A place one can focus: a card that can be played, or one that can only be looked at, or an empty row. */
import { CardFace } from "./CardFace";
import type { Card, Good, Place } from "./position";
import type { Moment } from "./table";
import { cardName, say } from "./words";

export interface PlaceButtonProps {
  moment: Moment;
  place: Place;
  good: Good;
  /** The card that lies there, `null`: none. */
  card: Card | null;
  /** Name, content and owner of the place. */
  label: string;
  tabIndex: 0 | -1;
  /** Drawn, but not there yet. */
  ghost?: boolean;
}

/** What the reader hears after the name: what can be done here, and what is the case. */
function stateWords({ moment, place, card, ghost }: PlaceButtonProps): string[] {
  const { targets, aim, sent, givable } = moment;
  const action = targets.get(place);
  const words: string[] = [];
  if (ghost && card) words.push(say("state-coming", { card: cardName(card) }));
  if (action) words.push(say(`do-${action.type}`));
  if (aim === place) words.push(say(sent ? "state-sent" : "state-armed"));
  if (card && !action && givable.has(card.id)) words.push(say("state-may-be-given"));
  return words;
}

function classes({ moment, place, card, good, ghost }: PlaceButtonProps): string {
  const { targets, aim, sent, givable, toldCards } = moment;
  const action = targets.get(place);
  return [
    "ware-card last",
    `gd-${good}`,
    card ? "" : "empty",
    ghost ? "ghost" : "",
    action ? "legal" : "",
    aim === place ? "aim" : "",
    aim === place && sent ? "sent" : "",
    card && !action && givable.has(card.id) ? "able" : "",
    card && toldCards.has(card.id) ? "told" : "",
  ]
    .filter(Boolean)
    .join(" ");
}

export function PlaceButton(props: PlaceButtonProps) {
  const { moment, place, card, label, tabIndex, ghost } = props;
  const action = moment.targets.get(place);
  return (
    <button
      type="button"
      class={classes(props)}
      tabIndex={tabIndex}
      data-place={place}
      data-info={place}
      data-flip={card && !ghost ? card.id : undefined}
      aria-label={[label, ...stateWords(props)].join(", ")}
      aria-pressed={action ? moment.aim === place : undefined}
      aria-disabled={action ? undefined : "true"}
      onClick={() => action && moment.tap(action)}
    >
      {card && <CardFace card={card} />}
    </button>
  );
}
