/** Below the rules: all places, goods and signs, and the 45 followers, each with its picture. */
import "./battlefjord.css";
import "./gallery.css";
import { RuledSection } from "../../parts/RuledSection";
import { useGameTexts } from "../../texts/game";
import {
  CARGO,
  cargoPicture,
  FOLLOWERS,
  type Follower,
  GRID,
  KINDS,
  placeContent,
  SIGNS,
  type Sign,
} from "./content";
import { CardPicture, Chip, Drawn, Medal, Pips, Star, WOODCUT } from "./pieces";
import { bundleWords, cardName, cardText, fieldName, fieldText, say, soft, word } from "./words";

export function Gallery() {
  if (!useGameTexts("battlefjord")) return null;
  return (
    <div class="gallery">
      <Places />
      <Goods />
      <Cargoes />
      <section aria-labelledby="gallery-cards">
        <h2 id="gallery-cards">{say("gallery-title")}</h2>
        <p class="soft">{say("gallery-intro")}</p>
        {SIGNS.map((sign) => (
          <Clan key={sign} sign={sign} />
        ))}
      </section>
    </div>
  );
}

const FIELDS = GRID.flat()
  .filter((field) => placeContent(field))
  .sort((one, other) => one - other);

function Places() {
  return (
    <RuledSection title={say("gallery-places")} count={FIELDS.length}>
      <ul class="gallery-places">
        {FIELDS.map((field) => (
          <li key={field}>
            <span class="info-pic">
              <Drawn box={WOODCUT} id={`place-${placeContent(field)?.key ?? ""}`} />
            </span>
            <div>
              <h3>{fieldName(field)}</h3>
              <p class="small">{fieldText(field)}</p>
            </div>
          </li>
        ))}
      </ul>
    </RuledSection>
  );
}

function Goods() {
  return (
    <RuledSection title={say("gallery-signs")}>
      <ul class="gallery-signs">
        {KINDS.map((kind) => (
          <li key={kind}>
            <Chip kind={kind} /> {word(kind)}
          </li>
        ))}
        {SIGNS.map((sign) => (
          <li key={sign}>
            <Medal sign={sign} /> {word(sign)}
          </li>
        ))}
      </ul>
    </RuledSection>
  );
}

/** Cargoes with the same content are printed alike: one of each is shown. */
function Cargoes() {
  const kinds = [...new Map(CARGO.map((cargo) => [cargoPicture(cargo), cargo])).values()];
  return (
    <RuledSection title={say("gallery-cargo")}>
      <ul class="gallery-places">
        {kinds.map((cargo) => (
          <li key={cargo.id}>
            <span class="info-pic print cargo">
              <CardPicture card={cargo.id} />
            </span>
            <div>
              <h3>{cardName(cargo.id)}</h3>
              <p class="small">{cardText(cargo.id)}</p>
            </div>
          </li>
        ))}
      </ul>
    </RuledSection>
  );
}

function Clan({ sign }: { sign: Sign }) {
  const heading = `gallery-${sign}`;
  return (
    <section class="clan" aria-labelledby={heading}>
      <header>
        <Medal sign={sign} />
        <h3 id={heading}>{word(sign)}</h3>
      </header>
      <ul class="deck">
        {FOLLOWERS.filter((card) => card.sign === sign).map((card) => (
          <Card key={card.id} card={card} />
        ))}
      </ul>
    </section>
  );
}

function Card({ card }: { card: Follower }) {
  return (
    <li class="full-card">
      <div class={`print sg-${card.sign}`}>
        <CardPicture card={card.id} />
      </div>
      <div class="seal">
        <Medal sign={card.sign} />
        <span class="sr">{say("fame-label", { fame: card.fame })}</span>
        <Star fame={card.fame} />
      </div>
      <h4>{soft(cardName(card.id))}</h4>
      <p class="when">{say("when", { timing: card.timing })}</p>
      <p class="small">{cardText(card.id)}</p>
      <p>
        <Pips of={card.cost} />
        <span class="sr">{say("cost-label", { cost: bundleWords(card.cost) })}</span>
      </p>
    </li>
  );
}
