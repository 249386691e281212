/** A challenge by link, live for both sides: terms in whole sentences, join, change, share. Leads to the table. */
import { useEffect, useMemo, useState } from "preact/hooks";
import { HouseConnection } from "../app/HouseConnection";
import { SlimHead } from "../app/Mast";
import { go, type Route } from "../app/router";
import { useTitle } from "../app/useTitle";
import { games, house } from "../net/house";
import type { Link, Terms } from "../net/wire";
import { Button, ButtonLink } from "../parts/Button";
import { Dialog } from "../parts/Dialog";
import { Motif } from "../parts/Icon";
import { announce } from "../parts/live";
import { INERT_MS } from "../parts/OfferStrip";
import { useGameTexts } from "../texts/game";
import { say } from "../texts/house";
import { forgetLink, termsBefore } from "./kept";
import { refusalIn, sentenceOfRefusal } from "./refusal";
import { ShareLink } from "./ShareLink";
import { TermsForm } from "./TermsForm";
import { TermsSentence } from "./TermsSentence";
import { changedAbout, phrasesOf, sidesOf } from "./terms";

export function LinkScreen({ route }: { route: Route }) {
  const code = route.name === "challenge" ? route.code : "";
  useTitle(say("link-title"));
  useEffect(() => {
    house.followLink(code);
    return () => house.leaveLink(code);
  }, [code]);
  const state = house.link(code).value;
  return (
    <>
      <SlimHead title={say("link-title")} />
      <HouseConnection />
      <main class="page link" id="content">
        {state === null && <p class="soft">{say("room-loading")}</p>}
        {state && "refusal" in state && (
          <>
            <h2>{sentenceOfRefusal(state.refusal)}</h2>
            <ButtonLink to="/">{say("to-room")}</ButtonLink>
          </>
        )}
        {state && "link" in state && <Challenge link={state.link} />}
      </main>
    </>
  );
}

function Challenge({ link }: { link: Link }) {
  useGameTexts(link.terms.game);
  const { link: id, rev, terms } = link;
  const before = useMemo(() => termsBefore(id, rev, terms), [id, rev, terms]);
  const sides = sidesOf(link);
  const phrases = phrasesOf(link.terms, sides);
  const changed = before ? changedAbout(phrasesOf(before, sides), phrases) : undefined;
  const isMine = link.you === "challenger";
  const isOver = link.state !== "open";
  useEffect(() => {
    if (isOver) forgetLink(link.link);
    if (link.state === "started" && link.you !== "visitor") {
      go(`/t/${link.link}`, { replace: true });
    }
  }, [isOver, link.state, link.you, link.link]);
  return (
    <article class="challenge">
      <header>
        <Motif game={link.terms.game} />
        <h2>{isMine ? say("link-yours") : say("link-of", { name: link.challenger.name })}</h2>
      </header>
      <TermsSentence phrases={phrases} {...(changed ? { changed } : {})} />
      {isOver ? <Over link={link} /> : <Open link={link} isCountered={before !== null} />}
    </article>
  );
}

function Over({ link }: { link: Link }) {
  return (
    <>
      <p>{say(`link-${link.state}`)}</p>
      <p class="acts">
        {link.state === "started" && (
          <ButtonLink kind="primary" to={`/t/${link.link}`}>
            {say("link-to-table")}
          </ButtonLink>
        )}
        <ButtonLink to="/">{say("to-room")}</ButtonLink>
      </p>
    </>
  );
}

const HOUR = 3_600_000;

function Open({ link, isCountered }: { link: Link; isCountered: boolean }) {
  if (link.you === "visitor") return <p>{say("link-visitor")}</p>;
  const other = link.you === "challenger" ? link.opponent : link.challenger;
  const isAsked = link.answer_by === link.you;
  const hours = Math.floor(link.expires_ms / HOUR);
  return (
    <>
      {isAsked && isCountered && other && <p>{say("link-countered-by", { name: other.name })}</p>}
      {isAsked ? <Answering key={link.rev} link={link} /> : <Waiting link={link} />}
      <p class="soft small">
        {isAsked && say("link-guest-ok", { name: house.person.value?.name ?? "" })}{" "}
        {say("link-lasts", { hours })}
      </p>
    </>
  );
}

/** `key={rev}`: other terms are another question, whose button cannot be hit by a tap meant for the one before. */
function Answering({ link }: { link: Link }) {
  const [ripe, setRipe] = useState(link.rev === 1);
  const [changing, setChanging] = useState(false);
  const { fault, send } = useSend();
  useEffect(() => {
    const timer = setTimeout(() => setRipe(true), INERT_MS);
    return () => clearTimeout(timer);
  }, []);
  const inert = ripe ? null : say("link-inert");
  const { link: id, rev } = link;
  return (
    <>
      {fault && <p class="fault">{fault}</p>}
      <p class="acts">
        <Button
          kind="primary"
          reason={inert}
          onPress={() => void send({ type: "accept_link", link: id, rev })}
        >
          {say("link-join")}
        </Button>
        <Button reason={inert} onPress={() => setChanging(true)}>
          {say("link-change")}
        </Button>
        <Button reason={inert} onPress={() => void send({ type: "decline_link", link: id })}>
          {say("link-decline")}
        </Button>
      </p>
      {changing && <CounterDialog link={link} onClose={() => setChanging(false)} />}
    </>
  );
}

function Waiting({ link }: { link: Link }) {
  const { fault, send } = useSend();
  const isMine = link.you === "challenger";
  const other = isMine ? link.opponent : link.challenger;
  return (
    <>
      {other ? (
        <p>{say("link-waiting-for", { name: other.name })}</p>
      ) : (
        <>
          <ShareLink link={link} />
          <p>{say("link-waiting")}</p>
        </>
      )}
      {fault && <p class="fault">{fault}</p>}
      {isMine && (
        <p class="acts">
          <Button onPress={() => void send({ type: "cancel_link", link: link.link })}>
            {say("link-cancel")}
          </Button>
        </p>
      )}
    </>
  );
}

function useSend() {
  const [fault, setFault] = useState<string | null>(null);
  const send = async (ask: Parameters<typeof house.ask>[0]): Promise<boolean> => {
    const refusal = refusalIn(await house.ask(ask));
    const sentence = refusal && sentenceOfRefusal(refusal);
    setFault(sentence);
    if (sentence) announce(sentence);
    return refusal === null;
  };
  return { fault, send };
}

function CounterDialog({ link, onClose }: { link: Link; onClose: () => void }) {
  const [terms, setTerms] = useState<Terms>(link.terms);
  const [possible, setPossible] = useState(true);
  const { fault, send } = useSend();
  const sides = sidesOf(link);
  const phrases = phrasesOf(terms, sides);
  const changed = changedAbout(phrasesOf(link.terms, sides), phrases);
  const propose = async () => {
    const { link: id, rev } = link;
    if (await send({ type: "counter_link", link: id, rev, terms })) onClose();
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
    </Dialog>
  );
}
