/** Challenges as they are met anywhere but in their list: a voice, a sound, the title, a word in the header. */
import { useEffect, useRef } from "preact/hooks";
import { go, route } from "../app/router";
import { isAsked } from "../net/challenges";
import { house } from "../net/house";
import { ButtonLink } from "../parts/Button";
import { announce } from "../parts/live";
import { play } from "../sound";
import { say } from "../texts/house";
import { isolate } from "../texts/isolate";
import { overSentence } from "./over";

/** How many challenges wait for the reader's answer. */
export function useCalls(): number {
  return house.challenges.entries.value.filter(({ link }) => isAsked(link)).length;
}

/** Tell what is new of the challenges, once; and go to a table that has begun, if that interrupts nothing. */
export function useChallengeNews(): void {
  const entries = house.challenges.entries.value;
  const begun = house.challenges.begun.value;
  const here = route.value;
  const told = useRef(new Set<string>());
  useEffect(() => {
    for (const { link } of entries) {
      const news = `${link.link} ${link.rev} ${link.state}`;
      if (told.current.has(news)) continue;
      told.current.add(news);
      if (link.state !== "open") announce(overSentence(link));
      if (!isAsked(link)) continue;
      const other = link.you === "challenger" ? link.opponent : link.challenger;
      const name = isolate(other?.name ?? "");
      announce(say(link.rev === 1 ? "link-of" : "calls-countered", { name }));
      play("call");
    }
  }, [entries]);
  useEffect(() => {
    if (here.name === "table") house.challenges.arrived(here.id);
    else if (begun !== null && (here.name === "room" || here.name === "computer")) {
      go(`/t/${begun}`);
    }
  }, [begun, here]);
}

/** In the header of a page: they wait here, and never open over a running game. */
export function Calls() {
  const calls = useCalls();
  const begun = house.challenges.begun.value;
  if (calls === 0 && begun === null) return null;
  return (
    <p class="calls">
      {begun !== null && (
        <ButtonLink slim kind="primary" to={`/t/${begun}`}>
          {say("calls-begun")}
        </ButtonLink>
      )}
      {calls > 0 && (
        <ButtonLink
          slim
          kind="quiet"
          icon="ui-swords"
          to="/"
          label={say("calls.label", { count: calls })}
        >
          {say("calls", { count: calls })}
        </ButtonLink>
      )}
    </p>
  );
}
