/** On to the next table: of the own ones, while one is asked there; else, for who watches, to the next to watch. */
import "./nextTable.css";
import { useEffect, useState } from "preact/hooks";
import { go } from "../app/router";
import { useTable } from "../lobby/YourGames";
import { house } from "../net/house";
import type { OwnTable } from "../net/wire";
import { Button, ButtonLink } from "../parts/Button";
import { announce } from "../parts/live";
import { gameText, useGameTexts } from "../texts/game";
import { say } from "../texts/house";
import { useTableContext } from "./context";
import { nextToWatch } from "./nextToWatch";

export function NextTable() {
  const { table, ownSeat } = useTableContext();
  const others = house.ownTables.value.filter((own) => own.table !== table.id);
  const next = others.find(isAsked);
  return (
    <>
      {others.map((own) => (
        <Followed key={own.table} own={own} />
      ))}
      {next && <Link own={next} />}
      {!next && ownSeat === null && <WatchNext />}
    </>
  );
}

/** The room is looked into only when one wants to go on: who watches need not hear all that happens there. */
function WatchNext() {
  const { table, terms } = useTableContext();
  const [looks, setLooks] = useState(false);
  const [none, setNone] = useState(false);
  const rows = house.room.value;
  useEffect(() => {
    if (!looks) return;
    house.enterRoom();
    return () => house.leaveRoom();
  }, [looks]);
  useEffect(() => {
    if (!looks || !rows) return;
    setLooks(false);
    const seated = new Set(house.ownTables.value.map((own) => own.table));
    const next = nextToWatch(rows.values(), { table: table.id, game: terms.game }, seated);
    setNone(next === null);
    if (next !== null) go(`/t/${next}`);
    else announce(say("table-next-none"));
  }, [looks, rows]);
  return (
    <span class="next-table">
      {none && <span class="soft small">{say("table-next-none")}</span>}
      <Button slim icon="ui-next" label={say("table-next-watch")} onPress={() => setLooks(true)}>
        <span>{say("table-next")}</span>
      </Button>
    </span>
  );
}

function isAsked({ table, seat }: OwnTable): boolean {
  const frame = house.followed(table)?.present.value?.frame;
  return frame !== undefined && frame.outcome === null && frame.actors.includes(seat);
}

/** Followed as long as one is elsewhere, so that it is known whose turn it is. */
function Followed({ own }: { own: OwnTable }) {
  useTable(own.table);
  return null;
}

function Link({ own }: { own: OwnTable }) {
  useGameTexts(own.game);
  const game = gameText(own.game, "name") ?? own.game;
  return (
    <span class="next-table">
      <ButtonLink
        slim
        icon="ui-next"
        to={`/t/${own.table}`}
        label={say("table-next.label", { game })}
      >
        <span>{say("table-next")}</span>
      </ButtonLink>
    </span>
  );
}
