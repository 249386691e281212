/** A field of the ring: a place with its yield, figure and ship, or a corner with its toll. */
import type { Roving } from "../../parts/roving";
import { placeContent, raidAt } from "./content";
import { fieldLabel } from "./labels";
import { Drawn, Figure, Pips, WOODCUT } from "./pieces";
import { fieldPlace } from "./position";
import type { Moment } from "./table";
import { fieldName, say, soft } from "./words";

interface CellProps {
  field: number;
  moment: Moment;
  roving: Roving;
}

function classes({ field, moment }: CellProps): string {
  const { view, targets, aim, sent, spots } = moment;
  const place = fieldPlace(field);
  const figure = view.figures.find((each) => each.field === field);
  const corner = raidAt(field) !== null;
  const spent = view.phase === "actions" && figure !== undefined && figure.uses_left <= 0;
  return [
    "field",
    corner ? "raid" : "",
    corner && field < view.ship ? "past" : "",
    view.next_raid?.field === field ? "next" : "",
    !corner && view.ship === field ? "barred" : "",
    spent ? "used" : "",
    targets.has(place) ? "legal" : "",
    aim === place ? "aim" : "",
    aim === place && sent ? "sent" : "",
    spots.has(place) ? "told" : "",
  ]
    .filter(Boolean)
    .join(" ");
}

export function FieldCell(props: CellProps) {
  const { field, moment, roving } = props;
  const { view, targets, aim, armed, ownSeat } = moment;
  const place = fieldPlace(field);
  const legal = targets.has(place);
  const content = placeContent(field);
  const hasShip = view.ship === field && view.phase !== "over";
  const comes = armed?.type === "place" && armed.field === field && ownSeat !== null;
  return (
    <button
      type="button"
      class={classes(props)}
      tabIndex={roving.tabIndex(place)}
      data-place={place}
      data-info={place}
      aria-label={fieldLabel(field, moment)}
      aria-pressed={legal ? aim === place : undefined}
      aria-disabled={legal ? undefined : "true"}
      onClick={() => moment.tapOn(place)}
    >
      <Drawn class="pic" box={WOODCUT} id={content ? `place-${content.key}` : "place-raid"} />
      {content && <Pips class="yield" of={content.gain} />}
      <span class="name">{soft(fieldName(field))}</span>
      {!content && <Toll field={field} />}
      {view.figures.map((figure, at) =>
        figure.field === field ? (
          <span
            key={at}
            class={`stands${figure.uses_left <= 0 && view.phase === "actions" ? " spent" : ""}`}
            data-flip={`figure-${figure.seat}-${order(moment, at)}`}
          >
            <Figure seat={figure.seat} />
          </span>
        ) : null,
      )}
      {comes && (
        <span class="stands ghost">
          <Figure seat={ownSeat} />
        </span>
      )}
      {hasShip && (
        <span class="raider" data-flip="ship">
          <Drawn box="-3 0 74 48" id="raider" />
        </span>
      )}
      {hasShip && content && (
        <span class="bar-tag" aria-hidden="true">
          {say("barred")}
        </span>
      )}
    </button>
  );
}

/** Which of its seat's figures it is: the same one has the same name from round to round. */
function order({ view }: Moment, at: number): number {
  const seat = view.figures[at]?.seat;
  return view.figures.slice(0, at).filter((figure) => figure.seat === seat).length;
}

function Toll({ field }: { field: number }) {
  const raid = raidAt(field);
  if (!raid) return null;
  return (
    <span class="toll">
      <span>
        {raid.silver > 0
          ? say("toll-silver", { n: raid.silver })
          : say("toll-goods", { n: raid.goods })}
      </span>{" "}
      <span>
        <i>{say("or")}</i> {say("toll-fame", { n: raid.fame })}
      </span>
    </span>
  );
}
