/** Who is best: at each game by rating, over all games by points. */
import "./account.css";
import { useEffect, useState } from "preact/hooks";
import { HouseConnection } from "../app/HouseConnection";
import { SlimHead } from "../app/Mast";
import { useTitle } from "../app/useTitle";
import { Week } from "../daily/WeekTable";
import type { BoardLine, Leaderboard } from "../gen/people";
import { Choice } from "../lobby/Choice";
import { games, house } from "../net/house";
import { useGameNames } from "./gameNames";
import { useAsk } from "./useAsk";
import { dayOf, ratingOf, say, signed } from "./words";

export function TopPage() {
  useTitle(say("top"));
  const all = (games.value ?? []).map(({ id }) => id);
  const nameOf = useGameNames(all);
  const [game, setGame] = useState<string | null>(null);
  const wanted = game ?? all[0] ?? null;
  return (
    <>
      <SlimHead title={say("top")} />
      <HouseConnection />
      <main class="page account" id="content">
        {wanted !== null && (
          <>
            <Choice
              legend={say("top-what")}
              options={[
                ...all.map((id) => ({ value: id, label: nameOf(id) })),
                { value: "", label: say("top-points") },
              ]}
              value={wanted}
              onChoose={setGame}
            />
            <Board game={wanted} />
            {wanted !== "" && <Week key={wanted} game={wanted} />}
          </>
        )}
      </main>
    </>
  );
}

/** `game`: "" for the points over all games. */
function Board({ game }: { game: string }) {
  const [board, setBoard] = useState<Leaderboard | null>(null);
  const { ask, fault } = useAsk();
  const me = house.person.value?.user;
  useEffect(() => {
    let current = true;
    const look = async () => {
      const found = await ask<Leaderboard>(
        `/api/top${game && `?${new URLSearchParams({ game })}`}`,
      );
      if (found && current) setBoard(found);
    };
    if (me) void look();
    return () => {
      current = false;
    };
  }, [game, me]);
  if (fault) return <p class="fault">{fault.sentence}</p>;
  if (!board || (board.game ?? "") !== game) return <p class="soft">{say("loading")}</p>;
  const { lines, own } = board;
  if (lines.length === 0) return <p class="empty">{say("top-empty")}</p>;
  const isListed = lines.some((line) => line.user === own?.user);
  return (
    <>
      <div class="scrolls wide">
        <table class="figures top-list">
          <thead>
            <tr>
              <th scope="col" class="num">
                {say("top-place")}
              </th>
              <th scope="col">{say("field-name")}</th>
              <th scope="col" class="num">
                {say(game ? "rating" : "top-points")}
              </th>
              <th scope="col" class="num">
                {say("rated-games")}
              </th>
              <th scope="col" class="late">
                {say("last-played")}
              </th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <Line key={line.user} line={line} game={game} isOwn={line.user === me} />
            ))}
          </tbody>
          {own && !isListed && (
            <tbody class="own-line">
              <Line line={own} game={game} isOwn />
            </tbody>
          )}
        </table>
      </div>
      {!own && <p class="soft">{say("top-not-you")}</p>}
      <p class="small soft">{say("top-help")}</p>
    </>
  );
}

function Line({ line, game, isOwn }: { line: BoardLine; game: string; isOwn: boolean }) {
  return (
    <tr class={isOwn ? "own" : undefined}>
      <td class="num">{line.place}</td>
      <th scope="row">
        {house.talks.people.value.blocked.has(line.user) ? (
          <span class="soft">{say("top-blocked")}</span>
        ) : (
          <a href={`/u/${encodeURIComponent(line.name)}`}>
            <bdi>{line.name}</bdi>
          </a>
        )}
        {isOwn && <span class="soft"> {say("top-you")}</span>}
      </th>
      <td class="num">
        <b>{game ? ratingOf(line.value) : signed(line.value)}</b>
        {line.provisional && (
          <>
            <span aria-hidden="true">?</span>
            <span class="sr"> {say("provisional")}</span>
          </>
        )}
      </td>
      <td class="num">{line.games}</td>
      <td class="late">{dayOf(line.last_played)}</td>
    </tr>
  );
}
