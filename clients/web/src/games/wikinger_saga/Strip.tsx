/** The long path: the spaces with adventure and markers, below them the planks that slide, the figures on them. */
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { SeatSign, useColours } from "../../parts/seats";
import { SPACES } from "./content";
import { AdventurePrint, FigurePrint, Land, SagaSign } from "./Picture";
import {
  type Figure,
  figuresShown,
  groundsOf,
  movedNow,
  type SpaceView,
  shiftShown,
  spaceAt,
  type View,
} from "./position";
import { type Part, placeProps } from "./table";
import { nameOfThing, say, spaceGives, who } from "./words";

const ALL = Array.from({ length: SPACES }, (_, space) => space);

export function Strip(props: Part) {
  const { view, ahead, ownSeat, aims } = props;
  const scroll = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState({ from: 0, width: 1 });
  const shift = shiftShown(view, ahead);
  const figures = figuresShown(view, ahead);
  const own = figures.find(({ seat }) => seat === ownSeat);
  const [aim] = aims;
  const middle = middleOf(view, own, aim?.space);
  const look = () => {
    const box = scroll.current;
    if (!box || box.scrollWidth === 0) return;
    setSeen({ from: box.scrollLeft / box.scrollWidth, width: box.clientWidth / box.scrollWidth });
  };
  useLayoutEffect(() => {
    const centre = () => {
      const box = scroll.current;
      if (!box) return;
      box.scrollLeft = ((middle + 0.5) / SPACES) * box.scrollWidth - box.clientWidth / 2;
      look();
    };
    centre();
    window.addEventListener("resize", centre);
    return () => window.removeEventListener("resize", centre);
  }, [middle]);
  return (
    <section
      class="saga-strip"
      aria-label={say("strip", { shift, boat: view.longboat ? "yes" : "no" })}
    >
      <Overview view={view} figures={figures} shift={shift} seen={seen} />
      <div class="strip-scroll" ref={scroll} onScroll={look}>
        <div class="strip" style={{ "--spaces": SPACES }}>
          <Land sea={view.longboat} />
          {groundsOf(view).map(({ card, first, last }) => (
            <div
              key={card}
              class="adventure"
              aria-hidden="true"
              style={{ "--first": first, "--width": last - first + 1 }}
            >
              <p>
                <b>{nameOfThing(card)}</b>
                <span>{nameOfThing(view.world)}</span>
              </p>
              <AdventurePrint card={card} world={view.world} />
            </div>
          ))}
          <ol class="spaces">
            {ALL.map((space) => (
              <Space key={space} {...props} space={space} figures={figures} />
            ))}
          </ol>
          <Path {...props} shift={shift} figures={figures} />
        </div>
      </div>
      <Told {...props} />
    </section>
  );
}

/** What should lie in the middle: the own figure and where it may go, else the adventure. */
function middleOf(view: View, own: Figure | undefined, aim: number | undefined): number {
  if (own && aim !== undefined) return Math.round((own.space + aim) / 2);
  const [ground] = groundsOf(view);
  const first = ground?.first ?? 0;
  if (!own) return first;
  return own.space < first ? Math.round((own.space + first) / 2) + 1 : own.space;
}

/** The number that is being moved, and what it is made of. */
function Told({ told }: Part) {
  const moved = movedNow(told);
  if (!moved) return null;
  const { number, move, by_way, chosen, added } = moved;
  if (by_way === 0 && added === 0 && chosen === null) return null;
  return (
    <p class="move-parts">
      {say("move-parts", {
        number,
        move: chosen ?? move,
        chosen: chosen === null ? "no" : "yes",
        by_way,
        added,
      })}
    </p>
  );
}

// ---------- spaces

function Space(props: Part & { space: number; figures: readonly Figure[] }) {
  const { view, space, figures, aims } = props;
  const lies = spaceAt(view, space);
  const isAim = aims.some((aim) => aim.falls === 0 && aim.space === space);
  const classes = ["space"];
  if (lies?.marker) classes.push("marker", lies.marker.startsWith("dark") ? "dark" : "light");
  if (lies?.card) classes.push("field");
  if (lies && lies.broken !== null) classes.push("last");
  if (lies && isLoss(lies)) classes.push("bad");
  if (isAim) classes.push("aim");
  return (
    <li class={classes.join(" ")}>
      <button
        {...placeProps(props, `space-${space}`, `space:${space}`)}
        aria-disabled="true"
        aria-label={spaceLabel(props, space, lies, figures, isAim)}
      >
        <span class="space-no num">{space}</span>
        {lies && <Printed lies={lies} />}
      </button>
    </li>
  );
}

const isLoss = ({ gold, vp, effects }: SpaceView): boolean =>
  (gold ?? 0) < 0 || (vp ?? 0) < 0 || (effects ?? []).some(({ what }) => what === "discard");

function spaceLabel(
  props: Part,
  space: number,
  lies: SpaceView | null,
  figures: readonly Figure[],
  isAim: boolean,
): string {
  const words = [say("space", { space })];
  if (lies) {
    const kind = lies.marker
      ? nameOfThing(lies.marker)
      : say("adventure-field", { field: lies.field === null ? 0 : lies.field + 1 });
    words.push(`${kind}: ${spaceGives(lies)}`);
  }
  for (const figure of figures) {
    if (figure.space === space) words.push(say("stands-here", who(figure.seat, props)));
  }
  if (isAim) words.push(say("you-land-here"));
  return words.join(", ");
}

const EXTRA_SIGNS = {
  god: "god",
  sight: "sight",
  draw: "draw",
  recruit: "people",
  discard: "card",
} as const;

/** What a space gives, in signs and numbers. */
function Printed({ lies }: { lies: SpaceView }) {
  const { gold, vp, effects, broken, marker } = lies;
  const parts = (
    <>
      {broken !== null && <Gives sign="broken" text={say("minus", { n: broken })} />}
      {gold !== null && <Gives sign="gold" text={signed(gold)} />}
      {vp !== null && <Gives sign="vp" text={signed(vp)} />}
      {effects?.map(({ what, n }) => (
        <Gives
          key={what}
          sign={what in EXTRA_SIGNS ? EXTRA_SIGNS[what as keyof typeof EXTRA_SIGNS] : "god"}
          text={what === "discard" ? say("minus", { n }) : n > 1 ? String(n) : ""}
        />
      ))}
    </>
  );
  return marker ? <span class="disc">{parts}</span> : <span class="prints">{parts}</span>;
}

const signed = (n: number): string => (n < 0 ? say("minus", { n: -n }) : `+${n}`);

function Gives({ sign, text }: { sign: Parameters<typeof SagaSign>[0]["sign"]; text: string }) {
  return (
    <span class="gives-one">
      <SagaSign sign={sign} />
      {text && <b class="num">{text}</b>}
    </span>
  );
}

// ---------- path and figures

function Path({
  view,
  shift,
  figures,
  ownSeat,
  aims,
}: Part & { shift: number; figures: readonly Figure[] }) {
  const own = figures.find(({ seat }) => seat === ownSeat);
  const planks = Array.from({ length: view.length }, (_, index) => index);
  const ends = [...new Set(aims.filter(({ falls }) => falls === 0).map(({ space }) => space))];
  return (
    <div class={view.longboat ? "path boat" : "path"} aria-hidden="true">
      <div class="planks" data-flip="path" style={{ "--shift": shift, "--length": view.length }}>
        {planks.map((index) => (
          <i key={index} class={own?.index === index ? "own" : ""}>
            <span class="num">{index}</span>
          </i>
        ))}
      </div>
      {ends.map((space) => (
        <span key={`ghost-${space}`} class="figure ghost" style={{ "--at": space }}>
          <FigurePrint ghost />
        </span>
      ))}
      {figures.map(({ seat, space }) => {
        const here = figures.filter((each) => each.space === space);
        const place = here.findIndex((each) => each.seat === seat);
        return <FigureAt key={seat} seat={seat} space={space} place={place} crowd={here.length} />;
      })}
      {own && ends.length === 1 && ends[0] !== undefined && ends[0] !== own.space && (
        <Arc from={own.space} to={ends[0]} />
      )}
    </div>
  );
}

interface FigureAtProps {
  seat: number;
  space: number;
  /** Which of those that stand on the same space. */
  place: number;
  crowd: number;
}

function FigureAt({ seat, space, place, crowd }: FigureAtProps) {
  const colourHere = useColours();
  const aside = (place - (crowd - 1) / 2) * 0.22;
  return (
    <span
      class="figure"
      data-flip={`figure-${seat}`}
      style={{ "--at": space + aside, "--seat": `var(--seat-${colourHere(seat)})` }}
    >
      <FigurePrint />
      <SeatSign seat={seat} />
    </span>
  );
}

function Arc({ from, to }: { from: number; to: number }) {
  return (
    <svg
      class="arc"
      viewBox="0 0 160 40"
      preserveAspectRatio="none"
      aria-hidden="true"
      style={{ "--at": Math.min(from, to), "--width": Math.abs(to - from) }}
    >
      <path d="M2 38C40 2 120 2 158 38" vector-effect="non-scaling-stroke" />
    </svg>
  );
}

/** The whole path in one line, with the part that is in sight. */
function Overview(props: {
  view: View;
  figures: readonly Figure[];
  shift: number;
  seen: { from: number; width: number };
}) {
  const { view, figures, shift, seen } = props;
  const colourHere = useColours();
  return (
    <svg class="overview" viewBox="0 0 360 20" preserveAspectRatio="none" aria-hidden="true">
      <rect class="over-path" x={shift * 10} y="11" width={view.length * 10} height="5" />
      {groundsOf(view).map(({ card, first, last }) => (
        <rect
          key={card}
          class="over-field"
          x={first * 10}
          y="2"
          width={(last - first + 1) * 10}
          height="6"
        />
      ))}
      {figures.map(({ seat, space }) => (
        <rect
          key={seat}
          class="over-figure"
          x={space * 10 + 2}
          y="9"
          width="6"
          height="9"
          rx="2"
          style={{ fill: `var(--seat-${colourHere(seat)})` }}
        />
      ))}
      {seen.width < 1 && (
        <rect class="over-seen" x={seen.from * 360} y="1" width={seen.width * 360} height="18" />
      )}
    </svg>
  );
}
