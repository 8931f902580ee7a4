/** The bar at the top of every page: where we are, the language, day or night, sounds, and what a page adds. */

import type { ComponentChildren } from "preact";
import { language, muted, theme, themeNow } from "../state/chosen.ts";
import { stay } from "../state/route.ts";
import { say } from "../state/say.ts";
import { LANGUAGES, NAMES } from "../words/index.ts";
import { Icon, Mark } from "./Icon.tsx";
import "./Bar.css";

interface BarProps {
  readonly title?: string;
  readonly subtitle?: string;
  readonly children?: ComponentChildren;
  /** Leaves out the language and the light, where the page needs the room. */
  readonly quiet?: boolean;
  readonly middle?: ComponentChildren;
}

export function Bar({ title, subtitle, children, quiet, middle }: BarProps) {
  return (
    <header class={`bar ${title ? "titled" : ""}`}>
      <a class="home" href="/" onClick={stay} aria-label={say("bar-home")}>
        <Mark />
        {title ? null : <span>Ludothèque</span>}
      </a>
      {title ? (
        <h1 class="bar-title" data-heading tabIndex={-1}>
          {title}
          {subtitle ? <span class="bar-subtitle"> {subtitle}</span> : null}
        </h1>
      ) : null}
      {middle}
      <div class="tools">
        {children}
        {quiet ? null : <Languages />}
        {quiet ? null : <DayNight />}
      </div>
    </header>
  );
}

function Languages() {
  return (
    <div class="langs" role="group" aria-label={say("bar-language")}>
      {LANGUAGES.map((code) => (
        <button
          key={code}
          type="button"
          lang={code}
          aria-pressed={language.value === code}
          aria-label={`${code.toUpperCase()} ${NAMES[code]}`}
          onClick={() => (language.value = code)}
        >
          {code.toUpperCase()}
        </button>
      ))}
    </div>
  );
}

function DayNight() {
  const night = themeNow() === "night";
  return (
    <div class="day-night" role="group" aria-label={say("bar-theme")}>
      <button type="button" aria-pressed={!night} aria-label={say("theme-day")} onClick={() => (theme.value = "day")}>
        <Icon name="sun" />
      </button>
      <button type="button" aria-pressed={night} aria-label={say("theme-night")} onClick={() => (theme.value = "night")}>
        <Icon name="lamp" />
      </button>
    </div>
  );
}

/** Turns all sounds off and on. */
export function SoundButton() {
  return (
    <button
      type="button"
      class="tool tool-sound"
      aria-pressed={!muted.value}
      aria-label={say("bar-sound")}
      onClick={() => (muted.value = !muted.value)}
    >
      <Icon name={muted.value ? "mute" : "sound"} />
    </button>
  );
}
