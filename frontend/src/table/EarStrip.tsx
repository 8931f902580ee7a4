/** The strip for ears below a table: how much is said, what was said last, what the sounds mean, and the keys. Nothing is
 * only here: it shows settings and words that exist without it. */

import { answer, lines } from "../ear.ts";
import type { GamePage, Query } from "../games/contract.ts";
import { Icon } from "../parts/Icon.tsx";
import { SoundShape } from "../parts/SoundShape.tsx";
import { hear, lately } from "../sound/play.ts";
import { VERBOSITIES, verbosity } from "../state/chosen.ts";
import { keyFor } from "../state/keys.ts";
import { useLoaded } from "../state/loaded.ts";
import { say, useWords } from "../state/say.ts";
import type { Words } from "../words/index.ts";
import "./EarStrip.css";

/** So many sounds are shown; the others are learned on their own page. */
const SHOWN = 5;
/** The question that has a button of its own here. */
const AGAIN = "query-again";

interface EarStripProps {
  readonly page: GamePage | null;
  readonly words: Words;
  readonly queries: readonly Query[];
  /** The pace that the table has agreed on, where the game has one. */
  readonly rhythm: string | null;
}

export function EarStrip({ page, words, queries, rhythm }: EarStripProps) {
  const own = useWords("sounds");
  if (!own) return null;
  return (
    <section class="ear-strip" aria-label={say("ear")}>
      <div>
        <fieldset class="ear-much">
          <legend>
            <Icon name="ear" /> {say("choose-verbosity")}
          </legend>
          {VERBOSITIES.map((name) => (
            <label key={name}>
              <input type="radio" name="verbosity" checked={verbosity.value === name} onChange={() => (verbosity.value = name)} />
              <span>{say(`verbosity-${name}`)}</span>
            </label>
          ))}
        </fieldset>
        {rhythm ? (
          <p class="ear-pace">
            {own.phrase("ear-pace")} <span class="soft">{say("setting-rhythm", {}, rhythm)}</span>
          </p>
        ) : null}
      </div>
      <SaidLast own={own} />
      <SoundButtons page={page} words={words} own={own} />
      <div>
        <h2>{own.phrase("ear-keys")}</h2>
        <ul class="ear-keys">
          {queries
            .filter(({ label }) => label !== AGAIN)
            .map((query) => (
              <li key={query.label}>
                <button type="button" onClick={() => answer(query.answer())}>
                  <kbd>Alt {keyFor(query.label, query.key).toUpperCase()}</kbd> <span>{words.phrase(query.label)}</span>
                </button>
              </li>
            ))}
        </ul>
      </div>
    </section>
  );
}

/** What was said last, to be said again, and what was heard: the captions of the sounds. */
function SaidLast({ own }: { own: Words }) {
  const [before, last] = [lines.value.at(-2), lines.value.at(-1)];
  const sounds = lately.value.map(({ text }) => text).toReversed();
  return (
    <div class="ear-last">
      <h2>
        <Icon name="sound" /> {own.phrase("ear-said")}
      </h2>
      <p class="ear-said">{last?.text ?? own.phrase("ear-said-nothing")}</p>
      {before ? <p class="ear-before soft">{own.phrase("ear-before", { text: before.text })}</p> : null}
      {sounds.length > 0 ? <p class="ear-before soft">{own.phrase("ear-heard", { text: sounds.join(" · ") })}</p> : null}
      <button type="button" class="btn quiet" onClick={() => answer(last?.text.trimEnd() ?? own.phrase("ear-said-nothing"))}>
        <Icon name="again" /> {say(AGAIN)} <kbd>Alt {keyFor(AGAIN, "l").toUpperCase()}</kbd>
      </button>
    </div>
  );
}

function SoundButtons({ page, words, own }: { page: GamePage | null; words: Words; own: Words }) {
  const { sounds } = page ?? {};
  const { found: lesson } = useLoaded(async () => (await sounds?.learn?.()) ?? null, [sounds]);
  if (!lesson) return null;
  return (
    <div>
      <h2>
        {own.phrase("ear-sounds")}
        <a href={`/sounds/${words.game}`} target="_blank" rel="noreferrer" aria-label={say("sounds-beside")}>
          {say("sounds-learn")}
        </a>
      </h2>
      <ul>
        {lesson.examples(words).slice(0, SHOWN).map((heard) => (
          <li key={heard.sound}>
            <button type="button" onClick={() => hear({ ...heard, text: "" }, sounds?.made)}>
              <SoundShape heard={heard} made={sounds?.made} /> <span>{heard.text}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
