/** The own hand, each card with its end in words, and the line that says who has still to choose. */

import { printed } from "./content";
import { Emblem, Helmets, SagaSign } from "./Picture";
import {
  type HandCard,
  handOf,
  hasAnswered,
  isBad,
  isPlay,
  missing,
  type Outlook,
  outlooksOf,
} from "./position";
import { type Part, placeProps } from "./table";
import { brings, endOf, namesOf, outlookWords, say, splitName, textOf } from "./words";

/** "Gewählt – es fehlen 2: Leif und Tove." */
export function Missing(props: Part) {
  const seats = missing(props);
  if (!seats || !hasAnswered(props) || seats.length === 0) return null;
  return (
    <p class="missing" role="status">
      <SagaSign sign="check" />
      {say("missing", { count: seats.length, names: namesOf(seats, props) })}
    </p>
  );
}

export function Hand(props: Part) {
  const { view, ownSeat } = props;
  if (!view.you || ownSeat === null || view.phase === "finished") return null;
  const hand = handOf(view);
  // Hands are drawn when the recruiting is over.
  if (hand.length === 0 && view.phase === "recruit") return null;
  return (
    <section class="saga-hand" data-hand aria-label={say("hand")}>
      <h3 class="saga-label">
        {say("hand")}{" "}
        <span class="soft">{say("supply", { count: view.seats[ownSeat]?.supply ?? 0 })}</span>
      </h3>
      <Missing {...props} />
      {hand.length === 0 && <p class="soft">{say("hand-empty")}</p>}
      <ol class="saga-cards">
        {hand.map((held) => (
          <li key={held.key}>
            <Held {...props} held={held} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Held(props: Part & { held: HandCard }) {
  const { held, view, legal, armed, tap, look, sent } = props;
  const { card, key, picked } = held;
  const isArmed = isPlay(armed) && armed.card === card;
  // A card is first tried as it is; without its action it can be played from the box.
  const play = isArmed
    ? armed
    : legal.find((each) => isPlay(each) && each.card === card && each.use);
  const outlooks = outlooksOf(view, card, isArmed ? armed.use : true);
  const { name, epithet } = splitName(card);
  const { move, acts } = printed(card);
  const isPicked = picked || (isArmed && sent);
  return (
    <button
      {...placeProps(props, `hand-${key}`, `card:${card}`)}
      class={["saga-card", isArmed ? "armed" : "", isPicked ? "picked" : ""].join(" ")}
      data-flip={`hand-${key}`}
      data-quiet={play ? "" : undefined}
      aria-pressed={play ? isArmed : undefined}
      aria-disabled={play ? undefined : "true"}
      aria-label={cardLabel(card, outlooks, isPicked)}
      onClick={() => play && tap(play)}
      onPointerEnter={() => play && look(card)}
      onPointerLeave={() => look(null)}
      onFocus={() => play && look(card)}
      onBlur={() => look(null)}
    >
      <span class="card-top">
        <b class="card-move num">{move}</b>
        <Helmets card={card} />
        <Emblem card={card} />
      </span>
      <span class="card-name">
        <b>{name}</b>
        {epithet && <span class="soft">{epithet}</span>}
      </span>
      {acts && <span class="card-act">{textOf(card)}</span>}
      <Outcome outlooks={outlooks} picked={isPicked} />
    </button>
  );
}

function cardLabel(card: HandCard["card"], outlooks: readonly Outlook[], picked: boolean): string {
  const { name, epithet } = splitName(card);
  const { move, acts, helmets } = printed(card);
  const words = [
    epithet ? `${name}, ${epithet}` : name,
    say("card-facts", { move, helmets }),
    ...(acts ? [textOf(card)] : []),
    ...(picked ? [say("picked")] : []),
    ...outlooks.map(outlookWords),
  ];
  return words.join(". ").replaceAll("..", ".");
}

/** Where it ends, at the foot of the card. */
function Outcome({ outlooks, picked }: { outlooks: readonly Outlook[]; picked: boolean }) {
  const [first, ...more] = outlooks;
  if (!first) {
    return picked ? (
      <span class="outcome">
        <b>
          <SagaSign sign="check" /> {say("picked")}
        </b>
      </span>
    ) : null;
  }
  if (more.length > 0) {
    return (
      <span class={outlooks.every(isBad) ? "outcome bad" : "outcome"}>
        <b>{say("many-ends", { count: outlooks.length })}</b>
        <span>{[...new Set(outlooks.map(endOf))].slice(0, 4).join(", ")}</span>
      </span>
    );
  }
  return (
    <span class={isBad(first) ? "outcome bad" : "outcome"}>
      <b class="num">{endOf(first)}</b>
      <span>{brings(first)}</span>
    </span>
  );
}
