/** A place of the centre: an open card with its pennant, a face-down one, or none. */
import type { Roving } from "../../parts/roving";
import { cargoOf, followerOf } from "./content";
import { slotLabel } from "./labels";
import { CardPicture, Drawn, inkOf, Medal, Pennant, Pips, Star } from "./pieces";
import { slotPlace } from "./position";
import type { Moment } from "./table";
import { cardName, soft } from "./words";

interface CellProps {
  slot: number;
  moment: Moment;
  roving: Roving;
}

function classes({ slot, moment }: CellProps): string {
  const { view, targets, aim, sent, spots, crossing, moving } = moment;
  const place = slotPlace(slot);
  const lying = view.slots[slot];
  return [
    "slot",
    lying?.card ? `print ${inkOf(lying.card)}` : "down",
    lying?.kind ? "" : "bare",
    targets.has(place) ? "legal" : "",
    aim === place || moving === slot ? "aim" : "",
    aim === place && sent ? "sent" : "",
    crossing.has(slot) ? "crossing" : "",
    spots.has(place) || (lying?.card && spots.has(lying.card)) ? "told" : "",
  ]
    .filter(Boolean)
    .join(" ");
}

export function SlotCell(props: CellProps) {
  const { slot, moment, roving } = props;
  const { view, targets, aim } = moment;
  const place = slotPlace(slot);
  const legal = targets.has(place);
  const lying = view.slots[slot];
  return (
    <button
      type="button"
      class={classes(props)}
      tabIndex={roving.tabIndex(place)}
      data-place={place}
      data-info={place}
      data-flip={lying?.card ?? undefined}
      aria-label={slotLabel(slot, moment)}
      aria-pressed={legal ? aim === place : undefined}
      aria-disabled={legal ? undefined : "true"}
      onClick={() => moment.tapOn(place)}
    >
      {lying?.card ? <Face card={lying.card} /> : lying?.kind && <Back kind={lying.kind} />}
      <Flag {...props} />
    </button>
  );
}

function Face({ card }: { card: string }) {
  const follower = followerOf(card);
  const cargo = cargoOf(card);
  return (
    <>
      <CardPicture card={card} />
      {follower && <Medal sign={follower.sign} />}
      {follower && <Star fame={follower.fame} />}
      <span class="strip">
        <span class="name">{soft(cardName(card))}</span>
        {follower && <Pips of={follower.cost} />}
        {cargo && <Pips class="gain" of={cargo.gain} any={cargo.choice} />}
      </span>
    </>
  );
}

function Back({ kind }: { kind: "follower" | "cargo" }) {
  return <Drawn class="reverse" box="0 0 96 96" id={`back-${kind}`} />;
}

/** The pennant that stands here, would stand here, or will when all figures are placed. */
function Flag({ slot, moment }: CellProps) {
  const { view, crossing, foretold, ownSeat, armed } = moment;
  const stands = view.slots[slot]?.pennant_seat ?? null;
  if (stands !== null) {
    const leaves = armed?.type === "mist" && armed.from_slot === slot;
    return (
      <span
        class={leaves ? "mast leaves" : "mast"}
        data-flip={`pennant-${stands}-${flagOrder(moment, slot)}`}
      >
        <Pennant seat={stands} />
      </span>
    );
  }
  const arrives = armed?.type === "mist" && armed.to_slot === slot;
  const mine = crossing.has(slot) || arrives;
  const seat = mine ? ownSeat : (foretold.get(slot) ?? null);
  if (seat === null) return null;
  return (
    <span class="mast">
      <Pennant seat={seat} ghost />
    </span>
  );
}

/** Which of its seat's pennants it is, so that one that moves is seen to move. */
function flagOrder({ view }: Moment, slot: number): number {
  const seat = view.slots[slot]?.pennant_seat;
  return view.slots.slice(0, slot).filter((each) => each.pennant_seat === seat).length;
}
