/** The lamp of a hint, at the corner of what is to be done. */

import { Icon } from "./Icon.tsx";

export function Lamp() {
  return (
    <span class="lamp" aria-hidden="true">
      <Icon name="hint" size={16} />
    </span>
  );
}
