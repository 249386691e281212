/** The sprites: which there are, and what the house's one holds. Read by the build, too. */

export const SHEETS = [
  "house",
  "panorama",
  "bagalut",
  "battlefjord",
  "kuhhandel",
  "wikinger_saga",
] as const;

/** Drawn by us, in `src/art/house.svg`. */
export const DRAWN = [
  "seat-fjord",
  "seat-rust",
  "seat-moss",
  "seat-ochre",
  "seat-heather",
  "horn",
  "clock",
  "pause",
  "ui-back",
  "ui-next",
  "ui-first",
  "ui-last",
  "ui-menu",
  "ui-info",
  "ui-moon",
  "ui-check",
  "ui-x",
  "ui-plus",
  "ui-minus",
  "ui-eye",
  "ui-log",
  "ui-chat",
  "ui-flip",
  "ui-people",
  "ui-board",
  "ui-swords",
  "ui-gear",
  "ui-hall",
  "ui-block",
] as const;

/** Our id -> the name of a pictogram of Lucide, drawn in at build time. */
export const LUCIDE = {
  "ui-sun": "sun",
  "ui-copy": "copy",
  "ui-share": "share-2",
  "ui-flag": "flag",
  "ui-undo": "undo-2",
  "ui-handshake": "handshake",
  "ui-trophy": "trophy",
  "ui-bell": "bell",
  "ui-volume": "volume-2",
  "ui-mute": "volume-x",
  "ui-offline": "wifi-off",
  "ui-alert": "triangle-alert",
  "ui-search": "search",
  "ui-keyboard": "keyboard",
  "ui-user": "user",
  "ui-computer": "monitor",
  "ui-link": "link",
  "ui-play": "play",
  "ui-hourglass": "hourglass",
  "ui-send": "send",
  "ui-ban": "ban",
  "ui-text": "text",
  "ui-zoom": "zoom-in",
  "ui-scroll": "scroll-text",
} as const;

export type IconName = (typeof DRAWN)[number] | keyof typeof LUCIDE;
