/** The table while pieces are laid, and when it is over: the seats, the board, and what I hold. */

import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { useCondition } from "../../parts/gestures/condition.ts";
import { BoardPicture, Cells } from "./laying/Field.tsx";
import { Ghost } from "./laying/Ghost.tsx";
import { adviceOf } from "./hinting.ts";
import { cursorOf, useKeys } from "./laying/keys.ts";
import { useLaying } from "./laying/laying.ts";
import { Advised, Asked, Kept } from "./Marks.tsx";
import { Mine } from "./laying/Mine.tsx";
import { usePointers } from "./laying/pointer.ts";
import { called, Seats } from "./Seats.tsx";
import { lyingPieces, type PolyProps } from "./view.ts";

export function Table(props: PolyProps) {
  const { view, words } = props;
  const root = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLDivElement>(null);
  const narrow = useCondition("phone");
  const laying = useLaying(props);
  usePointers(laying, root, field);
  const [kept, moveCursor] = useState({ row: 0, column: 0 });
  const cursor = cursorOf(laying, kept);
  useKeys({ laying, root, cursor, moveCursor });
  const lying = useMemo(() => lyingPieces(view), [view.laid]);
  const fresh = useMemo(() => props.events.findLast((event) => event.kind === "laid")?.facts.piece, [props.events]);
  const advice = useMemo(() => adviceOf(props.hint), [props.hint]);
  // what does not change while a piece moves about is not drawn again
  const seats = useMemo(() => {
    const shown = { view, seat: props.seat, names: props.names, levels: props.levels, faces: props.faces, words };
    return <Seats {...shown} />;
  }, [view, props.seat, props.names, props.levels, props.faces, words]);
  useEffect(() => {
    if (laying.hand) moveCursor(cursor);
  }, [cursor.row, cursor.column]);
  return (
    <div class={`poly${props.teacher ? " taught" : ""}${laying.hand ? " holding" : ""}${props.seat === null ? " watching" : ""}`} ref={root}>
      <div class="poly-table">
        {props.teacher && <div class="poly-teacher">{props.teacher}</div>}
        {seats}
        <div class="poly-middle">
          <div class="poly-board">
            <BoardPicture lying={lying} fresh={fresh ?? null} narrow={narrow} />
            <div class="poly-field" ref={field}>
              {props.teacher && <Asked layings={props.legal} />}
              {advice.kept && <Kept piece={advice.kept} />}
              {advice.lying && <Advised piece={advice.lying} unit={narrow ? 30 : 60} />}
              <Cells
                words={words}
                cover={laying.cover}
                open={laying.open}
                hand={laying.hand}
                advice={advice}
                cursor={cursor}
                ownerOf={(piece) => called(props, view.taken_by[piece] ?? 0)}
                onChoose={laying.bringTo}
              />
              {laying.hand && laying.standing && (
                <Ghost
                  hand={laying.hand}
                  standing={laying.standing}
                  held={laying.held}
                  landing={laying.landing}
                  unit={narrow ? 30 : 60}
                />
              )}
            </div>
          </div>
        </div>
        <Mine props={props} laying={laying} root={root} />
      </div>
    </div>
  );
}
