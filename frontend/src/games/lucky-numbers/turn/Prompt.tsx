/** Chooses what the hand shows and says: mine or theirs, arranging, choosing, holding, or the end. */

import type { JSX } from "preact";
import { Arranging } from "./Arranging.tsx";
import { Choice, Hand, type HandProps } from "./Hand.tsx";
import { whereItFits } from "../spoken/names.ts";
import type { Clover, Table } from "../table.ts";
import type { LuckyProps } from "../moments.ts";
import type { Turn } from "./turn.ts";

interface Props {
  readonly props: LuckyProps;
  readonly table: Table;
  readonly turn: Turn;
  /** The seat whose garden is large. */
  readonly shown: number;
  readonly mine: readonly Clover[];
  /** Whether the coach would leave what I hold. */
  readonly leaveAdvised: boolean;
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

  if (turn.open.arrange.length > 0)
    return (
      <Arranging
        words={words}
        drawn={given.mine}
        draft={turn.draft}
        picked={turn.inFingers}
        orders={turn.open.arrange}
        refused={refused}
        onPick={given.onPickForDiagonal}
        onAscending={turn.layAscending}
        onKeep={(action) => void turn.play(action, "hand")}
        hint={props.hint?.note}
      />
    );
  return <Hand words={words} more={round} hint={props.hint?.note} {...said()} />;

  function said(): Omit<HandProps, "words"> {
    if (table.phase === "over") return over();
    if (table.phase === "arranging") {
      const waited = table.actors.map((seat) => names[seat] ?? "");
      return {
        title: words.phrase(props.seat === null ? "lucky-arrange-all" : "lucky-arrange-wait"),
        text: words.phrase("lucky-arrange-wait-for", { who: waited }),
      };
    }
    return props.seat !== null && props.seat === table.turn ? mine() : theirs();
  }

  function over(): Omit<HandProps, "words"> {
    const { full } = table;
    if (full === null) return { title: words.phrase("lucky-over-pile"), text: words.phrase("lucky-over-fewest") };
    const whose = full === props.seat ? "you" : undefined;
    const title = words.phrase("lucky-over-full", { who: names[full] ?? "" }, whose);
    return { title, text: words.phrase("lucky-over-first") };
  }

  function mine(): Omit<HandProps, "words"> {
    // at a pause, or while a bot plays for me: what is open says nothing of what lies there
    if (props.legal.length === 0)
      return {
        title: words.phrase(table.held ? "lucky-you-drew" : "lucky-your-turn", { number: table.held?.number ?? 0 }),
        text: words.phrase("lucky-rests"),
        held: table.held,
      };
    if (turn.picked !== null)
      return {
        title: words.phrase("lucky-you-picked", { number: turn.picked }),
        text: whereItFits(words, garden, turn.cells),
        more: null,
        held: table.faceUp.find((found) => found.number === turn.picked) ?? null,
        mine: true,
        picked: true,
        children: <Choice label={words.phrase("lucky-put-back")} onClick={() => turn.pick(null)} />,
      };
    if (table.held) {
      const setting = table.phase === "setting";
      return {
        title: words.phrase("lucky-you-drew", { number: table.held.number }),
        text: setting ? words.phrase("lucky-set-here") : whereItFits(words, garden, turn.cells),
        more: table.isLastTurn ? words.phrase("lucky-last-turn") : null,
        held: table.held,
        mine: true,
        refused,
        children: turn.open.leave && button("lucky-leave", "lucky-key-leave", given.onLeave, false, given.leaveAdvised),
      };
    }
    const what = table.faceDown === 0 ? "lucky-choose-take" : turn.open.take.size > 0 ? "lucky-choose" : "lucky-choose-draw";
    return {
      title: words.phrase(again ? "lucky-pair" : "lucky-your-turn"),
      text: words.phrase(again ? "lucky-pair-you" : what),
      more: again ? words.phrase(what).replaceAll("*", "") : round,
      festive: again,
      refused,
      children: turn.open.draw && button("lucky-draw", "lucky-key-draw", given.onDraw, true),
    };
  }

  function theirs(): Omit<HandProps, "words"> {
    if (table.held)
      return {
        title: words.phrase("lucky-they-drew", { who, number: table.held.number }),
        text: words.phrase(table.phase === "setting" ? "lucky-they-set" : "lucky-they-hold"),
        held: table.held,
      };
    return {
      title: words.phrase(again ? "lucky-pair" : "lucky-they-play", { who }),
      text: words.phrase(again ? "lucky-pair-they" : "lucky-they-choose", { who }),
      festive: again,
    };
  }

  function button(label: string, letter: string, onClick: () => void, primary = false, lamp = false): JSX.Element {
    return <Choice primary={primary} lamp={lamp} label={words.phrase(label)} letter={words.phrase(letter)} onClick={onClick} />;
  }
}
