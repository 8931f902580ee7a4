/** Plays sounds, made on the spot: nothing is loaded. */

import { signal } from "@preact/signals";
import { loudness, muted } from "../state/chosen.ts";
import { COMMON, type Heard, type Note, notesOf, type Played, type Timbre, VOICES } from "./notes.ts";

/** The sounds of every table. */
export const KINDS: readonly string[] = Object.keys(COMMON);
/** How loud a sound is that nobody has made louder or softer, from 0 to 1. */
export const USUAL = 0.6;
const KEPT = 4;
/** Milliseconds of silence after which sound is switched off until it is needed: it would use up a phone's battery. */
export const RESTS_AFTER = 5000;
/** What was heard last, the latest last: captions, for whoever does not hear. */
export const lately = signal<readonly Heard[]>([]);

let context: AudioContext | null = null;
let rest: ReturnType<typeof setTimeout> | undefined;
const breaths = new Map<number, AudioBuffer>();
const waves = new Map<Timbre, PeriodicWave>();

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

function wave(at: AudioContext, timbre: Timbre): PeriodicWave {
  const { overtones } = VOICES[timbre];
  const made = waves.get(timbre) ?? at.createPeriodicWave([0, ...overtones.map(() => 0)], [0, ...overtones]);
  waves.set(timbre, made);
  return made;
}

/** A breath of noise through a filter: a leaf that is turned, or the knock of wood. */
function brush(at: AudioContext, out: AudioNode, note: Played, now: number): void {
  const noise = at.createBufferSource();
  noise.buffer = breath(at, note.length);
  const filter = at.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = note.pitch;
  filter.Q.value = 1.4;
  const gain = at.createGain();
  gain.gain.value = note.loud;
  noise.connect(filter).connect(gain).connect(out);
  noise.start(now + note.begin);
}

/** A tone that is struck and dies away. */
function strike(at: AudioContext, out: AudioNode, note: Played, timbre: Timbre, now: number): void {
  const [begin, end] = [now + note.begin, now + note.begin + note.length];
  const tone = at.createOscillator();
  const fade = at.createGain();
  tone.setPeriodicWave(wave(at, timbre));
  tone.frequency.setValueAtTime(note.pitch, begin);
  if (note.end !== note.pitch) tone.frequency.exponentialRampToValueAtTime(note.end, end);
  fade.gain.setValueAtTime(0, begin);
  fade.gain.linearRampToValueAtTime(note.loud, begin + VOICES[timbre].rise);
  fade.gain.exponentialRampToValueAtTime(0.001, end);
  tone.connect(fade).connect(out);
  tone.start(begin);
  tone.stop(end);
}

/** Play what is heard as loud as it was chosen to be; silent before the first touch of the page, as browsers want it. */
export function hear(heard: Heard, made?: Readonly<Record<string, readonly Note[]>>): void {
  if (heard.text) lately.value = [...lately.value, heard].slice(-KEPT);
  const loud = loudness.peek()[heard.sound] ?? USUAL;
  if (muted.peek() || loud <= 0 || typeof AudioContext === "undefined") return;
  if (!navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  void context.resume(); // it may be about to rest
  const out = context.createGain();
  out.gain.value = loud * 0.5;
  const place = new StereoPannerNode(context, { pan: heard.pan ?? 0 });
  out.connect(place).connect(context.destination);
  const now = context.currentTime + 0.005;
  const notes = notesOf(heard, made);
  for (const note of notes) {
    if (note.timbre === "breath") brush(context, out, note, now);
    else strike(context, out, note, note.timbre, now);
  }
  clearTimeout(rest);
  const end = Math.max(0, ...notes.map((note) => note.begin + note.length));
  rest = setTimeout(() => void context?.suspend(), end * 1000 + RESTS_AFTER);
}

/** Play a sound of every table. */
export const play = (sound: string): void => hear({ sound, text: "" });
