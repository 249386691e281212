/** Which game, and the options of that game. */
import type { GameCard } from "../net/api";
import type { Plain } from "../net/wire";
import { gameText } from "../texts/game";
import { say } from "../texts/house";
import { Choice } from "./Choice";
import { choicesOf, type OptionValue } from "./options";

export interface GameChoiceProps {
  games: readonly GameCard[];
  chosen: GameCard;
  onChoose: (game: GameCard) => void;
}

export function GameChoice({ games, chosen, onChoose }: GameChoiceProps) {
  if (games.length < 2) return null; // Nothing to choose.
  return (
    <Choice
      legend={say("setup-game")}
      value={chosen.id}
      options={games.map(({ id }) => ({ value: id, label: gameText(id, "name") ?? id }))}
      onChoose={(id) => {
        const game = games.find((each) => each.id === id);
        if (game) onChoose(game);
      }}
    />
  );
}

export interface OptionChoicesProps {
  game: GameCard;
  options: Plain;
  onChoose: (options: Plain) => void;
}

export function OptionChoices({ game, options, onChoose }: OptionChoicesProps) {
  const { id } = game;
  return (
    <>
      {choicesOf(game).map(({ field, values }) => (
        <Choice<OptionValue>
          key={field}
          legend={gameText(id, `option-${field}`) ?? field}
          help={gameText(id, `option-${field}.help`)}
          value={options[field] as OptionValue}
          options={values.map((value) => ({
            value,
            label: gameText(id, `option-${field}-${value}`) ?? String(value),
          }))}
          onChoose={(value) => onChoose({ ...options, [field]: value })}
        />
      ))}
    </>
  );
}
