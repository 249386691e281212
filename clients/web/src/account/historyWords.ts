/** A finished game in words: against whom, how it came off, what it changed. */
import type { GameLine, PlayerLine } from "../gen/people";
import { inWords, seatName } from "../table/names";
import { isolate } from "../texts/isolate";
import { dayOf, say, signed } from "./words";

/** The others' names, as a list in words. */
export function others(line: GameLine, user: string): string {
  return inWords(
    line.players.filter((player) => player.user !== user).map((player) => isolate(nameOf(player))),
  );
}

export function nameOf(player: PlayerLine): string {
  return seatName(player);
}

/** "gewonnen", "2. von 4", "ohne Ergebnis" */
export function outcome(line: GameLine, user: string): string {
  if (line.showing === null) return say("history-none");
  if (line.players.length === 2 || line.showing === "equal") return say(`showing-${line.showing}`);
  const rank = line.players.find((player) => player.user === user)?.rank ?? 0;
  return say("history-rank", { rank, seats: line.players.length });
}

/** All that is told below the names, in order. */
export function particulars(line: GameLine, user: string): string[] {
  const own = line.players.find((player) => player.user === user);
  const told = [outcome(line, user), say(line.rated ? "history-rated" : "history-friendly")];
  if (own?.rating_before != null && own.rating_after != null) {
    const change = Math.round(own.rating_after / 100) - Math.round(own.rating_before / 100);
    told.push(say("history-rating", { change: signed(change) }));
  }
  if (own && own.points !== 0) told.push(say("history-points", { change: signed(own.points) }));
  if (own && own.taler !== 0) told.push(say("history-taler", { change: signed(own.taler) }));
  told.push(dayOf(line.ended_at));
  return told;
}
