/* Written by `npm run gen` from the Python types. Do not edit. */

export type Action =
  | RaidPay
  | Place
  | Use
  | Jarl
  | Trade
  | Skald
  | Mist
  | TakeCargo
  | TakeFollower
  | Thing
  | CargoPick
  | ChooseGoods
  | ChooseEffect
  | EndActions
  | StoreDiscard;
/**
 * How a raid is paid, or that it cannot be.
 */
export type RaidOption = "goods" | "silver" | "fame" | "cannot";
export type Card =
  | "L1"
  | "L2"
  | "L3"
  | "L4"
  | "L5"
  | "L6"
  | "L7"
  | "L8"
  | "L9"
  | "B1"
  | "B2"
  | "B3"
  | "B4"
  | "B5"
  | "B6"
  | "B7"
  | "B8"
  | "B9"
  | "R1"
  | "R2"
  | "R3"
  | "R4"
  | "R5"
  | "R6"
  | "R7"
  | "R8"
  | "R9"
  | "S1"
  | "S2"
  | "S3"
  | "S4"
  | "S5"
  | "S6"
  | "S7"
  | "S8"
  | "S9"
  | "H1"
  | "H2"
  | "H3"
  | "H4"
  | "H5"
  | "H6"
  | "H7"
  | "H8"
  | "H9";
/**
 * The four exchanges at the Skald.
 */
export type SkaldOption = "goods2" | "goods4" | "silver1" | "silver2";
/**
 * The three goods, always in this order. Silver and fame are none.
 */
export type Good = "fish" | "wool" | "iron";
export type Cards =
  | "C01"
  | "C02"
  | "C03"
  | "C04"
  | "C05"
  | "C06"
  | "C07"
  | "C08"
  | "C09"
  | "C10"
  | "C11"
  | "C12"
  | "C13"
  | "C14"
  | "C15"
  | "C16"
  | "C17"
  | "C18"
  | "C19";
export type Event =
  | RoundStarted
  | ShipMoved
  | RaidOwed
  | RaidSpared
  | RaidConfirmed
  | RaidChoice
  | RaidPaid
  | RaidFailed
  | Placed
  | PlacingSkipped
  | PennantsSet
  | ActionsBegun
  | ActionsEnded
  | Used
  | Traded
  | SkaldTraded
  | PennantMoved
  | PennantAdded
  | CargoTaken
  | GoodsChosen
  | CardRevealed
  | CardLaid
  | CardToHand
  | CardDiscarded
  | CardUnderStack
  | SlotRefilled
  | EffectWorked
  | EffectLapsed
  | StackShuffled
  | CardsTurnedUp
  | Income
  | SilverLost
  | StorageDue
  | Stored
  | HornPassed
  | FinalRound
  | GameEnded;
/**
 * The two kinds of cards in the centre.
 */
export type Deck = "follower" | "cargo";
/**
 * What is asked now.
 */
export type Phase = "raid" | "placing" | "actions" | "storage" | "over";
/**
 * What a pending decision is about. Source: spec 9.3.
 */
export type Ask =
  | "thing"
  | "cargo_pick"
  | "cargo_goods"
  | "gain_choice"
  | "refresh_place"
  | "extra_pennant"
  | "swap_cards";
export type Outcome =
  | "complete_same"
  | "complete_different"
  | "same_possible"
  | "different_possible"
  | "same_or_different_possible"
  | "no_bonus"
  | "full";

export interface Battlefjord {
  options: Options;
  action: Action;
  event: Event;
  view: View;
}
/**
 * Nothing to choose but who begins.
 *
 * first_seat: has the horn in round 1. Source: seed 003, Im Wartesaal.
 */
export interface Options {
  first_seat: number;
}
/**
 * Confirm what a raid is paid with. goods: only with the option of that name.
 */
export interface RaidPay {
  option: RaidOption;
  goods: Goods | null;
  type: "raid_pay";
}
/**
 * So many of each good; what is left out is none.
 */
export interface Goods {
  fish: number;
  wool: number;
  iron: number;
}
/**
 * Put a figure on a field, 1..16.
 */
export interface Place {
  field: number;
  type: "place";
}
/**
 * Use a place that needs no choice.
 */
export interface Use {
  field: number;
  type: "use";
}
/**
 * Lay a card of the hand, or discard it.
 *
 * hall: 1..3; pay: may be left out where there is one way; both belong to mode lay.
 */
export interface Jarl {
  card: Card;
  mode: "lay" | "discard";
  hall: number | null;
  pay: Payment | null;
  via: "remote" | null;
  type: "jarl";
}
/**
 * What a follower is paid with.
 */
export interface Payment {
  fish: number;
  wool: number;
  iron: number;
  silver: number;
}
/**
 * One exchange at the Merchant.
 */
export interface Trade {
  give: "fish" | "wool" | "iron" | "silver";
  get: "fish" | "wool" | "iron" | "silver";
  via: "remote" | null;
  type: "trade";
}
/**
 * The exchange at the Skald. good: with the options that take goods.
 */
export interface Skald {
  option: SkaldOption;
  good: Good | null;
  type: "skald";
}
/**
 * Move an own unused pennant to another slot, 0..8.
 */
export interface Mist {
  from_slot: number;
  to_slot: number;
  via: "remote" | null;
  type: "mist";
}
/**
 * Take the cargo under an own pennant.
 */
export interface TakeCargo {
  slot: number;
  type: "take_cargo";
}
/**
 * Take the follower under an own pennant; hall and pay belong to mode lay.
 */
export interface TakeFollower {
  slot: number;
  mode: "lay" | "hand" | "discard";
  hall: number | null;
  pay: Payment | null;
  type: "take_follower";
}
/**
 * Decide over a card revealed at the Thing; hall and pay belong to mode lay.
 */
export interface Thing {
  card: Card;
  mode: "lay" | "hand" | "discard";
  hall: number | null;
  pay: Payment | null;
  type: "thing";
}
/**
 * Choose one of the revealed cargo cards.
 */
export interface CargoPick {
  card: Cards;
  type: "cargo_pick";
}
/**
 * Name the goods of choice.
 */
export interface ChooseGoods {
  goods: Goods;
  type: "choose_goods";
}
/**
 * Answer an instant effect: exactly one of skip, field, slot, or a with b.
 *
 * a, b: a laid card as (hall 1..3, position 0..3).
 */
export interface ChooseEffect {
  skip: boolean;
  field: number | null;
  slot: number | null;
  a: [number, number] | null;
  b: [number, number] | null;
  type: "effect";
}
/**
 * Finish the own actions. confirm_loss: knowing that something lapses at the round's end.
 */
export interface EndActions {
  confirm_loss: boolean;
  type: "end_actions";
}
/**
 * Give up goods above the limit, exactly so many.
 */
export interface StoreDiscard {
  goods: Goods;
  type: "store_discard";
}
/**
 * A round begins; `horn_seat` begins in it.
 */
export interface RoundStarted {
  round: number;
  horn_seat: number;
  auto: boolean;
  type: "round_started";
}
/**
 * The raiders' ship sailed one field on; raid: the number of the raid it brings.
 */
export interface ShipMoved {
  round: number;
  from_field: number;
  field: number;
  raid: number | null;
  auto: boolean;
  type: "ship_moved";
}
/**
 * What a seat owes after its reductions: so many goods, or silver, or fame; 0: no such way.
 *
 * payments: how many ways it has; 0: it cannot pay.
 */
export interface RaidOwed {
  round: number;
  seat: number;
  goods: number;
  silver: number;
  fame: number;
  payments: number;
  auto: boolean;
  type: "raid_owed";
}
/**
 * A seat owes nothing, thanks to `cards`.
 */
export interface RaidSpared {
  round: number;
  seat: number;
  cards: Card[];
  auto: boolean;
  type: "raid_spared";
}
/**
 * A seat has decided; on what is not told.
 */
export interface RaidConfirmed {
  round: number;
  seat: number;
  auto: boolean;
  type: "raid_confirmed";
}
/**
 * What a seat has decided: for this seat alone.
 */
export interface RaidChoice {
  round: number;
  seat: number;
  option: RaidOption;
  payment: Bundle;
  auto: boolean;
  type: "raid_choice";
}
/**
 * A stock, a gain, a loss.
 */
export interface Bundle {
  fish: number;
  wool: number;
  iron: number;
  silver: number;
  fame: number;
}
/**
 * Both have confirmed: this is what a seat pays.
 */
export interface RaidPaid {
  round: number;
  seat: number;
  payment: Bundle;
  auto: boolean;
  type: "raid_paid";
}
/**
 * A seat could not pay: all its fame went to the other one.
 */
export interface RaidFailed {
  round: number;
  seat: number;
  fame_lost: number;
  other_seat: number;
  fame_gained: number;
  auto: boolean;
  type: "raid_failed";
}
/**
 * A figure stands on a field; bonus: of cards that pay for it.
 */
export interface Placed {
  round: number;
  seat: number;
  field: number;
  bonus: Bundle;
  auto: boolean;
  type: "placed";
}
/**
 * No field was left for a seat (spec D21: it never comes to this).
 */
export interface PlacingSkipped {
  round: number;
  seat: number;
  auto: boolean;
  type: "placing_skipped";
}
/**
 * Where the lines of a seat cross: none, one or two slots, and the cards that lie there.
 */
export interface PennantsSet {
  round: number;
  seat: number;
  slots: number[];
  cards: (Card | Cards)[];
  auto: boolean;
  type: "pennants_set";
}
/**
 * The actions of a seat begin.
 */
export interface ActionsBegun {
  round: number;
  seat: number;
  auto: boolean;
  type: "actions_begun";
}
/**
 * A seat has finished its actions.
 */
export interface ActionsEnded {
  round: number;
  seat: number;
  auto: boolean;
  type: "actions_ended";
}
/**
 * A place was used; gain: what it and its bonus brought (at the Jarl and others: the bonus).
 */
export interface Used {
  round: number;
  seat: number;
  field: number;
  via: "remote" | null;
  gain: Bundle;
  auto: boolean;
  type: "used";
}
/**
 * An exchange at the Merchant: `give_n` of `give` for 1 of `get`.
 */
export interface Traded {
  round: number;
  seat: number;
  give: Good;
  give_n: number;
  get: "fish" | "wool" | "iron" | "silver";
  via: "remote" | null;
  auto: boolean;
  type: "traded";
}
/**
 * The exchange at the Skald, for `fame`.
 */
export interface SkaldTraded {
  round: number;
  seat: number;
  option: SkaldOption;
  good: Good | null;
  fame: number;
  auto: boolean;
  type: "skald_traded";
}
/**
 * A pennant changed its slot in the Sea Mist.
 */
export interface PennantMoved {
  round: number;
  seat: number;
  from_slot: number;
  to_slot: number;
  via: "remote" | null;
  auto: boolean;
  type: "pennant_moved";
}
/**
 * An extra pennant was put on a slot, by the effect of `card`.
 */
export interface PennantAdded {
  round: number;
  seat: number;
  slot: number;
  card: Card;
  auto: boolean;
  type: "pennant_added";
}
/**
 * A cargo was taken. choice: so many goods are still to be named (then also for the bonus).
 */
export interface CargoTaken {
  round: number;
  seat: number;
  source: "centre" | "trading_ship" | "thing" | "hand" | "effect";
  slot: number | null;
  card: Cards;
  gain: Bundle;
  bonus: Bundle;
  choice: number;
  auto: boolean;
  type: "cargo_taken";
}
/**
 * The goods of choice of a card were named. bonus: of cards that pay for a cargo.
 */
export interface GoodsChosen {
  round: number;
  seat: number;
  card: Card | Cards;
  gain: Bundle;
  bonus: Bundle;
  auto: boolean;
  type: "goods_chosen";
}
/**
 * The top of a stack was turned over for all to see.
 */
export interface CardRevealed {
  round: number;
  seat: number;
  deck: Deck;
  cards: (Card | Cards)[];
  auto: boolean;
  type: "card_revealed";
}
/**
 * A follower was paid for and laid. hall: 1..3; position: 0..3.
 */
export interface CardLaid {
  round: number;
  seat: number;
  source: "centre" | "trading_ship" | "thing" | "hand" | "effect";
  slot: number | null;
  card: Card;
  hall: number;
  position: number;
  payment: Payment;
  auto: boolean;
  type: "card_laid";
}
/**
 * A follower was taken into the hand. All have seen it (spec D8).
 */
export interface CardToHand {
  round: number;
  seat: number;
  source: "centre" | "trading_ship" | "thing" | "hand" | "effect";
  slot: number | null;
  card: Card;
  auto: boolean;
  type: "card_to_hand";
}
/**
 * A follower was discarded.
 */
export interface CardDiscarded {
  round: number;
  seat: number;
  source: "centre" | "trading_ship" | "thing" | "hand" | "effect";
  slot: number | null;
  card: Card;
  auto: boolean;
  type: "card_discarded";
}
/**
 * So many revealed cards went under their stack, face down, in revealed order.
 */
export interface CardUnderStack {
  round: number;
  deck: Deck;
  count: number;
  auto: boolean;
  type: "card_under_stack";
}
/**
 * A slot got a card of the other kind; face down until the round's end.
 */
export interface SlotRefilled {
  round: number;
  slot: number;
  kind: Deck;
  auto: boolean;
  type: "slot_refilled";
}
/**
 * The effect of a card: what it brought, or the place used again, or the cards that changed.
 */
export interface EffectWorked {
  round: number;
  seat: number;
  card: Card;
  gain: Bundle;
  field: number | null;
  cards: Card[];
  auto: boolean;
  type: "effect";
}
/**
 * The effect of a card was declined (auto false) or had nothing to work on (auto true).
 */
export interface EffectLapsed {
  round: number;
  seat: number;
  card: Card;
  auto: boolean;
  type: "effect_lapsed";
}
/**
 * A stack was empty: its `count` discards were shuffled and are the new one.
 */
export interface StackShuffled {
  round: number;
  deck: Deck;
  count: number;
  auto: boolean;
  type: "stack_shuffled";
}
/**
 * The face-down cards of the centre, by slot, in ascending order.
 */
export interface CardsTurnedUp {
  round: number;
  slots: number[];
  cards: (Card | Cards)[];
  auto: boolean;
  type: "cards_turned_up";
}
/**
 * What a seat's cards pay at the round's end; gains: by card.
 */
export interface Income {
  round: number;
  seat: number;
  gain: Bundle;
  cards: Card[];
  gains: Bundle[];
  auto: boolean;
  type: "income";
}
/**
 * So much silver above the limit lapsed.
 */
export interface SilverLost {
  round: number;
  seat: number;
  n: number;
  auto: boolean;
  type: "silver_lost";
}
/**
 * A seat holds n goods too many and chooses which to give up.
 */
export interface StorageDue {
  round: number;
  seat: number;
  n: number;
  auto: boolean;
  type: "storage_due";
}
/**
 * What a seat gave up.
 */
export interface Stored {
  round: number;
  seat: number;
  goods: Bundle;
  auto: boolean;
  type: "stored";
}
/**
 * The horn is now with `to_seat`.
 */
export interface HornPassed {
  round: number;
  to_seat: number;
  auto: boolean;
  type: "horn_passed";
}
/**
 * A seat has laid its twelfth card: the game ends with this round.
 */
export interface FinalRound {
  round: number;
  seat: number;
  auto: boolean;
  type: "final_round";
}
/**
 * The count. winner_seat: None for a draw.
 */
export interface GameEnded {
  round: number;
  reason: "twelve" | "raid4";
  winner_seat: number | null;
  /**
   * @minItems 2
   * @maxItems 2
   */
  totals: [number, number];
  /**
   * @minItems 2
   * @maxItems 2
   */
  scores: [SeatScore, SeatScore];
  auto: boolean;
  type: "game_ended";
}
/**
 * The count of a seat; silver and goods only break ties.
 */
export interface SeatScore {
  tokens: number;
  cards: number;
  effects: EffectScore[];
  /**
   * @minItems 3
   * @maxItems 3
   */
  halls: [HallScore, HallScore, HallScore];
  total: number;
  silver: number;
  goods: number;
}
/**
 * What the end effect of a card brings.
 */
export interface EffectScore {
  card: Card;
  fame: number;
}
/**
 * What a hall (1..3) brings.
 */
export interface HallScore {
  hall: number;
  kind: ("same" | "different") | null;
  fame: number;
}
/**
 * The table as one viewer sees it.
 *
 * ship:     the field of the raiders' ship: always the number of the round (spec D2).
 * turn_seat: who is asked in placing, actions and storage.
 * figures:  seat by seat, in the order in which they were placed.
 * crossings: by seat, the slots that will get a pennant as the figures stand; empty after that.
 * seats:    by seat.
 * you:      None for spectators.
 */
export interface View {
  options: Options;
  phase: Phase;
  round: number;
  ship: number;
  next_raid: NextRaid | null;
  horn_seat: number;
  turn_seat: number;
  final_round: boolean;
  figures: FigureView[];
  /**
   * @minItems 2
   * @maxItems 2
   */
  crossings: [number[], number[]];
  slots: SlotView[];
  stacks: StackSizes;
  discards: Discards;
  /**
   * @minItems 2
   * @maxItems 2
   */
  seats: [SeatView, SeatView];
  raid: RaidView | null;
  merchant_open: boolean;
  pending: PendingView[];
  you: You | null;
}
/**
 * The raid that comes next: its number, its corner, and in how many rounds.
 */
export interface NextRaid {
  raid: number;
  field: number;
  in_rounds: number;
}
/**
 * A figure on a place. used, refreshed: what `uses_left` is made of.
 */
export interface FigureView {
  field: number;
  seat: number;
  used: number;
  refreshed: number;
  uses_left: number;
}
/**
 * A slot of the centre. card: None while it is face down; kind: None where no card lies.
 */
export interface SlotView {
  slot: number;
  card: Card | Cards | null;
  kind: Deck | null;
  face_up: boolean;
  pennant_seat: number | null;
}
/**
 * How many cards lie face down in each stack.
 */
export interface StackSizes {
  follower: number;
  cargo: number;
}
/**
 * The discard piles: all was seen. The last one is on top.
 */
export interface Discards {
  follower: Card[];
  cargo: Cards[];
}
/**
 * One seat. hand: open, all have seen the cards (spec D8); score: as it would count now.
 */
export interface SeatView {
  stock: Bundle;
  limits: Limits;
  halls: Card[][];
  hand: Card[];
  remote: RemoteUses;
  score: SeatScore;
}
/**
 * What a seat may keep at a round's end, and hold in its hand.
 */
export interface Limits {
  goods: number;
  silver: number;
  hand: number;
}
/**
 * Uses from afar spent this round.
 */
export interface RemoteUses {
  jarl: number;
  merchant: number;
  sea_mist: number;
}
/**
 * The raid that is being paid. owed: None for a spared seat.
 */
export interface RaidView {
  raid: number;
  /**
   * @minItems 2
   * @maxItems 2
   */
  owed: [RaidDebt | null, RaidDebt | null];
  /**
   * @minItems 2
   * @maxItems 2
   */
  confirmed: [boolean, boolean];
}
/**
 * What a seat owes: goods, or silver, or fame; 0: no such way.
 */
export interface RaidDebt {
  goods: number;
  silver: number;
  fame: number;
}
/**
 * The decision that blocks everything else; all of it was told to all.
 *
 * card: whose content or effect it is; n: how many goods; cards: what was revealed.
 */
export interface PendingView {
  seat: number;
  ask: Ask;
  card: Card | Cards | null;
  n: number;
  cards: (Card | Cards)[];
}
/**
 * For the own seat alone.
 *
 * raid_choice: what it has confirmed in a raid that is not paid yet.
 * preselected: the only possible answer; still to be sent.
 * end_preview: its store at the round's end, as it stands now.
 * cards:       what each card in its reach would mean for it.
 * places:      what the places would mean: all to put a figure, else those of the own figures.
 * next_raid:   what the next raid would cost it; None: there is none.
 * rates:       its prices at the Merchant and the Skald.
 */
export interface You {
  seat: number;
  raid_choice: Bundle | null;
  preselected:
    | RaidPay
    | Place
    | Use
    | Jarl
    | Trade
    | Skald
    | Mist
    | TakeCargo
    | TakeFollower
    | Thing
    | CargoPick
    | ChooseGoods
    | ChooseEffect
    | EndActions
    | StoreDiscard
    | null;
  end_preview: StorePreview;
  cards: CardOutlook[];
  places: PlaceOutlook[];
  next_raid: RaidOutlook | null;
  rates: Rates;
}
/**
 * A seat's store if it ended its actions now: exact, nobody else touches it.
 */
export interface StorePreview {
  income: CardIncome[];
  goods_after: number;
  goods_limit: number;
  goods_over: number;
  silver_after: number;
  silver_limit: number;
  silver_lost: number;
}
/**
 * What a card pays at the round's end.
 */
export interface CardIncome {
  card: Card;
  gain: Bundle;
}
/**
 * A follower in reach of a seat.
 *
 * payments: how many ways it has to pay for it; 0: `missing` says what it lacks.
 * discount: goods fewer than printed, by cards that lie already.
 */
export interface CardOutlook {
  card: Card;
  payments: number;
  missing: Bundle;
  discount: number;
  /**
   * @minItems 3
   * @maxItems 3
   */
  halls: [HallOutlook, HallOutlook, HallOutlook];
}
/**
 * A hall (1..3) with the new card in it. cards: how many then lie there.
 */
export interface HallOutlook {
  hall: number;
  outcome: Outcome;
  cards: number;
}
/**
 * A place for a seat.
 *
 * gain:    what one use brings, with the bonus of own cards.
 * placing: what putting a figure there brings at once.
 * cards:   the own cards that add to either.
 * crosses: the slots that a figure there would cross with the own ones that stand.
 * barred:  why no figure may be put there.
 * blocks:  the place that the other seat could still take and then could not; 0: none.
 */
export interface PlaceOutlook {
  field: number;
  gain: Bundle;
  placing: Bundle;
  cards: Card[];
  crosses: number[];
  barred: ("field_ship" | "field_taken" | "field_opposite") | null;
  blocks: number;
}
/**
 * The next raid for a seat: what it asks, and which ways the stock of now would allow.
 *
 * goods, silver, fame: 0 where there is no such way. spared: it owes nothing.
 */
export interface RaidOutlook {
  goods: number;
  silver: number;
  fame: number;
  spared: boolean;
  can_goods: boolean;
  can_silver: boolean;
  can_fame: boolean;
}
/**
 * What a seat pays at the Merchant for 1 good and 1 silver; what the Skald gives, by option.
 */
export interface Rates {
  good_price: number;
  silver_price: number;
  goods2: number;
  goods4: number;
  silver1: number;
  silver2: number;
}
