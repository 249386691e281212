/** One dialog for a challenge by link, to a player, or to anybody: to whom, the terms, and their sentence. */
import { useId, useRef, useState } from "preact/hooks";
import { go } from "../app/router";
import type { GameCard } from "../net/api";
import { games, house } from "../net/house";
import type { Ask, PlayerRow, Terms } from "../net/wire";
import { Button } from "../parts/Button";
import { Dialog } from "../parts/Dialog";
import { settings } from "../settings/settings";
import { say } from "../texts/house";
import { isolate } from "../texts/isolate";
import { Choice } from "./Choice";
import { GapWarning } from "./GapWarning";
import { keepChoices, keepLink } from "./kept";
import { firstWidth, keepWidth, type Range, RangeChoice, rangeOf } from "./RangeChoice";
import { resultOf, sentenceOfRefusal } from "./refusal";
import { AnybodyChoice } from "./StakeChoice";
import { firstTerms, TermsForm } from "./TermsForm";
import { TermsSentence } from "./TermsSentence";
import { phrasesOf, type Sides } from "./terms";
import { usePreflight } from "./usePreflight";
import { gapIn, useSend } from "./useSend";

type Unnamed = { kind: "link" } | { kind: "anybody" };
type Sendable = Unnamed | { kind: "player"; user: string };
/** user: `null` while nobody is chosen. */
export type Whom = Unnamed | { kind: "player"; user: string | null };

export interface ChallengeDialogProps {
  whom: Whom;
  onClose: () => void;
}

export function ChallengeDialog(props: ChallengeDialogProps) {
  // A challenge is between two.
  const possible = (games.value ?? []).filter(({ seats: [least] }) => least <= 2);
  const [first] = possible;
  return first ? <Filled first={first} games={possible} {...props} /> : null;
}

interface FilledProps extends ChallengeDialogProps {
  first: GameCard;
  games: readonly GameCard[];
}

function Filled({ first, games, whom: wished, onClose }: FilledProps) {
  const [whom, setWhom] = useState(wished);
  const [terms, setTerms] = useState(() => firstTerms(first));
  const [possible, setPossible] = useState(true);
  const [sending, setSending] = useState(false);
  const [anybody, setAnybody] = useState(false);
  const [width, setWidth] = useState(() => firstWidth(first.id));
  const line = useSend();
  const { fault, send } = line;
  const target = whom.kind === "player" ? whom.user : null;
  const name = useNameOf(target);
  const obstacle = usePreflight(target, terms);
  // Of this the reader is warned when he sends, and may send all the same.
  const gap = obstacle && gapIn(obstacle);
  const standsAgainst =
    gap === null &&
    obstacle &&
    sentenceOfRefusal(obstacle, { game: terms.game, ownSeat: 0, nameOf: String });
  // Who names the ratings that are welcome has said that they are, however far from the own.
  const isNarrow = whom.kind === "anybody" && rangeOf(terms.game, width).low !== null;
  const sides: Sides = {
    challenger: house.person.value?.name ?? "",
    opponent: name,
    you: "challenger",
  };
  const finish = async () => {
    if (!isSendable(whom)) return;
    setSending(true);
    keepChoices("challenge", terms.game, terms);
    if (whom.kind === "anybody") keepWidth(terms.game, width);
    const answer = await send(askOf(whom, terms, anybody, rangeOf(terms.game, width)));
    setSending(false);
    if (!answer) return;
    onClose();
    if (whom.kind === "link") {
      const link = resultOf(answer, "link");
      keepLink(link);
      go(`/c/${link}`);
    } else if (whom.kind === "player" && resultOf(answer, "state") === "started") {
      go(`/t/${resultOf(answer, "link")}`); // The other one had asked for the same.
    }
  };
  const reason = () => {
    if (!possible) return say("terms-impossible");
    if (!isSendable(whom)) return say("challenge-nobody");
    return standsAgainst || (sending ? say("sent") : null);
  };
  return (
    <Dialog
      title={titleOf(whom, name)}
      onClose={onClose}
      actions={
        <>
          <TermsSentence phrases={phrasesOf(terms, sides)} />
          {gap !== null && <p class="soft">{say("gap-warning", { gap: Math.round(gap / 100) })}</p>}
          {(standsAgainst || fault) && <p class="fault">{standsAgainst || fault}</p>}
          <Button onPress={onClose}>{say("cancel")}</Button>
          <Button kind="primary" reason={reason()} onPress={() => void finish()}>
            {say(`setup-send-${whom.kind}`)}
          </Button>
        </>
      }
    >
      <WhomChoice whom={whom} name={name} onChoose={setWhom} />
      <TermsForm
        games={games}
        terms={terms}
        sides={sides}
        onChange={(changed, can) => {
          if (changed.game !== terms.game) setWidth(firstWidth(changed.game));
          setTerms(changed);
          setPossible(can);
        }}
      />
      {whom.kind === "anybody" && (
        <RangeChoice game={terms.game} width={width} onChoose={setWidth} />
      )}
      {terms.kind === "rated" && whom.kind !== "player" && !isNarrow && (
        <AnybodyChoice value={anybody} onChoose={setAnybody} />
      )}
      <GapWarning sending={line} />
    </Dialog>
  );
}

const isSendable = (whom: Whom): whom is Sendable => whom.kind !== "player" || whom.user !== null;

/** anybody: however far apart the ratings are. */
function askOf(whom: Sendable, terms: Terms, anybody: boolean, range: Range): Ask {
  const gap_confirmed = anybody && terms.kind === "rated";
  if (whom.kind === "link") return { type: "open_link", terms, gap_confirmed };
  if (whom.kind === "anybody") {
    return { type: "post_seek", terms, ...range, gap_confirmed };
  }
  return { type: "challenge_player", target: whom.user, terms, gap_confirmed: false };
}

function titleOf({ kind }: Whom, name: string | null): string {
  if (kind === "anybody") return say("challenge-title-anybody");
  if (name !== null) return say("people-challenge.label", { name: isolate(name) });
  return say("challenge-title");
}

function others(): PlayerRow[] {
  const me = house.person.value?.user;
  return [...(house.room.value ?? [])]
    .flatMap(([, row]) => (row.kind === "player" && row.user !== me ? [row] : []))
    .toSorted((one, other) => one.name.localeCompare(other.name, settings.value.language));
}

/** A player's name, also after he has left the room. */
function useNameOf(user: string | null): string | null {
  const names = useRef(new Map<string, string>());
  if (user === null) return null;
  const row = house.room.value?.get(`player:${user}`);
  if (row?.kind === "player") names.current.set(user, row.name);
  return names.current.get(user) ?? null;
}

interface WhomChoiceProps {
  whom: Whom;
  /** The chosen player's, who may have left meanwhile. */
  name: string | null;
  onChoose: (whom: Whom) => void;
}

function WhomChoice({ whom, name, onChoose }: WhomChoiceProps) {
  const field = useId();
  const here: { user: string; name: string }[] = others();
  const chosen = whom.kind === "player" ? whom.user : null;
  if (chosen !== null && !here.some(({ user }) => user === chosen)) {
    here.unshift({ user: chosen, name: name ?? "" });
  }
  const choose = (kind: Whom["kind"]) =>
    onChoose(kind === "player" ? { kind, user: here[0]?.user ?? null } : { kind });
  return (
    <div class="whom">
      <Choice<Whom["kind"]>
        legend={say("setup-whom")}
        value={whom.kind}
        options={(["link", "player", "anybody"] as const).map((value) => ({
          value,
          label: say(`setup-whom-${value}`),
        }))}
        onChoose={choose}
      />
      {whom.kind === "player" && here.length > 0 && (
        <p>
          <label class="sr" for={field}>
            {say("setup-whom-player")}
          </label>
          <select
            id={field}
            value={whom.user ?? ""}
            onChange={(event) => onChoose({ kind: "player", user: event.currentTarget.value })}
          >
            {here.map(({ user, name }) => (
              <option key={user} value={user}>
                {name}
              </option>
            ))}
          </select>
        </p>
      )}
      <p class="soft small">{say(`challenge-how-${whom.kind}`)}</p>
    </div>
  );
}
