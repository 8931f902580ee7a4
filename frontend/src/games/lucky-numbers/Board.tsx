/** The table of Lucky Numbers: what I hold, my garden, the middle, the others. */

import type { JSX } from "preact";
import { useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { useFlights } from "../../parts/gestures/flight.ts";
import { clickOnce } from "../../parts/gestures/presses.ts";
import { useWindowEvent } from "../../parts/gestures/hearing.ts";
import { letters } from "../../state/chosen.ts";
import { isFor, useFocusKept } from "../../state/focus.ts";
import { takeBack } from "./turn/arranging.ts";
import { useCloverDrag } from "./garden/drag.ts";
import { Garden } from "./garden/Garden.tsx";
import { tableHint } from "./hinting.ts";
import { Middle } from "./Middle.tsx";
import { type LuckyProps, momentOf } from "./moments.ts";
import { Prompt } from "./turn/Prompt.tsx";
import { SmallGarden } from "./garden/SmallGarden.tsx";
import { CELLS, DIAGONAL, emptyCells, nameOf, tableOf } from "./table.ts";
import type { Garden as Cells } from "./table.ts";
import { useTurn } from "./turn/turn.ts";
import "./look/clover.css";
import "./look/cells.css";
import "./look/board.css";
import "./look/phone.css";
import "./look/screen.css";
import "./look/large.css";
import "./look/hand.css";
import "./look/middle.css";
import "./look/moments.css";
import "./look/hint.css";
import "./look/sideways.css";
import "./look/taught.css";

export function Board(props: LuckyProps): JSX.Element {
  const { view, words, names, seat } = props;
  const root = useRef<HTMLDivElement>(null);
  const table = useMemo(() => tableOf(view), [view]);
  const moment = useMemo(() => momentOf(props.events), [props.events]);
  const [watched, watch] = useState<number | null>(null);
  const [cursor, setCursor] = useState("a1");
  const large = seat ?? watched ?? table.winners[0] ?? 0;
  const mine = table.toArrange[large] ?? [];
  const turn = useTurn(props, table, mine);
  const cells = withDraft(table.gardens[large] ?? [], turn.draft, mine, turn.open.arrange.length > 0);
  const flights = useFlights(root, `${JSON.stringify(view)} ${turn.draft.join()}`);
  const hint = useMemo(() => tableHint(props.hint, table, mine), [props.hint, table]);
  const [target, setTarget] = useState<string | null>(null);

  useFocusKept(".lucky", '.lucky-mine [data-cell][tabindex="0"]');

  // After my own drawing or picking the keyboard is taken to the first cell that glows.
  const goes = useRef(false);
  const ready = turn.cells.join();
  useLayoutEffect(() => {
    const first = turn.cells[0];
    if (!goes.current || !first) return;
    goes.current = false;
    setCursor(first);
    root.current?.querySelector<HTMLElement>(`.lucky-mine [data-cell=${first}]`)?.focus();
  }, [ready]);

  const draw = async () => {
    if (turn.waits()) return;
    goes.current = isWithin(root.current);
    if (!(await turn.play({ do: "draw" }, "middle"))) goes.current = false;
  };
  const leave = () => void turn.play({ do: "leave" }, "hand");
  const pick = (number: number) => {
    const again = turn.picked === number;
    goes.current = !again && byKeyboard(root.current);
    turn.pick(again ? null : number);
  };
  const pickForDiagonal = (clover: number) => {
    const again = turn.inFingers === clover;
    goes.current = !again && byKeyboard(root.current);
    turn.pickForDiagonal(again ? null : clover);
  };

  useWindowEvent("keydown", (event) => {
    if (!isFor(root.current, event) || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === "Escape") {
      turn.pick(null);
      turn.pickForDiagonal(null);
    } else if (!letters.value) return;
    else if (event.key === words.phrase("lucky-key-draw") && turn.open.draw) void draw();
    else if (event.key === words.phrase("lucky-key-leave") && turn.open.leave) leave();
  });

  useCloverDrag(root, {
    lift: (source) => {
      const [from, what] = source.split(" ");
      if (from === "middle") turn.pick(Number(what));
      if (from === "hand") turn.pickForDiagonal(Number(what));
      if (from === "cell") turn.pickForDiagonal(turn.draft[DIAGONAL.indexOf(what ?? "")] ?? null);
      return from === "middle" ? turn.open.take.has(Number(what)) : true;
    },
    over: setTarget,
    drop: async (source, onto, box) => {
      const [from, what] = source.split(" ");
      const clover = cloverOf(from, what);
      if (clover) flights.from(nameOf(clover), box);
      if (onto && onto !== "middle") return turn.choose(onto);
      if (onto === "middle" && from === "held" && turn.open.leave) return turn.play({ do: "leave" }, "hand");
      if (from === "cell" && turn.inFingers !== null) turn.setDraft(takeBack(turn.draft, turn.inFingers));
      turn.pick(null);
      turn.pickForDiagonal(null);
      return from === "cell";
    },
  });

  function cloverOf(from: string | undefined, what: string | undefined) {
    if (from === "held") return table.held;
    if (from === "middle") return table.faceUp.find((clover) => clover.number === Number(what)) ?? null;
    return turn.inFingers === null ? null : (mine[turn.inFingers] ?? null);
  }

  const refusedCell = turn.refused && CELLS.includes(turn.refused.at) ? turn.refused : null;
  const inHand = turn.picked === null ? table.held : cloverOf("middle", `${turn.picked}`);
  const others = names.map((_, owner) => owner).filter((owner) => owner !== large);
  const inOrder = others.map((_, place) => (large + 1 + place) % names.length);
  const half = Math.ceil(inOrder.length / 2);
  const won = (owner: number) => table.winners.includes(owner) || table.full === owner;
  const isOver = table.phase === "over";
  const title =
    seat === large ? words.phrase("lucky-your-garden") : words.phrase("lucky-garden-of", { who: names[large] ?? "" });

  const small = (owner: number) => (
    <SmallGarden
      key={owner}
      cells={table.gardens[owner] ?? []}
      name={names[owner] ?? ""}
      face={props.faces?.[owner]}
      level={props.levels?.[owner] ?? ""}
      owner={owner}
      words={words}
      note={noteOf(owner)}
      acting={!isOver && table.actors.includes(owner)}
      newest={moment.seat === owner ? moment.newest : []}
      pair={moment.seat === owner ? moment.pair : []}
      toArrange={table.toArrange[owner] ?? []}
      won={won(owner)}
      onShow={seat === null ? () => watch(owner) : null}
    />
  );

  function noteOf(owner: number): string | null {
    if (won(owner)) return words.phrase("lucky-winner");
    if (isOver) return null;
    if (table.phase === "arranging") return table.actors.includes(owner) ? words.phrase("lucky-arranges-now") : null;
    if (owner === table.turn) return words.phrase("lucky-plays-now");
    return table.turn === seat && owner === table.next ? words.phrase("lucky-plays-next") : null;
  }

  return (
    <div class="lucky" ref={root} onClickCapture={clickOnce}>
      <div class={`lucky-table ${isOver ? "over" : ""} others-${others.length} ${props.teacher ? "taught" : ""}`}>
        {props.teacher && <div class="lucky-teacher">{props.teacher}</div>}
        <Prompt
          props={props}
          table={table}
          turn={turn}
          shown={large}
          mine={mine}
          leaveAdvised={hint.middle === "leave"}
          onDraw={() => void draw()}
          onLeave={leave}
          onPickForDiagonal={pickForDiagonal}
        />
        <section class="lucky-mine" aria-labelledby="lucky-mine-heading" data-seat={large}>
          <h2 id="lucky-mine-heading" class="unseen">
            {title}{" "}
            <small>
              {words.phrase("lucky-empty-count", { count: emptyCells(cells) })}
              {seat === null && noteOf(large) && <span class="lucky-note unseen">, {noteOf(large)}</span>}
            </small>
          </h2>
          <Garden
            cells={cells}
            label={title}
            words={words}
            owner={large}
            open={turn.cells}
            number={turn.number}
            hints={hint.cells}
            cursor={cursor}
            newest={moment.seat === large ? moment.newest : []}
            pair={moment.seat === large ? moment.pair : []}
            lifted={turn.inFingers === null ? null : (DIAGONAL[turn.draft.indexOf(turn.inFingers)] ?? null)}
            refused={refusedCell && { cell: refusedCell.at, reason: refusedCell.reason, clash: refusedCell.clash, clover: inHand }}
            won={won(large)}
            loose={turn.open.arrange.length > 0 ? DIAGONAL.filter((_, place) => turn.draft[place] !== null) : []}
            aimed={target}
            onCursor={setCursor}
            onCell={(cell) => void turn.choose(cell)}
          />
        </section>
        <Middle
          faceUp={table.faceUp}
          faceDown={table.faceDown}
          words={words}
          canDraw={turn.open.draw}
          take={turn.open.take}
          picked={turn.picked}
          lamp={hint.middle}
          landing={turn.open.leave && target !== null ? (target === "middle" ? "over" : "open") : ""}
          refused={turn.refused?.at === "middle" ? turn.refused.reason : null}
          onDraw={() => void draw()}
          onPick={pick}
        />
        <div class="lucky-others">
          <div class="lucky-side left">{inOrder.slice(0, half).map(small)}</div>
          <div class="lucky-side right">{inOrder.slice(half).map(small)}</div>
        </div>
        {props.moves && <div class="lucky-moves">{props.moves}</div>}
      </div>
    </div>
  );
}

/** My garden with the clovers of my draft on its diagonal. */
function withDraft(cells: Cells, draft: readonly (number | null)[], mine: Cells, arranging: boolean): Cells {
  if (!arranging) return cells;
  return cells.map((clover, place) => {
    const laid = draft[DIAGONAL.indexOf(CELLS[place] ?? "")] ?? null;
    return laid === null ? clover : (mine[laid] ?? null);
  });
}

function isWithin(root: HTMLElement | null): boolean {
  return root?.contains(document.activeElement) ?? false;
}

/** Whether the focus is on the board and the keyboard brought it there, as the focus ring tells. */
function byKeyboard(root: HTMLElement | null): boolean {
  return isWithin(root) && (document.activeElement?.matches(":focus-visible") ?? false);
}
