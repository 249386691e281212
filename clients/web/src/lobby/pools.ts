/** Pools: what they are called, which time they are played with, and what a device chose last. */
import type { GameCard } from "../net/api";
import type { Pool, TimeControl } from "../net/wire";
import { PRESETS } from "./timeControl";

export type Preset = Pool["preset"];

/** The names of the time controls, in the order of `PRESETS`. Source: mechanisms.md 2.1. */
export const PRESET_NAMES: readonly Preset[] = ["5+3", "10+5", "15+10", "30+15", "15/10", "none"];

export function poolControl({ preset }: Pool): TimeControl {
  return PRESETS[PRESET_NAMES.indexOf(preset)] ?? { kind: "none" };
}

/** Whether two name the same pool. */
export function sameKind(one: Pool, other: Pool): boolean {
  return (
    one.game === other.game &&
    one.preset === other.preset &&
    one.kind === other.kind &&
    one.stake === other.stake &&
    one.group === other.group
  );
}

export interface SeatWish {
  preferred: number;
  least: number;
  most: number;
}

/** With how many one may play this game in a pool: two, or any number from three on. */
export function wishesOf({ seats: [least, most] }: Pick<GameCard, "seats">): SeatWish[] {
  const pair = { preferred: 2, least: 2, most: 2 };
  const some = Math.max(3, least);
  return [
    ...(least <= 2 ? [pair] : []),
    ...Array.from({ length: Math.max(0, most - some + 1) }, (_, at) => ({
      preferred: some + at,
      least: some,
      most,
    })),
  ];
}
