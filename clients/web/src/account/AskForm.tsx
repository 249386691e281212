/** A few fields and a button that asks the house; what is refused stands beside it. */
import type { ComponentChildren } from "preact";
import { Button } from "../parts/Button";
import { say as sayHouse } from "../texts/house";

export interface AskFormProps {
  act: string;
  busy: boolean;
  /** A refusal that is about no single field. */
  fault: string | null;
  /** The button is the one thing that this part of the page is for. */
  primary?: boolean;
  /** Buttons after the one that asks. */
  beside?: ComponentChildren;
  onSubmit: () => void;
  children?: ComponentChildren;
}

export function AskForm({ act, busy, fault, primary, beside, onSubmit, children }: AskFormProps) {
  return (
    <form
      class="ask-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) onSubmit();
      }}
    >
      {children}
      {fault && <p class="fault">{fault}</p>}
      <p class="acts">
        <Button
          kind={primary ? "primary" : "plain"}
          submits
          reason={busy ? sayHouse("sent") : null}
        >
          {act}
        </Button>
        {beside}
      </p>
    </form>
  );
}
