/** The page of the games of the day: which game, what it is, today, the own last days, the lists. */
import "./daily.css";
import { useState } from "preact/hooks";
import { useGameNames } from "../account/gameNames";
import { HouseConnection } from "../app/HouseConnection";
import { SlimHead } from "../app/Mast";
import { useTitle } from "../app/useTitle";
import type { Daily, DailyList } from "../gen/days";
import { Choice } from "../lobby/Choice";
import { house } from "../net/house";
import { RuledSection } from "../parts/RuledSection";
import {
  dailyGames,
  dayWords,
  type KeptDay,
  keptDays,
  merged,
  say,
  signed,
  useDaily,
} from "./days";
import { Places } from "./Places";
import { PlayToday, StateToday, stateOf } from "./PlayToday";
import { WeekTable } from "./WeekTable";

const wantedGame = (): string | null => new URLSearchParams(location.search).get("game");

export function DailyScreen() {
  const all = dailyGames();
  const [chosen, setChosen] = useState(wantedGame);
  const game = all.find((id) => id === chosen) ?? all[0] ?? null;
  const nameOf = useGameNames(all);
  const { daily, unreached } = useDaily(game);
  const title = say("title", { game: game ?? "" });
  useTitle(title);
  const choose = (id: string) => {
    setChosen(id);
    history.replaceState(null, "", `/daily?${new URLSearchParams({ game: id })}`);
  };
  return (
    <>
      <SlimHead title={title} />
      <HouseConnection />
      <main class="page daily" id="content">
        {unreached && <p class="fault">{say("unreached")}</p>}
        {game !== null && (
          <>
            {all.length > 1 && (
              <Choice
                legend={say("which-game")}
                options={all.map((id) => ({ value: id, label: nameOf(id) }))}
                value={game}
                onChoose={choose}
              />
            )}
            <p>{say("intro", { name: nameOf(game) })}</p>
            <p>{say("rules", { game })}</p>
            {daily && <Shown key={game} daily={daily} />}
          </>
        )}
      </main>
    </>
  );
}

function Shown({ daily }: { daily: Daily }) {
  const days = merged(keptDays(daily.game), daily);
  const isGuest = house.person.value?.guest ?? true;
  const [today, ...before] = daily.lists;
  return (
    <>
      <section class="today" aria-labelledby="daily-today">
        <h2 id="daily-today">{dayWords(daily.day)}</h2>
        <p class="state">
          <StateToday daily={daily} />
        </p>
        {stateOf(daily) === "open" && <p>{say("spends")}</p>}
        <p>
          <PlayToday daily={daily} />
        </p>
        <p class="small soft">{say("late")}</p>
        {isGuest && <p class="small soft">{say("guest")}</p>}
      </section>
      <RuledSection title={say("days")} count={days.length}>
        {days.length === 0 ? <p class="empty">{say("days-empty")}</p> : <LastDays days={days} />}
      </RuledSection>
      {today && (
        <RuledSection title={say("list-today")} count={today.places.length}>
          <Day list={today} />
        </RuledSection>
      )}
      <RuledSection title={say("week")} count={daily.week.length}>
        <WeekTable week={daily.week} />
      </RuledSection>
      {before.length > 0 && (
        <RuledSection title={say("days-before")}>
          {before.map((list) => (
            <details key={list.day}>
              <summary>{dayWords(list.day)}</summary>
              <Day list={list} />
            </details>
          ))}
        </RuledSection>
      )}
    </>
  );
}

/** The values of the last days, each with a bar: to the right ahead, to the left behind. */
function LastDays({ days }: { days: readonly KeptDay[] }) {
  const most = Math.max(1, ...days.map(({ score }) => Math.abs(score ?? 0)));
  return (
    <table class="values">
      <thead class="sr">
        <tr>
          <th scope="col">{say("day")}</th>
          <th scope="col">{say("value")}</th>
        </tr>
      </thead>
      <tbody>
        {days.map(({ day, score }) => (
          <tr key={day}>
            <th scope="row">{dayWords(day, "short")}</th>
            <td>
              {score === null ? (
                <>
                  <span aria-hidden="true">{say("no-value")}</span>
                  <span class="sr">{say("no-value-full")}</span>
                </>
              ) : (
                <span class="num">{signed(score)}</span>
              )}
            </td>
            <td class="bar" aria-hidden="true">
              {score !== null && (
                <i
                  class={score < 0 ? "behind" : ""}
                  style={{ "--part": Math.abs(score) / most / 2 }}
                />
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Day({ list }: { list: DailyList }) {
  return (
    <>
      {list.places.length === 0 ? (
        <p class="empty">{say(list.final ? "list-nobody" : "list-empty")}</p>
      ) : (
        <Places of={list.places} />
      )}
      <p class="small soft">{say(list.final ? "final" : "not-final")}</p>
      {list.seed && (
        <p class="small seed">
          {say("seed")} <code>{list.seed}</code>
        </p>
      )}
    </>
  );
}
