/** Running tables as a list: which of them, and in which order. No drawing, no texts. */
import type { TableRow } from "../net/wire";

export interface Running {
  key: string;
  row: TableRow;
}

/** The strength of the strongest who sits there; people without a rating count as nothing. */
const strengthAt = ({ seats }: TableRow): number =>
  Math.max(0, ...seats.map(({ rating }) => rating?.value ?? 0));

/** Those of `game` (`null`: of any): friends' first, then game by game as the house lists them, the strongest first. */
export function listedTables(
  tables: readonly Running[],
  game: string | null,
  friends: ReadonlySet<string>,
  games: readonly string[],
): Running[] {
  const isFriends = ({ seats }: TableRow) => seats.some(({ user }) => friends.has(user));
  return tables
    .filter(({ row }) => game === null || row.game === game)
    .toSorted(
      ({ row: one }, { row: other }) =>
        +isFriends(other) - +isFriends(one) ||
        games.indexOf(one.game) - games.indexOf(other.game) ||
        strengthAt(other) - strengthAt(one) ||
        other.since_ms - one.since_ms,
    );
}
