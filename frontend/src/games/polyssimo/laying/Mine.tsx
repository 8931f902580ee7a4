/** What is mine while pieces are laid: whose turn it is, the tools for the piece in my hand, and my pieces. */

import type { RefObject } from "preact";
import { clickOnce } from "../../../parts/gestures/presses.ts";
import { letters } from "../../../state/chosen.ts";
import type { Words } from "../../contract.ts";
import { whereItLies } from "./hand.ts";
import { Icon, type Tool } from "../wood/Icon.tsx";
import { adviceOf } from "../hinting.ts";
import { focusGhost } from "./keys.ts";
import { type Laying, sayStanding } from "./laying.ts";
import { pieceNamed } from "../wood/pieces.ts";
import { called } from "../Seats.tsx";
import { shapeInWords } from "../spoken/spoken.ts";
import { LoosePiece } from "../wood/Wood.tsx";
import type { PolyProps } from "../view.ts";

interface MineProps {
  readonly props: PolyProps;
  readonly laying: Laying;
  readonly root: RefObject<HTMLElement | null>;
}

export function Mine({ props, laying, root }: MineProps) {
  const { view, words, seat } = props;
  const title =
    view.turn === null
      ? words.phrase("poly-over")
      : view.turn === seat
        ? words.phrase("poly-your-turn")
        : words.phrase("poly-turn-of", { who: called(props, view.turn) });
  return (
    <section class={`poly-mine${props.hint?.note && !laying.hand ? " hinted" : ""}`} aria-label={title}>
      <div class="poly-words">
        <h2>{title}</h2>
        <Say props={props} laying={laying} />
      </div>
      {props.hint?.note}
      {laying.mine.length > 0 && (
        <>
          <Tools words={words} laying={laying} />
          <PlaceButton words={words} laying={laying} />
          <MyPieces props={props} laying={laying} root={root} />
          <Keys words={words} laying={laying} />
        </>
      )}
    </section>
  );
}

/** One line: how the piece in my hand would lie, or what to do; and what happened last. */
function Say({ props, laying }: { props: PolyProps; laying: Laying }) {
  const { view, words, seat } = props;
  if (laying.refused) return <p class="poly-say refused">{laying.refused.reason}</p>;
  const { hand, standing } = laying;
  if (hand && standing) {
    return (
      <p class={`poly-say ${standing.is}`}>
        <b>{laying.nowhere(hand.piece) ? words.phrase("poly-nowhere", { piece: hand.piece }) : sayStanding(props, hand, standing)}</b>{" "}
        <Last props={props} />
      </p>
    );
  }
  const what =
    view.turn === null
      ? "poly-over-text"
      : seat === null
        ? null
        : laying.mine.length === 0
          ? "poly-choose-none"
          : view.turn === seat
            ? "poly-choose"
            : "poly-wait";
  if (props.teacher) return null;
  return (
    <p class="poly-say">
      {what && words.phrase(what)} <Last props={props} />
    </p>
  );
}

function Last({ props }: { props: PolyProps }) {
  const laid = props.events.findLast((event) => event.kind === "laid");
  if (!laid || laid.seat === null || props.phase === "over") return null;
  const facts = { who: called(props, laid.seat), piece: laid.facts.piece };
  return <span>{props.words.phrase("poly-last-laid", facts, laid.seat === props.seat ? "you" : undefined)}</span>;
}

const TURNS = [
  ["left", "poly-turn-left", "Q"],
  ["right", "poly-turn-right", "E"],
  ["over", "poly-flip", "F"],
] as const;

const key = (letter: string): string | undefined => (letters.value ? letter : undefined);

function Tools({ words, laying }: { words: Words; laying: Laying }) {
  const tool = (name: Tool, label: string, letter: string, keys: string | undefined, use: () => void) => (
    <button
      key={name}
      type="button"
      aria-disabled={!laying.hand || laying.landing}
      aria-keyshortcuts={keys}
      onClick={use}
    >
      <Icon name={name} />
      <span>{words.phrase(label)}</span>
      <kbd aria-hidden="true">{letter}</kbd>
    </button>
  );
  return (
    <fieldset class="poly-tools" aria-label={words.phrase("poly-tools")}>
      {TURNS.map(([turn, label, letter]) => tool(turn, label, letter, key(letter), () => laying.turn(turn)))}
      {tool("back", "poly-put-back", words.phrase("poly-esc"), "Escape", () => laying.putBack())}
    </fieldset>
  );
}

function PlaceButton({ words, laying }: { words: Words; laying: Laying }) {
  const { hand, standing } = laying;
  const open = standing?.is === "open";
  return (
    <div class="poly-go">
      <button
        type="button"
        class="poly-next"
        aria-disabled={!hand || laying.landing || !laying.open.pieces.has(hand.piece)}
        aria-keyshortcuts={key("N")}
        onClick={() => laying.next()}
      >
        <Icon name="next" />
        <span>
          {words.phrase("poly-next")} <span class="poly-next-rest unseen">{words.phrase("poly-next", {}, "rest")}</span>
        </span>
        <kbd aria-hidden="true">N</kbd>
      </button>
      <button type="button" class="btn primary" aria-disabled={!open || laying.landing} onClick={() => laying.place()}>
        <Icon name="place" />
        <span>
          {hand && open
            ? words.phrase("poly-place-at", { piece: hand.piece, square: whereItLies(hand) })
            : words.phrase("poly-place", { piece: hand?.piece ?? "" })}
        </span>
        <kbd aria-hidden="true">{words.phrase("poly-enter")}</kbd>
      </button>
    </div>
  );
}

function MyPieces({ props, laying, root }: MineProps) {
  const { words } = props;
  const taught = Boolean(props.teacher);
  const advice = adviceOf(props.hint).piece;
  const squares = laying.mine.reduce((sum, piece) => sum + pieceNamed(piece).shape.length, 0);
  return (
    <div class="poly-hand-list">
      <h3 class="unseen">
        {words.phrase("poly-mine")}{" "}
        <small>{words.phrase("poly-hand-size", { count: laying.mine.length, squares })}</small>
      </h3>
      <ul onClickCapture={clickOnce}>
        {laying.mine.map((piece) => {
          const inHand = laying.hand?.piece === piece;
          const nowhere = laying.nowhere(piece);
          const asked = taught && laying.open.pieces.has(piece);
          const advised = piece === advice;
          const facts = { piece, shape: shapeInWords(words, pieceNamed(piece).shape) };
          const name = inHand ? "poly-in-hand-name" : nowhere ? "poly-pick-up-nowhere" : asked ? "poly-pick-up-asked" : "poly-pick-up";
          return (
            <li key={piece} class={inHand ? "in-hand" : nowhere ? "nowhere" : asked || advised ? "asked" : undefined}>
              <button
                type="button"
                aria-label={words.phrase(name, facts)}
                aria-pressed={inHand}
                data-piece={piece}
                onClick={(event) => {
                  if (inHand) {
                    laying.putBack();
                    return;
                  }
                  const hand = laying.pickUp(piece);
                  if (event.detail === 0) focusGhost(root.current, hand);
                }}
              >
                <LoosePiece name={piece} hollow={inHand} />
              </button>
              {inHand && <em aria-hidden="true">{words.phrase("poly-in-hand")}</em>}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function Keys({ words, laying }: { words: Words; laying: Laying }) {
  const most = Math.min(laying.mine.length, 10);
  return (
    <p class="poly-keys">
      <kbd>1</kbd>{" "}
      {most > 1 && (
        <>
          {words.phrase("poly-keys-to")} <kbd>{most % 10}</kbd>{" "}
        </>
      )}
      {words.phrase("poly-keys-pick-up")} <kbd>←</kbd> <kbd>↑</kbd> <kbd>↓</kbd> <kbd>→</kbd> {words.phrase("poly-keys-move")}
    </p>
  );
}
