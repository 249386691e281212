/** A challenge by link, live for both sides: terms in whole sentences, join, change, share. Leads to the table. */
import { useEffect } from "preact/hooks";
import { HouseConnection } from "../app/HouseConnection";
import { SlimHead } from "../app/Mast";
import { go, type Route } from "../app/router";
import { useTitle } from "../app/useTitle";
import { house } from "../net/house";
import type { Link } from "../net/wire";
import { Button, ButtonLink } from "../parts/Button";
import { Motif } from "../parts/Icon";
import { Rating } from "../parts/Rating";
import { gameText, useGameTexts } from "../texts/game";
import { say } from "../texts/house";
import { Answering, useTermsOf } from "./Answering";
import { forgetLink } from "./kept";
import { reasonIn } from "./over";
import { sentenceOfRefusal } from "./refusal";
import { ShareLink } from "./ShareLink";
import { TermsSentence } from "./TermsSentence";
import { phrasesOf, sentenceOf, sidesOf } from "./terms";
import { useSend } from "./useSend";

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
  const { phrases, changed } = useTermsOf(link);
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
        <Rating rating={isMine ? link.opponent_rating : link.challenger_rating} />
      </header>
      <TermsSentence phrases={phrases} {...(changed ? { changed } : {})} />
      {isOver ? <Over link={link} /> : <Open link={link} isCountered={changed !== null} />}
    </article>
  );
}

function Over({ link }: { link: Link }) {
  return (
    <>
      <p>{say(`link-${link.state}`)}</p>
      {link.state === "declined" && link.reason && <p class="soft">{reasonIn(link)}</p>}
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

/** What a friend reads together with the address. */
function invitationTo(link: Link): string {
  const game = gameText(link.terms.game, "name") ?? link.terms.game;
  const terms = sentenceOf(phrasesOf(link.terms, { ...sidesOf(link), you: "visitor" }));
  return say("link-share-text", { game, terms });
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
          <ShareLink kind="c" id={link.link} text={invitationTo(link)} />
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
