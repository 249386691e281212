/** What one can do at a table besides playing. What is not possible stays in its place, with its reason. */
import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { IconName } from "../art/sheets";
import type { Frame, OfferKind } from "../net/wire";
import { Button, ButtonLink } from "../parts/Button";
import { Dialog } from "../parts/Dialog";
import { announce } from "../parts/live";
import { say } from "../texts/house";
import { useTableContext } from "./context";
import { problemAt, saveJson } from "./problem";
import { whyNot } from "./sentences";

/** The second button of a step that cannot be undone comes later than a double tap could hit. */
export const SECOND_BUTTON_MS = 1_000;

export interface TableMenuProps {
  onClose: () => void;
  asText: boolean;
  onText: () => void;
  onFlip: () => void;
  onKeys: () => void;
  onTerms: () => void;
  /** The own hand is drawn large. */
  zoomed: boolean;
  onZoom: () => void;
}

/** Where a board draws the own hand. */
const HAND = ".board-wrap [data-hand]";

type Grave = "resign" | "abort" | "abandon";

const OFFERS: readonly { kind: OfferKind; icon: IconName }[] = [
  { kind: "take_back", icon: "ui-undo" },
  { kind: "draw", icon: "ui-handshake" },
  { kind: "pause", icon: "pause" },
];

export function TableMenu(props: TableMenuProps) {
  const { onClose, asText, onText, onFlip, onKeys, onTerms, zoomed, onZoom } = props;
  const { board, terms, table, play } = useTableContext();
  const [grave, setGrave] = useState<Grave | null>(null);
  const noHand = document.querySelector(HAND) ? null : say("table-zoom-not");
  const then = (act: () => void) => () => {
    onClose();
    act();
  };
  return (
    <Dialog title={say("table-menu")} onClose={onClose}>
      <Offers onClose={onClose} onGrave={setGrave} />
      {grave && <Sure key={grave} what={grave} onClose={onClose} onBack={() => setGrave(null)} />}
      <div class="menu">
        <Item reason={board ? null : say("table-flip-not")}>
          <Button
            icon="ui-flip"
            reason={board ? null : say("table-flip-not")}
            onPress={then(onFlip)}
          >
            {say("table-flip")}
          </Button>
        </Item>
        <Item reason={noHand}>
          <Button icon="ui-zoom" reason={noHand} pressed={zoomed} onPress={then(onZoom)}>
            {say("table-zoom")}
          </Button>
        </Item>
        {(board || asText) && (
          <Button icon="ui-text" onPress={then(onText)}>
            {say(asText ? "table-as-board" : "table-as-text")}
          </Button>
        )}
        <Button icon="ui-keyboard" onPress={then(onKeys)}>
          {say("keys")}
        </Button>
        <Button icon="ui-scroll" onPress={then(onTerms)}>
          {say("table-terms")}
        </Button>
        <ButtonLink icon="ui-info" to={`/rules/${terms.game}`}>
          {say("rules")}
        </ButtonLink>
        <Button
          icon="ui-alert"
          onPress={then(() => {
            saveJson(`wartesaal-problem-${table.id}.json`, problemAt(play, terms.game));
            announce(say("table-problem.done"));
          })}
        >
          {say("table-problem")}
        </Button>
        <ButtonLink icon="ui-gear" to="/settings">
          {say("settings")}
        </ButtonLink>
      </div>
    </Dialog>
  );
}

function Offers({ onClose, onGrave }: { onClose: () => void; onGrave: (what: Grave) => void }) {
  const { frame, play, ownSeat } = useTableContext();
  const never = noneOf(frame, ownSeat);
  const reasonOf = (kind: OfferKind): string | null => {
    if (never) return never;
    const offer = frame.offerable.find((each) => each.kind === kind);
    if (!offer) return say("error-proposal_not_offered");
    return offer.reason && whyNot(offer.reason);
  };
  const offer = (kind: OfferKind) => {
    onClose();
    void play.offer(kind);
  };
  return (
    <div class="menu">
      {OFFERS.map(({ kind, icon }) => (
        <Item key={kind} reason={reasonOf(kind)}>
          <Button icon={icon} reason={reasonOf(kind)} onPress={() => offer(kind)}>
            {say(`offer-${kind}`)}
          </Button>
        </Item>
      ))}
      <Item reason={reasonOf("abandon")}>
        <Button icon="ui-x" reason={reasonOf("abandon")} onPress={() => onGrave("abandon")}>
          {say("offer-abandon")}
        </Button>
      </Item>
      {frame.may_abort ? (
        <Button icon="ui-ban" onPress={() => onGrave("abort")}>
          {say("table-abort")}
        </Button>
      ) : (
        <Item reason={never}>
          <Button icon="ui-flag" reason={never} onPress={() => onGrave("resign")}>
            {say("table-resign")}
          </Button>
        </Item>
      )}
    </div>
  );
}

/** Why a reader can do nothing of all that; `null`: he plays. */
function noneOf({ outcome, seats }: Frame, ownSeat: number | null): string | null {
  if (outcome) return say("error-table_over");
  if (ownSeat === null) return say("table-only-watching");
  return seats[ownSeat]?.retired == null ? null : say("offer-not-retired");
}

function Item({ reason, children }: { reason: string | null; children: ComponentChildren }) {
  return (
    <div>
      {children}
      {reason && <p class="small soft">{reason}</p>}
    </div>
  );
}

interface SureProps {
  what: Grave;
  onClose: () => void;
  onBack: () => void;
}

/** The second button: at another place, and later than a double tap. */
function Sure({ what, onClose, onBack }: SureProps) {
  const { play, table } = useTableContext();
  const [ripe, setRipe] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setRipe(true), SECOND_BUTTON_MS);
    return () => clearTimeout(timer);
  }, []);
  const act = () => {
    onClose();
    if (what === "abandon") void play.offer("abandon");
    else void play.command({ type: what, table: table.id });
  };
  return (
    <section class="sure">
      <p>{say(`table-sure-${what}`)}</p>
      <p class="acts">
        <Button onPress={onBack}>{say("back")}</Button>
        <Button kind="primary" reason={ripe ? null : say("table-sure-wait")} onPress={act}>
          {say(what === "abandon" ? "offer-abandon" : `table-${what}`)}
        </Button>
      </p>
    </section>
  );
}
