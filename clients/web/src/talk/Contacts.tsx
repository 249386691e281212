/** Friends and blocked people, by name, to be struck off. */
import "./talk.css";
import { useEffect, useState } from "preact/hooks";
import { refusalIn } from "../lobby/refusal";
import { useSend } from "../lobby/useSend";
import { house } from "../net/house";
import type { Person } from "../net/wire";
import { Button } from "../parts/Button";
import { RuledSection } from "../parts/RuledSection";
import { isolate } from "../texts/isolate";
import { say } from "./words";

interface Known {
  friends: readonly Person[];
  blocked: readonly Person[];
}

export function Contacts() {
  const [known, setKnown] = useState<Known | null>(null);
  const people = house.talks.people.value;
  const isConnected = house.connection.value.state === "good";
  const { fault, send } = useSend();
  useEffect(() => {
    let isOld = false;
    void house.ask({ type: "list_contacts" }).then((answer) => {
      if (isOld || refusalIn(answer)) return;
      if (answer.type === "ok") setKnown(answer.result as unknown as Known);
    });
    return () => {
      isOld = true;
    };
  }, [people, isConnected]);
  return (
    <RuledSection title={say("contacts")} class="wide contacts">
      <List
        of="friends"
        people={known?.friends}
        onStrike={(user) => void send({ type: "unfriend", user })}
      />
      <List
        of="blocked"
        people={known?.blocked}
        onStrike={(user) => void send({ type: "unblock", user })}
      />
      {fault && (
        <p class="fault" role="alert">
          {fault}
        </p>
      )}
    </RuledSection>
  );
}

interface ListProps {
  of: "friends" | "blocked";
  people: readonly Person[] | undefined;
  onStrike: (user: string) => void;
}

function List({ of, people, onStrike }: ListProps) {
  const act = of === "friends" ? "contacts-unfriend" : "contacts-unblock";
  return (
    <>
      <h3>{say(`contacts-${of}`)}</h3>
      {!people || people.length === 0 ? (
        <p class="empty">{say(people ? `contacts-none-${of}` : "talk-loading")}</p>
      ) : (
        <ul class="rows">
          {people.map(({ user, name }) => (
            <li class="row" key={user}>
              <p>
                <a href={`/u/${encodeURIComponent(user)}`}>
                  <bdi>{name}</bdi>
                </a>
              </p>
              <Button
                slim
                label={say(`${act}.label`, { name: isolate(name) })}
                onPress={() => onStrike(user)}
              >
                {say(act)}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
