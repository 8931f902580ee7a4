/** A panel at the edge: at the side of a wide screen, at the bottom of a phone. */

import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { Icon } from "../parts/Icon.tsx";
import { say } from "../state/say.ts";

interface DrawerProps {
  readonly title: string;
  readonly children: ComponentChildren;
  close(): void;
}

export function Drawer({ title, children, close }: DrawerProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const before = document.activeElement as HTMLElement | null;
    heading.current?.focus();
    return () => before?.focus();
  }, []);
  return (
    <aside
      class="drawer"
      aria-labelledby="drawer-title"
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.stopPropagation();
        close();
      }}
    >
      <div class="drawer-head">
        <h2 id="drawer-title" ref={heading} tabIndex={-1} data-quiet-focus>
          {title}
        </h2>
        <button type="button" class="tool" aria-label={say("close")} onClick={close}>
          <Icon name="close" />
        </button>
      </div>
      <div class="drawer-body">{children}</div>
    </aside>
  );
}
