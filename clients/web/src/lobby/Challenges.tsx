/** Challenges in the waiting room: those one is to answer, those that wait for an answer, and how one's own ended. */

import { type Entry, isAsked } from "../net/challenges";
import { house } from "../net/house";
import type { Link } from "../net/wire";
import { Button } from "../parts/Button";
import { Motif } from "../parts/Icon";
import { Rating } from "../parts/Rating";
import { RuledSection } from "../parts/RuledSection";
import { useGameTexts } from "../texts/game";
import { say } from "../texts/house";
import { isolate } from "../texts/isolate";
import { Answering, useTermsOf } from "./Answering";
import { Fresh } from "./Fresh";
import { LinkRow, useOpenLinks } from "./OpenLinks";
import { overSentence } from "./over";
import { Ring } from "./Ring";
import { TermsSentence } from "./TermsSentence";
import { phrasesOf, sentenceOf, sidesOf } from "./terms";
import { useSend } from "./useSend";
import { useSteady } from "./useSteady";

/** How long somebody has to answer a challenge. Source: mechanisms.md 3.2. */
const TIME_TO_ANSWER_MS = 300_000;

export function Challenges() {
  const links = useOpenLinks();
  const entries = house.challenges.entries.value;
  const list = useSteady(entries.map((entry) => ({ key: entry.link.link, row: entry })));
  const count = entries.filter(({ link }) => link.state === "open").length + links.length;
  if (list.shown.length + list.waiting + links.length === 0) return null;
  return (
    <RuledSection class="challenges" title={say("room-links")} count={count}>
      <Fresh waiting={list.waiting} onShow={list.release} />
      <ul class="rows" {...list.hold}>
        {list.shown.map(({ key, row, goneAt }) => (
          <Row key={key} entry={row} isGone={goneAt !== null} />
        ))}
        {links.map((link) => (
          <LinkRow key={link.link} link={link} />
        ))}
      </ul>
    </RuledSection>
  );
}

function headOf(link: Link): string {
  const { you, challenger, opponent, rev } = link;
  const other = isolate((you === "challenger" ? opponent : challenger)?.name ?? "");
  if (link.state !== "open") return overSentence(link);
  if (!isAsked(link)) return say("room-link-theirs", { name: other });
  return say(rev === 1 ? "link-of" : "calls-countered", { name: other });
}

function otherRating({ you, challenger_rating, opponent_rating }: Link) {
  return you === "challenger" ? opponent_rating : challenger_rating;
}

function Row({ entry, isGone }: { entry: Entry; isGone: boolean }) {
  const { link } = entry;
  useGameTexts(link.terms.game);
  const { phrases, changed } = useTermsOf(link);
  const marks = changed && isAsked(link) ? { changed } : {};
  return (
    <li class={`call${isGone ? " gone" : ""}`}>
      <div class="from">
        <Motif game={link.terms.game} />
        <p>
          {headOf(link)} <Rating rating={otherRating(link)} />
        </p>
      </div>
      <TermsSentence phrases={phrases} {...marks} />
      {isGone ? (
        <p class="soft">{say("calls-gone")}</p>
      ) : isAsked(link) ? (
        <Answering key={link.rev} link={link} amongOthers />
      ) : link.state === "open" ? (
        <Waiting entry={entry} />
      ) : (
        <p class="acts">
          <Button slim onPress={() => house.challenges.dismiss(link.link)}>
            {say("table-understood")}
          </Button>
        </p>
      )}
    </li>
  );
}

function Waiting({ entry: { link, receivedAt } }: { entry: Entry }) {
  const { fault, send } = useSend();
  const { you, opponent, challenger } = link;
  const name = isolate((you === "challenger" ? opponent : challenger)?.name ?? "");
  const terms = sentenceOf(phrasesOf(link.terms, sidesOf(link)));
  return (
    <>
      {fault && <p class="fault">{fault}</p>}
      <div class="acts">
        <Ring leftMs={link.expires_ms} since={receivedAt} wholeMs={TIME_TO_ANSWER_MS} />
        {you === "challenger" && (
          <Button
            slim
            label={say("calls-withdraw.label", { name, terms })}
            onPress={() => void send({ type: "cancel_link", link: link.link })}
          >
            {say("link-cancel")}
          </Button>
        )}
      </div>
    </>
  );
}
