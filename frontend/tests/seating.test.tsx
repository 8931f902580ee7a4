// @vitest-environment happy-dom
/** Before a match: the order of the seats, who begins, and a deck for each. */

import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { GameShown, OptionShown } from "../src/net/messages.ts";
import { Lobby } from "../src/pages/lobby/Lobby.tsx";
import { eachOwn } from "../src/pages/new-table/Terms.tsx";
import { shelf } from "../src/state/games.ts";
import { spoken } from "../src/state/say.ts";
import { Sitting } from "../src/table/sitting.ts";
import { tell } from "../src/words/telling.ts";
import { allWords } from "./files.ts";
import { hear, layTable, sent as asked } from "./table.ts";

const first: OptionShown = { name: "first", kind: "whichseat", title: "Who goes first", help: "The oldest.", default: 0 };
const values = { pump: "pump", carriage: "carriage", pail: "pail", plough: "plough" };
const decks: OptionShown = { name: "decks", kind: "oneeach", title: "Deck", help: "", default: ["pump", "carriage"], values };
const game = (option: OptionShown) =>
  ({ name: "dutch-blitz", title: "Game", options: [option], clocks: [], paces: [], levels: [], least_seats: 2, most_seats: 4 }) as unknown as GameShown;
const guests = [
  { guest: 1, name: "Ann", language: "en" },
  { guest: 2, name: "Bo", language: "en" },
];
const seats = [{ guest: 1 }, { guest: 2 }, { bot: true, level: "regular", name: "Hopla", animal: "Hopla" }];
const place = document.createElement("div");
let sitting: Sitting;

beforeEach(() => {
  layTable();
  document.body.append(place);
  spoken.value = allWords("en", "dutch-blitz");
  sitting = new Sitting("abc");
});
afterEach(async () => {
  await act(() => render(null, place));
  sitting.close();
  shelf.value = null;
  spoken.value = null;
  vi.unstubAllGlobals();
});

/** The lobby as a guest sees it. */
const gather = (option: OptionShown, options: object, guest: number, more: object = {}) =>
  act(() => {
    shelf.value = { language: "en", games: [game(option)] };
    const table = { id: "abc", game: "dutch-blitz", options, settings: {}, phase: "gathering", host: 1, seats, guests, matches: [] };
    hear({
      is: "welcome",
      number: 1,
      now: 0,
      guest,
      seat: guest - 1,
      table: { ...table, ...more },
      here: [1, 2],
      spectators: 0,
      view: null,
      legal: [],
    });
    render(<Lobby sitting={sitting} words={allWords("en", "dutch-blitz")} />, place);
  });
const named = (name: string) => place.querySelector<HTMLElement>(`[aria-label="${name}"]`);
const pick = (field: HTMLSelectElement | null, at: number) =>
  act(() => {
    field!.selectedIndex = at;
    field!.dispatchEvent(new Event("change", { bubbles: true }));
  });

describe("the host", () => {
  test("moves people up and down, and neither out of the row of seats", async () => {
    await gather(first, { first: 0 }, 1);
    await act(() => named("Move Bo up, to seat 1")!.click());
    expect(asked().at(-1)).toMatchObject({ do: "move", seat: 1, to: 0 });
    await act(() => named("Move Ann up, to seat 1")!.click());
    expect(asked()).toHaveLength(1);
    await act(() => named("Move Hopla up, to seat 2")!.click());
    expect(asked().at(-1)).toMatchObject({ do: "move", seat: 2, to: 1 });
  });

  test("says who begins by name, or draws lots", async () => {
    await gather(first, { first: 0 }, 1);
    const field = place.querySelector<HTMLSelectElement>("#option-first");
    expect([...field!.options].map((option) => option.text)).toEqual(["Ann", "Bo", "Hopla"]);
    await pick(field, 2);
    expect(asked().at(-1)).toMatchObject({ do: "change", options: { first: 2 } });
    const lots = [...place.querySelectorAll("button")].find((button) => button.textContent === "Pick at random");
    await act(() => lots!.click());
    expect(asked().at(-1)).toMatchObject({ do: "drawlots" });
  });

  test("draws no lots while a seat is free, and none where all play at once", async () => {
    await gather(first, { first: 0 }, 1, { seats: [{ guest: 1 }, { guest: 2 }, {}] });
    const lots = () => [...place.querySelectorAll("button")].find((button) => button.textContent === "Pick at random");
    await act(() => lots()!.click());
    expect(asked()).toHaveLength(0);
    await gather(decks, { decks: ["pump", "carriage", "pail"] }, 1);
    expect(lots()).toBeUndefined();
  });

  test("chooses a deck for a bot among those that no person has", async () => {
    await gather(decks, { decks: ["pump", "carriage", "pail"] }, 1);
    const field = place.querySelector<HTMLSelectElement>("[aria-label='Deck: Hopla']");
    expect([...field!.options].map((option) => option.text)).toEqual(["pail", "plough"]);
    await pick(field, 1);
    expect(asked().at(-1)).toMatchObject({ do: "choose", option: "decks", value: "plough", seat: 2 });
  });
});

test("whoever is not the host chooses a deck for themselves alone, and moves nobody", async () => {
  await gather(decks, { decks: ["pump", "carriage", "pail"] }, 2);
  expect(place.querySelectorAll(".seat-moves")).toHaveLength(0);
  expect(named("Deck: Ann")).toBeNull();
  expect(named("Deck: Hopla")).toBeNull();
  await pick(place.querySelector<HTMLSelectElement>("[aria-label='Deck: Bo']"), 1);
  expect(asked().at(-1)).toMatchObject({ do: "choose", option: "decks", value: "pail", seat: 1 });
});

test("everybody sees who begins", async () => {
  await gather(first, { first: 1 }, 2);
  expect([...place.querySelectorAll(".seat-name")].map((name) => name.textContent)).toEqual([
    "Ann host",
    "Bo (you) begins",
    "Hopla",
  ]);
});

test("each seat has a deck of its own, however many seats there are", () => {
  expect(eachOwn(decks, undefined, 3)).toEqual(["pump", "carriage", "pail"]);
  expect(eachOwn(decks, ["plough"], 3)).toEqual(["plough", "pump", "carriage"]);
  expect(eachOwn(decks, ["pail", "pump", "plough"], 2)).toEqual(["pail", "pump"]);
});

test("a deck is told in words, and a bot that moves is not called by who sat there", async () => {
  const words = allWords("fr", "ligretto");
  const chose = { kind: "table-chose", seat: 0, guest: 1, facts: { name: "Ann", seat: 1, value: "die 2" } };
  expect(tell(words, chose, 2, 1, ["Ann", "Bo"])).toBe("Ann choisit\u00a0: dé (boîte verte).");
  await gather(first, { first: 0 }, 1);
  const table = { ...sitting.standing.table.value!, seats: [seats[2], seats[0], seats[1]] };
  await act(() =>
    hear({ is: "news", number: 2, at: 0, events: [{ kind: "table-moved", seat: 0, facts: { seat: 1 } }], table }),
  );
  const moved = sitting.standing.past.told.value.at(-1)!;
  expect(tell(allWords("en", null), moved.event, 1, 1, moved.names)).toBe("Hopla moves to seat 1.");
});
