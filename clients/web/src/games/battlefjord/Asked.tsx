/** The box of an own decision: what is asked, what the next tap does, and the buttons for it. */

import { Button } from "../../parts/Button";
import { type Ask, only } from "./box/ask";
import { RaidBox, StorageBox } from "./box/DebtBoxes";
import { EndBox } from "./box/EndBox";
import { LayBox } from "./box/LayBox";
import { openWords } from "./box/open";
import { PendingBox } from "./box/PendingBox";
import {
  isAt,
  JarlBox,
  jarlActions,
  MerchantBox,
  MistBox,
  SkaldBox,
  UseBox,
} from "./box/PlaceBoxes";
import { PlacingBox } from "./box/PlacingBox";
import { Back, Do, Frame } from "./box/parts";
import { cargoOf, JARL, MERCHANT, SEA_MIST, SKALD } from "./content";
import { Pips } from "./pieces";
import { type Action, cardOfLaying, isLaying, type View } from "./position";
import { cardName, cardText, fieldName, say } from "./words";

export function Asked(ask: Ask) {
  if (ask.sent) return <SentBox ask={ask} />;
  switch (ask.view.phase) {
    case "raid":
      return <RaidBox ask={ask} />;
    case "placing":
      return <PlacingBox ask={ask} />;
    case "storage":
      return <StorageBox ask={ask} />;
    default:
      return ask.view.pending.length > 0 ? <PendingBox ask={ask} /> : <ActionsBox ask={ask} />;
  }
}

/** On its way: what the reader did is not drawn as done before the server says so. */
function SentBox({ ask }: { ask: Ask }) {
  const [spot] = ask.armed ? spotNames(ask.armed, ask.view) : [];
  return (
    <Frame
      ask={ask}
      over={say("sent")}
      title={spot ?? say("sent-title")}
      lines={[{ text: say("sent-note") }]}
    />
  );
}

/** The place or card that an action is about. */
function spotNames(action: Action, view: View): string[] {
  if (isLaying(action)) {
    const card = cardOfLaying(view, action);
    return card ? [cardName(card)] : [];
  }
  if (action.type === "place" || action.type === "use") return [fieldName(action.field)];
  if (action.type === "take_cargo") {
    const card = view.slots[action.slot]?.card;
    return card ? [cardName(card)] : [];
  }
  return [];
}

function ActionsBox({ ask }: { ask: Ask }) {
  const { view, armed, draft } = ask;
  switch (armed?.type) {
    case "end_actions":
      return <EndBox ask={ask} end={armed} />;
    case "use":
      return <UseBox ask={ask} field={armed.field} />;
    case "take_cargo":
      return <CargoBox ask={ask} slot={armed.slot} />;
    case "mist":
      return <MistBox ask={ask} />;
    case "trade":
      return <MerchantBox ask={ask} />;
    case "skald":
      return <SkaldBox ask={ask} />;
    case "jarl":
    case "take_follower": {
      const card = cardOfLaying(view, armed);
      const same = ask.legal.filter(isLaying).filter((each) => each.type === armed.type);
      const actions = same.filter((each) => cardOfLaying(view, each) === card);
      return card ? <LayBox ask={ask} card={card} actions={actions} /> : null;
    }
    default:
      return <Choosing ask={ask} draft={draft} />;
  }
}

/** Nothing is armed: a place asks further, or nothing is chosen yet. */
function Choosing({ ask, draft }: { ask: Ask; draft: readonly string[] }) {
  if (isAt(draft, JARL)) return <JarlBox ask={ask} />;
  if (isAt(draft, SKALD)) return <SkaldBox ask={ask} />;
  if (isAt(draft, SEA_MIST)) return <MistBox ask={ask} />;
  const canTrade = only(ask.legal, "trade").length > 0;
  // An open Merchant waits behind whatever else is tapped.
  if (isAt(draft, MERCHANT) || (ask.view.merchant_open && canTrade && draft.length === 0)) {
    return <MerchantBox ask={ask} />;
  }
  const [kind, what = ""] = (draft[0] ?? "").split("-");
  if (kind === "hand") return <LayBox ask={ask} card={what} actions={jarlActions(ask, what)} />;
  if (kind === "slot") {
    const slot = Number(what);
    const card = ask.view.slots[slot]?.card;
    const actions = only(ask.legal, "take_follower").filter((each) => each.slot === slot);
    return card ? <LayBox ask={ask} card={card} actions={actions} /> : null;
  }
  return <IdleBox ask={ask} />;
}

function IdleBox({ ask }: { ask: Ask }) {
  const open = openWords(ask);
  const end = only(ask.legal, "end_actions")[0];
  return (
    <Frame
      ask={ask}
      title={say(open === null ? "actions-done" : "actions-title")}
      lines={[
        { text: open === null ? say("actions-none") : say("actions-open", { open }) },
        ...ask.notes,
      ]}
      actions={
        end && (
          <Button
            kind={open === null ? "primary" : "plain"}
            onPress={() => ask.tap(end)}
            reason={ask.hindrance}
          >
            {say("end-actions")}
          </Button>
        )
      }
    />
  );
}

function CargoBox({ ask, slot }: { ask: Ask; slot: number }) {
  const card = ask.view.slots[slot]?.card;
  const cargo = card ? cargoOf(card) : null;
  if (!card || !cargo) return null;
  return (
    <Frame
      ask={ask}
      over={say("kicker-pennant")}
      title={say("cargo-title", { card: cardName(card) })}
      lines={[
        { picture: <Pips of={cargo.gain} any={cargo.choice} />, text: cardText(card) },
        { text: say("cargo-note"), soft: true },
      ]}
      actions={
        <>
          <Do ask={ask} action={ask.armed} kind="primary">
            {say("take")}
          </Do>
          <Back ask={ask} />
        </>
      }
    />
  );
}
