/** The last seven days together: who is ahead by most, at one game. */
import "./daily.css";
import type { DailyWeekLine } from "../gen/days";
import { RuledSection } from "../parts/RuledSection";
import { dailyGames, say, signed, useDaily } from "./days";

export function WeekTable({ week }: { week: readonly DailyWeekLine[] }) {
  if (week.length === 0) return <p class="empty">{say("week-empty")}</p>;
  return (
    <>
      <table class="places">
        <thead class="sr">
          <tr>
            <th scope="col">{say("place")}</th>
            <th scope="col">{say("name")}</th>
            <th scope="col">{say("days-played")}</th>
            <th scope="col">{say("value")}</th>
          </tr>
        </thead>
        <tbody>
          {week.map(({ rank, name, score, days, you }) => (
            <tr key={rank} class={you ? "own" : ""}>
              <td class="num">{rank}.</td>
              <th scope="row">
                <a href={`/u/${encodeURIComponent(name)}`}>
                  <bdi>{name}</bdi>
                </a>
                {you && <span class="soft"> ({say("you")})</span>}
              </th>
              <td class="soft">{say("on-days", { n: days })}</td>
              <td class="num">{signed(score)}</td>
            </tr>
          ))}
        </tbody>
      </table>
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
