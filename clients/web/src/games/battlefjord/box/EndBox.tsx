/** Ending the own actions, and the question before it when something would lapse. */
import { useEffect, useRef } from "preact/hooks";
import type { EndActions } from "../../../gen/battlefjord";
import { Button } from "../../../parts/Button";
import { storeMeans } from "../infos";
import { say } from "../words";
import { type Ask, only } from "./ask";
import { openWords } from "./open";
import { Back, Do, Frame } from "./parts";

export function EndBox({ ask, end }: { ask: Ask; end: EndActions }) {
  return end.confirm_loss ? <LossBox ask={ask} end={end} /> : <PlainEnd ask={ask} end={end} />;
}

function PlainEnd({ ask, end }: { ask: Ask; end: EndActions }) {
  const open = openWords(ask);
  return (
    <Frame
      ask={ask}
      title={say("end-title")}
      lines={[
        open !== null && { text: say("end-unused", { open }) },
        { text: storeMeans(ask.view).join(" "), soft: true },
      ]}
      actions={
        <>
          <Do ask={ask} action={end} kind="primary">
            {say("end")}
          </Do>
          <Back ask={ask} />
        </>
      }
    />
  );
}

/** "Go on" comes first and has the focus: nobody loses goods by a second tap. */
function LossBox({ ask, end }: { ask: Ask; end: EndActions }) {
  const acts = useRef<HTMLDivElement>(null);
  useEffect(() => acts.current?.querySelector("button")?.focus(), []);
  const preview = ask.view.you?.end_preview;
  const mayTrade = only(ask.legal, "trade").length > 0;
  return (
    <Frame
      ask={ask}
      title={say("loss-title", {
        goods: preview?.goods_over ?? 0,
        silver: preview?.silver_lost ?? 0,
      })}
      lines={[{ text: storeMeans(ask.view).join(" ") }, mayTrade && { text: say("loss-trade") }]}
      actions={
        <div class="acts" ref={acts}>
          <Button kind="primary" onPress={() => ask.letGo()}>
            {say(mayTrade ? "go-on-trading" : "go-on")}
          </Button>
          <Do ask={ask} action={end}>
            {say("end-anyway")}
          </Do>
        </div>
      }
    />
  );
}
