import { describe, expect, it } from "vitest";
import { type LuckyEvent, momentOf } from "./moments.ts";
import film from "../../../stories/fixtures/lucky-film.json";
import pair from "../../../stories/fixtures/lucky-pair.json";

const momentIn = (scene: { events: unknown }) => momentOf(scene.events as LuckyEvent[]);

describe("what the latest news point at", () => {
  it("is the pair that gives another turn", () => {
    const moment = momentIn(pair);
    expect(moment.seat).toBe(pair.view.turn);
    expect(moment.pair.length).toBeGreaterThanOrEqual(2);
    expect(moment.pair).toContain(moment.newest[0]);
  });

  it("is the clover just laid, through a whole match", () => {
    for (const scene of film) {
      const laid = scene.events.findLast((event) => "cell" in event.facts);
      expect(momentIn(scene).newest).toEqual(laid && "cell" in laid.facts ? [laid.facts.cell] : []);
    }
  });
});
