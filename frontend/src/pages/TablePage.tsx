/** A table by its link: coming to it, gathering, playing, and the end. */

import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { LinkButton } from "../parts/fields/Button.tsx";
import { Layout, Waiting } from "../parts/Layout.tsx";
import { useGameWords } from "../state/games.ts";
import { preparing } from "../state/preparing.ts";
import { say } from "../state/say.ts";
import { Frame } from "../table/Frame.tsx";
import { Sitting } from "../table/sitting.ts";
import { followHeading } from "../state/route.ts";
import { Join } from "./lobby/Join.tsx";
import { Lobby } from "./lobby/Lobby.tsx";
import { useMine } from "./mine.ts";

export function TablePage({ id }: { id: string }) {
  const [times, setTimes] = useState(0);
  const [sitting, setSitting] = useState<Sitting | null>(null);
  const [watching, setWatching] = useState(false);
  useEffect(() => {
    const here = new Sitting(id);
    setSitting(here);
    return () => here.close();
  }, [id, times]);
  useMine(sitting, () => setTimes(times + 1));
  const table = sitting?.standing.table.value ?? null;
  const words = useGameWords(table?.game ?? null);
  useEffect(() => {
    if (words) sitting?.speak(words);
  }, [words, sitting]);
  const phase = table?.phase;
  const before = useRef(phase);
  useLayoutEffect(() => {
    if (before.current) followHeading(); // what had the focus in the lobby is not at the table
    before.current = phase;
  }, [phase, watching]);

  if (!sitting || sitting.id !== id || !table || !words) return <NoTable sitting={sitting} />;
  if (table.phase !== "gathering") return <Frame key={`${times}.${table.matches.length}`} sitting={sitting} words={words} />;
  const known = sitting.standing.guest.value !== null;
  if (!known && !watching)
    return <Join sitting={sitting} words={words} joined={() => setTimes(times + 1)} watch={() => setWatching(true)} />;
  return <Lobby sitting={sitting} words={words} />;
}

function NoTable({ sitting }: { sitting: Sitting | null }) {
  const gone = sitting?.gone.value ?? "";
  const lost = sitting?.line.state.value === "lost" && preparing.value.length === 0;
  return (
    <Layout>
      <h1 data-heading tabIndex={-1} class="unseen">
        {say("table")}
      </h1>
      <Waiting trouble={gone || (lost ? say("out-of-reach", {}, "table") : "")} />
      {gone ? (
        <p>
          <LinkButton label={say("to-the-shelf")} href="/" />
        </p>
      ) : null}
    </Layout>
  );
}
