/** Open a table for others to sit down at, or change what is played at one's own: terms, and for how many. */
import { useState } from "preact/hooks";
import type { GameCard } from "../net/api";
import { games, house } from "../net/house";
import type { OpenTableRow, Terms } from "../net/wire";
import { Button } from "../parts/Button";
import { Dialog } from "../parts/Dialog";
import { say } from "../texts/house";
import { Choice } from "./Choice";
import { keepChoices, keptChoices } from "./kept";
import { counts, tablePhrases, taken } from "./openTables";
import { firstTerms, TermsForm } from "./TermsForm";
import { TermsSentence } from "./TermsSentence";
import { useSend } from "./useSend";

interface Seats {
  least: number;
  most: number;
}

export interface OpenTableDialogProps {
  /** The own table, to change it; without: a new one. */
  table?: OpenTableRow;
  onClose: () => void;
}

export function OpenTableDialog({ table, onClose }: OpenTableDialogProps) {
  const all = games.value ?? [];
  // Most people who open a table want more than one other at it.
  const roomy = all.find(({ seats: [, most] }) => most > 2) ?? all[0];
  const first = table ? all.find(({ id }) => id === table.terms.game) : roomy;
  return first ? (
    <Filled first={first} all={all} onClose={onClose} {...(table && { table })} />
  ) : null;
}

/** What this device chose last, if the game still allows it. */
function firstSeats({ id, seats: [least, most] }: GameCard): Seats {
  const kept = keptChoices<Seats>("open-table", id);
  const wanted = Math.min(most, Math.max(least, kept.most ?? most));
  return { most: wanted, least: Math.min(wanted, Math.max(least, kept.least ?? least)) };
}

interface FilledProps extends OpenTableDialogProps {
  first: GameCard;
  all: readonly GameCard[];
}

function Filled({ first, all, table, onClose }: FilledProps) {
  const [terms, setTerms] = useState<Terms>(() => table?.terms ?? firstTerms(first));
  const [seats, setSeats] = useState<Seats>(() =>
    table ? { least: table.least, most: table.seats.length } : firstSeats(first),
  );
  const [possible, setPossible] = useState(true);
  const [sending, setSending] = useState(false);
  const { fault, send } = useSend();
  const game = all.find(({ id }) => id === terms.game) ?? first;
  const host = house.person.value?.name ?? "";
  const sitting = table ? taken(table).length : 1;
  const change = (changed: Terms, can: boolean) => {
    const other = all.find(({ id }) => id === changed.game);
    if (changed.game !== terms.game && other) setSeats(firstSeats(other));
    setTerms(changed);
    setPossible(can);
  };
  const finish = async () => {
    setSending(true);
    keepChoices("challenge", terms.game, terms);
    keepChoices("open-table", terms.game, seats);
    const answer = await send(
      table
        ? { type: "change_table", table: table.table, rev: table.rev, terms, ...seats }
        : { type: "open_table", terms, ...seats },
    );
    setSending(false);
    if (answer) onClose();
  };
  const reason = possible ? (sending ? say("sent") : null) : say("terms-impossible");
  return (
    <Dialog
      title={say(table ? "open-table-change-title" : "open-table-title")}
      onClose={onClose}
      actions={
        <>
          <TermsSentence phrases={tablePhrases({ terms, ...seats, host, isHost: true })} />
          {fault && <p class="fault">{fault}</p>}
          <Button onPress={onClose}>{say("cancel")}</Button>
          <Button kind="primary" reason={reason} onPress={() => void finish()}>
            {say(table ? "open-table-change" : "open-table-send")}
          </Button>
        </>
      }
    >
      <TermsForm
        games={all}
        terms={terms}
        sides={{ challenger: host, opponent: null, you: "challenger" }}
        several={seats.most > 2}
        fixedGame={table !== undefined}
        afterGame={<SeatsChoice game={game} seats={seats} sitting={sitting} onChoose={setSeats} />}
        onChange={change}
      />
    </Dialog>
  );
}

interface SeatsChoiceProps {
  game: GameCard;
  seats: Seats;
  /** So many sit there already. */
  sitting: number;
  onChoose: (seats: Seats) => void;
}

/** How many may play, and how few would do. */
function SeatsChoice({ game, seats, sitting, onChoose }: SeatsChoiceProps) {
  const [fewest, greatest] = game.seats;
  if (fewest === greatest) return null; // Nothing to choose.
  const { least, most } = seats;
  return (
    <>
      <Choice
        legend={say("open-table-most")}
        value={most}
        options={counts(Math.max(fewest, sitting), greatest).map(option)}
        onChoose={(chosen) => onChoose({ most: chosen, least: Math.min(least, chosen) })}
      />
      {most > fewest && (
        <Choice
          legend={say("open-table-least")}
          value={least}
          options={counts(fewest, most).map(option)}
          onChoose={(chosen) => onChoose({ most, least: chosen })}
        />
      )}
    </>
  );
}

const option = (value: number) => ({ value, label: String(value) });
