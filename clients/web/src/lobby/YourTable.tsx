/** The open table one sits at: the terms in full, every seat, and what one may do; more of it for the host. */
import { useState } from "preact/hooks";
import { games, house } from "../net/house";
import type { Level, OpenSeat, OpenTableRow } from "../net/wire";
import { Button } from "../parts/Button";
import { Dialog } from "../parts/Dialog";
import { Motif } from "../parts/Icon";
import { RuledSection } from "../parts/RuledSection";
import { seatName } from "../table/names";
import { gameText, useGameTexts } from "../texts/game";
import { say } from "../texts/house";
import { isolate } from "../texts/isolate";
import { InviteDialog } from "./InviteDialog";
import { OpenTableDialog } from "./OpenTableDialog";
import "./openTables.css";
import { ownTable, tablePhrases, taken } from "./openTables";
import { SeatWords } from "./SeatWords";
import { ShareLink } from "./ShareLink";
import { TermsSentence } from "./TermsSentence";
import { sentenceOf } from "./terms";
import { type Sending, useSend } from "./useSend";

export function YourTable() {
  const table = ownTable();
  return table ? <Table table={table} /> : null;
}

function Table({ table }: { table: OpenTableRow }) {
  useGameTexts(table.terms.game);
  const me = house.person.value?.user ?? "";
  const [changing, setChanging] = useState(false);
  const [sharing, setSharing] = useState(false);
  const [inviting, setInviting] = useState(false);
  const sending = useSend();
  const { terms, seats, host, least } = table;
  const sitting = taken(table);
  const isHost = host === me;
  const name = seatName(sitting.find(({ user }) => user === host));
  const phrases = tablePhrases({ terms, least, most: seats.length, host: name, isHost });
  const missing = least - sitting.length;
  return (
    <RuledSection class="your-table" title={say(isHost ? "your-table" : "your-table-guest")}>
      <div class="from">
        <Motif game={terms.game} />
        <p>
          <b>{gameText(terms.game, "name") ?? terms.game}</b>{" "}
          <span class="soft num">
            {say("open-tables-seats", { taken: sitting.length, seats: seats.length })}
          </span>
        </p>
      </div>
      <TermsSentence phrases={phrases} />
      <ul class="places">
        {seats.map((seat, at) => (
          <Place
            key={at}
            table={table}
            seat={seat}
            at={at}
            isHost={isHost}
            me={me}
            sending={sending}
          />
        ))}
      </ul>
      {sending.fault && <p class="fault">{sending.fault}</p>}
      <p class="soft small">{stateOf(table, isHost, missing)}</p>
      <p class="acts">
        {isHost && (
          <Button
            slim
            kind="primary"
            reason={whyNot(table, missing)}
            onPress={() => void sending.send({ type: "call_ready", table: table.table })}
          >
            {say("your-table-start")}
          </Button>
        )}
        {isHost && (
          <Button
            slim
            reason={table.state === "gathering" ? null : say("open-tables-starting")}
            onPress={() => setChanging(true)}
          >
            {say("your-table-change")}
          </Button>
        )}
        {table.state === "gathering" && (
          <Button slim onPress={() => setInviting(true)}>
            {say("invite-title")}
          </Button>
        )}
        {table.state === "gathering" && (
          <Button slim icon="ui-share" onPress={() => setSharing(true)}>
            {say("your-table-share")}
          </Button>
        )}
        <Button slim onPress={() => void sending.send({ type: "leave_table", table: table.table })}>
          {say(sitting.length === 1 ? "your-table-close" : "your-table-leave")}
        </Button>
      </p>
      {inviting && <InviteDialog table={table} onClose={() => setInviting(false)} />}
      {sharing && (
        <Dialog title={say("your-table-share")} onClose={() => setSharing(false)}>
          <ShareLink
            kind="o"
            id={table.table}
            text={say("link-share-text", {
              game: gameText(terms.game, "name") ?? terms.game,
              terms: sentenceOf(phrases),
            })}
          />
        </Dialog>
      )}
      {changing && <OpenTableDialog table={table} onClose={() => setChanging(false)} />}
    </RuledSection>
  );
}

function whyNot(table: OpenTableRow, missing: number): string | null {
  if (table.state !== "gathering") return say("open-tables-starting");
  return missing > 0 ? say("your-table-missing", { count: missing }) : null;
}

function stateOf(table: OpenTableRow, isHost: boolean, missing: number): string {
  if (table.state !== "gathering") return say("open-tables-starting");
  if (missing > 0) return say("your-table-missing", { count: missing });
  return say(isHost ? "your-table-may-start" : "your-table-host-starts");
}

interface PlaceProps {
  table: OpenTableRow;
  seat: OpenSeat | null;
  at: number;
  isHost: boolean;
  me: string;
  sending: Sending;
}

function Place({ table, seat, at, isHost, me, sending: { send } }: PlaceProps) {
  const fills = table.state === "gathering";
  const isMe = seat !== null && seat.computer === null && seat.user === me;
  const name = seat ? seatName(seat) : null;
  return (
    <li class="place">
      <SeatWords table={table} at={at} me={me} />
      {fills && seat === null && (
        <span class="acts">
          {isHost && table.terms.kind === "friendly" && (
            <AddComputer table={table} at={at} send={send} />
          )}
          <Button
            slim
            kind="quiet"
            label={say("place-move.label", { number: at + 1 })}
            onPress={() => void send({ type: "move_seat", table: table.table, seat: at })}
          >
            {say("place-move")}
          </Button>
        </span>
      )}
      {fills && isHost && seat !== null && !isMe && (
        <Button
          slim
          kind="quiet"
          label={say("place-remove.label", { name: isolate(name ?? "") })}
          onPress={() =>
            void send(
              seat.computer === null
                ? { type: "send_away", table: table.table, user: seat.user }
                : { type: "unseat_computer", table: table.table, seat: at },
            )
          }
        >
          {say("place-remove")}
        </Button>
      )}
    </li>
  );
}

interface AddComputerProps {
  table: OpenTableRow;
  at: number;
  send: Sending["send"];
}

/** One choice is both: how strong, and that it sits down. */
function AddComputer({ table, at, send }: AddComputerProps) {
  const levels = games.value?.find(({ id }) => id === table.terms.game)?.levels ?? [];
  if (levels.length === 0) return null;
  return (
    <select
      class="plain"
      aria-label={say("place-computer.label", { number: at + 1 })}
      value=""
      onChange={(event) => {
        const level = event.currentTarget.value as Level;
        event.currentTarget.value = "";
        if (level) void send({ type: "seat_computer", table: table.table, level, seat: at });
      }}
    >
      <option value="">{say("place-computer")}</option>
      {levels.map((level) => (
        <option key={level} value={level}>
          {say(`setup-level-${level}`)}
        </option>
      ))}
    </select>
  );
}
