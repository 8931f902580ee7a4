/** A sound as it looks: a bar for each of its notes, high or low, thick where it is loud. */

import { type Heard, type Note, notesOf } from "../sound/notes.ts";

const [WIDTH, HEIGHT] = [52, 22];
/** So much of a second is as wide as the picture. */
const SECONDS = 0.9;
const [LOWEST, HIGHEST] = [Math.log2(100), Math.log2(1300)];

export function SoundShape({ heard, made }: { heard: Heard; made?: Readonly<Record<string, readonly Note[]>> | undefined }) {
  const across = (seconds: number) => (Math.min(seconds, SECONDS) / SECONDS) * WIDTH;
  const down = (pitch: number) => HEIGHT - 4 - Math.min(1, (Math.log2(pitch) - LOWEST) / (HIGHEST - LOWEST)) * (HEIGHT - 8);
  return (
    <svg class="sound-shape" width={WIDTH} height={HEIGHT} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      {notesOf(heard, made).map((note, at) => (
        <line
          key={at}
          x1={2 + across(note.begin)}
          x2={Math.max(3 + across(note.begin), across(note.begin + note.length) - 2)}
          y1={down(note.pitch)}
          y2={down(note.end)}
          stroke="currentColor"
          stroke-width={note.timbre === "breath" ? 2 : 2 + 4 * note.loud}
          stroke-dasharray={note.timbre === "breath" ? "1 3" : undefined}
          stroke-linecap="round"
        />
      ))}
    </svg>
  );
}
