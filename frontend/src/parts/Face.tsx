/** The face before a name: a bot's animal, or the initial of a person. It decorates; the name beside it says who it is. */

import drawings from "../look/faces.svg";
import "./Face.css";

/** The animals of the house, weakest first. */
export const ANIMALS = ["lento", "pico", "piaf", "hopla", "filou", "arno", "luna", "nestor"] as const;
export type Animal = (typeof ANIMALS)[number];

/** The number of scarves that are drawn. */
const SCARVES = 12;

interface FaceProps {
  /** What they are called. */
  readonly name: string;
  /** Which animal a bot is; a person has none. */
  readonly animal?: string | null;
  /** The seat of a bot that another of the same animal plays beside: it wears a scarf in the pattern of that seat. */
  readonly scarf?: number | null;
  /** The animal of the bot that plays in this person's place. */
  readonly standIn?: string | null;
  /** In pixels, where the text has its usual size: in a list of moves, at a seat, to choose from. */
  readonly size?: 16 | 24 | 48;
  /** Who plays now, or has won; a word says it elsewhere. */
  readonly ring?: "now" | "won" | null;
}

const isAnimal = (name: string | null | undefined): name is Animal => ANIMALS.some((animal) => animal === name);

export function Face({ name, animal, scarf = null, standIn, size = 24, ring = null }: FaceProps) {
  return (
    <span class={`face face-${size} ${ring ? `face-${ring}` : ""}`} aria-hidden="true">
      {isAnimal(animal) ? (
        <Drawing animal={animal} scarf={scarf} />
      ) : (
        <span class="face-initial" data-initial={initialOf(name)} />
      )}
      {isAnimal(standIn) ? (
        <span class="face-corner">
          <Drawing animal={standIn} />
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
