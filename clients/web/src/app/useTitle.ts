/** The title of the window says where one is, and first whether one is asked. */
import { useEffect } from "preact/hooks";
import { say } from "../texts/house";

export function useTitle(...parts: readonly string[]): void {
  const title = [...parts, say("house")].join(" – ");
  useEffect(() => {
    document.title = title;
  }, [title]);
}
