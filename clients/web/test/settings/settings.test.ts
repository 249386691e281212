import { readFileSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import {
  applySettings,
  change,
  defaults,
  KEY,
  parseSettings,
  type Settings,
  settings,
  spokenLanguage,
} from "../../src/settings/settings";

beforeEach(() => {
  settings.value = defaults();
});
afterEach(() => localStorage.clear());

describe("settings", () => {
  test("begin in German for German browsers, else in English", () => {
    expect(spokenLanguage("de-AT")).toBe("de");
    expect(spokenLanguage("fr-FR")).toBe("en");
  });

  test("are kept on the device", () => {
    change({ tempo: "brisk" });
    expect(parseSettings(localStorage.getItem(KEY), defaults()).tempo).toBe("brisk");
  });

  test("survive what cannot be read: nothing, nonsense, another version's kinds and names", () => {
    const base = defaults();
    for (const kept of [null, "{", "[]", "7", "null"])
      expect(parseSettings(kept, base)).toEqual(base);
    const read = parseSettings('{"volume":"loud","unknown":1,"sound":false}', base);
    expect(read).toEqual({ ...base, sound: false });
  });

  test("stand on the root element, and leave it when the system decides again", () => {
    const root = document.createElement("html");
    const stop = applySettings(root);
    change({ theme: "dark", contrast: "high", textSize: 150, language: "en" });
    expect(root.dataset).toMatchObject({ theme: "dark", contrast: "high" });
    expect(root.style.fontSize).toBe("150%");
    expect(root.lang).toBe("en");
    change({ theme: "system", contrast: "system", textSize: 100 });
    expect(root.dataset).not.toHaveProperty("theme");
    expect(root.dataset).not.toHaveProperty("contrast");
    expect(root.style.fontSize).toBe("");
    stop();
  });
});

describe("the first paint", () => {
  const script = readFileSync("public/first-paint.js", "utf8");
  const root = document.documentElement;
  const wipe = (): void => {
    for (const name of Object.keys(root.dataset)) delete root.dataset[name];
    root.style.fontSize = "";
  };

  test.each<Partial<Settings>>([
    {},
    { theme: "dark", contrast: "high", font: "easy", seatColours: "strong", motion: "reduced" },
    { theme: "light", motion: "full", textSize: 200, language: "en" },
  ])("looks as the settings will: %o", (part) => {
    const kept: Settings = { ...defaults(), ...part };
    localStorage.setItem(KEY, JSON.stringify(kept));
    wipe();
    // biome-ignore lint/security/noGlobalEval: it is our own script, run as the page runs it
    globalThis.eval(script);
    const painted = { ...root.dataset, size: root.style.fontSize, lang: root.lang };
    wipe();
    settings.value = kept;
    applySettings(root)();
    expect(painted).toEqual({ ...root.dataset, size: root.style.fontSize, lang: root.lang });
    wipe();
  });
});
