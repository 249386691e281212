/** The small controls of the header: language, light or dark, settings. */
import { useEffect, useMemo, useState } from "preact/hooks";
import { change, type Language, settings } from "../settings/settings";
import { say, speak } from "../texts/house";
import { Button, ButtonLink } from "./Button";

const LANGUAGES: readonly { id: Language; short: string; name: string }[] = [
  { id: "de", short: "DE", name: "Deutsch" },
  { id: "en", short: "EN", name: "English" },
];

/** Speak another language from now on, and keep it. */
export async function switchLanguage(language: Language): Promise<void> {
  await speak(language);
  change({ language });
}

export function LanguageSwitch() {
  return (
    <fieldset class="lang">
      <legend class="sr">{say("language")}</legend>
      {LANGUAGES.map(({ id, short, name }) => (
        <button
          key={id}
          type="button"
          lang={id}
          aria-label={`${short}, ${name}`}
          aria-pressed={settings.value.language === id}
          onClick={() => void switchLanguage(id)}
        >
          {short}
        </button>
      ))}
    </fieldset>
  );
}

/** Whether the device is dark, also when that changes while the page is open. */
function useDarkDevice(): boolean {
  const device = useMemo(() => matchMedia("(prefers-color-scheme: dark)"), []);
  const [dark, setDark] = useState(device.matches);
  useEffect(() => {
    const changed = () => setDark(device.matches);
    device.addEventListener("change", changed);
    return () => device.removeEventListener("change", changed);
  }, [device]);
  return dark;
}

export function ThemeSwitch() {
  const darkDevice = useDarkDevice();
  const { theme } = settings.value;
  const dark = theme === "system" ? darkDevice : theme === "dark";
  return (
    <Button
      kind="icon"
      icon={dark ? "ui-sun" : "ui-moon"}
      label={say(dark ? "theme-to-light" : "theme-to-dark")}
      onPress={() => change({ theme: dark ? "light" : "dark" })}
    />
  );
}

export function SettingsLink() {
  return <ButtonLink kind="icon" icon="ui-gear" label={say("settings")} to="/settings" />;
}
