/** The clover that is held, what can be done with it in words, and the buttons for it. */

import { letters } from "../../../state/chosen.ts";
import type { ComponentChildren, JSX } from "preact";
import { Bold } from "../../../parts/text/Bold.tsx";
import { Lamp } from "../../../parts/Lamp.tsx";
import type { Words } from "../../contract.ts";
import { Imprint, LuckyClover, LyingClover } from "../garden/drawings.tsx";
import { cloverInFull } from "../spoken/names.ts";
import type { Saying } from "../spoken/names.ts";
import { nameOf } from "../table.ts";
import type { Clover as CloverOnTable } from "../table.ts";

export interface HandProps {
  readonly words: Words;
  readonly title: string;
  readonly text: string | Saying;
  /** A second line of less weight. */
  readonly more?: string | null;
  readonly held?: CloverOnTable | null;
  /** Whether the held clover is mine to drag. */
  readonly mine?: boolean;
  /** Whether the clover still lies in the middle: then it is shown here, but it is there. */
  readonly picked?: boolean;
  readonly festive?: boolean;
  readonly refused?: string | null;
  /** The coach's note. */
  readonly hint?: ComponentChildren;
  readonly children?: ComponentChildren;
}

export function Hand(props: HandProps): JSX.Element {
  const { words, held } = props;
  return (
    <section class={`lucky-hand ${props.festive ? "festive" : ""}`} aria-labelledby="lucky-hand-heading">
      {held ? (
        <div
          class={`lucky-held ${props.mine ? "mine" : ""}`}
          data-drag={props.mine ? (props.picked ? `middle ${held.number}` : "held") : undefined}
        >
          <span class="unseen">{cloverInFull(words, held)}</span>
          <LyingClover key={nameOf(held)} clover={held} spot={props.picked ? undefined : "held"} />
        </div>
      ) : (
        <div class="lucky-held hollow">
          <Imprint />
        </div>
      )}
      <div class="lucky-say">
        <h2 id="lucky-hand-heading">
          {props.festive && <LuckyClover />}
          {props.title}
        </h2>
        {typeof props.text === "string" ? (
          <p>
            <Bold text={props.text} />
          </p>
        ) : (
          <>
            <p class="wide-words">
              <Bold text={props.text.long} />
            </p>
            <p class="narrow-words">
              <Bold text={props.text.short} />
            </p>
          </>
        )}
        {props.more && <p class="lucky-more">{props.more}</p>}
        {props.refused && <p class="lucky-refused at-hand">{props.refused}</p>}
        {props.children && <div class="lucky-buttons buttons">{props.children}</div>}
      </div>
      {props.hint}
    </section>
  );
}

interface ChoiceProps {
  readonly label: string;
  /** The letter that does the same while the focus is on the board. */
  readonly letter?: string;
  readonly primary?: boolean;
  /** Whether the coach advises it. */
  readonly lamp?: boolean;
  onClick(): void;
}

export function Choice({ label, letter, primary, lamp, onClick }: ChoiceProps): JSX.Element {
  return (
    <button
      type="button"
      class={`btn ${primary ? "primary" : "quiet"}`}
      aria-keyshortcuts={letters.value ? letter : undefined}
      onClick={onClick}
    >
      {label}
      {lamp && <Lamp />}
      {letter && <kbd aria-hidden="true">{letter.toUpperCase()}</kbd>}
    </button>
  );
}
