/** The score sheet, round by round, with the totals; and over several rounds, how they grew. */

import type { Faced } from "../net/standing.ts";
import { Face } from "../parts/Face.tsx";
import { say } from "../state/say.ts";
import type { Words } from "../words/index.ts";
import { plain, signed } from "../words/numbers.ts";
import { Chart } from "./Chart.tsx";
import { totalsOf, type Round } from "./rounds.ts";
import "./Sheet.css";

export interface SheetProps {
  readonly rounds: readonly Round[];
  readonly totals: readonly number[];
  readonly names: readonly string[];
  readonly faces: readonly Faced[];
  readonly mine: number | null;
  readonly words: Words;
  readonly winners?: readonly number[];
  readonly target?: number | null;
}

/** More seats than this stand in rows, fewer side by side. */
const SIDE_BY_SIDE = 6;

export function Sheet(props: SheetProps) {
  const { rounds, totals, names, mine, target = null } = props;
  const who = names.map((name, seat) => (seat === mine ? say("you") : name));
  const how = props.words.has("score-how") ? <p class="sheet-how soft">{props.words.phrase("score-how")}</p> : null;
  if (rounds.length < 2)
    return (
      <>
        <Strip {...props} names={who} />
        {how}
      </>
    );
  return (
    <div class="sheet-place with-chart">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keys */}
      <section class="sheet-scroll" tabIndex={0} aria-label={say("sheet")}>
        {names.length > SIDE_BY_SIDE ? <BySeat {...props} names={who} /> : <ByRound {...props} names={who} />}
        {how}
      </section>
      <Chart totals={totalsOf(rounds, totals)} first={(rounds[0]?.round ?? 1) - 1} names={who} target={target} />
    </div>
  );
}

/** What a seat is called, after its face; a ring and a word tell who won. */
function Name({ names, faces, winners = [], seat }: SheetProps & { readonly seat: number }) {
  const name = names[seat] ?? "";
  const won = winners.includes(seat);
  return (
    <span class="sheet-name">
      <Face {...(faces[seat] ?? { name })} ring={won ? "won" : null} /> {name}{" "}
      {won ? <em>{say("sheet-won")}</em> : null}
    </span>
  );
}

/** What the points of a round are made of, and the call of who ended it. */
function Note({ round, seat, words }: { round: Round | undefined; seat: number; words: Words }) {
  const tally = round?.tally;
  if (!tally) return null;
  return (
    <small class="sheet-note">
      {tally.note(words, seat)}
      {tally.by === seat ? (
        <>
          , <strong>{tally.call(words)}</strong>
        </>
      ) : null}
    </small>
  );
}

/** The points of a match of one round: a name and a number for each. */
function Strip(props: SheetProps) {
  const { rounds, totals, names, words, winners = [] } = props;
  const write = totals.some((total) => total < 0) ? signed : plain;
  return (
    <ul class="strip" aria-label={say("sheet")}>
      {names.map((_, seat) => (
        <li key={seat} class={winners.includes(seat) ? "won" : ""}>
          <Name {...props} seat={seat} />
          <span class="strip-score">{write(totals[seat] ?? 0)}</span>
          <Note round={rounds[0]} seat={seat} words={words} />
        </li>
      ))}
    </ul>
  );
}

const best = (scores: readonly number[]) => Math.max(...scores);

/** What the seats have from rounds that were played before this page was opened; null where all were told. */
function earlier({ rounds, totals }: SheetProps): readonly number[] | null {
  const before = totalsOf(rounds, totals)[0] ?? [];
  return before.some((score) => score !== 0) ? before : null;
}

/** The seats side by side, a row for each round. */
function ByRound(props: SheetProps) {
  const { rounds, totals, names, words, winners = [], target } = props;
  const before = earlier(props);
  const open = winners.length === 0 && typeof target === "number";
  return (
    <table class="sheet by-round">
      <caption class="unseen">{say("sheet")}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span class="unseen">{say("sheet-round")}</span>
          </th>
          {names.map((_, seat) => (
            <th key={seat} scope="col">
              <Name {...props} seat={seat} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {before ? (
          <tr>
            <th scope="row">{say("sheet-before")}</th>
            {before.map((score, seat) => (
              <td key={seat}>{signed(score)}</td>
            ))}
          </tr>
        ) : null}
        {rounds.map((round) => (
          <tr key={round.round}>
            <th scope="row">{round.round}</th>
            {round.scores.map((score, seat) => (
              <td key={seat}>
                <span class={score === best(round.scores) ? "best" : ""}>{signed(score)}</span>
                <Note round={round} seat={seat} words={words} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{say("sheet-total")}</th>
          {totals.map((total, seat) => (
            <td key={seat} class={`total ${total === best(totals) ? "won" : ""}`}>
              <span>{plain(total)}</span>
              {open && total < target ? (
                <small class="sheet-note">{say("sheet-to-go", { count: target - total })}</small>
              ) : null}
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}

/** Many seats: a row for each, the rounds side by side. */
function BySeat(props: SheetProps) {
  const { rounds, totals, names, winners = [] } = props;
  const before = earlier(props);
  return (
    <table class="sheet">
      <caption class="unseen">{say("sheet")}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span class="unseen">{say("sheet-who")}</span>
          </th>
          {before ? <th scope="col">{say("sheet-before")}</th> : null}
          {rounds.map(({ round }) => (
            <th key={round} scope="col">
              {round}
            </th>
          ))}
          <th scope="col">{say("sheet-total")}</th>
        </tr>
      </thead>
      <tbody>
        {names.map((_, seat) => (
          <tr key={seat}>
            <th scope="row"><Name {...props} seat={seat} /></th>
            {before ? <td>{signed(before[seat] ?? 0)}</td> : null}
            {rounds.map(({ round, scores }) => (
              <td key={round} class={scores[seat] === best(scores) ? "best" : ""}>
                {signed(scores[seat] ?? 0)}
              </td>
            ))}
            <td class={`total ${winners.includes(seat) ? "won" : ""}`}>
              <span>{plain(totals[seat] ?? 0)}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
