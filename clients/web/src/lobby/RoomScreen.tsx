/** The waiting room. Wide: three columns. Portrait: one column, and tabs at the foot that show a part of it. */
import { useEffect, useState } from "preact/hooks";
import { HouseConnection } from "../app/HouseConnection";
import { Mast } from "../app/Mast";
import { go, type Route } from "../app/router";
import { useTitle } from "../app/useTitle";
import type { IconName } from "../art/sheets";
import { games, house } from "../net/house";
import { Button, ButtonLink } from "../parts/Button";
import { Tabs } from "../parts/Tabs";
import { gameText, useGameTexts } from "../texts/game";
import { say } from "../texts/house";
import { useCalls } from "./Calls";
import { ChallengeDialog, type Whom } from "./ChallengeDialog";
import { Challenges } from "./Challenges";
import { ComputerDialog } from "./ComputerDialog";
import { GamesList } from "./GamesList";
import { LiveTables } from "./LiveTables";
import { People } from "./People";
import { RenameDialog } from "./RenameDialog";
import { Seeks } from "./Seeks";
import { You } from "./You";
import { useTurn, YourGames } from "./YourGames";

type Part = "play" | "watch" | "people" | "you";

const PARTS: readonly { id: Part; icon: IconName }[] = [
  { id: "play", icon: "ui-board" },
  { id: "watch", icon: "ui-eye" },
  { id: "people", icon: "ui-people" },
  { id: "you", icon: "ui-user" },
];

export function RoomScreen({ route }: { route: Route }) {
  const [part, setPart] = useState<Part>("play");
  const [challenging, setChallenging] = useState<Whom | null>(null);
  const [renaming, setRenaming] = useState(false);
  const person = house.person.value;
  useEffect(() => {
    house.enterRoom();
    return () => house.leaveRoom();
  }, []);
  const myTurns = useTurn();
  const calls = useCalls();
  useTitle(...(myTurns > 0 ? [say("room-your-turn")] : []));
  return (
    <div class={`room shows-${part}`}>
      <Mast>
        {person && (
          <button type="button" class="who" onClick={() => setRenaming(true)}>
            <b>
              <bdi>{person.name}</bdi>
            </b>
            <span class="soft">{say("rename-act")}</span>
          </button>
        )}
      </Mast>
      <HouseConnection />
      <main id="content">
        <Start onChallenge={() => setChallenging({ kind: "link" })} />
        <div class="cols">
          <div class="col">
            <YourGames />
            <Challenges />
          </div>
          <div class="col">
            <Seeks onPost={() => setChallenging({ kind: "anybody" })} />
            <LiveTables />
          </div>
          <div class="col others">
            <People onChallenge={(user) => setChallenging({ kind: "player", user })} />
            <You onRename={() => setRenaming(true)} />
          </div>
          <GamesList />
        </div>
      </main>
      <Foot />
      <Tabs
        label={say("room-parts")}
        tabs={PARTS.map(({ id, icon }) => ({
          id,
          icon,
          label: say(`room-tab-${id}`),
          news: id === "play" && part !== "play" ? myTurns + calls : 0,
        }))}
        current={part}
        onSelect={(chosen) => {
          setPart(chosen);
          scrollTo(0, 0);
        }}
      />
      {route.name === "computer" && <ComputerDialog onClose={() => go("/")} />}
      {challenging && <ChallengeDialog whom={challenging} onClose={() => setChallenging(null)} />}
      {renaming && <RenameDialog onClose={() => setRenaming(false)} />}
    </div>
  );
}

function Start({ onChallenge }: { onChallenge: () => void }) {
  const [first] = games.value ?? [];
  return (
    <section class="start" aria-label={say("room-play")}>
      <ButtonLink kind="primary" to="/computer">
        {say("room-computer")}
      </ButtonLink>
      <Button onPress={onChallenge}>{say("room-challenge")}</Button>
      {first && <How game={first.id} />}
    </section>
  );
}

function How({ game }: { game: string }) {
  useGameTexts(game);
  return (
    <ButtonLink kind="quiet" to={`/rules/${game}`}>
      {say("room-how", { game: gameText(game, "name") ?? game })}
    </ButtonLink>
  );
}

function Foot() {
  const line = house.connection.value;
  return (
    <footer class="foot-line">
      <a href="/about">{say("about")}</a>
      {line.state === "good" && (
        <p class="small soft num">
          {line.rttMs === null
            ? say("connection-good")
            : say("room-connection", { ms: Math.round(line.rttMs) })}
        </p>
      )}
    </footer>
  );
}
