/** How a rating became what it is: a line to look at, points to walk along, a sentence, and a table of the same. */
import { useEffect, useState } from "preact/hooks";
import type { RatingGraph as Found } from "../gen/people";
import { Choice } from "../lobby/Choice";
import { HEIGHT, nearest, type Place, plot, trend, WIDTH } from "./graph";
import { useAsk } from "./useAsk";
import { dayOf, ratingOf, say } from "./words";

const SPANS = [30, 365, 0] as const;
type Span = (typeof SPANS)[number];

export function RatingGraph({ user, game, name }: { user: string; game: string; name: string }) {
  const [days, setDays] = useState<Span>(0);
  const [found, setFound] = useState<Found | null>(null);
  const { ask, fault } = useAsk();
  useEffect(() => {
    let current = true;
    const look = async () => {
      const query = new URLSearchParams({ game, days: String(days) });
      const told = await ask<Found>(`/api/people/${encodeURIComponent(user)}/graph?${query}`);
      if (told && current) setFound(told);
    };
    void look();
    return () => {
      current = false;
    };
  }, [user, game, days]);
  return (
    <div class="graph">
      <Choice
        legend={say("graph-span", { game: name })}
        options={SPANS.map((value) => ({ value, label: say(`graph-span-${value}`) }))}
        value={days}
        onChoose={setDays}
      />
      {fault && <p class="fault">{fault.sentence}</p>}
      {found && <Drawn found={found} game={name} />}
    </div>
  );
}

function Drawn({ found, game }: { found: Found; game: string }) {
  const drawn = plot(found.points);
  const told = trend(found.points);
  if (!drawn || !told) return <p class="empty">{say("graph-empty")}</p>;
  return (
    <>
      <Line key={found.points.length} plot={drawn} game={game} />
      <p class="small soft">
        {say("graph-told", {
          games: told.games,
          first: ratingOf(told.first),
          last: ratingOf(told.last),
          lowest: ratingOf(told.lowest),
          highest: ratingOf(told.highest),
        })}
      </p>
      <details>
        <summary>{say("graph-table")}</summary>
        <div class="scrolls">
          <table class="figures">
            <thead>
              <tr>
                <th scope="col">{say("history-day")}</th>
                <th scope="col" class="num">
                  {say("rating")}
                </th>
                <th scope="col">{say("game")}</th>
              </tr>
            </thead>
            <tbody>
              {found.points.toReversed().map((point) => (
                <tr key={point.table}>
                  <td>{dayOf(point.at)}</td>
                  <td class="num">{ratingOf(point.value)}</td>
                  <td>
                    <a href={`/t/${point.table}`}>{say("history-replay")}</a>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </>
  );
}

const STEP_OF: Record<string, (at: number, last: number) => number> = {
  ArrowLeft: (at) => at - 1,
  ArrowRight: (at) => at + 1,
  Home: () => 0,
  End: (_, last) => last,
};

/** Like a slider: arrow keys and the pointer walk along the points. */
function Line({
  plot,
  game,
}: {
  plot: NonNullable<ReturnType<typeof import("./graph").plot>>;
  game: string;
}) {
  const { places, lines, path } = plot;
  const last = places.length - 1;
  const [at, setAt] = useState(last);
  const here = places[at] as Place;
  const told = say("graph-point", {
    day: dayOf(here.point.at),
    rating: ratingOf(here.point.value),
  });
  const walk = (event: KeyboardEvent) => {
    const step = STEP_OF[event.key];
    if (!step) return;
    event.preventDefault();
    setAt(Math.min(last, Math.max(0, step(at, last))));
  };
  const point = (event: PointerEvent) => {
    const box = (event.currentTarget as Element).getBoundingClientRect();
    setAt(nearest(places, ((event.clientX - box.left) / box.width) * WIDTH));
  };
  return (
    <>
      <div
        class="line-graph"
        role="slider"
        tabIndex={0}
        aria-label={say("graph-label", { game })}
        aria-valuemin={1}
        aria-valuemax={places.length}
        aria-valuenow={at + 1}
        aria-valuetext={told}
        onKeyDown={walk}
        onPointerMove={point}
        onPointerDown={point}
      >
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
          {lines.map(({ value, y }) => (
            <g key={value}>
              <line class="rule" x1={46} x2={WIDTH - 8} y1={y} y2={y} />
              <text class="mark" x={38} y={y + 4} text-anchor="end">
                {ratingOf(value)}
              </text>
            </g>
          ))}
          <path class="trace" d={path} />
          {places.length <= 60 &&
            places.map(({ x, y, point }) => (
              <circle key={point.table} class="dot" cx={x} cy={y} r={2.5} />
            ))}
          <line class="cursor" x1={here.x} x2={here.x} y1={10} y2={HEIGHT - 26} />
          <circle class="here" cx={here.x} cy={here.y} r={6} />
          <text class="mark" x={46} y={HEIGHT - 6}>
            {dayOf(plot.from)}
          </text>
          {places.length > 1 && (
            <text class="mark" x={WIDTH - 8} y={HEIGHT - 6} text-anchor="end">
              {dayOf(plot.until)}
            </text>
          )}
        </svg>
      </div>
      <p class="graph-point num">{told}</p>
    </>
  );
}
