/** What is printed on the cards: read from the rules' own content, so that no view has to carry it. */
import gods from "../../../../../rules/games/wikinger_saga/content/gods.json";
import vikings from "../../../../../rules/games/wikinger_saga/content/vikings.json";
import worlds from "../../../../../rules/games/wikinger_saga/content/worlds.json";
import type { CardId, World } from "./position";

export interface Printed {
  id: string;
  /** Felder; a god has no helmets and no price. */
  move: number;
  helmets: number;
  cost: number | null;
  /** Where it is at home: a world, "start" or "gods". */
  home: string;
  acts: boolean;
}

export const SPACES = worlds.board.spaces;

const cards = new Map<string, Printed>([
  ...vikings.vikings.map(({ id, move, helmets, cost, world, action }): [string, Printed] => [
    id,
    { id, move, helmets, cost, home: world, acts: action !== null },
  ]),
  ...gods.gods.map(({ id, move, action }): [string, Printed] => [
    id,
    { id, move, helmets: 0, cost: null, home: "gods", acts: action !== null },
  ]),
]);

export function printed(card: CardId): Printed {
  const found = cards.get(card);
  if (!found) throw new Error(`no card ${card}`);
  return found;
}

export const isGod = (card: CardId): boolean => printed(card).home === "gods";

/** The world a viking of the display comes from. */
export const homeOf = (card: CardId): World => printed(card).home as World;

const EMBLEMS: Readonly<Record<string, string>> = {
  start_1: "fish",
  start_2: "crook",
  start_3: "loom",
  start_4: "pick",
  start_5: "loaf",
  start_6: "boat",
  start_7: "hammer",
  mid_trader: "purse",
  mid_scout: "eye",
  mid_axe: "axe",
  ljo_light: "torch",
  ljo_tongue: "horn",
  ljo_archer: "bow",
  sva_cloak: "hood",
  sva_digger: "pick",
  sva_turn: "serpent",
  nid_anvil: "hammer",
  nid_mint: "coin",
  nid_rune: "rune",
  mus_runner: "flame",
  mus_ember: "torch",
  mus_ash: "ash",
  hel_grave: "skull",
  hel_priest: "raven",
  hel_bane: "sword",
  van_herb: "herb",
  van_king: "crown",
  van_gold: "braid",
  nif_mist: "mist",
  nif_ice: "ice",
  nif_song: "harp",
  jot_slayer: "sword",
  jot_envoy: "scroll",
  jot_hunt: "spear",
  god_odin: "raven",
  god_thor: "hammer",
  god_freyja: "braid",
  god_loki: "flame",
  god_heimdall: "horn",
  god_balder: "sun",
  god_tyr: "sword",
  god_njoerd: "boat",
  god_idun: "apple",
  god_bragi: "harp",
  god_frigg: "loom",
  god_freyr: "herb",
  god_ran: "wave",
  god_skadi: "bow",
  god_vidar: "spear",
  god_hel: "skull",
};

/** The drawing on a card. */
export const emblemOf = (card: CardId): string => `e-${EMBLEMS[card] ?? "rune"}`;
