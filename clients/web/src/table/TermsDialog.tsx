/** On what terms is played: all of them in one sentence, and the way to the rules. */

import { TermsSentence } from "../lobby/TermsSentence";
import { phrasesOf } from "../lobby/terms";
import type { Terms } from "../net/wire";
import { ButtonLink } from "../parts/Button";
import { Dialog } from "../parts/Dialog";
import { gameText } from "../texts/game";
import { say } from "../texts/house";
import { useTableContext } from "./context";
import { NEVER_BACK } from "./play";

/** What the table was set up with. Who begins is known by now: the logbook says it. */
export function termsAtTable(terms: Terms, takesBack: boolean) {
  const sides = { challenger: "", opponent: null, you: "visitor" } as const;
  return [
    ...phrasesOf(terms, sides).filter(({ about }) => about !== "beginner"),
    {
      about: "take-back",
      text: say(takesBack ? "terms-take-back" : "terms-no-take-back"),
      joint: "; ",
    } as const,
  ];
}

export function TermsDialog({ onClose }: { onClose: () => void }) {
  const { terms, frame } = useTableContext();
  // At a game of the day, or against computers, there may be none at a friendly table, too.
  const reason = frame.offerable.find(({ kind }) => kind === "take_back")?.reason ?? "";
  const takesBack = terms.kind === "friendly" && !NEVER_BACK.includes(reason);
  const game = gameText(terms.game, "name") ?? terms.game;
  return (
    <Dialog
      title={say("table-terms")}
      onClose={onClose}
      actions={
        <ButtonLink icon="ui-info" to={`/rules/${terms.game}`}>
          {say("rules-of", { game })}
        </ButtonLink>
      }
    >
      <TermsSentence phrases={termsAtTable(terms, takesBack)} />
    </Dialog>
  );
}
