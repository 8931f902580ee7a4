import { describe, expect, it } from "vitest";
import type { GameEvent, View } from "../contract.ts";
import { momentOf } from "./moments.ts";
import { tableOf } from "./table.ts";
import film from "../../../stories/fixtures/lucky-film.json";
import pair from "../../../stories/fixtures/lucky-pair.json";

const momentIn = (scene: { view: unknown; events: unknown }) =>
  momentOf(scene.events as GameEvent[], tableOf(scene.view as View));

describe("what the latest news point at", () => {
  it("is the pair that gives another turn", () => {
    const moment = momentIn(pair);
    const table = tableOf(pair.view as unknown as View);
    expect(moment.seat).toBe(table.turn);
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
