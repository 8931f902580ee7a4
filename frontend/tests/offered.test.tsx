// @vitest-environment happy-dom
/** What is offered and told at a table is what can be done there, by words that everybody understands. */

import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { lines } from "../src/ear.ts";
import type { GameShown, OptionShown, Settings } from "../src/net/messages.ts";
import { LobbyTerms } from "../src/pages/lobby/LobbyTerms.tsx";
import { Fair } from "../src/parts/Fair.tsx";
import { say, spoken } from "../src/state/say.ts";
import { Help } from "../src/table/help/Help.tsx";
import { Menu } from "../src/table/Menu.tsx";
import { Sitting } from "../src/table/sitting.ts";
import { allWords } from "./files.ts";
import { hear, layTable, table, welcome } from "./table.ts";
import { serve } from "./serving.ts";

const place = document.createElement("div");
const words = allWords("en", "polyssimo");
let sitting: Sitting;

beforeEach(() => {
  layTable();
  spoken.value = words;
  sitting = new Sitting("abc");
});
afterEach(async () => {
  await act(() => render(null, place));
  sitting.close();
  spoken.value = null;
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("at the table", () => {
  const menu = async () => {
    const nothing = () => undefined;
    const shown = { sitting, words, mayHint: false, panels: [], open: nothing, close: nothing };
    await act(() => render(<Menu {...shown} />, place));
    return [...place.querySelectorAll(".menu button")].map(({ textContent }) => textContent);
  };
  const commands = async (mayHint: boolean) => {
    await act(() => render(<Help sitting={sitting} words={words} queries={[]} mayHint={mayHint} />, place));
    return place.querySelector("#command-how")!.textContent;
  };

  test("taking back is offered when something can be undone", async () => {
    hear(welcome);
    expect(await menu()).not.toContain(say("ask-undo"));
    hear({ is: "news", number: 2, at: 0, events: [], undoable: true });
    expect(await menu()).toContain(say("ask-undo"));
    hear({ is: "news", number: 3, at: 0, events: [] });
    expect(await menu()).not.toContain(say("ask-undo"));
  });

  test("help lists the commands that lead somewhere, and no others", async () => {
    hear(welcome);
    expect(await commands(false)).toBe("There is nothing you can do right now. Table commands: pause · leave table · chat.");
    expect(await commands(true)).toContain("hint · pause");
    hear({ ...welcome, number: 2, table: { ...table, paused: true, proposal: { what: "resume", guest: 2, agreed: [2] } } });
    expect(await commands(false)).toContain("resume · agree · decline");
    hear({ ...welcome, number: 3, guest: null, seat: null });
    expect(await commands(false)).toBe("There is nothing you can do right now. ");
  });
});

test("help says in words what can be done, and then how to type it", async () => {
  hear({ ...welcome, legal: ["pick F"] });
  const query = { key: "a", label: "query-actions", answer: () => "You can pick F the tap." };
  await act(() => render(<Help sitting={sitting} words={words} queries={[query]} mayHint={false} />, place));
  expect(place.querySelector("#command-how")!.textContent).toMatch(/^You can pick F the tap. You can type: pick F. /);
});

describe("before a match", () => {
  const handicap: OptionShown = { name: "handicap", kind: "perseat", title: "Handicap", help: "", default: [0, 0], total: 4 };
  const game = { name: "polyssimo", options: [handicap], clocks: ["none", "turn"], paces: ["usual"], rhythms: ["free"], coached: true } as unknown as GameShown;
  const settings: Settings = { clock: "turn", seconds: 45, hints: false };
  const terms = async (host: boolean, more: Partial<GameShown> = {}) => {
    hear({ ...welcome, view: null, table: { ...table, settings, options: { handicap: [0, 2] }, seats: [{ guest: 1 }, { guest: 2 }] } });
    const shown = { ...game, ...more };
    await act(() => render(<LobbyTerms sitting={sitting} host={host} game={shown} names={["Ann", "Bo"]} />, place));
  };

  test("guests see the clock, the hints and who has which handicap, without asking", async () => {
    await terms(false);
    expect(place.querySelector("details")?.open).toBe(true);
    const told = [...place.querySelectorAll(".terms-list li")].map(({ textContent }) => textContent);
    expect(told).toEqual(["Handicap: Ann 0 · Bo 2", `Clock: ${say("setting-clock", {}, "turn")}`, "Seconds: 45", "Hints: no"]);
  });

  test("every box of a handicap has the name of its seat", async () => {
    await terms(true);
    const boxes = [...place.querySelectorAll(".per-seat label")].map(({ textContent }) => textContent);
    expect(boxes).toEqual(["Ann", "Bo"]);
  });

  test("the best place is for a table that wishes for it, in games where all play at once", async () => {
    await terms(true);
    const offered = () => place.querySelector<HTMLInputElement>('[aria-describedby="setting-best_place-help"]');
    expect(offered()).toBeNull();
    await terms(true, { real_time: true });
    expect(offered()?.checked).toBe(false);
  });
});

describe("checking the deal", () => {
  const check = async (answer: () => Promise<Response>) => {
    serve(answer);
    await act(() => render(<Fair table="abc" match={1} />, place));
    await act(async () => {
      place.querySelector("button")!.click();
      await new Promise((answered) => setTimeout(answered, 10));
    });
    return place.querySelector(".trouble")?.textContent;
  };

  test("says what went wrong in words, by ear too, and leaves the rest to the console", async () => {
    const heard = vi.spyOn(console, "error").mockReturnValue(undefined);
    expect(await check(async () => Response.json({ commitment: 1, seed: 2 }))).toBe(say("trouble"));
    expect(lines.value.at(-1)?.text).toBe(say("trouble"));
    expect(heard).toHaveBeenCalledOnce();
    expect(await check(async () => Promise.reject(new Error("net::ERR")))).toBe(say("out-of-reach"));
    const no = { code: "no-such-match", reason: "There is no such match.", facts: {} };
    expect(await check(async () => Response.json(no, { status: 404 }))).toBe(no.reason);
  });
});
