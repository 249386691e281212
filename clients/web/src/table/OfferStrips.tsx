/** Offers, each in a strip of its own above the box and on its fixed line; and the absence of a player. */
import { useEffect } from "preact/hooks";
import { useNow } from "../app/useNow";
import type { OfferFace } from "../net/wire";
import { Button } from "../parts/Button";
import { formatClock } from "../parts/ClockFace";
import { announce } from "../parts/live";
import { OfferStrip } from "../parts/OfferStrip";
import { settings } from "../settings/settings";
import { play as sound } from "../sound";
import { say } from "../texts/house";
import { isolate } from "../texts/isolate";
import { useTableContext } from "./context";
import { houseSentence } from "./sentences";

/** Each kind has its line: none ever takes the place of another. */
const LINES: readonly OfferFace["kind"][] = [
  "take_back",
  "draw",
  "abandon",
  "pause",
  "retire",
  "rematch",
];

export function OfferStrips() {
  const { frame } = useTableContext();
  const offers = LINES.flatMap((kind) => frame.offers.filter((offer) => offer.kind === kind));
  return (
    <div class="offers">
      {offers.map((offer) => (
        <Strip key={offer.id} offer={offer} />
      ))}
      <Absent />
    </div>
  );
}

function Strip({ offer }: { offer: OfferFace }) {
  const { play, table, listener, ownSeat } = useTableContext();
  const now = useNow(500);
  const received = table.present.value?.receivedAt ?? now;
  const left = Math.max(0, Math.ceil((offer.expires_ms - (now - received)) / 1000));
  const { id, kind, seat, absent_seat, barriers } = offer;
  const asked = houseSentence(listener, "event-table_offer_made", { kind, seat, absent_seat });
  const shown = barriers.map((barrier) => say(`offer-barrier-${barrier}`));
  const text = [asked ?? "", ...shown].join(" ");
  const isMine = seat === ownSeat;
  const isAsked =
    ownSeat !== null &&
    !isMine &&
    offer.needs.includes(ownSeat) &&
    !offer.accepted.includes(ownSeat);
  // A rematch stands as long as its maker stays: there is no hurry to show.
  const showsLeft = settings.value.countdowns && kind !== "rematch";
  useEffect(() => {
    if (!isAsked) return;
    announce(text);
    sound("horn");
  }, [isAsked, text]);
  if (isAsked) {
    return (
      <OfferStrip
        text={text}
        secondsLeft={showsLeft ? left : null}
        onAccept={() => void play.answerOffer(id, true)}
        onDecline={() => void play.answerOffer(id, false)}
        {...(kind === "rematch" ? {} : { onMute: () => void play.answerOffer(id, false, true) })}
      />
    );
  }
  return (
    <section class="offer" aria-label={say("offer")}>
      <p>
        <b>{text}</b>
        {showsLeft && <span class="soft num small">{say("seconds-left", { seconds: left })}</span>}
      </p>
      {isMine && (
        <Button
          slim
          onPress={() => void play.command({ type: "withdraw", table: table.id, offer: id })}
        >
          {say("offer-withdraw")}
        </Button>
      )}
    </section>
  );
}

/** Somebody is away: since when, and what the others may make of it. Never over an own decision. */
function Absent() {
  const { frame, table, play, listener, ownSeat } = useTableContext();
  const away = frame.seats.findIndex(
    ({ claim_ms, retired }) => claim_ms !== null && retired === null,
  );
  const now = useNow(away < 0 ? null : 500);
  const face = frame.seats[away];
  if (!face || ownSeat === null || away === ownSeat || frame.outcome) return null;
  if (!settings.value.countdowns) return null;
  const passed = now - (table.present.value?.receivedAt ?? now);
  const left = Math.max(0, (face.claim_ms ?? 0) - passed);
  const since = (face.offline_ms ?? 0) + passed;
  const name = isolate(listener.nameOf(away));
  const claim = (choice: "win" | "draw") =>
    void play.command({ type: "claim", table: table.id, choice, absent: away });
  const isAsked = play.question.value !== null;
  return (
    <section class="offer" aria-label={say("table-absent-title")}>
      <p>
        <b>{say("table-absent", { name, since: formatClock(since) })}</b>
        {left > 0 && (
          <span class="soft num small">{say("table-claim-in", { left: formatClock(left) })}</span>
        )}
        {isAsked && <span class="soft small">{say("table-claim-your-turn")}</span>}
      </p>
      {left <= 0 && !isAsked && <Claims two={frame.seats.length === 2} onClaim={claim} />}
    </section>
  );
}

function Claims({ two, onClaim }: { two: boolean; onClaim: (choice: "win" | "draw") => void }) {
  return (
    <div class="acts">
      <Button slim kind="primary" onPress={() => onClaim("win")}>
        {say(two ? "table-claim-win" : "table-claim-retire")}
      </Button>
      {two && (
        <Button slim onPress={() => onClaim("draw")}>
          {say("table-claim-draw")}
        </Button>
      )}
    </div>
  );
}
