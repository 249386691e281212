/** Who looks for anybody: terms that one takes with one press, and the own seek. */
import { useState } from "preact/hooks";
import { go } from "../app/router";
import { house } from "../net/house";
import type { SeekRow } from "../net/wire";
import { Button } from "../parts/Button";
import { Motif } from "../parts/Icon";
import { Rating } from "../parts/Rating";
import { RuledSection } from "../parts/RuledSection";
import { gameText, useGameTexts } from "../texts/game";
import { say } from "../texts/house";
import { isolate } from "../texts/isolate";
import { Filter, GameFilter } from "./Filter";
import { Fresh } from "./Fresh";
import { GapWarning } from "./GapWarning";
import { type Range, rangeWords, whyNotWanted } from "./RangeChoice";
import { resultOf } from "./refusal";
import { EVERYTHING, listed, PACES, type Pace, type Seek, type Wanted } from "./seeks";
import { optionPhrases, phrasesOf, sentenceOf, shortTime } from "./terms";
import { type Sending, useSend } from "./useSend";
import { useSteady } from "./useSteady";
import { wantedGame } from "./wantedGame";

export function Seeks({ onPost }: { onPost: () => void }) {
  const me = house.person.value?.user ?? null;
  const all = [...(house.room.value ?? [])].flatMap(([key, row]) =>
    row.kind === "seek" ? [{ key, row }] : [],
  );
  const [chosen, setWanted] = useState(EVERYTHING);
  const wanted = { ...chosen, game: wantedGame.value };
  const { friends } = house.talks.people.value;
  return (
    <RuledSection
      class="seeks"
      title={say("seeks")}
      count={all.length}
      aside={
        <Button slim icon="ui-plus" label={say("seeks-post.label")} onPress={onPost}>
          {say("seeks-post")}
        </Button>
      }
    >
      {all.length > 0 && <Filters wanted={wanted} onWant={setWanted} />}
      {/* What is filtered out is not gone. */}
      <List
        key={Object.values(wanted).join(" ")}
        seeks={listed(all, wanted, me, friends)}
        empty={say(all.length > 0 ? "seeks-none" : "seeks-empty")}
        me={me}
      />
    </RuledSection>
  );
}

interface ListProps {
  seeks: readonly Seek[];
  empty: string;
  me: string | null;
}

function List({ seeks, empty, me }: ListProps) {
  const list = useSteady(seeks);
  const sending = useSend();
  return (
    <>
      {sending.fault && <p class="fault">{sending.fault}</p>}
      <GapWarning sending={sending} />
      <Fresh waiting={list.waiting} onShow={list.release} />
      {list.shown.length === 0 ? (
        <p class="empty">{empty}</p>
      ) : (
        <ul class="rows" {...list.hold}>
          {list.shown.map(({ key, row, goneAt }) => (
            <Row
              key={key}
              row={row}
              isMine={row.owner.user === me}
              isGone={goneAt !== null}
              sending={sending}
            />
          ))}
        </ul>
      )}
    </>
  );
}

interface FiltersProps {
  wanted: Wanted;
  onWant: (wanted: Wanted) => void;
}

function Filters({ wanted, onWant }: FiltersProps) {
  return (
    <fieldset class="filters">
      <legend class="sr">{say("seeks-filter")}</legend>
      <GameFilter />
      <Filter
        label={say("seeks-kind")}
        any={say("seeks-any-kind")}
        options={(["rated", "friendly"] as const).map((id) => ({ id, label: say(`terms-${id}`) }))}
        value={wanted.kind}
        onWant={(kind) => onWant({ ...wanted, kind })}
      />
      <Filter<Pace>
        label={say("setup-time")}
        any={say("seeks-any-time")}
        options={PACES.map((id) => ({ id, label: say(`seeks-pace-${id}`) }))}
        value={wanted.pace}
        onWant={(pace) => onWant({ ...wanted, pace })}
      />
    </fieldset>
  );
}

interface RowProps {
  row: SeekRow;
  isMine: boolean;
  isGone: boolean;
  sending: Sending;
}

function Row({ row, isMine, isGone, sending: { send } }: RowProps) {
  const { seek, owner, rating, terms } = row;
  useGameTexts(terms.game);
  const range = { low: row.low, high: row.high } as Range;
  const wanted = rangeWords(range);
  const sides = { challenger: owner.name, opponent: null, you: "visitor" } as const;
  const phrases = sentenceOf(phrasesOf(terms, sides));
  const facts = [
    shortTime(terms.time_control),
    say(`terms-${terms.kind}`),
    ...(terms.stake > 0 ? [say("terms-stake", { stake: terms.stake })] : []),
    ...optionPhrases(terms).map(({ text }) => text),
  ];
  const take = async () => {
    const answer = await send({ type: "take_seek", seek, gap_confirmed: false });
    if (answer) go(`/t/${resultOf(answer, "table")}`);
  };
  return (
    <li class={`row${isGone ? " gone" : ""}`}>
      <Motif game={terms.game} />
      <p title={phrases}>
        <b>{gameText(terms.game, "name") ?? terms.game}</b>{" "}
        <span class="soft">{facts.join(" · ")}</span>
        <br />
        {isMine ? <span class="your">{say("seeks-mine")}</span> : <bdi>{owner.name}</bdi>}{" "}
        <Rating rating={rating} />
        {wanted && <span class="soft"> {say("range-wanted", { range: wanted })}</span>}
        {isGone && <span class="soft"> {say("seeks-gone")}</span>}
      </p>
      {isGone ? null : isMine ? (
        <Button
          slim
          label={say("seeks-withdraw.label", { terms: phrases })}
          onPress={() => void send({ type: "withdraw_seek", seek })}
        >
          {say("link-cancel")}
        </Button>
      ) : (
        <Button
          slim
          label={say("seeks-take.label", { name: isolate(owner.name), terms: phrases })}
          reason={whyNotWanted(terms.game, range)}
          onPress={() => void take()}
        >
          {say("accept")}
        </Button>
      )}
    </li>
  );
}
