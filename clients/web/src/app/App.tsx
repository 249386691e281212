/** The house as a whole: which screen is shown, and what lies over every screen. */
import { Suspense } from "preact/compat";
import { useChallengeNews } from "../lobby/Calls";
import { ReadyCheck } from "../lobby/ReadyCheck";
import { LiveRegions } from "../parts/live";
import { say } from "../texts/house";
import { route } from "./router";
import { screenOf } from "./screens";

export function App() {
  useChallengeNews();
  const Screen = screenOf(route.value.name);
  return (
    <>
      <a class="btn skip" href="#content">
        {say("skip-to-content")}
      </a>
      <Suspense fallback={null}>
        <Screen route={route.value} />
      </Suspense>
      <ReadyCheck />
      <LiveRegions />
    </>
  );
}
