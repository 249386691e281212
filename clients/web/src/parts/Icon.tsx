/** Pictures from a sprite. They are decoration: the words stand beside them, or in the label of the control. */
import house from "virtual:sprite/house";
import type { IconName } from "../art/sheets";

export interface PictureProps {
  /** The address of the sprite (`virtual:sprite/…`). */
  sheet: string;
  id: string;
  viewBox?: string;
  class?: string;
}

export function Picture({ sheet, id, viewBox = "0 0 24 24", class: name }: PictureProps) {
  return (
    <svg class={name} viewBox={viewBox} aria-hidden="true">
      <use href={`${sheet}#${id}`} />
    </svg>
  );
}

/** A sign of a control, in the ink of its text. */
export function Icon({ name }: { name: IconName }) {
  return <Picture class="ic" sheet={house} id={name} />;
}

/** The woodcut of a game. A game without one shows the knot. */
export function Motif({ game }: { game: string }) {
  const own = MOTIFS.includes(game);
  return (
    <span class="motif">
      <Picture
        sheet={house}
        id={own ? `game-${game}` : "knot"}
        viewBox={own ? "0 0 48 48" : "0 0 96 96"}
      />
    </span>
  );
}

const MOTIFS = ["bagalut", "battlefjord", "kuhhandel", "suleika", "wikinger_saga"];
