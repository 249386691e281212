/** Against the computer: game, strength, options, who begins. */
import { useState } from "preact/hooks";
import { go } from "../app/router";
import type { GameCard } from "../net/api";
import { games, house } from "../net/house";
import type { Beginner, Level, Plain, Tempo } from "../net/wire";
import { Button } from "../parts/Button";
import { Dialog } from "../parts/Dialog";
import { gameText } from "../texts/game";
import { say } from "../texts/house";
import { Choice } from "./Choice";
import { GameChoice, OptionChoices } from "./GameChoice";
import { keepChoices, keptChoices, tallyAgainst } from "./kept";
import { optionsOf } from "./options";
import { refusalIn, resultOf, sentenceOfRefusal } from "./refusal";

interface Setup {
  game: GameCard;
  options: Plain;
  level: Level;
  beginner: Beginner;
  tempo: Tempo;
  seats: number;
  take_back: boolean;
}

function firstSetup(game: GameCard): Setup {
  const kept = keptChoices<Omit<Setup, "game">>("computer", game.id);
  const [least] = game.seats;
  return {
    game,
    options: optionsOf(game, kept.options),
    level: kept.level ?? "easy",
    beginner: kept.beginner ?? "random",
    tempo: kept.tempo ?? "normal",
    seats: kept.seats ?? least,
    take_back: kept.take_back ?? true,
  };
}

export function ComputerDialog({ onClose }: { onClose: () => void }) {
  const wanted = new URLSearchParams(location.search).get("game");
  const all = games.value ?? [];
  const first = all.find(({ id }) => id === wanted) ?? all[0];
  return first ? <Filled first={first} onClose={onClose} /> : null;
}

function Filled({ first, onClose }: { first: GameCard; onClose: () => void }) {
  const [setup, setSetup] = useState(() => firstSetup(first));
  const [fault, setFault] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  const change = (part: Partial<Setup>) => setSetup({ ...setup, ...part });
  const start = async () => {
    const { game, ...choices } = setup;
    setSending(true);
    keepChoices("computer", game.id, choices);
    const answer = await house.ask({ type: "play_computer", game: game.id, ...choices });
    setSending(false);
    const refusal = refusalIn(answer);
    if (refusal)
      setFault(sentenceOfRefusal(refusal, { game: game.id, ownSeat: 0, nameOf: String }));
    else go(`/t/${resultOf(answer, "table")}`);
  };
  return (
    <Dialog
      title={say("computer-title")}
      onClose={onClose}
      actions={
        <>
          {fault && <p class="fault">{fault}</p>}
          <Button onPress={onClose}>{say("cancel")}</Button>
          <Button kind="primary" reason={sending ? say("sent") : null} onPress={() => void start()}>
            {say("setup-start")}
          </Button>
        </>
      }
    >
      <GameChoice
        games={games.value ?? []}
        chosen={setup.game}
        onChoose={(game) => setSetup(firstSetup(game))}
      />
      <LevelChoice game={setup.game} level={setup.level} onChoose={(level) => change({ level })} />
      <SeatsChoice game={setup.game} seats={setup.seats} onChoose={(seats) => change({ seats })} />
      <OptionChoices
        game={setup.game}
        options={setup.options}
        onChoose={(options) => change({ options })}
      />
      <Choice<Beginner>
        legend={say("setup-begins")}
        value={setup.beginner}
        options={[
          { value: "random", label: say("setup-begins-random") },
          { value: "challenger", label: say("setup-begins-you") },
          { value: "opponent", label: say("setup-begins-computer") },
        ]}
        onChoose={(beginner) => change({ beginner })}
      />
      <Choice<boolean>
        legend={say("setup-take-back")}
        value={setup.take_back}
        options={[
          { value: true, label: say("setup-take-back-yes") },
          { value: false, label: say("setup-take-back-no") },
        ]}
        onChoose={(take_back) => change({ take_back })}
      />
      <Choice<Tempo>
        legend={say("setup-tempo")}
        value={setup.tempo}
        options={(["calm", "normal", "fast"] as const).map((value) => ({
          value,
          label: say(`setup-tempo-${value}`),
        }))}
        onChoose={(tempo) => change({ tempo })}
      />
      <p class="soft small">{say("setup-no-clock")}</p>
    </Dialog>
  );
}

interface LevelChoiceProps {
  game: GameCard;
  level: Level;
  onChoose: (level: Level) => void;
}

function LevelChoice({ game, level, onChoose }: LevelChoiceProps) {
  return (
    <Choice<Level>
      stacked
      legend={say("setup-level")}
      value={level}
      options={game.levels.map((value) => ({
        value,
        label: say(`setup-level-${value}`),
        help: helpFor(game, value),
      }))}
      onChoose={onChoose}
    />
  );
}

/** One honest sentence, and how it went so far. */
function helpFor(game: GameCard, level: Level): string {
  const honest = gameText(game.id, `level-${level}`) ?? say(`setup-level-${level}.help`);
  const tally = tallyAgainst(game.id, level);
  return tally ? `${honest} ${say("setup-record", { ...tally })}` : honest;
}

interface SeatsChoiceProps {
  game: GameCard;
  seats: number;
  onChoose: (seats: number) => void;
}

function SeatsChoice({ game, seats, onChoose }: SeatsChoiceProps) {
  const [least, most] = game.seats;
  if (least === most) return null;
  const counts = Array.from({ length: most - least + 1 }, (_, at) => least + at);
  return (
    <Choice
      legend={say("setup-seats")}
      value={seats}
      options={counts.map((value) => ({ value, label: String(value) }))}
      onChoose={onChoose}
    />
  );
}
