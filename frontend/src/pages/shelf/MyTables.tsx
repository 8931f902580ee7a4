/** My tables, on the shelf: where it is my turn first. */

import { useEffect } from "preact/hooks";
import { Button } from "../../parts/fields/Button.tsx";
import { callTo, canNotify, wishForNotifications } from "../../state/calling.ts";
import { notify } from "../../state/chosen.ts";
import { timeLeft } from "../../state/days.ts";
import { gameNamed, useGame } from "../../state/games.ts";
import { memory } from "../../state/memory.ts";
import { type Listed, myTables, watchTables, worthwhile } from "../../state/mytables.ts";
import { stay } from "../../state/route.ts";
import { useWords } from "../../state/say.ts";
import { turns } from "../../state/title.ts";
import type { Words } from "../../words/index.ts";
import "./MyTables.css";

/** `alone` where the page about me shows them, which has the rest in its own places. */
export function MyTables({ alone = false }: { alone?: boolean }) {
  const words = useWords("me");
  const tables = myTables.value;
  useEffect(() => {
    if (!words) return undefined;
    const stop = watchTables((one) => {
      const text = [words.phrase("my-turn"), company(words, one)].join(" · ");
      void gameNamed(one.game).then((game) => callTo(one.table, game?.title ?? one.game, text));
    });
    return () => {
      stop();
      turns.value = 0;
    };
  }, [words]);
  useEffect(() => {
    turns.value = (tables ?? []).filter(({ standing }) => standing === "turn").length;
  }, [tables]);
  if (!words) return null;
  const expected = worthwhile(memory.value.tables, Date.now());
  const shown = tables ?? expected.map(({ table, game, names = [] }) => ({ table, game, names, bots: 0 }) as unknown as Listed);
  if (shown.length === 0) return null;
  const goesOn = tables?.some(({ standing }) => standing !== "over") ?? false;
  return (
    <section class="my-tables" aria-labelledby="my-tables">
      <div class="my-head">
        <h2 id="my-tables">{words.phrase("my-tables")}</h2>
        {alone ? null : (
          <a href="/me" onClick={stay}>
            {words.phrase("my-more")}
          </a>
        )}
      </div>
      <ul>
        {shown.map((one) => (
          <li key={one.table}>
            <Row {...one} words={words} />
          </li>
        ))}
      </ul>
      {goesOn && !alone ? <Notify words={words} /> : null}
    </section>
  );
}

function Row({ words, ...one }: Listed & { words: Words }) {
  const title = useGame(one.game)?.title ?? one.game;
  return (
    <a href={`/t/${one.table}`} onClick={stay} class={`my-table ${one.standing ?? ""}`}>
      <strong>{title}</strong> <span class="soft">{company(words, one)}</span>{" "}
      <span class="my-standing">
        {one.standing ? standingOf(words, one) : ""}
        {one.left !== null && one.left !== undefined ? <span class="soft"> · {timeLeft(one.left)}</span> : null}
      </span>
    </a>
  );
}

/** Who plays with me there. */
function company(words: Words, { names, seat, bots, standing }: Listed): string {
  if (!standing) return "";
  const others = names.filter((name, number) => name && number !== seat);
  return others.length > 0
    ? words.phrase("my-with", { names: others, bots })
    : words.phrase("my-with-bots", { bots });
}

function standingOf(words: Words, { standing, actors, names, won }: Listed): string {
  if (standing === "turn") return words.phrase("my-turn");
  if (standing === "gathering") return words.phrase("my-gathering");
  if (standing === "over") return words.phrase(won ? "my-won" : "my-over");
  if (actors.length === 0) return words.phrase("my-paused");
  const awaited = actors.flatMap((seat) => names[seat] || []);
  return awaited.length > 0 ? words.phrase("my-waiting", { names: awaited }) : words.phrase("my-waiting-bot");
}

/** The wish to be told when it is my turn; the browser is asked only when it is pressed. */
export function Notify({ words }: { words: Words }) {
  if (!canNotify()) return null;
  if (notify.value)
    return (
      <p class="my-notify soft">
        {words.phrase("my-notify-on")}{" "}
        <Button label={words.phrase("my-notify-off")} look="plain" act={() => (notify.value = false)} />
      </p>
    );
  const denied = Notification.permission === "denied";
  return denied ? (
    <p class="my-notify soft">{words.phrase("my-notify-denied")}</p>
  ) : (
    <p class="my-notify">
      <Button label={words.phrase("my-notify")} act={wishForNotifications} />
    </p>
  );
}
