// @vitest-environment happy-dom
import { render } from "preact";
import { act as settled } from "preact/test-utils";
import { afterEach, describe, expect, it, vi } from "vitest";
import { LANGUAGES, type Language } from "../../words/index.ts";
import { allWords } from "../../../tests/files.ts";
import type { Refusal } from "../contract.ts";
import { page } from "./index.tsx";
import type { LuckyProps } from "./moments.ts";

type Scene = Omit<LuckyProps, "act" | "words">;
const recorded = import.meta.glob<Scene | Scene[]>("../../../stories/fixtures/lucky-*.json", {
  import: "default",
  eager: true,
});
/** The recorded standings by name; a whole match is left to the stories. */
const scenes = Object.entries(recorded).flatMap(([file, scene]): [string, Scene][] =>
  Array.isArray(scene) ? [] : [[file.replace(/^.*lucky-(.*)\.json$/, "$1"), scene]],
);
const sceneOf = (name: string): Scene => scenes.find(([found]) => found === name)![1];

/** Show a recorded standing; what the board wants to do is kept, and answered with `no`. */
async function show(scene: Scene, language: Language = "en", no: Refusal | null = null) {
  const words = allWords(language, "lucky-numbers");
  const done: string[] = [];
  const board = document.createElement("div");
  document.body.append(board);
  const act = async (action: string) => {
    done.push(action);
    return no;
  };
  await settled(() => render(<page.Board {...scene} words={words} act={act} />, board));
  const click = (selector: string) =>
    settled(async () => {
      board.querySelector<HTMLElement>(selector)!.click();
      await new Promise((answered) => setTimeout(answered));
    });
  return { board, done, click };
}

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

describe("every recorded standing is shown", () => {
  it.each(scenes)("in words that exist, with one tab stop for my garden: %s", async (_, scene) => {
    for (const language of LANGUAGES) {
      const { board } = await show(scene, language);
      const cells = [...board.querySelectorAll<HTMLElement>("[data-cell]")];
      expect(cells).toHaveLength(16);
      expect(cells.filter((cell) => cell.tabIndex === 0)).toHaveLength(1);
      for (const cell of cells) expect(cell.getAttribute("aria-label")).toMatch(/^[a-d][1-4], /);
      expect(board.querySelectorAll(".lucky-seat")).toHaveLength(scene.names.length - 1);
      expect(board.querySelector(".lucky-hand h2")?.textContent).toBeTruthy();
    }
  });
});

describe("what I click becomes a text of the notation", () => {
  it("places what I hold on a cell that glows", async () => {
    const { board, done, click } = await show(sceneOf("holding"));
    const open = [...board.querySelectorAll<HTMLElement>(".cell.open, .cell.swap")].map(
      (cell) => `place ${cell.dataset.cell}`,
    );
    expect(open.toSorted()).toEqual(
      sceneOf("holding")
        .legal.filter((text) => text !== "leave")
        .toSorted(),
    );
    await click(".cell.open");
    expect(done).toEqual([open[0]]);
  });

  it("takes what I pick in the middle, after its cells have glowed", async () => {
    const { board, done, click } = await show(sceneOf("choosing"));
    expect(board.querySelectorAll(".cell.open, .cell.swap")).toHaveLength(0);
    await click(".lucky-up.open");
    const cell = board.querySelector<HTMLElement>(".cell.open, .cell.swap")!;
    await click(`[data-cell=${cell.dataset.cell}]`);
    expect(sceneOf("choosing").legal).toContain(done[0]);
    expect(done[0]).toMatch(/^take /);
  });

  it("draws at the pile and leaves with the button", async () => {
    const choosing = await show(sceneOf("choosing"));
    await choosing.click(".lucky-stack");
    expect(choosing.done).toEqual(["draw"]);
    const holding = await show(sceneOf("holding"));
    await holding.click(".lucky-hand .btn");
    expect(holding.done).toEqual(["leave"]);
  });

  it("sends an arrangement only when I keep it", async () => {
    const { board, done, click } = await show(sceneOf("arranging"));
    for (const cell of ["d4", "c3", "b2", "a1"]) {
      await click(".lucky-four button");
      await click(`[data-cell=${cell}]`);
    }
    expect(done).toEqual([]);
    const numbers = [...board.querySelectorAll(".lucky-mine text")].map((text) => text.textContent);
    await click(".btn.primary");
    expect(done).toEqual([`arrange ${numbers.join(" ")}`]);
    expect(sceneOf("arranging").legal).toContain(done[0]);
  });

  it("hears the letters of the board also beside it, and not elsewhere on the page", async () => {
    const { board, done } = await show(sceneOf("choosing"));
    const elsewhere = document.body.appendChild(document.createElement("input"));
    const letter = (place: Element) =>
      settled(() => void place.dispatchEvent(new KeyboardEvent("keydown", { key: "d", bubbles: true })));
    await letter(elsewhere);
    expect(done).toEqual([]);
    await letter(board);
    expect(done).toEqual(["draw"]);
  });

  it("keeps my draft through a pause", async () => {
    const { board, click } = await show(sceneOf("arranging"));
    const words = allWords("en", "lucky-numbers");
    const again = (scene: Scene) =>
      settled(() => render(<page.Board {...scene} words={words} act={async () => null} />, board));
    await click(".lucky-four button");
    await click("[data-cell=b2]");
    await again({ ...sceneOf("arranging"), legal: [] });
    await again(sceneOf("arranging"));
    expect(board.querySelector("[data-cell=b2] [data-flies]")).not.toBeNull();
  });

  it.each(["watching", "theirs", "arranged", "won"])("does nothing where nothing is open: %s", async (name) => {
    const { board, done } = await show(sceneOf(name));
    for (const button of board.querySelectorAll<HTMLElement>("button:not(.lucky-show)"))
      await settled(() => button.click());
    expect(done).toEqual([]);
  });
});

describe("whoever is in a hurry", () => {
  const tap = (board: HTMLElement, selector: string, detail: number) =>
    settled(() => {
      board.querySelector(selector)!.dispatchEvent(new MouseEvent("click", { detail, bubbles: true }));
    });

  it("does with a double click what one click does, though another button has come in its place", async () => {
    const { board, done } = await show(sceneOf("choosing"));
    for (const detail of [1, 2]) await tap(board, ".lucky-up.open", detail);
    expect(board.querySelector(".lucky-up.picked")).not.toBeNull();
    for (const detail of [1, 2]) await tap(board, ".lucky-hand .btn", detail);
    expect(board.querySelector(".lucky-up.picked")).toBeNull();
    expect(board.querySelector(".lucky-hand .btn.primary")).not.toBeNull();
    expect(done).toEqual([]);
  });

  it("is taken to the first cell that glows, however often the drawing was asked for", async () => {
    const words = allWords("en", "lucky-numbers");
    const board = document.createElement("div");
    document.body.append(board);
    let answer: (no: null) => void = () => undefined;
    const act = () => new Promise<null>((resolve) => (answer = resolve));
    const draw = (scene: Scene) =>
      settled(() => render(<page.Board {...scene} words={words} act={act} />, board));
    await draw(sceneOf("choosing"));
    board.querySelector<HTMLElement>(".lucky-hand .btn")!.focus();
    for (let times = 0; times < 2; times++) await tap(board, ".lucky-hand .btn", 0);
    await draw(sceneOf("holding"));
    await settled(() => answer(null));
    expect(document.activeElement?.className).toMatch(/^cell .*(open|swap)/);
  });

  it("leaves what was drawn also before the table has answered the drawing", async () => {
    const words = allWords("en", "lucky-numbers");
    const board = document.body.appendChild(document.createElement("div"));
    const done: string[] = [];
    const act = (action: string) => {
      done.push(action);
      return new Promise<null>(() => undefined); // the news come first
    };
    for (const name of ["choosing", "holding"]) {
      await settled(() => render(<page.Board {...sceneOf(name)} words={words} act={act} />, board));
      for (let times = 0; times < 2; times++) await tap(board, ".lucky-hand .btn", 0);
    }
    expect(done).toEqual(["draw", "leave"]);
  });

  it("has picked up what was pressed before the page was painted", async () => {
    const { board } = await show(sceneOf("theirs"));
    const words = allWords("en", "lucky-numbers");
    render(<page.Board {...sceneOf("choosing")} words={words} act={async () => null} />, board);
    board.querySelector<HTMLElement>(".lucky-up.open")!.click();
    await new Promise((painted) => setTimeout(painted, 100));
    expect(board.querySelector(".lucky-up.picked")).not.toBeNull();
  });

  const moved = (type: string, x: number, buttons: number) =>
    new PointerEvent(type, { clientX: x, clientY: 0, button: 0, buttons, isPrimary: true, bubbles: true });

  it.each([
    ["presses Escape", () => new KeyboardEvent("keydown", { key: "Escape", bubbles: true })],
    ["lets go outside the window", () => moved("pointermove", 40, 0)],
  ])("drags no longer when somebody %s in the middle of it", async (_, end) => {
    const { board, done } = await show(sceneOf("choosing"));
    vi.spyOn(document, "elementFromPoint").mockReturnValue(board.querySelector("[data-cell=a1]"));
    await settled(() => void board.querySelector(".lucky-up.open")!.dispatchEvent(moved("pointerdown", 0, 1)));
    await settled(() => void window.dispatchEvent(moved("pointermove", 30, 1)));
    expect(board.querySelector(".lucky-ghost")).not.toBeNull();
    await settled(() => void window.dispatchEvent(end()));
    await settled(() => void window.dispatchEvent(moved("pointerup", 40, 0)));
    expect(board.querySelector(".lucky-ghost")).toBeNull();
    expect(board.querySelector(".lucky-up.picked")).toBeNull();
    expect(done).toEqual([]);
  });
});

it("keeps the focus on the board when the button that had it is gone", async () => {
  const { board } = await show(sceneOf("holding"));
  const words = allWords("en", "lucky-numbers");
  board.querySelector<HTMLElement>(".lucky-hand .btn")!.focus();
  await settled(() => render(<page.Board {...sceneOf("theirs")} words={words} act={async () => null} />, board));
  expect(document.activeElement).toBe(board.querySelector("[data-cell=a1]"));
});

describe("a refusal", () => {
  it("is shown at its cell, and goes with the next action", async () => {
    const { board, click } = await show(sceneOf("holding"), "en", { code: "does-not-fit", reason: "It does not fit." });
    const closed = [...board.querySelectorAll<HTMLElement>("[data-cell]")].find(
      (cell) => !/open|swap/.test(cell.className),
    )!;
    await click(`[data-cell=${closed.dataset.cell}]`);
    const said = board.querySelector(".lucky-refused")!;
    expect(said.textContent).toBe("It does not fit.");
    expect(said.parentElement?.contains(closed)).toBe(true);
    expect(closed.hasAttribute("aria-describedby")).toBe(false); // Orca would say a new description beside the announcement
    await click(".lucky-hand .btn");
    expect(board.querySelector(".garden-cell .lucky-refused")).toBeNull();
  });
});

describe("the pile", () => {
  it("shows no back when nothing is left in it", async () => {
    expect((await show(sceneOf("used-up"))).board.querySelectorAll(".lucky-back")).toHaveLength(0);
    expect((await show(sceneOf("holding"))).board.querySelectorAll(".lucky-back")).toHaveLength(3);
  });
});

describe("what is said of my turn", () => {
  const said = async (scene: Scene) => (await show(scene)).board.querySelector(".lucky-say")!.textContent;

  it("says nothing of an empty pile at a pause, when nothing is open to me", async () => {
    const choosing = sceneOf("choosing");
    expect(choosing.view.face_down).toBeGreaterThan(0);
    for (const name of ["choosing", "holding"]) {
      expect(await said({ ...sceneOf(name), legal: [] })).toMatch(/^(Your turn|You drew \d+)Nothing to do right now\.$/);
    }
  });

  it("says so when the pile is empty indeed", async () => {
    const { view, legal } = sceneOf("choosing");
    const empty = { ...view, face_down: 0 };
    const takes = legal.filter((action) => action !== "draw");
    expect(await said({ ...sceneOf("choosing"), view: empty, legal: takes })).toContain("The pile is empty");
  });

  it.each(scenes.filter(([, { legal }]) => legal.length > 0))("is told in words, not in notation: %s", (_, scene) => {
    for (const language of LANGUAGES) {
      const told = page.openInWords!({ ...scene, words: allWords(language, "lucky-numbers"), act: async () => null });
      expect(told).toMatch(/^(You can|Vous pouvez|Du kannst) .*\.$/);
    }
  });
});
