/** Anything that a view holds, as lists and tables that can be read and heard. */

import type { ComponentChildren } from "preact";
import { say } from "../../state/say.ts";
import { plain } from "../../words/numbers.ts";
import { capital } from "../../words/telling.ts";
import type { Words } from "../contract.ts";

interface SeenProps {
  readonly value: unknown;
  readonly names: readonly string[];
  readonly words: Words;
}

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);
const isSingle = (value: unknown): boolean => typeof value !== "object" || value === null;

/** What a field is called: the message `view-FIELD` of the game, or its own name. */
function nameOf(field: string, words: Words): string {
  const message = `view-${field.replaceAll("_", "-")}`;
  return words.has(message) ? words.phrase(message) : capital(field.replaceAll("_", " "));
}

function inWords(value: unknown): string {
  if (value === null || value === undefined || value === "") return say("plain-none");
  if (typeof value === "boolean") return say(`plain-${value}`);
  return typeof value === "number" ? plain(value) : String(value);
}

export function Seen({ value, names, words }: SeenProps): ComponentChildren {
  const inside = (one: unknown) => <Seen value={one} names={names} words={words} />;
  if (isSingle(value)) return inWords(value);
  if (!isList(value))
    return (
      <dl>
        {Object.entries(value as object).map(([field, one]) => (
          <div key={field}>
            <dt>{nameOf(field, words)}</dt>
            <dd>{inside(one)}</dd>
          </div>
        ))}
      </dl>
    );
  if (value.length === 0) return say("plain-none");
  if (value.length === names.length)
    return (
      <ul>
        {value.map((one, seat) => (
          <li key={seat}>
            {names[seat]}: {inside(one)}
          </li>
        ))}
      </ul>
    );
  if (value.every(isSingle)) return words.listing(value.map(inWords));
  if (value.every((row) => isList(row) && row.every(isSingle)))
    return (
      <table>
        <tbody>
          {(value as readonly (readonly unknown[])[]).map((row, at) => (
            <tr key={at}>
              {row.map((cell, column) => (
                <td key={column}>{inWords(cell)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    );
  return (
    <ol>
      {value.map((one, at) => (
        <li key={at}>{inside(one)}</li>
      ))}
    </ol>
  );
}
