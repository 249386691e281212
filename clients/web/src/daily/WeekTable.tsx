/** The last seven days together: who is ahead by most, at one game. */
import "./daily.css";
import type { DailyWeekLine } from "../gen/days";
import { RuledSection } from "../parts/RuledSection";
import { dailyGames, say, useDaily } from "./days";
import { Places } from "./Places";

export function WeekTable({ week }: { week: readonly DailyWeekLine[] }) {
  if (week.length === 0) return <p class="empty">{say("week-empty")}</p>;
  return (
    <>
      <Places of={week} />
      <p class="small soft">{say("week-help")}</p>
    </>
  );
}

/** The same beside a game's other lists; nothing where there is no game of the day. */
export function Week({ game }: { game: string }) {
  const has = dailyGames().includes(game);
  const { daily } = useDaily(has ? game : null);
  if (!daily) return null;
  return (
    <div class="daily week">
      <RuledSection title={say("week-of", { game })} count={daily.week.length}>
        <WeekTable week={daily.week} />
        <p>
          <a href={`/daily?${new URLSearchParams({ game })}`}>{say("to-page", { game })}</a>
        </p>
      </RuledSection>
    </div>
  );
}
