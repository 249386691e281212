/** Who is in the waiting room, as a list: friends first, and how strong somebody is. No drawing, no texts. */
import type { PlayerRow, RatingFace, TableRow } from "../net/wire";

export interface Listed {
  key: string;
  row: PlayerRow;
}

/** Friends first, then by name as the reader's language sorts. */
export function inOrder(
  people: readonly Listed[],
  friends: ReadonlySet<string>,
  language: string,
): Listed[] {
  return people.toSorted(
    ({ row: one }, { row: other }) =>
      +friends.has(other.user) - +friends.has(one.user) ||
      one.name.localeCompare(other.name, language),
  );
}

/** How strong somebody is at `game`, or, of all games, at the one he is best at; `null`: he has not played rated. */
export function strengthOf(
  { ratings }: PlayerRow,
  game: string | null,
): { game: string; rating: RatingFace } | null {
  const found = Object.entries(ratings).filter(([of]) => game === null || of === game);
  const [best] = found.toSorted(([, one], [, other]) => other.value - one.value);
  return best ? { game: best[0], rating: best[1] } : null;
}

/** The running table at which somebody can be watched. */
export function tableOf(tables: readonly TableRow[], user: string): TableRow | null {
  return tables.find(({ seats }) => seats.some((seat) => seat.user === user)) ?? null;
}
