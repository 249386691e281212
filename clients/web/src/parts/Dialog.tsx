/** A modal window over the native <dialog>: the browser keeps the focus inside and closes it with Esc. */
import type { ComponentChildren } from "preact";
import { useEffect, useId, useRef } from "preact/hooks";
import { say } from "../texts/house";
import { Button } from "./Button";

export interface DialogProps {
  title: string;
  onClose: () => void;
  /** The row of buttons at the foot. */
  actions?: ComponentChildren;
  children: ComponentChildren;
}

/** Shown as long as it is rendered. What had the focus before gets it back. */
export function Dialog({ title, onClose, actions, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    const before = document.activeElement;
    dialog.current?.showModal();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    <dialog ref={dialog} class="dialog" aria-labelledby={heading} onClose={onClose}>
      <header>
        <h2 id={heading}>{title}</h2>
        <Button
          kind="icon"
          icon="ui-x"
          label={say("close")}
          onPress={() => dialog.current?.close()}
        />
      </header>
      <div class="dialog-body">{children}</div>
      {actions && <footer class="acts">{actions}</footer>}
    </dialog>
  );
}
