/** Talk in the waiting room: folded away until somebody opens it, which this device remembers. */
import { signal } from "@preact/signals";
import { useEffect, useId } from "preact/hooks";
import { house } from "../net/house";
import { HOUSE } from "../net/talk";
import { Button } from "../parts/Button";
import { TalkPanel } from "./TalkPanel";
import { say } from "./words";

const KEY = "wartesaal.talk";

const isOpen = signal(readOpen());

function readOpen(): boolean {
  try {
    return localStorage.getItem(KEY) === "open";
  } catch {
    return false; // Storage is blocked: it is folded at each visit.
  }
}

function setOpen(open: boolean): void {
  isOpen.value = open;
  try {
    localStorage.setItem(KEY, open ? "open" : "");
  } catch {
    // As above.
  }
}

export function RoomTalk({ onChallenge }: { onChallenge: (user: string) => void }) {
  const heading = useId();
  useEffect(() => {
    // Also while it is folded: how many new lines there are is shown.
    house.talks.enter(HOUSE);
    return () => house.talks.leave(HOUSE);
  }, []);
  const open = isOpen.value;
  const count = open ? 0 : house.talks.unseen(HOUSE);
  return (
    <section class="talk-room" aria-labelledby={heading}>
      <header class="head ruled">
        <h2 id={heading}>{say("talk-house")}</h2>
        {count > 0 && <span class="count num">{count}</span>}
        <span class="push">
          <Button
            kind="icon"
            icon={open ? "ui-minus" : "ui-chat"}
            label={open ? say("talk-close") : say("talk-open", { count })}
            expanded={open}
            onPress={() => setOpen(!open)}
          />
        </span>
      </header>
      {open && <TalkPanel where={HOUSE} name={say("talk-house")} onChallenge={onChallenge} />}
    </section>
  );
}
