/** What the info windows say of an animal: its worth, who has some, what one can do about it now. */
import type { Info } from "../../parts/InfoHost";
import { type Animal, countOf, holdersOf, QUARTET, worthOf } from "./farm";
import type { Props } from "./table";
import { animalName, listOf, say, who } from "./words";

function nowSentence(props: Props, animal: Animal): string | null {
  const { view, ownSeat } = props;
  if (ownSeat === null) return null;
  const own = view.seats[ownSeat];
  if (own && countOf(own, animal) === QUARTET) return say("info-complete");
  const trades = view.ask?.trades?.filter((trade) => trade.animal === animal) ?? [];
  if (trades.length > 0) {
    const names = listOf(trades.map(({ target_seat }) => who(target_seat, props).name));
    return say("info-trade", { names });
  }
  if (view.auction?.animal === animal && view.phase === "bidding") return say("info-auction");
  return null;
}

export function infoOf(key: string, props: Props): Info {
  const animal = key as Animal;
  const holders = holdersOf(props.view, animal).map(({ seat, count }) =>
    say("holder", { ...who(seat, props), count }),
  );
  const now = nowSentence(props, animal);
  return {
    title: animalName(animal),
    body: (
      <>
        <p>{say("info-value", { value: worthOf(animal) })}</p>
        <p>
          {holders.length > 0
            ? say("info-holders", { holders: listOf(holders) })
            : say("info-nobody")}
        </p>
        {now && (
          <p>
            <strong>{now}</strong>
          </p>
        )}
      </>
    ),
  };
}
