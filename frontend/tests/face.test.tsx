// @vitest-environment happy-dom
/** The face before a name. */

import { join } from "node:path";
import { render } from "preact";
import { expect, test } from "vitest";
import { ANIMALS, Face } from "../src/parts/Face.tsx";
import { read, ROOT } from "./files.ts";

const drawn = (face: preact.JSX.Element): Element => {
  const place = document.createElement("div");
  render(face, place);
  return place.firstElementChild!;
};
const parts = (face: preact.JSX.Element) =>
  [...drawn(face).querySelectorAll("use")].map((use) => use.getAttribute("href")!.split("#")[1]);

test("every animal and every scarf is in the file of drawings", () => {
  const there = read(join(ROOT, "src/look/faces.svg"));
  const ids = [...there.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id);
  const scarves = Array.from({ length: 12 }, (_, seat) => parts(<Face name="Hopla 2" animal="hopla" scarf={seat} />)[1]);
  expect(ids).toEqual([...ANIMALS, ...scarves]);
});

test("a bot is its animal, a person the initial, whatever they are called", () => {
  expect(parts(<Face name="Hopla" animal="hopla" />)).toEqual(["hopla"]);
  const person = drawn(<Face name=" élodie" />);
  expect(person.querySelector("use")).toBeNull();
  expect(person.querySelector("[data-initial]")!.getAttribute("data-initial")).toBe("É");
  expect(drawn(<Face name="Hopla" />).querySelector("use")).toBeNull();
});

test("an animal that this page does not know is shown as an initial", () => {
  expect(drawn(<Face name="Zazou" animal="zebra" />).querySelector("[data-initial]")).not.toBeNull();
});

test("a stand-in is small at the corner of the person it plays for", () => {
  const face = drawn(<Face name="Teo" standIn="piaf" />);
  expect(face.querySelector("[data-initial]")!.getAttribute("data-initial")).toBe("T");
  expect(face.querySelector(".face-corner use")!.getAttribute("href")).toMatch(/#piaf$/);
});

test("a face says nothing by ear", () => {
  const face = drawn(<Face name="Teo" ring="won" />);
  expect(face.getAttribute("aria-hidden")).toBe("true");
  expect(face.textContent).toBe("");
});
