/** What a voice reads of a place: name, content, owner, state, and what a tap would bring. */
import { cargoOf, followerOf, placeContent, raidAt } from "./content";
import { fieldPlace, outlookOf, type PlaceId, slotPlace } from "./position";
import type { Moment } from "./table";
import {
  bundleWords,
  cardName,
  cardNames,
  fieldName,
  fieldText,
  say,
  slotName,
  who,
  word,
} from "./words";

/** "1 Ware oder 1 Ruhm" */
export function tollWords(raid: { goods: number; silver: number; fame: number }): string {
  return say("toll", { goods: raid.goods, silver: raid.silver, fame: raid.fame });
}

/** What can be done at a place, and whether it is armed. */
function stateWords(place: PlaceId, { targets, aim, sent }: Moment): string[] {
  const words: string[] = [];
  if (targets.has(place)) words.push(say("state-free"));
  if (aim === place) words.push(say(sent ? "state-sent" : "state-armed"));
  return words;
}

function raidLabel(field: number, { view }: Moment): string {
  const raid = raidAt(field);
  if (!raid) return fieldName(field);
  let when = say("raid-in-round", { round: field });
  if (field === view.ship) when = say("ship-here");
  else if (field < view.ship) when = say("raid-past");
  // As it is written on the field, so that whoever speaks to the browser can say what is read.
  return [fieldName(field), tollWords(raid), when].join(", ");
}

export function fieldLabel(field: number, moment: Moment): string {
  const { view } = moment;
  const content = placeContent(field);
  if (!content) return raidLabel(field, moment);
  const words = [fieldName(field), fieldText(field).replace(/\.$/, "")];
  const figure = view.figures.find((each) => each.field === field);
  if (figure) {
    words.push(say("figure-of", who(figure.seat, moment)));
    if (view.phase === "actions") words.push(say("uses-left", { n: figure.uses_left }));
  }
  if (view.ship === field) words.push(say("ship-bars"));
  const outlook = moment.targets.has(fieldPlace(field)) ? outlookOf(view, field) : null;
  words.push(...stateWords(fieldPlace(field), moment));
  const crossed = (outlook?.crosses ?? []).map((slot) => view.slots[slot]?.card ?? null);
  const cards = crossed.filter((card) => card !== null);
  if (view.phase === "placing" && cards.length > 0) {
    words.push(say("would-cross", { cards: cardNames(cards) }));
  }
  return words.join(", ");
}

/** "Seherin, Runenstein, kostet 1 Stockfisch, 2 Ruhm" */
export function cardLabel(card: string): string {
  const follower = followerOf(card);
  if (follower) {
    return say("follower-label", {
      name: cardName(card),
      sign: word(follower.sign),
      cost: bundleWords(follower.cost),
      fame: follower.fame,
    });
  }
  const cargo = cargoOf(card);
  if (!cargo) return card;
  const content =
    cargo.choice > 0 ? say("goods-of-choice", { n: cargo.choice }) : bundleWords(cargo.gain);
  return say("cargo-label", { name: cardName(card), content });
}

export function slotLabel(slot: number, moment: Moment): string {
  const { view, crossing, foretold, ownSeat } = moment;
  const lying = view.slots[slot];
  const words: string[] = [];
  if (lying?.card) words.push(cardLabel(lying.card));
  else words.push(lying?.kind ? say("face-down", { kind: word(lying.kind) }) : say("slot-empty"));
  words.push(slotName(slot));
  const pennant = lying?.pennant_seat ?? null;
  if (pennant !== null) words.push(say("pennant-of", who(pennant, moment)));
  const comes = foretold.get(slot);
  if (comes !== undefined) words.push(say("pennant-comes", who(comes, moment)));
  if (crossing.has(slot) && ownSeat !== null) words.push(say("pennant-would"));
  return [...words, ...stateWords(slotPlace(slot), moment)].join(", ");
}
