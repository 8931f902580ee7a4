// @vitest-environment happy-dom
/** Inviting others: no code that leads nowhere, and nothing green but what can be done now. */

import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { Invitation as Shown } from "../src/net/messages.ts";
import { CodeForm } from "../src/pages/shelf/CodeForm.tsx";
import { Invitation } from "../src/pages/lobby/Invitation.tsx";
import { houseKey } from "../src/state/chosen.ts";
import { takeHouseKey } from "../src/state/housekey.ts";
import { go } from "../src/state/route.ts";
import { learn } from "../src/state/say.ts";

const CLOSED: Shown = { link: null, code: "K4T7RM", until: null, house: "closed", may_open: true };
const OPEN: Shown = { ...CLOSED, link: "http://192.168.1.20:8000/t/abcdefghjkmn", house: "open" };

let place: HTMLElement;
let answers: Record<string, { status?: number; body: unknown }>;
let asked: string[];

beforeAll(learn);
beforeEach(() => {
  asked = [];
  houseKey.value = "the-key";
  vi.stubGlobal("fetch", async (path: string, init?: RequestInit) => {
    asked.push(`${path} ${(init?.body as string | undefined) ?? ""}`.trim());
    const { status = 200, body } = answers[path] ?? { status: 404, body: { is: "no", code: "?", reason: "?", facts: {} } };
    return Response.json(body, { status });
  });
  document.body.append((place = document.createElement("div")));
});
afterEach(() => {
  render(null, place);
  place.remove();
  go("/");
  vi.unstubAllGlobals();
});

const settled = () => act(() => new Promise((done) => setTimeout(done, 5)));
const named = (text: string) => [...place.querySelectorAll("button")].find((button) => button.textContent?.trim() === text);

async function invite(shown: Shown): Promise<void> {
  answers = { "/api/tables/abc/invitation": { body: shown }, "/api/tables/abc/house": { body: shown.link ? CLOSED : OPEN } };
  await act(() => render(<Invitation table="abc" />, place));
  await settled();
}

test("on this computer alone there is no code to scan or to read out, and the host opens the house", async () => {
  await invite(CLOSED);
  expect(place.querySelector(".qr")).toBeNull();
  expect(place.querySelector(".invite-code")).toBeNull();
  expect(place.querySelector(".invite-hollow")).not.toBeNull();
  expect([...place.querySelectorAll(".primary")].map((button) => button.textContent)).toEqual(["Let them join"]);
  named("Let them join")!.click();
  await settled();
  expect(asked).toContain('/api/tables/abc/house {"open":true,"key":"the-key"}');
  expect(place.querySelector<HTMLInputElement>(".invite-field")!.value).toBe(OPEN.link);
});

test("the key comes with the address that the server prints, is kept, and leaves the address", async () => {
  houseKey.value = "";
  await invite(CLOSED);
  expect(named("Let them join")).toBeUndefined();
  expect(place.textContent).toContain("the address it printed");
  history.replaceState(null, "", "/?a=1#house=from-the-address");
  takeHouseKey();
  expect([houseKey.value, location.pathname + location.search + location.hash]).toEqual(["from-the-address", "/?a=1"]);
  history.replaceState(null, "", "/#house=<no>");
  takeHouseKey();
  expect(houseKey.value).toBe("from-the-address");
});

test("an open house shows the code, says what the numbers are, and is closed again", async () => {
  await invite(OPEN);
  expect(place.querySelector(".invite-code")!.getAttribute("aria-label")).toBe("Code to read out: K 4 T 7 R M");
  expect(place.textContent).toContain("It works at home, on your Wi-Fi.");
  named("Close it again")!.click();
  await settled();
  expect(asked).toContain('/api/tables/abc/house {"open":false,"key":"the-key"}');
  expect(place.querySelector(".invite-hollow")).not.toBeNull();
});

test("who is not at the machine is told who can open the house, and has no button for it", async () => {
  await invite({ ...CLOSED, may_open: false });
  expect(named("Let them join")).toBeUndefined();
  expect(place.textContent).toContain("The host can let others on your Wi-Fi join");
});

test("a server with an address of its own shows that, and nothing about the house", async () => {
  await invite({ ...OPEN, link: "https://games.example/t/abc", house: null, may_open: false });
  expect(place.textContent).not.toContain("Wi-Fi");
  expect(named("Close it again")).toBeUndefined();
});

test("whoever closes the share sheet has not failed", async () => {
  const shared: unknown[] = [];
  const share = (what: unknown) => {
    shared.push(what);
    return Promise.reject(new DOMException("", "AbortError")); // a spy would look at it, and so take care of it
  };
  const wild = vi.fn();
  process.on("unhandledRejection", wild);
  vi.stubGlobal("navigator", { share, clipboard: navigator.clipboard });
  await invite(OPEN);
  named("Share")!.click();
  await settled();
  await new Promise((done) => setTimeout(done, 5));
  process.off("unhandledRejection", wild);
  expect(shared).toEqual([expect.objectContaining({ url: OPEN.link })]);
  expect(wild).not.toHaveBeenCalled();
});

test("without a share sheet the link is copied, and that is green", async () => {
  vi.stubGlobal("navigator", {});
  await invite(OPEN);
  expect(named("Share")).toBeUndefined();
  expect(named("Copy the link")!.classList.contains("primary")).toBe(true);
});

test("a code that is typed leads to its table, and a wrong one says so", async () => {
  const reason = "No table has this code.";
  answers = {
    "/api/codes/k4t%207rm": { body: { table: "abcdefghjkmn" } },
    "/api/codes/wrong": { status: 404, body: { is: "no", code: "no-such-code", reason, facts: {} } },
  };
  await act(() => render(<CodeForm />, place));
  const type = async (code: string) => {
    const field = place.querySelector("input")!;
    field.value = code;
    await act(() => void field.dispatchEvent(new Event("input", { bubbles: true })));
    await act(() => void place.querySelector("form")!.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true })));
    await settled();
  };
  await type("wrong");
  expect(place.querySelector("[role=alert]")!.textContent).toBe(reason);
  await type("k4t 7rm");
  expect(location.pathname).toBe("/t/abcdefghjkmn");
});
