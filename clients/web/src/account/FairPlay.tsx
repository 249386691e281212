/** The own fair-play record: told to oneself alone, with what follows from it. */
import type { Private } from "../gen/people";
import { RuledSection } from "../parts/RuledSection";
import { dayOf, momentOf, say } from "./words";

export function FairPlay({ own }: { own: Private }) {
  const { outcomes, restrictions } = own;
  const bad = outcomes.filter(({ outcome }) => outcome !== "good");
  return (
    <RuledSection title={say("fair-play")} class="wide">
      {restrictions.map((one) => (
        <p key={one.kind} class="warning">
          {say(`restricted-${one.kind}`, { when: momentOf(one.until) })}{" "}
          {/* The house's own reason is one of a few words, a host's is what he wrote. */}
          {one.kind === "unrated" ? say(`outcome-${one.reason}`) : one.reason}
        </p>
      ))}
      {outcomes.length > 0 && (
        <p>
          {say("fair-play-told", { games: outcomes.length, good: outcomes.length - bad.length })}
        </p>
      )}
      {bad.length > 0 && (
        <ul class="rows">
          {bad.map(({ outcome, at }) => (
            <li key={at}>
              {dayOf(at)}: {say(`outcome-${outcome}`)}
            </li>
          ))}
        </ul>
      )}
      <p class="small soft">{say("fair-play.help")}</p>
    </RuledSection>
  );
}
