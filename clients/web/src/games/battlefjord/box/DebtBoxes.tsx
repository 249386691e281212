/** Giving up: what a raid takes, what a full store must lose, and goods of choice. */
import { useRef, useState } from "preact/hooks";
import type { RaidOption } from "../../../gen/battlefjord";
import { Button } from "../../../parts/Button";
import { sameAction } from "../../../table/twoTap";
import { isolate } from "../../../texts/isolate";
import { tollWords } from "../labels";
import { Chip } from "../pieces";
import { type Action, side } from "../position";
import { amount, bundleWords, cardName, say } from "../words";
import { type Ask, only, useLead } from "./ask";
import { type Amounts, Do, Frame, NO_GOODS, Steppers, sumOf } from "./parts";

/** The bundle that is the only one; nothing while there are several. */
function onlyBundle(bundles: readonly Amounts[]): Amounts {
  const [first, ...more] = bundles;
  return first && more.length === 0 ? first : NO_GOODS;
}

/** A raid: goods, silver or fame, never a mix. The only way is marked, and still confirmed by hand. */
export function RaidBox({ ask }: { ask: Ask }) {
  const { view, ownSeat, nameOf } = ask;
  const own = ownSeat ?? 0;
  const box = useRef<HTMLDivElement>(null);
  useLead(box, "raid");
  const ways = only(ask.legal, "raid_pay");
  const bundles = ways.flatMap(({ goods }) => (goods ? [goods] : []));
  const [only_way, ...others] = [...new Set(ways.map(({ option }) => option))];
  const [option, setOption] = useState<RaidOption | null>(
    others.length === 0 ? (only_way ?? null) : null,
  );
  const [goods, setGoods] = useState<Amounts>(onlyBundle(bundles));
  const debt = view.raid ? side(view.raid.owed, own) : null;
  const stock = side(view.seats, own).stock;
  const cannot = ways.some((way) => way.option === "cannot");
  const action = ways.find(
    (way) => way.option === option && (way.goods === null || sameAction(way.goods, goods)),
  );
  const choose = (way: RaidOption) => () => setOption(way);
  const price = (way: RaidOption): string => {
    if (way === "goods") return say("toll-goods", { n: debt?.goods ?? 0 });
    return amount(
      way === "silver" ? "silver" : "fame",
      (way === "silver" ? debt?.silver : debt?.fame) ?? 0,
    );
  };
  return (
    <Frame
      ask={ask}
      over={say("kicker-raid-n", { raid: view.raid?.raid ?? 0 })}
      title={say(cannot ? "raid-cannot-title" : "raid-title")}
      lines={[
        debt && { text: say("raid-costs", { toll: tollWords(debt) }) },
        cannot && { text: say("raid-cannot-pay", { name: isolate(nameOf(1 - own)) }) },
        !cannot && {
          text: (
            <div ref={box} class="raid-ways">
              <div class="picks">
                {[...new Set(ways.map((way) => way.option))].map((way) => (
                  <Button key={way} pressed={option === way} onPress={choose(way)}>
                    {price(way)}
                  </Button>
                ))}
              </div>
              {option === "goods" && bundles.length > 1 && (
                <Steppers
                  legend={say("which-goods")}
                  most={stock}
                  sum={debt?.goods ?? 0}
                  value={goods}
                  onChange={setGoods}
                />
              )}
              {option === "goods" && bundles.length === 1 && <p>{bundleWords(goods)}</p>}
            </div>
          ),
        },
        ways.length === 1 && !cannot && { text: say("raid-only-way"), soft: true },
        { text: say("raid-secret"), soft: true },
      ]}
      actions={
        <Do ask={ask} action={action} kind="primary" reason={say("raid-choose")}>
          {say("confirm")}
        </Do>
      }
    />
  );
}

/** Too many goods: choose what goes. */
export function StorageBox({ ask }: { ask: Ask }) {
  const box = useRef<HTMLDivElement>(null);
  useLead(box, "storage");
  const ways = only(ask.legal, "store_discard");
  const over = sumOf(ways[0]?.goods ?? NO_GOODS);
  const [goods, setGoods] = useState<Amounts>(onlyBundle(ways.map((way) => way.goods)));
  const action = ways.find((way) => sameAction(way.goods, goods));
  return (
    <Frame
      ask={ask}
      title={say("storage-title", { n: over })}
      lines={[
        {
          text: (
            <div ref={box}>
              <Steppers
                legend={say("which-goods")}
                most={side(ask.view.seats, ask.ownSeat ?? 0).stock}
                sum={over}
                value={goods}
                onChange={setGoods}
              />
            </div>
          ),
        },
      ]}
      actions={
        <Do ask={ask} action={action} kind="primary" reason={say("choose-exactly", { n: over })}>
          {say("give-up")}
        </Do>
      }
    />
  );
}

/** Goods of choice, from a cargo or an effect. */
export function GoodsBox({ ask }: { ask: Ask }) {
  const box = useRef<HTMLDivElement>(null);
  const pending = ask.view.pending[0];
  const n = pending?.n ?? 0;
  useLead(box, `goods-${pending?.card}`);
  const [goods, setGoods] = useState<Amounts>(NO_GOODS);
  const action: Action | undefined = only(ask.legal, "choose_goods").find((way) =>
    sameAction(way.goods, goods),
  );
  return (
    <Frame
      ask={ask}
      over={pending?.card ? cardName(pending.card) : ""}
      title={say("goods-title", { n })}
      lines={[
        {
          picture: <Chip kind="any" />,
          text: (
            <div ref={box}>
              <Steppers
                legend={say("which-goods")}
                most={{ fish: n, wool: n, iron: n }}
                sum={n}
                value={goods}
                onChange={setGoods}
              />
            </div>
          ),
        },
      ]}
      actions={
        <Do ask={ask} action={action} kind="primary" reason={say("choose-exactly", { n })}>
          {say("take")}
        </Do>
      }
    />
  );
}
