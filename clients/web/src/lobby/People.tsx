/** Who is in the waiting room, and what they do. */
import { useId, useState } from "preact/hooks";
import { house } from "../net/house";
import type { PlayerRow } from "../net/wire";
import { Button } from "../parts/Button";
import { RuledSection } from "../parts/RuledSection";
import { Presence } from "../parts/seats";
import { settings } from "../settings/settings";
import { PersonButton } from "../talk/PersonMenu";
import { say as talkWords } from "../talk/words";
import { say } from "../texts/house";
import { isolate } from "../texts/isolate";
import { Fresh } from "./Fresh";
import { useSteady } from "./useSteady";

/** A list as short as this needs no field to search it. */
const FIND_FROM = 8;

export function People({ onChallenge }: { onChallenge: (user: string) => void }) {
  const own = house.person.value?.user;
  const everybody = [...(house.room.value ?? [])].flatMap(([key, row]) =>
    row.kind === "player" ? [{ key, row }] : [],
  );
  const others = everybody.filter(({ row }) => row.user !== own).toSorted(friendsFirst);
  const [wanted, setWanted] = useState("");
  const found = others.filter(({ row }) =>
    row.name.toLowerCase().includes(wanted.trim().toLowerCase()),
  );
  return (
    <RuledSection class="people" title={say("room-people")} count={everybody.length}>
      {others.length >= FIND_FROM && <Find wanted={wanted} onWant={setWanted} />}
      {/* Who does not fit what is searched for has not gone away. */}
      <List
        key={wanted}
        found={found}
        empty={say(wanted ? "room-find-none" : "room-people-empty")}
        onChallenge={onChallenge}
      />
    </RuledSection>
  );
}

interface ListProps {
  found: readonly { key: string; row: PlayerRow }[];
  empty: string;
  onChallenge: (user: string) => void;
}

function List({ found, empty, onChallenge }: ListProps) {
  const list = useSteady(found);
  return (
    <>
      <Fresh waiting={list.waiting} onShow={list.release} />
      {list.shown.length === 0 ? (
        <p class="empty">{empty}</p>
      ) : (
        <ul class="rows" {...list.hold}>
          {list.shown.filter(isWelcome).map(({ key, row, goneAt }) => (
            <Row
              key={key}
              row={row}
              isGone={goneAt !== null}
              onChallenge={() => onChallenge(row.user)}
            />
          ))}
        </ul>
      )}
    </>
  );
}

/** Somebody who has just been blocked vanishes at once, also under the pointer. */
const isWelcome = ({ row }: { row: PlayerRow }): boolean =>
  !house.talks.people.value.blocked.has(row.user);

function friendsFirst(one: { row: PlayerRow }, other: { row: PlayerRow }): number {
  const { friends } = house.talks.people.value;
  return +friends.has(other.row.user) - +friends.has(one.row.user) || byName(one, other);
}

function byName(one: { row: PlayerRow }, other: { row: PlayerRow }): number {
  return one.row.name.localeCompare(other.row.name, settings.value.language);
}

function Find({ wanted, onWant }: { wanted: string; onWant: (wanted: string) => void }) {
  const id = useId();
  return (
    <p class="find">
      <label class="sr" for={id}>
        {say("room-find.label")}
      </label>
      <input
        id={id}
        type="search"
        placeholder={say("room-find")}
        value={wanted}
        onInput={(event) => onWant(event.currentTarget.value)}
      />
    </p>
  );
}

const DOING = {
  free: { state: "free", word: "presence-free" },
  playing: { state: "busy", word: "presence-busy" },
  watching: { state: "busy", word: "room-presence-watching" },
} as const;

interface RowProps {
  row: PlayerRow;
  isGone: boolean;
  onChallenge: () => void;
}

/** A challenge of the reader's own to this person that is not answered yet. */
const isWaitedFor = (user: string): boolean =>
  house.challenges.entries.value.some(
    ({ link }) =>
      link.state === "open" && link.you === "challenger" && link.opponent?.user === user,
  );

function Row({ row, isGone, onChallenge }: RowProps) {
  const { state, word } = DOING[row.doing];
  const isFriend = house.talks.people.value.friends.has(row.user);
  return (
    <li class={`row${isGone ? " gone" : ""}`}>
      <p>
        <b>
          <PersonButton person={row} onChallenge={onChallenge} />
        </b>
        {isFriend && <span class="soft small"> {talkWords("person-is-friend")}</span>}
        {row.guest && <span class="soft small"> {say("room-guest")}</span>}{" "}
        {isGone ? <Presence state="away" /> : <Presence state={state} word={say(word)} />}
      </p>
      {!isGone && (
        <Button
          slim
          label={say("people-challenge.label", { name: isolate(row.name) })}
          reason={isWaitedFor(row.user) ? say("people-waits") : null}
          onPress={onChallenge}
        >
          {say("people-challenge")}
        </Button>
      )}
    </li>
  );
}
