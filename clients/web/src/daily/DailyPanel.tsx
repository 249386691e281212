/** The fjord of the day in the waiting room: where one stands, the last values, the way there. */
import "./daily.css";
import { ButtonLink } from "../parts/Button";
import { RuledSection } from "../parts/RuledSection";
import { dailyGames, dayWords, keptDays, merged, say, signed, useDaily } from "./days";
import { PlayToday, StateToday, stateOf } from "./PlayToday";

const VALUES = 5;

interface Scored {
  day: string;
  score: number | null;
}

/** How high a bar stands, of the highest shown. */
function part(score: number | null, all: readonly Scored[]): number {
  const highest = Math.max(1, ...all.slice(0, VALUES).map((each) => Math.abs(each.score ?? 0)));
  return Math.abs(score ?? 0) / highest;
}

export function DailyPanel() {
  const [game = null, ...others] = dailyGames();
  const { daily } = useDaily(game);
  if (game === null || !daily) return null;
  const state = stateOf(daily);
  const values = merged(keptDays(game), daily).filter(({ score }) => score !== null);
  return (
    <RuledSection class="daily-panel" title={say("title", { game })}>
      <p>
        {dayWords(daily.day)}. <StateToday daily={daily} />
      </p>
      {values.length > 0 && (
        <ul class="scores num">
          {values.slice(0, VALUES).map(({ day, score }) => (
            <li key={day}>
              {signed(score ?? 0)}
              <i
                class={(score ?? 0) < 0 ? "behind" : ""}
                style={{ "--part": part(score, values) }}
              />
            </li>
          ))}
        </ul>
      )}
      <p class="acts">
        {/* Starting spends the attempt: that is said on the page, before the button. */}
        {(state === "running" || state === "late") && <PlayToday daily={daily} slim />}
        <ButtonLink slim to="/daily">
          {say(others.length > 0 ? "to-all" : "to-page", { game })}
        </ButtonLink>
      </p>
    </RuledSection>
  );
}
