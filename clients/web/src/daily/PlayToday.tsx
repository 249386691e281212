/** Where one stands today, and the one button that goes with it. */
import { useState } from "preact/hooks";
import { go } from "../app/router";
import type { Daily } from "../gen/days";
import { Button } from "../parts/Button";
import { playToday, say, signed } from "./days";

/** Yesterday's is not over yet, today's not begun, running, or done: then one can practise. */
export function stateOf({ today, late }: Daily): "late" | "open" | "running" | "done" {
  if (late) return "late";
  if (!today) return "open";
  return today.over ? "done" : "running";
}

export function StateToday({ daily }: { daily: Daily }) {
  const { today } = daily;
  switch (stateOf(daily)) {
    case "late":
      return <>{say("late-runs")}</>;
    case "open":
      return <>{say("not-begun")}</>;
    case "running":
      return <>{say("running")}</>;
    case "done":
      return (
        <>{today?.score == null ? say("done-none") : say("done", { score: signed(today.score) })}</>
      );
  }
}

const VERBS = { late: "go-on", open: "play", running: "go-on", done: "practise" } as const;

export function PlayToday({ daily, slim = false }: { daily: Daily; slim?: boolean }) {
  const [asking, setAsking] = useState(false);
  const state = stateOf(daily);
  const play = async () => {
    if (asking) return;
    setAsking(true);
    const found = await playToday(daily.game);
    setAsking(false);
    if (found) go(`/t/${found.table}`);
  };
  return (
    <Button kind={state === "done" ? "plain" : "primary"} slim={slim} onPress={() => void play()}>
      {say(VERBS[state])}
    </Button>
  );
}
