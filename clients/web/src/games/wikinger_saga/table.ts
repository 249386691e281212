/** What the parts of the board are given. */
import type { Roving } from "../../parts/roving";
import type { BoardProps } from "../board";
import type { Action, CardId, Outlook, View } from "./position";

export type Props = BoardProps<View, Action>;

/** What a part of the board needs to know of one moment. */
export interface Part extends Props {
  roving: Roving;
  /** Where the armed action leads, or the card that is looked at. */
  aims: readonly Outlook[];
  /** Look at a hand card without choosing it; `null`: at none. */
  look(card: CardId | null): void;
}

/** What every thing on the board is to keyboard, finger and voice. */
export function placeProps({ roving }: Pick<Part, "roving">, place: string, info: string) {
  return {
    type: "button",
    tabIndex: roving.tabIndex(place),
    "data-place": place,
    "data-info": info,
  } as const;
}
