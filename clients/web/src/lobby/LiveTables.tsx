/** The running tables that one may watch. */
import { house } from "../net/house";
import type { TableRow } from "../net/wire";
import { ButtonLink } from "../parts/Button";
import { Motif } from "../parts/Icon";
import { RuledSection } from "../parts/RuledSection";
import { inWords, seatName } from "../table/names";
import { gameText, useGameTexts } from "../texts/game";
import { say } from "../texts/house";
import { isolate } from "../texts/isolate";
import { Fresh } from "./Fresh";
import { useSteady } from "./useSteady";

export function LiveTables() {
  const own = new Set(house.ownTables.value.map(({ table }) => table));
  const rows = [...(house.room.value ?? [])].flatMap(([key, row]) =>
    row.kind === "table" && !own.has(row.table) ? [{ key, row }] : [],
  );
  const list = useSteady(rows);
  return (
    <RuledSection class="tables" title={say("room-tables")} count={rows.length}>
      <Fresh waiting={list.waiting} onShow={list.release} />
      {list.shown.length === 0 ? (
        <p class="empty">{say("room-tables-empty")}</p>
      ) : (
        <ul class="rows" {...list.hold}>
          {list.shown.map(({ key, row, goneAt }) => (
            <Row key={key} row={row} isOver={goneAt !== null} />
          ))}
        </ul>
      )}
    </RuledSection>
  );
}

function Row({ row, isOver }: { row: TableRow; isOver: boolean }) {
  useGameTexts(row.game);
  const game = gameText(row.game, "name") ?? row.game;
  const seats = row.seats.map((seat) => isolate(seatName(seat)));
  const names = inWords(seats);
  const progress = row.progress === null ? null : say("room-progress", { percent: row.progress });
  return (
    <li class={`row${isOver ? " gone" : ""}`}>
      <Motif game={row.game} />
      <p>
        <b>{seats.length === 2 ? seats.join(" – ") : names}</b>
        <br />
        <span class="soft">
          {[game, row.rated ? say("room-rated") : null, isOver ? say("room-table-over") : progress]
            .filter((part) => part !== null)
            .join(" · ")}
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
