/** jsdom has no layout and no dialogs; what the components call of them is stood in for here. */
import { cleanup } from "@testing-library/preact";
import { afterEach, beforeEach } from "vitest";
import { speak } from "../src/texts/house";

// The standard `close` event and `open` attribute of <dialog>, which jsdom lacks.
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

beforeEach(() => speak("de"));
afterEach(cleanup);
