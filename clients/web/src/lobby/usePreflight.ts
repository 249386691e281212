/** Whether a challenge could be made, asked while one still chooses. */
import { useEffect, useState } from "preact/hooks";
import type { Answer } from "../net/follower";
import { house } from "../net/house";
import type { Plain, Refusal, Terms } from "../net/wire";
import { refusalIn } from "./refusal";

/** So long nothing must have been changed before it is asked. */
const STILL_MS = 200;

type Obstacle = Pick<Refusal, "code" | "rule" | "facts">;

/** What stands in the way, out of an answer to `check_challenge`; `null`: nothing. */
export function obstacleIn(answer: Answer): Obstacle | null {
  const refusal = refusalIn(answer);
  if (refusal) return refusal;
  const { code, facts } = (answer.type === "ok" && answer.result) || {};
  return typeof code === "string" ? { code, rule: null, facts: (facts ?? {}) as Plain } : null;
}

export function usePreflight(target: string | null, terms: Terms): Obstacle | null {
  const [obstacle, setObstacle] = useState<Obstacle | null>(null);
  const [round, setRound] = useState(0);
  const chosen = JSON.stringify(terms);
  // Who goes, comes or begins to play meanwhile may be challenged or not from then on.
  const row = target === null ? undefined : house.room.value?.get(`player:${target}`);
  const doing = row?.kind === "player" ? row.doing : null;
  // `chosen` are the terms; `doing` and `round` ask anew.
  useEffect(() => {
    if (target === null) return setObstacle(null);
    let isOld = false;
    let timer = setTimeout(async () => {
      const answer = await house.ask({ type: "check_challenge", target, terms });
      if (isOld) return;
      const found = obstacleIn(answer);
      setObstacle(found);
      const wait = found?.facts.wait_ms;
      if (typeof wait === "number") timer = setTimeout(() => setRound((n) => n + 1), wait);
    }, STILL_MS);
    return () => {
      isOld = true;
      clearTimeout(timer);
    };
  }, [target, chosen, doing, round]);
  return obstacle;
}
