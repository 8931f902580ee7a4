import { describe, expect, it } from "vitest";
import { read, write } from "../notation.ts";
import { openCells, openOf, puttingOn } from "./open.ts";

describe("what is open is what the texts of legal say", () => {
  it("knows the cells of every number in the middle, and that I may draw", () => {
    const open = openOf(["take 1 a1", "take 13 c2", "take 13 d1", "draw"]);
    expect(open.draw).toBe(true);
    expect(open.leave).toBe(false);
    expect(open.take.get(13)).toEqual(["c2", "d1"]);
    expect(open.take.has(2)).toBe(false);
    expect(openCells(open, 13)).toEqual(["c2", "d1"]);
    expect(openCells(open, null)).toEqual([]);
  });

  it("lets the cells of a drawn clover glow, whatever was picked before", () => {
    const open = openOf(["place c1", "place d4", "leave"]);
    expect(openCells(open, 13)).toEqual(["c1", "d4"]);
    expect(open.leave).toBe(true);
  });

  it("reads the free cells of Michael's setup and the orders of an arrangement", () => {
    expect(openOf(["set a1", "set d4"]).set).toEqual(["a1", "d4"]);
    expect(openOf(["arrange 5 7 15 15"]).arrange).toEqual([[5, 7, 15, 15]]);
  });

  it("opens nothing when nothing is legal", () => {
    const open = openOf([]);
    expect(openCells(open, 4)).toEqual([]);
    expect(open.take.size + open.arrange.length + open.set.length + open.place.length).toBe(0);
  });
});

describe("every action has one text", () => {
  it.each(["arrange 5 7 15 15", "set b2", "draw", "place c2", "leave", "take 13 c2"])("and back: %s", (text) => {
    const action = read(text);
    expect(action && write(action)).toBe(text);
  });

  it("and what the page does not know is no action", () => {
    expect(read("sing")).toBeNull();
  });
});

/** The text that puts on a cell what I hold, or what I picked. */
function textOf(legal: readonly string[], picked: number | null, cell: string): string | null {
  const action = puttingOn(openOf(legal), picked, cell);
  return action && write(action);
}

describe("putting a clover on a cell is an action", () => {
  it("takes what I picked, places what I drew, sets in the setup", () => {
    expect(textOf(["take 13 c2", "draw"], 13, "c2")).toBe("take 13 c2");
    expect(textOf(["place c1", "leave"], null, "c1")).toBe("place c1");
    expect(textOf(["set b2"], null, "b2")).toBe("set b2");
  });

  it("asks for a closed cell too, so that the table says why not", () => {
    expect(textOf(["place c1", "leave"], null, "a1")).toBe("place a1");
    expect(textOf(["take 13 c2", "draw"], 13, "a1")).toBe("take 13 a1");
  });

  it("is nothing when I have nothing", () => {
    expect(textOf(["take 13 c2", "draw"], null, "c2")).toBeNull();
  });
});
