/** The board of Battlefjord: sixteen fields around nine cards. Draws what it is given and says what was tapped. */
import "./battlefjord.css";
import type { ComponentChildren, TargetedKeyboardEvent } from "preact";
import { useId, useMemo, useRef } from "preact/hooks";
import { useFlip } from "../../parts/flip";
import { InfoHost } from "../../parts/InfoHost";
import { type Roving, useRoving } from "../../parts/roving";
import { settings } from "../../settings/settings";
import { GRID } from "./content";
import { FieldCell } from "./FieldCell";
import { infoOf } from "./infos";
import { fieldPlace, isLaying } from "./position";
import { SlotCell } from "./SlotCell";
import { type Moment, momentOf, type Props } from "./table";
import { say } from "./words";

const SIZE = GRID.length;

export function Board(props: Props) {
  const root = useRef<HTMLDivElement>(null);
  const heading = useId();
  const moment = momentOf(props);
  const [first] = moment.targets.keys();
  const roving = useRoving(root, onBoard(moment.aim) ?? onBoard(first) ?? fieldPlace(1));
  // Cards travel from the centre to the halls, so what moves is looked for in the whole table.
  const table = useMemo(
    () => ({
      get current(): HTMLElement | null {
        return root.current?.closest<HTMLElement>(".play") ?? root.current;
      },
    }),
    [],
  );
  useFlip(table, JSON.stringify([props.view, props.armed]));

  return (
    <InfoHost class="fjord" infoOf={(key) => infoOf(key, moment)}>
      <h2 class="sr" id={heading}>
        {say("board")}
      </h2>
      {/* biome-ignore lint/a11y/useSemanticElements: a table cannot be laid out as this ring and stay one for voices */}
      <div
        ref={root}
        class="fjord-board"
        role="grid"
        tabIndex={-1}
        aria-labelledby={heading}
        aria-rowcount={SIZE}
        aria-colcount={SIZE}
        onKeyDown={(event) => press(event, moment, roving)}
        onFocusIn={roving.onFocusIn}
        onFocusOut={roving.onFocusOut}
      >
        <div class="fjord-ground" aria-hidden="true" />
        {GRID.map((row, y) => (
          <Row key={y} y={y}>
            {row.map((field, x) => (
              <Cell key={x} x={x} inCentre={field === 0}>
                {field ? (
                  <FieldCell field={field} moment={moment} roving={roving} />
                ) : (
                  <SlotCell slot={3 * (y - 1) + (x - 1)} moment={moment} roving={roving} />
                )}
              </Cell>
            ))}
          </Row>
        ))}
      </div>
    </InfoHost>
  );
}

function Row({ y, children }: { y: number; children: ComponentChildren }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements lint/a11y/useFocusableInteractive: a row of the grid above
    <div role="row" aria-rowindex={y + 1}>
      {children}
    </div>
  );
}

/** The button inside takes the focus. */
function Cell(props: { x: number; inCentre: boolean; children: ComponentChildren }) {
  const { x, inCentre, children } = props;
  return (
    // biome-ignore lint/a11y/useSemanticElements lint/a11y/useFocusableInteractive: a cell of the grid above
    <div role="gridcell" aria-colindex={x + 1} class={inCentre ? "mid" : ""}>
      {children}
    </div>
  );
}

/** A card of the hand is bright too, but lies beside the board. */
const onBoard = (place: string | null | undefined): string | undefined =>
  place && !place.startsWith("hand-") ? place : undefined;

function press(event: TargetedKeyboardEvent<HTMLElement>, moment: Moment, roving: Roving): void {
  roving.onKeyDown(event);
  if (event.key === "Escape" && (moment.armed || moment.draft.length > 0) && !moment.sent) {
    event.stopPropagation();
    moment.letGo();
    return;
  }
  if (!settings.value.singleKeys || event.ctrlKey || event.altKey || event.metaKey) return;
  if (event.key.toLowerCase() === "e") {
    const end = moment.legal.find(({ type }) => type === "end_actions");
    if (end) moment.tap(end);
    return;
  }
  const { armed } = moment;
  if (!armed || !isLaying(armed) || armed.mode !== "lay") return;
  const into = moment.legal.find(
    (action) =>
      isLaying(action) &&
      action.mode === "lay" &&
      String(action.hall) === event.key &&
      JSON.stringify({ ...action, hall: 0 }) === JSON.stringify({ ...armed, hall: 0 }),
  );
  if (into) moment.act(into);
}
