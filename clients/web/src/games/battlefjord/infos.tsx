/** The info windows: picture, cost, fame, sign, the effect in whole sentences, and what it means for the reader now. */
import type { ComponentChildren } from "preact";
import type { Info } from "../../parts/InfoHost";
import { isolate } from "../../texts/isolate";
import { cargoOf, followerOf, held, placeContent, raidAt } from "./content";
import { hallWords } from "./halls";
import { tollWords } from "./labels";
import { CardPicture, Drawn, inkOf, Medal, Pips, WOODCUT } from "./pieces";
import { cardOutlook, outlookOf, side, type View } from "./position";
import type { Props } from "./table";
import {
  bundleWords,
  cardName,
  cardNames,
  cardText,
  fieldName,
  fieldText,
  say,
  slotName,
  who,
  word,
} from "./words";

type Shown = Props;

/** What one window says below its picture. */
interface Said {
  facts?: ComponentChildren;
  text: readonly string[];
  /** What it means for the reader now. */
  means: readonly string[];
}

function Window({ picture, facts, text, means }: Said & { picture: ComponentChildren }) {
  return (
    <>
      <div class="info-top">
        {picture}
        {facts}
      </div>
      {text.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {means.length > 0 && (
        <p class="means">
          <b>{say("for-you")}</b> {means.join(" ")}
        </p>
      )}
    </>
  );
}

export function infoOf(key: string, shown: Shown): Info | null {
  const [kind = "", what = "", more = ""] = key.split("-");
  switch (kind) {
    case "field":
      return fieldInfo(Number(what), shown);
    case "slot":
      return slotInfo(Number(what), shown);
    case "hand":
      return cardInfo(what, shown, []);
    case "hall":
      return cardInfo(what, shown, laidWords(what, Number(more), shown));
    case "stock":
      return stockInfo(Number(what), shown);
    default:
      return null;
  }
}

// ---------- places and corners

function fieldInfo(field: number, shown: Shown): Info {
  const content = placeContent(field);
  const picture = (
    <span class="info-pic place">
      <Drawn box={WOODCUT} id={content ? `place-${content.key}` : "place-raid"} />
    </span>
  );
  const said = content ? placeSaid(field, shown) : raidSaid(field, shown);
  return { title: fieldName(field), body: <Window picture={picture} {...said} /> };
}

function placeSaid(field: number, shown: Shown): Said {
  const { view, ownSeat } = shown;
  const content = placeContent(field);
  const text = [fieldText(field)];
  const figure = view.figures.find((each) => each.field === field);
  if (figure) {
    text.push(
      say("info-figure", {
        ...who(figure.seat, shown),
        left: view.phase === "actions" ? figure.uses_left : -1,
      }),
    );
  }
  text.push(shipWords(field, view));
  if (content) text.push(say("info-opposite", { place: fieldName(content.opposite) }));
  const outlook = outlookOf(view, field);
  const means: string[] = [];
  if (outlook && ownSeat !== null) {
    if (view.phase === "placing") means.push(barredWords(outlook.barred, shown));
    if (outlook.cards.length > 0) {
      means.push(
        say("info-bonus", {
          cards: cardNames(outlook.cards),
          gain: bundleWords(outlook.gain),
          placing: held(outlook.placing).length > 0 ? bundleWords(outlook.placing) : "none",
        }),
      );
    }
    for (const slot of outlook.crosses) means.push(crossWords(slot, view));
    if (view.phase === "placing" && outlook.barred === null && outlook.crosses.length === 0) {
      means.push(say("info-no-cross"));
    }
    if (outlook.blocks > 0) means.push(say("info-blocks", { place: fieldName(outlook.blocks) }));
  }
  return { text, means };
}

function barredWords(barred: string | null, shown: Shown): string {
  if (barred === null) return say("info-open");
  return say(`info-${barred}`, { name: isolate(shown.nameOf(1 - (shown.ownSeat ?? 0))) });
}

/** "Ein Gefolgsmann hier kreuzt Seherin: bezahlbar." */
export function crossWords(slot: number, view: View): string {
  const card = view.slots[slot]?.card;
  if (!card) return say("info-cross-slot", { slot: slotName(slot) });
  const outlook = cardOutlook(view, card);
  let can = "cargo";
  if (outlook) can = outlook.payments > 0 ? "yes" : "no";
  return say("info-cross", {
    card: cardName(card),
    can,
    missing: outlook ? bundleWords(outlook.missing) : "",
  });
}

function shipWords(field: number, view: View): string {
  if (view.ship === field) return say("info-ship-here");
  if (view.ship > field) return say("info-ship-past");
  return say("info-ship-comes", { rounds: field - view.ship });
}

function raidSaid(field: number, shown: Shown): Said {
  const raid = raidAt(field);
  const { view } = shown;
  const text = raid ? [say("info-raid", { toll: tollWords(raid) }), shipWords(field, view)] : [];
  const outlook = view.you?.next_raid;
  const means: string[] = [];
  if (outlook && view.next_raid?.field === field) means.push(...raidMeans(outlook, shown));
  return { text, means };
}

/** What the next raid would cost the reader, and what he could pay with. */
export function raidMeans(
  raid: NonNullable<NonNullable<View["you"]>["next_raid"]>,
  { nameOf, ownSeat }: Shown,
): string[] {
  if (raid.spared) return [say("raid-spares")];
  const ways = [
    raid.can_goods ? say("toll-goods", { n: raid.goods }) : "",
    raid.can_silver ? say("toll-silver", { n: raid.silver }) : "",
    raid.can_fame ? say("toll-fame", { n: raid.fame }) : "",
  ].filter(Boolean);
  const costs = say("raid-costs", { toll: tollWords(raid) });
  const now =
    ways.length > 0
      ? say("raid-could-pay", { ways: ways.join(` ${say("or")} `) })
      : say("raid-cannot-pay", { name: isolate(nameOf(1 - (ownSeat ?? 0))) });
  return [costs, now];
}

// ---------- cards

function slotInfo(slot: number, shown: Shown): Info | null {
  const lying = shown.view.slots[slot];
  if (!lying?.kind) return null;
  const pennant =
    lying.pennant_seat === null ? [] : [say("info-pennant", who(lying.pennant_seat, shown))];
  if (lying.card) return cardInfo(lying.card, shown, pennant);
  const picture = (
    <span class="info-pic print back">
      <Drawn box="0 0 96 96" id={`back-${lying.kind}`} />
    </span>
  );
  const text = [say("info-down", { kind: word(lying.kind) })];
  return {
    title: word(lying.kind),
    body: <Window picture={picture} text={text} means={[]} />,
  };
}

function cardInfo(card: string, shown: Shown, more: readonly string[]): Info {
  const follower = followerOf(card);
  const cargo = cargoOf(card);
  const picture = (
    <span class={`info-pic print ${inkOf(card)}`}>
      <CardPicture card={card} />
    </span>
  );
  const facts = follower ? (
    <div class="facts">
      <p>
        <Medal sign={follower.sign} /> {word(follower.sign)}
      </p>
      <p>{say("fame-of", { fame: follower.fame })}</p>
      <p>
        {say("costs")} <Pips of={follower.cost} />
        <span class="sr">{bundleWords(follower.cost)}</span>
      </p>
    </div>
  ) : (
    <div class="facts">
      <p>{word("cargo")}</p>
      {cargo && <Pips of={cargo.gain} any={cargo.choice} />}
    </div>
  );
  const text = follower
    ? [say("effect", { timing: follower.timing, text: cardText(card) })]
    : [say("info-cargo", { text: cardText(card) })];
  return {
    title: cardName(card),
    body: (
      <Window
        picture={picture}
        facts={facts}
        text={[...text, ...more]}
        means={cardMeans(card, shown)}
      />
    ),
  };
}

/** Whether it can be paid now, what is missing, what it would make of the halls. */
function cardMeans(card: string, { view }: Shown): string[] {
  const outlook = cardOutlook(view, card);
  if (!outlook || view.phase === "over") return [];
  const means: string[] = [];
  if (outlook.discount > 0) means.push(say("info-discount", { n: outlook.discount }));
  const short = held(outlook.missing).length > 0;
  if (outlook.payments > 0) means.push(say("info-payable"));
  else if (short) means.push(say("info-missing", { missing: bundleWords(outlook.missing) }));
  means.push(
    ...outlook.halls
      .filter(({ outcome }) => outcome.startsWith("complete"))
      .map((hall) => say("info-hall", { hall: hall.hall, what: hallWords(hall) })),
  );
  return means;
}

/** What a laid card has brought, or would bring at the end. */
function laidWords(card: string, seat: number, { view }: Shown): string[] {
  const scored = side(view.seats, seat).score.effects.find((effect) => effect.card === card);
  if (scored) return [say("info-scores", { fame: scored.fame })];
  const pays = view.you?.seat === seat ? view.you.end_preview.income : [];
  const income = pays.filter((each) => each.card === card);
  return income.map(({ gain }) => say("info-pays", { gain: bundleWords(gain) }));
}

// ---------- stores

function stockInfo(seat: number, shown: Shown): Info {
  const { view } = shown;
  const { limits, score, stock } = side(view.seats, seat);
  const text = [
    say("info-stock", { stock: bundleWords(stock) }),
    say("info-limits", { goods: limits.goods, silver: limits.silver, hand: limits.hand }),
    say("info-score", {
      tokens: score.tokens,
      cards: score.cards,
      effects: score.effects.reduce((sum, { fame }) => sum + fame, 0),
      halls: score.halls.reduce((sum, { fame }) => sum + fame, 0),
      total: score.total,
    }),
  ];
  const means = view.you?.seat === seat ? storeMeans(view) : [];
  const picture = (
    <span class="info-stock">
      <Pips of={stock} />
    </span>
  );
  return {
    title: say("stock-of", who(seat, shown)),
    body: <Window picture={picture} text={text} means={means} />,
  };
}

/** What the round's end would bring and take. */
export function storeMeans(view: View): string[] {
  const preview = view.you?.end_preview;
  if (!preview) return [];
  const means = preview.income.map(({ card, gain }) =>
    say("info-income", { card: cardName(card), gain: bundleWords(gain) }),
  );
  const { goods_over: over, silver_lost: lost } = preview;
  if (over > 0)
    means.push(
      say("info-over", { n: over, after: preview.goods_after, limit: preview.goods_limit }),
    );
  if (lost > 0) means.push(say("info-silver-lost", { n: lost }));
  if (over === 0 && lost === 0) means.push(say("info-nothing-lost"));
  return means;
}
