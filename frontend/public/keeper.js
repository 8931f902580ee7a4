/**
 * Keeps what the page is made of, and what the server tells everybody alike, so that rules, lessons and puzzles work
 * offline, and a reload while the server is away says so and comes back by itself.
 *
 * The document and the answers always come from the server when there is one: after an upgrade nothing old is ever
 * shown. Only what has an address that changes with what is in it (under /assets/, or with ?v=) is taken from here
 * without asking.
 */
const KEPT = "ludotheque";
const SHELL = "/";
/** Lists the files that the page is made of. */
const ALL = "/assets.txt";

addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil(clients.claim()));

/** The page has time: keep all of it. */
addEventListener("message", (event) => event.waitUntil(keepAll()));

addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname, searchParams } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (request.mode === "navigate") event.respondWith(documentFor(request));
  else if (pathname.startsWith("/assets/") || searchParams.has("v")) event.respondWith(assetFor(request));
  else if (pathname.startsWith("/api/")) event.respondWith(answerFor(request));
});

async function keepAll() {
  const kept = await caches.open(KEPT);
  const all = await fetch(ALL).then((answer) => answer.text(), () => "");
  for (const address of [SHELL, ...all.split("\n").filter(Boolean)])
    if (!(await kept.match(address))) await kept.add(address).catch(() => undefined);
}

async function documentFor(request) {
  const kept = await caches.open(KEPT);
  try {
    const answer = await fetch(request);
    if (answer.ok) await renew(kept, answer.clone());
    return answer;
  } catch (away) {
    const shell = await kept.match(SHELL);
    if (shell) return shell;
    throw away;
  }
}

/** A document that names other files than the one before is of another version: what the old one was made of goes. */
async function renew(kept, answer) {
  const made = await madeOf(answer.clone());
  if (!made) return; // not a page of ours
  const before = await kept.match(SHELL);
  if (before && (await madeOf(before)) !== made)
    for (const request of await kept.keys()) await kept.delete(request);
  await kept.put(SHELL, answer);
}

const madeOf = async (answer) => ((await answer.text()).match(/\/assets\/[\w.-]+/g) ?? []).join();

async function assetFor(request) {
  const kept = await caches.open(KEPT);
  const found = await kept.match(request.url);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) await kept.put(request.url, answer.clone());
  return answer;
}

/** What the server answers; offline, what it said to everybody when it was last asked, marked as such. */
async function answerFor(request) {
  const kept = await caches.open(KEPT);
  try {
    const answer = await fetch(request);
    if (answer.ok && answer.headers.get("Cache-Control")?.startsWith("public")) await kept.put(request, answer.clone());
    return answer;
  } catch (away) {
    const found = await kept.match(request);
    if (!found) throw away;
    const headers = new Headers(found.headers);
    headers.set("X-Offline", "1");
    return new Response(found.body, { headers });
  }
}
