import { expect, test } from "vitest";
import { SOUNDS } from "../src/sound";

test.each(Object.entries(SOUNDS))("the sound %s lasts at most 0.4 s", (_name, tones) => {
  expect(Math.max(...tones.map((tone) => tone.at + tone.lasts))).toBeLessThanOrEqual(0.4);
});
