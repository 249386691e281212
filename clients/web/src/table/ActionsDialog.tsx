/** All that one may do now, as a list: one press arms, the box asks, the next one acts. */
import { Button } from "../parts/Button";
import { Dialog } from "../parts/Dialog";
import { say } from "../texts/house";
import { actionSentences } from "./actions";
import { useTableContext } from "./context";

export function ActionsDialog({ onClose }: { onClose: () => void }) {
  const { play, scene, listener } = useTableContext();
  const sentences = actionSentences(listener, scene.legal);
  return (
    <Dialog title={say("generic-actions")} onClose={onClose}>
      {scene.legal.length === 0 && <p>{say("generic-no-actions")}</p>}
      <ol class="actions">
        {scene.legal.map((action, at) => (
          <li key={JSON.stringify(action)} value={at + 1}>
            <Button
              onPress={() => {
                onClose();
                play.tapOn(action);
              }}
            >
              <span class="number num">{at + 1}</span> {sentences[at]}
            </Button>
          </li>
        ))}
      </ol>
    </Dialog>
  );
}
