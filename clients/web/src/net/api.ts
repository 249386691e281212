/** The few things that are asked over plain HTTP: who one is, and which games there are. */
import type { Language } from "../settings/settings";
import type { Level, Person, Plain, Refusal } from "./wire";

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

/** Who is signed in here; `null`: nobody, or nobody answers. */
export async function whoIsHere(): Promise<Person | null> {
  try {
    const answer = await ask("/api/me");
    return answer.ok ? ((await answer.json()) as Person) : null;
  } catch {
    return null;
  }
}

/** What the house answers to a question of a page: what was asked for, or why not. */
export type Told<T> = { told: T; refusal: null } | { told: null; refusal: Refusal };

const UNREACHED: Refusal = {
  type: "error",
  cmd_id: null,
  code: "unreachable",
  rule: null,
  facts: {},
  retryable: true,
  retry_after_ms: null,
  incident: null,
};

/** Ask something over HTTP. `body`: makes it a change, sent as JSON. */
export async function askHouse<T>(
  path: string,
  { method, body }: { method?: "POST" | "DELETE"; body?: Plain } = {},
): Promise<Told<T>> {
  const sent = method ?? (body ? "POST" : "GET");
  try {
    const answer = await ask(path, {
      method: sent,
      ...(body && {
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      }),
    });
    if (!answer.ok) return { told: null, refusal: (await answer.json()) as Refusal };
    const told = answer.status === 204 ? null : await answer.json();
    return { told: told as T, refusal: null };
  } catch {
    return { told: null, refusal: UNREACHED };
  }
}

export async function fetchGames(): Promise<GameCard[]> {
  const answer = await ask("/api/games");
  if (!answer.ok) throw new Unreachable(`/api/games: ${answer.status}`);
  return (await answer.json()) as GameCard[];
}

/** What is passed on by its address: a challenge or an open table. */
export type Shared = "c" | "o";

/** The picture of such an address for the other one's camera. */
export function qrAddress(kind: Shared, id: string): string {
  return `/api/qr/${kind}/${encodeURIComponent(id)}.svg`;
}
