/** The board of Suleika: the market with its balcony, and real buttons over it. */
import "./suleika.css";
import type { TargetedEvent, TargetedKeyboardEvent } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { InfoHost } from "../../parts/InfoHost";
import { type Roving, useRoving } from "../../parts/roving";
import { infoOf } from "./infos";
import { arrowAt, Carpets, Ghost, Ground, Seam, Trail } from "./Market";
import { Omar } from "./Omar";
import {
  type Action,
  type Cell,
  GRID,
  isTurn,
  layingOf,
  paidHere,
  regionAt,
  type Turn,
  type Way,
} from "./position";
import { type Moment, momentOf, type Props, type Standing, seenAfter } from "./table";
import { Weaves } from "./Weaves";
import { cellWords, facingName, say } from "./words";

/** What is looked at: by pointer or focus. */
interface Looked {
  cell: Cell | null;
  turn: Turn | null;
}
const NOTHING: Looked = { cell: null, turn: null };

function lookedAt(target: EventTarget | null): Looked {
  const button = (target as Element | null)?.closest<HTMLElement>("[data-place]");
  const place = button?.dataset.place ?? "";
  if (place.startsWith("turn-")) return { cell: null, turn: place.slice(5) as Turn };
  return { cell: (place || null) as Cell | null, turn: null };
}

export function Board(props: Props) {
  const root = useRef<HTMLDivElement>(null);
  const seen = useRef<Standing>(props.view.omar);
  const [looked, setLooked] = useState(NOTHING);
  const moment = momentOf(props, seen.current);
  useEffect(() => {
    seen.current = seenAfter(props, seen.current);
  });
  const roving = useRoving(root, firstPlace(moment));

  const press = (event: TargetedKeyboardEvent<HTMLDivElement>) => {
    roving.onKeyDown(event);
    const isBusy = props.armed !== null || moment.first !== null;
    if (event.key === "Escape" && isBusy && !props.sent) {
      event.stopPropagation();
      props.letGo();
    }
  };
  const look = (event: TargetedEvent<HTMLElement>) => setLooked(lookedAt(event.target));
  const { omar } = moment;
  return (
    <InfoHost class="suleika" infoOf={(key) => infoOf(key, moment)}>
      <Weaves />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it listens for the buttons inside */}
      <div
        ref={root}
        class="suleika-board"
        onKeyDown={press}
        onFocusIn={(event) => {
          roving.onFocusIn(event);
          look(event);
        }}
        onFocusOut={(event) => {
          roving.onFocusOut(event);
          setLooked(NOTHING);
        }}
        onPointerOver={look}
        onPointerLeave={() => setLooked(NOTHING)}
      >
        <svg class="market-art" viewBox="-25 -25 750 750" aria-hidden="true">
          <Ground />
          <Carpets moment={moment} />
          <Ghost moment={moment} />
          <Seams moment={moment} looked={looked.cell} />
          <Ways moment={moment} looked={looked.turn} />
          <Omar moment={moment} />
        </svg>
        {/* biome-ignore lint/a11y/useSemanticElements: the cells lie over a drawing, in no table */}
        <div
          class="market-grid"
          role="grid"
          aria-label={say("market", { cell: omar.cell, facing: facingName(omar.facing) })}
        >
          {GRID.map((cells) => (
            // biome-ignore lint/a11y/useSemanticElements lint/a11y/useFocusableInteractive: the buttons take the focus
            <div role="row" key={cells[0]}>
              {cells.map((cell) => (
                // biome-ignore lint/a11y/useSemanticElements lint/a11y/useFocusableInteractive: the buttons take the focus
                <div role="gridcell" key={cell}>
                  <CellButton moment={moment} cell={cell} roving={roving} />
                </div>
              ))}
            </div>
          ))}
        </div>
        <Arrows moment={moment} roving={roving} />
      </div>
    </InfoHost>
  );
}

/** Where Tab arrives before anybody moved: at what can be chosen, else at Omar. */
function firstPlace({ legal, armedTurn, armedLay, firsts, omar, first }: Moment): string {
  if (armedLay) return armedLay.cells[1];
  if (first) return first;
  const turn = armedTurn ?? legal.find(isTurn)?.turn;
  if (turn) return `turn-${turn}`;
  const [half] = firsts;
  return half ?? omar.cell;
}

// ---------- what is drawn into the picture

function Seams({ moment, looked }: { moment: Moment; looked: Cell | null }) {
  const { view, armedLay, paid, going } = moment;
  const laying = armedLay && layingOf(view, armedLay);
  if (laying) return <Seam own cells={laying.region} label={String(laying.region.length)} />;
  if (paid) return <Seam cells={paid.region} label={String(paid.paid)} />;
  const region = looked && regionAt(view, looked);
  if (region) return <Seam cells={region.cells} label={String(region.cells.length)} />;
  const here = going ? null : paidHere(view);
  return here && moment.firsts.size > 0 ? (
    <Seam cells={here.cells} label={String(here.price)} />
  ) : null;
}

function wayLookedAt({ view, legal, armedTurn, armed }: Moment, looked: Turn | null): Way | null {
  const turn = armedTurn ?? looked;
  const known = legal.some(isTurn) ? turn : armed?.type === "roll" ? "straight" : null;
  return view.ways.find((way) => way.turn === known) ?? null;
}

function Ways({ moment, looked }: { moment: Moment; looked: Turn | null }) {
  const way = wayLookedAt(moment, looked);
  return way ? <Trail from={moment.view.omar.cell} way={way} /> : null;
}

// ---------- what can be pressed

interface PartProps {
  moment: Moment;
  roving: Roving;
}

/** A cell's part in what can be done now. */
type Role = "second" | "first" | "chosen" | "armed" | "roll" | null;

function roleOf(moment: Moment, cell: Cell): Role {
  const { armedLay, first, partners, firsts, omar, legal } = moment;
  if (armedLay?.cells.includes(cell)) return cell === first ? "chosen" : "armed";
  if (cell === first) return "chosen";
  if (partners.has(cell)) return "second";
  if (firsts.has(cell)) return "first";
  return cell === omar.cell && legal.some(({ type }) => type === "roll") ? "roll" : null;
}

function press({ armedLay, partners, legal, tap, choose }: Moment, cell: Cell, role: Role): void {
  const roll = legal.find(({ type }) => type === "roll");
  const partner: Action | undefined = partners.get(cell);
  if (role === "armed" && armedLay) tap(armedLay);
  else if (role === "second" && partner) tap(partner);
  else if (role === "chosen") choose([]);
  else if (role === "first") choose([cell]);
  else if (role === "roll" && roll) tap(roll);
}

function stateWords(moment: Moment, cell: Cell, role: Role): string[] {
  const { omar, sent } = moment;
  const words: string[] = [];
  if (cell === omar.cell) words.push(say("cell-omar", { facing: facingName(omar.facing) }));
  if (cell === omar.cell && paidHere(moment.view)) words.push(say("state-paid"));
  if (role === "first") words.push(say("do-first"));
  if (role === "second") words.push(say("do-second"));
  if (role === "chosen") words.push(say("state-first"), say(sent ? "state-sent" : "state-armed"));
  if (role === "armed") words.push(say("state-second"), say(sent ? "state-sent" : "state-armed"));
  if (role === "roll") words.push(say("verb-roll"));
  return words;
}

function CellButton({ moment, cell, roving }: PartProps & { cell: Cell }) {
  const role = roleOf(moment, cell);
  // Once a half is chosen, only its partners are marked; another first half may be taken all the same.
  const isMarked = role !== null && !(role === "first" && moment.first !== null);
  return (
    <button
      type="button"
      class={`cell${isMarked ? ` ${role}` : ""}`}
      tabIndex={roving.tabIndex(cell)}
      data-place={cell}
      data-info={cell}
      data-quiet={moment.view.active_seat === moment.ownSeat ? "" : undefined}
      aria-label={[cellWords(moment, cell), ...stateWords(moment, cell, role)].join(", ")}
      aria-pressed={role === null ? undefined : role === "chosen" || role === "armed"}
      aria-disabled={role === null ? "true" : undefined}
      onClick={() => press(moment, cell, role)}
    />
  );
}

const SHARE = 100 / 750;

function Arrows({ moment, roving }: PartProps) {
  const { view, legal, armedTurn, tap, omar } = moment;
  return (
    <>
      {legal.filter(isTurn).map((action) => {
        const way = view.ways.find(({ turn }) => turn === action.turn);
        if (!way) return null;
        const { x, y } = arrowAt(omar.cell, way.facing);
        const place = `turn-${way.turn}`;
        const words = say("arrow", { turn: way.turn, facing: facingName(way.facing) });
        const isArmed = way.turn === armedTurn;
        return (
          <button
            key={way.turn}
            type="button"
            class={`turn-arrow to-${way.facing}`}
            style={{ left: `${(x + 25) * SHARE}%`, top: `${(y + 25) * SHARE}%` }}
            tabIndex={roving.tabIndex(place)}
            data-place={place}
            aria-label={isArmed ? `${words}, ${say("state-armed")}` : words}
            aria-pressed={isArmed}
            onClick={() => tap(action)}
          >
            <svg viewBox="-30 -30 60 60" aria-hidden="true">
              <path d="M0 -24L22 2H9V22H-9V2H-22Z" />
            </svg>
          </button>
        );
      })}
    </>
  );
}
