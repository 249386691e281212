/** Where one is: the address as a value, and links that change it without loading the page anew. */
import { signal } from "@preact/signals";

export type Route =
  | { name: "room" }
  | { name: "table"; id: string; step: number | null }
  | { name: "challenge"; code: string }
  | { name: "open"; id: string }
  | { name: "profile"; user: string }
  | { name: "rules"; game: string }
  | { name: "account" | "computer" | "host" | "top" | "daily" | "settings" | "about" | "lost" };

const PLAIN = ["account", "computer", "host", "top", "daily", "settings", "about"] as const;

export function parseRoute(path: string, query: string): Route {
  const [first = "", second = "", ...more] = path.split("/").slice(1).map(decodeURIComponent);
  if (more.length > 0) return { name: "lost" };
  if (second === "") {
    if (first === "") return { name: "room" };
    const plain = PLAIN.find((name) => name === first);
    return { name: plain ?? "lost" };
  }
  switch (first) {
    case "t": {
      const step = new URLSearchParams(query).get("n");
      return {
        name: "table",
        id: second,
        step: step !== null && /^\d+$/.test(step) ? +step : null,
      };
    }
    case "c":
      return { name: "challenge", code: second };
    case "o":
      return { name: "open", id: second };
    case "u":
      return { name: "profile", user: second };
    case "rules":
      return { name: "rules", game: second };
    default:
      return { name: "lost" };
  }
}

function here(): Route {
  try {
    return parseRoute(location.pathname, location.search);
  } catch {
    return { name: "lost" }; // A malformed percent sign in the address.
  }
}

export const route = signal<Route>(here());

export function go(to: string, { replace = false } = {}): void {
  if (replace) history.replaceState(null, "", to);
  else history.pushState(null, "", to);
  route.value = here();
  scrollTo(0, 0);
}

/** Follow the browser's own buttons, and every plain click on a link of ours. */
export function startRouter(): void {
  addEventListener("popstate", () => {
    route.value = here();
  });
  document.addEventListener("click", (event) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element).closest("a");
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin)
      return;
    if (link.pathname === location.pathname && link.hash) return;
    event.preventDefault();
    go(link.pathname + link.search);
  });
}
