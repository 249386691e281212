/** What the end of a game has changed for everybody, and why not more. Source: mechanisms.md 12.4. */
import type { Outcome, Terms } from "../net/wire";
import { ratingWords } from "../parts/Rating";
import { say } from "../texts/house";

type SeatSettled = NonNullable<Outcome["settled"]>[number];

/** "+30", "−10", "±0": always with a sign, so that a change is not read as a sum. */
export function signed(change: number): string {
  if (change === 0) return "±0";
  return change > 0 ? `+${change}` : `−${-change}`;
}

/** What has changed for one seat, as phrases; nothing: nothing could change. */
export function changesOf(one: SeatSettled): string[] {
  const { rating_before: before, rating_after: after, provisional, points, taler } = one;
  const isRated = before !== null && after !== null;
  return [
    ...(isRated
      ? [
          say("settled-rating", {
            before: ratingWords(before, false),
            after: ratingWords(after, provisional),
            change: signed(Math.round(after / 100) - Math.round(before / 100)),
          }),
          say("settled-points", { points: signed(points) }),
        ]
      : []),
    ...(taler === 0 ? [] : [say("settled-taler", { taler: signed(taler) })]),
  ];
}

/** Why something did not change, or less: the own reasons first, each once. */
export function reasonsOf({ settled }: Outcome, { kind }: Terms, ownSeat: number | null): string[] {
  if (!settled) return kind === "rated" ? [say("settled-pending")] : [];
  const own = settled.filter(({ seat }) => seat === ownSeat);
  const all = [...own, ...settled].flatMap(({ reasons }) => reasons);
  return [...new Set(all)].map((reason) => say(`settled-why-${reason}`));
}

export function SettledLine({ outcome, seat }: { outcome: Outcome; seat: number }) {
  const one = outcome.settled?.find((other) => other.seat === seat);
  const changes = one ? changesOf(one) : [];
  if (changes.length === 0) return null;
  return <span class="settled num">{changes.join(" · ")}</span>;
}
