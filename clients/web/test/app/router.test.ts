import { beforeEach, describe, expect, test } from "vitest";
import { go, parseRoute, route, startRouter } from "../../src/app/router";

describe("an address", () => {
  test.each([
    ["/", "", { name: "room" }],
    ["/t/01JD", "", { name: "table", id: "01JD", step: null }],
    ["/t/01JD", "?n=37", { name: "table", id: "01JD", step: 37 }],
    ["/t/01JD", "?n=minus", { name: "table", id: "01JD", step: null }],
    ["/c/abc", "", { name: "challenge", code: "abc" }],
    ["/u/J%C3%B3n", "", { name: "profile", user: "Jón" }],
    ["/rules/bagalut", "", { name: "rules", game: "bagalut" }],
    ["/computer", "", { name: "computer" }],
    ["/settings", "", { name: "settings" }],
    ["/t", "", { name: "lost" }],
    ["/nowhere", "", { name: "lost" }],
    ["/t/01JD/more", "", { name: "lost" }],
  ])("%s%s leads to its screen", (path, query, expected) => {
    expect(parseRoute(path, query)).toEqual(expected);
  });
});

describe("a link of ours", () => {
  beforeEach(() => {
    go("/");
    document.body.innerHTML = `
      <a id="in" href="/about"><span id="word">about</span></a>
      <a id="out" href="https://example.org/">out</a>
      <a id="download" href="/about" download>file</a>`;
  });
  startRouter();

  const click = (id: string, how: MouseEventInit = {}): boolean => {
    const event = new MouseEvent("click", { bubbles: true, cancelable: true, ...how });
    return document.getElementById(id)?.dispatchEvent(event) ?? true;
  };

  test("changes the screen without loading the page", () => {
    expect(click("word")).toBe(false);
    expect(route.value).toEqual({ name: "about" });
    expect(location.pathname).toBe("/about");
  });

  test("is left to the browser when it leads elsewhere, downloads, or is opened beside", () => {
    // jsdom cannot follow links; that nobody prevented it is what counts.
    document.addEventListener("click", (event) => event.preventDefault(), { once: true });
    click("out");
    document.addEventListener("click", (event) => event.preventDefault(), { once: true });
    click("download");
    document.addEventListener("click", (event) => event.preventDefault(), { once: true });
    click("in", { ctrlKey: true });
    expect(route.value).toEqual({ name: "room" });
  });

  test("leads back with the browser's button", async () => {
    go("/about");
    const back = new Promise((done) => addEventListener("popstate", done, { once: true }));
    history.back();
    await back;
    expect(route.value).toEqual({ name: "room" });
  });
});
