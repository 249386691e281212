/** Who one is, at the right end of the heads: a guest with a name to change, or an account. */
import { house } from "../net/house";
import { ButtonLink } from "../parts/Button";
import { say } from "../texts/house";

/** Over the waiting room. */
export function Who({ onRename }: { onRename: () => void }) {
  const person = house.person.value;
  if (!person) return null;
  const name = (
    <b>
      <bdi>{person.name}</bdi>
    </b>
  );
  if (!person.guest) {
    return (
      <a class="who" href="/account">
        {name}
        <span class="soft num">
          {say("who-account")}
          {house.you.value && <> · {say("who-taler", { taler: house.you.value.taler })}</>}
        </span>
      </a>
    );
  }
  return (
    <>
      <button type="button" class="who" onClick={onRename}>
        {name}
        <span class="soft">{say("rename-act")}</span>
      </button>
      {/* On a phone it stands in the part "You". */}
      <span class="on-wide">
        <ButtonLink kind="quiet" to="/account">
          {say("who-sign-in")}
        </ButtonLink>
      </span>
    </>
  );
}

/** Over every other page, where there is room. */
export function WhoLink() {
  const person = house.person.value;
  if (!person) return null;
  return (
    <a class="who on-wide" href="/account">
      <b>
        <bdi>{person.name}</bdi>
      </b>
      <span class="soft">{say("who-account")}</span>
    </a>
  );
}
