/** The challenges by link that were made on this device and are still open. */
import { useEffect, useState } from "preact/hooks";
import { house } from "../net/house";
import type { Link } from "../net/wire";
import { ButtonLink } from "../parts/Button";
import { Motif } from "../parts/Icon";
import { useGameTexts } from "../texts/game";
import { say } from "../texts/house";
import { isolate } from "../texts/isolate";
import { forgetLink, ownLinks } from "./kept";
import { TermsSentence } from "./TermsSentence";
import { phrasesOf, sentenceOf, sidesOf } from "./terms";

export function useOpenLinks(): Link[] {
  const [ids] = useState(ownLinks);
  useEffect(() => {
    for (const id of ids) house.followLink(id);
    return () => {
      for (const id of ids) house.leaveLink(id);
    };
  }, [ids]);
  const states = ids.map((id) => ({ id, state: house.link(id).value }));
  const open = states.flatMap(({ state }) =>
    state && "link" in state && !state.link.named && state.link.state === "open"
      ? [state.link]
      : [],
  );
  useEffect(() => {
    for (const { id, state } of states) {
      if (state && ("refusal" in state || state.link.state !== "open")) forgetLink(id);
    }
  });
  return open;
}

export function LinkRow({ link }: { link: Link }) {
  useGameTexts(link.terms.game);
  const phrases = phrasesOf(link.terms, sidesOf(link));
  return (
    <li class="row open-link">
      <Motif game={link.terms.game} />
      <div>
        <p class={link.answer_by === link.you ? "your" : "soft"}>{stateOf(link)}</p>
        <TermsSentence phrases={phrases} />
      </div>
      <ButtonLink
        slim
        to={`/c/${link.link}`}
        label={say("room-link-look.label", { terms: sentenceOf(phrases) })}
      >
        {say("room-link-look")}
      </ButtonLink>
    </li>
  );
}

function stateOf(link: Link): string {
  if (link.answer_by === link.you) return say("room-link-answer");
  return link.opponent
    ? say("room-link-theirs", { name: isolate(link.opponent.name) })
    : say("room-link-waits");
}
