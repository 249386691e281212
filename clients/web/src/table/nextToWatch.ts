/** Which table a spectator is led to next: the same game first, the stronger players first. Source: ux.md 6.6. */
import type { Row, TableRow } from "../net/wire";

/** The rating of the strongest at a table, in hundredths; 0: nobody has one. */
function strengthOf({ seats }: TableRow): number {
  const ratings = seats.map(({ rating }) => rating?.value ?? 0);
  return Math.max(0, ...ratings);
}

/** The table after `here` in that order, and round again; `null`: there is no other. seated: where one plays oneself. */
export function nextToWatch(
  rows: Iterable<Row>,
  here: { table: string; game: string },
  seated: ReadonlySet<string>,
): string | null {
  const rank = ({ game }: TableRow) => (game === here.game ? "" : game);
  const all = [...rows]
    .filter((row) => row.kind === "table")
    .filter(({ table }) => !seated.has(table))
    .toSorted(
      (a, b) =>
        rank(a).localeCompare(rank(b)) ||
        strengthOf(b) - strengthOf(a) ||
        a.table.localeCompare(b.table),
    );
  const at = all.findIndex(({ table }) => table === here.table);
  const next = all[(at + 1) % Math.max(1, all.length)];
  return next && next.table !== here.table ? next.table : null;
}
