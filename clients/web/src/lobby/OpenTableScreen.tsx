/** An open table by its address: what is played, who sits where, and a seat to take. */
import { useEffect } from "preact/hooks";
import { HouseConnection } from "../app/HouseConnection";
import { SlimHead } from "../app/Mast";
import { go, type Route } from "../app/router";
import { useTitle } from "../app/useTitle";
import { house } from "../net/house";
import type { OpenTableRow } from "../net/wire";
import { Button, ButtonLink } from "../parts/Button";
import { Motif } from "../parts/Icon";
import { seatName } from "../table/names";
import { gameText, useGameTexts } from "../texts/game";
import { say } from "../texts/house";
import { isolate } from "../texts/isolate";
import "./openTables.css";
import { sitsAt, tablePhrases, taken } from "./openTables";
import { SeatWords } from "./SeatWords";
import { TermsSentence } from "./TermsSentence";
import { useSend } from "./useSend";

export function OpenTableScreen({ route }: { route: Route }) {
  const id = route.name === "open" ? route.id : "";
  useTitle(say("shared-table-title"));
  useEffect(() => {
    house.enterRoom();
    return () => house.leaveRoom();
  }, []);
  const plays = house.ownTables.value.some(({ table }) => table === id);
  useEffect(() => {
    if (plays) go(`/t/${id}`, { replace: true });
  }, [plays, id]);
  const rows = house.room.value;
  const row = rows?.get(`open_table:${id}`);
  return (
    <>
      <SlimHead title={say("shared-table-title")} />
      <HouseConnection />
      <main class="page link" id="content">
        {rows === null ? (
          <p class="soft">{say("room-loading")}</p>
        ) : row?.kind === "open_table" ? (
          <Table row={row} />
        ) : (
          <>
            <h2>{say("shared-table-gone")}</h2>
            <p class="acts">
              <ButtonLink to={`/t/${id}`}>{say("room-watch")}</ButtonLink>
              <ButtonLink to="/">{say("to-room")}</ButtonLink>
            </p>
          </>
        )}
      </main>
    </>
  );
}

function Table({ row }: { row: OpenTableRow }) {
  useGameTexts(row.terms.game);
  const { fault, send } = useSend();
  const { terms, seats, host, least, rev, table } = row;
  const me = house.person.value?.user ?? null;
  const sits = sitsAt(row, me);
  const name = isolate(seatName(taken(row).find(({ user }) => user === host)));
  const phrases = tablePhrases({
    terms,
    least,
    most: seats.length,
    host: name,
    isHost: host === me,
  });
  const join = async (seat: number) => {
    if (await send({ type: "join_table", table, rev, seat })) go("/");
  };
  return (
    <article class="challenge">
      <header>
        <Motif game={terms.game} />
        <h2>
          {say("shared-table-of", { name, game: gameText(terms.game, "name") ?? terms.game })}
        </h2>
      </header>
      <TermsSentence phrases={phrases} />
      <ul class="places">
        {seats.map((seat, at) => (
          <li key={at} class="place">
            <SeatWords table={row} at={at} me={me} />
            {seat === null && !sits && (
              <Button
                slim
                label={say("shared-table-sit.label", { number: at + 1 })}
                reason={row.state === "gathering" ? null : say("open-tables-starting")}
                onPress={() => void join(at)}
              >
                {say("open-tables-join")}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {fault && <p class="fault">{fault}</p>}
      <p class="acts">
        {sits && <p>{say("open-tables-mine")}</p>}
        <ButtonLink to="/">{say("to-room")}</ButtonLink>
      </p>
    </article>
  );
}
