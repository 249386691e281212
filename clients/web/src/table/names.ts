/** Names and lists of names as they stand in sentences. */
import type { TableState } from "../net/table";
import type { SeatFace } from "../net/wire";
import { settings } from "../settings/settings";
import type { Listener } from "../texts/game";
import { say } from "../texts/house";

/** "Astrid, Leif und Tove". */
export function inWords(words: readonly string[]): string {
  return new Intl.ListFormat(settings.value.language, { type: "conjunction" }).format(words);
}

const COMPUTER = /^computer-(\d+)$/;

/** The name of a seat as people read it: a computer's is written in their own language. */
export function seatName(seat: Pick<SeatFace, "name" | "computer"> | undefined): string {
  if (!seat) return "";
  if (seat.computer === null) return seat.name;
  const number = COMPUTER.exec(seat.name)?.[1] ?? "1";
  return number === "1" ? say("seat-computer") : say("seat-computer-n", { number });
}

/** Who is spoken to at a table. */
export function listenerAt(table: TableState, game: string): Listener {
  return {
    game,
    ownSeat: table.known.value?.seat ?? null,
    nameOf: (seat) => seatName(table.present.value?.frame.seats[seat]),
  };
}
