/** The names of several games at once, in the language that is spoken. */
import { useEffect } from "preact/hooks";
import { settings } from "../settings/settings";
import { gameText, learn } from "../texts/game";

/** What a game is called; its id until that is known. */
export function useGameNames(games: readonly string[]): (game: string) => string {
  const { language } = settings.value;
  const all = games.join(" ");
  useEffect(() => {
    for (const game of all.split(" ").filter(Boolean)) {
      learn(game, language).catch(() => {
        // The connection strip says it; the id stands there meanwhile.
      });
    }
  }, [all, language]);
  return (game) => gameText(game, "name") ?? game;
}
