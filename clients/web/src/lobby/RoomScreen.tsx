/** The waiting room. Wide: three columns. Portrait: one column, and tabs at the foot that show a part of it. */
import { useEffect, useState } from "preact/hooks";
import { HouseConnection } from "../app/HouseConnection";
import { Mast } from "../app/Mast";
import { go, type Route } from "../app/router";
import { useTitle } from "../app/useTitle";
import { Who } from "../app/Who";
import type { IconName } from "../art/sheets";
import { DailyPanel } from "../daily/DailyPanel";
import { games, house } from "../net/house";
import { Button, ButtonLink } from "../parts/Button";
import { Tabs } from "../parts/Tabs";
import { RoomTalk } from "../talk/RoomTalk";
import { gameText, useGameTexts } from "../texts/game";
import { say } from "../texts/house";
import { useCalls } from "./Calls";
import { ChallengeDialog, type Whom } from "./ChallengeDialog";
import { Challenges } from "./Challenges";
import { ComputerDialog } from "./ComputerDialog";
import { GamesList } from "./GamesList";
import { LiveTables } from "./LiveTables";
import { OpenTableDialog } from "./OpenTableDialog";
import { OpenTables } from "./OpenTables";
import { ownTable } from "./openTables";
import { People } from "./People";
import { PoolDialog } from "./PoolDialog";
import { RenameDialog } from "./RenameDialog";
import { Seeks } from "./Seeks";
import { Waiting } from "./Waiting";
import { You } from "./You";
import { useTurn, YourGames } from "./YourGames";
import { YourTable } from "./YourTable";

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
  const [opening, setOpening] = useState(false);
  const [finding, setFinding] = useState(false);
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
        <Who onRename={() => setRenaming(true)} />
      </Mast>
      <HouseConnection />
      <main id="content">
        <Start
          onFind={() => setFinding(true)}
          onChallenge={() => setChallenging({ kind: "link" })}
          onOpen={() => setOpening(true)}
        />
        <Waiting />
        <div class="cols">
          <div class="col">
            <YourGames />
            <YourTable />
            <Challenges />
          </div>
          <div class="col">
            <Seeks onPost={() => setChallenging({ kind: "anybody" })} />
            <OpenTables onOpen={() => setOpening(true)} />
            <LiveTables />
          </div>
          <div class="col others">
            <People onChallenge={(user) => setChallenging({ kind: "player", user })} />
            <DailyPanel />
            <RoomTalk onChallenge={(user) => setChallenging({ kind: "player", user })} />
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
      {opening && <OpenTableDialog onClose={() => setOpening(false)} />}
      {finding && <PoolDialog onClose={() => setFinding(false)} />}
      {challenging && <ChallengeDialog whom={challenging} onClose={() => setChallenging(null)} />}
      {renaming && <RenameDialog onClose={() => setRenaming(false)} />}
    </div>
  );
}

interface StartProps {
  onFind: () => void;
  onChallenge: () => void;
  onOpen: () => void;
}

function Start({ onFind, onChallenge, onOpen }: StartProps) {
  const [first] = games.value ?? [];
  const waits = house.finding.pool.value?.frame.place != null;
  const sits = ownTable() !== null;
  return (
    <section class="start" aria-label={say("room-play")}>
      <ButtonLink kind="primary" to="/computer">
        {say("room-computer")}
      </ButtonLink>
      <Button
        reason={sits ? say("room-find-opponent-seated") : waits ? say("pool-waiting") : null}
        onPress={onFind}
      >
        {say("room-find-opponent")}
      </Button>
      <Button onPress={onChallenge}>{say("room-challenge")}</Button>
      <Button reason={sits ? say("room-open-table-seated") : null} onPress={onOpen}>
        {say("room-open-table")}
      </Button>
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
      <a href="/top">{say("room-top")}</a>
      <a href="/about">{say("about")}</a>
      {house.you.value?.admin && <a href="/host">{say("room-host")}</a>}
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
