/** The connection to the house as the strip under the header shows it. */
import { useEffect, useState } from "preact/hooks";
import type { Connection as Line } from "../net/follower";
import { house } from "../net/house";
import { type Connection, ConnectionStrip } from "../parts/ConnectionStrip";
import { alarm, announce } from "../parts/live";
import { say } from "../texts/house";
import { useNow } from "./useNow";

const BACK_SHOWN_MS = 2_000;

/** wasLost: it was lost a moment ago, or is until a new try succeeds. */
function shownOf(line: Line, now: number, clockRuns: boolean, wasLost: boolean): Connection {
  switch (line.state) {
    case "good":
      return { state: wasLost ? "back" : "good" };
    case "connecting":
      return wasLost ? { state: "lost", retryInSeconds: 0, clockRuns } : { state: "good" };
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
  const wasLost = useWasLost(lost, line.state === "good");
  useEffect(() => {
    if (lost) alarm(say("connection-lost", { seconds: 0 }));
  }, [lost]);
  const act = () => (line.state === "ended" ? location.reload() : house.wake());
  return <ConnectionStrip connection={shownOf(line, now, clockRuns, wasLost)} onAct={act} />;
}

/** True from the moment the connection is lost until a moment after it came back. */
function useWasLost(lost: boolean, good: boolean): boolean {
  const [wasLost, setWasLost] = useState(false);
  useEffect(() => {
    if (lost) setWasLost(true);
    else if (good && wasLost) {
      announce(say("connection-back"));
      const timer = setTimeout(() => setWasLost(false), BACK_SHOWN_MS);
      return () => clearTimeout(timer);
    }
    return undefined;
  }, [lost, good, wasLost]);
  return wasLost;
}
