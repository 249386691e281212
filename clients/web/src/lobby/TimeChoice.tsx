/** The time for thinking: a preset, or an own one. */
import { useId, useState } from "preact/hooks";
import type { TimeControl } from "../net/wire";
import { say } from "../texts/house";
import { Choice } from "./Choice";
import { shortTime } from "./terms";
import {
  BASE_MINUTES,
  controlOf,
  EXTRA_SECONDS,
  faultOf,
  type OwnTime,
  ownOf,
  PRESETS,
  sameControl,
} from "./timeControl";

export interface TimeChoiceProps {
  value: TimeControl;
  /** `null`: what is entered is impossible. */
  onChoose: (control: TimeControl | null) => void;
}

const OWN = "own";

export function TimeChoice({ value, onChoose }: TimeChoiceProps) {
  const preset = PRESETS.findIndex((control) => sameControl(control, value));
  const [own, setOwn] = useState<OwnTime | null>(preset < 0 ? ownOf(value) : null);
  const choose = (chosen: number | typeof OWN) => {
    if (chosen === OWN) return setOwn(ownOf(value));
    setOwn(null);
    onChoose(PRESETS[chosen] ?? null);
  };
  const enter = (time: OwnTime) => {
    setOwn(time);
    onChoose(faultOf(time) === null ? controlOf(time) : null);
  };
  return (
    <>
      <Choice<number | typeof OWN>
        legend={say("setup-time")}
        value={own ? OWN : preset}
        options={[
          ...PRESETS.map((control, at) => ({ value: at, label: shortTime(control) })),
          { value: OWN, label: say("setup-time-own") },
        ]}
        onChoose={choose}
      />
      {own && <OwnTimeFields time={own} onEnter={enter} />}
    </>
  );
}

function OwnTimeFields({ time, onEnter }: { time: OwnTime; onEnter: (time: OwnTime) => void }) {
  const fault = faultOf(time);
  return (
    <div class="own-time">
      <Choice
        legend={say("setup-time-kind")}
        value={time.kind}
        options={(["fischer", "bronstein"] as const).map((kind) => ({
          value: kind,
          label: say(`setup-time-kind-${kind}`),
        }))}
        onChoose={(kind) => onEnter({ ...time, kind })}
      />
      <NumberField
        label={say("setup-time-base")}
        value={time.minutes}
        range={BASE_MINUTES}
        onEnter={(minutes) => onEnter({ ...time, minutes })}
      />
      <NumberField
        label={say("setup-time-extra")}
        value={time.seconds}
        range={EXTRA_SECONDS}
        onEnter={(seconds) => onEnter({ ...time, seconds })}
      />
      {fault && <p class="fault small">{say(fault)}</p>}
    </div>
  );
}

interface NumberFieldProps {
  label: string;
  value: number;
  range: { min: number; max: number };
  onEnter: (value: number) => void;
}

function NumberField({ label, value, range, onEnter }: NumberFieldProps) {
  const id = useId();
  return (
    <div class="number">
      <label for={id}>{label}</label>
      <input
        id={id}
        type="number"
        inputMode="numeric"
        min={range.min}
        max={range.max}
        value={Number.isNaN(value) ? "" : value}
        onInput={(event) => onEnter(event.currentTarget.valueAsNumber)}
      />
    </div>
  );
}
