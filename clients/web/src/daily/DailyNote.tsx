/** At the table: whether this game of the day counts, or is practice. */
import { say, useDaily } from "./days";

export function DailyNote({ game, table }: { game: string; table: string }) {
  const { daily } = useDaily(game);
  if (!daily) return null;
  const counts = daily.days.some((each) => each.table === table);
  return <> · {say(counts ? "counts-here" : "practice-here", { game })}</>;
}
