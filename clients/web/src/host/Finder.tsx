/** Find people and tables, and act on them: rename, sanction, lift, void. */
import { useId, useState } from "preact/hooks";
import { Choice } from "../lobby/Choice";
import type { Ask } from "../net/wire";
import { Button } from "../parts/Button";
import { Dialog } from "../parts/Dialog";
import { announce } from "../parts/live";
import { RuledSection } from "../parts/RuledSection";
import { gameText, useGameTexts } from "../texts/game";
import { say as houseWords } from "../texts/house";
import { isolate } from "../texts/isolate";
import { HostField } from "./HostField";
import type { Found, FoundPerson, FoundTable, Sanction } from "./told";
import { act, useTold } from "./useTold";
import { momentOf, say } from "./words";

export function Finder({ first, onDone }: { first: string; onDone: () => void }) {
  const id = useId();
  const [typed, setTyped] = useState(first);
  const [query, setQuery] = useState(first);
  const [round, setRound] = useState(0);
  const ask: Ask | null = query ? { type: "host_find", query } : null;
  const { told } = useTold<Found>(ask, round);
  const done = () => {
    setRound((n) => n + 1);
    onDone();
  };
  return (
    <RuledSection title={say("host-find")}>
      <form
        class="find-host"
        onSubmit={(event) => {
          event.preventDefault();
          setQuery(typed.trim());
          setRound((n) => n + 1);
        }}
      >
        <label class="sr" for={id}>
          {say("host-find")}
        </label>
        <input
          id={id}
          type="search"
          maxLength={40}
          value={typed}
          aria-describedby={`${id}-help`}
          onInput={(event) => setTyped(event.currentTarget.value)}
        />
        <Button submits>{say("host-find-act")}</Button>
        <p id={`${id}-help`} class="small soft">
          {say("host-find.help")}
        </p>
      </form>
      {told && query && told.people.length === 0 && !told.table && (
        <p class="empty">{say("host-find-none")}</p>
      )}
      {told && query && (
        <ul class="rows">
          {told.people.map((person) => (
            <PersonRow key={person.user} person={person} onDone={done} />
          ))}
          {told.table && <TableRow table={told.table} onDone={done} />}
        </ul>
      )}
    </RuledSection>
  );
}

function PersonRow({ person, onDone }: { person: FoundPerson; onDone: () => void }) {
  const [acting, setActing] = useState(false);
  const name = isolate(person.name);
  const marks = [
    person.guest && say("host-guest"),
    person.bot && say("host-bot"),
    person.host && say("host-is-host"),
  ].filter(Boolean);
  const lift = async (kind: Sanction) => {
    announce((await act({ type: "host_lift", user: person.user, kind })) ?? say("host-done"));
    onDone();
  };
  return (
    <li class="row">
      <div>
        <p>
          <b>
            <a href={`/u/${encodeURIComponent(person.user)}`}>
              <bdi>{person.name}</bdi>
            </a>
          </b>{" "}
          <span class="soft small">{marks.join(", ")}</span>{" "}
          <code class="small">{person.user}</code>
        </p>
        {person.sanctions.map(({ kind, until, reason }) => {
          const words = say(`host-sanction-${kind}`);
          return (
            <p key={kind} class="running">
              {say("host-running", {
                kind: words,
                until: momentOf(until),
                reason: isolate(reason),
              })}{" "}
              <Button
                slim
                label={say("host-lift.label", { name, kind: words })}
                onPress={() => void lift(kind)}
              >
                {say("host-lift")}
              </Button>
            </p>
          );
        })}
      </div>
      <Button slim label={say("host-act-on.label", { name })} onPress={() => setActing(true)}>
        {say("host-act-on")}
      </Button>
      {acting && <ActDialog person={person} onDone={onDone} onClose={() => setActing(false)} />}
    </li>
  );
}

const KINDS: readonly Sanction[] = ["muted", "suspended", "unrated"];
const SPANS = [60, 1_440, 10_080, 43_200, 525_600] as const;

interface ActDialogProps {
  person: FoundPerson;
  onDone: () => void;
  onClose: () => void;
}

function ActDialog({ person, onDone, onClose }: ActDialogProps) {
  const [name, setName] = useState(person.name);
  const [kind, setKind] = useState<Sanction>("muted");
  const [minutes, setMinutes] = useState<number>(1_440);
  const [reason, setReason] = useState("");
  const [fault, setFault] = useState<string | null>(null);
  const { user } = person;
  const carryOut = async (ask: Ask) => {
    const failed = await act(ask);
    setFault(failed);
    if (failed !== null) return;
    announce(say("host-done"));
    onClose();
    onDone();
  };
  return (
    <Dialog title={person.name} onClose={onClose}>
      <form
        class="fields"
        onSubmit={(event) => {
          event.preventDefault();
          void carryOut({ type: "host_rename", user, name });
        }}
      >
        <HostField label={say("host-name")} maxLength={20} value={name} onInput={setName} />
        <Button submits>{say("host-rename")}</Button>
      </form>
      <form
        class="fields"
        onSubmit={(event) => {
          event.preventDefault();
          void carryOut({ type: "host_sanction", user, kind, minutes, reason });
        }}
      >
        <Choice<Sanction>
          legend={say("host-sanction")}
          value={kind}
          options={KINDS.map((value) => ({ value, label: say(`host-sanction-${value}`) }))}
          onChoose={setKind}
        />
        <Choice<number>
          legend={say("host-span")}
          value={minutes}
          options={SPANS.map((value) => ({
            value,
            label: say("host-span-minutes", { minutes: value }),
          }))}
          onChoose={setMinutes}
        />
        <HostField
          label={say("host-reason")}
          help={say("host-reason.help")}
          maxLength={200}
          required
          value={reason}
          onInput={setReason}
        />
        <Button submits kind="primary">
          {say("host-impose")}
        </Button>
      </form>
      {fault && (
        <p class="fault" role="alert">
          {fault}
        </p>
      )}
    </Dialog>
  );
}

function TableRow({ table, onDone }: { table: FoundTable; onDone: () => void }) {
  useGameTexts(table.game);
  const [sure, setSure] = useState(false);
  const [reason, setReason] = useState("");
  const [fault, setFault] = useState<string | null>(null);
  const game = gameText(table.game, "name") ?? table.game;
  const names = table.seats.map(({ name }) => isolate(name)).join(", ");
  const end = async () => {
    const failed = await act({ type: "host_void", table: table.table, reason });
    setFault(failed);
    if (failed === null) announce(say("host-done"));
    setSure(false);
    onDone();
  };
  return (
    <li class="row">
      <div>
        <p>
          <a href={`/t/${encodeURIComponent(table.table)}`}>{say("host-table", { game, names })}</a>
        </p>
        <p class="soft">
          {table.frozen !== null
            ? say("host-table-frozen", { incident: table.frozen })
            : say(table.over ? "host-table-over" : "host-table-running")}
        </p>
        {!table.over && (
          <HostField
            label={say("host-reason")}
            help={say("host-void.help")}
            maxLength={200}
            value={reason}
            onInput={setReason}
          />
        )}
        {sure && (
          <p class="acts">
            {say("host-sure")}{" "}
            <Button slim onPress={() => setSure(false)}>
              {houseWords("back")}
            </Button>
            <Button slim kind="primary" onPress={() => void end()}>
              {say("host-sure-yes")}
            </Button>
          </p>
        )}
        {fault && (
          <p class="fault" role="alert">
            {fault}
          </p>
        )}
      </div>
      {!table.over && !sure && (
        <Button
          slim
          reason={reason.trim() ? null : say("host-reason")}
          onPress={() => setSure(true)}
        >
          {say("host-void")}
        </Button>
      )}
    </li>
  );
}
