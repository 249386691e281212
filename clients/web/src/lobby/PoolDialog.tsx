/** Be found somebody to play with: the game, how long, for what; everything else is as usual. */
import { useState } from "preact/hooks";
import type { GameCard } from "../net/api";
import { games, house } from "../net/house";
import type { Pool } from "../net/wire";
import { Button } from "../parts/Button";
import { Dialog } from "../parts/Dialog";
import { say } from "../texts/house";
import { Choice } from "./Choice";
import { GameChoice } from "./GameChoice";
import { keepChoices, keptChoices } from "./kept";
import { PRESET_NAMES, type Preset, poolControl, type SeatWish, sameKind, wishesOf } from "./pools";
import { firstWidth, keepWidth, RangeChoice, rangeOf } from "./RangeChoice";
import { shortTime } from "./terms";
import { useSend } from "./useSend";

interface Wish {
  preset: Preset;
  kind: Pool["kind"];
  stake: Pool["stake"];
  seats: SeatWish;
}

const STAKES: readonly Pool["stake"][] = [0, 10, 20, 50];
const LAST_GAME = "last";

function firstWish(game: GameCard): Wish {
  const kept = keptChoices<Wish>("pool", game.id);
  const wishes = wishesOf(game);
  const seats = wishes.find(({ preferred }) => preferred === kept.seats?.preferred) ?? wishes[0];
  return {
    preset: kept.preset ?? "10+5",
    kind: house.person.value?.guest ? "friendly" : (kept.kind ?? "friendly"),
    stake: kept.stake ?? 0,
    seats: seats ?? { preferred: 2, least: 2, most: 2 },
  };
}

export function PoolDialog({ onClose }: { onClose: () => void }) {
  const all = games.value ?? [];
  const last = keptChoices<{ game: string }>("pool", LAST_GAME).game;
  const first = all.find(({ id }) => id === last) ?? all[0];
  return first ? <Filled first={first} all={all} onClose={onClose} /> : null;
}

interface FilledProps {
  first: GameCard;
  all: readonly GameCard[];
  onClose: () => void;
}

function Filled({ first, all, onClose }: FilledProps) {
  const [game, setGame] = useState(first);
  const [wish, setWish] = useState(() => firstWish(first));
  const [width, setWidth] = useState(() => firstWidth(first.id));
  const [sending, setSending] = useState(false);
  const { fault, send } = useSend();
  const guest = house.person.value?.guest ?? true;
  const change = (part: Partial<Wish>) => setWish({ ...wish, ...part });
  const pool = poolOf(game, wish);
  const waiting = waitingIn(pool);
  const wishes = wishesOf(game);
  const finish = async () => {
    setSending(true);
    keepChoices("pool", game.id, wish);
    keepChoices("pool", LAST_GAME, { game: game.id });
    keepWidth(game.id, width);
    const answer = await send({
      type: "join_pool",
      pool,
      seats: wish.seats,
      ...rangeOf(game.id, width),
    });
    setSending(false);
    if (answer) onClose();
  };
  return (
    <Dialog
      title={say("pool-title")}
      onClose={onClose}
      actions={
        <>
          <p class="soft pool-crowd">{say("pool-crowd", { count: waiting })}</p>
          {fault && <p class="fault">{fault}</p>}
          <Button onPress={onClose}>{say("cancel")}</Button>
          <Button
            kind="primary"
            reason={sending ? say("sent") : null}
            onPress={() => void finish()}
          >
            {say("pool-join")}
          </Button>
        </>
      }
    >
      <p class="soft">{say("pool-how")}</p>
      <GameChoice
        games={all}
        chosen={game}
        onChoose={(chosen) => {
          setGame(chosen);
          setWish(firstWish(chosen));
          setWidth(firstWidth(chosen.id));
        }}
      />
      {wishes.length > 1 && (
        <Choice
          legend={say("setup-seats")}
          help={wish.seats.preferred > 2 ? say("pool-group-help") : null}
          value={wish.seats.preferred}
          options={wishes.map(({ preferred }) => ({ value: preferred, label: String(preferred) }))}
          onChoose={(preferred) =>
            change({ seats: wishes.find((each) => each.preferred === preferred) ?? wish.seats })
          }
        />
      )}
      <Choice<Preset>
        legend={say("setup-time")}
        value={wish.preset}
        options={PRESET_NAMES.map((preset) => ({
          value: preset,
          label: shortTime(poolControl({ ...pool, preset })),
        }))}
        onChoose={(preset) => change({ preset })}
      />
      {guest ? (
        <p class="soft small">{say("pool-guest")}</p>
      ) : (
        <Choice<Pool["kind"]>
          legend={say("pool-kind")}
          value={wish.kind}
          options={(["rated", "friendly"] as const).map((kind) => ({
            value: kind,
            label: say(`pool-kind-${kind}`),
          }))}
          onChoose={(kind) => change({ kind })}
        />
      )}
      {!guest && wish.kind === "rated" && (
        <Choice<Pool["stake"]>
          legend={say("pool-stake")}
          value={wish.stake}
          options={STAKES.map((stake) => ({
            value: stake,
            label: stake === 0 ? say("pool-stake-none") : say("pool-stake-some", { stake }),
          }))}
          onChoose={(stake) => change({ stake })}
        />
      )}
      <RangeChoice game={game.id} width={width} onChoose={setWidth} />
    </Dialog>
  );
}

function poolOf(game: GameCard, { preset, kind, stake, seats }: Wish): Pool {
  return {
    game: game.id,
    preset,
    kind,
    stake: kind === "rated" ? stake : 0,
    group: seats.preferred > 2,
  };
}

/** How many wait there already. */
function waitingIn(pool: Pool): number {
  for (const [, row] of house.room.value ?? []) {
    if (row.kind === "pool" && sameKind(row.pool, pool)) return row.waiting;
  }
  return 0;
}
