// @vitest-environment happy-dom
/** Impatient people on a slow line: what is pressed twice, typed on, or asked while the answer is under way. */

import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { lines } from "../src/ear.ts";
import { loadAnew } from "../src/net/anew.ts";
import type { GameShown, HintShown } from "../src/net/messages.ts";
import { once } from "../src/net/once.ts";
import { LobbyTerms } from "../src/pages/lobby/LobbyTerms.tsx";
import { spoken } from "../src/state/say.ts";
import { hints } from "../src/table/help/Hint.tsx";
import { Notice } from "../src/table/notices/Notices.tsx";
import { Sitting } from "../src/table/sitting.ts";
import { ChatBox } from "../src/table/log/Talk.tsx";
import { allWords } from "./files.ts";
import { hear, layTable, sent as asked } from "./table.ts";

let sitting: Sitting;

beforeEach(() => {
  layTable();
  sitting = new Sitting("abc");
  hear({ is: "present", here: [], spectators: 0 });
});
afterEach(() => {
  sitting.close();
  vi.unstubAllGlobals();
});

const answer = (number: number, more: object = { is: "done", number: 1 }) =>
  act(async () => {
    hear({ ...more, id: asked()[number]?.id });
    await new Promise((answered) => setTimeout(answered));
  });
const no = { is: "no", code: "no", reason: "No.", facts: {} };

describe("asking the table", () => {
  test("what is asked again before the answer has come is asked once", async () => {
    const both = [sitting.ask({ do: "rematch" }), sitting.ask({ do: "rematch" })];
    expect(asked()).toHaveLength(1);
    await answer(0);
    expect(await Promise.all(both)).toEqual([true, true]);
    void sitting.ask({ do: "rematch" });
    expect(asked()).toHaveLength(2);
  });

  test("other things are asked beside it", () => {
    void sitting.ask({ do: "seatbot", seat: 1 });
    void sitting.ask({ do: "seatbot", seat: 2 });
    expect(asked()).toHaveLength(2);
  });
});

test("the coach's advice is heard as it is read, whatever it begins with", async () => {
  const place = document.createElement("div");
  const hint: HintShown = { seat: 0, action: "leave", why: { code: "advice", facts: {}, said: "to leave the 7" }, actions: [] };
  vi.stubGlobal("fetch", async () => Response.json(hint));
  void sitting.askHint();
  await answer(0);
  await act(() => render(<Notice note={hints(sitting, false)[0]!} />, place));
  expect(place.querySelector("p")?.textContent).toBe("To leave the 7");
  expect(lines.value.at(-1)?.text).toBe("To leave the 7");
});

describe("the box for talking", () => {
  const place = document.createElement("div");
  const box = () => place.querySelector("input")!;
  const type = (text: string) =>
    act(() => {
      box().value = text;
      box().dispatchEvent(new Event("input", { bubbles: true }));
    });
  const enter = () => act(() => void place.querySelector("form")!.dispatchEvent(new Event("submit", { bubbles: true })));

  beforeEach(() => act(() => render(<ChatBox sitting={sitting} />, place)));
  afterEach(() => act(() => render(null, place)));

  test("says a line once, however often Enter is pressed", async () => {
    await type("hello");
    await enter();
    await enter();
    expect(asked().map(({ text }) => text)).toEqual(["hello"]);
  });

  test("keeps what is typed while the line before is under way", async () => {
    await type("hello");
    await enter();
    await type("how are you");
    await answer(0);
    expect(box().value).toBe("how are you");
  });

  test("gives back what was refused, unless something else was typed", async () => {
    await type("hello");
    await enter();
    await answer(0, no);
    expect(box().value).toBe("hello");
    await enter();
    await type("how are you");
    await answer(1, no);
    expect(box().value).toBe("how are you");
  });

  test("says the same words again if they are typed again", async () => {
    for (let times = 0; times < 2; times++) {
      await type("ha");
      await enter();
    }
    expect(asked().map(({ text }) => text)).toEqual(["ha", "ha"]);
  });
});

describe("coming to a table", () => {
  const ask = vi.fn<(token: string) => Promise<string>>();
  afterEach(() => ask.mockReset());
  const tokens = () => ask.mock.calls.map(([token]) => token);

  test("who asks again because the answer was lost asks with the same token, and then with another", async () => {
    ask.mockRejectedValueOnce(new Error("lost")).mockResolvedValue("here");
    await expect(once("abc", ask)).rejects.toThrow("lost");
    expect(await once("abc", ask)).toBe("here");
    await once("abc", ask);
    const [first, again, later] = tokens();
    expect(first).toMatch(/^[\w-]{32}$/);
    expect(again).toBe(first);
    expect(later).not.toBe(first);
  });

  test("the token outlives a reload, and is another for another table", async () => {
    ask.mockRejectedValue(new Error("lost"));
    await expect(once("abc", ask)).rejects.toThrow("lost");
    vi.resetModules();
    const reloaded = await import("../src/net/once.ts");
    await expect(reloaded.once("abc", ask)).rejects.toThrow("lost");
    await expect(reloaded.once("xyz", ask)).rejects.toThrow("lost");
    const [first, again, other] = tokens();
    expect(again).toBe(first);
    expect(other).not.toBe(first);
  });
});

describe("changing what is to be played", () => {
  const place = document.createElement("div");
  afterEach(() => act(() => render(null, place)));
  const game = { name: "ligretto", options: [], clocks: ["none", "turn"], paces: ["slow", "usual"], real_time: false };
  const settings = { clock: "none", seconds: 0, pace: "usual" };
  const table = { id: "abc", game: "ligretto", options: {}, settings, seats: [{}, {}], guests: [], matches: [] };
  const choose = (id: string, value: string) =>
    act(() => {
      const field = place.querySelector<HTMLSelectElement>(`#${id}`)!;
      field.value = value;
      field.dispatchEvent(new Event("change", { bubbles: true }));
    });

  test("a change builds on the one before, though the table has not answered yet; a refusal takes it back", async () => {
    hear({ is: "welcome", number: 1, now: 0, guest: 1, seat: 0, table, here: [], spectators: 0, view: null, legal: [] });
    spoken.value = allWords("en", null);
    await act(() => render(<LobbyTerms names={[]} sitting={sitting} host={true} game={game as unknown as GameShown} />, place));
    await choose("setting-clock", "turn");
    await choose("setting-pace", "slow");
    expect(asked().at(-1)).toMatchObject({ do: "change", settings: { clock: "turn", seconds: 60, pace: "slow" } });
    await answer(0, no);
    await answer(1, no);
    expect(place.querySelector<HTMLSelectElement>("#setting-pace")?.value).toBe("usual");
    spoken.value = null;
  });
});

test("when a cut line has kept a part of the page away, it is loaded anew once the server answers", async () => {
  vi.useFakeTimers();
  const reload = vi.fn<() => void>();
  vi.stubGlobal("location", { reload });
  const fetch = vi.fn<() => Promise<Response>>().mockRejectedValueOnce(new Error("cut")).mockResolvedValue(new Response());
  vi.stubGlobal("fetch", fetch);
  void loadAnew();
  await vi.advanceTimersByTimeAsync(3000);
  expect(reload).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(3000);
  expect(reload).toHaveBeenCalledOnce();
  vi.useRealTimers();
});
