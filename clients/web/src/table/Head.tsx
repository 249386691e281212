/** The table's header: back, game, terms, where the game stands, and the tools. */
import { HouseConnection } from "../app/HouseConnection";
import { DailyNote } from "../daily/DailyNote";
import { Calls } from "../lobby/Calls";
import { shortTime } from "../lobby/terms";
import type { Terms } from "../net/wire";
import { Button } from "../parts/Button";
import { Icon } from "../parts/Icon";
import { gameText } from "../texts/game";
import { say } from "../texts/house";
import { showingOf, useTableContext } from "./context";
import { NextTable } from "./NextTable";
import { Sail } from "./Sail";

const MINUTE_S = 60;

/** "3 Minuten verzögert". */
function delayWords(seconds: number): string {
  return seconds % MINUTE_S === 0
    ? say("table-delayed-minutes", { minutes: seconds / MINUTE_S })
    : say("table-delayed", { seconds });
}

/** The terms as they stand in the header: what is usual is left out, the sign beside tells all. */
export function termsInShort(
  { time_control, kind, stake, tempo, spectators }: Terms,
  plays: boolean,
): string[] {
  const { allowed, delay_s: delay } = spectators;
  return [
    shortTime(time_control),
    say(`terms-${kind}`),
    ...(stake > 0 ? [say("terms-stake", { stake })] : []),
    ...(tempo === "normal" ? [] : [say(`terms-tempo-${tempo}`)]),
    ...(allowed === "everyone" ? [] : [say(`table-watch-${allowed}`)]),
    // Who watches is told so in a line of its own.
    ...(plays && delay > 0 ? [say("table-watch-delay", { delay: delayWords(delay) })] : []),
  ];
}

export interface HeadProps {
  onFlip: () => void;
  onMenu: () => void;
  /** Tell the terms in full. */
  onTerms: () => void;
  /** `null`: there is nothing to take back here. */
  onTakeBack: (() => void) | null;
}

export function Head({ onFlip, onMenu, onTerms, onTakeBack }: HeadProps) {
  const shared = useTableContext();
  const { terms, frame, ownSeat, board, table } = shared;
  const name = gameText(terms.game, "name") ?? terms.game;
  const Progress = board?.Progress;
  const delay = terms.spectators.delay_s;
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
            {termsInShort(terms, ownSeat !== null).join(" · ")}
            {isDaily && <DailyNote game={terms.game} table={table.id} />}
          </p>
          {ownSeat === null && (
            <p class="watching">
              {say("table-watching")}
              {delay > 0 && ` · ${delayWords(delay)}`}
            </p>
          )}
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
          <Button kind="icon" icon="ui-info" label={say("table-terms")} onPress={onTerms} />
          <Button kind="icon" icon="ui-menu" label={say("table-menu")} onPress={onMenu} />
        </nav>
      </header>
      <HouseConnection clockRuns={clockRuns} />
    </>
  );
}
