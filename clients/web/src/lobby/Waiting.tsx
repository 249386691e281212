/** While one waits in a pool: for what, how long, who is near enough by now, and how to stop. */
import { useNow } from "../app/useNow";
import { house } from "../net/house";
import type { YourPool } from "../net/wire";
import { Button } from "../parts/Button";
import { formatSeconds } from "../parts/ClockFace";
import { Motif } from "../parts/Icon";
import { gameText, useGameTexts } from "../texts/game";
import { say } from "../texts/house";
import "./openTables.css";
import { poolControl, sameKind } from "./pools";
import { type Range, rangeWords } from "./RangeChoice";
import { shortTime } from "./terms";
import { useSend } from "./useSend";

const EVERY_S = 5;
const GROWS = 25;
const WIDEST = 800;

/** How far apart ratings may be after `waitedMs`, where they may be `window` (in hundredths) after `sinceMs`. */
export function windowBy(window: number, sinceMs: number, waitedMs: number): number {
  const steps = (ms: number) => Math.floor(ms / 1_000 / EVERY_S);
  const grown = GROWS * (steps(waitedMs) - steps(sinceMs));
  const now = Math.round(window / 100);
  return Math.max(now, Math.min(WIDEST, now + grown));
}

export function Waiting() {
  const told = house.finding.pool.value;
  return told?.frame.place ? <Place place={told.frame.place} since={told.receivedAt} /> : null;
}

interface PlaceProps {
  place: NonNullable<YourPool["place"]>;
  /** When the house said so. */
  since: number;
}

function Place({ place, since }: PlaceProps) {
  const now = useNow(1_000);
  const { fault, send } = useSend();
  useGameTexts(place.pool.game);
  const { pool } = place;
  const waited = place.waited_ms + Math.max(0, now - since);
  const others = [...(house.room.value ?? [])].flatMap(([, row]) =>
    row.kind === "pool" && sameKind(row.pool, pool) ? [row.waiting - 1] : [],
  )[0];
  const facts = [
    gameText(pool.game, "name") ?? pool.game,
    shortTime(poolControl(pool)),
    say(`terms-${pool.kind}`),
    ...(pool.stake > 0 ? [say("terms-stake", { stake: pool.stake })] : []),
    ...(pool.group ? [say("pool-seats", { seats: place.seats.preferred })] : []),
  ].join(" · ");
  const wanted = rangeWords({ low: place.low, high: place.high } as Range);
  return (
    <section class="waiting" aria-label={say("pool-waiting")}>
      <span class="lantern" aria-hidden="true" />
      <Motif game={pool.game} />
      <div>
        <p>
          <b>{say("pool-waiting")}</b> <span class="num">{formatSeconds(waited)}</span>
        </p>
        <p class="soft small">
          {facts}
          {pool.kind === "rated" && (
            <>
              {" "}
              · {say("pool-window", { points: windowBy(place.window, place.waited_ms, waited) })}
            </>
          )}
          {wanted && ` · ${say("range-wanted", { range: wanted })}`}
          {" · "}
          {say("pool-others", { count: Math.max(0, others ?? 0) })}
        </p>
        {fault && <p class="fault">{fault}</p>}
      </div>
      <Button slim onPress={() => void send({ type: "leave_pool" })}>
        {say("pool-leave")}
      </Button>
    </section>
  );
}
