/** The numbers around the board: what a farmer holds and does, and how far the game is. */
import { ALL_ANIMALS, worthOf } from "./farm";
import type { Props } from "./table";
import { animalName, listOf, type Shown, say } from "./words";

/** What a seat has to do with the auction or the trade. */
function tagOf({ view, seat }: Pick<Props, "view"> & { seat: number }): string | null {
  const { auction, trade, phase } = view;
  if (phase === "over") return null;
  if (trade) {
    if (seat === trade.challenger_seat) return say("tag-offers", { cards: trade.cards });
    return seat === trade.target_seat ? say("tag-answers") : null;
  }
  if (!auction || phase === "turn") return null;
  if (seat === auction.auctioneer_seat) return say("tag-auctioneer");
  if (seat === auction.leader_seat) return say("tag-leads", { amount: auction.high });
  if (auction.excluded.includes(seat)) return say("tag-excluded");
  return auction.passed.includes(seat) ? say("tag-passed") : null;
}

export function Tally(props: Props & { seat: number }) {
  const { view, seat } = props;
  const farmer = view.seats[seat];
  if (!farmer) return null;
  const tag = tagOf(props);
  const leads = view.auction?.leader_seat === seat && view.phase === "bidding";
  return (
    <p class="farmer num">
      {tag && <span class={leads ? "farmer-tag leads" : "farmer-tag"}>{tag}</span>}
      <span>{say("cards", { cards: farmer.cards })}</span>
      <span>
        <b>{farmer.score}</b> {say("points", { score: farmer.score })}
      </span>
    </p>
  );
}

/** The quartets and what they count: their sum, times their number. */
export function Score({ view, seat }: Shown & { seat: number }) {
  const complete = view.seats[seat]?.complete ?? [];
  if (complete.length === 0) return <>{say("sum-none")}</>;
  const quartets = listOf(
    complete.map((animal) =>
      say("quartet-worth", { animal: animalName(animal), value: worthOf(animal) }),
    ),
  );
  const value = complete.reduce((sum, animal) => sum + worthOf(animal), 0);
  const count = complete.length;
  return <>{say(count === 1 ? "sum-one" : "sum-quartets", { quartets, value, count })}</>;
}

export function Progress({ view }: Shown) {
  if (view.phase === "over") return <p class="turn-line">{say("over")}</p>;
  const shown = ALL_ANIMALS - view.stack_left;
  return (
    <p class="turn-line num">
      <span class="in-words">{say("progress", { shown, all: ALL_ANIMALS })}</span>
      <span class="in-short" aria-hidden="true">
        {shown}/{ALL_ANIMALS}
      </span>
    </p>
  );
}
