/** Names and lists of names as they stand in sentences. */
import type { SeatFace } from "../net/wire";
import { settings } from "../settings/settings";
import { say } from "../texts/house";

/** "Astrid, Leif und Tove". */
export function inWords(words: readonly string[]): string {
  return new Intl.ListFormat(settings.value.language, { type: "conjunction" }).format(words);
}

const COMPUTER = /^computer-(\d+)$/;

/** A name as people read it: a computer's is written in their own language. */
export function shownName(name: string): string {
  const number = COMPUTER.exec(name)?.[1];
  if (number === undefined) return name;
  return number === "1" ? say("seat-computer") : say("seat-computer-n", { number });
}

/** The same of a seat, with its strength. */
export function seatName(seat: SeatFace | undefined): string {
  return seat ? shownName(seat.name) : "";
}
