/** Bidding: a stepper and big buttons, each with its amount on it. A bid is one press; passing, and raising the own
 * bid, are asked first, at another place than the finger is. */
import { useEffect, useState } from "preact/hooks";
import { Button } from "../../parts/Button";
import { settings } from "../../settings/settings";
import { bidOf, RAISES } from "./farm";
import type { BoxProps } from "./table";
import { say } from "./words";

/** What was pressed and is asked first: an amount over the own one, or to bid no more. */
type Doubt = number | "pass";

export function Bidding(props: BoxProps) {
  const { view, act, hindrance, sent, ownSeat } = props;
  const asked = view.ask?.bid;
  const high = view.auction?.high ?? 0;
  const leads = ownSeat !== null && view.auction?.leader_seat === ownSeat;
  const [amount, setAmount] = useState(asked?.min ?? 0);
  const [doubt, setDoubt] = useState<Doubt | null>(null);
  // Whatever was asked was asked at this price.
  useEffect(() => setDoubt(null), [view.auction?.lot, view.auction?.attempt, high, leads]);
  // Somebody bid more: what stands ready must still count. It never rises further by itself.
  useEffect(() => {
    if (asked) setAmount((before) => Math.max(before, asked.min));
  }, [asked?.min]);
  if (!asked) return null;
  const sum = view.you?.sum ?? 0;
  const does = (wanted: Doubt) => {
    const { auction } = view;
    if (!auction) return;
    const { lot, attempt } = auction;
    const action =
      wanted === "pass" ? ({ type: "pass_bid", lot, attempt } as const) : bidOf(view, wanted);
    setDoubt(null);
    if (action) act(action);
  };
  const asks = (wanted: Doubt) =>
    settings.value.confirm === "one" ? does(wanted) : setDoubt(wanted);
  const bid = (value: number) => (leads ? asks(value) : does(value));
  const held = (value: number): string | null => {
    if (sent) return say("sent");
    return value > asked.max ? say("too-high") : hindrance;
  };
  const step = (by: number) =>
    setAmount(Math.min(asked.max, Math.max(asked.min, amount + by * asked.step)));
  return (
    <div class="bidding">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset does not lay out as a grid everywhere */}
      <div class="bid-stepper" role="group" aria-label={say("your-bid")}>
        <button type="button" aria-label={say("less")} onClick={() => step(-1)}>
          −10
        </button>
        <input
          class="num"
          inputMode="numeric"
          aria-label={say("your-bid")}
          value={amount}
          onChange={(event) => {
            const typed = Number.parseInt(event.currentTarget.value, 10);
            if (Number.isFinite(typed)) {
              const whole = Math.round(typed / asked.step) * asked.step;
              setAmount(Math.min(asked.max, Math.max(asked.min, whole)));
            }
            event.currentTarget.value = String(amount);
          }}
          onKeyDown={(event) => {
            if (event.key === "ArrowUp" || event.key === "ArrowDown") {
              event.preventDefault();
              step(event.key === "ArrowUp" ? 1 : -1);
            }
          }}
        />
        <button type="button" aria-label={say("more")} onClick={() => step(1)}>
          +10
        </button>
      </div>
      <Button kind="primary" reason={held(amount)} onPress={() => bid(amount)}>
        {say("bid", { amount })}
      </Button>
      <div class="quick-bids">
        {RAISES.filter((more) => high + more <= asked.max).map((more) => {
          const value = high + more;
          const short = value - sum;
          return (
            <span key={more} class={short > 0 ? "bluff" : ""}>
              <Button reason={held(value)} onPress={() => bid(value)}>
                <b class="num">{say("bid", { amount: value })}</b>
                <small>{short > 0 ? say("bluff", { short }) : say("plus", { more })}</small>
              </Button>
            </span>
          );
        })}
      </div>
      <Button
        pressed={doubt === "pass"}
        reason={sent ? say("sent") : hindrance}
        onPress={() => asks("pass")}
      >
        {say("pass")}
      </Button>
      {doubt === null ? (
        <p class="small soft">{say("pass-note", { leads: leads ? "yes" : "no" })}</p>
      ) : (
        <Button kind="primary" reason={sent ? say("sent") : hindrance} onPress={() => does(doubt)}>
          {doubt === "pass" ? say("pass-sure") : say("raise-sure", { high, amount: doubt })}
        </Button>
      )}
    </div>
  );
}
