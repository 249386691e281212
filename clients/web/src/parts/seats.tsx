/** Who sits where: the colours of the seats, always with their sign, and whether somebody is there. */

import house from "virtual:sprite/house";
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import { say } from "../texts/house";
import { Picture } from "./Icon";

export const SEAT_COLOURS = ["fjord", "rust", "moss", "ochre", "heather"] as const;
export type SeatColour = (typeof SEAT_COLOURS)[number];

/** The colour of a seat, the same for everybody at the table. */
export function colourOf(seat: number): SeatColour {
  const colour = SEAT_COLOURS[seat % SEAT_COLOURS.length];
  if (!colour) throw new Error(`seat ${seat} is not a whole number from 0 on`);
  return colour;
}

const Colours = createContext<(seat: number) => SeatColour>(colourOf);

/** Where a game has colours of its own, its table's seats have them. */
export const ProvideColours = Colours.Provider;

/** The colour of each seat where this is shown. */
export function useColours(): (seat: number) => SeatColour {
  return useContext(Colours);
}

export function SeatSign({ seat }: { seat: number }) {
  const colourHere = useColours();
  return <Picture class="seat-sign" sheet={house} id={`seat-${colourHere(seat)}`} />;
}

export type PresenceState = "free" | "busy" | "away";

/** A mark with its word. `word` overrules the usual one ("da" at a table, "frei" in the room). */
export function Presence({ state, word }: { state: PresenceState; word?: string }) {
  return <span class={`presence ${state}`}>{word ?? say(`presence-${state}`)}</span>;
}
