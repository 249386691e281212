/** What of a list a reader wants to see: one choice of a filter, and the one of the game, which all lists share. */
import { useId } from "preact/hooks";
import { games } from "../net/house";
import { gameText } from "../texts/game";
import { say } from "../texts/house";
import { wantedGame } from "./wantedGame";

export interface FilterProps<Id extends string> {
  label: string;
  /** What stands there while everything is shown. */
  any: string;
  options: readonly { id: Id; label: string }[];
  value: Id | null;
  onWant: (id: Id | null) => void;
}

export function Filter<Id extends string>({ label, any, options, value, onWant }: FilterProps<Id>) {
  const field = useId();
  const choose = (chosen: string) => onWant(options.find(({ id }) => id === chosen)?.id ?? null);
  return (
    <>
      <label class="sr" for={field}>
        {label}
      </label>
      <select
        id={field}
        class="plain"
        value={value ?? ""}
        onChange={(event) => choose(event.currentTarget.value)}
      >
        <option value="">{any}</option>
        {options.map((option) => (
          <option key={option.id} value={option.id}>
            {option.label}
          </option>
        ))}
      </select>
    </>
  );
}

export function GameFilter() {
  const all = games.value ?? [];
  if (all.length < 2) return null;
  return (
    <Filter
      label={say("setup-game")}
      any={say("seeks-any-game")}
      options={all.map(({ id }) => ({ id, label: gameText(id, "name") ?? id }))}
      value={wantedGame.value}
      onWant={(game) => {
        wantedGame.value = game;
      }}
    />
  );
}
