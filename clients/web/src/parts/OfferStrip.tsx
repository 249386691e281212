/** An offer of another player: a strip of its own over the box, inert for a moment, so that no tap meant for
 * something else accepts it. The caller renders it with `key={offer.id}`: one strip is one offer. */
import { useEffect, useState } from "preact/hooks";
import { say } from "../texts/house";
import { Button } from "./Button";

/** A new offer, or one whose terms changed, cannot be answered for this long. */
export const INERT_MS = 600;

/** True once `INERT_MS` have passed. */
export function useRipe(): boolean {
  const [ripe, setRipe] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setRipe(true), INERT_MS);
    return () => clearTimeout(timer);
  }, []);
  return ripe;
}

export interface OfferStripProps {
  /** What is offered, with the name of who offers it. */
  text: string;
  secondsLeft: number | null;
  onAccept: () => void;
  onDecline: () => void;
  /** "Do not ask again", where there is such a choice. */
  onMute?: () => void;
}

export function OfferStrip({ text, secondsLeft, onAccept, onDecline, onMute }: OfferStripProps) {
  const ripe = useRipe();
  const reason = ripe ? null : say("offer-inert");
  return (
    <section class="offer" aria-label={say("offer")}>
      <p>
        <b>{text}</b>
        {secondsLeft !== null && (
          <span class="soft num small">{say("seconds-left", { seconds: secondsLeft })}</span>
        )}
      </p>
      <div class="acts">
        <Button slim kind="primary" reason={reason} onPress={onAccept}>
          {say("accept")}
        </Button>
        <Button slim reason={reason} onPress={onDecline}>
          {say("decline")}
        </Button>
        {onMute && (
          <Button slim kind="quiet" reason={reason} onPress={onMute}>
            {say("offer-mute")}
          </Button>
        )}
      </div>
    </section>
  );
}
