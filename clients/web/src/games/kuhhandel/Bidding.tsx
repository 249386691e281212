/** Bidding: a stepper and big buttons, each with its amount on it. */
import { useEffect, useState } from "preact/hooks";
import { Button } from "../../parts/Button";
import { bidOf, RAISES } from "./farm";
import type { BoxProps } from "./table";
import { say } from "./words";

export function Bidding(props: BoxProps) {
  const { view, act, hindrance, sent } = props;
  const asked = view.ask?.bid;
  const high = view.auction?.high ?? 0;
  const [amount, setAmount] = useState(asked?.min ?? 0);
  // Somebody bid more: what stands ready must still count. It never rises further by itself.
  useEffect(() => {
    if (asked) setAmount((before) => Math.max(before, asked.min));
  }, [asked?.min]);
  if (!asked) return null;
  const sum = view.you?.sum ?? 0;
  const bid = (value: number) => {
    const action = bidOf(view, value);
    if (action) act(action);
  };
  const held = (value: number): string | null => {
    if (sent) return say("sent");
    return value > asked.max ? say("too-high") : hindrance;
  };
  const step = (by: number) =>
    setAmount(Math.min(asked.max, Math.max(asked.min, amount + by * asked.step)));
  const passing = view.auction && {
    type: "pass_bid" as const,
    lot: view.auction.lot,
    attempt: view.auction.attempt,
  };
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
      {passing && (
        <Button reason={sent ? say("sent") : hindrance} onPress={() => act(passing)}>
          {say("pass")}
        </Button>
      )}
    </div>
  );
}
