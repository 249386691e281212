/** Around the board: a seat's stores, halls and hand, and where the voyage of the raiders stands. */
import { Icon } from "../../parts/Icon";
import { InfoHost } from "../../parts/InfoHost";
import type { BoardProps, Showing } from "../board";
import { KINDS, LAST_ROUND, raidAt } from "./content";
import { Halls } from "./halls";
import { infoOf } from "./infos";
import { cardLabel } from "./labels";
import { CardPicture, Chip, inkOf } from "./pieces";
import { type Action, handPlace, side, type View } from "./position";
import { type Moment, momentOf } from "./table";
import { cardName, say, soft, word } from "./words";

type TallyProps = BoardProps<View, Action> & { seat: number };

export function Tally({ seat, ...props }: TallyProps) {
  const moment = momentOf(props);
  const { view } = moment;
  const { stock, score, limits } = side(view.seats, seat);
  const goods = stock.fish + stock.wool + stock.iron;
  return (
    <InfoHost class="holdings" infoOf={(key) => infoOf(key, moment)}>
      <div class="stores-line">
        <button
          type="button"
          class="stores"
          data-info={`stock-${seat}`}
          aria-disabled="true"
          aria-label={say("stores", {
            stock: KINDS.map((kind) => `${stock[kind]} ${word(kind)}`).join(", "),
            goods,
            limit: limits.goods,
          })}
        >
          {KINDS.map((kind) => (
            <span key={kind} class={kind === "silver" ? "store far" : "store"}>
              <Chip kind={kind} />
              <b class="num">{stock[kind]}</b>
            </span>
          ))}
        </button>
        {view.horn_seat === seat && (
          <span class="has-horn">
            <Icon name="horn" /> <span>{say("horn")}</span>
          </span>
        )}
        <p class="total">
          <b class="num">{score.total}</b> {word("fame")}
          <span class="sr"> {say("in-total")}</span>
        </p>
      </div>
      <Halls view={view} seat={seat} />
      <Hand moment={moment} seat={seat} />
    </InfoHost>
  );
}

/** The final count, line by line as it is counted; silver and goods break a tie. */
export function Score({ view, seat }: Showing<View, Action> & { seat: number }) {
  const { score } = side(view.seats, seat);
  const sum = (parts: readonly { fame: number }[]) =>
    parts.reduce((total, { fame }) => total + fame, 0);
  const { tokens, cards, effects, halls, silver, goods } = score;
  return (
    <>{say("count", { tokens, cards, effects: sum(effects), halls: sum(halls), silver, goods })}</>
  );
}

function Hand({ moment, seat }: { moment: Moment; seat: number }) {
  const { view, targets, aim, ownSeat } = moment;
  const { hand } = side(view.seats, seat);
  if (hand.length === 0) return null;
  return (
    <ul class={`hand n${hand.length}`} aria-label={say("hand")}>
      {hand.map((card) => {
        const place = handPlace(card);
        const legal = seat === ownSeat && targets.has(place);
        return (
          <li key={card}>
            <button
              type="button"
              class={`handcard print ${inkOf(card)}${legal ? " legal" : ""}${aim === place ? " aim" : ""}`}
              data-info={place}
              data-hand={card}
              data-flip={card}
              aria-disabled={legal ? undefined : "true"}
              aria-pressed={legal ? aim === place : undefined}
              aria-label={say("hand-card", { card: cardLabel(card) })}
              onClick={() => moment.tapOn(place)}
            >
              <CardPicture card={card} />
              <span class="name">{soft(cardName(card))}</span>
              <span class="lab" aria-hidden="true">
                {say("hand")}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** The round, and the way of the raiders' ship as a line of dots. */
export function Progress({ view }: Showing<View, Action>) {
  if (view.phase === "over") return <p class="voyage-line">{say("over")}</p>;
  const next = view.next_raid;
  const raid = raidAt(view.ship);
  let words = "";
  let short: string | null = null;
  if (view.final_round) words = say("last-round");
  else if (raid && view.phase === "raid") words = say("voyage-now", { raid: raid.raid });
  else if (next) {
    words = say("voyage", { raid: next.raid, rounds: next.in_rounds });
    short = say("voyage-short", { rounds: next.in_rounds });
  }
  return (
    <div class="voyage">
      <p class="voyage-line turn-line">
        <b class="num">{say("round", { round: view.round })}</b>
        <span class="voyage-dot"> · </span>
        <span class={short ? "voyage-next in-words" : "voyage-next"}>{words}</span>
        {short && (
          <span class="voyage-next in-short" aria-hidden="true">
            {short}
          </span>
        )}
      </p>
      <ol class="track" aria-hidden="true">
        {Array.from({ length: LAST_ROUND }, (_, at) => {
          const round = at + 1;
          const classes = [
            raidAt(round) ? "raid" : "",
            round < view.round ? "past" : "",
            round === view.round ? "now" : "",
          ];
          return <li key={round} class={classes.filter(Boolean).join(" ")} />;
        })}
      </ol>
    </div>
  );
}
