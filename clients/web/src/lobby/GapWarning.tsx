/** Ratings far apart: a rated game begins only if one has read this, and wants it all the same. */
import { Button } from "../parts/Button";
import { Dialog } from "../parts/Dialog";
import { say } from "../texts/house";
import type { Sending } from "./useSend";

export function GapWarning({ sending: { warning } }: { sending: Sending }) {
  if (!warning) return null;
  const { gap, answer } = warning;
  return (
    <Dialog
      title={say("gap-title")}
      onClose={() => answer(false)}
      actions={
        <>
          <Button onPress={() => answer(false)}>{say("cancel")}</Button>
          <Button kind="primary" onPress={() => answer(true)}>
            {say("gap-play")}
          </Button>
        </>
      }
    >
      <p>{say("gap-warning", { gap: Math.round(gap / 100) })}</p>
    </Dialog>
  );
}
