/** The voice of a game that all play at once: a listener says what matters, at a pace that an ear can follow. */

import { announce, isWanted, lines } from "../../ear.ts";
import type { Listener, Refusal } from "../../games/contract.ts";
import type { Standing } from "../../net/standing.ts";
import type { GameEvent, Words } from "../../words/index.ts";
import { called } from "../../words/telling.ts";
import { Paced } from "./paced.ts";

export class AtOnce {
  readonly #standing: Standing;
  readonly #listener: Listener;
  readonly #paced: Paced;
  #own = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #stop: () => void;

  constructor(standing: Standing, listener: Listener) {
    this.#standing = standing;
    this.#listener = listener;
    this.#paced = new Paced(
      (urgent) => listener.next(!isWanted("usual") ? "least" : urgent ? "urgent" : "all"),
      (text) => {
        this.#own = true;
        announce(text);
        this.#own = false;
      },
    );
    let last = lines.peek().at(-1)?.key;
    // an answer, or what happens at the table, takes its time as well
    this.#stop = lines.subscribe((said) => {
      const line = said.at(-1);
      if (line && line.key !== last && !this.#own) this.#paced.spoke(line.text, Date.now());
      last = line?.key;
    });
  }

  hear(events: readonly GameEvent[], words: Words): void {
    const { view, legal, seat } = this.#standing;
    if (!view.value) return;
    const names = called(words, this.#standing.names());
    const open = this.#standing.mayAct() ? legal.value : [];
    this.#listener.hear({ events, view: view.value, legal: open, seat: seat.value, names, words });
    if (isWanted("everything")) this.#listener.next("all"); // every event is said as it happens
    else this.#look();
  }

  refused(refusal: Refusal, words: Words): void {
    this.#listener.refused(refusal, words);
    this.#look();
  }

  #look(): void {
    clearTimeout(this.#timer);
    const now = Date.now();
    const again = this.#paced.look(now);
    if (again !== null) this.#timer = setTimeout(() => this.#look(), again - now);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#stop();
  }
}
