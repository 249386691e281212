/** The board of Bagalut: five stalls and the hand below. Draws what it is given and says what was tapped. */
import "./bagalut.css";
import type { TargetedKeyboardEvent } from "preact";
import { useRef } from "preact/hooks";
import { useFlip } from "../../parts/flip";
import { InfoHost } from "../../parts/InfoHost";
import { useRoving } from "../../parts/roving";
import { settings } from "../../settings/settings";
import { Hand } from "./Hand";
import { infoOf } from "./infos";
import { GOODS, type Good, other, type Place, pilePlace } from "./position";
import { Stall } from "./Stall";
import { type Moment, momentOf, type Props } from "./table";
import { say } from "./words";

/** Where the keys 1 to 5 lead: to what can be played at this good, else to the near row. */
function placeFor(good: Good, { targets, near }: Moment): Place {
  const rows = [pilePlace(near, good), pilePlace(other(near), good)];
  return rows.find((place) => targets.has(place)) ?? pilePlace(near, good);
}

export function Board(props: Props) {
  const root = useRef<HTMLDivElement>(null);
  const moment = momentOf(props);
  const [first] = moment.targets.keys();
  const roving = useRoving(root, moment.aim ?? first ?? pilePlace(moment.near, "fish"));
  useFlip(root, JSON.stringify([props.view, props.armed]));

  const press = (event: TargetedKeyboardEvent<HTMLDivElement>) => {
    roving.onKeyDown(event);
    if (event.key === "Escape" && props.armed && !props.sent) {
      event.stopPropagation();
      props.letGo();
      return;
    }
    const good = GOODS[Number(event.key) - 1];
    if (!good || !settings.value.singleKeys || event.ctrlKey || event.altKey || event.metaKey)
      return;
    root.current?.querySelector<HTMLElement>(`[data-place="${placeFor(good, moment)}"]`)?.focus();
  };

  return (
    <InfoHost class="bagalut" infoOf={(key) => infoOf(key, moment)}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it listens for the buttons inside */}
      <div
        ref={root}
        class="bagalut-board"
        onKeyDown={press}
        onFocusIn={roving.onFocusIn}
        onFocusOut={roving.onFocusOut}
      >
        <ol class="market" aria-label={say("market")}>
          {GOODS.map((good) => (
            <Stall key={good} moment={moment} good={good} roving={roving} />
          ))}
        </ol>
        <Hand moment={moment} roving={roving} />
      </div>
    </InfoHost>
  );
}
