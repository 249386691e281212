/** The numbers around the board: what a merchant owns, and how far the game is. */
import type { Showing } from "../board";
import { type Action, carpetsInAll, stockOf, type View } from "./position";
import { Swatch } from "./Weaves";
import { say } from "./words";

type Shown = Showing<View, Action>;

const SIGNS = {
  coins: "M10 2a8 8 0 1 0 0 16a8 8 0 1 0 0-16M10 6v8M7.2 8.2h5.6M7.2 11.8h5.6",
  fields: "M3 3h6v6H3zM11 3h6v6h-6zM3 11h6v6H3zM11 11h6v6h-6z",
  carpets: "M3 5h14v10H3zM1 6v8M19 6v8M6 8l4 4 4-4",
} as const;

function Value({ kind, value }: { kind: keyof typeof SIGNS; value: number }) {
  return (
    <li class={`value v-${kind}`}>
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d={SIGNS[kind]} />
      </svg>
      <span class="num">{value}</span>
      <span class="unit"> {say(kind)}</span>
    </li>
  );
}

export function Tally({ view, seat }: Shown & { seat: number }) {
  const merchant = view.seats[seat];
  if (!merchant) return null;
  const { coins, fields, score, colours, next_colour, out } = merchant;
  if (out !== null) return null; // The seat itself says that it is out.
  return (
    <div class="merchant">
      {colours.length > 1 && (
        <span class="swatches">
          {colours.map((colour) => (
            <span key={colour} class={colour === next_colour ? "next-up" : ""}>
              <Swatch colour={colour} />
            </span>
          ))}
          {next_colour && (
            <span class="sr">{say("next-carpet", { colour: say(`colour-${next_colour}`) })}</span>
          )}
        </span>
      )}
      <ul>
        <Value kind="coins" value={coins} />
        <Value kind="fields" value={fields} />
        <Value kind="carpets" value={stockOf(merchant)} />
      </ul>
      <p class="points">
        <b class="num">{score}</b> <span class="unit">{say("points")}</span>
      </p>
    </div>
  );
}

/** Coins and fields, which are the score together. */
export function Score({ view, seat }: Shown & { seat: number }) {
  const merchant = view.seats[seat];
  if (!merchant) return null;
  const { coins, fields, out } = merchant;
  return <>{say(out === null ? "sum" : "out", { coins, fields })}</>;
}

export function Progress({ view }: Shown) {
  if (view.phase === "over") return <p class="turn-line">{say("progress-over")}</p>;
  const all = carpetsInAll(view);
  const now = Math.min(view.laid + 1, all);
  return (
    <p class="turn-line num">
      <span class="in-words">{say("progress", { now, all })}</span>
      <span class="in-short" aria-hidden="true">
        {now}/{all}
      </span>
    </p>
  );
}
