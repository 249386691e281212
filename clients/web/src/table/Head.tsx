/** The table's header: back, game, terms, where the game stands, and the tools. */
import { HouseConnection } from "../app/HouseConnection";
import { DailyNote } from "../daily/DailyNote";
import { Calls } from "../lobby/Calls";
import { shortTime } from "../lobby/terms";
import { Button, ButtonLink } from "../parts/Button";
import { Icon } from "../parts/Icon";
import { gameText } from "../texts/game";
import { say } from "../texts/house";
import { showingOf, useTableContext } from "./context";
import { NextTable } from "./NextTable";
import { Sail } from "./Sail";

export interface HeadProps {
  onFlip: () => void;
  onMenu: () => void;
  /** `null`: there is nothing to take back here. */
  onTakeBack: (() => void) | null;
}

export function Head({ onFlip, onMenu, onTakeBack }: HeadProps) {
  const shared = useTableContext();
  const { terms, frame, ownSeat, board, table } = shared;
  const name = gameText(terms.game, "name") ?? terms.game;
  const Progress = board?.Progress;
  const isDaily = frame.offerable.some(({ reason }) => reason === "daily");
  const isClocked = terms.time_control.kind !== "none" && ownSeat !== null;
  const clockRuns = isClocked && frame.clock.seats[ownSeat]?.state === "running";
  return (
    <>
      <header class="table-top">
        <Sail />
        <a class="home" href="/">
          <Icon name="ui-back" />
          <span>{say("house")}</span>
        </a>
        <div class="what">
          <h1>{name}</h1>
          <p class="terms">
            {shortTime(terms.time_control)} · {say(`terms-${terms.kind}`)}
            {isDaily && <DailyNote game={terms.game} table={table.id} />}
          </p>
          {ownSeat === null && <p class="watching">{say("table-watching")}</p>}
        </div>
        <div class="standing">
          {Progress && <Progress {...showingOf(shared)} />}
          {table.watching.value > 0 && (
            <p class="small soft num">{say("table-audience", { count: table.watching.value })}</p>
          )}
        </div>
        <NextTable />
        <Calls />
        <nav class="tools" aria-label={say("table-tools")}>
          {onTakeBack && (
            <span class="tool-back">
              <Button
                kind="icon"
                icon="ui-undo"
                label={say("offer-take_back")}
                onPress={onTakeBack}
              />
            </span>
          )}
          <span class="tool-flip">
            <Button kind="icon" icon="ui-flip" label={say("table-flip")} onPress={onFlip} />
          </span>
          <ButtonLink
            kind="icon"
            icon="ui-info"
            label={say("rules-of", { game: name })}
            to={`/rules/${terms.game}`}
          />
          <Button kind="icon" icon="ui-menu" label={say("table-menu")} onPress={onMenu} />
        </nav>
      </header>
      <HouseConnection clockRuns={clockRuns} />
    </>
  );
}
