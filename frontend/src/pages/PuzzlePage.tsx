/** A solo puzzle: the one of today, one of the house or of the printed booklet, or that of an ID. */

import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { announce } from "../ear.ts";
import type { PuzzleShown } from "../net/messages.ts";
import { Button } from "../parts/fields/Button.tsx";
import { Layout } from "../parts/Layout.tsx";
import { Preparing } from "../parts/Preparing.tsx";
import { findPuzzle } from "../puzzles/finding.ts";
import { Before, clock } from "../puzzles/Before.tsx";
import { dayOf, remember, rememberHelp } from "../puzzles/kept.ts";
import { OtherPuzzles } from "../puzzles/OtherPuzzles.tsx";
import { Pips } from "../puzzles/Pips.tsx";
import { PuzzleBoard, where } from "../puzzles/PuzzleBoard.tsx";
import { Share } from "../puzzles/Share.tsx";
import { Solutions, type Way } from "../puzzles/Solutions.tsx";
import { solve } from "../puzzles/solver.ts";
import { boardOf, FRESH, isSolved, partnerOn, redone, restarted, swapped, undone } from "../puzzles/sitting.ts";
import type { Sitting, Swap } from "../puzzles/sitting.ts";
import { language } from "../state/chosen.ts";
import { troubleOf } from "../state/games.ts";
import { useLoaded } from "../state/loaded.ts";
import { note } from "../state/memory.ts";
import { say, useWords } from "../state/say.ts";
import { useTitle } from "../state/title.ts";
import type { Facts, Words } from "../words/index.ts";
import "../games/lucky-numbers/look/clover.css";
import "../games/lucky-numbers/look/cells.css";
import "./PuzzlePage.css";

/** How long each swap of a solution is shown, in milliseconds. */
const WATCHING = 1400;

export function PuzzlePage({ id }: { id: string | undefined }) {
  const words = useWords("puzzles");
  const { found: puzzle, error } = useLoaded(
    () => findPuzzle(id, dayOf(new Date()), language.value),
    [id, language.value],
  );
  useTitle(puzzle?.title ?? "");
  return (
    <Layout look="puzzle-page">
      {puzzle && words ? (
        <Solo key={puzzle.id} puzzle={puzzle} words={words} />
      ) : (
        <h1 class={`puzzle-wait ${error ? "trouble" : ""}`} data-heading tabIndex={-1}>
          {error ? troubleOf(error) : say("loading")}
        </h1>
      )}
      {puzzle ? null : <Preparing name="puzzles" title={say("shelf-puzzles")} />}
      {words && (puzzle || error) ? <OtherPuzzles words={words} puzzle={puzzle} /> : null}
    </Layout>
  );
}

type Said = readonly [heading: string, more: string];

/** A solution that is shown on the board, swap by swap. */
interface Watched {
  readonly way: Way;
  readonly swaps: readonly Swap[];
}

function Solo({ puzzle, words }: { puzzle: PuzzleShown; words: Words }) {
  const [sitting, setSitting] = useState<Sitting>(FRESH);
  const [picked, setPicked] = useState<number | null>(null);
  const [cursor, setCursor] = useState(0);
  const [said, setSaid] = useState<Said | null>(null);
  const [hinted, setHinted] = useState<readonly number[]>([]);
  const [helped, setHelped] = useState(""); // the board of the last hint: asking again there is no second one
  const [watched, setWatched] = useState<Watched | null>(null);
  const [givingUp, setGivingUp] = useState(false);
  const [seconds, setSeconds] = useState<number | null>(null);
  const begun = useRef(Date.now());
  const tell = (message: string, facts?: Facts) => words.phrase(message, facts);
  const board = boardOf(puzzle, sitting);
  const solved = isSolved(puzzle, board);
  const left = puzzle.maximum - sitting.done.length;
  const mine = solved && !sitting.gaveUp;

  /** Go on: what was picked, said and hinted at was of the board before. */
  const clear = (after: Sitting) => {
    setSitting(after);
    setPicked(null);
    setSaid(null);
    setHinted([]);
    setGivingUp(false);
  };
  const sayBoth = (heading: string, more: string) => {
    setSaid([heading, more]);
    announce(`${heading}. ${more}`);
  };

  /** Make a swap and say it; `after` is how the sitting stands then. */
  const move = (after: Sitting, a: number, b: number) => {
    const partner = partnerOn(puzzle, board.indexOf(a), board.indexOf(b));
    clear(after);
    const now = boardOf(puzzle, after);
    const line = tell(partner?.across ? "puzzle-swapped-across" : "puzzle-swapped", { a, b });
    const left = () => tell("puzzle-left-over", { left: puzzle.maximum - after.done.length });
    const solved = () => (after.gaveUp ? tell("puzzle-solved") : finish(after));
    announce(`${line} ${isSolved(puzzle, now) ? solved() : left()}`);
  };

  /** The end of a sitting, remembered; in words. */
  const finish = (after: Sitting): string => {
    const took = Math.max(1, Math.round((Date.now() - begun.current) / 1000));
    setSeconds(took);
    const today = puzzle.day === dayOf(new Date()) ? puzzle.day! : null;
    remember(puzzle.id, took, today);
    if (today) note({ days: [today] });
    const facts = { moves: after.done.length, time: clock(tell, took), hints: after.hints };
    return `${tell("puzzle-solved")} ${tell("puzzle-solved-more", facts)}`;
  };

  const choose = (cell: number) => {
    setCursor(cell);
    if (solved || watched) return;
    const number = board[cell]!;
    if (picked === cell) return putDown();
    if (picked !== null && partnerOn(puzzle, picked, cell)) return swap(picked, cell);
    setPicked(cell);
    setSaid(null);
    const partners = puzzle.partners[cell]!.map((partner) =>
      tell("puzzle-partner", { number: board[partner.cell], where: where(words, partner) }),
    );
    announce(tell("puzzle-heard-picked", { number, partners: words.listing(partners) }));
  };

  const swap = (from: number, to: number) => {
    const [a, b] = [board[from]!, board[to]!];
    if (solved || watched) return;
    if (left > 0) return move(swapped(sitting, [a, b]), a, b);
    sayBoth(tell("puzzle-used-up"), tell("puzzle-used-up-more"));
  };

  const putDown = () => {
    if (picked === null) return;
    announce(tell("puzzle-put-down", { number: board[picked] }));
    setPicked(null);
  };

  const back = () => {
    const last = sitting.done.at(-1);
    if (!last) return;
    setSitting(undone(sitting));
    setPicked(null);
    setSaid(null);
    announce(tell("puzzle-undone", { a: last[0], b: last[1] }));
  };

  const again = () => {
    const last = sitting.undone.at(-1);
    if (last) move(redone(sitting), last[0], last[1]);
  };

  const over = () => {
    clear(watched ? { ...FRESH, gaveUp: true } : restarted(sitting));
    setWatched(null);
    announce(tell("puzzle-restarted"));
  };

  const hint = () => {
    const swaps = solve(board);
    const [a, b] = swaps[0]!;
    const late = swaps.length > left;
    const heading = late ? tell("puzzle-late") : tell("puzzle-hinted", { a, b });
    const more = tell(late ? "puzzle-late-more" : "puzzle-hinted-more", { needed: swaps.length });
    rememberHelp(puzzle.id);
    clear(helped === board.join() ? sitting : { ...sitting, hints: sitting.hints + 1 });
    setHelped(board.join());
    setHinted(late ? [] : [a, b]);
    sayBoth(heading, more);
  };

  const wonder = (gives: boolean) => {
    setGivingUp(gives);
    if (gives) announce(tell("puzzle-give-up-sure"));
  };
  const giveUp = () => watch("shortest", solve(puzzle.numbers));

  const watch = (way: Way, swaps: readonly (readonly number[])[]) => {
    rememberHelp(puzzle.id);
    clear({ ...FRESH, hints: sitting.hints, gaveUp: true });
    setSeconds(null);
    sayBoth(...aboutWay(way, swaps.length));
    setWatched({ way, swaps: swaps.map(([a = 0, b = 0]) => [a, b]) });
  };
  const aboutWay = (way: Way, count: number): Said => [
    tell(`puzzle-watch-${way}`),
    tell(`puzzle-watch-${way}-more`, { count }),
  ];

  // not when the page has been painted: a swap that was due in between would come after a restart
  useLayoutEffect(() => {
    const next = watched?.swaps[sitting.done.length];
    if (!next) return;
    const timer = setTimeout(() => {
      move(swapped(sitting, next), ...next);
      setSaid(aboutWay(watched.way, watched.swaps.length));
    }, WATCHING);
    return () => clearTimeout(timer);
  }, [watched, sitting]);

  const [heading, more] = said ?? message();
  function message(): Said {
    if (solved && seconds !== null) {
      const facts = { moves: sitting.done.length, time: clock(tell, seconds), hints: sitting.hints };
      return [tell("puzzle-solved"), tell("puzzle-solved-more", facts)];
    }
    if (solved) return [tell("puzzle-solved"), ""];
    if (picked !== null) {
      const partners = puzzle.partners[picked]!.map((partner) => board[partner.cell]!).toSorted((a, b) => a - b);
      const facts = { head: partners.slice(0, -1).join(", "), last: partners.at(-1) };
      return [tell("puzzle-picked", { number: board[picked] }), tell("puzzle-swap-with", facts)];
    }
    if (left <= 0) return [tell("puzzle-used-up"), tell("puzzle-used-up-more")];
    return [tell("puzzle-pick"), tell("puzzle-pick-more")];
  }

  return (
    <div class="puzzle-table">
      <div class="puzzle-head">
        <h1 data-heading tabIndex={-1}>
          {puzzle.title}
        </h1>
        <p class="soft">{tell("puzzle-goal")}</p>
        {puzzle.about ? <p class="soft puzzle-about">{puzzle.about}</p> : null}
        <p class="puzzle-count">
          <span class="unseen">{tell("puzzle-made")} </span>
          <strong>{sitting.done.length}</strong>
          <span class="soft">{tell("puzzle-of-at-most", { maximum: puzzle.maximum })}</span>
        </p>
        <Pips puzzle={puzzle} sitting={sitting} words={words} />
        <div class="puzzle-say">
          <h2 class={mine ? "won" : ""}>{heading}</h2>
          <p class="soft">{more}</p>
        </div>
        {mine && seconds !== null ? <Share puzzle={puzzle} sitting={sitting} seconds={seconds} words={words} /> : null}
        <Before puzzle={puzzle} words={words} />
      </div>
      <PuzzleBoard
        puzzle={puzzle}
        board={board}
        picked={picked}
        hinted={hinted}
        cursor={cursor}
        still={solved || watched !== null}
        solved={mine}
        words={words}
        onCursor={setCursor}
        onCell={choose}
        onSwap={swap}
        onPutDown={putDown}
      />
      <div class="puzzle-acts buttons">
        <div class="puzzle-first">
          <Button label={tell("puzzle-undo")} off={!sitting.done.length || !!watched} act={back} />
          <Button label={tell("puzzle-restart")} off={!sitting.done.length && !watched} act={over} />
          <Button label={tell("puzzle-hint")} off={solved || !!watched} act={hint} />
        </div>
        <div class="puzzle-more">
          <Button label={tell("puzzle-redo")} off={!sitting.undone.length || !!watched} act={again} />
          {givingUp ? (
            <Sure tell={tell} yes={giveUp} no={() => wonder(false)} />
          ) : (
            <Button label={tell("puzzle-give-up")} off={solved || !!watched} act={() => wonder(true)} />
          )}
        </div>
      </div>
      {puzzle.printed && (solved || watched) ? (
        <Solutions
          puzzle={puzzle}
          watched={watched?.way ?? null}
          step={sitting.done.length}
          words={words}
          watch={watch}
        />
      ) : null}
    </div>
  );
}

interface SureProps {
  tell(message: string): string;
  yes(): void;
  no(): void;
}

/** Asks whether to give up; the focus is on going on. */
function Sure({ tell, yes, no }: SureProps) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => place.current?.querySelector("button")?.focus(), []);
  return (
    <div class="puzzle-sure" ref={place} role="group" aria-label={tell("puzzle-give-up-sure")}>
      <p>{tell("puzzle-give-up-sure")}</p>
      <Button label={tell("puzzle-give-up-no")} act={no} />
      <Button label={tell("puzzle-give-up-yes")} act={yes} />
    </div>
  );
}
