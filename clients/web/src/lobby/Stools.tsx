/** How full a table is, at a glance: a stool a seat, filled where somebody sits. The words stand beside it. */
import type { OpenSeat } from "../net/wire";

export function Stools({ seats }: { seats: readonly (OpenSeat | null)[] }) {
  return (
    <span class="stools" aria-hidden="true">
      {seats.map((seat, at) => (
        <i key={at} class={seat ? "taken" : ""} />
      ))}
    </span>
  );
}
