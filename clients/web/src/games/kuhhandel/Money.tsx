/** The own money: cards one can choose when something is to be paid or offered, behind an eye on a shared screen. */
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { type Card, cardsOf, choosesCards, chosenCards, isSecret, sumOf, withCard } from "./farm";
import { CardBack, Eye, NoteSign } from "./Picture";
import type { Props } from "./table";
import { cardsInWords, say } from "./words";

/** Whether the own money lies open; `null`: as the moment asks for. Local to this screen, as is all that is chosen. */
const wanted = signal<boolean | null>(null);

export function isShown(props: Pick<Props, "view" | "draft">): boolean {
  return wanted.value ?? !isSecret(props.view, props.draft);
}

export function showMoney(): void {
  wanted.value = true;
}

function Bill({ card, props }: { card: Card; props: Props }) {
  const { view, draft, choose } = props;
  const face = (
    <span class={`bill-face note-${card.note}`}>
      <b class="num">{card.value}</b>
      <NoteSign note={card.note} />
    </span>
  );
  if (!choosesCards(view, draft)) return <span class="bill">{face}</span>;
  return (
    <label class="bill">
      <input
        type="checkbox"
        checked={draft.includes(card.id)}
        aria-label={say("note", { value: card.value })}
        onChange={() => choose(withCard(draft, card.id))}
      />
      {face}
    </label>
  );
}

export function Money(props: Props) {
  const { view, draft } = props;
  const secret = isSecret(view, draft) ? view.phase : null;
  // Each new secret is covered again: an offer, an answer, and the offer after a tie.
  useEffect(() => {
    wanted.value = null;
  }, [secret]);
  if (!view.you) return null;
  const shown = isShown(props);
  const cards = cardsOf(view.you.hand);
  const chosen = chosenCards(view, draft);
  const choosing = choosesCards(view, draft);
  return (
    <section class="own-money" data-hand aria-label={say("your-money")}>
      <header>
        <h3>{say("your-money")}</h3>
        <p class="money-total">
          {shown ? (
            <>
              <span class="soft small">{say("together")}</span> <b class="num">{view.you.sum}</b>
            </>
          ) : (
            <span class="soft small">{say("face-down", { cards: cards.length })}</span>
          )}
        </p>
        <button
          type="button"
          class="money-eye btn quiet"
          aria-pressed={shown}
          onClick={() => {
            wanted.value = !shown;
          }}
        >
          <Eye open={shown} />
          {say(shown ? "cover" : "show")}
        </button>
      </header>
      <ul class="bills" aria-label={say(choosing ? "choose-cards" : "your-money")}>
        {cards.map((card) => (
          <li key={card.id}>
            {shown ? (
              <Bill card={card} props={props} />
            ) : (
              <span class="bill">
                <CardBack />
              </span>
            )}
          </li>
        ))}
      </ul>
      {choosing && (
        <p class="chosen-sum small" aria-live="off">
          {shown
            ? say("chosen", {
                count: chosen.length,
                sum: sumOf(chosen),
                cards: cardsInWords(chosen),
              })
            : say("chosen-covered", { count: chosen.length })}
        </p>
      )}
    </section>
  );
}
