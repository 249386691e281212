/** A challenge to whoever opens its address. */
import { useState } from "preact/hooks";
import { go } from "../app/router";
import type { GameCard } from "../net/api";
import { games, house } from "../net/house";
import { Button } from "../parts/Button";
import { Dialog } from "../parts/Dialog";
import { say } from "../texts/house";
import { keepChoices, keepLink } from "./kept";
import { refusalIn, resultOf, sentenceOfRefusal } from "./refusal";
import { firstTerms, TermsForm } from "./TermsForm";
import { TermsSentence } from "./TermsSentence";
import { phrasesOf, type Sides } from "./terms";

export function ChallengeDialog({ onClose }: { onClose: () => void }) {
  const [first] = games.value ?? [];
  return first ? <Filled game={first} onClose={onClose} /> : null;
}

function Filled({ game, onClose }: { game: GameCard; onClose: () => void }) {
  const [terms, setTerms] = useState(() => firstTerms(game));
  const [possible, setPossible] = useState(true);
  const [fault, setFault] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  const sides: Sides = {
    challenger: house.person.value?.name ?? "",
    opponent: null,
    you: "challenger",
  };
  const send = async () => {
    setSending(true);
    keepChoices("challenge", terms.game, terms);
    const answer = await house.ask({ type: "open_link", terms });
    setSending(false);
    const refusal = refusalIn(answer);
    if (refusal) return setFault(sentenceOfRefusal(refusal));
    const link = resultOf(answer, "link");
    keepLink(link);
    go(`/c/${link}`);
  };
  return (
    <Dialog
      title={say("challenge-title")}
      onClose={onClose}
      actions={
        <>
          <TermsSentence phrases={phrasesOf(terms, sides)} />
          {fault && <p class="fault">{fault}</p>}
          <Button onPress={onClose}>{say("cancel")}</Button>
          <Button
            kind="primary"
            reason={possible && !sending ? null : say("terms-impossible")}
            onPress={() => void send()}
          >
            {say("setup-send")}
          </Button>
        </>
      }
    >
      <p class="soft">{say("challenge-how")}</p>
      <TermsForm
        games={games.value ?? []}
        terms={terms}
        sides={sides}
        onChange={(changed, can) => {
          setTerms(changed);
          setPossible(can);
        }}
      />
    </Dialog>
  );
}
