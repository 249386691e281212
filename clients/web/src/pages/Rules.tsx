/** The rules of a game, as the server hands them out. */
import type { ComponentType } from "preact";
import { lazy, Suspense } from "preact/compat";
import { useEffect, useState } from "preact/hooks";
import { SlimHead } from "../app/Mast";
import type { Route } from "../app/router";
import { useTitle } from "../app/useTitle";
import { settings } from "../settings/settings";
import { gameText, useGameTexts } from "../texts/game";
import { say } from "../texts/house";
import { useFigures } from "./figures";
import { Markdown } from "./Markdown";

/** The pieces of a game in pictures, shown below its rules; fetched with them. */
const PIECES: Readonly<Record<string, ComponentType>> = {
  battlefjord: lazy(() => import("../games/battlefjord/Gallery").then(({ Gallery }) => Gallery)),
};

type Fetched = { state: "loading" } | { state: "missing" } | { state: "there"; source: string };

async function fetchRules(game: string, language: string): Promise<Fetched> {
  try {
    const answer = await fetch(`/texts/${encodeURIComponent(game)}/rules.${language}.md`);
    return answer.ok ? { state: "there", source: await answer.text() } : { state: "missing" };
  } catch {
    return { state: "missing" };
  }
}

export function Rules({ route }: { route: Route }) {
  const game = route.name === "rules" ? route.game : "";
  const { language } = settings.value;
  const [fetched, setFetched] = useState<Fetched>({ state: "loading" });
  const figures = useFigures(game);
  useGameTexts(game);
  useEffect(() => {
    let current = true;
    void fetchRules(game, language).then((now) => current && setFetched(now));
    return () => {
      current = false;
    };
  }, [game, language]);
  const name = gameText(game, "name") ?? game;
  const Pieces = PIECES[game];
  useTitle(say("rules-of", { game: name }));
  return (
    <>
      <SlimHead title={say("rules-of", { game: name })} />
      <main class="page" id="content">
        {fetched.state === "there" ? (
          <>
            <Markdown source={fetched.source} figures={figures} />
            {Pieces && (
              <Suspense fallback={null}>
                <Pieces />
              </Suspense>
            )}
          </>
        ) : (
          <p>{say(`rules-${fetched.state}`)}</p>
        )}
      </main>
    </>
  );
}
