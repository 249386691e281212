/** The board of Die Wikinger Saga: the long path, the own hand, and all that lies open around them. */
import "./wikinger_saga.css";
import type { TargetedKeyboardEvent } from "preact";
import { useRef, useState } from "preact/hooks";
import { useFlip } from "../../parts/flip";
import { InfoHost } from "../../parts/InfoHost";
import { useRoving } from "../../parts/roving";
import { Hand } from "./Hand";
import { infoOf } from "./infos";
import { Display, Journey, Own, Rows, Tale, Ways } from "./Panels";
import { aimsOf, type CardId, figuresShown, handOf, outlooksOf, shiftShown } from "./position";
import { Strip } from "./Strip";
import type { Part, Props } from "./table";

export function Board(props: Props) {
  const root = useRef<HTMLDivElement>(null);
  const [looked, setLooked] = useState<CardId | null>(null);
  const { view, armed, sent, letGo, ahead } = props;
  const [held] = handOf(view);
  const roving = useRoving(root, held ? `hand-${held.key}` : "space-0");
  const armedAims = aimsOf(view, armed);
  const aims = armedAims.length > 0 || looked === null ? armedAims : outlooksOf(view, looked, true);
  const moved = [shiftShown(view, ahead), ...figuresShown(view, ahead).map(({ index }) => index)];
  useFlip(root, JSON.stringify([moved, handOf(view)]));
  const press = (event: TargetedKeyboardEvent<HTMLDivElement>) => {
    roving.onKeyDown(event);
    if (event.key === "Escape" && armed !== null && !sent) {
      event.stopPropagation();
      letGo();
    }
  };
  const part: Part = { ...props, roving, aims, look: setLooked };
  return (
    <InfoHost class="saga" infoOf={(key) => infoOf(key, props)}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it listens for the buttons inside */}
      <div
        ref={root}
        class={`saga-board in-${view.phase}`}
        onKeyDown={press}
        onFocusIn={roving.onFocusIn}
        onFocusOut={roving.onFocusOut}
      >
        <Strip {...part} />
        <Hand {...part} />
        <div class="saga-cols">
          <div class="saga-col">
            <Ways {...part} />
            <Tale {...part} />
          </div>
          <div class="saga-col">
            <Display {...part} />
          </div>
          <div class="saga-col">
            <Rows {...part} />
            <Own {...part} />
          </div>
        </div>
        <Journey {...part} />
      </div>
    </InfoHost>
  );
}
