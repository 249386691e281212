/** What a seat can still do this round, in words: its places and the cards under its pennants. */
import { placeContent } from "../content";
import { targetsOf } from "../position";
import { cardName, fieldName, listOf } from "../words";
import type { Ask } from "./ask";

/** `null`: nothing is left. */
export function openWords({ view, legal }: Ask): string | null {
  const names = [...targetsOf(legal, []).keys()].flatMap((place) => {
    const [kind, number] = place.split("-");
    if (kind === "field" && placeContent(Number(number))) return [fieldName(Number(number))];
    if (kind === "slot") {
      const card = view.slots[Number(number)]?.card;
      return card ? [cardName(card)] : [];
    }
    return [];
  });
  return names.length > 0 ? listOf(names) : null;
}
