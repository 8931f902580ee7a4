/** Buttons with words, links that look like them, and the cross that puts something away. */

import type { ComponentChildren } from "preact";
import { stay } from "../state/route.ts";
import { say } from "../state/say.ts";
import { Icon } from "./Icon.tsx";

interface Labelled {
  readonly label: string;
  /** `primary` for what is most likely wanted, `plain` for the least; other classes may follow. */
  readonly look?: string;
  /** More words, after the label. */
  readonly children?: ComponentChildren;
}

interface ButtonProps extends Labelled {
  /** What ears hear instead of the label. */
  readonly name?: string;
  /** Nothing can be done now: it stays where it is and keeps the focus. */
  readonly off?: boolean;
  /** Without it the button sends its form. */
  act?(): unknown;
}

export function Button({ label, look = "quiet", name, off, act, children }: ButtonProps) {
  return (
    <button
      type={act ? "button" : "submit"}
      class={`btn ${look}`}
      aria-label={name}
      aria-disabled={off}
      onClick={() => void (off || act?.())}
    >
      {label}
      {children}
    </button>
  );
}

/** A link to another page of ours; `name` is what ears hear instead of the label. */
export function LinkButton({ label, look = "quiet", name, href, children }: Labelled & { readonly href: string; readonly name?: string }) {
  return (
    <a class={`btn ${look}`} href={href} aria-label={name} onClick={stay}>
      {label}
      {children}
    </a>
  );
}

export function CloseButton({ act }: { act(): void }) {
  return (
    <button type="button" class="tool" aria-label={say("close")} onClick={act}>
      <Icon name="close" />
    </button>
  );
}
