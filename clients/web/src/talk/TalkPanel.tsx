/** One room to talk in: its lines, oldest first, and a field to write. Texts are inserted as text. */
import "./talk.css";
import { useEffect, useId, useLayoutEffect, useRef, useState } from "preact/hooks";
import { useSend } from "../lobby/useSend";
import { house } from "../net/house";
import type { Where } from "../net/talk";
import type { TalkLine } from "../net/wire";
import { Button } from "../parts/Button";
import { SeatSign } from "../parts/seats";
import { settings } from "../settings/settings";
import { isolate } from "../texts/isolate";
import { PersonButton } from "./PersonMenu";
import { say, timeOf } from "./words";

const LONGEST = 500;
/** So near to the end one reads along: new lines keep the end in sight. */
const NEAR_END_PX = 40;

export interface TalkPanelProps {
  where: Where;
  /** What the field and the list are called. */
  name: string;
  onChallenge?: ((user: string) => void) | undefined;
}

export function TalkPanel({ where, name, onChallenge }: TalkPanelProps) {
  const { talks } = house;
  const { table, room } = where;
  useEffect(() => {
    talks.enter({ table, room });
    return () => talks.leave({ table, room });
  }, [table, room]);
  if (settings.value.chat === "off") return <p class="empty">{say("talk-off")}</p>;
  return (
    <div class="talk-panel">
      {settings.value.chat === "friends" && <p class="small soft">{say("talk-friends-only")}</p>}
      <TalkLines where={where} name={name} onChallenge={onChallenge} />
      <Writing where={where} name={name} />
    </div>
  );
}

/** What the reader wants to read, of what there is. */
export function shownLines(lines: readonly TalkLine[]): readonly TalkLine[] {
  const { friends } = house.talks.people.value;
  const own = house.person.value?.user;
  if (settings.value.chat === "all") return lines;
  if (settings.value.chat === "off") return [];
  return lines.filter(({ user }) => user !== null && (user === own || friends.has(user)));
}

/** What was said in a room that something follows. */
export function TalkLines({ where, name, onChallenge }: TalkPanelProps) {
  const { talks } = house;
  const { lines, last } = talks.heard(where).value;
  const list = useRef<HTMLDivElement>(null);
  const atEnd = useRef(true);
  useLayoutEffect(() => {
    const box = list.current;
    if (box && atEnd.current) box.scrollTop = box.scrollHeight;
    talks.saw(where);
  }, [last, lines === null]);
  if (lines === null) return <p class="empty">{say("talk-loading")}</p>;
  const shown = shownLines(lines);
  return (
    <div
      class="talk-lines"
      ref={list}
      role="log"
      aria-label={name}
      aria-live="off"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys
      tabIndex={0}
      onScroll={({ currentTarget: box }) => {
        atEnd.current = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR_END_PX;
      }}
    >
      {shown.length === 0 ? (
        <p class="empty">
          {say(where.room === "house" ? "talk-empty" : `talk-empty-${where.room}`)}
        </p>
      ) : (
        <ol>
          {shown.map((line) => (
            <Line key={line.n} line={line} where={where} onChallenge={onChallenge} />
          ))}
        </ol>
      )}
    </div>
  );
}

interface LineProps {
  line: TalkLine;
  where: Where;
  onChallenge?: ((user: string) => void) | undefined;
}

function Line({ line, where, onChallenge }: LineProps) {
  const { user, name, seat, at, text } = line;
  return (
    <li>
      {seat !== null && <SeatSign seat={seat} />}
      {user !== null && (
        <PersonButton
          person={{ user, name }}
          line={{ where, n: line.n, text: text ?? "" }}
          onChallenge={onChallenge}
        />
      )}{" "}
      <bdi class="said">{text}</bdi>{" "}
      <time class="soft small num" dateTime={new Date(at).toISOString()}>
        {timeOf(at)}
      </time>
    </li>
  );
}

function Writing({ where, name }: { where: Where; name: string }) {
  const id = useId();
  const [text, setText] = useState("");
  const { fault, send } = useSend();
  const submit = async (event: Event) => {
    event.preventDefault();
    const said = text.trim();
    if (!said) return;
    setText("");
    const answer = await send({ type: "say", ...where, text: said });
    // What was refused is not lost.
    if (answer === null) setText((now) => now || said);
  };
  return (
    <form class="talk-write" onSubmit={submit}>
      <label class="sr" for={id}>
        {say("talk-write.label", { room: isolate(name) })}
      </label>
      <input
        id={id}
        type="text"
        data-talk
        autocomplete="off"
        enterkeyhint="send"
        maxLength={LONGEST}
        placeholder={say("talk-write")}
        value={text}
        onInput={(event) => setText(event.currentTarget.value)}
      />
      <Button submits icon="ui-send" kind="icon" label={say("talk-send")} />
      {fault && (
        <p class="fault" role="alert">
          {fault}
        </p>
      )}
    </form>
  );
}
