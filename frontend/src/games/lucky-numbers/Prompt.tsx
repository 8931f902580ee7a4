/** Chooses what the hand shows and says: mine or theirs, arranging, choosing, holding, or the end. */

import type { JSX } from "preact";
import type { BoardProps } from "../contract.ts";
import { Arranging } from "./Arranging.tsx";
import { Choice, Hand } from "./Hand.tsx";
import { whereItFits } from "./names.ts";
import type { Clover, Table } from "./table.ts";
import type { Turn } from "./turn.ts";
import type { View } from "./wire.ts";

interface Props {
  readonly props: BoardProps<View>;
  readonly table: Table;
  readonly turn: Turn;
  /** The seat whose garden is large. */
  readonly shown: number;
  readonly mine: readonly Clover[];
  onDraw(): void;
  onLeave(): void;
  onPickForDiagonal(clover: number): void;
}

export function Prompt(given: Props): JSX.Element {
  const { props, table, turn } = given;
  const { words, names } = props;
  const who = names[table.turn] ?? "";
  const again = props.events.some((event) => event.kind === "plays-again" && event.seat === table.turn);
  const refused = turn.refused?.at === "hand" ? turn.refused.reason : null;
  const round = table.rounds > 1 ? words.phrase("lucky-round", { round: table.round, rounds: table.rounds }) : null;
  const garden = table.gardens[given.shown] ?? [];

  if (table.phase === "over") {
    const whose = table.full === props.seat ? "you" : undefined;
    return table.full === null ? (
      <Hand
        words={words}
        title={words.phrase("lucky-over-pile")}
        text={words.phrase("lucky-over-fewest")}
        more={round}
      />
    ) : (
      <Hand
        words={words}
        title={words.phrase("lucky-over-full", { who: names[table.full] ?? "" }, whose)}
        text={words.phrase("lucky-over-first")}
        more={round}
      />
    );
  }
  if (turn.open.arrange.length > 0) {
    return (
      <Arranging
        words={words}
        drawn={given.mine}
        draft={turn.draft}
        picked={turn.inFingers}
        orders={turn.open.arrange}
        refused={refused}
        onPick={given.onPickForDiagonal}
        onDraft={turn.setDraft}
        onKeep={(action) => void turn.play(action, "hand")}
      />
    );
  }
  if (table.phase === "arranging") {
    const waited = table.actors.map((seat) => names[seat] ?? "");
    const title = words.phrase(props.seat === null ? "lucky-arrange-all" : "lucky-arrange-wait");
    return (
      <Hand words={words} title={title} text={words.phrase("lucky-arrange-wait-for", { who: waited })} more={round} />
    );
  }
  if (props.seat === null || props.seat !== table.turn) return theirs();
  if (turn.picked !== null) {
    const clover = table.faceUp.find((found) => found.number === turn.picked) ?? null;
    return (
      <Hand
        words={words}
        title={words.phrase("lucky-you-picked", { number: turn.picked })}
        text={whereItFits(words, garden, turn.cells)}
        held={clover}
        mine
        picked
      >
        <Choice label={words.phrase("lucky-put-back")} onClick={() => turn.pick(null)} />
      </Hand>
    );
  }
  if (table.held) {
    const setting = table.phase === "setting";
    return (
      <Hand
        words={words}
        title={words.phrase("lucky-you-drew", { number: table.held.number })}
        text={setting ? words.phrase("lucky-set-here") : whereItFits(words, garden, turn.cells)}
        more={table.isLastTurn ? words.phrase("lucky-last-turn") : null}
        held={table.held}
        mine
        refused={refused}
      >
        {turn.open.leave && (
          <Choice
            label={words.phrase("lucky-leave")}
            letter={words.phrase("lucky-key-leave")}
            onClick={given.onLeave}
          />
        )}
      </Hand>
    );
  }
  const what = !turn.open.draw ? "lucky-choose-take" : turn.open.take.size > 0 ? "lucky-choose" : "lucky-choose-draw";
  return (
    <Hand
      words={words}
      title={words.phrase(again ? "lucky-pair" : "lucky-your-turn")}
      text={words.phrase(again ? "lucky-pair-you" : what)}
      more={again ? words.phrase(what).replaceAll("*", "") : round}
      festive={again}
      refused={refused}
    >
      {turn.open.draw && (
        <Choice
          primary
          label={words.phrase("lucky-draw")}
          letter={words.phrase("lucky-key-draw")}
          onClick={given.onDraw}
        />
      )}
    </Hand>
  );

  function theirs(): JSX.Element {
    const holds = table.phase === "setting" ? "lucky-they-set" : "lucky-they-hold";
    if (table.held) {
      const title = words.phrase("lucky-they-drew", { who, number: table.held.number });
      return <Hand words={words} title={title} text={words.phrase(holds)} held={table.held} more={round} />;
    }
    return (
      <Hand
        words={words}
        title={words.phrase(again ? "lucky-pair" : "lucky-they-play", { who })}
        text={words.phrase(again ? "lucky-pair-they" : "lucky-they-choose", { who })}
        more={round}
        festive={again}
      />
    );
  }
}
