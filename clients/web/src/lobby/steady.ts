/** Lists that change by themselves without jumping under a pointer: new rows wait while somebody points at the list,
 * ended ones stay grey for a moment. Pure: time is an argument. Source: ux.md 4. */

/** How long a row that ended stays, ms. */
export const GONE_STAYS_MS = 3_000;

export interface Shown<R> {
  key: string;
  row: R;
  /** Since when it is over; `null`: it stands. */
  goneAt: number | null;
}

export interface Steady<R> {
  shown: readonly Shown<R>[];
  /** New rows that wait to be shown. */
  waiting: number;
}

export const NOTHING: Steady<never> = { shown: [], waiting: 0 };

/** The list as it is to be drawn now.
 *
 * rows: what there is, in its natural order.
 * held: a pointer or the focus is in the list, so nothing in it may move. */
export function settle<R>(
  before: Steady<R>,
  rows: readonly { key: string; row: R }[],
  held: boolean,
  now: number,
): Steady<R> {
  const present = new Map(rows.map(({ key, row }) => [key, row]));
  const kept: Shown<R>[] = before.shown.flatMap((old): Shown<R>[] => {
    const row = present.get(old.key);
    if (row !== undefined) return [{ key: old.key, row, goneAt: null }];
    const goneAt = old.goneAt ?? now;
    return held || now - goneAt < GONE_STAYS_MS ? [{ ...old, goneAt }] : [];
  });
  if (held) {
    const known = new Set(kept.map(({ key }) => key));
    return { shown: kept, waiting: rows.filter(({ key }) => !known.has(key)).length };
  }
  const shown: Shown<R>[] = rows.map(({ key, row }) => ({ key, row, goneAt: null }));
  // An ended row stays where it was, among the others as they stand now.
  kept.forEach((old, at) => {
    if (old.goneAt !== null) shown.splice(at, 0, old);
  });
  return { shown, waiting: 0 };
}
