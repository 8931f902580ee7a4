// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from "vitest";
import { followHeading, go } from "./route.ts";

const later = () => new Promise((done) => setTimeout(done, 50));
/** The page that is shown now. */
async function shown(html: string): Promise<void> {
  document.body.innerHTML = html;
  await later();
}
const HEADING = '<h1 data-heading tabindex="-1">Polyssimo</h1>';
const heading = () => document.querySelector("h1");

beforeEach(() => shown("<button>Play</button>"));
afterEach(() => {
  dispatchEvent(new Event("pointerdown")); // the next one is not followed about
  document.body.replaceChildren();
});

test("the focus goes to the heading of a page, and from that of a page that loads to the one that comes then", async () => {
  document.querySelector("button")?.focus();
  go("/somewhere");
  await shown('<h1 data-heading tabindex="-1">One moment…</h1>');
  expect(document.activeElement).toBe(heading());
  await shown(HEADING);
  expect(document.activeElement).toBe(heading());
});

test("it also goes to a heading that comes late", async () => {
  go("/elsewhere");
  await shown("<p>One moment…</p>");
  await shown(HEADING);
  expect(document.activeElement).toBe(heading());
});

test("it goes to the heading of a page that the browser goes back to", async () => {
  document.querySelector("button")?.focus();
  dispatchEvent(new PopStateEvent("popstate"));
  await shown(HEADING);
  expect(document.activeElement).toBe(heading());
});

test("whoever has done something since is left alone, and so is a focus that is not lost", async () => {
  go("/anywhere");
  await shown("<p>One moment…</p>");
  dispatchEvent(new Event("keydown"));
  await shown(HEADING);
  expect(document.activeElement).toBe(document.body);
  await shown(`${HEADING}<button>Play</button>`);
  document.querySelector("button")?.focus();
  followHeading();
  await later();
  expect(document.activeElement).toBe(document.querySelector("button"));
});
