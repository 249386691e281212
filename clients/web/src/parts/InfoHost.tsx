/** Info windows for everything inside that carries `data-info`: one at a time, the same everywhere.
 *
 * Opened by resting the pointer, by a long press, by the key I, and by a tap on what cannot be played now. The text
 * becomes the description of the thing, so that a voice reads it too. */
import type { ComponentChildren, RefObject, TargetedEvent } from "preact";
import { useEffect, useId, useLayoutEffect, useRef, useState } from "preact/hooks";
import { settings } from "../settings/settings";
import { say } from "../texts/house";
import { Button } from "./Button";

const HOVER_MS = 350;
const LONG_PRESS_MS = 450;
/** Time to move the pointer from the thing into its window. */
const LEAVE_MS = 250;
/** A finger that moved further scrolls. */
const SLIP_PX = 10;

export interface Info {
  title: string;
  body: ComponentChildren;
}

export interface InfoHostProps {
  /** What is known about a thing, by its `data-info`; `null`: nothing. */
  infoOf: (key: string) => Info | null;
  class?: string;
  children: ComponentChildren;
}

interface Opened {
  key: string;
  thing: HTMLElement;
  /** The pointer only rested there; nobody asked for the window. */
  byResting: boolean;
}

const thingOf = (event: Event): HTMLElement | null =>
  (event.target as Element).closest<HTMLElement>("[data-info]");

export function InfoHost({ infoOf, class: name, children }: InfoHostProps) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const [timers] = useState(() => new Timers());
  const window = useRef<HTMLElement>(null);
  useEffect(() => () => timers.stop(), [timers]);

  const open = (thing: HTMLElement, byResting = false) =>
    setOpened({ key: thing.dataset.info ?? "", thing, byResting });
  const close = () => {
    timers.stop();
    setOpened(null);
  };

  const over = (event: TargetedEvent<HTMLElement, PointerEvent>) => {
    if (event.pointerType !== "mouse") return;
    const thing = thingOf(event);
    if (!thing || thing.dataset.info === timers.acted) return;
    // Where places lie side by side and one is to be chosen, a window would open over the next one.
    if ("quiet" in thing.dataset) return;
    timers.acted = null;
    timers.start(HOVER_MS, () => open(thing, true));
  };
  const out = (event: TargetedEvent<HTMLElement, PointerEvent>) => {
    if (event.pointerType === "mouse" && thingOf(event)) timers.start(LEAVE_MS, close);
  };
  const down = (event: TargetedEvent<HTMLElement, PointerEvent>) => {
    const thing = thingOf(event);
    if (!thing || event.pointerType === "mouse") return;
    timers.start(LONG_PRESS_MS, () => {
      timers.pressedLong = true;
      open(thing);
    });
    timers.from = { x: event.clientX, y: event.clientY };
  };
  const move = (event: TargetedEvent<HTMLElement, PointerEvent>) => {
    if (event.pointerType === "mouse") return;
    const { x, y } = timers.from;
    if (Math.hypot(event.clientX - x, event.clientY - y) > SLIP_PX) timers.stop();
  };
  const click = (event: TargetedEvent<HTMLElement, MouseEvent>) => {
    timers.stop();
    if (timers.pressedLong) {
      // The finger that opened the window must not act as well.
      timers.pressedLong = false;
      event.stopPropagation();
      event.preventDefault();
      return;
    }
    const thing = thingOf(event);
    if (thing?.getAttribute("aria-disabled") === "true") open(thing);
    else if (thing) {
      timers.acted = thing.dataset.info ?? null;
      close();
    }
  };
  const press = (event: TargetedEvent<HTMLElement, KeyboardEvent>) => {
    const thing = thingOf(event);
    if (event.key === "Escape" && opened) {
      close();
      event.stopPropagation(); // One Esc closes one thing.
    } else if (
      event.key.toLowerCase() === "i" &&
      thing &&
      settings.value.singleKeys &&
      plain(event)
    ) {
      open(thing);
    }
  };

  // The pointer may have rested here since before one was to choose.
  useLayoutEffect(() => {
    if (opened?.byResting && "quiet" in opened.thing.dataset) close();
  });

  const info = opened && infoOf(opened.key);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens for the buttons inside
    <div
      class={name}
      onPointerOver={over}
      onPointerOut={out}
      onPointerDown={down}
      onPointerMove={move}
      onPointerUp={(event) => event.pointerType !== "mouse" && timers.stop()}
      onPointerCancel={() => timers.stop()}
      onClickCapture={click}
      onKeyDown={press}
    >
      {children}
      {opened && info && (
        <InfoWindow
          info={info}
          thing={opened.thing}
          window={window}
          onClose={close}
          onStay={() => timers.stop()}
          onLeave={() => timers.start(LEAVE_MS, close)}
        />
      )}
    </div>
  );
}

const plain = (event: KeyboardEvent): boolean => !event.ctrlKey && !event.metaKey && !event.altKey;

interface InfoWindowProps {
  info: Info;
  thing: HTMLElement;
  window: RefObject<HTMLElement | null>;
  onClose: () => void;
  onStay: () => void;
  onLeave: () => void;
}

function InfoWindow({ info, thing, window, onClose, onStay, onLeave }: InfoWindowProps) {
  const id = useId();
  useLayoutEffect(() => {
    if (window.current) placeBeside(window.current, thing);
    thing.setAttribute("aria-describedby", id);
    return () => thing.removeAttribute("aria-describedby");
  }, [thing, window, id]);
  return (
    <aside ref={window} class="info" onPointerEnter={onStay} onPointerLeave={onLeave}>
      <h3>{info.title}</h3>
      <div id={id}>{info.body}</div>
      <Button kind="icon" icon="ui-x" label={say("close")} onPress={onClose} />
    </aside>
  );
}

const GAP = 10;

/** Beside the thing where there is room, else above or below it; always inside the view. */
function placeBeside(window: HTMLElement, thing: HTMLElement): void {
  const at = thing.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = window;
  const { clientWidth, clientHeight } = document.documentElement;
  let left = at.right + GAP;
  let top = at.top;
  if (left + width > clientWidth - GAP) left = at.left - GAP - width;
  if (left < GAP) {
    left = at.left + at.width / 2 - width / 2;
    top = at.top - GAP - height;
    if (top < GAP) top = at.bottom + GAP;
  }
  window.style.left = `${clamp(left, GAP, clientWidth - width - GAP)}px`;
  window.style.top = `${clamp(top, GAP, clientHeight - height - GAP)}px`;
}

const clamp = (value: number, low: number, high: number): number =>
  Math.max(low, Math.min(value, high));

/** One timer at a time, and what a press has to remember. */
class Timers {
  pressedLong = false;
  /** What was played last: while the pointer is still there, its window would only be in the way. */
  acted: string | null = null;
  from = { x: 0, y: 0 };
  private timer: ReturnType<typeof setTimeout> | undefined;

  start(ms: number, then: () => void): void {
    this.stop();
    this.timer = setTimeout(then, ms);
  }

  stop(): void {
    clearTimeout(this.timer);
  }
}
