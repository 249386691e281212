/** Serves a game's real texts to `fetch`, as the server does. */
import { readFileSync } from "node:fs";
import { vi } from "vitest";
import { learn } from "../src/texts/game";

/** Tests run in the folder of the web client. */
const GAMES = "../../rules/games";

/** A game's texts in German, from the rules' own folder. */
export async function learnGame(name: string): Promise<void> {
  vi.stubGlobal("fetch", async (path: string) => {
    const [, , game, file] = path.split("/");
    return new Response(readFileSync(`${GAMES}/${game}/texts.${file}`, "utf8"));
  });
  await learn(name, "de");
  vi.unstubAllGlobals();
}

export const learnBagalut = (): Promise<void> => learnGame("bagalut");
