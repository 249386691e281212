/** Who is in the waiting room, and what they do. */
import { useId, useState } from "preact/hooks";
import { house } from "../net/house";
import type { PlayerRow, TableRow } from "../net/wire";
import { Button, ButtonLink } from "../parts/Button";
import { ratingWords } from "../parts/Rating";
import { RuledSection } from "../parts/RuledSection";
import { Presence } from "../parts/seats";
import { settings } from "../settings/settings";
import { PersonButton } from "../talk/PersonMenu";
import { say as talkWords } from "../talk/words";
import { gameText } from "../texts/game";
import { say } from "../texts/house";
import { isolate } from "../texts/isolate";
import { Fresh } from "./Fresh";
import { inOrder, type Listed, strengthOf, tableOf } from "./people";
import { useSteady } from "./useSteady";
import { wantedGame } from "./wantedGame";

/** A list as short as this needs no field to search it. */
const FIND_FROM = 8;

export function People({ onChallenge }: { onChallenge: (user: string) => void }) {
  const own = house.person.value?.user;
  const everybody = [...(house.room.value ?? [])].flatMap(([key, row]) =>
    row.kind === "player" ? [{ key, row }] : [],
  );
  const others = inOrder(
    everybody.filter(({ row }) => row.user !== own),
    house.talks.people.value.friends,
    settings.value.language,
  );
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
  found: readonly Listed[];
  empty: string;
  onChallenge: (user: string) => void;
}

function List({ found, empty, onChallenge }: ListProps) {
  const list = useSteady(found);
  const tables = [...(house.room.value ?? [])].flatMap(([, row]) =>
    row.kind === "table" ? [row] : [],
  );
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
              table={tableOf(tables, row.user)}
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
const isWelcome = ({ row }: Pick<Listed, "row">): boolean =>
  !house.talks.people.value.blocked.has(row.user);

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
  /** Where this person can be watched. */
  table: TableRow | null;
  isGone: boolean;
  onChallenge: () => void;
}

/** A challenge of the reader's own to this person that is not answered yet. */
const isWaitedFor = (user: string): boolean =>
  house.challenges.entries.value.some(
    ({ link }) =>
      link.state === "open" && link.you === "challenger" && link.opponent?.user === user,
  );

function Row({ row, table, isGone, onChallenge }: RowProps) {
  const { state, word } = DOING[row.doing];
  const isFriend = house.talks.people.value.friends.has(row.user);
  return (
    <li class={`row${isGone ? " gone" : ""}`}>
      <p>
        <b>
          <PersonButton person={row} onChallenge={onChallenge} />
        </b>
        {isFriend && <span class="soft small"> {talkWords("person-is-friend")}</span>}
        <Strength row={row} />
        {row.guest && <span class="soft small"> {say("room-guest")}</span>}{" "}
        {isGone ? <Presence state="away" /> : <Presence state={state} word={say(word)} />}
      </p>
      {isGone ? null : table ? (
        <ButtonLink
          slim
          to={`/t/${table.table}`}
          label={say("people-watch.label", { name: isolate(row.name) })}
        >
          {say("room-watch")}
        </ButtonLink>
      ) : (
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

/** At the game one has filtered the lists by, else at the one this person is best at. */
function Strength({ row }: { row: PlayerRow }) {
  const found = strengthOf(row, wantedGame.value);
  if (!found) return null;
  const { value, provisional } = found.rating;
  const game = gameText(found.game, "name") ?? found.game;
  return (
    <span class="rating num" title={say("people-rating", { game })}>
      {ratingWords(value, provisional)}
    </span>
  );
}
