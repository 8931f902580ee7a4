/** A panel at the edge: at the side of a wide screen, at the bottom of a phone. */

import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { CloseButton } from "../parts/fields/Button.tsx";
import { useEventIn } from "../parts/gestures/hearing.ts";
import "./Drawer.css";

interface DrawerProps {
  readonly title: string;
  readonly children: ComponentChildren;
  close(): void;
}

export function Drawer({ title, children, close }: DrawerProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const panel = useRef<HTMLElement>(null);
  // at once: a little later it would take the focus from somebody who has gone on to a field meanwhile
  useLayoutEffect(() => {
    const before = document.activeElement;
    heading.current?.focus();
    return () => before instanceof HTMLElement && before.focus();
  }, []);
  useEventIn(panel, "keydown", (event) => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    close();
  });
  return (
    <aside class="drawer" aria-labelledby="drawer-title" ref={panel}>
      <div class="drawer-head">
        <h2 id="drawer-title" ref={heading} tabIndex={-1} data-quiet-focus>
          {title}
        </h2>
        <CloseButton act={close} />
      </div>
      <div class="drawer-body">{children}</div>
    </aside>
  );
}
