/** A table: found, followed, and handed to its parts. */
import "./table.css";
import { useEffect, useMemo } from "preact/hooks";
import { HouseConnection } from "../app/HouseConnection";
import { SlimHead } from "../app/Mast";
import type { Route } from "../app/router";
import { useTitle } from "../app/useTitle";
import { sentenceOfRefusal } from "../lobby/refusal";
import { useTable } from "../lobby/YourGames";
import { house, isConnected } from "../net/house";
import type { TableState } from "../net/table";
import type { TableEvent } from "../net/wire";
import { ButtonLink } from "../parts/Button";
import { alarm, announce, announceRace } from "../parts/live";
import { settings } from "../settings/settings";
import { play as sound } from "../sound";
import { gameText, useGameTexts } from "../texts/game";
import { say } from "../texts/house";
import { actionSentences } from "./actions";
import { useBoard } from "./boards";
import { LiveTable } from "./LiveTable";
import { listenerAt } from "./names";
import { Play } from "./play";
import { eventSentence, headingOf, isUrgent, soundOf, spokenSentence } from "./sentences";

export function TableScreen({ route }: { route: Route }) {
  if (route.name !== "table") return null;
  return <Followed key={route.id} id={route.id} step={route.step} />;
}

function Followed({ id, step }: { id: string; step: number | null }) {
  const table = useTable(id);
  const refusal = table?.refusal.value;
  const game = table?.known.value?.terms.game;
  if (table && game && table.present.value) return <Known table={table} game={game} step={step} />;
  return (
    <Waiting
      title={refusal ? sentenceOfRefusal(refusal) : say("room-loading")}
      isRefused={refusal !== null && refusal !== undefined}
    />
  );
}

function Waiting({ title, isRefused }: { title: string; isRefused: boolean }) {
  useTitle();
  return (
    <>
      <SlimHead title={say("table")} />
      <HouseConnection />
      <main class="page" id="content">
        <h2>{title}</h2>
        {isRefused && (
          <ButtonLink kind="primary" to="/">
            {say("to-room")}
          </ButtonLink>
        )}
      </main>
    </>
  );
}

interface KnownProps {
  table: TableState;
  game: string;
  step: number | null;
}

function Known({ table, game, step }: KnownProps) {
  const hasTexts = useGameTexts(game);
  const board = useBoard(game);
  const play = useMemo(() => new Play(table, surroundings(table, game)), [table, game]);
  useEffect(() => play.start(), [play]);
  useEffect(() => {
    // A shared step is one of the public stream, which a seat may see when the game is over; else one sees the past
    // as one saw the present.
    const isOver = play.frame.value?.outcome != null;
    play.past.turnTo(step !== null && isOver ? null : play.ownSeat.value);
    if (step !== null) play.past.look(step);
  }, [play, step]);
  if (!hasTexts || board === undefined) {
    return <Waiting title={say("room-loading")} isRefused={false} />;
  }
  return (
    <LiveTable table={table} play={play} board={board} name={gameText(game, "name") ?? game} />
  );
}

function surroundings(table: TableState, game: string): ConstructorParameters<typeof Play>[1] {
  const listener = () => listenerAt(table, game);
  return {
    ask: (ask) => house.ask(ask),
    now: () => performance.now(),
    isConnected,
    settings: () => settings.value,
    sentenceOf: (event: TableEvent) =>
      headingOf(listener(), event) === null ? eventSentence(listener(), event) : null,
    onTold: (event) => {
      announce(spokenSentence(listener(), event) ?? "");
      sound(soundOf(listener(), event));
    },
    onRace: (events) => {
      const spoken = events.map((event) => spokenSentence(listener(), event, true));
      const urgent = events.some((event) => isUrgent(listener(), event));
      announceRace(spoken.filter((text) => text !== null).join(" "), urgent);
      sound(events.some((event) => soundOf(listener(), event) === "coin") ? "coin" : "piece");
    },
    onRefused: (refusal, again) => {
      const refused = sentenceOfRefusal(refusal, listener());
      const [action] = again ? actionSentences(listener(), [again]) : [];
      alarm(action ? say("refused-again", { refused, action }) : refused);
    },
  };
}
