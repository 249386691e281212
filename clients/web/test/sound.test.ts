import { afterEach, expect, test, vi } from "vitest";
import { defaults, settings } from "../src/settings/settings";
import { play, SOUNDS, type Sound, SWITCHES } from "../src/sound";

afterEach(() => {
  settings.value = defaults();
  vi.unstubAllGlobals();
});

test.each(Object.entries(SOUNDS))("the sound %s lasts at most 0.4 s", (_name, tones) => {
  expect(Math.max(...tones.map((tone) => tone.at + tone.lasts))).toBeLessThanOrEqual(0.4);
});

test("each kind of sound can be switched off by itself, and all together", () => {
  const ring = vi.fn();
  const node = { connect: () => node };
  const value = { setValueAtTime() {}, exponentialRampToValueAtTime() {} };
  vi.stubGlobal(
    "AudioContext",
    class {
      currentTime = 0;
      resume() {}
      createGain = () => ({ ...node, gain: value });
      createOscillator = () => ({ ...node, frequency: value, start: ring, stop() {} });
    },
  );
  const heard = (): Sound[] =>
    (Object.keys(SOUNDS) as Sound[]).filter((sound) => {
      ring.mockClear();
      play(sound);
      return ring.mock.calls.length > 0;
    });
  expect(heard()).toEqual(Object.keys(SOUNDS));
  settings.value = { ...defaults(), [SWITCHES.coin]: false, [SWITCHES.turn]: false };
  expect(heard()).toEqual(["call", "piece", "horn", "warning", "end"]);
  settings.value = { ...defaults(), sound: false };
  expect(heard()).toEqual([]);
});
