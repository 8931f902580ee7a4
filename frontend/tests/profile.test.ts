// @vitest-environment happy-dom
/** A profile: one secret, kept on my devices, under which the server and they remember the same. */

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Memory } from "../src/net/messages.ts";
import { sha256 } from "../src/fair/sha256.ts";
import { forget, memory, newSeats, note, noteTable, secret } from "../src/state/memory.ts";
import { Forgotten, forgetEverywhere, forgetHere, linkOf, makeProfile, secretIn, sitAgain, sync, takeProfile } from "../src/state/profile.ts";

interface Asked {
  readonly path: string;
  readonly key: string;
  readonly body: Record<string, unknown>;
}

const answer = (status: number, body: object) => Response.json(body, { status });
const no = (status: number, code: string) => answer(status, { is: "no", code, reason: code, facts: {} });

let kept: Map<string, { version: number; memory: Memory | null }>;
let asked: Asked[];
/** Called before a profile is kept, as another device might be quicker. */
let meanwhile: () => void;

function serve({ path, key, body }: Asked): Response {
  const found = kept.get(key);
  if (path.startsWith("/api/tables/")) return answer(200, {});
  if (found?.memory === null) return path.endsWith("keep") ? no(404, "profile-forgotten") : answer(200, found);
  if (path.endsWith("/forget")) {
    kept.set(key, { version: 99, memory: null });
    return answer(200, {});
  }
  if (path === "/api/profile") return found ? answer(200, found) : no(404, "no-profile");
  meanwhile();
  if ((kept.get(key)?.version ?? 0) !== body.after) return no(409, "profile-changed");
  kept.set(key, { version: Number(body.after) + 1, memory: body.memory as Memory });
  return answer(200, { version: Number(body.after) + 1 });
}

beforeEach(() => {
  localStorage.clear();
  forget();
  [kept, asked, meanwhile] = [new Map(), [], () => undefined];
  vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
    const headers = init.headers as Record<string, string>;
    const one = { path, key: headers.Authorization ?? "", body: JSON.parse(String(init.body ?? "{}")) as Asked["body"] };
    asked.push(one);
    return serve(one);
  });
});
afterEach(() => vi.unstubAllGlobals());

const table = { id: "abcdefghjkmn", game: "x", phase: "playing", seats: [{ guest: 1 }], guests: [], matches: [] } as never;
/** As if this were another device: nothing is remembered here. */
const onAnotherDevice = () => {
  const own = secret.value;
  localStorage.clear();
  forget();
  return own;
};
const onServer = () => [...kept.values()][0]!;

test("a profile takes along what this browser remembered before, and the secret itself is never sent", async () => {
  note({ days: ["2026-11-18"] });
  noteTable(table, 0, [], 5);
  await makeProfile();
  expect(secret.value).toMatch(/^[\w-]{43}$/);
  expect(onServer().memory?.days).toEqual(["2026-11-18"]);
  expect(asked.every((one) => !JSON.stringify(one).includes(secret.value))).toBe(true);
  expect(linkOf(secret.value).split("#")).toEqual([`${location.origin}/me`, secret.value]);
  expect(secretIn(new URL(linkOf(secret.value)).hash)).toBe(secret.value);
  expect(secretIn("#somewhere")).toBeNull();
});

test("another device finds my tables, and the token by which each of them knows me", async () => {
  noteTable(table, 0, [], 5);
  await makeProfile();
  const told = asked.find(({ path }) => path === "/api/tables/abcdefghjkmn/commands");
  expect(told?.body.do).toBe("addtoken");
  expect(newSeats()).toEqual([]);
  const own = onAnotherDevice();
  note({ days: ["2026-11-17"] });
  await takeProfile(own);
  expect(memory.value.tables.map((one) => one.table)).toEqual(["abcdefghjkmn"]);
  expect(onServer().memory?.days, "what this device remembered is added").toEqual(["2026-11-17"]);
  expect(await sitAgain("abcdefghjkmn")).toBe(true);
  const { token } = asked.at(-1)!.body;
  expect(await sha256(String(token))).toBe(told?.body.hash);
});

test("two devices that change it at once lose nothing", async () => {
  await makeProfile();
  note({ days: ["2026-01-01"] });
  let once = true;
  meanwhile = () => {
    const [[key, { version }] = ["", { version: 0 }]] = kept;
    if (once) kept.set(key, { version: version + 1, memory: { days: ["2026-01-02"] } });
    once = false;
  };
  await sync();
  expect(onServer().memory?.days).toEqual(["2026-01-01", "2026-01-02"]);
  expect(memory.value.days).toEqual(["2026-01-01", "2026-01-02"]);
  const before = onServer().version;
  await sync();
  expect(onServer().version, "nothing is written when nothing has changed").toBe(before);
});

test("what is deleted everywhere is forgotten by the other devices too, and never written again", async () => {
  note({ days: ["2026-01-01"] });
  await makeProfile();
  const own = secret.value;
  await forgetEverywhere();
  expect([secret.value, memory.value.days]).toEqual(["", []]);
  localStorage.setItem("ludotheque.profile", JSON.stringify(own));
  secret.value = own;
  note({ days: ["2026-01-01"] });
  await sync();
  expect([secret.value, memory.value.days, onServer().memory]).toEqual(["", [], null]);
  await expect(takeProfile(own)).rejects.toBeInstanceOf(Forgotten);
  expect(secret.value).toBe("");
});

test("a profile that the server has lost is written anew", async () => {
  note({ days: ["2026-01-01"] });
  await makeProfile();
  kept.clear();
  await sync();
  expect(onServer().memory?.days).toEqual(["2026-01-01"]);
});

test("forgetting on this device gives up its seats, and leaves the profile to the others", async () => {
  noteTable(table, 0, [], 5);
  await makeProfile();
  await forgetHere();
  expect(asked.at(-1)?.path).toBe("/api/tables/abcdefghjkmn/cookie/drop");
  expect([secret.value, memory.value.tables, onServer().memory?.tables?.length]).toEqual(["", [], 1]);
});

test("without a server no profile is begun", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("away")));
  await expect(makeProfile()).rejects.toThrow("away");
  expect(secret.value).toBe("");
});
