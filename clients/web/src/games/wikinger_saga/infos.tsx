/** What the info windows say of vikings, gods, way cards, spaces and legs, and what that means now. */
import type { Info } from "../../parts/InfoHost";
import { isGod, printed } from "./content";
import { wayState } from "./Panels";
import { Emblem, Helmets } from "./Picture";
import { type CardId, figuresShown, outlooksOf, type Shown, spaceAt, type View } from "./position";
import type { Props } from "./table";
import {
  choiceOf,
  listOf,
  nameOfThing,
  outlookWords,
  sagaOf,
  say,
  shortName,
  spaceGives,
  textOf,
  who,
} from "./words";

export function infoOf(key: string, props: Props): Info | null {
  const [kind, id = ""] = key.split(":");
  const { view } = props;
  switch (kind) {
    case "card":
      return cardInfo(id as CardId, props);
    case "way":
      return wayInfo(id, view);
    case "space":
      return spaceInfo(Number(id), props);
    case "leg":
      return legInfo(Number(id), view);
    default:
      return null;
  }
}

function Sentences({ text, means }: { text: readonly string[]; means: readonly string[] }) {
  return (
    <>
      {text.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {means.map((sentence) => (
        <p key={sentence}>
          <strong>{sentence}</strong>
        </p>
      ))}
    </>
  );
}

function cardInfo(card: CardId, { view }: Shown): Info {
  const { move, helmets, acts } = printed(card);
  const god = isGod(card);
  const text = [
    say("info-card", { move, helmets, god: god ? "yes" : "no" }),
    acts ? textOf(card) : say("info-no-action"),
  ];
  const offer = view.display.find(({ viking }) => viking === card);
  if (offer) {
    text.push(say("info-offer", { price: offer.price, next: offer.next_price, left: offer.left }));
  }
  const means = outlooksOf(view, card).map((outlook) => {
    const how = outlook.use || !acts ? choiceOf(outlook) : say("without-action");
    return say("info-outlook", { how: how || "plain", outlook: outlookWords(outlook) });
  });
  return {
    title: nameOfThing(card),
    body: (
      <>
        <p class="info-card">
          <Emblem card={card} />
          {!god && <Helmets card={card} />}
        </p>
        <Sentences text={text} means={[...new Set(means)]} />
      </>
    ),
  };
}

function wayInfo(way: string, view: View): Info | null {
  const open = view.way_open.find((each) => each.way === way);
  if (!open) return null;
  const text = [say("info-way", { value: open.value }), textOf(way)];
  const own = view.you ? view.seats[view.you.seat] : undefined;
  const means = open.state === "bare" ? [] : [wayState(open)];
  if (open.state === "holds" && own?.ignores_way) means.push(say("info-way-ignored"));
  return { title: nameOfThing(way), body: <Sentences text={text} means={means} /> };
}

function spaceInfo(space: number, props: Props): Info {
  const { view, ahead } = props;
  const lies = spaceAt(view, space);
  const text: string[] = [];
  if (!lies) text.push(say("info-empty"));
  else if (lies.broken !== null) {
    const own = view.you ? view.seats[view.you.seat] : undefined;
    text.push(say("info-last", { broken: lies.broken, helmets: own?.helmets ?? lies.broken }));
  } else {
    text.push(
      say("info-gives", {
        kind: lies.marker ? "marker" : "field",
        name: nameOfThing(lies.marker ?? lies.card ?? ""),
        gives: spaceGives(lies),
      }),
    );
  }
  for (const figure of figuresShown(view, ahead)) {
    if (figure.space === space) text.push(say("info-stands", who(figure.seat, props)));
  }
  const cards = (view.you?.outlooks ?? [])
    .filter((each) => each.falls === 0 && each.space === space && each.card !== null)
    .map(({ card }) => (card ? shortName(card) : ""));
  const reaching = [...new Set(cards)];
  const means = reaching.length > 0 ? [say("info-reached-with", { cards: listOf(reaching) })] : [];
  return { title: say("space", { space }), body: <Sentences text={text} means={means} /> };
}

function legInfo(leg: number, view: View): Info | null {
  const found = view.journey.find((each) => each.leg === leg);
  if (!found) return null;
  const { card, world, markers, state } = found;
  const text = [say("info-leg", { leg, world: nameOfThing(world), state })];
  if (markers) text.push(say("info-markers", { markers: listOf(markers.map(textOf)) }));
  text.push(sagaOf(card));
  return { title: nameOfThing(card), body: <Sentences text={text} means={[]} /> };
}
