/* Written by `npm run gen` from the Python types. Do not edit. */

export interface People {
  account: Account;
  accountsettings: AccountSettings;
  programs: Programs;
  programtoken: ProgramToken;
  profile: Profile;
  ratinggraph: RatingGraph;
  historypage: HistoryPage;
  leaderboard: Leaderboard;
}
/**
 * `GET /api/account`: what the house keeps about whoever asks. Times in ms since 1970.
 */
export interface Account {
  user: string;
  name: string;
  guest: boolean;
  bot: boolean;
  admin: boolean;
  created_at: number;
  registered_at: number | null;
  email: string | null;
  taler: number;
  restrictions: Restriction[];
}
/**
 * What one may not do until a time (ms since 1970), and why: a host's words or an outcome.
 */
export interface Restriction {
  kind: string;
  until: number;
  reason: string;
}
/**
 * `GET` and `POST /api/account/settings`: what an account has set, the same on every device.
 *
 * challenges: from whom it takes challenges.
 * page:       how the web client looks and sounds. The house does not look inside. Empty:
 *             nothing has been kept yet. Source: ux.md 7.
 */
export interface AccountSettings {
  challenges: "everyone" | "friends" | "nobody";
  page: {
    [k: string]: boolean | number | string;
  };
}
/**
 * `GET /api/account/programs`. most: how many one may have.
 */
export interface Programs {
  programs: Program[];
  most: number;
}
/**
 * A program of one's own.
 */
export interface Program {
  user: string;
  name: string;
}
/**
 * The only time that a program's token is told; also `POST …/programs/<user>/token`.
 */
export interface ProgramToken {
  user: string;
  name: string;
  token: string;
}
/**
 * `GET /api/people/<name>`.
 *
 * since:      when the account (or the guest) came to be.
 * form:       the last ten rated games, newest first.
 * against_me: None: it is oneself, or the two never met.
 * private:    None: it is somebody else.
 */
export interface Profile {
  user: string;
  name: string;
  guest: boolean;
  bot: boolean;
  since: number;
  points: number;
  ratings: RatingLine[];
  form: ("first" | "equal" | "behind")[];
  against_me: Record | null;
  private: Private | null;
}
/**
 * How strong somebody is at one game. games: rated ones so far; provisional: too few.
 */
export interface RatingLine {
  game: string;
  value: number;
  games: number;
  provisional: boolean;
  last_played: number;
}
/**
 * The reader against somebody: how often before him, level with him, behind him.
 */
export interface Record {
  ahead: number;
  level: number;
  behind: number;
}
/**
 * What is told of a person to himself alone. outcomes: newest first.
 */
export interface Private {
  taler: number;
  outcomes: FairPlayOutcome[];
  restrictions: Restriction[];
}
/**
 * What one rated game said about how somebody played.
 */
export interface FairPlayOutcome {
  outcome: string;
  at: number;
}
/**
 * `GET /api/people/<name>/graph?game=…&days=…`: oldest first. days: 0 for all of it.
 */
export interface RatingGraph {
  points: RatingPoint[];
}
/**
 * The rating after a game.
 */
export interface RatingPoint {
  table: string;
  at: number;
  value: number;
}
/**
 * `GET /api/people/<name>/games?…`, newest first. after: what to ask the next page with.
 */
export interface HistoryPage {
  games: GameLine[];
  after: string | null;
}
/**
 * A finished game. showing: how the owner of the list came off, None: without a result.
 */
export interface GameLine {
  table: string;
  game: string;
  started_at: number;
  ended_at: number;
  reason: string;
  rated: boolean;
  stake: number;
  showing: ("first" | "equal" | "behind") | null;
  players: PlayerLine[];
}
/**
 * One player of a finished game, and what it changed for him.
 *
 * rank:     1 is best; 0: the game had no result.
 * computer: its level.
 */
export interface PlayerLine {
  seat: number;
  user: string;
  name: string;
  computer: ("easy" | "medium" | "strong") | null;
  rank: number;
  rating_before: number | null;
  rating_after: number | null;
  points: number;
  taler: number;
}
/**
 * `GET /api/top?game=…`, by rating; without a game by points over all games.
 *
 * own: the reader's line wherever it stands; None: he has not played rated of late.
 */
export interface Leaderboard {
  game: string | null;
  lines: BoardLine[];
  own: BoardLine | null;
}
/**
 * A line of a leaderboard. place: equal values share it; value: a rating or points.
 */
export interface BoardLine {
  place: number;
  user: string;
  name: string;
  value: number;
  games: number;
  provisional: boolean;
  last_played: number;
}
