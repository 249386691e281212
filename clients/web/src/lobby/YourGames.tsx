/** The own running games, each followed live as its seat: whose turn it is, and what the own clock says. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { useNow } from "../app/useNow";
import { house } from "../net/house";
import type { TableState } from "../net/table";
import type { OwnTable } from "../net/wire";
import { ButtonLink } from "../parts/Button";
import { formatClock } from "../parts/ClockFace";
import { Motif } from "../parts/Icon";
import { RuledSection } from "../parts/RuledSection";
import { colourOf } from "../parts/seats";
import { clockNow, pressing } from "../table/clock";
import { inWords, seatName } from "../table/names";
import { gameText, useGameTexts } from "../texts/game";
import { say } from "../texts/house";
import { isolate } from "../texts/isolate";

/** A table followed for as long as a component shows it. */
export function useTable(id: string): TableState | null {
  const state = useSignal<TableState | null>(null);
  useEffect(() => {
    state.value = house.follow(id);
    return () => house.leave(id);
  }, [id, state]);
  return state.value;
}

const followed = (id: string) => house.followed(id)?.present.value?.frame ?? null;

/** In how many of the own games one is asked. */
export function useTurn(): number {
  return house.ownTables.value.filter(({ table, seat }) => followed(table)?.actors.includes(seat))
    .length;
}

export function YourGames() {
  const own = house.ownTables.value;
  return (
    <RuledSection class="mine" title={say("room-mine")} count={own.length}>
      {own.length === 0 ? (
        <p class="empty">{say("room-mine-empty")}</p>
      ) : (
        <ul class="rows">
          {own.map((table) => (
            <Row key={table.table} own={table} />
          ))}
        </ul>
      )}
    </RuledSection>
  );
}

function Row({ own }: { own: OwnTable }) {
  useGameTexts(own.game);
  const present = useTable(own.table)?.present.value ?? null;
  const clock = present?.frame.clock.seats[own.seat];
  const now = useNow(clock?.state === "running" || clock?.state === "narration" ? 500 : null);
  const game = gameText(own.game, "name") ?? own.game;
  const others = present?.frame.seats.filter((_, seat) => seat !== own.seat) ?? [];
  const against = present
    ? say("room-against", { names: inWords(others.map((seat) => isolate(seatName(seat)))) })
    : "";
  const state = stateOf(own, present?.frame ?? null);
  const left = present && clock ? pressing(clockNow(clock, now - present.receivedAt)) : null;
  const urgent = present?.frame.actors.includes(own.seat) ?? false;
  return (
    <li class={`row${urgent ? ` urgent edge-${colourOf(own.seat)}` : ""}`}>
      <Motif game={own.game} />
      <p>
        <b>{game}</b> {against}
        <br />
        <span class={urgent ? "your" : "soft"}>{state}</span>
        {left !== null && <span class="num soft"> {formatClock(left)}</span>}
      </p>
      <ButtonLink
        slim
        kind={urgent ? "primary" : "plain"}
        to={`/t/${own.table}`}
        label={say("room-to-table.label", { game, against, state })}
      >
        {say("room-to-table")}
      </ButtonLink>
    </li>
  );
}

function stateOf(own: OwnTable, frame: ReturnType<typeof followed>): string {
  if (!frame) return say("room-loading");
  if (frame.outcome) return say("room-over");
  if (frame.pause) return say("room-paused");
  if (frame.actors.includes(own.seat)) return say("room-your-turn");
  const names = frame.actors.map((seat) => isolate(seatName(frame.seats[seat])));
  return say("room-their-turn", { names: inWords(names) });
}
