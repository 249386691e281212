/** The games of the house, each with its picture, its one sentence and how to begin. */
import type { GameCard } from "../net/api";
import { games } from "../net/house";
import { ButtonLink } from "../parts/Button";
import { Motif } from "../parts/Icon";
import { RuledSection } from "../parts/RuledSection";
import { gameText, useGameTexts } from "../texts/game";
import { say } from "../texts/house";

export function GamesList() {
  const all = games.value;
  if (!all) return null;
  return (
    <RuledSection class="games" title={say("room-games")} count={all.length}>
      <ul class="cards">
        {all.map((game) => (
          <Card key={game.id} game={game} />
        ))}
      </ul>
    </RuledSection>
  );
}

function Card({ game }: { game: GameCard }) {
  useGameTexts(game.id);
  const name = gameText(game.id, "name") ?? game.id;
  const [min, max] = game.seats;
  const seats =
    min === max ? say("room-seats-exact", { seats: min }) : say("room-seats", { min, max });
  return (
    <li class="game-card">
      <Motif game={game.id} />
      <div>
        <h3>{name}</h3>
        <p>{gameText(game.id, "name.tagline")}</p>
        <p class="small soft">{seats}</p>
      </div>
      <p class="acts">
        <ButtonLink
          slim
          to={`/computer?game=${game.id}`}
          label={say("room-play-game.label", { game: name })}
        >
          {say("room-play-game")}
        </ButtonLink>
        <ButtonLink
          slim
          kind="quiet"
          to={`/rules/${game.id}`}
          label={say("room-rules.label", { game: name })}
        >
          {say("room-rules")}
        </ButtonLink>
      </p>
    </li>
  );
}
