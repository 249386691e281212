/** Omar on the market: where he stands, and how he goes there when it is told, step by step and along the balcony. */
import { useLayoutEffect, useRef } from "preact/hooks";
import { motionReduced } from "../../settings/settings";
import { DEGREES, journey, middleOf } from "./geometry";
import type { Moment } from "./table";
import { Face } from "./Weaves";

const STEP_MS = 300;

export function Omar({ moment }: { moment: Moment }) {
  const { cell, facing } = moment.omar;
  const figure = useRef<SVGGElement>(null);
  const pointer = useRef<SVGGElement>(null);
  const { going } = moment;
  const { x, y } = middleOf(cell);

  useLayoutEffect(() => {
    if (!going || motionReduced() || !figure.current || !pointer.current) return undefined;
    const way = journey(going.from.cell, going.from.facing, going.path);
    const duration = STEP_MS * going.path.length;
    const options = { duration, easing: "linear" } as const;
    const running = [
      figure.current.animate(
        way.map((spot) => ({
          transform: `translate(${spot.x}px, ${spot.y}px)`,
          offset: spot.offset,
        })),
        options,
      ),
      pointer.current.animate(
        way.map(({ degrees, offset }) => ({ transform: `rotate(${degrees}deg)`, offset })),
        options,
      ),
    ];
    return () => {
      for (const animation of running) animation.cancel();
    };
  }, [going?.key]);

  return (
    <g class="omar" ref={figure} style={{ transform: `translate(${x}px, ${y}px)` }}>
      <g ref={pointer} style={{ transform: `rotate(${DEGREES[facing]}deg)` }}>
        <path class="facing" d="M0 -60L20 -36Q0 -45 -20 -36Z" transform="scale(.84)" />
      </g>
      <g transform="scale(.86)">
        <Face />
      </g>
    </g>
  );
}
