/** The sprites: which there are, and which pictograms of Lucide the house's one gets. Read by the build, too. */

export const SHEETS = ["house", "panorama", "bagalut"] as const;
export type Sheet = (typeof SHEETS)[number];

/** Our id -> Lucide's name. What we have drawn ourselves (`src/art/house.svg`) is not here. */
export const LUCIDE = {
  "ui-sun": "sun",
  "ui-contrast": "contrast",
  "ui-copy": "copy",
  "ui-share": "share-2",
  "ui-flag": "flag",
  "ui-undo": "undo-2",
  "ui-handshake": "handshake",
  "ui-trophy": "trophy",
  "ui-bell": "bell",
  "ui-volume": "volume-2",
  "ui-mute": "volume-x",
  "ui-wifi": "wifi",
  "ui-wifi-off": "wifi-off",
  "ui-alert": "triangle-alert",
  "ui-search": "search",
  "ui-keyboard": "keyboard",
  "ui-user": "user",
  "ui-computer": "monitor",
  "ui-link": "link",
  "ui-play": "play",
  "ui-more": "ellipsis",
  "ui-hourglass": "hourglass",
  "ui-ear": "ear",
  "ui-send": "send",
  "ui-ban": "ban",
  "ui-down": "chevron-down",
} as const;
