/** One thing to type for hosts: label, field, and a sentence of help below it. */
import { useId } from "preact/hooks";

export interface HostFieldProps {
  label: string;
  help?: string;
  type?: "text" | "datetime-local";
  maxLength?: number;
  required?: boolean;
  value: string;
  onInput: (value: string) => void;
}

export function HostField(props: HostFieldProps) {
  const { label, help, type = "text", maxLength, required = false, value, onInput } = props;
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <input
        id={id}
        // What these types may have is the same; the typings know it of each alone.
        type={type as "text"}
        {...(maxLength === undefined ? {} : { maxLength })}
        required={required}
        value={value}
        aria-describedby={help ? `${id}-help` : undefined}
        onInput={(event) => onInput(event.currentTarget.value)}
      />
      {help && (
        <p id={`${id}-help`} class="small soft">
          {help}
        </p>
      )}
    </div>
  );
}
