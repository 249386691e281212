/** The small pictures of Battlefjord: goods, signs, fame, cards. Decoration; the words stand beside them. */
import sheet from "virtual:sprite/battlefjord";
import type { Bundle } from "../../gen/battlefjord";
import { Picture } from "../../parts/Icon";
import { colourOf } from "../../parts/seats";
import {
  cargoOf,
  cargoPicture,
  followerOf,
  held,
  type Kind,
  type Sign,
  type Some,
} from "./content";

export const WOODCUT = "0 0 96 64";

export function Drawn({ id, box, class: name }: { id: string; box?: string; class?: string }) {
  return (
    <Picture
      sheet={sheet}
      id={id}
      viewBox={box ?? "0 0 24 24"}
      {...(name ? { class: name } : {})}
    />
  );
}

export function Chip({ kind }: { kind: Kind | "any" }) {
  return (
    <span class={`good k-${kind}`}>
      <Drawn id={`g-${kind}`} />
    </span>
  );
}

/** Costs and gains: a chip for each, never a number beside one. */
export function Pips({
  of,
  any = 0,
  class: name = "pips",
}: {
  of: Some | Bundle;
  any?: number;
  class?: string;
}) {
  const chips = held(of).flatMap(([kind, n]) => Array.from({ length: n }, () => kind));
  return (
    <span class={name} aria-hidden="true">
      {chips.map((kind, at) => (
        <Chip key={at} kind={kind} />
      ))}
      {Array.from({ length: any }, (_, at) => (
        <Chip key={`any-${at}`} kind="any" />
      ))}
    </span>
  );
}

export function Medal({ sign }: { sign: Sign }) {
  return (
    <span class={`med sg-${sign}`} aria-hidden="true">
      <Drawn id={`sign-${sign}`} />
    </span>
  );
}

export function Star({ fame }: { fame: number }) {
  return (
    <span class="fame" aria-hidden="true">
      <Drawn id="fame-star" />
      <b>{fame}</b>
    </span>
  );
}

export function Figure({ seat, class: name = "" }: { seat: number; class?: string }) {
  return <Drawn class={`figure ${name}`} box="0 0 40 56" id={`figure-${colourOf(seat)}`} />;
}

export function Pennant({ seat, ghost = false }: { seat: number; ghost?: boolean }) {
  return (
    <Drawn
      class="pennant"
      box="0 0 32 40"
      id={`pennant-${ghost ? "ghost-" : ""}${colourOf(seat)}`}
    />
  );
}

/** The picture of a follower or a cargo. */
export function CardPicture({ card }: { card: string }) {
  const cargo = cargoOf(card);
  return <Drawn class="pic" box={WOODCUT} id={cargo ? cargoPicture(cargo) : `pic-${card}`} />;
}

/** The tint of a card's print. */
export function inkOf(card: string): string {
  const follower = followerOf(card);
  return follower ? `sg-${follower.sign}` : "cargo";
}
