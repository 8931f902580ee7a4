/** The line to a table: a WebSocket that heals by itself, and commands that are carried out once. */

import { signal } from "@preact/signals";
import type { Command, Message, No } from "./messages.ts";

/** How the line is: `lost` while it tries to come back, `gone` when there is no such table any more. */
type LineState = "connecting" | "open" | "lost" | "gone";

export interface Socket {
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  readonly readyState: number;
  send(text: string): void;
  close(): void;
}

type Without<T> = T extends unknown ? Omit<T, "id"> : never;
/** A command before it has its id. */
export type Wish = Without<Command>;

interface Pending {
  readonly text: string;
  readonly answer: (no: No | null) => void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
/** How long an answer may take before the line counts as cut. */
const PATIENCE = 6000;
/** How long the line may be silent before we ask whether it is there. */
const SILENCE = 30_000;

interface LineOptions {
  /** Takes a message in. */
  hear(message: Message): void;
  /** The number of the last news that was heard, 0 before any. */
  since(): number;
  /** Whether the table still exists, asked when the line cannot be opened. */
  exists(): Promise<boolean>;
  open?(address: string): Socket;
}

export class Line {
  readonly state = signal<LineState>("connecting");
  readonly #address: string;
  readonly #options: LineOptions;
  #socket: Socket | null = null;
  #closed = false;
  #wait = FIRST_WAIT;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #watch: ReturnType<typeof setTimeout> | undefined;
  readonly #pending = new Map<string, Pending>();
  readonly #mark = crypto.getRandomValues(new Uint32Array(2)).join("-");
  #count = 0;
  readonly #back = () => this.#again(0);
  readonly #away = () => this.#lose();

  constructor(table: string, options: LineOptions) {
    this.#options = options;
    this.#address = `${location.origin.replace(/^http/, "ws")}/api/tables/${table}/socket?follow=views&changes=1`;
    addEventListener("online", this.#back);
    addEventListener("offline", this.#away);
    this.#connect();
  }

  /** Give a command; resolves when the table has answered, with the refusal if it was refused. */
  send(wish: Wish): Promise<No | null> {
    const id = `${this.#mark}-${++this.#count}`;
    const text = JSON.stringify({ ...wish, id });
    return new Promise((resolve) => {
      this.#pending.set(id, { text, answer: resolve });
      if (this.state.value === "open") this.#give(text);
    });
  }

  close(): void {
    this.#closed = true;
    removeEventListener("online", this.#back);
    removeEventListener("offline", this.#away);
    clearTimeout(this.#retry);
    clearTimeout(this.#watch);
    this.#drop();
  }

  /** Something is missing: come back with what we have. */
  resync(): void {
    this.#lose();
    this.#again(0);
  }

  #connect(): void {
    this.#drop();
    const since = this.#options.since();
    const address = since > 0 ? `${this.#address}&since=${since}` : this.#address;
    const socket = (this.#options.open ?? ((to: string): Socket => new WebSocket(to)))(address);
    this.#socket = socket;
    let heard = false;
    socket.onmessage = (event) => {
      if (this.#socket !== socket) return;
      if (!heard) {
        heard = true;
        this.#wait = FIRST_WAIT;
        this.state.value = "open";
        for (const { text } of this.#pending.values()) this.#give(text);
      }
      this.#hear(JSON.parse(String(event.data)) as Message);
    };
    socket.onclose = () => {
      if (this.#socket !== socket) return;
      this.#lose();
      if (heard) this.#again(this.#wait);
      else void this.#ask();
    };
    this.#expect(PATIENCE + this.#wait); // a line that is too slow for that gets more time at every try
  }

  async #ask(): Promise<void> {
    const exists = await this.#options.exists().catch(() => true);
    if (this.#closed) return;
    if (exists) this.#again(this.#wait);
    else this.state.value = "gone";
  }

  #give(text: string): void {
    this.#socket?.send(text);
    this.#expect(PATIENCE);
  }

  #hear(message: Message): void {
    this.#expect(this.#pending.size > 0 ? PATIENCE : SILENCE);
    this.#options.hear(message);
    const id = "id" in message ? message.id : null;
    const pending = id ? this.#pending.get(id) : undefined;
    if (!id || !pending) return;
    this.#pending.delete(id);
    if (this.#pending.size === 0) this.#expect(SILENCE);
    pending.answer(message.is === "no" ? message : null);
  }

  /** Unless something is heard within that time, ask whether the line is there, or take it for cut. */
  #expect(time: number): void {
    clearTimeout(this.#watch);
    this.#watch = setTimeout(() => {
      if (this.state.value === "open" && this.#pending.size === 0) {
        const id = `${this.#mark}-${++this.#count}`;
        this.#pending.set(id, { text: JSON.stringify({ do: "look", id }), answer: () => undefined });
        this.#give(JSON.stringify({ do: "look", id }));
      } else this.resync();
    }, time);
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    if (socket && socket.readyState <= 1) socket.close();
  }

  #lose(): void {
    clearTimeout(this.#watch);
    this.#drop();
    if (this.state.value !== "gone" && !this.#closed) this.state.value = "lost";
  }

  #again(wait: number): void {
    clearTimeout(this.#retry);
    if (this.#closed || this.state.value === "gone" || this.state.value === "open") return;
    this.#retry = setTimeout(() => this.#connect(), wait * (0.7 + 0.6 * Math.random()));
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }
}
