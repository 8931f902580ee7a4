// @vitest-environment happy-dom
/** Rules that are heard: with a stand-in for the voices of the browser, and nothing else. */

import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Markdown } from "../src/parts/Markdown.tsx";
import { Listen, useReading } from "../src/pages/Listen.tsx";
import { Reading, voiceFor } from "../src/sound/reading.ts";
import { language, readingSpeed } from "../src/state/chosen.ts";
import { say, spoken } from "../src/state/say.ts";
import { allWords } from "./files.ts";

const CHAPTERS = [
  { title: "Game", sentences: ["Game", "For two."] },
  { title: "Play", sentences: ["Play", "You draw.", "You place."] },
  { title: "End", sentences: ["End"] },
];
const TEXT = "# Game\n\nFor two.\n\n## Play\n\nYou draw. You place.\n\n### More\n\nSo.\n\n## End\n";

class Utterance {
  voice: SpeechSynthesisVoice | null = null;
  lang = "";
  rate = 1;
  onend: (() => void) | null = null;
  onerror: (() => void) | null = null;
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

const voice = (lang: string, more: Partial<SpeechSynthesisVoice> = {}) =>
  ({ lang, name: lang, localService: true, default: false, voiceURI: lang, ...more }) as SpeechSynthesisVoice;

/** The voices of a browser: they say nothing, and end a sentence when they are told to. */
class Voices extends EventTarget {
  voices: SpeechSynthesisVoice[] = [voice("fr_FR"), voice("en-US"), voice("en-GB")];
  said: Utterance[] = [];
  getVoices = () => this.voices;
  speak = (one: Utterance) => void this.said.push(one);
  /** As browsers do: what is cut short ends as well. */
  cancel = () => this.said.at(-1)?.onend?.();
  finish = () => act(() => this.said.at(-1)?.onend?.());
  get texts() {
    return this.said.map(({ text }) => text);
  }
}

let voices: Voices;
let place: HTMLElement;
beforeEach(() => {
  voices = new Voices();
  vi.stubGlobal("speechSynthesis", voices);
  vi.stubGlobal("SpeechSynthesisUtterance", Utterance);
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify(CHAPTERS), { headers: { "Content-Type": "application/json" } }));
  place = document.createElement("div");
  document.body.append(place);
  language.value = "en";
  spoken.value = allWords("en", "lucky-numbers");
});
afterEach(async () => {
  await act(() => render(null, place));
  place.remove();
  vi.unstubAllGlobals();
  readingSpeed.value = 1;
});

test("every sentence is said once, chapter by chapter, to the end", async () => {
  const reading = new Reading(CHAPTERS, "en", () => 1);
  reading.play();
  const chapters = [reading.chapter.value];
  while (reading.speaking.value) {
    await voices.finish();
    chapters.push(reading.chapter.value);
  }
  expect(voices.texts).toEqual(CHAPTERS.flatMap(({ sentences }) => sentences));
  expect(chapters).toEqual([0, 0, 1, 1, 1, 2, null]);
});

test("after a pause the sentence that was interrupted is said again", async () => {
  const reading = new Reading(CHAPTERS, "en", () => 1);
  reading.play();
  await voices.finish();
  reading.pause();
  expect([reading.speaking.value, reading.chapter.value]).toEqual([false, 0]);
  reading.play();
  expect(voices.texts).toEqual(["Game", "For two.", "For two."]);
});

test("back is first the beginning of the chapter, then the one before; neither end is passed", async () => {
  const reading = new Reading(CHAPTERS, "en", () => 1);
  reading.play();
  reading.go(1);
  await voices.finish();
  await voices.finish();
  reading.go(-1);
  expect([reading.chapter.value, voices.texts.at(-1)]).toEqual([1, "Play"]);
  reading.go(-1);
  reading.go(-1);
  expect([reading.chapter.value, voices.texts.at(-1)]).toEqual([0, "Game"]);
  reading.go(5);
  expect([reading.chapter.value, voices.texts.at(-1)]).toEqual([2, "End"]);
  reading.pause();
  reading.go(-1);
  expect([reading.speaking.value, voices.texts.at(-1)]).toEqual([false, "End"]);
});

test("a voice that fails pauses instead of rushing through the rules", () => {
  const reading = new Reading(CHAPTERS, "en", () => 1);
  reading.play();
  voices.said.at(-1)?.onerror?.();
  expect([reading.speaking.value, reading.chapter.value, voices.said.length]).toEqual([false, 0, 1]);
});

test("the voice is one of the language, of this device and of where it is at home before others", () => {
  expect(voiceFor("en")?.lang).toBe("en-GB");
  expect(voiceFor("fr")?.lang).toBe("fr_FR");
  voices.voices = [voice("en-GB", { localService: false }), voice("en-US")];
  expect(voiceFor("en")?.lang).toBe("en-US");
  expect(voiceFor("fr")).toBeNull();
  vi.stubGlobal("speechSynthesis", undefined);
  expect(voiceFor("en")).toBeNull();
});

function Page() {
  const reading = useReading("pebbles", "en");
  return (
    <div class="rules">
      <Markdown text={TEXT} files="" current={reading?.chapter.value ?? null}>
        {reading ? <Listen game="pebbles" language="en" reading={reading} /> : null}
      </Markdown>
    </div>
  );
}
async function page() {
  await act(() => render(<Page />, place));
  await act(() => new Promise((done) => setTimeout(done)));
}
const press = (label: string) =>
  act(() => [...place.querySelectorAll("button")].find((one) => one.textContent === say(label))!.click());
const current = () => [...place.querySelectorAll("[aria-current]")].map(({ textContent }) => textContent);

test("the page shows which part is read, and stops when somebody goes", async () => {
  await page();
  expect(current()).toEqual([]);
  await press("listen");
  expect(current()).toEqual(["Game"]);
  await voices.finish();
  await voices.finish();
  expect(current()).toEqual(["Play"]);
  expect(place.querySelector("section.now h2")?.textContent).toBe("Play");
  expect(place.querySelector(".reading p")?.textContent).toBe(say("listen-part", { number: 2, count: 3, title: "Play" }));
  await press("listen-pause");
  await press("listen-forward");
  expect([current(), voices.texts.at(-1)]).toEqual([["End"], "Play"]);
  await press("listen-go-on");
  expect(voices.texts.at(-1)).toBe("End");
  const stop = [...place.querySelectorAll("button")].find((one) => one.textContent === say("listen-stop"))!;
  stop.focus();
  await press("listen-stop");
  expect(document.activeElement?.textContent).toBe(say("listen"));
  expect([current(), place.querySelector(".reading")]).toEqual([[], null]);
  await press("listen");
  const cancelled = vi.spyOn(voices, "cancel");
  await act(() => render(null, place));
  expect(cancelled).toHaveBeenCalled();
});

test("the speed is kept in the browser and holds from the sentence that is said", async () => {
  await page();
  await press("listen");
  const speed = place.querySelector("select")!;
  await act(() => {
    speed.selectedIndex = 4;
    speed.dispatchEvent(new Event("change", { bubbles: true }));
  });
  expect(voices.said.map(({ text, rate }) => [text, rate])).toEqual([
    ["Game", 1],
    ["Game", 1.5],
  ]);
  expect(localStorage.getItem("ludotheque.reading-speed")).toBe("1.5");
});

test("a browser without a voice for the language says so, until one comes", async () => {
  voices.voices = [voice("de-DE")];
  await page();
  await press("listen");
  expect(place.querySelector("[role=status]")?.textContent).toBe(say("listen-no-voice", { game: "pebbles" }));
  expect(voices.said).toEqual([]);
  voices.voices.push(voice("en-GB"));
  await act(() => void voices.dispatchEvent(new Event("voiceschanged")));
  expect(place.querySelector("[role=status]")?.textContent).toBe("");
  await press("listen");
  expect(voices.texts).toEqual(["Game"]);
});
