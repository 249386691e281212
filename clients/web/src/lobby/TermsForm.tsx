/** The terms of a game between two people: whole sentences, no wizard. For a new challenge and for a counter-offer. */
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import type { GameCard } from "../net/api";
import { house } from "../net/house";
import type { Beginner, Tempo, Terms, TimeControl } from "../net/wire";
import { say } from "../texts/house";
import { Choice } from "./Choice";
import { GameChoice, OptionChoices } from "./GameChoice";
import { keptChoices } from "./kept";
import { optionsOf } from "./options";
import { StakeChoice } from "./StakeChoice";
import { TimeChoice } from "./TimeChoice";
import type { Sides } from "./terms";
import { USUAL } from "./timeControl";

const DELAYS_S = [0, 30, 60, 180, 300, 600] as const;

/** The terms as this device chose them the last time. */
export function firstTerms(game: GameCard): Terms {
  const kept = keptChoices<Terms>("challenge", game.id);
  return {
    game: game.id,
    options: optionsOf(game, kept.options),
    time_control: kept.time_control ?? USUAL,
    ...firstStake(kept),
    beginner: kept.beginner ?? "random",
    tempo: kept.tempo ?? "normal",
    spectators: kept.spectators ?? { allowed: "everyone", delay_s: 0 },
    reveal_after_end: kept.reveal_after_end ?? true,
  };
}

/** Rated as the last time, for no more than one has; guests play friendly games. */
function firstStake({ kind, stake }: Partial<Terms>): Pick<Terms, "kind" | "stake"> {
  const you = house.you.value;
  if (kind !== "rated" || !you || you.person.guest) return { kind: "friendly", stake: 0 };
  return { kind, stake: stake !== undefined && stake <= you.taler ? stake : 0 };
}

export interface TermsFormProps {
  games: readonly GameCard[];
  terms: Terms;
  sides: Sides;
  /** A counter-offer is about the same game. */
  fixedGame?: boolean;
  /** More than two may play: who begins is another question then. */
  several?: boolean;
  /** What else is asked, right after the game. */
  afterGame?: ComponentChildren;
  /** possible: the terms can be sent as they are. */
  onChange: (terms: Terms, possible: boolean) => void;
}

export function TermsForm(props: TermsFormProps) {
  const { games, terms, sides, fixedGame = false, several = false, afterGame, onChange } = props;
  const game = games.find(({ id }) => id === terms.game);
  const [possible, setPossible] = useState(true);
  if (!game) return null;
  const change = (part: Partial<Terms>) => onChange({ ...terms, ...part }, possible);
  const chooseTime = (control: TimeControl | null) => {
    setPossible(control !== null);
    onChange(control ? { ...terms, time_control: control } : terms, control !== null);
  };
  return (
    <>
      {!fixedGame && (
        <GameChoice
          games={games}
          chosen={game}
          onChoose={(chosen) => onChange(firstTerms(chosen), possible)}
        />
      )}
      {afterGame}
      <OptionChoices
        game={game}
        options={terms.options}
        onChoose={(options) => change({ options })}
      />
      <TimeChoice value={terms.time_control} onChoose={chooseTime} />
      <StakeChoice terms={terms} onChange={change} />
      <Choice<Beginner>
        legend={say("setup-begins")}
        value={terms.beginner}
        options={several ? beginnersOfSeveral() : beginners(sides)}
        onChoose={(beginner) => change({ beginner })}
      />
      <details class="more">
        <summary>{say("setup-more")}</summary>
        <More terms={terms} onChange={change} />
      </details>
    </>
  );
}

function beginners({ challenger, opponent, you }: Sides): { value: Beginner; label: string }[] {
  const me = you === "opponent" ? "opponent" : "challenger";
  const other = me === "challenger" ? "opponent" : "challenger";
  const name = other === "challenger" ? challenger : opponent;
  const theirs = name === null ? say("setup-begins-taker") : say("setup-begins-name", { name });
  return [
    { value: "random", label: say("setup-begins-random") },
    { value: me, label: say("setup-begins-you") },
    { value: other, label: theirs },
  ];
}

function beginnersOfSeveral(): { value: Beginner; label: string }[] {
  return [
    { value: "random", label: say("setup-begins-random") },
    { value: "challenger", label: say("setup-begins-you") },
    { value: "opponent", label: say("setup-begins-next") },
  ];
}

function More({ terms, onChange }: { terms: Terms; onChange: (part: Partial<Terms>) => void }) {
  const { tempo, spectators, reveal_after_end: reveals } = terms;
  return (
    <>
      <Choice<Tempo>
        legend={say("setup-tempo")}
        help={say("setup-tempo.help")}
        value={tempo}
        options={(["calm", "normal", "fast"] as const).map((value) => ({
          value,
          label: say(`setup-tempo-${value}`),
        }))}
        onChoose={(value) => onChange({ tempo: value })}
      />
      <Choice
        legend={say("setup-watch")}
        value={spectators.allowed}
        options={(["everyone", "friends", "nobody"] as const).map((value) => ({
          value,
          label: say(`setup-watch-${value}`),
        }))}
        onChoose={(allowed) => onChange({ spectators: { ...spectators, allowed } })}
      />
      {spectators.allowed !== "nobody" && (
        <Choice<number>
          legend={say("setup-delay")}
          help={say("setup-delay.help")}
          value={spectators.delay_s}
          options={DELAYS_S.map((value) => ({
            value,
            label: say("setup-delay-value", { seconds: value }),
          }))}
          onChoose={(delay_s) => onChange({ spectators: { ...spectators, delay_s } })}
        />
      )}
      <Choice<boolean>
        legend={say("setup-reveal")}
        help={say("setup-reveal.help")}
        value={reveals}
        options={[
          { value: true, label: say("setup-reveal-yes") },
          { value: false, label: say("setup-reveal-no") },
        ]}
        onChoose={(reveal_after_end) => onChange({ reveal_after_end })}
      />
    </>
  );
}
