/** The face before a name: a bot's animal, or the initial of a person. It decorates; the name beside it says who it is. */

import drawings from "../look/faces.svg";
import type { Faced } from "../net/standing.ts";
import "./Face.css";

/** The animals of the house, weakest first. */
export const ANIMALS = ["lento", "pico", "piaf", "hopla", "filou", "arno", "luna", "nestor"] as const;
export type Animal = (typeof ANIMALS)[number];

/** The number of scarves that are drawn. */
const SCARVES = 12;

interface FaceProps extends Faced {
  /** In pixels, where the text has its usual size: in a list of moves, at a seat, to choose from. */
  readonly size?: 16 | 24 | 48;
  /** Who plays now, has won, or has called something; a word says it elsewhere. */
  readonly ring?: "now" | "won" | "calls" | null;
}

/** The drawing of an animal by its name; undefined where there is none. */
const drawingOf = (name = ""): Animal | undefined => ANIMALS.find((animal) => animal === name.toLowerCase());

export function Face({ name, animal, scarf = null, standIn, size = 24, ring = null }: FaceProps) {
  const [drawn, inPlace] = [drawingOf(animal), drawingOf(standIn)];
  return (
    <span class={`face face-${size} ${ring ? `face-${ring}` : ""}`} aria-hidden="true">
      {drawn ? (
        <Drawing animal={drawn} scarf={scarf} />
      ) : (
        <span class="face-initial" data-initial={initialOf(name)} />
      )}
      {inPlace ? (
        <span class="face-corner">
          <Drawing animal={inPlace} />
        </span>
      ) : null}
    </span>
  );
}

function Drawing({ animal, scarf = null }: { animal: Animal; scarf?: number | null }) {
  return (
    <svg viewBox="0 0 64 64" focusable="false">
      <use href={`${drawings}#${animal}`} />
      {scarf === null ? null : <use href={`${drawings}#scarf-${scarf % SCARVES}`} />}
    </svg>
  );
}

/** The first letter of a name as its readers count letters; it is drawn by the style, so no text is there twice. */
const initialOf = (name: string): string => {
  const [first] = new Intl.Segmenter().segment(name.trim());
  return first?.segment.toUpperCase() ?? "";
};
