/** Sitting at a table: its line, how things stand, and what follows from news: words by ear, sounds. */

import { signal } from "@preact/signals";
import { announce } from "../ear.ts";
import type { Refusal } from "../games/contract.ts";
import { LATER, later } from "../net/anew.ts";
import { isPlay, type Told } from "../net/chronicle.ts";
import { PREPARING, Refused, seeEverything, seeHint } from "../net/http.ts";
import { Line, type Wish } from "../net/line.ts";
import type { HintShown, Message, No } from "../net/messages.ts";
import { Standing } from "../net/standing.ts";
import { type Sounds, soundsOf } from "../sound/events.ts";
import { hear } from "../sound/play.ts";
import type { Words } from "../words/index.ts";
import { capital, tell } from "../words/telling.ts";
import { Memory } from "./memory.ts";
import { FEW, movesSince } from "./missed.ts";
import { Speech } from "./speech.ts";
import { Voice, type Hearing } from "./voice.ts";

export class Sitting {
  readonly id: string;
  readonly standing = new Standing();
  readonly line: Line;
  /** Why the table cannot be seen, from the server. */
  readonly gone = signal("");
  /** The latest refusal of a table matter, shown by the frame. */
  readonly refused = signal("");
  /** Whether something that was asked of the table is asked for again until it is compiled. */
  readonly waits = signal(false);
  /** What the coach says now; `thinking` until it has said it. */
  readonly hint = signal<HintShown | "thinking" | null>(null);
  /** What happened before, and while nobody was here. */
  readonly memory: Memory;
  /** What was just said at the seats. */
  readonly speech = new Speech(this.standing);
  /** What is said of all that happens. */
  readonly voice: Voice;
  /** The sounds of the game, when its board is here. */
  sounds: Sounds | undefined;
  /** The words of the game; what was told before they came waits for them. */
  readonly #words = signal<Words | null>(null);
  #unsaid: Told[] = [];
  /** Whether the line was cut, and what was missed is on its way; and what of it has come. */
  #returns = false;
  #caughtUp: Told[] = [];
  /** What was asked of the table last and is not answered yet. */
  #asked: { readonly text: string; readonly answer: Promise<boolean> } | null = null;

  constructor(id: string) {
    this.id = id;
    const standing = this.standing;
    this.memory = new Memory(id, standing, (told) => this.inWords(told));
    this.voice = new Voice(standing, (told) => this.inWords(told));
    this.line = new Line(id, {
      hear: (message) => this.#take(message),
      since: () => standing.number,
      exists: () => this.#exists(),
    });
    standing.onGap = () => this.line.resync();
    standing.onNews = (told) => (this.#returns ? this.#caughtUp.push(...told) : this.#hear(told));
    this.line.state.subscribe((state) => {
      if (state === "lost") this.#returns = true;
    });
  }

  /** Take in a message. Who comes back over a new line hears first what they missed, and then who is here. */
  #take(message: Message): void {
    const before = this.standing.number;
    this.standing.take(message);
    if (message.is === "present" || message.is === "welcome") {
      this.#returns = false;
      const caughtUp = this.#caughtUp;
      this.#caughtUp = [];
      if (movesSince(caughtUp, 0).length > FEW) {
        this.memory.missedSince((caughtUp[0]?.number ?? 1) - 1);
        this.#hear(caughtUp.filter(({ event }) => !isPlay(event)));
      } else this.#hear(caughtUp);
    }
    this.memory.hear(message, before);
    if (message.is === "welcome") this.voice.arrive(this.memory.missed.value !== "");
  }

  /** From now on the news of the game are heard in this way. */
  attend(hearing: Hearing, words: Words): void {
    this.voice.attend(hearing, words, this.memory.missed.value !== "");
  }

  /** From now on everything is said in these words. */
  speak(words: Words): void {
    this.#words.value = words;
    this.memory.speak(words);
    const waiting = this.#unsaid;
    this.#unsaid = [];
    if (waiting.length > 0) this.#hear(waiting);
  }

  /** What was told, in words for this reader. */
  inWords({ event, names, mine }: Told): string {
    const words = this.#words.value;
    return words ? tell(words, event, this.standing.guest.value, mine, names) : "";
  }

  #hear(told: readonly Told[]): void {
    if (told.some(({ event }) => !event.kind.startsWith("table-"))) {
      this.hint.value = null; // the coach spoke of what was then
      this.refused.value = "";
    }
    if (!this.#words.value) {
      this.#unsaid.push(...told);
      return;
    }
    this.voice.hear(told);
    for (const one of told) {
      this.speech.hear(one);
      this.#sound(one);
    }
  }

  #sound({ event, names }: Told): void {
    const { seat, view } = this.standing;
    const hearer = { seat: seat.value, view: view.value, names, words: this.#words.value! };
    for (const heard of soundsOf(event, hearer, this.sounds)) hear(heard, this.sounds?.made);
  }

  /** Play an action; the refusal is said by ear, and given back to be shown in its place. */
  readonly act = async (action: string): Promise<Refusal | null> => {
    const no = await this.#send({ do: "act", action });
    if (!no) this.memory.missed.value = "";
    return no && { code: no.code, reason: no.reason, facts: no.facts };
  };

  /** Let my turn go by. */
  readonly pass = (): void => void this.ask({ do: "pass" });

  /** Ask something of the table itself; a refusal is shown by the frame. Who presses twice before the answer has come
   * asks once; only what is said in own words may be said again, and who has asked something else since has changed
   * their mind. */
  readonly ask = (wish: Wish): Promise<boolean> => {
    const text = JSON.stringify(wish);
    if (this.#asked?.text === text && wish.do !== "chat") return this.#asked.answer;
    const answer = this.#ask(wish).finally(() => {
      if (this.#asked?.answer === answer) this.#asked = null;
    });
    this.#asked = { text, answer };
    return answer;
  };

  async #ask(wish: Wish): Promise<boolean> {
    const no = await this.#send(wish);
    this.refused.value = no?.reason ?? "";
    return !no;
  }

  /** Give a command; a refusal is heard at once. */
  async #send(wish: Wish): Promise<No | null> {
    const no = await this.#sendUntilPrepared(wish);
    if (no) {
      this.voice.refused(no);
      const words = this.#words.value;
      const heard = words && this.sounds?.refused?.(no, words);
      hear(heard ?? { sound: "refused", text: "" }, this.sounds?.made);
    }
    return no;
  }

  async #sendUntilPrepared(wish: Wish): Promise<No | null> {
    let no = await this.line.send(wish);
    while (no?.code === PREPARING) {
      this.waits.value = true;
      await later(LATER);
      no = await this.line.send(wish);
    }
    this.waits.value = false;
    return no;
  }

  /** Ask the coach what to do now; the table hears that I asked, and I what it says. */
  readonly askHint = async (): Promise<void> => {
    if (this.hint.value === "thinking") return;
    this.hint.value = "thinking";
    if (!(await this.ask({ do: "hint" }))) {
      this.hint.value = null;
      return;
    }
    try {
      const hint = await seeHint(this.id);
      if (this.hint.value !== "thinking") return; // it comes too late
      this.hint.value = hint;
      announce(capital(hint.why.said ?? ""));
    } catch (error) {
      this.hint.value = null;
      this.refused.value = error instanceof Refused ? error.message : "";
      announce(this.refused.value);
    }
  };

  async #exists(): Promise<boolean> {
    try {
      await seeEverything(this.id);
    } catch (error) {
      if (error instanceof Refused && error.status === 404) {
        this.gone.value = error.message;
        return false;
      }
    }
    return true;
  }

  close(): void {
    this.voice.close();
    this.memory.close();
    this.speech.close();
    this.line.close();
  }
}
