/* Written by `npm run gen` from the Python types. Do not edit. */

export type Journey =
  "tutorial" | "gold" | "gods" | "longest" | "fame" | "companions" | "suffering" | "own" | "free";
export type Card3 =
  | "tut_1"
  | "mid_a"
  | "mid_b"
  | "mid_c"
  | "ljo_a"
  | "ljo_b"
  | "ljo_c"
  | "sva_a"
  | "sva_b"
  | "sva_c"
  | "nid_a"
  | "nid_b"
  | "nid_c"
  | "mus_a"
  | "mus_b"
  | "mus_c"
  | "hel_a"
  | "hel_b"
  | "hel_c"
  | "van_a"
  | "van_b"
  | "van_c"
  | "nif_a"
  | "nif_b"
  | "nif_c"
  | "jot_a"
  | "jot_b"
  | "jot_c"
  | "sea_a"
  | "sea_b"
  | "sea_c"
  | "unk_a"
  | "unk_b"
  | "unk_c"
  | "bif_1a"
  | "bif_1b"
  | "bif_2a"
  | "bif_2b";
export type Action =
  | Recruit
  | PassRecruit
  | ChooseCard
  | Rest
  | AcceptGod
  | UseFree
  | Peek
  | Answer
  | Leave
  | GoOn
  | SendValhalla;
export type Card =
  | "start_1"
  | "start_2"
  | "start_3"
  | "start_4"
  | "start_5"
  | "start_6"
  | "start_7"
  | "mid_trader"
  | "mid_scout"
  | "mid_axe"
  | "ljo_light"
  | "ljo_tongue"
  | "ljo_archer"
  | "sva_cloak"
  | "sva_digger"
  | "sva_turn"
  | "nid_anvil"
  | "nid_mint"
  | "nid_rune"
  | "mus_runner"
  | "mus_ember"
  | "mus_ash"
  | "hel_grave"
  | "hel_priest"
  | "hel_bane"
  | "van_herb"
  | "van_king"
  | "van_gold"
  | "nif_mist"
  | "nif_ice"
  | "nif_song"
  | "jot_slayer"
  | "jot_envoy"
  | "jot_hunt";
export type Card2 =
  | "god_odin"
  | "god_thor"
  | "god_freyja"
  | "god_loki"
  | "god_heimdall"
  | "god_balder"
  | "god_tyr"
  | "god_njoerd"
  | "god_idun"
  | "god_bragi"
  | "god_frigg"
  | "god_freyr"
  | "god_ran"
  | "god_skadi"
  | "god_vidar"
  | "god_hel";
/**
 * What a question is about. Source: spec section 10.
 */
export type Ask =
  | "pick_god"
  | "put_away"
  | "pick_recruit"
  | "retrieve"
  | "path"
  | "set_move"
  | "add_move"
  | "step_add"
  | "pay"
  | "use_action";
export type Event =
  | LegStarted
  | WorldEntered
  | Recruited
  | RecruitPassed
  | HandDrawn
  | WayRevealed
  | WayReshuffled
  | Chosen
  | CardsRevealed
  | CardPlayed
  | Rested
  | GodTurned
  | Moved
  | PutOut
  | CardsDrawn
  | Decided
  | Left
  | GoldChanged
  | VpChanged
  | Robbed
  | GodsSeen
  | GodTaken
  | SightTaken
  | Peeked
  | FreeUsed
  | RecruitedOnWay
  | Retrieved
  | Redrawn
  | Discarded
  | PathShifted
  | Asked
  | Answered
  | SentToValhalla
  | BifroestGold
  | LegEnded
  | SeatRetired
  | GameEnded;
export type World =
  | "midgard"
  | "ljosalfheim"
  | "svartalfheim"
  | "nidavellir"
  | "muspellsheim"
  | "helheim"
  | "vanaheim"
  | "niflheim"
  | "joetunheim"
  | "high_sea"
  | "unknown_sea"
  | "bifroest"
  | "tutorial";
export type Way =
  | "way_01"
  | "way_02"
  | "way_03"
  | "way_04"
  | "way_05"
  | "way_06"
  | "way_07"
  | "way_08"
  | "way_09"
  | "way_10"
  | "way_11"
  | "way_12"
  | "way_13"
  | "way_14"
  | "way_mid_1"
  | "way_mid_2"
  | "way_mid_3"
  | "way_ljo_1"
  | "way_ljo_2"
  | "way_ljo_3"
  | "way_sva_1"
  | "way_sva_2"
  | "way_sva_3"
  | "way_nid_1"
  | "way_nid_2"
  | "way_nid_3"
  | "way_mus_1"
  | "way_mus_2"
  | "way_mus_3"
  | "way_hel_1"
  | "way_hel_2"
  | "way_hel_3"
  | "way_van_1"
  | "way_van_2"
  | "way_van_3"
  | "way_nif_1"
  | "way_nif_2"
  | "way_nif_3"
  | "way_jot_1"
  | "way_jot_2"
  | "way_jot_3";
/**
 * How a seat goes into a stage.
 */
export type How = "plays" | "rests" | "lot" | "forced";
/**
 * Where a movement ends.
 */
export type Place = "plain" | "adventure" | "way_marker" | "dead_marker" | "fallen";
export type Markers =
  | "light_01"
  | "light_02"
  | "light_03"
  | "light_04"
  | "light_05"
  | "light_06"
  | "light_07"
  | "light_08"
  | "light_09"
  | "light_10"
  | "light_11"
  | "light_12"
  | "light_13"
  | "light_14"
  | "light_15"
  | "light_16"
  | "light_17"
  | "light_18"
  | "light_19"
  | "light_20"
  | "light_21"
  | "dark_1"
  | "dark_2"
  | "dark_3"
  | "dark_4"
  | "dark_5"
  | "dark_6";
/**
 * Why an adventure ended with a penalty.
 */
export type Fall = "over" | "off" | "both" | "lost";
/**
 * Why gold or victory points changed.
 */
export type Reason =
  "on_field" | "on_marker" | "by_card" | "by_way" | "shortfall" | "toll" | "paid";
/**
 * Where a leg stands. Source: spec section 7.
 *
 * way, resolve, draw and end_actions go by themselves; they show only while somebody is asked.
 */
export type Phase =
  | "recruit"
  | "way"
  | "choose"
  | "resolve"
  | "draw"
  | "decide"
  | "end_actions"
  | "valhalla"
  | "finished";
/**
 * What an effect or a permanent does. Source: spec 9.1 and 9.2.
 */
export type Op =
  | "gold"
  | "vp"
  | "god"
  | "sight"
  | "draw"
  | "discard"
  | "recruit"
  | "redraw"
  | "retrieve"
  | "path"
  | "rob"
  | "each_other"
  | "pay"
  | "set_move"
  | "add_move"
  | "valhalla_extra"
  | "if"
  | "per"
  | "shield"
  | "bonus"
  | "step_add"
  | "ignore_way"
  | "on_land";
/**
 * What is to be done next. Source: spec section 7.
 */
export type Verb =
  | "effect"
  | "god"
  | "discard"
  | "recruit"
  | "retrieve"
  | "resolve"
  | "use_card"
  | "step_add"
  | "move"
  | "on_land"
  | "draw"
  | "reveal"
  | "leave"
  | "end";
/**
 * Where an effect comes from: fields and markers can be bettered, others cannot.
 */
export type Source = "field" | "marker" | "card" | "way";
/**
 * Where an extra card for Valhalla may come from.
 */
export type Grant = "played" | "hand";

export interface WikingerSaga {
  options: Options;
  action: Action;
  event: Event;
  view: View;
}
/**
 * Which journey is played.
 *
 * journey:    one of the six diaries, the tutorial, or one's own.
 * legs:       with "own" and "free": the eight cards, None: drawn; empty: all drawn.
 * markers:    the light markers are dealt for the journey, or drawn for each leg.
 * first_seat: has Odin in the first leg.
 */
export interface Options {
  journey: Journey;
  legs: (Card3 | ("bif_1" | "bif_2") | null)[];
  markers: "assigned" | "random";
  first_seat: number;
}
/**
 * Buy a viking of the display.
 */
export interface Recruit {
  viking: Card;
  type: "recruit";
}
/**
 * Recruit nobody any more in this phase (spec D4).
 */
export interface PassRecruit {
  type: "pass_recruit";
}
/**
 * Lay a hand card face down. use: its action is to work; else only the movement counts.
 */
export interface ChooseCard {
  card: Card | Card2;
  use: boolean;
  type: "choose_card";
}
/**
 * Play no card and stay, where a way card allows it.
 */
export interface Rest {
  type: "rest";
}
/**
 * Without hand cards: let the top god move the figure.
 */
export interface AcceptGod {
  type: "accept_god";
}
/**
 * Use the free action of a card in the own row, once.
 */
export interface UseFree {
  card: Card | Card2;
  type: "use_free";
}
/**
 * Give up the clairvoyance marker and look at the top way card.
 */
export interface Peek {
  type: "peek";
}
/**
 * Answer the own open question with one of its options, by their index.
 *
 * ask, number, card: what that option is, in words; may be left out, but must not be wrong.
 */
export interface Answer {
  option: number;
  ask: Ask | null;
  number: number | null;
  card: Card | Card2 | null;
  type: "answer";
}
/**
 * End the adventure for the own figure.
 */
export interface Leave {
  type: "leave";
}
/**
 * Stay in the adventure.
 */
export interface GoOn {
  type: "go_on";
}
/**
 * Put a played viking face down under the shield. extra: as far as cards have granted it.
 */
export interface SendValhalla {
  card: Card | Card2;
  extra: (Card | Card2)[];
  type: "send_valhalla";
}
/**
 * A leg (1..8) begins; the seat with Odin reads its saga aloud.
 */
export interface LegStarted {
  leg: number;
  card: Card3 | ("bif_1" | "bif_2");
  world: World;
  odin_seat: number;
  auto: boolean;
  type: "leg_started";
}
/**
 * A new world: its vikings join the display, so many way cards the pile.
 */
export interface WorldEntered {
  world: World;
  vikings: Card[];
  ways: number;
  auto: boolean;
  type: "world_entered";
}
/**
 * A seat bought a viking in the recruiting phase.
 */
export interface Recruited {
  seat: number;
  viking: Card;
  price: number;
  auto: boolean;
  type: "recruited";
}
/**
 * A seat recruits nobody any more; auto: it cannot pay for anybody.
 */
export interface RecruitPassed {
  seat: number;
  auto: boolean;
  type: "recruit_passed";
}
/**
 * The cards a seat begins the leg with. cards: for its own eyes.
 */
export interface HandDrawn {
  seat: number;
  count: number;
  cards: (Card | Card2)[] | null;
  auto: boolean;
  type: "hand_drawn";
}
/**
 * A stage begins: a way card was turned up and the path with all figures shifted.
 */
export interface WayRevealed {
  stage: number;
  odin_seat: number;
  way: Way;
  value: number;
  before: number;
  after: number;
  auto: boolean;
  type: "way_revealed";
}
/**
 * The pile of way cards was empty: so many were shuffled.
 */
export interface WayReshuffled {
  count: number;
  auto: boolean;
  type: "way_reshuffled";
}
/**
 * A seat has chosen for this stage; what, nobody sees.
 */
export interface Chosen {
  seat: number;
  auto: boolean;
  type: "chosen";
}
/**
 * All chosen cards at once.
 */
export interface CardsRevealed {
  choices: Revealed[];
  auto: boolean;
  type: "cards_revealed";
}
/**
 * What one seat had chosen. use: None after the lot, when its owner is still to be asked.
 */
export interface Revealed {
  seat: number;
  how: How;
  card: Card | Card2 | null;
  use: boolean | null;
}
/**
 * A seat goes on with its card. use: whether its action works; None: there is none.
 */
export interface CardPlayed {
  seat: number;
  card: Card | Card2;
  use: boolean | null;
  auto: boolean;
  type: "card_played";
}
/**
 * A seat plays no card and stays.
 */
export interface Rested {
  seat: number;
  auto: boolean;
  type: "rested";
}
/**
 * A seat without cards is moved by the top god, which goes under the pile; None: no god.
 */
export interface GodTurned {
  seat: number;
  god: Card | Card2 | null;
  auto: boolean;
  type: "god_turned";
}
/**
 * A figure has moved. The number and what it is made of:
 *
 * move:   the card's; by_way: what open way cards made of it;
 * chosen: the number that replaced it; added: what was added.
 * steps, back: the same number without its sign, and its direction.
 */
export interface Moved {
  seat: number;
  before: number;
  number: number;
  steps: number;
  back: boolean;
  index: number;
  space: number;
  move: number;
  by_way: number;
  chosen: number | null;
  added: number;
  place: Place;
  card: Card3 | null;
  field: number | null;
  marker: Markers | null;
  auto: boolean;
  type: "moved";
}
/**
 * An adventure ended with broken helmets, `falls` times; it cost so many points.
 */
export interface PutOut {
  seat: number;
  fall: Fall;
  falls: number;
  helmets: number;
  vp: number;
  auto: boolean;
  type: "put_out";
}
/**
 * A seat drew cards. cards: for its own eyes.
 */
export interface CardsDrawn {
  seat: number;
  count: number;
  cards: (Card | Card2)[] | null;
  auto: boolean;
  type: "cards_drawn";
}
/**
 * A seat has decided whether it leaves; nobody sees yet how.
 */
export interface Decided {
  seat: number;
  auto: boolean;
  type: "decided";
}
/**
 * A seat has left the adventure.
 */
export interface Left {
  seat: number;
  stage: number;
  auto: boolean;
  type: "left";
}
/**
 * A seat gained or lost gold, and has so much now. amount: never 0.
 */
export interface GoldChanged {
  seat: number;
  amount: number;
  gained: boolean;
  gold: number;
  reason: Reason;
  auto: boolean;
  type: "gold_changed";
}
/**
 * A seat went up or down on the ladder, and stands there now. amount: never 0.
 */
export interface VpChanged {
  seat: number;
  amount: number;
  gained: boolean;
  vp: number;
  reason: Reason;
  auto: boolean;
  type: "vp_changed";
}
/**
 * A seat got gold from another one.
 */
export interface Robbed {
  seat: number;
  from_seat: number;
  gold: number;
  auto: boolean;
  type: "robbed";
}
/**
 * The top gods, which a seat looks at alone.
 */
export interface GodsSeen {
  seat: number;
  gods: (Card | Card2)[];
  auto: boolean;
  type: "gods_seen";
}
/**
 * A seat put a god under its supply, another one back under the pile: for its own eyes.
 */
export interface GodTaken {
  seat: number;
  kept: Card | Card2 | null;
  returned: Card | Card2 | null;
  auto: boolean;
  type: "god_taken";
}
/**
 * A seat took a clairvoyance marker.
 */
export interface SightTaken {
  seat: number;
  auto: boolean;
  type: "sight_taken";
}
/**
 * A seat gave up its clairvoyance marker for a look at the top way card.
 */
export interface Peeked {
  seat: number;
  way: Way | null;
  auto: boolean;
  type: "peeked";
}
/**
 * A seat uses the free action of a card; an announced recruiting follows when all are done.
 */
export interface FreeUsed {
  seat: number;
  card: Card | Card2;
  auto: boolean;
  type: "free_used";
}
/**
 * A seat recruited a viking in the middle of an adventure.
 */
export interface RecruitedOnWay {
  seat: number;
  viking: Card;
  price: number;
  auto: boolean;
  type: "recruited_on_way";
}
/**
 * A seat took a viking of its row back into its hand.
 */
export interface Retrieved {
  seat: number;
  card: Card | Card2;
  auto: boolean;
  type: "retrieved";
}
/**
 * A seat put its whole hand under its supply and draws as many.
 */
export interface Redrawn {
  seat: number;
  count: number;
  auto: boolean;
  type: "redrawn";
}
/**
 * A seat put a hand card under its supply: which one, it alone knows.
 */
export interface Discarded {
  seat: number;
  card: Card | Card2 | null;
  auto: boolean;
  type: "discarded";
}
/**
 * A seat's card shifted the path with all figures.
 */
export interface PathShifted {
  seat: number;
  before: number;
  after: number;
  auto: boolean;
  type: "path_shifted";
}
/**
 * A seat is asked something.
 */
export interface Asked {
  seat: number;
  ask: Ask;
  auto: boolean;
  type: "asked";
}
/**
 * A seat has answered. choice: None for nothing, and where others may not know it.
 */
export interface Answered {
  seat: number;
  ask: Ask;
  choice: number | Card | Card2 | null;
  auto: boolean;
  type: "answered";
}
/**
 * Vikings went face down under a seat's shield. cards: for its own eyes.
 */
export interface SentToValhalla {
  seat: number;
  count: number;
  cards: (Card | Card2)[] | null;
  auto: boolean;
  type: "sent_to_valhalla";
}
/**
 * Gold for the cards that do not come along to Bifröst.
 */
export interface BifroestGold {
  seat: number;
  count: number;
  gold: number;
  auto: boolean;
  type: "bifroest_gold";
}
/**
 * A leg (1..8) is over.
 */
export interface LegEnded {
  leg: number;
  auto: boolean;
  type: "leg_ended";
}
/**
 * A seat has left the table for good.
 */
export interface SeatRetired {
  seat: number;
  auto: boolean;
  type: "seat_retired";
}
/**
 * The count; all Valhalla stacks are turned up.
 *
 * winner_seat: the best; of several that are equal, the first. shared: there are several.
 */
export interface GameEnded {
  reason: "played" | "last_seat";
  winner_seat: number;
  winner_total: number;
  shared: boolean;
  scores: SeatScore[];
  ranking: number[][];
  auto: boolean;
  type: "game_ended";
}
/**
 * One seat's count. gold_points: one for each three gold.
 */
export interface SeatScore {
  total: number;
  ladder: number;
  helmets: number;
  gold: number;
  gold_points: number;
  valhalla: (Card | Card2)[];
}
/**
 * The table as one viewer sees it.
 *
 * leg:       1..8; stage: from 1, 0 while recruiting.
 * turn_seat: who recruits; None in other phases.
 * length:    fields of the path or longboat; shift: how far it was pushed.
 * spaces:    what lies on the board, by space.
 * way_open:  oldest first.
 * recruiting: seats that have not passed.
 * agenda:    what will go on by itself after the open question; the last one is next.
 * set_number, added: what the seat that moves has answered so far.
 * you:       None for spectators.
 */
export interface View {
  options: Options;
  phase: Phase;
  leg: number;
  stage: number;
  card: Card3 | ("bif_1" | "bif_2");
  world: World;
  odin_seat: number;
  turn_seat: number | null;
  longboat: boolean;
  length: number;
  shift: number;
  spaces: SpaceView[];
  way_open: OpenWay[];
  way_draw: number;
  way_discard: Way[];
  god_pile: number;
  display: Offer[];
  recruit_round: number;
  recruiting: number[];
  worlds_seen: World[];
  questions: Question[];
  agenda: Task[];
  set_number: number | null;
  added: number;
  seats: SeatView[];
  journey: LegView[];
  retired: number[];
  you: You | null;
}
/**
 * What lies on a space of the board: a field of an adventure card, or a marker.
 *
 * gold, vp:  what it gives or costs, as printed, None: nothing of it.
 * effects:   what else it does, None: nothing.
 * broken:    broken helmets of a last field, without way cards; None: it is no last field.
 */
export interface SpaceView {
  space: number;
  card: Card3 | null;
  field: number | null;
  marker: Markers | null;
  gold: number | null;
  vp: number | null;
  effects: Extra[] | null;
  broken: number | null;
}
/**
 * What a field or marker does beside gold and points. n: how often, or the discount.
 */
export interface Extra {
  what: Op;
  n: number;
}
/**
 * An open way card, and whether its instruction counts.
 *
 * state: "bare" without instruction; "done" after working once; "ended" a rule of an earlier
 *        stage; "holds" now; "overruled" by a later card that says the same of something else.
 * by:    the card that overrules it.
 */
export interface OpenWay {
  way: Way;
  value: number;
  state: "bare" | "done" | "ended" | "holds" | "overruled";
  by: Way | null;
}
/**
 * A viking of the display. price, next_price: in this and in the next recruiting round.
 */
export interface Offer {
  viking: Card;
  left: number;
  price: number;
  next_price: number;
}
/**
 * An open question.
 *
 * options: None where they are for the seat alone. task: what goes on with the answer.
 */
export interface Question {
  seat: number;
  ask: Ask;
  options: (number | Card | Card2 | null)[] | null;
  task: Task;
}
/**
 * Something still to be done before the phase goes on.
 *
 * seat:     whom it concerns.
 * position: of the card in the seat's row that does it, -1: no card does.
 */
export interface Task {
  verb: Verb;
  seat: number;
  number: number;
  source: Source;
  position: number;
}
/**
 * What everybody knows of one seat.
 *
 * place, draws: on the ladder now, and how many cards that would draw.
 * index, space: of the figure; space None: it lies on the adventure card.
 * hand:      a card that is chosen but not revealed still counts.
 * valhalla:  what was sent in this leg counts.
 * waits:     it is asked. answered: it has chosen, decided or sent; what, nobody sees.
 * how:       how it goes into this stage, as far as all know: before the reveal only the lot.
 * helmets:   what falling would cost it each time, with way cards and shields.
 * recruits:  all vikings it ever recruited; gods: how many its supply and hand hold.
 * claims:    cards whose free recruiting was announced.
 * score:     only at the end.
 */
export interface SeatView {
  gold: number;
  vp: number;
  place: number;
  draws: number;
  index: number;
  space: number | null;
  inside: boolean;
  reached: boolean;
  out_stage: number;
  sight: boolean;
  row: RowCard[];
  supply: number;
  hand: number;
  valhalla: number;
  waits: boolean;
  answered: boolean;
  how: How | null;
  ignores_way: boolean;
  helmets: number;
  recruits: Card[];
  gods: number;
  grants: Grant[];
  claims: (Card | Card2)[];
  score: SeatScore | null;
}
/**
 * A card in a row. use: None until its owner has said whether its action works (D34).
 *
 * spent: its free action was used.
 */
export interface RowCard {
  card: Card | Card2;
  use: boolean | null;
  spent: boolean;
}
/**
 * One leg of the journey. markers: None where they are drawn when it begins.
 */
export interface LegView {
  leg: number;
  card: Card3 | ("bif_1" | "bif_2");
  world: World;
  markers: Markers[] | null;
  state: "past" | "now" | "ahead";
}
/**
 * For the own seat alone.
 *
 * supply:   the own supply by kind: its order nobody knows.
 * options:  of the own open question.
 * peeked:   the top way card, as long as it lies there.
 * outlooks: what each hand card would do, in every way it can be played, as things stand; while
 *           a question about a movement is open, what each of its options would do.
 */
export interface You {
  seat: number;
  hand: (Card | Card2)[];
  supply: Pile[];
  valhalla: (Card | Card2)[];
  valhalla_helmets: number;
  choice: OwnChoice | null;
  decided: boolean | null;
  sent: (Card | Card2)[];
  options: (number | Card | Card2 | null)[];
  peeked: Way | null;
  outlooks: Outlook[];
  leaving: Leaving;
}
/**
 * So many of a kind.
 */
export interface Pile {
  card: Card | Card2;
  count: number;
}
/**
 * What the own seat has chosen for this stage.
 */
export interface OwnChoice {
  how: How;
  card: Card | Card2 | null;
  use: boolean;
}
/**
 * Where a figure would land, what it would get or suffer there.
 *
 * card:    the hand card; None: none is played (the figure stays, or a god's number is open).
 * use:     with its action.
 * chosen, added, shifted: of the choices that the card (or a permanent) offers; shifted: the path.
 * gold, vp: what changes, with shields, bonuses and way cards as they are now; helmets included.
 * falls:   how many times the broken helmets are suffered; 0: it stays in.
 * reaches: the seat may leave after it.
 */
export interface Outlook {
  card: Card | Card2 | null;
  use: boolean;
  chosen: number | null;
  added: number;
  shifted: number;
  number: number;
  index: number;
  space: number;
  place: Place;
  adventure: Card3 | null;
  field: number | null;
  marker: Markers | null;
  gold: number;
  vp: number;
  extras: Extra[];
  falls: number;
  fall: Fall | null;
  reaches: boolean;
}
/**
 * Whether the own seat may leave, what that costs, and why not.
 *
 * gold, vp: what leaving would change now; why: None if it may leave.
 */
export interface Leaving {
  may: boolean;
  gold: number;
  vp: number;
  why: ("out" | "not_reached" | "not_reached_second" | "leaving_forbidden") | null;
}
