/** Reading aloud with a voice of the browser: chapter by chapter, sentence by sentence. */

import { signal, type ReadonlySignal } from "@preact/signals";
import { LOCALES } from "../words/languages.ts";

interface Chapter {
  readonly title: string;
  readonly sentences: readonly string[];
}

const languageOf = (voice: SpeechSynthesisVoice) => voice.lang.toLowerCase().replace("_", "-");

/** The voice of the browser that reads a language best, one of this device first; nothing where there is none. */
export function voiceFor(language: string): SpeechSynthesisVoice | null {
  const able = globalThis.speechSynthesis?.getVoices().filter((voice) => languageOf(voice).split("-")[0] === language) ?? [];
  const worth = (voice: SpeechSynthesisVoice) =>
    (voice.localService ? 4 : 0) + (languageOf(voice) === LOCALES[language]?.toLowerCase() ? 2 : 0) + (voice.default ? 1 : 0);
  return able.toSorted((one, other) => worth(other) - worth(one))[0] ?? null;
}

/** Some browsers know their voices only after a while: hear of it when they do. Gives back what ends that. */
export function whenVoicesCome(tell: () => void): () => void {
  const synthesis = globalThis.speechSynthesis;
  synthesis?.addEventListener("voiceschanged", tell);
  return () => synthesis?.removeEventListener("voiceschanged", tell);
}

/** Somebody who reads chapters aloud. */
export class Reading {
  readonly #chapter = signal<number | null>(null);
  readonly #speaking = signal(false);
  #sentence = 0;
  /** What was said before belongs to an earlier turn: its end moves nothing on. */
  #turn = 0;

  readonly #language: string;
  readonly #speed: () => number;

  readonly chapters: readonly Chapter[];

  constructor(chapters: readonly Chapter[], language: string, speed: () => number) {
    this.chapters = chapters;
    this.#language = language;
    this.#speed = speed;
  }

  /** The number of the chapter that is read, also while it pauses; nothing before the first and after the last. */
  get chapter(): ReadonlySignal<number | null> {
    return this.#chapter;
  }

  get speaking(): ReadonlySignal<boolean> {
    return this.#speaking;
  }

  /** Read on from where it paused, or from the beginning. The sentence that was interrupted is said again. */
  play(): void {
    this.#chapter.value ??= 0;
    this.#speaking.value = true;
    this.#say();
  }

  pause(): void {
    this.#speaking.value = false;
    this.#hush();
  }

  /** Go some chapters forward, or back: from within a chapter, back is first its beginning. */
  go(step: number): void {
    const now = this.#chapter.value ?? 0;
    const again = step < 0 && this.#sentence > 1;
    this.#chapter.value = Math.min(Math.max(again ? now : now + step, 0), this.chapters.length - 1);
    this.#sentence = 0;
    if (this.#speaking.value) this.#say();
  }

  /** The speed has changed. */
  hurry(): void {
    if (this.#speaking.value) this.#say();
  }

  stop(): void {
    this.pause();
    this.#chapter.value = null;
    this.#sentence = 0;
  }

  #hush(): void {
    this.#turn++;
    speechSynthesis.cancel(); // to pause is not to be relied on: some browsers never go on
  }

  #say(): void {
    this.#hush();
    const turn = this.#turn;
    const sentence = this.chapters[this.#chapter.value ?? 0]?.sentences[this.#sentence];
    if (sentence === undefined) return this.#next();
    const said = new SpeechSynthesisUtterance(sentence);
    said.voice = voiceFor(this.#language);
    said.lang = said.voice?.lang ?? this.#language;
    said.rate = this.#speed();
    said.onend = () => void (turn === this.#turn && this.#next());
    said.onerror = () => void (turn === this.#turn && this.pause());
    speechSynthesis.speak(said);
  }

  #next(): void {
    const chapter = this.#chapter.value ?? 0;
    if (++this.#sentence < (this.chapters[chapter]?.sentences.length ?? 0)) return this.#say();
    if (chapter + 1 >= this.chapters.length) return this.stop();
    this.#chapter.value = chapter + 1;
    this.#sentence = 0;
    this.#say();
  }
}
