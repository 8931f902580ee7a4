/** Polyssimo Challenge in every phase: polyssimo.html?story=NAME&theme=night&language=fr&hold=L */

import { render } from "preact";
import { useEffect, useState } from "preact/hooks";
import "../src/look/base.css";
import "./polyssimo.css";
import type { Refusal, Words } from "../src/games/contract.ts";
import { page } from "../src/games/polyssimo/index.tsx";
import { Light } from "../src/parts/Light.tsx";
import { oneOf } from "../src/words/index.ts";
import { wordsIn } from "./words.ts";
import type { PolyProps } from "../src/games/polyssimo/view.ts";

type Canned = Omit<PolyProps, "act" | "words">;

const files = import.meta.glob<Canned>("./fixtures/polyssimo-*.json", { import: "default" });
const asked = new URLSearchParams(location.search);
const language = oneOf([asked.get("language") ?? ""]);
const story = asked.get("story") ?? "place-3";
document.documentElement.dataset["theme"] = asked.get("theme") ?? "day";
document.documentElement.lang = language;

const REFUSED = "T is a pentomino, but all your remaining picks must be hexominoes: 8 to go.";

/** What a server would answer, near enough for a picture: the piece is mine, or lies there, and it is another's turn. */
function after(canned: Canned, action: string): Canned {
  const { view, seat } = canned;
  if (seat === null) return canned;
  const [verb, piece = "", ...squares] = action.split(" ");
  const turn = (seat + 1) % view.hands.length;
  const hands = view.hands.map((hand, other) =>
    other !== seat ? hand : verb === "pick" ? [...hand, piece] : hand.filter((name) => name !== piece),
  );
  const size = (verb === "pick" ? 1 : -1) * (piece.length === 1 ? 5 : 6);
  const next = {
    ...view,
    turn,
    hands,
    middle: view.middle.filter((name) => name !== piece),
    taken_by: { ...view.taken_by, [piece]: seat },
    laid: verb === "lay" ? { ...view.laid, [piece]: squares } : view.laid,
    squares_left: view.squares_left.map((left, other) => (other === seat ? left + size : left)),
  };
  const event: PolyProps["events"][number] =
    verb === "lay"
      ? { kind: "laid", seat, facts: { piece, size: squares.length, squares } }
      : { kind: "picked", seat, facts: { piece, size } };
  return { ...canned, view: next, legal: [], events: [event] };
}

function Story({ first, words }: { first: Canned; words: Words }) {
  const [now, setNow] = useState(first);
  const act = async (action: string): Promise<Refusal | null> => {
    await new Promise((resolve) => setTimeout(resolve, 80));
    if (!now.legal.includes(action)) {
      return { code: "handicap", reason: REFUSED };
    }
    setNow(after(now, action));
    return null;
  };
  useEffect(() => {
    document.documentElement.dataset["ready"] = "yes";
  }, []);
  return (
    <>
      <Light />
      <header class="story-bar">
        <h1>{words.phrase("title")}</h1>
      </header>
      <main class="story-table">
        <page.Board {...now} act={act} words={words} />
      </main>
    </>
  );
}

const fetch = files[`./fixtures/polyssimo-${story}.json`];
if (!fetch) throw new Error(`no story is called ${story}; there are ${Object.keys(files).join(", ")}`);
const [first, words] = await Promise.all([fetch(), wordsIn(language, "polyssimo", "polyssimo")]);
const root = document.getElementById("story");
if (root) render(<Story first={first} words={words} />, root);
