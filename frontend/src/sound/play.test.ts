// @vitest-environment happy-dom
/** Sound is on while something is heard, and off when it has been quiet for a while. */

import { beforeEach, expect, test, vi } from "vitest";
import { play, RESTS_AFTER } from "./play.ts";

const param = { value: 0, setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} };

/** A part of what makes sounds, which makes none. */
class Silent {
  readonly gain = param;
  readonly frequency = param;
  readonly Q = param;
  connect(next: Silent) {
    return next;
  }
  setPeriodicWave() {}
  start() {}
  stop() {}
}

class Sound {
  static made: Sound[] = [];
  state = "running";
  readonly currentTime = 0;
  readonly sampleRate = 100;
  readonly destination = new Silent();
  readonly createGain = () => new Silent();
  readonly createOscillator = () => new Silent();
  readonly createBufferSource = () => new Silent();
  readonly createBiquadFilter = () => new Silent();
  readonly createPeriodicWave = () => ({});
  readonly createBuffer = (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) });
  constructor() {
    Sound.made.push(this);
  }
  suspend() {
    this.state = "suspended";
  }
  resume() {
    this.state = "running";
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("AudioContext", Sound);
  vi.stubGlobal("StereoPannerNode", Silent);
  vi.stubGlobal("navigator", { userActivation: { hasBeenActive: true } });
});

test("sound is switched off after a while of silence, and on again for the next sound", () => {
  play("turn");
  const [sound] = Sound.made;
  vi.advanceTimersByTime(RESTS_AFTER - 1);
  expect(sound?.state).toBe("running");
  play("turn"); // so the silence begins anew
  vi.advanceTimersByTime(RESTS_AFTER - 1);
  expect(sound?.state).toBe("running");
  vi.advanceTimersByTime(RESTS_AFTER);
  expect(sound?.state).toBe("suspended");
  play("turn");
  expect(sound?.state).toBe("running");
  expect(Sound.made).toHaveLength(1);
});
