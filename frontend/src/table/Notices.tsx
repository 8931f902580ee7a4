/** What is asked or told beside the moves: one thing at a time, in the bar, so that no board moves when it comes or goes. */

import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { CloseButton } from "../parts/Button.tsx";
import { clickOnce } from "../parts/presses.ts";
import type { Words } from "../words/index.ts";
import { awayNotes } from "./Away.tsx";
import { hints } from "./Hint.tsx";
import { useBotsToCome } from "./prepared.ts";
import { proposals } from "./Proposal.tsx";
import type { Sitting } from "./sitting.ts";
import "./Notices.css";

export interface Note {
  /** What it is about: who has put it away is told again only of something else. */
  readonly about: string;
  readonly text: string;
  readonly kind?: string;
  readonly label?: string;
  readonly answers?: ComponentChildren;
  /** It goes by itself, and cannot be put away. */
  readonly stays?: boolean;
  /** What putting it away does, where it does more than hide it. */
  readonly close?: () => void;
}

interface Notes {
  /** What stands in the bar now. */
  readonly first: Note | undefined;
  /** What was put away unanswered, for the menu. */
  readonly rest: readonly Note[];
  putAway(note: Note): void;
}

/** All that is to be told now: the most pressing first, and what was put away. */
export function useNotes(sitting: Sitting, words: Words, hintOnBoard: boolean, gone: readonly number[]): Notes {
  const [away, setAway] = useState<readonly string[]>([]);
  const refused = sitting.refused.value;
  const { missed } = sitting.memory;
  const notes: Note[] = [...proposals(sitting, words), ...awayNotes(sitting, words, gone), ...hints(sitting, hintOnBoard), ...useBotsToCome(sitting)];
  if (refused) notes.unshift({ about: refused, text: refused, kind: "refused", close: () => (sitting.refused.value = "") });
  if (missed.value) notes.push({ about: missed.value, text: missed.value, kind: "missed", close: () => (missed.value = "") });
  const abouts = notes.map(({ about }) => about);
  useEffect(() => setAway((before) => before.filter((about) => abouts.includes(about))), [abouts.join()]);
  return {
    first: notes.find(({ about }) => !away.includes(about)),
    rest: notes.filter(({ about }) => away.includes(about)),
    putAway: ({ about, close }) => (close ? close() : setAway([...away, about])),
  };
}

export function Notice({ note, putAway }: { note: Note; putAway?(note: Note): void }) {
  return (
    <section class={`notice ${note.kind ?? ""}`} aria-label={note.label} onClickCapture={clickOnce}>
      <p class={note.stays ? "soft" : undefined}>{note.text}</p>
      {note.answers}
      {putAway && !note.stays ? <CloseButton act={() => putAway(note)} /> : null}
    </section>
  );
}
