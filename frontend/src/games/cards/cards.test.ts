// @vitest-environment happy-dom
/** The table's own logic: reading what is open, choosing, flying ahead, ending, keys, seats. */

import { describe, expect, test } from "vitest";
import blocked from "../../../stories/fixtures/cards-blocked.json";
import call from "../../../stories/fixtures/cards-call.json";
import six from "../../../stories/fixtures/cards-ligretto-6.json";
import twelve from "../../../stories/fixtures/cards-ligretto-12.json";
import wrong from "../../../stories/fixtures/cards-wrong.json";
import { bestMove, fits, sourcesFor } from "./hands/choosing.ts";
import { roundEnd } from "./rounds/ending.ts";
import { keyOfPlace, keyOfSource, labelOf, placeOfKey, sourceOfKey } from "./hands/keys.ts";
import { stepFrom } from "./hands/keyboard.ts";
import { pointing } from "./Middle.tsx";
import { tripsOf } from "./motion/moving.ts";
import { openOf, readMove, writeMove } from "./notation.ts";
import { type Flight, isAhead, sourceOf, withFlights } from "./hands/optimism.ts";
import { around, sizesFor } from "./seats/seating.ts";
import { type CardsEvent, type CardsView, newPlace, placesIn, shownAt, sourcesOf } from "./view.ts";

const middle = six.middle.view as CardsView;
const open = openOf(six.middle.legal);
const never = () => false;

describe("the notation", () => {
  test("every legal text of every fixture is read, and written again as it was", () => {
    const texts = [six, twelve].flatMap((file) => Object.values(file).flatMap((moment) => moment.legal));
    const all = [...texts, ...wrong.legal, ...call.legal];
    expect(all.length).toBeGreaterThan(50);
    for (const text of all) {
      const move = readMove(text);
      expect(move && writeMove(move, null)).toBe(text);
    }
  });

  test("a move names the card it relies on", () => {
    expect(writeMove({ kind: "play", source: "row 2", pile: 2 }, "red 4")).toBe("play row 2 red 4 pile 3");
    expect(writeMove({ kind: "play", source: "hand", pile: "new" }, "red 1")).toBe("play hand red 1 new");
    expect(writeMove({ kind: "stack", source: "ligretto", place: 1 }, "red 4")).toBe("stack ligretto red 4 row 1");
  });

  test("a text of another game opens nothing", () => {
    expect(readMove("place c2")).toBeNull();
    expect(openOf(["place c2"])).toEqual(openOf([]));
  });
});

describe("choosing", () => {
  test("the best place is open, from the reserve first", () => {
    const move = bestMove(middle, 0, open, null, never);
    expect(move).toEqual({ kind: "play", source: "ligretto", pile: "new" });
  });

  test("a source whose card is on its way is passed over", () => {
    const move = bestMove(middle, 0, open, null, (source) => source === "ligretto");
    expect(move).toEqual({ kind: "play", source: "row 1", pile: 6 });
  });

  test("a chosen source that fits nowhere has no best place", () => {
    expect(bestMove(middle, 0, open, "row 2", never)).toBeNull();
  });

  test("without a referee only a card that looks right is played by the quick key", () => {
    const view = wrong.view as CardsView;
    const everything = openOf(wrong.legal);
    expect(everything.plays.get("blitz")).toHaveLength(view.piles.length + 1);
    expect(bestMove(view, 0, everything, null, never)).toBeNull();
    const wants = shownAt(view, 0, "blitz");
    const piles = view.piles.with(1, { top: "blue 1", size: 1, seat: 3, wants, complete: false });
    const move = bestMove({ ...view, piles }, 0, everything, null, never);
    expect(move).toEqual({ kind: "play", source: "blitz", pile: 1 });
    expect(sourcesFor(view, 0, everything, 0)).toEqual([]);
  });
});

describe("a card on its way", () => {
  const move = { kind: "play", source: "row 1", pile: 6 } as const;
  const flight: Flight = { number: 1, move, source: sourceOf(move), card: shownAt(middle, 0, "row 1") };

  test("lies on the pile at once, and its source is empty", () => {
    const ahead = withFlights(middle, 0, [flight]);
    expect(ahead.piles[6]).toMatchObject({ top: "blue 6", size: (middle.piles[6]?.size ?? 0) + 1, seat: 0 });
    expect(shownAt(ahead, 0, "row 1")).toBeNull();
    expect(middle.piles[6]?.top).toBe("blue 5");
  });

  test("is not laid twice once the view tells of it", () => {
    const told = withFlights(middle, 0, [flight]);
    expect(isAhead(told, 0, flight)).toBe(false);
    expect(withFlights(told, 0, [flight])).toBe(told);
  });

  test("flies beside others from other sources", () => {
    const other = { kind: "play", source: "ligretto", pile: "new" } as const;
    const second: Flight = { number: 2, move: other, source: "ligretto", card: shownAt(middle, 0, "ligretto") };
    const ahead = withFlights(middle, 0, [flight, second]);
    expect(ahead.piles).toHaveLength(middle.piles.length + 1);
    expect(ahead.piles[newPlace(middle)]?.top).toBe("green 1");
    expect(ahead.reserve[0]).toEqual({ top: null, size: 7 });
  });

  test("turning changes nothing before the table tells what was turned", () => {
    const turn: Flight = { number: 3, move: { kind: "turn" }, source: "hand", card: shownAt(middle, 0, "hand") };
    expect(withFlights(middle, 0, [turn])).toEqual(middle);
  });
});

describe("the end of a round", () => {
  test("adds up: each own card out counts one, each card left takes two away", () => {
    for (const file of [six, twelve]) {
      const end = roundEnd(file.end.events as unknown[] as CardsEvent[]);
      expect(end?.how).toBe("stopped");
      for (const line of end?.lines ?? []) expect(line.points).toBe(line.out - 2 * line.left);
      expect(end?.lines[0]?.points).toBe(Math.max(...(end?.lines.map((line) => line.points) ?? [])));
      expect(end?.table.reserve[end.by ?? 0]?.size).toBe(0);
    }
  });

  test("a blocked round was ended by nobody", () => {
    const end = roundEnd(blocked.end.events as unknown[] as CardsEvent[]);
    expect(end).toMatchObject({ how: "blocked", by: null });
    for (const line of end?.lines ?? []) expect(line.points).toBe(line.out - 2 * line.left);
  });

  test("other news ends nothing", () => {
    expect(roundEnd(six.middle.events as unknown[] as CardsEvent[])).toBeNull();
  });
});

describe("keys", () => {
  test("every place of the middle has a key of its own, and the key leads back to it", () => {
    for (const columns of [6, 8]) {
      const keys = Array.from({ length: 6 * columns }, (_, at) => keyOfPlace(at, columns));
      expect(new Set(keys.map((key) => JSON.stringify(key))).size).toBe(keys.length);
      for (const [at, key] of keys.entries()) expect(key && placeOfKey(key, columns)).toBe(at);
    }
    expect(placeOfKey({ code: "Digit9", shift: false }, 8)).toBeNull();
    expect(placeOfKey({ code: "KeyZ", shift: false }, 8)).toBeNull();
  });

  test("the sources lie on the bottom row of letters, as many as there are", () => {
    const sources = sourcesOf(middle, 0);
    expect(sources).toEqual(["ligretto", "row 1", "row 2", "row 3", "hand"]);
    for (const [at, source] of sources.entries())
      expect(sourceOfKey(keyOfSource(at)?.code ?? "", sources)).toBe(source);
    expect(sourceOfKey("KeyN", sources)).toBeNull();
  });

  test("a key is called what stands on it, and a digit its digit", () => {
    const french = new Map([
      ["KeyQ", "a"],
      ["Digit1", "&"],
      ["Comma", ";"],
    ]);
    expect(labelOf({ code: "KeyQ", shift: false }, french)).toBe("A");
    expect(labelOf({ code: "Digit1", shift: true }, french)).toBe("⇧1");
    expect(labelOf({ code: "Comma", shift: false }, null)).toBe(",");
  });

  test("arrows walk the rows of piles and stay inside", () => {
    expect(stepFrom(0, "ArrowRight", 8, 9)).toBe(1);
    expect(stepFrom(0, "ArrowDown", 8, 9)).toBe(8);
    expect(stepFrom(3, "ArrowDown", 8, 9)).toBe(3);
    expect(stepFrom(0, "ArrowLeft", 8, 9)).toBe(0);
    expect(stepFrom(2, "End", 8, 9)).toBe(8);
  });
});

describe("the table", () => {
  test("everybody else has one place, clockwise from my left", () => {
    for (let seats = 2; seats <= 12; seats += 1) {
      for (const mine of [null, 0, seats - 1]) {
        const { left, top, right } = around(seats, mine);
        const told = [...left.toReversed(), ...top, ...right];
        const first = mine === null ? 0 : mine + 1;
        const others = mine === null ? seats : seats - 1;
        expect(told).toEqual(Array.from({ length: others }, (_, at) => (first + at) % seats));
        expect(left).toHaveLength(right.length);
      }
    }
  });

  test("piles keep their columns, and so their keys, while more are opened", () => {
    for (const seats of [2, 4, 6, 12]) {
      const columns = new Set(
        Array.from({ length: 48 }, (_, at) => sizesFor(1440, 850, seats, seats - 1, at + 1, 5, false).columns),
      );
      expect(columns.size).toBe(1);
    }
  });

  test("cards never get too small to touch, and stay within the window where they can", () => {
    for (const [width, height] of [
      [1440, 848],
      [1024, 716],
      [390, 796],
      [360, 600],
      [844, 338],
    ] as const) {
      const { pile, mine, columns, rows, narrow, low } = sizesFor(width, height, 12, 11, 19, 5, false);
      expect(low ? pile * 1.4 : pile).toBeGreaterThanOrEqual(narrow ? 44 : 48); // sideways what it wants is part of a pile
      expect(mine).toBeGreaterThanOrEqual(38);
      expect(columns * pile).toBeLessThan(width);
      expect(columns * rows).toBeGreaterThanOrEqual(19);
    }
  });

  test("a reason does not cover a pile that is open", () => {
    expect(pointing(9, 8, new Map())).toEqual({ across: 1.5 / 8, row: 1 });
    expect(pointing(9, 8, new Map([[2, "red 4"]]))).toEqual({ across: 1.5 / 8, row: 0 });
  });

  test("a card fits on the pile that wants it, and what opens a pile on a new one", () => {
    expect(middle.piles[6]?.wants).toBe(shownAt(middle, 0, "row 1"));
    expect(fits(middle, 0, "row 1", 6)).toBe(true);
    expect(fits(middle, 0, "row 1", "new")).toBe(false);
    expect(fits(middle, 0, "ligretto", "new")).toBe(true);
    expect(fits({ ...middle, opens: [] }, 0, "ligretto", "new")).toBe(false);
  });

  test("a new pile has a place while one may be opened", () => {
    expect(placesIn(middle)).toBe(middle.piles.length + 1);
    expect(placesIn({ ...middle, opens: [] })).toBe(middle.piles.length);
  });

  test("cards fly from their seat to the middle, and mine from below", () => {
    const events: CardsEvent[] = [
      { kind: "plays", seat: 2, facts: { card: "red 4", source: "ligretto", pile: 3 } },
      { kind: "fills", seat: 0, facts: { card: "red 5", place: 2, left: 3 } },
      { kind: "round-over", seat: null, facts: { round: 1, scores: [], view: middle } },
      { kind: "turns", seat: 0, facts: { card: "red 5", count: 3 } },
    ];
    expect(tripsOf(middle, 0, events).map(({ from, to }) => [from, to])).toEqual([
      ["seat 2 reserve", "middle 2"],
      ["mine ligretto", "mine row 2"],
    ]);
  });
});
