/** All that one can set on this device. Everything applies at once; there is nothing to save. */
import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";
import { SlimHead } from "../app/Mast";
import { useTitle } from "../app/useTitle";
import { house } from "../net/house";
import { Button } from "../parts/Button";
import { RuledSection } from "../parts/RuledSection";
import { switchLanguage } from "../parts/switches";
import { change, type Settings, settings, TEXT_SIZES } from "../settings/settings";
import { play, type Sound, SWITCHES } from "../sound";
import { Contacts } from "../talk/Contacts";
import { say } from "../texts/house";

/** The settings that are one of a few words. */
type Worded = {
  [Name in keyof Settings]: Settings[Name] extends string ? Name : never;
}[keyof Settings];
/** Those that are on or off. */
type Switched = {
  [Name in keyof Settings]: Settings[Name] extends boolean ? Name : never;
}[keyof Settings];

const HELPED: readonly string[] = [
  "motion",
  "tempo",
  "confirm",
  "singleKeys",
  "speech",
  "countdowns",
  "autoClaim",
];

function Help({ name }: { name: string }) {
  if (!HELPED.includes(name)) return null;
  return <p class="help small soft">{say(`settings-${name}.help`)}</p>;
}

interface ChoiceProps<Name extends Worded> {
  name: Name;
  values: readonly Settings[Name][];
  onChoose?: (value: Settings[Name]) => void;
}

function Choice<Name extends Worded>({ name, values, onChoose }: ChoiceProps<Name>) {
  const choose = onChoose ?? ((value: Settings[Name]) => change({ [name]: value }));
  return (
    <fieldset class="choices">
      <legend>{say(`settings-${name}`)}</legend>
      <div class="options">
        {values.map((value) => (
          <label key={value}>
            <input
              type="radio"
              name={name}
              checked={settings.value[name] === value}
              onChange={() => choose(value)}
            />
            {say(`settings-${name}-${value}`)}
          </label>
        ))}
      </div>
      <Help name={name} />
    </fieldset>
  );
}

function Switch({ name }: { name: Switched }) {
  const id = useId();
  const on = settings.value[name];
  return (
    <div class="choices">
      <label class="ask" for={id}>
        {say(`settings-${name}`)}
      </label>
      <label class="options">
        <input
          id={id}
          type="checkbox"
          checked={on}
          onChange={() => change({ [name]: !settings.value[name] })}
        />
        <span aria-hidden="true">{say(on ? "settings-on" : "settings-off")}</span>
      </label>
      <Help name={name} />
    </div>
  );
}

function Row({ name, children }: { name: string; children: (id: string) => ComponentChildren }) {
  const id = useId();
  return (
    <div class="choices">
      <label class="ask" for={id}>
        {say(`settings-${name}`)}
      </label>
      <div class="options">{children(id)}</div>
    </div>
  );
}

function TextSize() {
  return (
    <Row name="textSize">
      {(id) => (
        <select
          id={id}
          value={String(settings.value.textSize)}
          onChange={(event) => change({ textSize: Number(event.currentTarget.value) })}
        >
          {TEXT_SIZES.map((size) => (
            <option key={size} value={String(size)}>
              {say("settings-textSize-value", { size })}
            </option>
          ))}
        </select>
      )}
    </Row>
  );
}

function Volume() {
  const { volume, sound } = settings.value;
  return (
    <Row name="volume">
      {(id) => (
        <>
          <input
            id={id}
            type="range"
            min={0}
            max={100}
            step={10}
            value={volume}
            aria-valuetext={say("settings-volume-value", { percent: volume })}
            onInput={(event) => change({ volume: Number(event.currentTarget.value) })}
          />
          <Button
            slim
            kind="quiet"
            reason={sound ? null : say("settings-off")}
            onPress={() => play("turn")}
          >
            {say("settings-try-sound")}
          </Button>
        </>
      )}
    </Row>
  );
}

function SoundSwitch({ sound }: { sound: Sound }) {
  const id = useId();
  const name = SWITCHES[sound];
  return (
    <label for={id}>
      <input
        id={id}
        type="checkbox"
        checked={settings.value[name]}
        disabled={!settings.value.sound}
        onChange={(event) => {
          change({ [name]: event.currentTarget.checked });
          play(sound);
        }}
      />
      {say(`settings-sounds-${sound}`)}
    </label>
  );
}

/** Which sounds: each kind can be tried where it is chosen. */
function Sounds() {
  return (
    <fieldset class="choices">
      <legend>{say("settings-sounds")}</legend>
      <div class="options">
        {(Object.keys(SWITCHES) as Sound[]).map((sound) => (
          <SoundSwitch key={sound} sound={sound} />
        ))}
      </div>
      <p class="help small soft">{say("settings-sounds.help")}</p>
    </fieldset>
  );
}

/** A guest's wishes nobody could keep: he is another one on the next device. */
function WhoMayChallenge() {
  if (house.person.value?.guest ?? true) {
    return (
      <p class="soft">
        {say("settings-challenges-guest")} <a href="/account">{say("setup-kind-account")}</a>
      </p>
    );
  }
  return <Choice name="challenges" values={["everyone", "friends", "nobody"]} />;
}

export function SettingsPage() {
  useTitle(say("settings"));
  return (
    <>
      <SlimHead title={say("settings")} />
      <main class="page" id="content">
        <p class="soft">
          {say(house.person.value?.guest === false ? "settings-kept-account" : "settings-kept")}
        </p>
        <RuledSection title={say("settings-see")} class="wide">
          <Choice
            name="language"
            values={["de", "en"]}
            onChoose={(language) => void switchLanguage(language)}
          />
          <TextSize />
          <Choice name="font" values={["normal", "easy"]} />
          <Choice name="theme" values={["system", "light", "dark"]} />
          <Choice name="contrast" values={["system", "high"]} />
          <Choice name="seatColours" values={["standard", "strong"]} />
          <Choice name="motion" values={["system", "reduced", "full"]} />
        </RuledSection>
        <RuledSection title={say("settings-play")} class="wide">
          <Choice name="tempo" values={["calm", "normal", "brisk", "instant"]} />
          <Choice name="confirm" values={["two", "undoable", "one"]} />
          <Choice name="chat" values={["all", "friends", "off"]} />
          <WhoMayChallenge />
          <Switch name="singleKeys" />
          <Switch name="countdowns" />
          <Switch name="autoClaim" />
        </RuledSection>
        <RuledSection title={say("settings-hear")} class="wide">
          <Switch name="sound" />
          <Sounds />
          <Volume />
          <Switch name="vibration" />
          <Choice name="speech" values={["full", "short"]} />
        </RuledSection>
        <Contacts />
      </main>
    </>
  );
}
