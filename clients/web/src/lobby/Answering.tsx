/** The answer to a challenge: accept, change, decline with a reason. In the waiting room and on the page of a link. */
import { useEffect, useMemo, useState } from "preact/hooks";
import { games } from "../net/house";
import type { DeclineReason, Link, Terms } from "../net/wire";
import { Button } from "../parts/Button";
import { Dialog } from "../parts/Dialog";
import { INERT_MS } from "../parts/OfferStrip";
import { say } from "../texts/house";
import { isolate } from "../texts/isolate";
import { GapWarning } from "./GapWarning";
import { termsBefore } from "./kept";
import { TermsForm } from "./TermsForm";
import { TermsSentence } from "./TermsSentence";
import { changedAbout, type Phrase, phrasesOf, sentenceOf, sidesOf } from "./terms";
import { useSend } from "./useSend";

/** The terms of a challenge in words, and what is new in them; `null`: nothing has been changed. */
export function useTermsOf(link: Link): { phrases: Phrase[]; changed: Set<string> | null } {
  const { link: id, rev, terms } = link;
  const before = useMemo(() => termsBefore(id, rev, terms), [id, rev, terms]);
  const sides = sidesOf(link);
  const phrases = phrasesOf(terms, sides);
  return { phrases, changed: before && changedAbout(phrasesOf(before, sides), phrases) };
}

export interface AnsweringProps {
  link: Link;
  /** It came by itself, among other things: also its first terms can be answered only after a moment. */
  amongOthers?: boolean;
}

/** `key={rev}`: other terms are another question, whose button cannot be hit by a tap meant for the one before. */
export function Answering({ link, amongOthers = false }: AnsweringProps) {
  const [ripe, setRipe] = useState(link.rev === 1 && !amongOthers);
  const [open, setOpen] = useState<"change" | "decline" | null>(null);
  const sending = useSend();
  const { fault, send } = sending;
  useEffect(() => {
    const timer = setTimeout(() => setRipe(true), INERT_MS);
    return () => clearTimeout(timer);
  }, []);
  const inert = ripe ? null : say("link-inert");
  const { link: id, rev } = link;
  const other = link.you === "challenger" ? link.opponent : link.challenger;
  const name = isolate(other?.name ?? "");
  const terms = sentenceOf(phrasesOf(link.terms, sidesOf(link)));
  // Where several stand below one another, a button's full name says which it belongs to.
  const label = (id: string) => (amongOthers ? { label: say(id, { name, terms }) } : {});
  const close = () => setOpen(null);
  return (
    <>
      {fault && <p class="fault">{fault}</p>}
      <p class="acts">
        <Button
          kind="primary"
          slim={amongOthers}
          reason={inert}
          {...label("calls-accept.label")}
          onPress={() => void send({ type: "accept_link", link: id, rev, gap_confirmed: false })}
        >
          {say(amongOthers ? "accept" : "link-join")}
        </Button>
        <Button
          slim={amongOthers}
          reason={inert}
          {...label("calls-change.label")}
          onPress={() => setOpen("change")}
        >
          {say("link-change")}
        </Button>
        <Button
          slim={amongOthers}
          reason={inert}
          {...label("calls-decline.label")}
          onPress={() => setOpen("decline")}
        >
          {say("link-decline")}
        </Button>
      </p>
      <GapWarning sending={sending} />
      {open === "change" && <CounterDialog link={link} onClose={close} />}
      {open === "decline" && (
        <DeclineDialog
          name={name}
          terms={link.terms}
          onClose={close}
          onDecline={(reason) => void send({ type: "decline_link", link: id, reason })}
        />
      )}
    </>
  );
}

/** What may be wrong with these terms between two people; programs have reasons of their own. */
function reasonsFor({ kind, stake }: Terms): DeclineReason[] {
  const of = kind === "friendly" ? "want_rated" : "want_friendly";
  const ofStake: DeclineReason[] = stake > 0 ? ["stake_too_high", "stake_too_low"] : [];
  return [
    "generic",
    "later",
    "too_fast",
    "too_slow",
    "time_control",
    of,
    ...ofStake,
    "beginner",
    "other_game",
  ];
}

interface DeclineDialogProps {
  name: string;
  terms: Terms;
  onClose: () => void;
  onDecline: (reason: DeclineReason) => void;
}

function DeclineDialog({ name, terms, onClose, onDecline }: DeclineDialogProps) {
  return (
    <Dialog title={say("decline-title")} onClose={onClose}>
      <p class="soft">{say("decline-how", { name })}</p>
      <div class="menu">
        {reasonsFor(terms).map((reason) => (
          <Button
            key={reason}
            onPress={() => {
              onClose();
              onDecline(reason);
            }}
          >
            {say(`decline-${reason}`)}
          </Button>
        ))}
      </div>
    </Dialog>
  );
}

function CounterDialog({ link, onClose }: { link: Link; onClose: () => void }) {
  const [terms, setTerms] = useState<Terms>(link.terms);
  const [possible, setPossible] = useState(true);
  const sending = useSend();
  const { fault, send } = sending;
  const sides = sidesOf(link);
  const phrases = phrasesOf(terms, sides);
  const changed = changedAbout(phrasesOf(link.terms, sides), phrases);
  const propose = async () => {
    const { link: id, rev } = link;
    if (await send({ type: "counter_link", link: id, rev, terms, gap_confirmed: false })) onClose();
  };
  return (
    <Dialog
      title={say("link-change")}
      onClose={onClose}
      actions={
        <>
          <TermsSentence phrases={phrases} changed={changed} />
          {fault && <p class="fault">{fault}</p>}
          <Button onPress={onClose}>{say("cancel")}</Button>
          <Button
            kind="primary"
            reason={possible ? null : say("terms-impossible")}
            onPress={() => void propose()}
          >
            {say("setup-change")}
          </Button>
        </>
      }
    >
      <TermsForm
        fixedGame
        games={games.value ?? []}
        terms={terms}
        sides={sides}
        onChange={(changed, can) => {
          setTerms(changed);
          setPossible(can);
        }}
      />
      <GapWarning sending={sending} />
    </Dialog>
  );
}
