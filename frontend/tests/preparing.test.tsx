// @vitest-environment happy-dom
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { lines } from "../src/ear.ts";
import { LATER } from "../src/net/anew.ts";
import { seeDaily } from "../src/net/http.ts";
import type { Preparation } from "../src/net/messages.ts";
import { Preparing } from "../src/parts/Preparing.tsx";
import { awaited, preparing } from "../src/state/preparing.ts";
import { learn, say } from "../src/state/say.ts";
import { Sitting } from "../src/table/sitting.ts";
import { hear, layTable, sent, welcome } from "./table.ts";

const NOT_YET = { is: "no", code: "preparing", reason: "Still being prepared.", facts: { seconds: 9 } };
const rules: Preparation = { name: "polyssimo", part: "rules", missing: [], seconds: 9, progress: 0.25 };
const bots: Preparation = { name: "polyssimo", part: "bots", missing: ["expert", "coach"], seconds: 20, progress: 0 };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  preparing.value = [];
});

test("what is not ready is asked for again until it is", async () => {
  const answers = [new Response(JSON.stringify(NOT_YET), { status: 503 }), new Response('{"id": "today"}')];
  vi.stubGlobal("fetch", (path: string) =>
    Promise.resolve(path.startsWith("/api/puzzles") ? answers.shift() : new Response("[]")),
  );
  const daily = seeDaily("2026-07-01");
  await vi.advanceTimersByTimeAsync(LATER - 1);
  expect(answers).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(await daily).toEqual({ id: "today" });
});

test("a match that was started begins when its rules are ready, without being started again", async () => {
  layTable();
  const sitting = new Sitting("abc");
  hear(welcome);
  const begun = sitting.ask({ do: "start" });
  hear({ ...NOT_YET, id: sent()[0]!.id });
  await vi.advanceTimersByTimeAsync(0);
  expect(sitting.waits.value).toBe(true);
  expect(sitting.refused.value).toBe("");
  await vi.advanceTimersByTimeAsync(LATER);
  hear({ is: "done", id: sent()[1]!.id, number: 1 });
  expect(await begun).toBe(true);
  expect(sitting.waits.value).toBe(false);
  expect(sent().map((one) => one.do)).toEqual(["start", "start"]);
  sitting.close();
});

test("the page says what is being prepared for how long, and that it is ready", async () => {
  await learn();
  const place = document.createElement("div");
  preparing.value = [rules, bots];
  await act(() => render(<Preparing name="polyssimo" title="Polyssimo" levels={["regular"]} />, place));
  expect(place.textContent).toContain("Polyssimo");
  expect(place.textContent).toContain("about 9 seconds");
  expect(place.querySelector("progress")?.value).toBe(0.25);
  expect(awaited.value).toBe("polyssimo");
  await act(() => void (preparing.value = [bots]));
  expect(place.textContent).toBe("");
  expect(lines.value.map(({ text }) => text).slice(-2)).toEqual([say("preparing-rules", { title: "Polyssimo" }), say("preparing-done", { title: "Polyssimo" })]);
  await act(() => render(null, place));
  expect(awaited.value).toBeNull();
});
