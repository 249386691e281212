/** The box ("Kasten"): what is asked, what the next tap does, at most three buttons in an order that never changes. */
import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";
import { useColours } from "./seats";

export interface BoxLine {
  text: ComponentChildren;
  picture?: ComponentChildren;
  /** Said more quietly: what one may know but need not. */
  soft?: boolean;
}

export interface BoxProps {
  /** Whose decision it is; the edge has the colour of this seat. `null`: nobody's. */
  seat: number | null;
  /** One or two words over the title: the phase. */
  kicker?: ComponentChildren;
  title: string;
  lines?: readonly BoxLine[];
  /** Buttons, the primary one first. */
  actions?: ComponentChildren;
  /** The sentence is a refusal. */
  refused?: boolean;
}

export function Box({ seat, kicker, title, lines = [], actions, refused = false }: BoxProps) {
  const heading = useId();
  const colourHere = useColours();
  const edge = seat === null ? "nobody" : colourHere(seat);
  return (
    <section class={`box edge-${edge}${refused ? " refused" : ""}`} aria-labelledby={heading}>
      {kicker && <p class="kicker">{kicker}</p>}
      <h2 id={heading}>{title}</h2>
      {lines.map(({ text, picture, soft }, at) => (
        <div key={at} class={soft ? "gives small soft" : "gives"}>
          {picture}
          <div>{text}</div>
        </div>
      ))}
      {actions && <div class="acts">{actions}</div>}
    </section>
  );
}
