/** One line to type into: label, help, and what is wrong with it, told by voice too. */
import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";

export interface FieldProps {
  label: string;
  /** What password managers look for. */
  autocomplete: string;
  type?: "text" | "password" | "email";
  value: string;
  help?: ComponentChildren;
  /** Why it was refused. */
  fault?: string | null;
  required?: boolean;
  maxLength?: number;
  onInput: (value: string) => void;
}

export function Field(props: FieldProps) {
  const { label, autocomplete, type = "text", value, help, fault, onInput } = props;
  const id = useId();
  const told = fault ?? help;
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <input
        id={id}
        // What these three types may have is the same; the typings know it of each alone.
        type={type as "text"}
        autocomplete={autocomplete}
        autocapitalize="none"
        spellcheck={false}
        maxLength={props.maxLength ?? (type === "text" ? 20 : 254)}
        required={props.required ?? false}
        value={value}
        aria-describedby={told ? `${id}-told` : undefined}
        aria-invalid={fault ? true : undefined}
        onInput={(event) => onInput(event.currentTarget.value)}
      />
      {told && (
        <p id={`${id}-told`} class={fault ? "fault" : "small soft"}>
          {told}
        </p>
      )}
    </div>
  );
}
