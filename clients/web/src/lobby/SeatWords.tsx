/** Who sits on one seat of an open table, how strong, and whether this seat is ready; or that it is free. */
import type { OpenTableRow } from "../net/wire";
import { Icon } from "../parts/Icon";
import { seatName } from "../table/names";
import { say } from "../texts/house";

export interface SeatWordsProps {
  table: OpenTableRow;
  /** Which seat, from 0. */
  at: number;
  me: string | null;
}

export function SeatWords({ table, at, me }: SeatWordsProps) {
  const seat = table.seats[at] ?? null;
  return (
    <>
      <span class="stools" aria-hidden="true">
        <i class={seat ? "taken" : ""} />
      </span>
      <p>
        <span class="soft num">{say("place-number", { number: at + 1 })}</span>{" "}
        {seat ? (
          <>
            <b>
              {seat.computer === null && seat.user === me ? (
                say("you")
              ) : (
                <bdi>{seatName(seat)}</bdi>
              )}
            </b>
            {seat.rating !== null && <span class="soft num"> {Math.round(seat.rating / 100)}</span>}
            {seat.user === table.host && <span class="soft small"> {say("place-host")}</span>}
            {table.state !== "gathering" && (
              <span class={`mark-ready${seat.ready ? " yes" : ""}`}>
                <Icon name={seat.ready ? "ui-check" : "ui-hourglass"} />
                {say(seat.ready ? "ready-yes" : "ready-not-yet")}
              </span>
            )}
          </>
        ) : (
          <span class="soft">{say("place-free")}</span>
        )}
      </p>
    </>
  );
}
