/** What is mine while pieces are laid: whose turn it is, the tools for the piece in my hand, and my pieces. */

import type { RefObject } from "preact";
import { clickOnce } from "../../parts/presses.ts";
import { letters } from "../../state/chosen.ts";
import type { BoardProps, Words } from "../contract.ts";
import { whereItLies } from "./hand.ts";
import { Icon } from "./Icon.tsx";
import { focusGhost } from "./keys.ts";
import { type Laying, sayStanding } from "./laying.ts";
import { pieceNamed } from "./pieces.ts";
import { called } from "./Seats.tsx";
import type { View } from "./wire.ts";
import { LoosePiece } from "./Wood.tsx";

interface MineProps {
  readonly props: BoardProps<View>;
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
    <section class="poly-mine" aria-label={title}>
      <div class="poly-words">
        <h2>{title}</h2>
        <Say props={props} laying={laying} />
      </div>
      {laying.mine.length > 0 && (
        <>
          <Tools words={words} laying={laying} />
          <PlaceButton words={words} laying={laying} />
          <MyPieces words={words} laying={laying} root={root} />
          <Keys words={words} laying={laying} />
        </>
      )}
    </section>
  );
}

/** One line: how the piece in my hand would lie, or what to do; and what happened last. */
function Say({ props, laying }: { props: BoardProps<View>; laying: Laying }) {
  const { view, words, seat } = props;
  if (laying.refused) return <p class="poly-say refused">{laying.refused.reason}</p>;
  const { hand, standing } = laying;
  if (hand && standing) {
    return (
      <p class={`poly-say ${standing.is}`}>
        <b>{sayStanding(words, hand, standing)}</b> <Last props={props} />
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
  return (
    <p class="poly-say">
      {what && words.phrase(what)} <Last props={props} />
    </p>
  );
}

function Last({ props }: { props: BoardProps<View> }) {
  const laid = props.events.findLast(({ kind }) => kind === "laid");
  if (!laid || typeof laid.seat !== "number" || props.phase === "over") return null;
  const facts = { who: called(props, laid.seat), piece: laid.facts?.["piece"] };
  return <span>{props.words.phrase("poly-last-laid", facts, laid.seat === props.seat ? "you" : undefined)}</span>;
}

const key = (letter: string): string | undefined => (letters.value ? letter : undefined);

function Tools({ words, laying }: { words: Words; laying: Laying }) {
  const none = !laying.hand || laying.landing;
  return (
    <fieldset class="poly-tools" aria-label={words.phrase("poly-tools")}>
      <button type="button" aria-disabled={none} aria-keyshortcuts={key("Q")} onClick={() => laying.turn("left")}>
        <Icon name="left" />
        <span>{words.phrase("poly-turn-left")}</span>
        <kbd aria-hidden="true">Q</kbd>
      </button>
      <button type="button" aria-disabled={none} aria-keyshortcuts={key("E")} onClick={() => laying.turn("right")}>
        <Icon name="right" />
        <span>{words.phrase("poly-turn-right")}</span>
        <kbd aria-hidden="true">E</kbd>
      </button>
      <button type="button" aria-disabled={none} aria-keyshortcuts={key("F")} onClick={() => laying.turn("over")}>
        <Icon name="over" />
        <span>{words.phrase("poly-flip")}</span>
        <kbd aria-hidden="true">F</kbd>
      </button>
      <button type="button" aria-disabled={none} aria-keyshortcuts="Escape" onClick={() => laying.putBack()}>
        <Icon name="back" />
        <span>{words.phrase("poly-put-back")}</span>
        <kbd aria-hidden="true">{words.phrase("poly-esc")}</kbd>
      </button>
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
        aria-disabled={!hand || laying.landing}
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

function MyPieces({ words, laying, root }: Omit<MineProps, "props"> & { words: Words }) {
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
          const nowhere = laying.open.any && !laying.open.pieces.has(piece);
          const facts = { piece, size: pieceNamed(piece).shape.length };
          const name = inHand ? "poly-in-hand-name" : nowhere ? "poly-pick-up-nowhere" : "poly-pick-up";
          return (
            <li key={piece} class={inHand ? "in-hand" : nowhere ? "nowhere" : undefined}>
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
