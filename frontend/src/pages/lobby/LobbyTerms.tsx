/** What is to be played at a table where people gather: the host may change it, the others read it. */

import { useRef, useState } from "preact/hooks";
import type { GameShown, TableShown } from "../../net/messages.ts";
import { range, SelectField } from "../../parts/fields/Fields.tsx";
import { say } from "../../state/say.ts";
import type { Sitting } from "../../table/sitting.ts";
import { OptionFields, SettingFields, settingsInWords, termsInWords } from "../new-table/Terms.tsx";

type Wished = Partial<Pick<TableShown, "options" | "settings">>;

/** What is to be played as I wish it: a change builds on the one before, though the table has not answered that yet. */
function useWished(sitting: Sitting) {
  const { options, settings } = sitting.standing.table.value!;
  const [wished, setWished] = useState<Wished>({});
  const unanswered = useRef(0);
  const change = (wish: Wished) => {
    setWished((before) => ({ ...before, ...wish }));
    unanswered.current += 1;
    void sitting.ask({ do: "change", ...wish }).then(() => {
      unanswered.current -= 1;
      if (unanswered.current === 0) setWished({});
    });
  };
  return { options, settings, ...wished, change };
}

interface TermsProps {
  readonly sitting: Sitting;
  readonly host: boolean;
  readonly game: GameShown;
  /** What each seat is called. */
  readonly names: readonly string[];
}

export function LobbyTerms({ sitting, host, game, names }: TermsProps) {
  const table = sitting.standing.table.value!;
  const seats = table.seats.length;
  const { options, settings, change } = useWished(sitting);
  return (
    <details class="terms" open={!host}>
      <summary>{say("lobby-terms")}</summary>
      {host ? (
        <div class="fields">
          <SelectField
            id="seats"
            label={say("lobby-seats")}
            value={seats}
            values={range(game.least_seats, game.most_seats).map((count) => [count, `${count}`] as const)}
            change={(count) => void sitting.ask({ do: "change", seats: count })}
          />
          <OptionFields game={game} seats={seats} names={names} chosen={options} change={(chosen) => change({ options: chosen })} />
          <SettingFields game={game} settings={settings} change={(chosen) => change({ settings: chosen })} />
        </div>
      ) : (
        <ul class="terms-list">
          {[...termsInWords(game, table.options, names), ...settingsInWords(game, settings)].map((term) => (
            <li key={term}>{term}</li>
          ))}
        </ul>
      )}
    </details>
  );
}
