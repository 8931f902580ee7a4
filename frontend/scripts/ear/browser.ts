/** As much of a browser as ears and hands need, in made-up time; it is there before anything of the page is. */

import { Window } from "happy-dom";

const window = new Window({ url: "http://localhost/" });
const world = globalThis as unknown as Record<string, unknown>;
const give = (name: string, value: unknown) => Object.defineProperty(world, name, { value, configurable: true, writable: true });
for (const name of ["document", "localStorage", "location", "navigator"] as const) give(name, window[name]);
for (const name of ["addEventListener", "removeEventListener", "matchMedia"] as const)
  give(name, (...given: unknown[]) => (window[name] as (...all: unknown[]) => unknown).apply(window, given));
give("fetch", () => new Promise(() => undefined)); // what was before is not needed here

interface Timer {
  readonly at: number;
  readonly number: number;
  readonly call: () => void;
}

const breathe = setImmediate;
let now = 0;
let count = 0;
let timers: readonly Timer[] = [];

give("setTimeout", (call: () => void, after = 0) => {
  timers = [...timers, { at: now + after, number: ++count, call }].toSorted((one, other) => one.at - other.at || one.number - other.number);
  return count;
});
give("clearTimeout", (number: number | undefined) => void (timers = timers.filter((timer) => timer.number !== number)));
Date.now = () => now;

/** Let everything happen that follows without waiting. */
export const settle = (): Promise<void> => new Promise((settled) => breathe(settled));

/** When the page will do something by itself; null if it waits for somebody. */
export const next = (): number | null => timers[0]?.at ?? null;

/** Let time pass, and whatever was to be done then happen. */
export async function passUntil(at: number): Promise<void> {
  for (let [timer] = timers; timer && timer.at <= at; [timer] = timers) {
    timers = timers.slice(1);
    now = Math.max(now, timer.at);
    timer.call();
    await settle();
  }
  now = at;
}

/** What the page has sent to its table. */
export const sent: string[] = [];
let wire: Wire | null = null;

class Wire {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  readonly readyState = 1;

  send(text: string): void {
    sent.push(text);
  }
  close(): void {
    wire = null;
  }
}
give("WebSocket", function Socket() {
  wire = new Wire();
  return wire;
});

export const open = (): void => wire?.onopen?.();
export const receive = (frame: string): void => wire?.onmessage?.({ data: frame });
