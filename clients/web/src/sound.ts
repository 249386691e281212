/** Short sounds, made on the spot: no files. Each has something to see that says the same. */
import { type Settings, settings } from "./settings/settings";

export type Sound = "call" | "turn" | "piece" | "coin" | "horn" | "warning" | "end";

interface Tone {
  /** Hertz at its start and end. */
  from: number;
  to?: number;
  /** Seconds after the start of the sound, and how long it lasts. */
  at: number;
  lasts: number;
  shape: OscillatorType;
  loudness: number;
}

/** No sound is longer than 0.4 s. */
export const SOUNDS: Readonly<Record<Sound, readonly Tone[]>> = {
  call: [
    { from: 659, at: 0, lasts: 0.16, shape: "sine", loudness: 0.35 },
    { from: 494, at: 0.14, lasts: 0.24, shape: "sine", loudness: 0.35 },
  ],
  turn: [
    { from: 523, at: 0, lasts: 0.14, shape: "triangle", loudness: 0.5 },
    { from: 784, at: 0.12, lasts: 0.22, shape: "triangle", loudness: 0.5 },
  ],
  piece: [{ from: 210, to: 120, at: 0, lasts: 0.08, shape: "triangle", loudness: 0.7 }],
  coin: [
    { from: 1320, at: 0, lasts: 0.06, shape: "sine", loudness: 0.3 },
    { from: 1760, at: 0.05, lasts: 0.14, shape: "sine", loudness: 0.3 },
  ],
  horn: [
    { from: 147, to: 220, at: 0, lasts: 0.18, shape: "sawtooth", loudness: 0.18 },
    { from: 220, at: 0.16, lasts: 0.24, shape: "sawtooth", loudness: 0.18 },
  ],
  warning: [
    { from: 660, at: 0, lasts: 0.1, shape: "square", loudness: 0.14 },
    { from: 660, at: 0.18, lasts: 0.1, shape: "square", loudness: 0.14 },
  ],
  end: [
    { from: 392, at: 0, lasts: 0.16, shape: "triangle", loudness: 0.45 },
    { from: 330, at: 0.12, lasts: 0.16, shape: "triangle", loudness: 0.45 },
    { from: 262, at: 0.24, lasts: 0.16, shape: "triangle", loudness: 0.45 },
  ],
};

/** The setting that switches a kind of sound off by itself. */
export const SWITCHES = {
  turn: "soundTurn",
  call: "soundCall",
  piece: "soundPiece",
  coin: "soundCoin",
  horn: "soundHorn",
  warning: "soundWarning",
  end: "soundEnd",
} as const satisfies Record<Sound, keyof Settings>;

let context: AudioContext | null = null;

/** Play a sound, unless it is switched off or nobody looks (but what asks for an answer is always told). */
export function play(sound: Sound): void {
  const { sound: on, volume, vibration } = settings.value;
  if (document.hidden && sound !== "turn" && sound !== "call") return;
  // Browsers let a page sound and shake only after the first touch or key.
  if (navigator.userActivation?.hasBeenActive === false) return;
  if (vibration && sound === "turn") navigator.vibrate?.(60);
  if (
    !on ||
    !settings.value[SWITCHES[sound]] ||
    volume === 0 ||
    typeof AudioContext === "undefined"
  )
    return;
  context ??= new AudioContext();
  void context.resume();
  for (const tone of SOUNDS[sound]) ring(context, tone, volume / 100);
}

function ring(audio: AudioContext, tone: Tone, volume: number): void {
  const start = audio.currentTime + tone.at;
  const end = start + tone.lasts;
  const oscillator = audio.createOscillator();
  const gain = audio.createGain();
  oscillator.type = tone.shape;
  oscillator.frequency.setValueAtTime(tone.from, start);
  if (tone.to) oscillator.frequency.exponentialRampToValueAtTime(tone.to, end);
  // A soft start and a fading end: a sharp edge would click.
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(tone.loudness * volume, start + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, end);
  oscillator.connect(gain).connect(audio.destination);
  oscillator.start(start);
  oscillator.stop(end);
}
