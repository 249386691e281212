/** How strong the others may be: anybody, or a span around the own rating that nobody outside of it is let through. */
import { house } from "../net/house";
import { say } from "../texts/house";
import { Choice } from "./Choice";
import { keepChoices, keptChoices } from "./kept";

/** Ratings that are welcome, in hundredths; `null`: any, guests too. */
export type Range = { low: number; high: number } | { low: null; high: null };

export const ANY: Range = { low: null, high: null };

/** How far from the own rating, in points; 0: any. */
const WIDTHS = [0, 50, 100, 200, 400];

/** Who has not played rated starts like everybody. Source: mechanisms.md 12.1. */
const START = 150_000;

/** The reader's rating at a game, in hundredths; `null`: guests have none. */
export function ownRating(game: string): number | null {
  const me = house.person.value;
  if (!me || me.guest) return null;
  const row = house.room.value?.get(`player:${me.user}`);
  return (row?.kind === "player" ? row.ratings[game]?.value : undefined) ?? START;
}

/** What this device chose last for the game. */
export function firstWidth(game: string): number {
  const { width } = keptChoices<{ width: number }>("range", game);
  return width !== undefined && WIDTHS.includes(width) ? width : 0;
}

export function keepWidth(game: string, width: number): void {
  keepChoices("range", game, { width });
}

/** The span of this width around the own rating. */
export function rangeOf(game: string, width: number): Range {
  const own = ownRating(game);
  if (own === null || width === 0) return ANY;
  return { low: Math.max(0, own - width * 100), high: own + width * 100 };
}

/** "1400 bis 1600"; `null`: anybody is welcome. */
export function rangeWords({ low, high }: Range): string | null {
  if (low === null) return null;
  return say("range-words", {
    low: String(Math.ceil(low / 100)),
    high: String(Math.floor(high / 100)),
  });
}

/** Why the reader is not among those who are wanted; `null`: he is. */
export function whyNotWanted(game: string, range: Range): string | null {
  if (range.low === null) return null;
  const own = ownRating(game);
  const wanted = rangeWords(range) ?? "";
  if (own === null) return say("range-guest", { range: wanted });
  if (own >= range.low && own <= range.high) return null;
  return say("range-outside", { range: wanted, own: String(Math.round(own / 100)) });
}

export interface RangeChoiceProps {
  game: string;
  width: number;
  onChoose: (width: number) => void;
}

/** Guests have no rating, so that there is nothing around it. */
export function RangeChoice({ game, width, onChoose }: RangeChoiceProps) {
  if (ownRating(game) === null) return null;
  return (
    <Choice<number>
      legend={say("range")}
      help={width === 0 ? null : say("range.help")}
      value={width}
      options={WIDTHS.map((value) => ({
        value,
        label: rangeWords(rangeOf(game, value)) ?? say("range-any"),
      }))}
      onChoose={onChoose}
    />
  );
}
