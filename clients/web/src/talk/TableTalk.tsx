/** Talk at a table: the seats' room or the spectators'; after the end a seat may hear both. */
import { useEffect, useId, useState } from "preact/hooks";
import { house } from "../net/house";
import type { Where } from "../net/talk";
import { Button } from "../parts/Button";
import { useTableContext } from "../table/context";
import { TalkPanel } from "./TalkPanel";
import { say } from "./words";

type Room = "seats" | "spectators";

/** The rooms the reader may hear now; the first is his own. None where nobody could answer. */
export function useRooms(): readonly Room[] {
  const { frame, ownSeat, terms } = useTableContext();
  if (ownSeat === null) return ["spectators"];
  const people = frame.seats.filter(({ computer }) => computer === null);
  const own: readonly Room[] = people.length > 1 ? ["seats"] : [];
  // Whoever watches later must not be told the end by a seat.
  const isOpen = frame.outcome !== null && terms.spectators.delay_s === 0;
  return isOpen ? [...own, "spectators"] : own;
}

/** How many lines were not on the screen yet; follows the rooms as long as it is shown. */
export function useUnseen(rooms: readonly Room[]): number {
  const { table } = useTableContext();
  const key = rooms.join();
  useEffect(() => {
    const all = key === "" ? [] : (key.split(",") as Room[]);
    for (const room of all) house.talks.enter({ table: table.id, room });
    return () => {
      for (const room of all) house.talks.leave({ table: table.id, room });
    };
  }, [table.id, key]);
  return rooms.reduce((sum, room) => sum + house.talks.unseen({ table: table.id, room }), 0);
}

export interface TableTalkProps {
  rooms: readonly Room[];
  unseen: number;
  /** On a phone the tab at the foot opens it. */
  open: boolean;
  onOpen: (open: boolean) => void;
}

export function TableTalk({ rooms, unseen, open, onOpen }: TableTalkProps) {
  const { table } = useTableContext();
  const heading = useId();
  const [chosen, setChosen] = useState<Room | null>(null);
  const room = chosen && rooms.includes(chosen) ? chosen : rooms[0];
  if (!room) return null;
  const where: Where = { table: table.id, room };
  return (
    <section class={`talk-table${open ? " open" : ""}`} aria-labelledby={heading}>
      <header class="head ruled">
        <h2 id={heading}>{say("talk-table")}</h2>
        {!open && unseen > 0 && <span class="count num">{unseen}</span>}
        {rooms.length > 1 && open && (
          <select
            aria-label={say("talk-rooms")}
            value={room}
            onChange={(event) => setChosen(event.currentTarget.value as Room)}
          >
            {rooms.map((each) => (
              <option key={each} value={each}>
                {say(`talk-${each}`)}
              </option>
            ))}
          </select>
        )}
        {rooms.length === 1 && <span class="soft small">{say(`talk-${room}`)}</span>}
        <span class="push">
          <Button
            kind="icon"
            icon={open ? "ui-minus" : "ui-chat"}
            label={open ? say("talk-close") : say("talk-open", { count: unseen })}
            expanded={open}
            onPress={() => onOpen(!open)}
          />
        </span>
      </header>
      {open && <TalkPanel key={room} where={where} name={say(`talk-${room}`)} />}
    </section>
  );
}
