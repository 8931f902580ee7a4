/** Somebody learns: which step it is, what the board shows, and what follows from what they try. */

import { signal } from "@preact/signals";
import type { GameEvent, Refusal, View } from "../games/contract.ts";
import type { Moment, Sight, Taught } from "../net/messages.ts";

/** How a lesson reaches eyes and ears, and how time passes. */
export interface Stage {
  /** Something happened on the board. */
  tell(events: readonly GameEvent[]): void;
  /** The teacher says something, once. */
  say(text: string): void;
  wait(milliseconds: number): Promise<void>;
  /** How many steps are done by now. */
  keep(steps: number): void;
}

/** How long what somebody did is seen before another does something, and before the board becomes another one. */
export const BETWEEN = 1400;
export const BEFORE_ANOTHER = 2200;

const NOTHING: readonly GameEvent[] = [];

export class Learning {
  readonly #stage: Stage;
  #taught: Taught;
  /** The moments so far, for the way back. */
  #before: number[] = [];
  /** Counts up when the learner goes elsewhere: what was still to be shown is not shown any more. */
  #going = 0;
  #hurried = () => {};

  /** The number of the moment; null at the end. */
  readonly at = signal<number | null>(null);
  readonly view = signal<View | null>(null);
  readonly events = signal<readonly GameEvent[]>(NOTHING);
  /** Whether something is shown that the learner did, or another seat does: nothing can be done meanwhile. */
  readonly busy = signal(false);
  /** What the teacher says of the step just done. */
  readonly praise = signal("");

  constructor(taught: Taught, done: number, stage: Stage) {
    this.#taught = taught;
    this.#stage = stage;
    const first = done < taught.steps.length ? this.#first(done) : 0;
    this.#before = Array.from({ length: this.#momentOf(first).step }, (_, step) => this.#first(step));
    this.#show(first);
  }

  /** The same lesson in another language. */
  translate(taught: Taught): void {
    if (taught === this.#taught) return;
    this.#taught = taught;
    this.praise.value = "";
  }

  get moment(): Moment | null {
    return this.at.value === null ? null : this.#momentOf(this.at.value);
  }

  /** The step, from 0; at the end the number of steps. */
  get step(): number {
    return this.moment?.step ?? this.#taught.steps.length;
  }

  get legal(): readonly string[] {
    return this.busy.value ? [] : (this.moment?.legal ?? []);
  }

  /** Something is tried on the board. */
  readonly act = (action: string): Promise<Refusal | null> => {
    const moment = this.moment;
    if (!moment || this.busy.value) return Promise.resolve(null);
    const way = moment.ways.find(({ actions }) => actions.includes(action));
    if (!way) {
      const answer = moment.answers[action] ?? clashOf(moment, action) ?? moment.otherwise;
      this.#stage.say(answer.reason);
      return Promise.resolve(answer);
    }
    void this.#follow(way.sights, moment.step, way.next);
    return Promise.resolve(null);
  };

  /** The teacher does what is asked for. */
  readonly showMe = (): void => void this.act(this.moment?.ways[0]?.actions[0] ?? "");

  /** Do not wait for what is shown next. */
  readonly hurry = (): void => this.#hurried();

  readonly back = (): void => {
    const before = this.#before.at(-1);
    if (before === undefined) return;
    this.#before = this.#before.slice(0, -1);
    this.#show(before);
    this.ask();
  };

  /** Go to a step that was done, or to the one after it. */
  readonly goTo = (step: number): void => {
    const known = [...this.#before, ...(this.at.value === null ? [] : [this.at.value])];
    const at = known.find((number) => this.#momentOf(number).step === step) ?? this.#first(step);
    this.#before = known.filter((number) => this.#momentOf(number).step < step);
    this.#show(at);
    this.ask();
  };

  /** Say what is to be done now. */
  ask(): void {
    const { steps, end } = this.#taught;
    const { ask, how } = steps[this.step] ?? end;
    this.#stage.say(`${ask}. ${how}`.replaceAll("*", "").replace(/([.?!])\./, "$1"));
  }

  /** Leave the lesson: nothing more is shown. */
  close(): void {
    this.#going++;
    this.#hurried();
  }

  async #follow(sights: readonly Sight[], step: number, next: number | null): Promise<void> {
    const going = ++this.#going;
    this.busy.value = true;
    const done = this.#taught.steps[step]?.done ?? "";
    for (const [place, sight] of sights.entries()) {
      if (place > 0) await this.#pause(BETWEEN);
      if (going !== this.#going) return;
      this.view.value = sight.view;
      this.events.value = sight.events;
      this.#stage.tell(sight.events);
      if (place > 0) continue;
      this.praise.value = done;
      this.#stage.say(done);
      this.#stage.keep(step + 1);
    }
    const isOther = next === null || !same(sights.at(-1)?.view, this.#momentOf(next).view);
    if (isOther || sights.length > 1) await this.#pause(isOther ? BEFORE_ANOTHER : BETWEEN);
    if (going !== this.#going) return;
    if (this.at.value !== null) this.#before = [...this.#before, this.at.value];
    if (next === null) {
      this.at.value = null;
      this.busy.value = false;
    } else this.#show(next, done, !isOther);
    this.ask();
  }

  #pause(milliseconds: number): Promise<void> {
    return Promise.race([this.#stage.wait(milliseconds), new Promise<void>((resolve) => (this.#hurried = resolve))]);
  }

  #show(number: number, praise = "", goesOn = false): void {
    if (!goesOn) this.#going++;
    this.at.value = number;
    if (!goesOn) {
      this.view.value = this.#momentOf(number).view;
      this.events.value = NOTHING;
    }
    this.praise.value = praise;
    this.busy.value = false;
  }

  #momentOf(number: number): Moment {
    return this.#taught.moments[number]!;
  }

  #first(step: number): number {
    return Math.max(0, this.#taught.moments.findIndex((moment) => moment.step === step));
  }
}

/** Why a try is refused that is one of too many to list: by the words that it has. */
function clashOf({ clashes }: Moment, action: string): Refusal | null {
  const tried = new Set(action.split(" "));
  const found = Object.entries(clashes).find(([parts]) => parts.split(" ").every((part) => tried.has(part)));
  return found ? { code: "clashes", reason: found[1] } : null;
}

/** Whether two views show the same: both came in one answer, as plain data. */
const same = (one: View | undefined, other: View): boolean => JSON.stringify(one) === JSON.stringify(other);
