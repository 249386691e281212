/** The one house this page speaks with, and how it comes to speak with it. */
import { effect, signal } from "@preact/signals";
import { settings } from "../settings/settings";
import { fetchGames, type GameCard, signIn, Unreachable, whoIsHere } from "./api";
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
  lookAfterSignIns(line);
}

/** Whoever signs out on one device ends the sockets of all, and whoever signs in here is another one in every tab. */
function lookAfterSignIns(line: Line): void {
  effect(() => {
    const now = line.connection.value;
    if (now.state === "ended" && now.why === "signed-out") void comeBack(line);
  });
}

async function comeBack(line: Line): Promise<void> {
  for (const pause of [0, AGAIN]) {
    // Where another tab signs in, its new cookie comes a moment after the end of the old one.
    await new Promise((resolve) => setTimeout(resolve, pause));
    const person = await whoIsHere();
    if (!person) continue; // If it stays so, the strip under the header says it.
    if (person.user === house.person.value?.user) line.revive();
    else page.startAnew();
    return;
  }
}

/** What a change of the person does to the page: nothing of the one before is left. */
export const page = {
  startAnew(): void {
    location.assign("/");
  },
};

/** Doubt is not loss: what is sent then is sent again if it must be. */
export function isConnected(): boolean {
  const { state } = house.connection.value;
  return state === "good" || state === "checking";
}
