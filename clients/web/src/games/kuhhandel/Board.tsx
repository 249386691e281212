/** The board of Kuhhandel: the stage, who has which animals, and the own money. */
import "./kuhhandel.css";
import type { TargetedKeyboardEvent } from "preact";
import { useRef } from "preact/hooks";
import { InfoHost } from "../../parts/InfoHost";
import { useRoving } from "../../parts/roving";
import { Animals } from "./Animals";
import { animalNow } from "./farm";
import { infoOf } from "./infos";
import { Money } from "./Money";
import { Stage } from "./Stage";
import type { Props } from "./table";

export function Board(props: Props) {
  const root = useRef<HTMLDivElement>(null);
  const { view, draft, sent, letGo } = props;
  const roving = useRoving(root, animalNow(view, draft) ?? "rooster");
  const press = (event: TargetedKeyboardEvent<HTMLDivElement>) => {
    roving.onKeyDown(event);
    if (event.key === "Escape" && draft.length > 0 && !sent) {
      event.stopPropagation();
      letGo();
    }
  };
  return (
    <InfoHost class="kuhhandel" infoOf={(key) => infoOf(key, props)}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it listens for the buttons inside */}
      <div
        ref={root}
        class="kuhhandel-board"
        onKeyDown={press}
        onFocusIn={roving.onFocusIn}
        onFocusOut={roving.onFocusOut}
      >
        <Stage {...props} />
        <Animals {...props} roving={roving} />
        <Money {...props} />
      </div>
    </InfoHost>
  );
}
