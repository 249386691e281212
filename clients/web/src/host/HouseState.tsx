/** How the house stands, its nodes, a message to everybody, a backup. */
import { useState } from "preact/hooks";
import { refusalIn, sentenceOfRefusal } from "../lobby/refusal";
import { house } from "../net/house";
import { Button } from "../parts/Button";
import { announce } from "../parts/live";
import { RuledSection } from "../parts/RuledSection";
import { HostField } from "./HostField";
import type { BackedUp, Overview } from "./told";
import { act } from "./useTold";
import { say } from "./words";

export interface HouseStateProps {
  overview: Overview;
  onDone: () => void;
}

export function HouseState({ overview, onDone }: HouseStateProps) {
  const [fault, setFault] = useState<string | null>(null);
  const drain = async (node: string, on: boolean) => {
    const failed = await act({ type: "host_drain", node, on });
    setFault(failed);
    announce(failed ?? say("host-done"));
    onDone();
  };
  return (
    <>
      <RuledSection
        title={say("host-house")}
        aside={
          <Button slim onPress={onDone}>
            {say("host-again")}
          </Button>
        }
      >
        <p>
          {say("host-people", { count: overview.people })} ·{" "}
          {say("host-tables", { count: overview.tables })} ·{" "}
          {say("host-unsettled", { count: overview.unsettled })}
        </p>
        <ul class="rows">
          {overview.nodes.map(({ node, people, tables, draining }) => (
            <li class="row" key={node}>
              <p>
                <b>{node}</b> {say("host-node", { people, tables })}
                {draining && <em> {say("host-node-draining")}</em>}
              </p>
              <Button
                slim
                label={say(draining ? "host-undrain.label" : "host-drain.label", { node })}
                onPress={() => void drain(node, !draining)}
              >
                {say(draining ? "host-undrain" : "host-drain")}
              </Button>
            </li>
          ))}
        </ul>
        {fault && (
          <p class="fault" role="alert">
            {fault}
          </p>
        )}
        <Backup onDone={onDone} />
        <details class="more">
          <summary>{say("host-settings")}</summary>
          <pre
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys
            tabIndex={0}
          >
            {JSON.stringify(overview.settings, null, 1)}
          </pre>
        </details>
      </RuledSection>
      <Banner key={overview.notice.text ?? ""} notice={overview.notice} onDone={onDone} />
    </>
  );
}

function Backup({ onDone }: { onDone: () => void }) {
  const [told, setTold] = useState<string[]>([]);
  const make = async () => {
    const answer = await house.ask({ type: "host_backup" });
    const refusal = refusalIn(answer);
    if (refusal) return setTold([sentenceOfRefusal(refusal)]);
    const { folder, files, by_hand } = (answer.type === "ok"
      ? answer.result
      : null) as unknown as BackedUp;
    setTold([
      folder !== null && files.length > 0
        ? say("host-backed-up", { folder, files: files.join(", ") })
        : say("host-backed-up-nothing"),
      ...by_hand.map((each) => say(`host-by-hand-${each}`)),
    ]);
    onDone();
  };
  return (
    <div>
      <Button onPress={() => void make()}>{say("host-backup")}</Button>
      <div role="status">
        {told.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </div>
  );
}

const MINUTE_MS = 60_000;

/** As the field for a moment wants it: local time, to the minute. */
function localOf(at: number | null): string {
  if (at === null) return "";
  const offset = new Date(at).getTimezoneOffset() * MINUTE_MS;
  return new Date(at - offset).toISOString().slice(0, 16);
}

function Banner({ notice, onDone }: { notice: Overview["notice"]; onDone: () => void }) {
  const [text, setText] = useState(notice.text ?? "");
  const [at, setAt] = useState(localOf(notice.at));
  const [fault, setFault] = useState<string | null>(null);
  const put = async (shown: string) => {
    const moment = at === "" ? null : new Date(at).getTime();
    const failed = await act({ type: "host_banner", text: shown, at: moment });
    setFault(failed);
    announce(failed ?? say("host-done"));
    onDone();
  };
  return (
    <RuledSection title={say("host-banner")}>
      <form
        class="fields"
        onSubmit={(event) => {
          event.preventDefault();
          void put(text);
        }}
      >
        <HostField
          label={say("host-banner-text")}
          help={say("host-banner-text.help")}
          maxLength={200}
          value={text}
          onInput={setText}
        />
        <HostField
          label={say("host-banner-at")}
          help={say("host-banner-at.help")}
          type="datetime-local"
          value={at}
          onInput={setAt}
        />
        <p class="acts">
          {notice.text !== null && (
            <Button onPress={() => void put("")}>{say("host-banner-drop")}</Button>
          )}
          <Button kind="primary" submits>
            {say("host-banner-put")}
          </Button>
        </p>
        {fault && (
          <p class="fault" role="alert">
            {fault}
          </p>
        )}
      </form>
    </RuledSection>
  );
}
