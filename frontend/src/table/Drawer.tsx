/** A panel at the edge: at the side of a wide screen, at the bottom of a phone. */

import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { Icon } from "../parts/Icon.tsx";
import { say } from "../state/say.ts";
import "./Drawer.css";

interface DrawerProps {
  readonly title: string;
  readonly children: ComponentChildren;
  close(): void;
}

export function Drawer({ title, children, close }: DrawerProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const panel = useRef<HTMLElement>(null);
  const leave = useRef(close);
  leave.current = close;
  useEffect(() => {
    const before = document.activeElement as HTMLElement | null;
    heading.current?.focus();
    const here = panel.current;
    const escape = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      event.stopPropagation();
      leave.current();
    };
    here?.addEventListener("keydown", escape);
    return () => {
      here?.removeEventListener("keydown", escape);
      before?.focus();
    };
  }, []);
  return (
    <aside class="drawer" aria-labelledby="drawer-title" ref={panel}>
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
