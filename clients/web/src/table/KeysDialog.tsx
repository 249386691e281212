/** The list of keys. */
import { Dialog } from "../parts/Dialog";
import { say } from "../texts/house";
import { KEY_NAMES, TABLE_KEYS } from "./keys";

/** Keys of the board itself, carried out there. */
const BOARD_KEYS = [
  { id: "arrows", keys: "← ↑ ↓ →" },
  { id: "act", keys: "Enter" },
  { id: "escape", keys: "Esc" },
  { id: "info", keys: "I" },
  { id: "marked", keys: "M" },
] as const;

export function KeysDialog({ onClose }: { onClose: () => void }) {
  const all = [
    ...BOARD_KEYS.map(({ id, keys }) => ({ id, keys })),
    ...TABLE_KEYS.map((id) => ({ id, keys: KEY_NAMES[id] })),
  ];
  return (
    <Dialog title={say("keys")} onClose={onClose}>
      <dl class="keys">
        {all.map(({ id, keys }) => (
          <div key={id}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{say(`key-${id}`)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
