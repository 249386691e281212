/** Animals and farmers as a table: who has how many of what. */

import type { Roving } from "../../parts/roving";
import { SeatSign, useColours } from "../../parts/seats";
import { ANIMALS, type Animal, animalNow, countOf, QUARTET } from "./farm";
import { Beast } from "./Picture";
import type { Props } from "./table";
import { animalName, say, who } from "./words";

function Count({ seat, count }: { seat: number; count: number }) {
  const colour = useColours()(seat);
  if (count === 0)
    return (
      <span class="no">
        <span aria-hidden="true">–</span>
        <span class="sr">{say("none")}</span>
      </span>
    );
  if (count === QUARTET)
    return (
      <span class="quartet">
        {count}
        <span class="sr">, {say("quartet")}</span>
      </span>
    );
  return (
    <span class="has">
      <b>{count}</b>
      <span class="pegs" aria-hidden="true" style={{ "--c": `var(--seat-${colour})` }}>
        {Array.from({ length: QUARTET }, (_, nth) => (
          <i key={nth} class={nth < count ? "on" : ""} />
        ))}
      </span>
    </span>
  );
}

export function Animals(props: Props & { roving: Roving }) {
  const { view, draft, ownSeat, roving } = props;
  const now = animalNow(view, draft);
  const look = (animal: Animal): string => (animal === now ? "about" : "");
  return (
    <section class="animals" aria-label={say("animals")}>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span class="sr">{say("farmer")}</span>
            </th>
            {ANIMALS.map(([animal, value]) => (
              <th key={animal} scope="col" class={look(animal)}>
                <button
                  type="button"
                  class="animal-head"
                  data-place={animal}
                  data-info={animal}
                  tabIndex={roving.tabIndex(animal)}
                  aria-disabled="true"
                >
                  <Beast animal={animal} class="mini-beast" />
                  <span class="animal-name">{animalName(animal)}</span>
                  <span class="sr">, {say("quartet")} </span>
                  <span class="animal-worth num">{value}</span>
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {view.seats.map((farmer, seat) => {
            const { name, you } = who(seat, props);
            return (
              <tr key={seat} class={seat === ownSeat ? "own" : ""}>
                <th scope="row">
                  <span class="row-name">
                    <SeatSign seat={seat} />
                    <span>{say("row-name", { name, you })}</span>
                  </span>
                </th>
                {ANIMALS.map(([animal]) => (
                  <td key={animal} class={look(animal)}>
                    <Count seat={seat} count={countOf(farmer, animal)} />
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
