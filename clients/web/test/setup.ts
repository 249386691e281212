/** What the components call and jsdom lacks: dialogs, media queries, pictures, motion. Tests of a build run without a page. */
import { afterEach, beforeEach } from "vitest";

if (typeof window !== "undefined") {
  const { cleanup } = await import("@testing-library/preact");
  const { settings } = await import("../src/settings/settings");
  const { speak } = await import("../src/texts/house");

  // The standard `close` event and `open` attribute of <dialog>.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.setAttribute("open", "");
  };
  HTMLDialogElement.prototype.close = function close() {
    this.removeAttribute("open");
    this.dispatchEvent(new Event("close"));
  };
  window.matchMedia = (query) =>
    ({
      matches: false,
      media: query,
      addEventListener() {},
      removeEventListener() {},
    }) as unknown as MediaQueryList;
  window.scrollTo = () => {};
  HTMLCanvasElement.prototype.getContext = () => null;
  Element.prototype.getAnimations = () => [];
  Element.prototype.animate = () => ({ cancel() {} }) as Animation;

  beforeEach(async () => {
    settings.value = { ...settings.value, language: "de" };
    await speak("de");
  });
  afterEach(cleanup);
}
