/** "Are you ready?": as a window wherever nobody plays, as a strip at a table, which nothing may cover.
 *
 * Source: mechanisms.md 4 and 5, ux.md 6.5. */
import { useEffect, useRef, useState } from "preact/hooks";
import { go, route } from "../app/router";
import { useNow } from "../app/useNow";
import { isAsked, isForMe, type Timed } from "../net/finding";
import { house } from "../net/house";
import type { ReadyCheck as Check } from "../net/wire";
import { Button } from "../parts/Button";
import { Icon } from "../parts/Icon";
import { alarm, announce } from "../parts/live";
import { play } from "../sound";
import { seatName } from "../table/names";
import { gameText, useGameTexts } from "../texts/game";
import { say } from "../texts/house";
import "./openTables.css";
import { Ring } from "./Ring";
import { longTime } from "./terms";
import { useSend } from "./useSend";

const WHOLE_MS = { pool: 15_000, table: 30_000 } as const;

/** What the title of the window says while one is asked; it changes by itself where nobody looks at it. */
export function useReadyTitle(): string[] {
  const asks = isForMe(house.finding.check.value?.frame);
  const now = useNow(asks ? 1_000 : null);
  if (!asks) return [];
  return document.hidden && Math.floor(now / 1_000) % 2 === 1
    ? [say("ready-title-loud")]
    : [say("ready-title")];
}

/** Over every screen: the question, and how it ended. */
export function ReadyCheck() {
  const told = house.finding.check.value;
  useReadyNews(told);
  if (!told || told.frame.state === "started") return null;
  return <Question key={told.frame.check} told={told} />;
}

/** Say it, sound it, and go to the table when all were ready. */
function useReadyNews(told: Timed<Check> | null): void {
  const last = useRef("");
  const check = told?.frame;
  useEffect(() => {
    if (!check) return;
    const news = `${check.check} ${check.rev} ${check.state}`;
    if (news === last.current) return;
    last.current = news;
    if (check.state === "waiting" && isForMe(check)) {
      alarm(say("ready-asked"));
      play("turn");
    } else if (check.state === "over") announce(say(`ready-over-${check.reason ?? "other"}`));
    else if (check.state === "started" && hasSaidYes(check)) {
      house.finding.dismiss();
      go(`/t/${check.check}`);
    }
  }, [check]);
}

const hasSaidYes = ({ seats }: Check): boolean => seats.some(({ you, ready }) => you && ready);

function Question({ told }: { told: Timed<Check> }) {
  const frame = useRef<HTMLDialogElement>(null);
  const atTable = route.value.name === "table";
  useEffect(() => {
    const window = frame.current;
    if (!window) return;
    const before = document.activeElement;
    if (atTable) window.show();
    else window.showModal();
    return () => {
      window.close();
      if (before instanceof HTMLElement) before.focus();
    };
  }, [atTable]);
  return (
    <dialog
      ref={frame}
      class={`ready-check${atTable ? " strip" : ""}`}
      aria-labelledby="ready-check-title"
      // Esc is no answer: it must not be lost by a key one pressed for something else.
      onCancel={(event) => event.preventDefault()}
    >
      {isAsked(told.frame) ? <Standing told={told} /> : <Over check={told.frame} />}
    </dialog>
  );
}

function Standing({ told: { frame: check, receivedAt } }: { told: Timed<Check> }) {
  useGameTexts(check.terms.game);
  const [answered, setAnswered] = useState<boolean | null>(null);
  const { fault, send } = useSend();
  const asks = isForMe(check) && answered === null;
  const game = gameText(check.terms.game, "name") ?? check.terms.game;
  const answer = async (ready: boolean) => {
    setAnswered(ready);
    const done = await send({ type: "answer_ready", check: check.check, rev: check.rev, ready });
    if (!done) setAnswered(null);
  };
  const title = check.state === "complete" ? "ready-starts" : asks ? "ready-asked" : "ready-waits";
  return (
    <>
      <div class="ready-head">
        <h2 id="ready-check-title">{say(title)}</h2>
        {check.state === "waiting" && (
          <Ring leftMs={check.ready_ms} since={receivedAt} wholeMs={WHOLE_MS[check.of]} />
        )}
      </div>
      <p>
        <b>{game}</b>
        <span class="soft">
          {" "}
          · {longTime(check.terms.time_control)} · {say(`terms-${check.terms.kind}`)}
          {check.terms.stake > 0 && ` · ${say("terms-stake", { stake: check.terms.stake })}`}
        </span>
      </p>
      <Seats check={check} />
      {fault && <p class="fault">{fault}</p>}
      {check.state === "waiting" && (
        <p class="acts">
          {isForMe(check) && (
            <Button
              kind="primary"
              reason={answered === null ? null : say("sent")}
              onPress={() => void answer(true)}
            >
              {say("ready-yes-button")}
            </Button>
          )}
          <Button
            reason={answered === false ? say("sent") : null}
            onPress={() => void answer(false)}
          >
            {say(check.of === "pool" ? "ready-no-pool" : "ready-no-table")}
          </Button>
        </p>
      )}
    </>
  );
}

/** At a table one knows who it is; in a pool that is told when all are ready. */
function Seats({ check }: { check: Check }) {
  const { seats } = check;
  return (
    <ul class="ready-seats">
      {seats.map((seat, at) => {
        const name = seat.you
          ? say("you")
          : seat.name === null && seat.computer === null
            ? say("ready-somebody")
            : seatName({ name: seat.name ?? "", computer: seat.computer });
        return (
          <li key={at} class={`mark-ready${seat.ready ? " yes" : ""}`}>
            <Icon name={seat.ready ? "ui-check" : "ui-hourglass"} />
            <span>
              <b>
                <bdi>{name}</bdi>
              </b>{" "}
              <span class="soft">{say(seat.ready ? "ready-yes" : "ready-not-yet")}</span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}

function Over({ check }: { check: Check }) {
  const next =
    check.reason === "other" || check.reason === "start" ? `ready-next-${check.of}` : null;
  return (
    <>
      <div class="ready-head">
        <h2 id="ready-check-title">{say("ready-over")}</h2>
      </div>
      <p>
        {say(`ready-over-${check.reason ?? "other"}`)} {next && say(next)}
      </p>
      <p class="acts">
        <Button kind="primary" onPress={() => house.finding.dismiss()}>
          {say("table-understood")}
        </Button>
      </p>
    </>
  );
}
