/** The house as a whole: which screen is shown, and what lies over every screen. */
import { Suspense } from "preact/compat";
import { route } from "./router";
import { screenOf } from "./screens";

export function App() {
  const Screen = screenOf(route.value.name);
  return (
    <Suspense fallback={null}>
      <Screen route={route.value} />
    </Suspense>
  );
}
