/** The own account: what a guest is offered, and all that one can do with an account. */
import "./account.css";
import { useEffect, useState } from "preact/hooks";
import { HouseConnection } from "../app/HouseConnection";
import { SlimHead } from "../app/Mast";
import { useTitle } from "../app/useTitle";
import type { Account } from "../gen/people";
import { RenameDialog } from "../lobby/RenameDialog";
import { house } from "../net/house";
import type { Person } from "../net/wire";
import { ButtonLink } from "../parts/Button";
import { Register, SignIn } from "./Entering";
import { OwnData, SigningOut } from "./Going";
import { Email, Name, Password } from "./Keeping";
import { Programs } from "./Programs";
import { useAsk } from "./useAsk";
import { monthOf, say } from "./words";

export function AccountPage() {
  useTitle(say("account"));
  const person = house.person.value;
  return (
    <>
      <SlimHead title={say("account")} />
      <HouseConnection />
      <main class="page account" id="content">
        {person && (person.guest ? <Guest person={person} /> : <Member person={person} />)}
      </main>
    </>
  );
}

function Guest({ person }: { person: Person }) {
  return (
    <>
      <p>{say("account-guest", { name: person.name })}</p>
      <Register guest={person} />
      <SignIn />
      <OwnData person={person} />
    </>
  );
}

function Member({ person }: { person: Person }) {
  const [account, setAccount] = useState<Account | null>(null);
  const [renaming, setRenaming] = useState(false);
  const { ask, fault } = useAsk();
  useEffect(() => {
    const look = async () => {
      const found = await ask<Account>("/api/account");
      if (found) setAccount(found);
    };
    void look();
  }, [person.user]);
  const taler = house.you.value?.taler ?? account?.taler;
  return (
    <>
      {fault && <p class="fault">{fault.sentence}</p>}
      {account && (
        <p class="intro">
          {say("account-since", { when: monthOf(account.registered_at ?? account.created_at) })}{" "}
          {taler !== undefined && say("account-taler", { taler })}
        </p>
      )}
      <p class="acts">
        <ButtonLink to={`/u/${encodeURIComponent(person.name)}`}>{say("to-profile")}</ButtonLink>
        <ButtonLink kind="quiet" to="/top">
          {say("top")}
        </ButtonLink>
      </p>
      <Name onRename={() => setRenaming(true)} />
      <Password name={person.name} />
      {account && <Email account={account} />}
      <SigningOut />
      <Programs />
      <OwnData person={person} />
      {renaming && <RenameDialog onClose={() => setRenaming(false)} />}
    </>
  );
}
