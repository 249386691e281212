/** The title of the window says where one is, and first whether one is asked: challenged, or at a table. */
import { useEffect } from "preact/hooks";
import { useCalls } from "../lobby/Calls";
import { useReadyTitle } from "../lobby/ReadyCheck";
import { say } from "../texts/house";

export function useTitle(...parts: readonly string[]): void {
  const count = useCalls();
  const calls = count > 0 ? [say("calls", { count })] : [];
  const title = [...useReadyTitle(), ...calls, ...parts, say("house")].join(" – ");
  useEffect(() => {
    document.title = title;
  }, [title]);
}
