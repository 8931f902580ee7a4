/** Line drawings for buttons; each button also has words. */

import drawings from "../look/icons.svg";
import "./Icon.css";

const LEAF =
  "M0-3C-4-12-26-17-26-36C-26-45-19-51-11.5-51C-6-51-2-49 0-45.5C2-49 6-51 11.5-51C19-51 26-45 26-36C26-17 4-12 0-3Z";

export type IconName =
  | "sun" | "lamp" | "menu" | "sound" | "mute" | "chevron" | "down" | "log" | "chat" | "help" | "sheet" | "check" | "wait"
  | "play" | "pause" | "back" | "forward" | "first" | "last" | "close" | "link" | "bot" | "hint" | "ear" | "again" | "eye"
  | "share" | "copy" | "wifi" | "away";

export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" focusable="false" class="icon-lines">
      <use href={`${drawings}#${name}`} />
    </svg>
  );
}

/** The four-leaved clover: our mark, and in gold the sign of who won. */
export function Mark({ size = 22 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="-50 -50 100 100" aria-hidden="true" focusable="false" class="mark">
      {[-45, 45, 135, 225].map((turn) => (
        <path key={turn} d={LEAF} transform={`rotate(${turn}) scale(.98)`} fill="currentColor" />
      ))}
    </svg>
  );
}
