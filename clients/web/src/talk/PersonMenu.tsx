/** A name one can press: what can be done with and about this person. */
import { useId, useState } from "preact/hooks";
import { Choice } from "../lobby/Choice";
import { refusalIn, sentenceOfRefusal } from "../lobby/refusal";
import { useSend } from "../lobby/useSend";
import { house } from "../net/house";
import type { Where } from "../net/talk";
import type { Ask, ReportReason } from "../net/wire";
import { Button, ButtonLink } from "../parts/Button";
import { Dialog } from "../parts/Dialog";
import { announce } from "../parts/live";
import { isolate } from "../texts/isolate";
import { say } from "./words";

export interface Named {
  user: string;
  name: string;
}

/** What somebody said, to be reported with it. */
export interface SaidLine {
  where: Where;
  n: number;
  text: string;
}

export interface PersonButtonProps {
  person: Named;
  line?: SaidLine;
  /** Without it nobody can be challenged from here. */
  onChallenge?: ((user: string) => void) | undefined;
}

export function PersonButton({ person, line, onChallenge }: PersonButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        class="person-name"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <bdi>{person.name}</bdi>
      </button>
      {open && (
        <PersonMenu
          person={person}
          line={line}
          onChallenge={onChallenge}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

type PersonMenuProps = Omit<PersonButtonProps, "line"> & {
  line?: SaidLine | undefined;
  onClose: () => void;
};

type Relating = "befriend" | "unfriend" | "block" | "unblock";

export function PersonMenu({ person, line, onChallenge, onClose }: PersonMenuProps) {
  const [reporting, setReporting] = useState(false);
  const { user } = person;
  const name = isolate(person.name);
  const { friends, blocked } = house.talks.people.value;
  const isFriend = friends.has(user);
  const isBlocked = blocked.has(user);
  if (reporting) return <ReportDialog person={person} line={line} onClose={onClose} />;
  const relate = async (type: Relating) => {
    onClose();
    const refusal = refusalIn(await house.ask({ type, user }));
    announce(refusal ? sentenceOfRefusal(refusal) : say(`person-done-${type}`, { name }));
  };
  return (
    <Dialog title={say("person-menu", { name })} onClose={onClose}>
      {user === house.person.value?.user ? (
        <p>{say("person-you")}</p>
      ) : (
        <>
          {(isFriend || isBlocked) && (
            <p class="soft">{say(isFriend ? "person-is-friend" : "person-is-blocked")}</p>
          )}
          <div class="menu">
            {onChallenge && !isBlocked && (
              <Button
                icon="ui-swords"
                onPress={() => {
                  onClose();
                  onChallenge(user);
                }}
              >
                {say("person-challenge")}
              </Button>
            )}
            <ButtonLink icon="ui-user" to={`/u/${encodeURIComponent(user)}`}>
              {say("person-profile")}
            </ButtonLink>
            {!isBlocked && (
              <Button
                icon={isFriend ? "ui-x" : "ui-handshake"}
                onPress={() => void relate(isFriend ? "unfriend" : "befriend")}
              >
                {say(isFriend ? "person-unfriend" : "person-befriend")}
              </Button>
            )}
            <div>
              <Button icon="ui-ban" onPress={() => void relate(isBlocked ? "unblock" : "block")}>
                {say(isBlocked ? "person-unblock" : "person-block")}
              </Button>
              {!isBlocked && <p class="small soft">{say("person-block.help", { name })}</p>}
            </div>
            <Button icon="ui-flag" onPress={() => setReporting(true)}>
              {say("person-report")}
            </Button>
          </div>
        </>
      )}
    </Dialog>
  );
}

const REASONS: readonly ReportReason[] = ["insult", "spam", "cheating", "name", "other"];

interface ReportDialogProps {
  person: Named;
  line?: SaidLine | undefined;
  onClose: () => void;
}

function ReportDialog({ person, line, onClose }: ReportDialogProps) {
  const field = useId();
  const [reason, setReason] = useState<ReportReason>(line ? "insult" : "cheating");
  const [text, setText] = useState("");
  const { fault, send } = useSend();
  const report = async () => {
    const ask: Ask = {
      type: "report_player",
      user: person.user,
      reason,
      table: line?.where.table ?? null,
      room: line?.where.room ?? null,
      n: line?.n ?? null,
      text,
    };
    if (!(await send(ask))) return;
    announce(say("report-done"));
    onClose();
  };
  return (
    <Dialog
      title={say("report", { name: isolate(person.name) })}
      onClose={onClose}
      actions={
        <Button kind="primary" onPress={() => void report()}>
          {say("report-send")}
        </Button>
      }
    >
      <Choice<ReportReason>
        legend={say("report-reason")}
        value={reason}
        options={REASONS.map((value) => ({ value, label: say(`report-reason-${value}`) }))}
        onChoose={setReason}
      />
      {line && <p class="quoted">{say("report-line", { text: isolate(line.text) })}</p>}
      <div class="field">
        <label for={field}>{say("report-text")}</label>
        <textarea
          id={field}
          rows={3}
          maxLength={500}
          aria-describedby={`${field}-help`}
          value={text}
          onInput={(event) => setText(event.currentTarget.value)}
        />
        <p id={`${field}-help`} class="small soft">
          {say("report-text.help")}
        </p>
      </div>
      {fault && (
        <p class="fault" role="alert">
          {fault}
        </p>
      )}
    </Dialog>
  );
}
