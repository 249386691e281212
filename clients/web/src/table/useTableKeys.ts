/** The keys of a table, carried out. */
import type { RefObject } from "preact";
import { useEffect } from "preact/hooks";
import { announce } from "../parts/live";
import { settings } from "../settings/settings";
import { useTableContext } from "./context";
import { isWriting, keyOf, type TableKey } from "./keys";
import { useReports } from "./reports";

export interface KeyDeeds {
  onFlip: () => void;
  onText: () => void;
  onChat: () => void;
  onWindow: (window: "keys" | "actions") => void;
}

export function useTableKeys(root: RefObject<HTMLElement | null>, deeds: KeyDeeds): void {
  const { play } = useTableContext();
  const reports = useReports();
  const does: Record<TableKey, () => void> = {
    actions: () => deeds.onWindow("actions"),
    // On the board itself the board knows where one is; from elsewhere one comes to its first or last.
    marked: () => marked(root.current)[0]?.focus(),
    markedBefore: () => marked(root.current).at(-1)?.focus(),
    keys: () => deeds.onWindow("keys"),
    flip: deeds.onFlip,
    text: deeds.onText,
    chat: deeds.onChat,
    take_back: () => void play.offer("take_back"),
    go: () => play.skip(),
    clock: () => announce(reports.clock()),
    log: () => announce(reports.log()),
    logBefore: () => announce(reports.logBefore()),
    state: () => announce(reports.state()),
    others: () => announce(reports.others()),
    hand: () => announce(reports.hand()),
    turn: () => announce(reports.turn()),
    region: () => nextRegion(root.current, 1),
    regionBefore: () => nextRegion(root.current, -1),
  };
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { activeElement } = document;
      const inside = activeElement === document.body || root.current?.contains(activeElement);
      if (event.defaultPrevented || !inside) return;
      const asked = keyOf(event, settings.value.singleKeys, isWriting(activeElement));
      if (asked === null) return;
      event.preventDefault();
      does[asked]();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  });
}

function marked(root: HTMLElement | null): HTMLElement[] {
  return [...(root?.querySelectorAll<HTMLElement>("[data-place]") ?? [])].filter(
    (place) => place.getAttribute("aria-disabled") !== "true",
  );
}

const FOCUSABLE = "button, a[href], input, select, [tabindex='0']";

/** Into the next part of the page: the first thing there that takes the focus. */
function nextRegion(root: HTMLElement | null, by: 1 | -1): void {
  const regions = [...(root?.querySelectorAll<HTMLElement>("[data-region], header") ?? [])].flatMap(
    (region) => {
      const first =
        region.querySelector<HTMLElement>("[data-place][tabindex='0']") ??
        region.querySelector<HTMLElement>(FOCUSABLE);
      return first && first.offsetParent !== null ? [{ region, first }] : [];
    },
  );
  if (regions.length === 0) return;
  const at = regions.findLastIndex(({ region }) => region.contains(document.activeElement));
  const from = at < 0 && by < 0 ? 0 : at;
  regions[(from + by + regions.length) % regions.length]?.first.focus();
}
