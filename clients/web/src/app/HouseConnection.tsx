/** The connection to the house as the strip under the header shows it. */
import { useEffect, useState } from "preact/hooks";
import type { Connection as Line } from "../net/follower";
import { house } from "../net/house";
import { type Connection, ConnectionStrip } from "../parts/ConnectionStrip";
import { alarm, announce } from "../parts/live";
import { say } from "../texts/house";
import { NoticeStrip } from "./NoticeStrip";
import { useNow } from "./useNow";

const BACK_SHOWN_MS = 2_000;

type Lost = Extract<Line, { state: "lost" }>;

/** before: how it was lost a moment ago, or still is while a new try is under way; `null`: it was not. */
function shownOf(line: Line, now: number, clockRuns: boolean, before: Lost | null): Connection {
  switch (line.state) {
    case "good":
      return { state: before ? "back" : "good" };
    case "connecting":
      return before
        ? shownOf({ ...before, retryAt: now }, now, clockRuns, null)
        : { state: "good" };
    case "checking":
      return { state: "checking" };
    case "lost": {
      if (line.restarting) return { state: "restarting" };
      const retryInSeconds = Math.max(0, Math.ceil((line.retryAt - now) / 1000));
      return { state: "lost", retryInSeconds, clockRuns };
    }
    case "ended":
      return { state: line.why === "too-old" ? "outdated" : "signed-out" };
  }
}

export interface HouseConnectionProps {
  /** The reader's own clock may be running meanwhile. */
  clockRuns?: boolean;
}

export function HouseConnection({ clockRuns = false }: HouseConnectionProps) {
  const line = house.connection.value;
  const lost = line.state === "lost" || line.state === "ended";
  const now = useNow(lost ? 500 : null);
  const shown = shownOf(line, now, clockRuns, useLost(line));
  const { state } = shown;
  const isOut = state !== "good" && state !== "back" && state !== "checking";
  useEffect(() => {
    // Once, however often it is tried again in vain.
    if (isOut) alarm(say(`connection-${state}`, { seconds: 0 }));
  }, [isOut]);
  const act = () => (line.state === "ended" ? location.reload() : house.wake());
  return (
    <>
      <NoticeStrip />
      <ConnectionStrip connection={shown} onAct={act} />
    </>
  );
}

/** How the connection was lost, from that moment until a moment after it came back. */
function useLost(line: Line): Lost | null {
  const [before, setBefore] = useState<Lost | null>(null);
  const isBack = line.state === "good" && before !== null;
  useEffect(() => {
    if (line.state === "lost") setBefore(line);
  }, [line]);
  useEffect(() => {
    if (!isBack) return;
    announce(say("connection-back"));
    const timer = setTimeout(() => setBefore(null), BACK_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isBack]);
  return before;
}
