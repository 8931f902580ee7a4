/** A box in which a line is typed and sent. */

import { useState } from "preact/hooks";

interface Typing {
  readonly text: string;
  type(text: string): void;
  /** Send what was typed. */
  send(event: Event): void;
}

/** The box is empty as soon as its words are sent, ready for the next; it has them again if they were refused. */
export function useTyping(give: (typed: string) => Promise<boolean>): Typing {
  const [text, type] = useState("");
  const send = (event: Event) => {
    event.preventDefault();
    const typed = text.trim();
    if (!typed) return;
    type("");
    void give(typed).then((done) => done || type((since) => since || typed));
  };
  return { text, type, send };
}
