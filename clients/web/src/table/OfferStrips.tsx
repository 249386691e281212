/** Offers, each in a strip of its own above the box and on its fixed line; and the absence of a player. */
import { useEffect } from "preact/hooks";
import { useNow } from "../app/useNow";
import type { Frame, OfferFace } from "../net/wire";
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
      <Absences />
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

/** Everybody who is away: since when, and what the others may make of it. Never over an own decision. */
function Absences() {
  const { frame, ownSeat } = useTableContext();
  const own = ownSeat === null ? undefined : frame.seats[ownSeat];
  if (!own || own.retired !== null || frame.outcome) return null;
  const away = frame.seats.flatMap(({ claim_ms, retired }, seat) =>
    claim_ms !== null && retired === null && seat !== ownSeat ? [seat] : [],
  );
  return (
    <>
      {away.map((seat) => (
        <Absent key={seat} seat={seat} />
      ))}
    </>
  );
}

function Absent({ seat }: { seat: number }) {
  const { frame, table, play, listener } = useTableContext();
  const now = useNow(500);
  const passed = now - (table.present.value?.receivedAt ?? now);
  const face = frame.seats[seat];
  const left = Math.max(0, (face?.claim_ms ?? 0) - passed);
  const two = frame.seats.length === 2;
  const claim = (choice: "win" | "draw") =>
    void play.command({ type: "claim", table: table.id, choice, absent: seat });
  const hindrance = hindranceOf(frame, seat, play.question.value !== null);
  const votes = frame.offers.some(
    ({ kind, absent_seat }) => kind === "retire" && absent_seat === seat,
  );
  const isDue = left <= 0 && hindrance === null && !votes;
  useEffect(() => {
    if (isDue && settings.value.autoClaim) claim("win");
  }, [isDue]);
  const name = isolate(listener.nameOf(seat));
  const { countdowns } = settings.value;
  const since = formatClock((face?.offline_ms ?? 0) + passed);
  const soon = two ? "table-claim-in" : "table-claim-retire-in";
  return (
    <section class="offer" aria-label={say("table-absent-title")}>
      <p>
        <b>
          {countdowns ? say("table-absent", { name, since }) : say("table-absent-now", { name })}
        </b>
        {left > 0 && countdowns && (
          <span class="soft num small">{say(soon, { left: formatClock(left) })}</span>
        )}
        {left <= 0 && hindrance && <span class="soft small">{say(hindrance, { name })}</span>}
      </p>
      {isDue && <Claims two={two} onClaim={claim} />}
    </section>
  );
}

/** Why nothing can be made of an absence just now; `null`: it can. Who has said that he leaves need not be asked
 * anything for that. Source: mechanisms.md 8.2. */
function hindranceOf(frame: Frame, seat: number, isAsked: boolean): string | null {
  if (frame.seats[seat]?.presence === "left") return null;
  if (isAsked) return "table-claim-your-turn";
  const isAwaited = frame.actors.includes(seat) && frame.clock.timer_ms === null;
  return isAwaited ? null : "table-claim-not-awaited";
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
