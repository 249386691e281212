/** On to the next of the own tables at which one is asked, while one sits at or watches another. */
import "./nextTable.css";
import { useTable } from "../lobby/YourGames";
import { house } from "../net/house";
import type { OwnTable } from "../net/wire";
import { ButtonLink } from "../parts/Button";
import { gameText, useGameTexts } from "../texts/game";
import { say } from "../texts/house";
import { useTableContext } from "./context";

export function NextTable() {
  const { table } = useTableContext();
  const others = house.ownTables.value.filter((own) => own.table !== table.id);
  const next = others.find(isAsked);
  return (
    <>
      {others.map((own) => (
        <Followed key={own.table} own={own} />
      ))}
      {next && <Link own={next} />}
    </>
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
