/** The frame of every table: header, seats, board, box, logbook, menu; wide and portrait. */
import type { RefObject } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { useTitle } from "../app/useTitle";
import type { GameBoard } from "../games/board";
import { isConnected } from "../net/house";
import type { TableState } from "../net/table";
import { announce } from "../parts/live";
import { colourOf, ProvideColours } from "../parts/seats";
import { Tabs } from "../parts/Tabs";
import { play as sound } from "../sound";
import { TableTalk, useRooms, useUnseen } from "../talk/TableTalk";
import { say as talkWords } from "../talk/words";
import { say } from "../texts/house";
import { ActionsDialog } from "./ActionsDialog";
import { boardPropsOf, ProvideTable, type TableContext, useTableContext } from "./context";
import { GenericTable } from "./GenericTable";
import { Head } from "./Head";
import { KeysDialog } from "./KeysDialog";
import { LogPanel } from "./LogPanel";
import { listenerAt } from "./names";
import { OfferStrips } from "./OfferStrips";
import type { Play } from "./play";
import { ReplayBar } from "./ReplayBar";
import { SeatPanel } from "./SeatPanel";
import { phaseWords } from "./sentences";
import { TableBox } from "./TableBox";
import { TableMenu } from "./TableMenu";
import { TermsDialog } from "./TermsDialog";
import { useShake } from "./useShake";
import { useTableKeys } from "./useTableKeys";

export interface LiveTableProps {
  table: TableState;
  play: Play;
  /** `null`: this game is played as text. */
  board: GameBoard | null;
  name: string;
}

type Part = "table" | "seats" | "log" | "chat";
type Window = "menu" | "keys" | "actions" | "terms" | null;

export function LiveTable({ table, play, board, name }: LiveTableProps) {
  const known = table.known.value;
  const frame = play.frame.value;
  const scene = play.scene.value;
  const [flipped, setFlipped] = useState(false);
  const [wantsText, setWantsText] = useState(false);
  if (!known || !frame || !scene) return null;
  const seats = frame.seats.length;
  const own = known.seat ?? 0;
  const asText = wantsText || !board;
  const shared: TableContext = {
    table,
    play,
    frame,
    scene,
    board: asText ? null : board,
    terms: known.terms,
    listener: listenerAt(table, known.terms.game),
    ownSeat: known.seat,
    nearSeat: flipped ? (own + 1) % seats : own,
  };
  return (
    <ProvideTable value={shared}>
      <ProvideColours value={board?.colourOf ?? colourOf}>
        <Page
          name={name}
          hasBoard={board !== null}
          asText={asText}
          onText={() => setWantsText(!wantsText)}
          onFlip={() => setFlipped(!flipped)}
        />
      </ProvideColours>
    </ProvideTable>
  );
}

interface PageProps {
  name: string;
  hasBoard: boolean;
  asText: boolean;
  onText: () => void;
  onFlip: () => void;
}

function Page({ name, hasBoard, asText, onText, onFlip }: PageProps) {
  const { table, play, frame, nearSeat, board } = useTableContext();
  const [part, setPart] = useState<Part>("table");
  const [window, setWindow] = useState<Window>(null);
  const [talking, setTalking] = useState(false);
  const rooms = useRooms();
  const unseen = useUnseen(rooms);
  const root = useRef<HTMLDivElement>(null);
  const boardWrap = useRef<HTMLDivElement>(null);
  useShake(boardWrap, play.refused.value);
  useTurnCall(name);
  const [zoomed, setZoomed] = useState(false);
  const openChat = useOpenChat(root, rooms.length > 0, () => setPart("chat"));
  useTableKeys(root, { onFlip, onText, onChat: openChat, onWindow: setWindow });
  const offer = frame.offerable.find(({ kind }) => kind === "take_back");
  const seats = frame.seats.map((_, seat) => seat);
  const isPast = play.past.at.value !== null;
  const classes = [
    // On a phone the chat takes the place of the logbook.
    part === "chat" ? "table shows-log talks" : `table shows-${part}`,
    asText ? "as-text" : "",
    isPast ? "in-past" : "",
    zoomed ? "to-hand" : "",
    isConnected() ? "" : "offline",
  ].join(" ");
  const others = [...seats.slice(nearSeat + 1), ...seats.slice(0, nearSeat)];
  return (
    <div class={classes} ref={root}>
      <Head
        onFlip={onFlip}
        onMenu={() => setWindow("menu")}
        onTerms={() => setWindow("terms")}
        onTakeBack={offer?.reason === null ? () => void play.offer("take_back") : null}
      />
      <main
        class={seats.length > 2 ? "play crowd" : "play"}
        style={{ "--seats": seats.length }}
        id="content"
      >
        <div class="theirs-all" data-region>
          {others.map((seat) => (
            <SeatPanel key={seat} seat={seat} />
          ))}
        </div>
        <div class="board-wrap" data-region ref={boardWrap}>
          {asText ? <GenericTable onMenu={() => setWindow("menu")} /> : <Board />}
          <ReplayBar />
        </div>
        <OfferStrips />
        <div class="box-wrap" data-region>
          <TableBox />
        </div>
        <div class="log-wrap" data-region>
          <LogPanel room={rooms[0] ? { table: table.id, room: rooms[0] } : null} />
          <TableTalk
            rooms={rooms}
            unseen={unseen}
            open={talking || part === "chat"}
            onOpen={(open) => {
              setTalking(open);
              if (!open && part === "chat") setPart("table");
            }}
          />
        </div>
        <div class="near" data-region>
          <SeatPanel seat={nearSeat} />
        </div>
      </main>
      <Tabs
        label={say("table-parts")}
        tabs={[
          { id: "table", icon: "ui-board", label: say("table") },
          ...(board?.seatsTab
            ? [{ id: "seats" as const, icon: board.seatsTab.icon, label: board.seatsTab.label() }]
            : []),
          { id: "log", icon: "ui-log", label: say("log") },
          ...(rooms.length > 0
            ? [
                {
                  id: "chat" as const,
                  icon: "ui-chat" as const,
                  label: talkWords("talk-table"),
                  news: part === "chat" ? 0 : unseen,
                },
              ]
            : []),
          { id: "more", icon: "ui-menu", label: say("table-more") },
        ]}
        current={part}
        onSelect={(chosen: Part | "more") =>
          chosen === "more" ? setWindow("menu") : setPart(chosen)
        }
      />
      {window === "menu" && (
        <TableMenu
          asText={hasBoard && asText}
          onClose={() => setWindow(null)}
          onText={onText}
          onFlip={onFlip}
          onKeys={() => setWindow("keys")}
          onTerms={() => setWindow("terms")}
          zoomed={zoomed}
          onZoom={() => {
            setPart("table");
            setZoomed(!zoomed);
          }}
        />
      )}
      {window === "keys" && <KeysDialog onClose={() => setWindow(null)} />}
      {window === "terms" && <TermsDialog onClose={() => setWindow(null)} />}
      {window === "actions" && <ActionsDialog onClose={() => setWindow(null)} />}
    </div>
  );
}

/** Open the chat and go to where one writes; where there is none, say so. */
function useOpenChat(root: RefObject<HTMLElement | null>, there: boolean, open: () => void) {
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    if (asked > 0) root.current?.querySelector<HTMLElement>("[data-talk]")?.focus();
  }, [asked]);
  return () => {
    if (!there) return announce(say("table-no-chat"));
    open();
    setAsked(asked + 1);
  };
}

function Board() {
  const shared = useTableContext();
  return shared.board && <shared.board.Board {...boardPropsOf(shared)} />;
}

/** The title of the window and one soft call say that one is asked. */
function useTurnCall(name: string): void {
  const { play, listener, scene, ownSeat, frame } = useTableContext();
  const isAsked = play.question.value !== null;
  const decision = play.question.value?.decision ?? null;
  const isOver = frame.outcome !== null;
  useTitle(...(isAsked ? [say("room-your-turn")] : []), name);
  const sentence = phaseWords(listener, scene.view, ownSeat).sentence;
  const first = useRef(true);
  useEffect(() => {
    if (decision === null) return;
    announce(sentence);
    if (!first.current) sound("turn");
  }, [decision]);
  useEffect(() => {
    if (isOver && !first.current) sound("end");
    first.current = false;
  }, [isOver]);
}
