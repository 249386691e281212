import { expect, test } from "vitest";
import { isWriting, KEY_NAMES, keyOf, type Pressed } from "../../src/table/keys";

const press = (key: string, part: Partial<Pressed> = {}): Pressed => ({
  key,
  shiftKey: false,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  ...part,
});

test("a letter asks the table, with or without the shift lock", () => {
  expect(keyOf(press("c"), true, false)).toBe("clock");
  expect(keyOf(press("C"), true, false)).toBe("clock");
  expect(keyOf(press("L", { shiftKey: true }), true, false)).toBe("logBefore");
});

test.each(Object.entries(KEY_NAMES))("the key of %s is %s", (deed, name) => {
  const shiftKey = name.startsWith("Shift+");
  const key = name.replace("Shift+", "");
  expect(keyOf(press(key, { shiftKey }), true, false)).toBe(deed);
});

test("letters can be turned off, and are text where text is written; F6 works always", () => {
  expect(keyOf(press("c"), false, false)).toBeNull();
  expect(keyOf(press("c"), true, true)).toBeNull();
  expect(keyOf(press("F6"), false, true)).toBe("region");
  expect(keyOf(press("F6", { shiftKey: true }), true, false)).toBe("regionBefore");
});

test("what belongs to the browser stays the browser's", () => {
  expect(keyOf(press("c", { ctrlKey: true }), true, false)).toBeNull();
  expect(keyOf(press("l", { metaKey: true }), true, false)).toBeNull();
});

test("a slider is no place to write, a field and a dialog are", () => {
  document.body.innerHTML =
    '<input id="a" type="text"><input id="b" type="range"><dialog><button id="c"></button></dialog>';
  const by = (id: string) => document.getElementById(id);
  expect([isWriting(by("a")), isWriting(by("b")), isWriting(by("c")), isWriting(null)]).toEqual([
    true,
    false,
    true,
    false,
  ]);
});
