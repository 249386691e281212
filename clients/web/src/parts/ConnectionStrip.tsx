/** What is the matter with the connection, in a strip under the header. Nothing while it is good. */
import { say } from "../texts/house";
import { Button } from "./Button";
import { Icon } from "./Icon";

export type Connection =
  | { state: "good" }
  | { state: "checking" }
  | { state: "lost"; retryInSeconds: number; clockRuns: boolean }
  | { state: "back" }
  | { state: "elsewhere" | "outdated" | "restarting" | "signed-out" };

export interface ConnectionStripProps {
  connection: Connection;
  /** The one button of a state: try now, take over here, load anew. */
  onAct: () => void;
}

export function ConnectionStrip({ connection, onAct }: ConnectionStripProps) {
  const { state } = connection;
  if (state === "good") return null;
  const quiet = state === "checking" || state === "back";
  return (
    <aside class={`connection ${state}`} aria-label={say("connection")}>
      <Icon name={quiet ? "ui-hourglass" : "ui-offline"} />
      <p>
        {state === "lost"
          ? say("connection-lost", { seconds: connection.retryInSeconds })
          : say(`connection-${state}`)}
        {state === "lost" && connection.clockRuns && ` ${say("connection-lost-clock")}`}
      </p>
      {!quiet && (
        <Button slim onPress={onAct}>
          {say(`connection-${state}.act`)}
        </Button>
      )}
    </aside>
  );
}
