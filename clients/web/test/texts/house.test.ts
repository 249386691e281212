import { describe, expect, test } from "vitest";
import { bundleOf, knows, loadAll, messageOf, say, speak } from "../../src/texts/house";
import { isolate } from "../../src/texts/isolate";

describe("the house speaks", () => {
  test("German, and English after a switch", async () => {
    expect(say("house")).toBe("Wartesaal");
    await speak("en");
    expect(say("house")).toBe("Waiting room");
  });

  test("every language at once when all are at hand, so that a switch needs no network", async () => {
    await loadAll();
    void speak("en");
    expect(say("house")).toBe("Waiting room");
  });

  test("plurals as the language has them", () => {
    expect(say("seconds-left", { seconds: 1 })).toBe("noch 1 Sekunde");
    expect(say("seconds-left", { seconds: 2 })).toBe("noch 2 Sekunden");
  });

  test("attributes by their full name", () => {
    expect(say("connection-lost.act")).toBe("Jetzt");
  });

  test("nothing it has no text for", () => {
    expect(() => say("no-such-text")).toThrow("no-such-text");
    expect(knows("no-such-text")).toBe(false);
    expect(knows("error-busy")).toBe(true);
  });

  test("no sentence with a hole", () => {
    const bundle = bundleOf("de", "hole = Hallo { $name }");
    expect(() => messageOf(bundle, "hole")).toThrow("hole");
  });

  test("names without invisible marks around them", () => {
    const bundle = bundleOf("de", "hello = Hallo { $name }");
    expect(messageOf(bundle, "hello", { name: "Anna" })).toBe("Hallo Anna");
  });
});

describe("a name in a sentence", () => {
  test("stays as it is when it is written from left to right", () => {
    expect(isolate("Ásta Þórsdóttir")).toBe("Ásta Þórsdóttir");
  });

  test("is isolated when it would turn the sentence around", () => {
    expect(isolate("שלום")).toBe("\u2068שלום\u2069");
    expect(isolate("a\u202eb")).toBe("\u2068a\u202eb\u2069");
  });
});
