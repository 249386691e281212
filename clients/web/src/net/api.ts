/** The few things that are asked over plain HTTP: who one is, and which games there are. */
import type { Language } from "../settings/settings";
import type { Level, Person } from "./wire";

/** A game as the house offers it. `options`: JSON schema of its Options. */
export interface GameCard {
  id: string;
  seats: [min: number, max: number];
  options: OptionsSchema;
  levels: Level[];
  rules_version: number;
}

export interface OptionsSchema {
  properties: Record<string, OptionSchema>;
}

export interface OptionSchema {
  type?: string;
  enum?: (string | number | boolean)[];
  const?: string | number | boolean;
  default?: string | number | boolean;
  minimum?: number;
  maximum?: number;
  $ref?: string;
}

export class Unreachable extends Error {}

async function ask(path: string, init?: RequestInit): Promise<Response> {
  try {
    return await fetch(path, { credentials: "same-origin", ...init });
  } catch {
    throw new Unreachable(path);
  }
}

/** Who is signed in here; on a first visit that is a new guest. */
export async function signIn(language: Language): Promise<Person> {
  const answer = await ask("/api/guest", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ language }),
  });
  if (!answer.ok) throw new Unreachable(`/api/guest: ${answer.status}`);
  return (await answer.json()) as Person;
}

export async function fetchGames(): Promise<GameCard[]> {
  const answer = await ask("/api/games");
  if (!answer.ok) throw new Unreachable(`/api/games: ${answer.status}`);
  return (await answer.json()) as GameCard[];
}

/** The picture of a challenge's address for the other one's camera. */
export function qrAddress(link: string): string {
  return `/api/qr/${encodeURIComponent(link)}.svg`;
}
