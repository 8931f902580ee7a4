/** The box of a game, as it stands on the shelf. */

import type { ComponentChildren } from "preact";
import "./Lid.css";

interface LidProps {
  /** Its colour, as #rrggbb. */
  readonly lid?: string;
  /** The address of its picture. */
  readonly box?: string | null;
  /** What stands on it where it has no picture. */
  readonly title?: string;
  readonly children?: ComponentChildren;
}

/** Whether dark ink is read better on a colour than light ink. */
function isPale(colour: string): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  return red * 0.3 + green * 0.59 + blue * 0.11 > 140;
}

export function Lid({ lid, box, title, children }: LidProps) {
  return (
    <div class={`box ${lid && isPale(lid) ? "pale" : ""}`} style={lid ? { "--lid": lid } : undefined}>
      <div class="lid">
        {box ? <img src={box} width="280" height="240" alt="" draggable={false} /> : null}
        {box === null && title ? (
          <div class="lid-title" aria-hidden="true">
            {title}
          </div>
        ) : null}
        {children}
      </div>
    </div>
  );
}
