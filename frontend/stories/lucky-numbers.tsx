/** Shows the board of Lucky Numbers in a recorded standing: `?scene=holding&lang=fr&theme=night&step=12`. */

import { render } from "preact";
import { useState } from "preact/hooks";
import "../src/look/base.css";
import { page } from "../src/games/lucky-numbers/index.tsx";
import { Light } from "../src/parts/Light.tsx";
import { oneOf, type Language, type Words } from "../src/words/index.ts";
import { wordsIn } from "./words.ts";
import "./lucky-numbers.css";
import type { LuckyProps } from "../src/games/lucky-numbers/moments.ts";

interface Scene extends Omit<LuckyProps, "act" | "words"> {
  readonly refusals: Readonly<Record<string, Readonly<Record<Language, string>>>>;
}

const scenes = import.meta.glob<Scene | Scene[]>("./fixtures/lucky-*.json", { import: "default" });
const asked = new URLSearchParams(location.search);
const language = oneOf([asked.get("lang") ?? ""]);
const name = asked.get("scene") ?? "holding";
document.documentElement.lang = language;
document.documentElement.dataset.theme = asked.get("theme") ?? "day";
if (asked.has("still")) document.documentElement.dataset.motion = "still";

/** One standing, or a whole match whose next step follows each action. */
function Story({ film, words }: { film: readonly Scene[]; words: Words }) {
  const [step, setStep] = useState(Number(asked.get("step") ?? 0));
  const [answer, setAnswer] = useState("");
  const scene = film[Math.min(step, film.length - 1)];
  if (!scene) return null;
  const act = async (action: string) => {
    setAnswer(action);
    if (scene.legal.includes(action)) {
      setStep(step + 1);
      return null;
    }
    return { code: "does-not-fit", reason: scene.refusals[action]?.[language] ?? action };
  };
  const props: LuckyProps = { ...scene, act, words };
  return (
    <>
      <Light />
      <main>
        <page.Board {...props} />
      </main>
      {asked.has("asks") && (
        <dl>
          {page.queries(props).map((query) => (
            <div key={query.key}>
              <dt>
                {query.key} {words.phrase(query.label)}
              </dt>
              <dd>{query.answer()}</dd>
            </div>
          ))}
        </dl>
      )}
      {film.length > 1 && (
        <p class="story-steps">
          <button type="button" onClick={() => setStep(step + 1)}>
            {step} / {film.length - 1}
          </button>
        </p>
      )}
      <output hidden>{answer}</output>
    </>
  );
}

async function show(): Promise<void> {
  const words = await wordsIn(language, "lucky-numbers", "lucky_numbers");
  if (asked.get("scene") === "pictures") {
    const Picture = page.Picture!;
    const names = ["clovers", "pile", "diagonal", "garden", "pair"];
    return render(
      <main>
        {names.map((picture) => (
          <Picture key={picture} name={picture} />
        ))}
      </main>,
      document.body,
    );
  }
  const found = await scenes[`./fixtures/lucky-${name}.json`]?.();
  if (!found) throw new Error(`no scene ${name}`);
  render(<Story film={Array.isArray(found) ? found : [found]} words={words} />, document.body);
}

await show();
