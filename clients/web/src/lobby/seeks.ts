/** Seeks as a list: how long a game takes, what a reader wants to see, and in which order. */
import type { SeekRow, Terms, TimeControl } from "../net/wire";

export const PACES = ["fast", "medium", "slow", "untimed"] as const;
export type Pace = (typeof PACES)[number];

const SECOND = 1_000;
/** How many moves a seat makes, for an estimate. Source: mechanisms.md 2.1. */
const MOVES = 40;
const MEDIUM_FROM_S = 10 * 60;
const SLOW_ABOVE_S = 30 * 60;

/** By the estimated time of one seat: below 10 minutes, up to 30, more, no clock. */
export function paceOf(control: TimeControl): Pace {
  if (control.kind === "none") return "untimed";
  const extra = control.kind === "fischer" ? control.inc_ms : control.delay_ms;
  const estimated = (control.base_ms + MOVES * extra) / SECOND;
  if (estimated < MEDIUM_FROM_S) return "fast";
  return estimated <= SLOW_ABOVE_S ? "medium" : "slow";
}

/** What a reader wants to see; `null`: everything. */
export interface Wanted {
  game: string | null;
  kind: Terms["kind"] | null;
  pace: Pace | null;
}

export const EVERYTHING: Wanted = { game: null, kind: null, pace: null };

export interface Seek {
  key: string;
  row: SeekRow;
}

/** The own seek first, whatever is wanted; then the others that pass, friends' first, as they came. */
export function listed(
  seeks: readonly Seek[],
  wanted: Wanted,
  me: string | null,
  friends: ReadonlySet<string>,
): Seek[] {
  const { game, kind, pace } = wanted;
  const isMine = ({ row }: Seek) => row.owner.user === me;
  const passes = ({ row: { terms } }: Seek) =>
    (game === null || terms.game === game) &&
    (kind === null || terms.kind === kind) &&
    (pace === null || paceOf(terms.time_control) === pace);
  const isFriends = ({ row }: Seek) => friends.has(row.owner.user);
  const others = seeks
    .filter((seek) => !isMine(seek) && passes(seek))
    .toSorted((one, other) => +isFriends(other) - +isFriends(one));
  return [...seeks.filter(isMine), ...others];
}
