/** The buttons in the bar that each open a panel and close it again. */

import { say } from "../state/say.ts";
import { Icon, type IconName } from "./Icon.tsx";

interface PanelButtonsProps<Name extends string> {
  readonly panels: readonly (readonly [name: Name, icon: IconName])[];
  /** The panel that is open. */
  readonly open: Name | null;
  change(open: Name | null): void;
}

export const PanelButtons = <Name extends string>({ panels, open, change }: PanelButtonsProps<Name>) => (
  <>
    {panels.map(([name, icon]) => (
      <button
        key={name}
        type="button"
        class={`tool tool-${name}`}
        aria-label={say(name)}
        aria-expanded={open === name}
        onClick={() => change(open === name ? null : name)}
      >
        <Icon name={icon} />
        {name === "menu" ? null : <span class="tool-word">{say(name)}</span>}
      </button>
    ))}
  </>
);
