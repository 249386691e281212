/** Everything that goes on at one table on this side of the wire, without a page: what is armed, what is being told,
 * what was refused, which moment is looked at. */
import { computed, effect, signal, untracked } from "@preact/signals";
import type { Answer } from "../net/follower";
import type { Arrival, TableState } from "../net/table";
import type {
  Ask,
  Barrier,
  Frame,
  GameAction,
  GameView,
  OfferKind,
  Refusal,
  TableEvent,
} from "../net/wire";
import type { Settings } from "../settings/settings";
import {
  advance,
  isToldTo,
  type Narration,
  QUIET,
  readingMs,
  type Step,
  tell,
  unfold,
} from "./narration";
import { Past } from "./past";
import {
  answered,
  asked,
  IDLE,
  letGo,
  SECOND_TAP_MS,
  type TwoTap,
  tapPrimary,
  tapTarget,
} from "./twoTap";

/** What the table needs of the world around it. */
export interface Surroundings {
  ask(ask: Ask): Promise<Answer>;
  now(): number;
  /** Whether what is sent now reaches the house at once. */
  isConnected(): boolean;
  settings(): Pick<Settings, "tempo" | "confirm">;
  /** The sentence of an event, `null`: it is not told. */
  sentenceOf(event: TableEvent): string | null;
  /** A step begins to be told. */
  onTold(event: TableEvent): void;
  /** All this happened at once while the game's own countdown runs: who listens too long acts too late. */
  onRace(events: readonly TableEvent[]): void;
  /** `again`: what is armed instead, because the countdown still runs. */
  onRefused(refusal: Refusal, again: GameAction | null): void;
}

/** What is drawn on the board right now. */
export interface Scene {
  view: GameView;
  legal: readonly GameAction[];
  actors: readonly number[];
  told: readonly TableEvent[];
  /** What will be told after that, of the same moment. */
  ahead: readonly TableEvent[];
}

const NOTHING: readonly never[] = [];

/** Why there is no take-back at a table at all; other reasons pass. */
export const NEVER_BACK: readonly string[] = ["takeback_not_allowed", "rated", "daily", "chosen"];

/** What is told now and after it, of one moment of the table. */
function inTheMoment(narration: Narration<Frame>): Pick<Scene, "told" | "ahead"> {
  if (narration.state !== "telling") return { told: NOTHING, ahead: NOTHING };
  const { step, rest } = narration;
  const ahead = rest.filter(({ frame }) => frame === step.frame).map(({ event }) => event);
  return { told: [step.event], ahead };
}

export class Play {
  readonly tap = signal<TwoTap<GameAction>>(IDLE);
  /** What is chosen so far of an action that takes more than one tap. */
  readonly draft = signal<readonly string[]>([]);
  private draftFor: number | null = null;
  readonly narration = signal<Narration<Frame>>(QUIET);
  readonly refused = signal<Refusal | null>(null);
  /** Something was armed when another question came. */
  readonly disarmed = signal(false);
  /** The last line of the log that was there when the own seat acted last. */
  readonly seen = signal(0);
  readonly past: Past;
  /** A button was pressed a moment ago: the second click of a double press must not do what stands there now. */
  private readonly resting = signal(false);
  private toldLast: Step<Frame> | null = null;
  /** The game's own countdown ran when the last frame came. */
  private raced = false;

  constructor(
    readonly table: TableState,
    private readonly around: Surroundings,
  ) {
    this.past = new Past(table.id, (ask) => around.ask(ask));
  }

  readonly frame = computed(() => this.table.present.value?.frame ?? null);
  readonly ownSeat = computed(() => this.table.known.value?.seat ?? null);

  /** The own decision, if one is asked for now. */
  readonly question = computed(() => {
    const frame = this.frame.value;
    const seat = this.ownSeat.value;
    if (!frame || seat === null || frame.decision === null) return null;
    if (frame.outcome || frame.pause || !frame.actors.includes(seat)) return null;
    return { decision: frame.decision, legal: frame.legal };
  });

  /** What the board shows: the past that is looked at, the step that is told, or the present. */
  readonly scene = computed((): Scene | null => {
    const position = this.past.position.value;
    if (position) {
      const { view, events } = position;
      return { view, legal: NOTHING, actors: NOTHING, told: events, ahead: NOTHING };
    }
    const frame = this.frame.value;
    const telling = this.narration.value;
    const { told, ahead } = inTheMoment(telling);
    if (telling.state === "telling" && telling.step.frame !== frame) {
      const { view, actors } = telling.step.frame;
      return { view, legal: NOTHING, actors, told, ahead };
    }
    if (!frame) return null;
    const legal =
      this.tap.value.state === "sent" ? NOTHING : (this.question.value?.legal ?? NOTHING);
    return { view: frame.view, legal, actors: frame.actors, told, ahead };
  });

  /** No button acts: what was sent is not answered yet, or a press is only a moment old. */
  readonly busy = computed(() => this.tap.value.state === "sent" || this.resting.value);

  readonly armed = computed(() => (this.tap.value.state === "idle" ? null : this.tap.value.action));

  /** Listen and let time pass; returns how to stop. */
  start(): () => void {
    this.seen.value = this.frame.value?.vseq ?? 0;
    const stops = [
      this.table.onArrival((arrival) => this.arrived(arrival)),
      effect(() => this.ask()),
      effect(() => this.keepTelling()),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }

  // ---------- acting

  /** A tap on a marked target, or on an action in a list. */
  tapOn(action: GameAction): void {
    const question = this.question.value;
    if (!question || this.past.at.value !== null) return;
    this.disarmed.value = false;
    this.refused.value = null;
    if (this.narration.value.state !== "quiet") this.skip();
    const atOnce = this.actsAtOnce();
    const tap = { action, decision: question.decision, now: this.around.now(), atOnce };
    this.tapped(tapTarget(this.tap.value, tap));
  }

  /** A button that says what it does. A double press is one press. */
  act(action: GameAction): void {
    const question = this.question.value;
    const now = this.around.now();
    if (!question || this.past.at.value !== null || this.resting.value) return;
    this.resting.value = true;
    setTimeout(() => {
      this.resting.value = false;
    }, SECOND_TAP_MS);
    this.refused.value = null;
    const { decision } = question;
    this.tapped(tapTarget(this.tap.value, { action, decision, now, atOnce: true }));
  }

  /** The box's first button: do what is armed. */
  confirm(): void {
    this.tapped(tapPrimary(this.tap.value, this.around.now()));
  }

  letGo(): void {
    this.disarmed.value = false;
    this.refused.value = null;
    if (this.tap.value.state === "idle") this.draft.value = NOTHING;
    this.tap.value = letGo(this.tap.value);
  }

  /** Another draft of an action that takes more than one tap. */
  choose(draft: readonly string[]): void {
    if (!this.question.value || this.past.at.value !== null || this.tap.value.state === "sent")
      return;
    this.disarmed.value = false;
    this.refused.value = null;
    if (this.narration.value.state !== "quiet") this.skip();
    this.tap.value = letGo(this.tap.value);
    this.draft.value = draft;
  }

  private tapped({ next, send }: ReturnType<typeof tapTarget<GameAction>>): void {
    // What cannot be sent stays armed: nothing may happen by itself when the line is back.
    if (send && !this.around.isConnected()) return;
    this.tap.value = next;
    if (send && next.state === "sent") void this.send(send, next.decision);
  }

  private async send(action: GameAction, decision: number): Promise<void> {
    this.hush();
    this.seen.value = this.frame.value?.vseq ?? 0;
    const answer = await this.around.ask({ type: "act", table: this.table.id, decision, action });
    this.tap.value = answered(this.tap.value);
    if (answer.type === "error") this.refuse(answer, this.armAgain(action, decision));
    this.ask();
  }

  /** Too late by a moment, while the game's countdown still runs: the nearest action of the kind is armed instead.
   * It is said before it is done, so nobody does more than he has heard. */
  private armAgain(action: GameAction, decision: number): GameAction | null {
    const question = this.question.value;
    if (!this.races || question?.decision !== decision) return null;
    const again = question.legal.find(({ type }) => type === action.type) ?? null;
    if (again) this.tap.value = { state: "armed", action: again, decision, at: this.around.now() };
    return again;
  }

  private get races(): boolean {
    return untracked(() => this.frame.value)?.clock.timer_ms != null;
  }

  private actsAtOnce(): boolean {
    const { confirm } = this.around.settings();
    return confirm === "one" || (confirm === "undoable" && this.mayTakeBackAlone());
  }

  /** Everybody else is a computer, which always agrees to a take-back. */
  mayTakeBackAlone(): boolean {
    const frame = this.frame.value;
    const own = this.ownSeat.value;
    if (!frame || own === null) return false;
    const others = frame.seats.filter((_, seat) => seat !== own);
    const offer = frame.offerable.find(({ kind }) => kind === "take_back");
    return (
      others.every(({ computer }) => computer !== null) && !NEVER_BACK.includes(offer?.reason ?? "")
    );
  }

  private ask(): void {
    const question = this.question.value;
    const { next, disarmed } = asked(
      untracked(() => this.tap.value),
      {
        decision: question?.decision ?? null,
        legal: question?.legal ?? [],
        races: this.races,
        now: this.around.now(),
      },
    );
    this.tap.value = next;
    if (disarmed) this.disarmed.value = true;
    const decision = question?.decision ?? null;
    if (decision !== this.draftFor) this.draft.value = NOTHING;
    this.draftFor = decision;
  }

  private refuse(refusal: Refusal, again: GameAction | null = null): void {
    this.refused.value = refusal;
    this.around.onRefused(refusal, again);
  }

  // ---------- asking the table for other things

  async command(ask: Ask): Promise<boolean> {
    const answer = await this.around.ask(ask);
    if (answer.type === "error") this.refuse(answer);
    else this.refused.value = null;
    return answer.type !== "error";
  }

  offer(kind: OfferKind): Promise<boolean> {
    const barriers: Barrier[] =
      kind === "take_back" ? (this.frame.value?.take_back?.barriers ?? []) : [];
    const named = barriers as Extract<Ask, { type: "offer" }>["named"];
    return this.command({ type: "offer", table: this.table.id, kind, named });
  }

  answerOffer(offer: number, accept: boolean, mute = false): Promise<boolean> {
    return this.command({ type: "answer", table: this.table.id, offer, accept, mute });
  }

  async older(): Promise<void> {
    const before = this.table.log.value[0]?.vseq;
    if (before === undefined) return;
    const { id, role } = this.table;
    const answer = await this.around.ask({ type: "log", table: id, role, before });
    if (answer.type === "ok") {
      const { lines } = answer.result as unknown as { lines: Arrival["lines"] };
      this.table.older(lines);
    }
  }

  // ---------- narration

  /** On to the present; a clock that waits for the reader is told that he is through. */
  skip(): void {
    this.hush();
    const frame = this.frame.value;
    const own = this.ownSeat.value;
    if (!frame || own === null || frame.clock.seats[own]?.state !== "narration") return;
    const { id } = this.table;
    void this.around.ask({ type: "narration_done", table: id, vseq: frame.vseq });
  }

  /** Tell what was summed up after all. */
  unfold(): void {
    this.narration.value = unfold(this.narration.value, this.around.now());
  }

  private hush(): void {
    this.narration.value = QUIET;
  }

  private arrived({ lines, frame }: Arrival): void {
    if (lines.some(({ events }) => events.some(({ type }) => type === "table_taken_back"))) {
      this.past.forget();
      this.hush();
    }
    this.past.grown();
    const races = frame.clock.timer_ms !== null;
    const happened = lines.flatMap(({ events }) => events);
    // What ends the countdown belongs to it too.
    if (races || this.raced) {
      this.raced = races;
      this.hush();
      const told = happened.filter(
        (event) => !event.type.startsWith("table_") && this.around.sentenceOf(event) !== null,
      );
      if (told.length > 0) this.around.onRace(told);
      return;
    }
    const { tempo } = this.around.settings();
    const steps = happened.flatMap((event): Step<Frame>[] => {
      if (!isToldTo(event, this.ownSeat.value)) return [];
      const text = this.around.sentenceOf(event);
      const ms = text === null ? 0 : readingMs(text, tempo);
      if (text !== null && ms === 0) this.around.onTold(event);
      return text === null || ms === 0 ? [] : [{ event, text, ms, frame }];
    });
    this.narration.value = tell(this.narration.value, steps, this.around.now());
  }

  private keepTelling(): (() => void) | undefined {
    const narration = this.narration.value;
    if (narration.state !== "telling") return undefined;
    if (narration.step !== this.toldLast) this.around.onTold(narration.step.event);
    this.toldLast = narration.step;
    const timer = setTimeout(
      () => {
        this.narration.value = advance(this.narration.value, narration.until);
      },
      Math.max(0, narration.until - this.around.now()),
    );
    return () => clearTimeout(timer);
  }
}
