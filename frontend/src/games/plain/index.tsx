/** A board for any game: what can be done, as buttons. For games of other packages, which bring no drawings. */

import { useState } from "preact/hooks";
import { say } from "../../state/say.ts";
import type { BoardProps, GamePage } from "../contract.ts";

function PlainBoard({ view, legal, names, act }: BoardProps) {
  const [refused, setRefused] = useState("");
  const scores = (view.scores as readonly number[] | undefined) ?? [];
  return (
    <div class="wrap">
      <ul>
        {names.map((name, seat) => (
          <li key={seat}>
            {name} {scores[seat]}
          </li>
        ))}
      </ul>
      <h2>{say("plain-actions")}</h2>
      {refused ? <p class="trouble">{refused}</p> : null}
      <ul class="buttons">
        {legal.slice(0, 200).map((action) => (
          <li key={action}>
            <button
              type="button"
              class="btn quiet"
              onClick={() => void act(action).then((no) => setRefused(no?.reason ?? ""))}
            >
              {action}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

export const page: GamePage = { Board: PlainBoard, queries: () => [] };
