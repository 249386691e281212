/** The heads of the pages: the panorama over the waiting room, a slim one elsewhere. */
import panorama from "virtual:sprite/panorama";
import type { ComponentChildren } from "preact";
import { Calls } from "../lobby/Calls";
import { Icon } from "../parts/Icon";
import { LanguageSwitch, SettingsLink, ThemeSwitch } from "../parts/switches";
import { say } from "../texts/house";
import { WhoLink } from "./Who";

/** `children`: who one is, at the right end. */
export function Mast({ children }: { children?: ComponentChildren }) {
  return (
    <header class="mast">
      <div class="bar">
        <h1>{say("house")}</h1>
        <nav class="me" aria-label={say("settings")}>
          <LanguageSwitch />
          <ThemeSwitch />
          <SettingsLink />
          {children}
        </nav>
      </div>
      <svg
        class="panorama"
        viewBox="0 0 720 132"
        preserveAspectRatio="xMidYMax slice"
        role="img"
        aria-label={say("panorama")}
      >
        <use href={`${panorama}#panorama`} />
      </svg>
    </header>
  );
}

export interface SlimHeadProps {
  /** The name of the page. */
  title: string;
  children?: ComponentChildren;
}

export function SlimHead({ title, children }: SlimHeadProps) {
  return (
    <header class="top">
      <a class="home" href="/">
        <Icon name="ui-back" />
        <span>{say("house")}</span>
      </a>
      <h1>{title}</h1>
      {children}
      <Calls />
      <nav class="me" aria-label={say("settings")}>
        <LanguageSwitch />
        <ThemeSwitch />
        <WhoLink />
      </nav>
    </header>
  );
}
