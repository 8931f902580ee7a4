/** The end of a lesson: praise, a first real match, and what can be learnt next. */

import { useState } from "preact/hooks";
import type { GameShown, Taught } from "../net/messages.ts";
import { begin } from "../net/opening.ts";
import { Alert } from "../parts/fields/Fields.tsx";
import { Bold } from "../parts/text/Bold.tsx";
import { Button, LinkButton } from "../parts/fields/Button.tsx";
import { Face } from "../parts/Face.tsx";
import { Preparing } from "../parts/Preparing.tsx";
import { language, myName } from "../state/chosen.ts";
import { troubleOf } from "../state/games.ts";
import { go } from "../state/route.ts";
import { say } from "../state/say.ts";
import { TEACHER } from "./Teacher.tsx";

interface EndProps {
  readonly taught: Taught;
  readonly game: GameShown;
  readonly praise: string;
  /** What the weakest bot is called. */
  readonly rival: string;
  again(): void;
}

export function LessonEnd({ taught, game, praise, rival, again }: EndProps) {
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState("");
  const weakest = game.levels[0]?.name ?? "";

  async function play(): Promise<void> {
    setBusy(true);
    try {
      const { seats, match: options } = taught;
      const terms = { game: game.name, seats, bots: seats - 1, levels: [weakest], options, settings: {} };
      go(`/t/${await begin({ ...terms, name: myName.value.trim() || say("name-usual"), language: language.value })}`);
    } catch (error) {
      setTrouble(troubleOf(error));
      setBusy(false);
    }
  }

  return (
    <section class="lesson-end" aria-labelledby="lesson-end">
      <Face {...TEACHER} size={48} />
      <h2 id="lesson-end">{taught.end.ask}</h2>
      {praise ? <p class="soft">{praise}</p> : null}
      <p>
        <Bold text={taught.end.how} />
      </p>
      <Alert text={trouble} />
      <Preparing name={game.name} title={game.title} then={busy ? say("preparing-then") : ""} />
      <div class="buttons">
        <Button label={say("lesson-first-match", { who: rival })} look="primary large" off={busy} act={() => void play()} />
        <Button label={say("lesson-again")} act={again} />
        <LinkButton label={say("to-the-shelf")} href="/" />
      </div>
      {taught.more.length > 0 ? (
        <>
          <h3>{say("lesson-more")}</h3>
          <ul class="lesson-more">
            {taught.more.map(({ name, title }) => (
              <li key={name}>
                <LinkButton label={title} href={`/learn/${game.name}/${name}`} />
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </section>
  );
}
