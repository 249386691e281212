/** What travels, as this client reads it: the generated types, with a game's own values told apart by their tags. */
import type * as wire from "../gen/wire";

export type {
  Audience,
  ClockFace,
  Notice,
  Offerable,
  OfferFace,
  Ok,
  OpenSeat,
  Outcome,
  OwnTable,
  Pause,
  Person,
  PlayerRow,
  Pong,
  Pool,
  PoolRow,
  RatingFace,
  SeatClock,
  SeatFace,
  TableRow,
  TakeBack,
  TalkLine,
  Welcome,
  You,
  YourPool,
  YourTables,
} from "../gen/wire";

export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };
export type Plain = { [name: string]: Json };

/** An event of a game or of the table. */
export type TableEvent = Plain & { type: string };
/** An action of a game. */
export type GameAction = Plain & { type: string };
/** A view of a game. */
export type GameView = Plain & { phase: string };

export type Frame = Omit<wire.Frame, "events" | "legal" | "view"> & {
  events: TableEvent[];
  legal: GameAction[];
  view: GameView;
};
/** options: the game's own. */
export type Terms = Omit<wire.Terms, "options"> & { options: Plain };
export type Link = Omit<wire.Link, "terms"> & { terms: Terms };
export type YourChallenges = Omit<wire.YourChallenges, "challenges"> & { challenges: Link[] };
export type SeekRow = Omit<wire.SeekRow, "terms"> & { terms: Terms };
export type OpenTableRow = Omit<wire.OpenTableRow, "terms"> & { terms: Terms };
export type ReadyCheck = Omit<wire.ReadyCheck, "terms"> & { terms: Terms };
export type Row = wire.PlayerRow | wire.TableRow | SeekRow | OpenTableRow | wire.PoolRow;
export type Room = Omit<wire.Room, "rows"> & { rows: Record<string, Row> };
export type RoomNews = Omit<wire.RoomNews, "rows"> & { rows: Record<string, Row> };
export type LogLine = Omit<wire.LogLine, "events"> & { events: TableEvent[] };
export type Snapshot = Omit<wire.Snapshot, "frame" | "log_tail" | "missed" | "terms"> & {
  terms: Terms;
  frame: Frame;
  log_tail: LogLine[];
  missed: LogLine[] | null;
};
export type Refusal = Omit<wire.Error, "facts"> & { facts: Plain };

export type Heard =
  | Exclude<
      wire.Wire["frame"],
      | wire.Frame
      | wire.Snapshot
      | wire.Error
      | wire.Link
      | wire.Room
      | wire.RoomNews
      | wire.YourChallenges
      | wire.ReadyCheck
    >
  | ReadyCheck
  | Frame
  | Link
  | Snapshot
  | Refusal
  | Room
  | RoomNews
  | YourChallenges;

export type RoomKind = wire.EnterTalk["room"];
export type ReportReason = wire.ReportPlayer["reason"];
export type TimeControl = Terms["time_control"];
export type Beginner = Terms["beginner"];
export type DeclineReason = wire.DeclineLink["reason"];
export type Tempo = Terms["tempo"];
export type Level = wire.PlayComputer["level"];
export type Role = wire.Attach["role"];
export type OfferKind = wire.Offer["kind"];
export type Barrier = wire.TakeBack["barriers"][number];

type Asked<Message> = Message extends { cmd_id: string } ? Omit<Message, "cmd_id"> : never;

/** What this client asks, without the id, which the follower gives. */
export type Ask = Asked<wire.Wire["message"]>;
export type Command = Ask & { cmd_id: string };
export type Said = wire.Hello | wire.Ping | Command;
