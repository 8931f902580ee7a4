// @vitest-environment happy-dom
import { render } from "preact";
import { afterEach, beforeAll, expect, test } from "vitest";
import { learn } from "../state/say.ts";
import { Drawer } from "./Drawer.tsx";

beforeAll(learn);
afterEach(() => document.body.replaceChildren());

test("a panel takes the focus at once when it opens, and gives it back when it is closed", () => {
  document.body.innerHTML = "<button>Help</button><div></div>";
  const [button, place] = document.body.children as unknown as [HTMLElement, HTMLElement];
  button.focus();
  render(<Drawer title="Help" close={() => undefined}><input /></Drawer>, place);
  expect(document.activeElement).toBe(place.querySelector("h2"));
  render(null, place);
  expect(document.activeElement).toBe(button);
});
