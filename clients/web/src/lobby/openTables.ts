/** Open tables as a list: whose they are, who sits there, and which one is the reader's. */
import { house } from "../net/house";
import type { OpenSeat, OpenTableRow, Terms } from "../net/wire";
import { say } from "../texts/house";
import { type Phrase, phrasesOf } from "./terms";

export interface OpenTable {
  key: string;
  row: OpenTableRow;
}

/** All that is shown in the room, in the order of opening. */
export function openTables(): OpenTable[] {
  return [...(house.room.value ?? [])].flatMap(([key, row]) =>
    row.kind === "open_table" ? [{ key, row }] : [],
  );
}

export const taken = ({ seats }: OpenTableRow): OpenSeat[] => seats.filter((seat) => seat !== null);

const isUser = (seat: OpenSeat | null, user: string | null): boolean =>
  seat !== null && seat.computer === null && seat.user === user;

export const sitsAt = ({ seats }: OpenTableRow, user: string | null): boolean =>
  seats.some((seat) => isUser(seat, user));

/** The table at which the reader sits. */
export function ownTable(): OpenTableRow | null {
  const me = house.person.value?.user ?? null;
  return openTables().find(({ row }) => sitsAt(row, me))?.row ?? null;
}

export interface TableTerms {
  terms: Terms;
  /** How few are enough, and how many may play. */
  least: number;
  most: number;
  host: string;
  isHost: boolean;
}

/** The terms of an open table in words: for how many, and who begins among several. */
export function tablePhrases({ terms, least, most, host, isHost }: TableTerms): Phrase[] {
  const seats =
    least === most ? say("terms-seats", { most }) : say("terms-seats-some", { least, most });
  return phrasesOf(terms, {
    challenger: host,
    opponent: null,
    you: isHost ? "challenger" : "visitor",
  }).flatMap((phrase): Phrase[] => {
    if (phrase.about === "kind") return [phrase, { about: "seats", text: seats, joint: ", " }];
    if (phrase.about === "beginner" && terms.beginner === "opponent" && most > 2)
      return [{ ...phrase, text: say("terms-begins-next") }];
    return [phrase];
  });
}

/** Of a game's seat numbers those one may choose: how many play at most, and how few would do. */
export function counts(least: number, most: number): number[] {
  return Array.from({ length: most - least + 1 }, (_, at) => least + at);
}
