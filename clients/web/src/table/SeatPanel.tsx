/** A seat: who sits there, whether somebody is there, whose turn it is, the clock, the public stores. */
import { useId } from "preact/hooks";
import type { SeatFace } from "../net/wire";
import { Rating } from "../parts/Rating";
import { Presence, SeatSign } from "../parts/seats";
import { PersonButton } from "../talk/PersonMenu";
import { say } from "../texts/house";
import { boardPropsOf, useTableContext } from "./context";
import { SeatClock } from "./SeatClock";

export function SeatPanel({ seat }: { seat: number }) {
  const shared = useTableContext();
  const { frame, listener, ownSeat, scene, board } = shared;
  const heading = useId();
  const face = frame.seats[seat];
  if (!face) return null;
  const isOwn = seat === ownSeat;
  const Tally = board?.Tally;
  return (
    <section class={`seat ${isOwn ? "own" : "theirs"}`} aria-labelledby={heading}>
      <header>
        <SeatSign seat={seat} />
        <div class="sits">
          <h2 id={heading}>
            {isOwn || face.computer ? (
              <bdi>{isOwn ? say("you") : listener.nameOf(seat)}</bdi>
            ) : (
              <PersonButton person={{ user: face.user, name: listener.nameOf(seat) }} />
            )}
          </h2>
          <Facts face={face} isOwn={isOwn} />
          {scene.actors.includes(seat) && <span class="turn">{say("table-to-move")}</span>}
        </div>
        <SeatClock seat={seat} />
      </header>
      {Tally && <Tally {...boardPropsOf(shared)} seat={seat} />}
    </section>
  );
}

function Facts({ face, isOwn }: { face: SeatFace; isOwn: boolean }) {
  const { computer, presence, retired, rating, provisional } = face;
  if (retired !== null) return <span class="presence away">{say("table-retired")}</span>;
  return (
    <>
      <Rating rating={rating === null ? null : { value: rating, provisional }} />
      {computer && <span class="rating">{say(`setup-level-${computer}`)}</span>}
      {!computer && !isOwn && <Here presence={presence} />}
    </>
  );
}

function Here({ presence }: { presence: SeatFace["presence"] }) {
  if (presence === "online") return <Presence state="free" word={say("presence-here")} />;
  return (
    <Presence state="away" word={say(presence === "left" ? "table-seat-left" : "presence-away")} />
  );
}
