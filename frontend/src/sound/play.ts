/** Sounds, made on the spot: soft wood, a leaf, a low tap, a rising pair. Nothing is loaded. */

import { loudness, muted } from "../state/chosen.ts";

export const KINDS = ["wood", "leaf", "refused", "again", "turn", "win", "talk"] as const;
export type Sound = (typeof KINDS)[number];

let context: AudioContext | null = null;

/** A tone that is struck and dies away. */
function strike(at: AudioContext, out: AudioNode, pitch: number, begin: number, length: number, shape: OscillatorType) {
  const tone = at.createOscillator();
  const fade = at.createGain();
  tone.type = shape;
  tone.frequency.setValueAtTime(pitch, begin);
  fade.gain.setValueAtTime(0, begin);
  fade.gain.linearRampToValueAtTime(0.5, begin + 0.006);
  fade.gain.exponentialRampToValueAtTime(0.001, begin + length);
  tone.connect(fade).connect(out);
  tone.start(begin);
  tone.stop(begin + length);
  return tone;
}

const breaths = new Map<number, AudioBuffer>();

/** Noise that dies away, made once for each length. */
function breath(at: AudioContext, length: number): AudioBuffer {
  const made = breaths.get(length);
  if (made) return made;
  const samples = at.createBuffer(1, Math.ceil(at.sampleRate * length), at.sampleRate);
  const data = samples.getChannelData(0);
  for (let index = 0; index < data.length; index++) data[index] = (Math.random() * 2 - 1) * (1 - index / data.length) ** 2;
  breaths.set(length, samples);
  return samples;
}

/** A breath of noise through a filter: a leaf that is turned, or the knock of wood. */
function brush(at: AudioContext, out: AudioNode, pitch: number, begin: number, length: number, loud: number) {
  const noise = at.createBufferSource();
  noise.buffer = breath(at, length);
  const filter = at.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  filter.Q.value = 1.4;
  const gain = at.createGain();
  gain.gain.value = loud;
  noise.connect(filter).connect(gain).connect(out);
  noise.start(begin);
}

const MAKE: Record<Sound, (at: AudioContext, out: AudioNode, now: number) => void> = {
  wood: (at, out, now) => {
    brush(at, out, 900, now, 0.05, 0.7);
    strike(at, out, 210, now, 0.11, "sine").frequency.exponentialRampToValueAtTime(140, now + 0.1);
  },
  leaf: (at, out, now) => brush(at, out, 3200, now, 0.16, 0.45),
  refused: (at, out, now) => {
    strike(at, out, 110, now, 0.16, "triangle");
    brush(at, out, 300, now, 0.05, 0.4);
  },
  again: (at, out, now) => {
    strike(at, out, 523, now, 0.3, "sine");
    strike(at, out, 784, now + 0.13, 0.45, "sine");
  },
  turn: (at, out, now) => {
    strike(at, out, 392, now, 0.25, "sine");
  },
  win: (at, out, now) => {
    for (const [index, pitch] of [523, 659, 784, 1047].entries()) strike(at, out, pitch, now + index * 0.12, 0.6, "sine");
  },
  talk: (at, out, now) => {
    strike(at, out, 660, now, 0.12, "sine");
  },
};

/** Play a sound as loud as it was chosen to be; silent before the first touch of the page, as browsers want it. */
export function play(sound: Sound): void {
  const loud = loudness.peek()[sound] ?? 0.6;
  if (muted.peek() || loud <= 0 || typeof AudioContext === "undefined") return;
  if (!navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  const out = context.createGain();
  out.gain.value = loud * 0.5;
  out.connect(context.destination);
  MAKE[sound](context, out, context.currentTime + 0.005);
}
