/** The phone's part "You": the name and what the header of the wide page holds. */
import { house } from "../net/house";
import { Button, ButtonLink } from "../parts/Button";
import { RuledSection } from "../parts/RuledSection";
import { LanguageSwitch, ThemeSwitch } from "../parts/switches";
import { say } from "../texts/house";

export function You({ onRename }: { onRename: () => void }) {
  const person = house.person.value;
  return (
    <RuledSection class="you" title={say("room-you")}>
      {person && (
        <>
          <p class="name">
            <bdi>{person.name}</bdi>
          </p>
          {person.guest && <p class="soft">{say("room-you-guest")}</p>}
          <p class="acts">
            {person.guest && <Button onPress={onRename}>{say("rename-act")}</Button>}
            <ButtonLink to="/account">
              {say(person.guest ? "who-become" : "who-account")}
            </ButtonLink>
            <ButtonLink to={`/u/${encodeURIComponent(person.name)}`}>
              {say("room-profile")}
            </ButtonLink>
          </p>
        </>
      )}
      <p class="acts">
        <LanguageSwitch />
        <ThemeSwitch />
      </p>
      <p class="acts">
        <ButtonLink to="/top">{say("room-top")}</ButtonLink>
        <ButtonLink to="/settings">{say("settings")}</ButtonLink>
        <ButtonLink to="/about">{say("about")}</ButtonLink>
      </p>
    </RuledSection>
  );
}
