/* Written by `npm run gen` from the Python types. Do not edit. */

export interface Days {
  daily: Daily;
  dailylist: DailyList;
  dailytable: DailyTable;
}
/**
 * `GET /api/daily/<game>`: today, the reader's last days, and how the last seven days went.
 *
 * ends_at:  the next day begins.
 * final_at: until then a game that was begun today counts.
 * today:    None: the reader has not begun yet.
 * late:     the reader's game of yesterday, while it runs and may still be finished: it goes
 *           before today's.
 * days:     newest first.
 * lists:    today and the six days before.
 * week:     these days together, the best first; the reader's own line is always among them.
 */
export interface Daily {
  game: string;
  day: string;
  starts_at: number;
  ends_at: number;
  final_at: number;
  today: DailyAttempt | null;
  late: DailyAttempt | null;
  days: DailyAttempt[];
  lists: DailyList[];
  week: DailyWeekLine[];
}
/**
 * The reader's game of a day that counts. score: None: given up, too late, or not over.
 */
export interface DailyAttempt {
  day: string;
  table: string;
  over: boolean;
  score: number | null;
}
/**
 * How a day went. final: nothing can be added any more; seed: public from then on.
 */
export interface DailyList {
  day: string;
  final: boolean;
  seed: string | null;
  places: DailyPlace[];
}
/**
 * A line of a day's list. rank: equal scores have it in the order in which they were done.
 */
export interface DailyPlace {
  rank: number;
  name: string;
  score: number;
  you: boolean;
}
/**
 * Somebody's last seven days together. days: on so many of them there was a value.
 */
export interface DailyWeekLine {
  rank: number;
  name: string;
  score: number;
  days: number;
  you: boolean;
}
/**
 * `POST /api/daily/<game>`: where to play. counts: it is the attempt, else practice.
 */
export interface DailyTable {
  table: string;
  counts: boolean;
}
