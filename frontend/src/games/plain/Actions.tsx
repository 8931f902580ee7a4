/** Actions as buttons; many are put into groups by their first words. */

import { Button } from "../../parts/fields/Button.tsx";
import { actionInWords, capital } from "../../words/telling.ts";
import type { Words } from "../contract.ts";

const FEW = 12;

interface ActionsProps {
  readonly actions: readonly string[];
  readonly words: Words;
  choose(action: string): void;
  /** How many words the actions have in common. */
  readonly common?: number;
}

/** The actions that begin with the same words. */
function groupsOf(actions: readonly string[], words: number): ReadonlyMap<string, readonly string[]> {
  const groups = new Map<string, string[]>();
  for (const action of actions) {
    const begin = action.split(" ").slice(0, words).join(" ");
    groups.set(begin, [...(groups.get(begin) ?? []), action]);
  }
  return groups;
}

export function Actions({ actions, words, choose, common = 0 }: ActionsProps) {
  const groups = actions.length > FEW ? groupsOf(actions, common + 1) : new Map<string, readonly string[]>();
  if (groups.size === 1 && actions.some((action) => action.split(" ").length > common + 1))
    return <Actions actions={actions} words={words} choose={choose} common={common + 1} />;
  return (
    <ul class="buttons">
      {groups.size > 0 && groups.size < actions.length
        ? [...groups].map(([begin, inside]) => (
            <li key={begin}>
              <details>
                <summary>
                  {capital(begin)} ({inside.length})
                </summary>
                <Actions actions={inside} words={words} choose={choose} common={common + 1} />
              </details>
            </li>
          ))
        : actions.map((action) => (
            <li key={action}>
              <Button label={capital(actionInWords(words, action))} act={() => choose(action)} />
            </li>
          ))}
    </ul>
  );
}
