/** The running tables that one may watch. */
import { Fragment } from "preact";
import { useNow } from "../app/useNow";
import { games, house } from "../net/house";
import type { TableRow } from "../net/wire";
import { ButtonLink } from "../parts/Button";
import { formatSeconds } from "../parts/ClockFace";
import { Motif } from "../parts/Icon";
import { Rating } from "../parts/Rating";
import { RuledSection } from "../parts/RuledSection";
import { clockNow } from "../table/clock";
import { inWords, seatName } from "../table/names";
import { gameText, useGameTexts } from "../texts/game";
import { say } from "../texts/house";
import { isolate } from "../texts/isolate";
import { GameFilter } from "./Filter";
import { Fresh } from "./Fresh";
import { listedTables, type Running } from "./tables";
import { useSteady } from "./useSteady";
import { wantedGame } from "./wantedGame";

export function LiveTables() {
  const own = new Set(house.ownTables.value.map(({ table }) => table));
  const all = [...(house.room.value ?? [])].flatMap(([key, row]) =>
    row.kind === "table" && !own.has(row.table) ? [{ key, row }] : [],
  );
  const { friends } = house.talks.people.value;
  const known = (games.value ?? []).map(({ id }) => id);
  const game = wantedGame.value;
  return (
    <RuledSection class="tables" title={say("room-tables")} count={all.length}>
      {all.length > 0 && (
        <fieldset class="filters">
          <legend class="sr">{say("room-tables-filter")}</legend>
          <GameFilter />
        </fieldset>
      )}
      {/* What is filtered out is not over. */}
      <List
        key={game}
        tables={listedTables(all, game, friends, known)}
        empty={say(all.length > 0 ? "room-tables-none" : "room-tables-empty")}
      />
    </RuledSection>
  );
}

function List({ tables, empty }: { tables: readonly Running[]; empty: string }) {
  const list = useSteady(tables);
  return (
    <>
      <Fresh waiting={list.waiting} onShow={list.release} />
      {list.shown.length === 0 ? (
        <p class="empty">{empty}</p>
      ) : (
        <ul class="rows" {...list.hold}>
          {list.shown.map(({ key, row, goneAt }) => (
            <Row key={key} row={row} isOver={goneAt !== null} />
          ))}
        </ul>
      )}
    </>
  );
}

function Row({ row, isOver }: { row: TableRow; isOver: boolean }) {
  useGameTexts(row.game);
  const game = gameText(row.game, "name") ?? row.game;
  const names = inWords(row.seats.map((seat) => isolate(seatName(seat))));
  return (
    <li class={`row${isOver ? " gone" : ""}`}>
      <Motif game={row.game} />
      <p>
        {row.seats.map((seat, at) => (
          <Fragment key={at}>
            {at > 0 && (row.seats.length === 2 ? " – " : ", ")}
            <span class="whole">
              <b>
                <bdi>{seatName(seat)}</bdi>
              </b>
              {seat.rating && " "}
              <Rating rating={seat.rating} />
            </span>
          </Fragment>
        ))}
        <br />
        <span class="soft">
          {[
            game,
            row.rated ? say("room-rated") : null,
            isOver ? say("room-table-over") : wayOf(row),
          ]
            .filter((part) => part !== null)
            .join(" · ")}
          {!isOver && <Clocks row={row} />}
        </span>
      </p>
      {!isOver && (
        <ButtonLink slim to={`/t/${row.table}`} label={say("room-watch.label", { game, names })}>
          {say("room-watch")}
        </ButtonLink>
      )}
    </li>
  );
}

/** How far the game is: its round where people count them, else per cent. */
function wayOf({ round, progress }: TableRow): string | null {
  if (round !== null) return say("room-round", { round });
  return progress === null ? null : say("room-progress", { percent: progress });
}

function Clocks({ row }: { row: TableRow }) {
  const { clock, seats } = row;
  const runs = clock?.seats.some(({ state }) => state === "running" || state === "narration");
  const now = useNow(runs ? 1_000 : null);
  if (!clock) return null;
  const since = clock.age_ms + Math.max(0, now - (house.heardAt(`table:${row.table}`) ?? now));
  const left = clock.seats.map((seat) => clockNow(seat, since));
  const times = left.map(({ ms }) => formatSeconds(ms ?? 0));
  const words = seats.map((seat, at) => `${isolate(seatName(seat))} ${times[at]}`).join(", ");
  return (
    <>
      {" · "}
      <span class="whole num" aria-hidden="true">
        {left.map(({ state }, at) => (
          <Fragment key={at}>
            {at > 0 && " – "}
            {state === "running" ? <b>{times[at]}</b> : times[at]}
          </Fragment>
        ))}
      </span>
      <span class="sr">{say("room-clocks", { clocks: words })}</span>
    </>
  );
}
