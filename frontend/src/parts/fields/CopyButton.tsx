/** Copies a link, and says so. */

import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { announce } from "../../ear.ts";
import { say } from "../../state/say.ts";
import { copy } from "./copy.ts";

interface CopyProps {
  readonly link: string;
  readonly label: string;
  readonly look?: string;
  /** A drawing before the label. */
  readonly children?: ComponentChildren;
}

export function CopyButton({ link, label, look = "quiet", children }: CopyProps) {
  const [copied, setCopied] = useState(false);
  const share = async () => {
    if (!(await copy(link))) return;
    setCopied(true);
    announce(say("link-copied"));
  };
  return (
    <button type="button" class={`btn ${look}`} onClick={() => void share()}>
      {children}
      {say(copied ? "link-copied-short" : label)}
    </button>
  );
}
