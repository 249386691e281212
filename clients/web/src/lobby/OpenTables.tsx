/** Tables that fill up: the others' with a free seat to take, and who waits in a pool. */
import { useEffect, useRef } from "preact/hooks";
import { games, house } from "../net/house";
import type { OpenTableRow, PoolRow } from "../net/wire";
import { Button } from "../parts/Button";
import { Motif } from "../parts/Icon";
import { announce } from "../parts/live";
import { RuledSection } from "../parts/RuledSection";
import { play } from "../sound";
import { seatName } from "../table/names";
import { gameText, useGameTexts } from "../texts/game";
import { say } from "../texts/house";
import { isolate } from "../texts/isolate";
import { Fresh } from "./Fresh";
import "./openTables.css";
import { type OpenTable, openTables, sitsAt, tablePhrases, taken } from "./openTables";
import { poolControl, sameKind } from "./pools";
import { Stools } from "./Stools";
import { optionPhrases, sentenceOf, shortTime } from "./terms";
import { type Sending, useSend } from "./useSend";
import { useSteady } from "./useSteady";

type Found = OpenTableRow | PoolRow;

export function OpenTables({ onOpen }: { onOpen: () => void }) {
  const me = house.person.value?.user ?? null;
  const own = house.finding.pool.value?.frame.place ?? null;
  const { friends } = house.talks.people.value;
  const isNear = ({ row }: OpenTable) =>
    4 * +sitsAt(row, me) +
    2 * +isInvited(row, me) +
    +taken(row).some(({ user }) => friends.has(user));
  // The own one first, then those one is asked to, then friends'.
  const tables = openTables().toSorted((one, other) => isNear(other) - isNear(one));
  const pools = [...(house.room.value ?? [])].flatMap(([key, row]) =>
    row.kind === "pool" ? [{ key, row }] : [],
  );
  useInvitations(tables.map(({ row }) => row).filter((row) => isInvited(row, me)));
  const list = useSteady<Found>([...tables, ...pools]);
  const sending = useSend();
  const someGameSeats = (games.value ?? []).length > 0;
  return (
    <RuledSection
      class="open-tables"
      title={say("open-tables")}
      count={tables.length + pools.length}
      aside={
        someGameSeats && (
          <Button slim icon="ui-plus" label={say("open-tables-open.label")} onPress={onOpen}>
            {say("open-tables-open")}
          </Button>
        )
      }
    >
      {sending.fault && <p class="fault">{sending.fault}</p>}
      <Fresh waiting={list.waiting} onShow={list.release} />
      {list.shown.length === 0 ? (
        <p class="empty">{say("open-tables-empty")}</p>
      ) : (
        <ul class="rows" {...list.hold}>
          {list.shown.map(({ key, row, goneAt }) =>
            row.kind === "pool" ? (
              <Waiting
                key={key}
                row={row}
                isMine={own !== null && sameKind(own.pool, row.pool)}
                isGone={goneAt !== null}
                sending={sending}
              />
            ) : (
              <Table
                key={key}
                row={row}
                isMine={sitsAt(row, me)}
                isAsked={isInvited(row, me)}
                isGone={goneAt !== null}
                sending={sending}
              />
            ),
          )}
        </ul>
      )}
    </RuledSection>
  );
}

interface RowProps<R> {
  row: R;
  /** The reader sits there, or waits there. */
  isMine: boolean;
  isGone: boolean;
  sending: Sending;
}

const isInvited = (row: OpenTableRow, me: string | null): boolean =>
  me !== null && row.invited.includes(me);

/** Whoever is asked to a table hears it once. */
function useInvitations(asked: readonly OpenTableRow[]): void {
  const told = useRef(new Set<string>());
  const names = asked.map(({ table }) => table).join(" ");
  useEffect(() => {
    for (const row of asked) {
      if (told.current.has(row.table)) continue;
      told.current.add(row.table);
      announce(say("invited-by", { name: hostName(row) }));
      play("call");
    }
  }, [names]);
}

const hostName = (row: OpenTableRow): string =>
  isolate(seatName(taken(row).find(({ user }) => user === row.host)));

function Table(props: RowProps<OpenTableRow> & { isAsked: boolean }) {
  const {
    row,
    isMine,
    isAsked,
    isGone,
    sending: { send },
  } = props;
  useGameTexts(row.terms.game);
  const { terms, seats } = row;
  const sitting = taken(row);
  const game = gameText(terms.game, "name") ?? terms.game;
  const name = hostName(row);
  const facts = [
    shortTime(terms.time_control),
    say(`terms-${terms.kind}`),
    ...(terms.stake > 0 ? [say("terms-stake", { stake: terms.stake })] : []),
    ...optionPhrases(terms).map(({ text }) => text),
  ];
  const sentence = sentenceOf(
    tablePhrases({ terms, least: row.least, most: seats.length, host: name, isHost: false }),
  );
  return (
    <li class={`row${isGone ? " gone" : ""}`}>
      <Motif game={terms.game} />
      <p title={sentence}>
        <b>{game}</b> <span class="soft">{facts.join(" · ")}</span>
        <br />
        {name} <Stools seats={seats} />{" "}
        <span class="soft num">
          {isGone
            ? say("open-tables-gone")
            : say("open-tables-seats", { taken: sitting.length, seats: seats.length })}
        </span>
        {isAsked && !isGone && <span class="your"> {say("invited")}</span>}
      </p>
      {isMine && !isGone && <span class="your small">{say("open-tables-mine")}</span>}
      {!isGone && !isMine && (
        <Button
          slim
          label={say("open-tables-join.label", { name, terms: sentence })}
          reason={row.state === "gathering" ? null : say("open-tables-starting")}
          onPress={() =>
            void send({ type: "join_table", table: row.table, rev: row.rev, seat: null })
          }
        >
          {say("open-tables-join")}
        </Button>
      )}
    </li>
  );
}

/** People who wait for whoever fits; who they are is told when the table begins. */
function Waiting(props: RowProps<PoolRow>) {
  const {
    row: { pool, waiting },
    isMine,
    isGone,
    sending: { send },
  } = props;
  useGameTexts(pool.game);
  const game = gameText(pool.game, "name") ?? pool.game;
  const facts = [
    shortTime(poolControl(pool)),
    say(`terms-${pool.kind}`),
    ...(pool.stake > 0 ? [say("terms-stake", { stake: pool.stake })] : []),
  ].join(" · ");
  const [least, most] = games.value?.find(({ id }) => id === pool.game)?.seats ?? [2, 2];
  const seats = pool.group
    ? { preferred: Math.max(3, least), least: Math.max(3, least), most }
    : { preferred: 2, least: 2, most: 2 };
  return (
    <li class={`row${isGone ? " gone" : ""}`}>
      <Motif game={pool.game} />
      <p>
        <b>{game}</b> <span class="soft">{facts}</span>
        <br />
        <span class="soft">
          {isGone
            ? say("pool-row-gone")
            : say(pool.group ? "pool-row-group" : "pool-row", { count: waiting })}
        </span>
      </p>
      {isMine && !isGone && <span class="your small">{say("open-tables-mine")}</span>}
      {!isGone && !isMine && (
        <Button
          slim
          label={say("pool-row-join.label", { game, facts })}
          onPress={() => void send({ type: "join_pool", pool, seats, low: null, high: null })}
        >
          {say("pool-row-join")}
        </Button>
      )}
    </li>
  );
}
