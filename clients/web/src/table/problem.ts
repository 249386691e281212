/** What somebody who reports a problem can send along: where it was, and with what. Nothing of the game itself. */
import { house } from "../net/house";
import type { Play } from "./play";

export interface Problem {
  table: string;
  game: string;
  /** The number of the last line of the log, as this viewer counts. */
  position: number;
  seat: number | null;
  last_refusal: string | null;
  incident: string | null;
  version: string;
  connection: string;
  browser: string;
  screen: string;
  at: string;
}

export function problemAt(play: Play, game: string): Problem {
  const refused = play.refused.value;
  return {
    table: play.table.id,
    game,
    position: play.frame.value?.vseq ?? 0,
    seat: play.ownSeat.value,
    last_refusal: refused && (refused.rule ?? refused.code),
    incident: refused?.incident ?? null,
    version: house.version.value,
    connection: house.connection.value.state,
    browser: navigator.userAgent,
    screen: `${innerWidth} × ${innerHeight}`,
    at: new Date().toISOString(),
  };
}

/** Hand a file to the reader. */
export function saveJson(name: string, content: unknown): void {
  const blob = new Blob([JSON.stringify(content, null, 1)], { type: "application/json" });
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
