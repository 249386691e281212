/** The words a state summary needs, from the texts of the game at this table. */
import { settings } from "../settings/settings";
import { heldOf } from "../texts/fill";
import { gameText } from "../texts/game";
import { say } from "../texts/house";
import { useTableContext } from "./context";
import type { Words } from "./summary";

export function useSummaryWords(): Words {
  const { terms, listener, ownSeat } = useTableContext();
  const { game } = terms;
  return {
    language: settings.value.language,
    labelOf: (field) => gameText(game, `view-${field}`),
    isPerSeat: (field) => gameText(game, `view-${field}.each`) === "seat",
    bundleOf: (field, value) =>
      gameText(game, `value-${field}.form`) === "bundle"
        ? heldOf(value, (word) => gameText(game, `value-${word}`), settings.value.language) ||
          say("generic-none")
        : null,
    valueOf: (word) => gameText(game, `value-${word}`),
    nameOf: (seat) => (seat === ownSeat ? say("you") : listener.nameOf(seat)),
    none: say("generic-none"),
    yes: say("generic-yes"),
    no: say("generic-no"),
  };
}
