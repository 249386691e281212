/* Written by `npm run gen` from the Python types. Do not edit. */

export type Action =
  | StartAuction
  | Bid
  | PassBid
  | Preempt
  | Sell
  | Pay
  | OfferTrade
  | AcceptTrade
  | CounterTrade
  | ReofferTrade
  | Tick;
/**
 * The ten animals, by value. Source: seed 004, Material.
 */
export type Animal =
  "rooster" | "goose" | "cat" | "dog" | "sheep" | "goat" | "donkey" | "pig" | "cow" | "horse";
export type Event =
  | TurnStarted
  | SeatSkipped
  | AnimalRevealed
  | DonkeyMoney
  | BiddingOpened
  | BidPlaced
  | BidPassed
  | Going
  | Sold
  | NoBid
  | SellChosen
  | Preempted
  | BidderShown
  | Paid
  | PaymentCards
  | AnimalMoved
  | QuartetMade
  | TradeOffered
  | TradeAccepted
  | TradeCountered
  | TradeTied
  | TradeWon
  | TradeCards
  | HandChanged
  | SeatRetired
  | GameOver;
/**
 * What is asked now.
 */
export type Phase =
  "turn" | "bidding" | "preempt" | "payment" | "trade_answer" | "trade_reoffer" | "over";
/**
 * How far the auctioneer has counted.
 */
export type Stage = "open" | "once" | "twice" | "sold";

export interface Kuhhandel {
  options: Options;
  action: Action;
  event: Event;
  view: View;
}
/**
 * Variants. Source: spec section 2.
 *
 * tempo:       how long the auctioneer waits; the table sets it from the terms (spec D17).
 * trade_limit: so many trades in a row without an auction end the game, 50..400 (spec D14).
 * first_seat:  takes the first turn.
 */
export interface Options {
  tempo: "fast" | "normal" | "calm";
  trade_limit: number;
  first_seat: number;
}
/**
 * Turn up the top animal and put it up for auction. Source: seed 004, Regeln ¶2.
 */
export interface StartAuction {
  type: "auction";
}
/**
 * Bid for the animal, at any time and as often as one likes. Source: seed 004, Regeln ¶3.
 *
 * lot, attempt: which auction is meant; a bid never counts for another one.
 * amount:       all that is offered, a multiple of ten; it need not be in the hand (spec D3).
 */
export interface Bid {
  lot: number;
  attempt: number;
  amount: number;
  type: "bid";
}
/**
 * Bid no more in this attempt; never needed, but it shortens the wait (spec D4).
 */
export interface PassBid {
  lot: number;
  attempt: number;
  type: "pass_bid";
}
/**
 * The auctioneer pays the price and keeps the animal (Vorkaufsrecht). Source: seed 004.
 */
export interface Preempt {
  type: "preempt";
}
/**
 * The auctioneer lets the highest bidder have the animal. Source: seed 004, Regeln ¶3.
 */
export interface Sell {
  type: "sell";
}
/**
 * Pay with these cards; no change is given. Source: seed 004, Regeln ¶6.
 */
export interface Pay {
  cards: Cards;
  type: "pay";
}
/**
 * Money cards: so many of each, what is left out is none. A bundle of docs/texts.md.
 */
export interface Cards {
  zero: number;
  ten: number;
  fifty: number;
  hundred: number;
  two_hundred: number;
  five_hundred: number;
}
/**
 * Put money face down for an animal of `target_seat`. Source: seed 004, Regeln ¶4.
 */
export interface OfferTrade {
  target_seat: number;
  animal: Animal;
  cards: Cards;
  type: "trade_offer";
}
/**
 * Take the offered money unseen and give the animal. Source: seed 004, Regeln ¶4.
 */
export interface AcceptTrade {
  type: "trade_accept";
}
/**
 * Put down money of one's own: the higher sum wins. Source: seed 004, Regeln ¶4.
 */
export interface CounterTrade {
  cards: Cards;
  type: "trade_counter";
}
/**
 * After a tie, a new offer for the same animal (spec D12).
 */
export interface ReofferTrade {
  cards: Cards;
  type: "trade_reoffer";
}
/**
 * The countdown goes on by one. It fits only the moment for which it was made.
 *
 * bids: how many there were; to: the stage that comes.
 */
export interface Tick {
  lot: number;
  attempt: number;
  bids: number;
  to: "once" | "twice" | "sold";
  type: "tick";
}
/**
 * Turn `turn_no`, that of `seat`, begins.
 */
export interface TurnStarted {
  seat: number;
  turn_no: number;
  type: "turn_started";
}
/**
 * `seat` has nothing to auction and nothing to trade. Source: seed 004, Regeln ¶8.
 */
export interface SeatSkipped {
  seat: number;
  type: "seat_skipped";
}
/**
 * `seat` auctions the top animal.
 *
 * value: of its quartet; left: how many animals lie face down after it.
 * holder, second, third: who has some of it already, and how many, the most first. There are
 * never more than three; they have fields of their own so that a sentence can name them.
 */
export interface AnimalRevealed {
  seat: number;
  lot: number;
  animal: Animal;
  value: number;
  left: number;
  holder_seat: number | null;
  holder_count: number;
  second_seat: number | null;
  second_count: number;
  third_seat: number | null;
  third_count: number;
  type: "animal_revealed";
}
/**
 * Donkey number `n`: every seat gets a card of `value`. Source: seed 004, Regeln ¶7.
 */
export interface DonkeyMoney {
  n: number;
  value: number;
  type: "donkey_money";
}
/**
 * Everybody in `may_bid` may bid now; attempt 2 and on: it is all done again.
 */
export interface BiddingOpened {
  lot: number;
  attempt: number;
  animal: Animal;
  may_bid: number[];
  type: "bidding_opened";
}
/**
 * Bid number `no` of the attempt: `seat` leads with `amount`. over_seat: who led before.
 */
export interface BidPlaced {
  seat: number;
  amount: number;
  no: number;
  animal: Animal;
  over_seat: number | null;
  type: "bid_placed";
}
/**
 * `seat` bids no more; leads: it stands by its bid.
 */
export interface BidPassed {
  seat: number;
  leads: boolean;
  type: "bid_passed";
}
/**
 * Going once, going twice. amount: 0 without a bid.
 */
export interface Going {
  stage: "once" | "twice";
  animal: Animal;
  amount: number;
  leader_seat: number | null;
  type: "going";
}
/**
 * The hammer falls: `leader_seat` has bid most, `auctioneer_seat` decides now.
 */
export interface Sold {
  leader_seat: number;
  auctioneer_seat: number;
  animal: Animal;
  amount: number;
  type: "sold";
}
/**
 * Nobody wants the animal: the auctioneer `seat` has it for nothing.
 */
export interface NoBid {
  seat: number;
  animal: Animal;
  type: "no_bid";
}
/**
 * The auctioneer `seat` sells. It shows whether the bidder can pay.
 */
export interface SellChosen {
  seat: number;
  leader_seat: number;
  amount: number;
  type: "sell_chosen";
}
/**
 * The auctioneer `seat` pays the price itself. It shows that it can.
 */
export interface Preempted {
  seat: number;
  leader_seat: number;
  amount: number;
  type: "preempted";
}
/**
 * `seat` cannot pay its bid and shows everybody its money. Source: seed 004, Regeln ¶3.
 */
export interface BidderShown {
  seat: number;
  hand: Cards;
  sum: number;
  amount: number;
  type: "bidder_shown";
}
/**
 * `seat` paid `amount` with so many cards; which ones, only the two know.
 */
export interface Paid {
  seat: number;
  to_seat: number;
  amount: number;
  cards: number;
  type: "paid";
}
/**
 * Private to both: what `seat` paid to `to_seat`.
 */
export interface PaymentCards {
  seat: number;
  to_seat: number;
  cards: Cards;
  sum: number;
  type: "payment_cards";
}
/**
 * Animals lie in front of `to_seat` now. from_seat: None: from the stack.
 */
export interface AnimalMoved {
  animal: Animal;
  count: number;
  from_seat: number | null;
  to_seat: number;
  type: "animal_moved";
}
/**
 * `seat` has all four of an animal, which nobody can attack any more.
 */
export interface QuartetMade {
  seat: number;
  animal: Animal;
  value: number;
  type: "quartet";
}
/**
 * `seat` put so many cards face down for animals of `target_seat`; round 2: after a tie.
 */
export interface TradeOffered {
  seat: number;
  target_seat: number;
  animal: Animal;
  count: number;
  cards: number;
  round: number;
  type: "trade_offered";
}
/**
 * `seat` takes the offer of `challenger_seat`, and only now sees it.
 */
export interface TradeAccepted {
  seat: number;
  challenger_seat: number;
  type: "trade_accepted";
}
/**
 * `seat` put down so many cards of its own.
 */
export interface TradeCountered {
  seat: number;
  challenger_seat: number;
  cards: number;
  type: "trade_countered";
}
/**
 * Both sums are equal: all cards go back. How much it was, nobody else learns.
 */
export interface TradeTied {
  round: number;
  type: "trade_tied";
}
/**
 * `seat` put down more; free: it was equal twice, and it takes the animal for nothing.
 */
export interface TradeWon {
  seat: number;
  loser_seat: number;
  free: boolean;
  type: "trade_won";
}
/**
 * Private to both traders: what lay on the table. counter: None: it was accepted.
 *
 * equal: it was a tie; then each has its own cards back, and the other's stay hidden.
 */
export interface TradeCards {
  seat: number;
  target_seat: number;
  offer: Cards | null;
  offer_sum: number;
  counter: Cards | null;
  counter_sum: number;
  equal: boolean;
  type: "trade_cards";
}
/**
 * Private to `seat`: the money it holds now.
 */
export interface HandChanged {
  seat: number;
  cards: Cards;
  sum: number;
  type: "hand";
}
/**
 * `seat` has left for good; its animals and money stay in the game.
 */
export interface SeatRetired {
  seat: number;
  type: "seat_retired";
}
/**
 * The game is over. winner_seat: the best; of several that are equal, the first.
 */
export interface GameOver {
  reason: "quartets" | "trade_limit" | "last_seat";
  winner_seat: number;
  winner_score: number;
  shared: boolean;
  scores: FinalScore[];
  ranking: number[][];
  type: "game_over";
}
/**
 * What one seat has in the end; of money nothing is told.
 *
 * quartets: by value; sum: of their values; score: sum times number.
 * retired:  its place in the order of leaving, None: it played to the end.
 */
export interface FinalScore {
  quartets: Animal[];
  sum: number;
  score: number;
  retired: number | null;
}
/**
 * The table as one viewer sees it.
 *
 * options:       the variant that is played; also what a computer must know to look ahead.
 * active_seat:   whose turn it is; at the end, whose it was.
 * stack_left:    animals that lie face down; donkeys: how many were turned up.
 * trades_in_row: settled trades since the last auction.
 * bank:          the money nobody has; its contents follow from the donkeys.
 * you, ask:      None for spectators; ask also where the seat may not act.
 * reason:        why the game is over, None: it is not.
 */
export interface View {
  options: Options;
  phase: Phase;
  turn_no: number;
  active_seat: number;
  stack_left: number;
  donkeys: number;
  trades_in_row: number;
  auction: AuctionView | null;
  payment: PaymentView | null;
  trade: TradeView | null;
  seats: Farmer[];
  you: Own | null;
  ask: Ask | null;
  shown: ShownView[];
  bank: Cards;
  reason: ("quartets" | "trade_limit" | "last_seat") | null;
}
/**
 * The auction, or the last one.
 *
 * attempt:     from 1; one more each time a bidder could not pay.
 * value:       of the animal's quartet.
 * high:        the highest bid, 0: none yet; bids: how many there were in this attempt.
 * passed, excluded: seats that bid no more in this attempt, and that are out of this lot.
 * outcome:     None until the animal has its owner.
 */
export interface AuctionView {
  lot: number;
  attempt: number;
  animal: Animal;
  value: number;
  auctioneer_seat: number;
  high: number;
  leader_seat: number | null;
  bids: number;
  stage: Stage;
  passed: number[];
  excluded: number[];
  outcome: Outcome | null;
}
/**
 * Who got the animal of an auction, and for how much (0: free).
 */
export interface Outcome {
  how: "sold" | "preempted" | "free";
  to_seat: number;
  amount: number;
}
/**
 * Who must pay how much to whom, and gets the animal.
 */
export interface PaymentView {
  payer_seat: number;
  payee_seat: number;
  amount: number;
  animal: Animal;
}
/**
 * A cow trade under way. count: animals it is about; cards: how many lie face down.
 */
export interface TradeView {
  challenger_seat: number;
  target_seat: number;
  animal: Animal;
  count: number;
  round: number;
  cards: number;
}
/**
 * What everybody knows of one seat.
 *
 * cards:    how many money cards it holds; what lies on the table is not counted.
 * animals:  those that are not complete, by value, one entry a card.
 * complete: the quartets, by value; score: what they count.
 * retired:  its place in the order of leaving, None: it plays.
 */
export interface Farmer {
  cards: number;
  animals: Animal[];
  complete: Animal[];
  score: number;
  retired: number | null;
}
/**
 * The viewer's own money. offer: its cards face down on the table, None: it has none there.
 */
export interface Own {
  seat: number;
  hand: Cards;
  sum: number;
  offer: Cards | null;
}
/**
 * What a form needs to ask its own seat for; what is not asked now is None.
 *
 * trades comes with `offer`: a turn may begin with a trade.
 */
export interface Ask {
  bid: AskBid | null;
  pay: AskPay | null;
  trades: AskTrade[] | null;
  offer: AskOffer | null;
}
/**
 * Any multiple of `step` from `min` to `max`. last_bidder: nobody else may overbid it.
 */
export interface AskBid {
  min: number;
  max: number;
  step: number;
  last_bidder: boolean;
}
/**
 * Any set of own cards worth `amount` or more, without one that could be left out.
 */
export interface AskPay {
  amount: number;
}
/**
 * One trade that may be offered. count: how many animals it would be about.
 */
export interface AskTrade {
  target_seat: number;
  animal: Animal;
  count: number;
}
/**
 * How many of the own cards an offer has at least; 0 only for an empty hand.
 */
export interface AskOffer {
  min_cards: 0 | 1;
}
/**
 * A hand that was shown because its bid could not be paid: as it was in that turn.
 */
export interface ShownView {
  turn_no: number;
  seat: number;
  hand: Cards;
  sum: number;
}
