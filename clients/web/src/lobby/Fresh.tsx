/** New rows wait while somebody points at a list; this shows them. */
import { say } from "../texts/house";

export function Fresh({ waiting, onShow }: { waiting: number; onShow: () => void }) {
  if (waiting === 0) return null;
  return (
    <button type="button" class="fresh" onClick={onShow}>
      {say("room-fresh", { count: waiting })}
    </button>
  );
}
