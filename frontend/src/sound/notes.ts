/** Sounds as data: what is heard, where, how high and in which voice, with its words; and the notes that it is made of. */

/** A voice: how loud its overtones are, the lowest first, how soon it is there and how long it rings. */
interface Voice {
  readonly overtones: readonly number[];
  readonly rise: number;
  readonly ring: number;
}

/** Voices that an ear tells apart, also high and low. */
export const VOICES = {
  horn: { overtones: [1, 0.7, 0.5, 0.35, 0.2], rise: 0.025, ring: 0.24 },
  flute: { overtones: [1, 0.08], rise: 0.035, ring: 0.26 },
  reed: { overtones: [1, 0, 0.75, 0, 0.5, 0, 0.3], rise: 0.012, ring: 0.2 },
  bell: { overtones: [0.7, 0, 0, 0.8, 0, 0.35], rise: 0.003, ring: 0.55 },
  pure: { overtones: [1], rise: 0.006, ring: 0.3 },
  drum: { overtones: [1, 0.25], rise: 0.003, ring: 0.12 },
} as const satisfies Record<string, Voice>;
export type Timbre = keyof typeof VOICES;

/** Something that is heard. */
export interface Heard {
  /** Its kind, by which it is made, muted and learned. */
  readonly sound: string;
  /** Where it is: from -1, left, to 1, right. */
  readonly pan?: number;
  /** How high it is, in hertz. */
  readonly pitch?: number;
  readonly timbre?: Timbre;
  /** What it tells, in words. */
  readonly text: string;
}

/** One note of a sound, in seconds and hertz; what is left out is as what is heard has it. */
export interface Note {
  readonly begin?: number;
  readonly length?: number;
  /** A pitch of its own, or how many times as high as what is heard. */
  readonly pitch?: number;
  readonly times?: number;
  /** The pitch at its end, as a part of that at its beginning. */
  readonly glide?: number;
  readonly timbre?: Timbre | "breath";
  readonly loud?: number;
}

/** How the sounds of every table are made: soft wood, a leaf, a low tap, a rising pair. */
export const COMMON: Readonly<Record<string, readonly Note[]>> = {
  wood: [
    { pitch: 900, length: 0.05, timbre: "breath", loud: 0.7 },
    { pitch: 210, length: 0.11, glide: 0.67 },
  ],
  leaf: [{ pitch: 3200, length: 0.16, timbre: "breath", loud: 0.45 }],
  refused: [
    { pitch: 110, length: 0.16, timbre: "drum" },
    { pitch: 300, length: 0.05, timbre: "breath", loud: 0.4 },
  ],
  again: [{ pitch: 523 }, { pitch: 784, begin: 0.13, length: 0.45 }],
  turn: [{ pitch: 392, length: 0.25 }],
  win: [523, 659, 784, 1047].map((pitch, index) => ({ pitch, begin: index * 0.12, length: 0.6 })),
  talk: [{ pitch: 660, length: 0.12 }],
};

/** A note as it is played. */
export interface Played {
  readonly begin: number;
  readonly length: number;
  readonly pitch: number;
  readonly end: number;
  readonly timbre: Timbre | "breath";
  readonly loud: number;
}

/** The notes of something that is heard; none where nobody says how it is made. */
export function notesOf(heard: Heard, made: Readonly<Record<string, readonly Note[]>> = {}): readonly Played[] {
  return (made[heard.sound] ?? COMMON[heard.sound] ?? []).map((note) => {
    const timbre = note.timbre ?? heard.timbre ?? "pure";
    const pitch = note.pitch ?? (heard.pitch ?? 440) * (note.times ?? 1);
    const ring = timbre === "breath" ? 0.1 : VOICES[timbre].ring;
    return { begin: note.begin ?? 0, length: note.length ?? ring, pitch, end: pitch * (note.glide ?? 1), timbre, loud: note.loud ?? 0.5 };
  });
}
