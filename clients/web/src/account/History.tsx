/** What somebody has played, newest first: filtered, in pages, each game with its replay. */
import { useEffect, useId, useState } from "preact/hooks";
import type { GameLine, HistoryPage, PlayerLine } from "../gen/people";
import { games } from "../net/house";
import { Button, ButtonLink } from "../parts/Button";
import { Motif } from "../parts/Icon";
import { RuledSection } from "../parts/RuledSection";
import { gameText, useGameTexts } from "../texts/game";
import { useGameNames } from "./gameNames";
import { nameOf, others, particulars } from "./historyWords";
import { useAsk } from "./useAsk";
import { say } from "./words";

export interface Wanted {
  game: string;
  kind: string;
  showing: string;
  opponent: string;
}

export const EVERYTHING: Wanted = { game: "", kind: "", showing: "", opponent: "" };

/** Where a page of the history is asked for. */
export function pathOf(user: string, wanted: Wanted, after: string | null): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...wanted, after: after ?? "" })) {
    if (value.trim()) query.set(name, value.trim());
  }
  return `/api/people/${encodeURIComponent(user)}/games?${query}`;
}

export function History({ user, against }: { user: string; against: string }) {
  const [wanted, setWanted] = useState<Wanted>({ ...EVERYTHING, opponent: against });
  const [lines, setLines] = useState<readonly GameLine[] | null>(null);
  const [after, setAfter] = useState<string | null>(null);
  const { ask, busy, fault } = useAsk();
  const filter = JSON.stringify(wanted);
  useEffect(() => {
    let current = true;
    const look = async () => {
      const page = await ask<HistoryPage>(pathOf(user, wanted, null));
      if (!page || !current) return;
      setLines(page.games);
      setAfter(page.after);
    };
    // Nobody types a name in one go.
    const timer = setTimeout(() => void look(), wanted.opponent ? 300 : 0);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [user, filter]);
  const more = async () => {
    const page = await ask<HistoryPage>(pathOf(user, wanted, after));
    if (!page) return;
    setLines([...(lines ?? []), ...page.games]);
    setAfter(page.after);
  };
  return (
    <RuledSection title={say("history")} class="wide history">
      <Filters wanted={wanted} onWant={setWanted} />
      {fault && <p class="fault">{fault.sentence}</p>}
      {lines?.length === 0 && (
        <p class="empty">{say(isEverything(wanted) ? "history-empty" : "history-no-match")}</p>
      )}
      {lines && lines.length > 0 && (
        <ul class="rows">
          {lines.map((line) => (
            <Row key={line.table} line={line} user={user} />
          ))}
        </ul>
      )}
      {after && (
        <p class="acts">
          <Button reason={busy ? say("loading") : null} onPress={() => void more()}>
            {say("history-more")}
          </Button>
        </p>
      )}
    </RuledSection>
  );
}

const isEverything = (wanted: Wanted): boolean => Object.values(wanted).every((value) => !value);

interface FiltersProps {
  wanted: Wanted;
  onWant: (wanted: Wanted) => void;
}

function Filters({ wanted, onWant }: FiltersProps) {
  const field = useId();
  const all = (games.value ?? []).map(({ id }) => id);
  const gameName = useGameNames(all);
  return (
    <fieldset class="filters">
      <legend class="sr">{say("history-filter")}</legend>
      <select
        class="plain"
        aria-label={say("game")}
        value={wanted.game}
        onChange={(event) => onWant({ ...wanted, game: event.currentTarget.value })}
      >
        <option value="">{say("history-any-game")}</option>
        {all.map((game) => (
          <option key={game} value={game}>
            {gameName(game)}
          </option>
        ))}
      </select>
      <select
        class="plain"
        aria-label={say("history-showing")}
        value={wanted.showing}
        onChange={(event) => onWant({ ...wanted, showing: event.currentTarget.value })}
      >
        <option value="">{say("history-any-showing")}</option>
        {["first", "equal", "behind"].map((showing) => (
          <option key={showing} value={showing}>
            {say(`showing-${showing}`)}
          </option>
        ))}
      </select>
      <select
        class="plain"
        aria-label={say("history-kind")}
        value={wanted.kind}
        onChange={(event) => onWant({ ...wanted, kind: event.currentTarget.value })}
      >
        <option value="">{say("history-any-kind")}</option>
        <option value="rated">{say("history-rated")}</option>
        <option value="friendly">{say("history-friendly")}</option>
      </select>
      <span class="find">
        <label class="sr" for={field}>
          {say("history-opponent.label")}
        </label>
        <input
          id={field}
          type="search"
          maxLength={40}
          placeholder={say("history-opponent")}
          value={wanted.opponent}
          onInput={(event) => onWant({ ...wanted, opponent: event.currentTarget.value })}
        />
      </span>
    </fieldset>
  );
}

function Row({ line, user }: { line: GameLine; user: string }) {
  useGameTexts(line.game);
  const game = gameText(line.game, "name") ?? line.game;
  const rivals = line.players.filter((player) => player.user !== user);
  return (
    <li class="row">
      <Motif game={line.game} />
      <p>
        <b>{game}</b> {say("history-against")} <Names players={rivals} />
        <br />
        <span class="soft">{particulars(line, user).join(" · ")}</span>
      </p>
      <ButtonLink
        slim
        to={`/t/${line.table}`}
        label={say("history-replay.label", { game, names: others(line, user) })}
      >
        {say("history-replay")}
      </ButtonLink>
    </li>
  );
}

/** People under a link to what is known of them. */
function Names({ players }: { players: readonly PlayerLine[] }) {
  return (
    <>
      {players.map((player, at) => (
        <span key={player.seat}>
          {at > 0 && ", "}
          {player.computer || player.name === "–" ? (
            nameOf(player)
          ) : (
            <a href={`/u/${encodeURIComponent(player.user)}`}>
              <bdi>{player.name}</bdi>
            </a>
          )}
        </span>
      ))}
    </>
  );
}
