/** The time as a component needs it: read anew every so often while it is shown. */
import { useEffect, useState } from "preact/hooks";

/** everyMs: `null` stops it. In the time of `performance.now()`. */
export function useNow(everyMs: number | null): number {
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    if (everyMs === null) return;
    setNow(performance.now());
    const timer = setInterval(() => setNow(performance.now()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}
