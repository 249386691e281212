/** A card of Bagalut as a picture: value and good on bone, the good's colour on the half that lies outside. */
import sheet from "virtual:sprite/bagalut";
import { Picture } from "../../parts/Icon";
import type { Card, Good } from "./position";

export function GoodSign({ good }: { good: Good }) {
  return <Picture sheet={sheet} id={`g-${good}`} />;
}

/** What lies inside a card; the element around it (`.ware-card`) is a button or not. */
export function CardFace({ card }: { card: Card }) {
  return (
    <>
      <b>{card.value}</b>
      <GoodSign good={card.good} />
      <i>
        <GoodSign good={card.good} />
      </i>
    </>
  );
}

/** A small card between words. */
export function TinyCard({ card }: { card: Card }) {
  return (
    <span class={`ware-card tiny gd-${card.good}`} aria-hidden="true">
      <b>{card.value}</b>
      <i />
    </span>
  );
}
