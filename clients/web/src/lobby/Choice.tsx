/** One question with a few answers, as chips one can press: native radio buttons, so keyboard and voice know them. */
import { useId } from "preact/hooks";

export interface ChoiceOption<V> {
  value: V;
  label: string;
  /** One honest sentence below the word. */
  help?: string | null;
}

export interface ChoiceProps<V> {
  legend: string;
  help?: string | null;
  options: readonly ChoiceOption<V>[];
  value: V;
  onChoose: (value: V) => void;
  /** Answers with a sentence each stand below one another. */
  stacked?: boolean;
}

export function Choice<V>(props: ChoiceProps<V>) {
  const { legend, help, options, value, onChoose, stacked = false } = props;
  const name = useId();
  return (
    <fieldset class={`ask${stacked ? " stacked" : ""}`}>
      <legend>{legend}</legend>
      {help && <p class="small soft">{help}</p>}
      <div class="chips">
        {options.map((option) => (
          <label key={String(option.value)} class="chip">
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              onChange={() => onChoose(option.value)}
            />
            <span>
              {option.label}
              {option.help && <span class="small soft"> {option.help}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
