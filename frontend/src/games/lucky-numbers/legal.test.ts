import { describe, expect, it } from "vitest";
import { openCells, puttingOn, readLegal } from "./legal.ts";

describe("what is open is read from the texts of legal", () => {
  it("knows the cells of every number in the middle, and that I may draw", () => {
    const open = readLegal(["take 1 a1", "take 13 c2", "take 13 d1", "draw"]);
    expect(open.draw).toBe(true);
    expect(open.leave).toBe(false);
    expect(open.take.get(13)).toEqual(["c2", "d1"]);
    expect(open.take.has(2)).toBe(false);
    expect(openCells(open, 13)).toEqual(["c2", "d1"]);
    expect(openCells(open, null)).toEqual([]);
  });

  it("lets the cells of a drawn clover glow, whatever was picked before", () => {
    const open = readLegal(["place c1", "place d4", "leave"]);
    expect(openCells(open, 13)).toEqual(["c1", "d4"]);
    expect(open.leave).toBe(true);
  });

  it("reads the free cells of Michael's setup and the orders of an arrangement", () => {
    expect(readLegal(["set a1", "set d4"]).set).toEqual(["a1", "d4"]);
    expect(readLegal(["arrange 5 7 15 15"]).arrange).toEqual([[5, 7, 15, 15]]);
  });

  it("opens nothing when nothing is legal", () => {
    const open = readLegal([]);
    expect(openCells(open, 4)).toEqual([]);
    expect(open.take.size + open.arrange.length + open.set.length + open.place.length).toBe(0);
  });
});

describe("putting a clover on a cell is a text of the notation", () => {
  it("takes what I picked, places what I drew, sets in the setup", () => {
    expect(puttingOn(readLegal(["take 13 c2", "draw"]), 13, "c2")).toBe("take 13 c2");
    expect(puttingOn(readLegal(["place c1", "leave"]), null, "c1")).toBe("place c1");
    expect(puttingOn(readLegal(["set b2"]), null, "b2")).toBe("set b2");
  });

  it("asks for a closed cell too, so that the table says why not", () => {
    expect(puttingOn(readLegal(["place c1", "leave"]), null, "a1")).toBe("place a1");
    expect(puttingOn(readLegal(["take 13 c2", "draw"]), 13, "a1")).toBe("take 13 a1");
  });

  it("is nothing when I have nothing", () => {
    expect(puttingOn(readLegal(["take 13 c2", "draw"]), null, "c2")).toBeNull();
  });
});
