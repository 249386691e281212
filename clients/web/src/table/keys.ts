/** The keys of a table. Single letters work while no text is written, and can be turned off. Source: ux.md 8. */

export const TABLE_KEYS = [
  "actions",
  "marked",
  "markedBefore",
  "clock",
  "log",
  "logBefore",
  "state",
  "others",
  "hand",
  "turn",
  "take_back",
  "go",
  "text",
  "flip",
  "chat",
  "keys",
  "region",
  "regionBefore",
] as const;
export type TableKey = (typeof TABLE_KEYS)[number];

/** How a key is written in the list of keys. */
export const KEY_NAMES: Readonly<Record<TableKey, string>> = {
  actions: "A",
  marked: "M",
  markedBefore: "Shift+M",
  clock: "C",
  log: "L",
  logBefore: "Shift+L",
  state: "S",
  others: "O",
  hand: "H",
  turn: "T",
  take_back: "Z",
  go: "N",
  text: "G",
  flip: "F",
  chat: "/",
  keys: "?",
  region: "F6",
  regionBefore: "Shift+F6",
};

const LETTERS: Readonly<Record<string, TableKey>> = {
  a: "actions",
  m: "marked",
  c: "clock",
  l: "log",
  s: "state",
  o: "others",
  h: "hand",
  t: "turn",
  z: "take_back",
  n: "go",
  g: "text",
  f: "flip",
  "/": "chat",
  "?": "keys",
};

export interface Pressed {
  key: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  altKey: boolean;
  metaKey: boolean;
}

/** What a key asks for; `null`: nothing of the table's. writing: the focus is where text is written. */
export function keyOf(pressed: Pressed, singleKeys: boolean, writing: boolean): TableKey | null {
  const { key, shiftKey, ctrlKey, altKey, metaKey } = pressed;
  if (ctrlKey || altKey || metaKey) return null;
  if (key === "F6") return shiftKey ? "regionBefore" : "region";
  if (!singleKeys || writing) return null;
  const asked = LETTERS[key.toLowerCase()];
  if (asked === "log" && shiftKey) return "logBefore";
  if (asked === "marked" && shiftKey) return "markedBefore";
  return asked ?? null;
}

/** Whether the focus is where letters are text: then they are no commands. */
export function isWriting(element: Element | null): boolean {
  if (!element) return false;
  if (element.closest("dialog")) return true;
  return element.matches("input:not([type=range]):not([type=radio]), textarea, select");
}
