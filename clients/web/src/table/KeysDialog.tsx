/** The list of keys. */
import { Dialog } from "../parts/Dialog";
import { settings } from "../settings/settings";
import { say } from "../texts/house";
import { KEY_NAMES, TABLE_KEYS } from "./keys";

/** Keys of the board itself, carried out there. */
const boardKeys = () => [
  { id: "arrows", keys: "← ↑ ↓ →" },
  { id: "edges", keys: say("keys-edges") },
  { id: "act", keys: say("keys-act") },
  { id: "escape", keys: "Esc" },
  { id: "info", keys: "I" },
];

export function KeysDialog({ onClose }: { onClose: () => void }) {
  const all = [...boardKeys(), ...TABLE_KEYS.map((id) => ({ id, keys: KEY_NAMES[id] }))];
  return (
    <Dialog title={say("keys")} onClose={onClose}>
      <p class="soft">
        {say(settings.value.singleKeys ? "keys-on" : "keys-off")}{" "}
        <a href="/settings">{say("settings")}</a>
      </p>
      <dl class="keys">
        {all.map(({ id, keys }) => (
          <div key={id}>
            <dt>
              {keys.split(", ").map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{say(`key-${id}`)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
