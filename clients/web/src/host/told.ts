/** What the house tells hosts, as this page reads it. */
import type { ReportReason } from "../net/wire";

export type Sanction = "muted" | "suspended" | "unrated";

export interface Overview {
  people: number;
  tables: number;
  unsettled: number;
  nodes: { node: string; people: number; tables: number; draining: boolean }[];
  notice: { text: string | null; at: number | null };
  settings: Record<string, unknown>;
}

export interface FoundPerson {
  user: string;
  name: string;
  guest: boolean;
  bot: boolean;
  host: boolean;
  sanctions: { kind: Sanction; until: number; reason: string }[];
}

export interface FoundTable {
  table: string;
  game: string;
  seats: { user: string; name: string }[];
  over: boolean;
  frozen: string | null;
}

export interface Found {
  people: FoundPerson[];
  table: FoundTable | null;
}

export interface Report {
  key: string;
  about: string;
  about_name: string;
  by_name: string;
  reason: ReportReason;
  at: number;
  table: string | null;
  quoted: string | null;
  text: string;
}

export interface Act {
  at: number;
  by: string;
  what: string;
  target: string;
  detail: string;
}

export interface BackedUp {
  folder: string | null;
  files: string[];
  by_hand: ("postgresql" | "store")[];
}
