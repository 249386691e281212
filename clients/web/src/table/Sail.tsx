/** The winner's ship sails once across the header when the game ends before one's eyes. Nothing hangs on it. */
import "./sail.css";
import { useEffect, useRef, useState } from "preact/hooks";
import { useColours } from "../parts/seats";
import { motionReduced } from "../settings/settings";
import { useTableContext } from "./context";

const SAIL_MS = 3_400;

export function Sail() {
  const { frame } = useTableContext();
  const colourHere = useColours();
  const [winner, setWinner] = useState<number | null>(null);
  const wasOver = useRef(frame.outcome !== null);
  const isOver = frame.outcome !== null;
  useEffect(() => {
    const [first = []] = frame.outcome?.ranking ?? [];
    const won = first.length === 1 ? (first[0] ?? null) : null;
    if (!isOver || wasOver.current || won === null || motionReduced()) return;
    wasOver.current = true;
    setWinner(won);
    const timer = setTimeout(() => setWinner(null), SAIL_MS);
    return () => clearTimeout(timer);
  }, [isOver]);
  if (winner === null) return null;
  return (
    <span class="sail" aria-hidden="true">
      <svg
        aria-hidden="true"
        viewBox="0 0 64 44"
        style={{ "--wool": `var(--seat-${colourHere(winner)})` }}
      >
        <path class="cloth" d="M18 6h28q4 10 0 20H18q4-10 0-20Z" />
        <path class="stripes" d="M26 6q4 10 0 20M34 6q4 10 0 20M42 6q4 10 0 20" />
        <path class="mast" d="M32 2v30" />
        <path
          class="hull"
          d="M2 18q1 14 12 16h36q9-1 10-18q0-5-4-6q-4 0-4 4q0 2 2 2q-2 10-8 12H16q-6-1-8-8q3-1 2-4q-2-3-6-2Z"
        />
      </svg>
    </span>
  );
}
