/** A board for any game: who plays, what is seen, and what can be done as buttons. For games that bring no drawings. */

import { useState } from "preact/hooks";
import { useFocusKept } from "../../state/focus.ts";
import { Face } from "../../parts/Face.tsx";
import { SeatNote } from "../../parts/SeatNote.tsx";
import { say } from "../../state/say.ts";
import type { BoardProps, GamePage } from "../contract.ts";
import { Actions } from "./Actions.tsx";
import { Seen } from "./Seen.tsx";
import "./plain.css";

/** What the frame and the list of seats show already. */
const SHOWN = new Set(["game", "seats", "seat", "options", "round", "scores", "actors", "result"]);

function PlainBoard({ view, legal, names, levels, faces, words, act }: BoardProps) {
  const [refused, setRefused] = useState("");
  useFocusKept(".plain-board", legal.length > 0 ? ".plain-board :is(summary, button)" : ".plain-board h2");
  const { actors, scores } = view;
  const winners = view.result?.winners ?? [];
  const seen = Object.fromEntries(
    Object.entries(view).filter(([key, value]) => !SHOWN.has(key) && !(key === "turn" && actors.some((seat) => seat === value))),
  );
  return (
    <div class="wrap plain-board">
      <ul class="plain-seats">
        {names.map((name, seat) => (
          <li key={seat} data-seat={seat} aria-current={actors.includes(seat) ? "true" : undefined}>
            {faces?.[seat] ? <Face {...faces[seat]} /> : null}
            <span>{words.phrase("seat-score", { who: name, score: scores[seat] ?? 0 })}</span>
            {levels?.[seat] ? <span class="soft">{levels[seat]}</span> : null}
            {faces?.[seat] ? <SeatNote {...faces[seat]} /> : null}
            {actors.includes(seat) ? <strong>{say("plain-plays")}</strong> : null}
            {winners.includes(seat) ? <strong>{say("plain-wins")}</strong> : null}
          </li>
        ))}
      </ul>
      <section aria-labelledby="plain-actions">
        <h2 id="plain-actions" tabIndex={-1}>
          {say("plain-actions")}
        </h2>
        {refused ? <p class="trouble">{refused}</p> : null}
        {legal.length > 0 ? (
          <Actions actions={legal} words={words} choose={(action) => void act(action).then((no) => setRefused(no?.reason ?? ""))} />
        ) : (
          <p class="soft">{say("command-nothing")}</p>
        )}
      </section>
      <section aria-labelledby="plain-seen">
        <h2 id="plain-seen">{say("plain-seen")}</h2>
        <Seen value={seen} names={names} words={words} />
      </section>
    </div>
  );
}

export const page: GamePage = {
  Board: PlainBoard,
  queries: (props) => [
    {
      key: "s",
      label: "plain-scores",
      answer: () => {
        const all = props.view.scores.map((score, seat) => props.words.phrase("seat-score", { who: props.names[seat] ?? "", score }));
        return `${props.words.listing(all)}.`;
      },
    },
  ],
};
