/** The one house this page speaks with, and how it comes to speak with it. */
import { signal } from "@preact/signals";
import { settings } from "../settings/settings";
import { fetchGames, type GameCard, signIn, Unreachable } from "./api";
import { Line, socketAddress } from "./socket";
import { House } from "./store";

export const house = new House(
  () => performance.now(),
  (act, ms) => setTimeout(act, ms),
);

/** The games of the house; `null`: not fetched yet. */
export const games = signal<readonly GameCard[] | null>(null);

const AGAIN = 2_000;

/** Sign in (on a first visit as a new guest), then connect. Tries until it succeeds. */
export async function enterHouse(): Promise<void> {
  const line = new Line(socketAddress(location), house);
  house.speakOver(line);
  for (;;) {
    try {
      house.person.value = await signIn(settings.value.language);
      games.value = await fetchGames();
      break;
    } catch (failure) {
      if (!(failure instanceof Unreachable)) throw failure;
      line.connection.value = {
        state: "lost",
        retryAt: performance.now() + AGAIN,
        restarting: false,
      };
      await new Promise((resolve) => setTimeout(resolve, AGAIN));
    }
  }
  line.start();
}

/** Doubt is not loss: what is sent then is sent again if it must be. */
export function isConnected(): boolean {
  const { state } = house.connection.value;
  return state === "good" || state === "checking";
}
