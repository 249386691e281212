/** What this client asks, without the `cmd_id`, which the follower gives. Source: protocol/commands.py. */
import type {
  Barrier,
  Beginner,
  GameAction,
  Level,
  OfferKind,
  Plain,
  Role,
  Tempo,
  Terms,
} from "./wire";

export type TableAsk =
  | { type: "attach"; table: string; role: Role; epoch?: string; vseq?: number }
  | { type: "detach"; table: string }
  | { type: "act"; table: string; decision: number; action: GameAction }
  | { type: "offer"; table: string; kind: OfferKind; named: Barrier[] }
  | { type: "answer"; table: string; offer: number; accept: boolean; mute: boolean }
  | { type: "withdraw"; table: string; offer: number }
  | { type: "end_pause" | "resign" | "abort" | "leave" | "record"; table: string }
  | { type: "claim"; table: string; choice: "win" | "draw"; absent: number }
  | { type: "narration_done"; table: string; vseq: number }
  | { type: "log"; table: string; role: Role; before: number }
  | { type: "replay"; table: string; seat: number | null; start: number };

export interface ComputerAsk {
  type: "play_computer";
  game: string;
  options: Plain;
  level: Level;
  beginner: Beginner;
  tempo: Tempo;
  seats: number | null;
}

export type RoomAsk =
  | { type: "enter_room" | "leave_room" }
  | ComputerAsk
  | { type: "open_link"; terms: Terms }
  | { type: "follow_link" | "decline_link" | "cancel_link"; link: string }
  | { type: "counter_link"; link: string; rev: number; terms: Terms }
  | { type: "accept_link"; link: string; rev: number }
  | { type: "rename"; name: string };

export type Ask = TableAsk | RoomAsk;
export type Command = Ask & { cmd_id: string };

export interface Hello {
  type: "hello";
  protocol: number;
  client: string;
}

export type Said = Hello | { type: "ping" } | Command;
