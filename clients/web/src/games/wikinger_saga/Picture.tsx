/** Drawings of the saga. Decoration: the words stand beside them. */
import art from "virtual:sprite/wikinger_saga";
import { Picture } from "../../parts/Icon";
import { emblemOf, printed } from "./content";
import type { CardId, World } from "./position";
import { helmetWords, say } from "./words";

type Sign =
  | "god"
  | "vp"
  | "gold"
  | "sight"
  | "card"
  | "helm"
  | "broken"
  | "check"
  | "odin"
  | "draw"
  | "people";

export const SagaSign = ({ sign }: { sign: Sign }) => (
  <Picture class="saga-sign" sheet={art} id={`i-${sign}`} />
);

export const Emblem = ({ card }: { card: CardId }) => (
  <Picture class="emblem" sheet={art} id={emblemOf(card)} viewBox="0 0 60 60" />
);

export const WorldSign = ({ world }: { world: World }) => (
  <Picture class="world-sign" sheet={art} id={`w-${world}`} viewBox="0 0 34 34" />
);

/** What passes by behind the path. */
export const Land = ({ sea }: { sea: boolean }) => (
  <svg class="land" viewBox="0 0 1152 104" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
    <use href={`${art}#${sea ? "sea" : "land"}`} />
  </svg>
);

/** The picture of an adventure: the hall has its own, others carry the sign of their world in the light. */
export const AdventurePrint = ({ card, world }: { card: string; world: World }) => (
  <svg
    class="adventure-print"
    viewBox="0 0 268 84"
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
  >
    {card === "hel_a" ? (
      <use href={`${art}#hall`} />
    ) : (
      <>
        <rect width="268" height="84" fill="var(--i)" />
        <use href={`${art}#rays`} />
        <g style={{ color: "var(--print)", "--p": "var(--on-print)" }}>
          <use href={`${art}#w-${world}`} x="104" y="12" width="60" height="60" />
        </g>
      </>
    )}
  </svg>
);

export const FigurePrint = ({ ghost = false }: { ghost?: boolean }) => (
  <Picture sheet={art} id={ghost ? "ghost" : "figure"} viewBox="0 0 32 51" />
);

/** A viking's helmets: so many, and in words. */
export function Helmets({ card }: { card: CardId }) {
  const { helmets } = printed(card);
  return (
    <span class="helmets">
      <span class="sr">{helmetWords(card)}</span>
      {helmets === 0 && <span aria-hidden="true">{say("no-helmet")}</span>}
      {Array.from({ length: helmets }, (_, at) => (
        <SagaSign key={at} sign="helm" />
      ))}
    </span>
  );
}
