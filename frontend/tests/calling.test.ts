// @vitest-environment happy-dom
/** Whoever wished for it is called when it is their turn and they look elsewhere, and by nothing else. */

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { callTo, wishForNotifications } from "../src/state/calling.ts";
import { notify } from "../src/state/chosen.ts";
import { shelf } from "../src/state/games.ts";
import { memory } from "../src/state/memory.ts";
import { watchTables } from "../src/state/mytables.ts";
import { path } from "../src/state/route.ts";
import { table, welcome } from "./table.ts";

const shown: { title: string; tag?: string | undefined; onclick?: () => void }[] = [];
let hidden = true;

beforeEach(() => {
  shown.length = 0;
  hidden = true;
  vi.stubGlobal("isSecureContext", true);
  vi.spyOn(document, "hidden", "get").mockImplementation(() => hidden);
  class Shown {
    static permission = "default";
    static readonly requestPermission = async () => (Shown.permission = "granted");
    onclick?: () => void;
    constructor(readonly title: string, { tag }: NotificationOptions) {
      shown.push(this);
      this.tag = tag;
    }
    tag?: string | undefined;
    close(): void {}
  }
  vi.stubGlobal("Notification", Shown);
});
afterEach(() => {
  notify.value = false;
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("nobody is called who has not wished for it, or who is looking", async () => {
  callTo("abc", "Your turn", "");
  expect(await wishForNotifications()).toBe(true);
  hidden = false;
  callTo("abc", "Your turn", "");
  expect(shown).toEqual([]);
  hidden = true;
  callTo("abc", "Your turn", "");
  expect(shown).toMatchObject([{ title: "Your turn", tag: "ludotheque abc" }]);
  shown[0]?.onclick?.();
  expect(path.value).toBe("/t/abc");
});

test("a browser that forbids it calls nobody", async () => {
  vi.spyOn(Notification, "requestPermission").mockResolvedValue("denied");
  expect(await wishForNotifications()).toBe(false);
  callTo("abc", "Your turn", "");
  expect(shown).toEqual([]);
});

test("on the shelf I am called once to a table where it has become my turn, and not to one where it was already", async () => {
  vi.useFakeTimers();
  let actors = [1];
  const told = { ...welcome, seat: 0, table: { ...table, phase: "playing" } };
  vi.stubGlobal("fetch", async () => Response.json({ ...told, view: { actors } }));
  shelf.value = { games: [] } as never;
  memory.value = { ...memory.value, tables: [{ table: table.id, game: table.game, at: Date.now() }] as never };
  const called: string[] = [];
  const stop = watchTables((one) => called.push(one.table));
  const minute = () => vi.advanceTimersByTimeAsync(60_000);
  await minute();
  expect(called).toEqual([]);
  actors = [0];
  await minute();
  await minute();
  expect(called).toEqual([table.id]);
  stop();
  actors = [1];
  await minute();
  actors = [0];
  await minute();
  expect(called).toEqual([table.id]);
});
