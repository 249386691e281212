/** The end: the result as a heading, ranking and scores, and what one can do next. */
import { useEffect } from "preact/hooks";
import { go } from "../app/router";
import { countAgainst } from "../lobby/kept";
import type { Outcome } from "../net/wire";
import { Box } from "../parts/Box";
import { Button, ButtonLink } from "../parts/Button";
import { SeatSign } from "../parts/seats";
import { say } from "../texts/house";
import { mayOpenAgain, OpenAgain, useRematchGone } from "./Again";
import { showingOf, useTableContext } from "./context";
import { reasonsOf, SettledLine } from "./Settled";
import { outcomeSentence, whyNot } from "./sentences";

export function Ending({ outcome }: { outcome: Outcome }) {
  const { play, table, listener, frame, ownSeat, terms } = useTableContext();
  const aborted = table.log.value
    .flatMap(({ events }) => events)
    .findLast(({ type }) => type === "table_aborted");
  const [winners = []] = outcome.ranking;
  useEffect(() => {
    if (outcome.rematch && ownSeat !== null) go(`/t/${outcome.rematch}`);
  }, [outcome.rematch, ownSeat]);
  useEffect(() => {
    // Of several computers all play alike; at a table with other people nothing is counted.
    const others = frame.seats.filter((_, seat) => seat !== ownSeat);
    const [level = null, ...more] = new Set(others.map(({ computer }) => computer));
    if (level === null || more.length > 0 || ownSeat === null || outcome.aborted) return;
    const isFirst = winners.includes(ownSeat);
    const ending = winners.length === 1 ? "won" : "drawn";
    countAgainst(terms.game, level, table.id, isFirst ? ending : "lost");
  }, [outcome, frame.seats, ownSeat, terms.game, table.id, winners]);
  const gone = useRematchGone();
  const rematch = frame.offerable.find(({ kind }) => kind === "rematch");
  // Against a computer nobody expects that anything changes.
  const why = frame.seats.some(({ computer }) => computer)
    ? []
    : reasonsOf(outcome, terms, ownSeat);
  const isOpen = frame.offers.some(({ kind }) => kind === "rematch");
  return (
    <Box
      seat={winners.length === 1 ? (winners[0] ?? null) : null}
      kicker={say("table-over")}
      title={outcomeSentence(listener, outcome, aborted ?? null)}
      lines={[
        ...(outcome.aborted ? [] : [{ text: <Ranking outcome={outcome} /> }]),
        ...why.map((text) => ({ text, soft: true })),
        ...(gone === null ? [] : [{ text: gone }]),
        ...(mayOpenAgain({ frame, ownSeat }) ? [{ text: <OpenAgain /> }] : []),
      ]}
      actions={
        <>
          {outcome.rematch && (
            <ButtonLink kind="primary" to={`/t/${outcome.rematch}`}>
              {say("table-to-rematch")}
            </ButtonLink>
          )}
          {rematch && !isOpen && !outcome.rematch && (
            <Button
              kind="primary"
              reason={rematch.reason && whyNot(rematch.reason)}
              onPress={() => void play.offer("rematch")}
            >
              {say("offer-rematch")}
            </Button>
          )}
          <Button onPress={() => play.past.look(1)}>{say("table-replay")}</Button>
          <ButtonLink to="/">{say("house")}</ButtonLink>
        </>
      }
    />
  );
}

function Ranking({ outcome }: { outcome: Outcome }) {
  const shared = useTableContext();
  const { listener, ownSeat, board } = shared;
  const Score = board?.Score;
  return (
    <ol class="ranking">
      {outcome.ranking.flatMap((group, at) =>
        group.map((seat) => (
          <li key={seat}>
            <span class="num">{say("table-rank", { rank: rankOf(outcome, at) })}</span>
            <SeatSign seat={seat} />
            <bdi>{seat === ownSeat ? say("you") : listener.nameOf(seat)}</bdi>
            {outcome.scores[seat] !== undefined && <b class="num">{outcome.scores[seat]}</b>}
            {Score && (
              <p class="counted num">
                <Score {...showingOf(shared)} seat={seat} />
              </p>
            )}
            <SettledLine outcome={outcome} seat={seat} />
          </li>
        )),
      )}
    </ol>
  );
}

/** Equal seats share a rank; the ones behind them count on from there. */
function rankOf({ ranking }: Outcome, group: number): number {
  return 1 + ranking.slice(0, group).reduce((sum, seats) => sum + seats.length, 0);
}
