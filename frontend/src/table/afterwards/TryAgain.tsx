/** Playing on from a position of a match that is over, against bots, at a table of one's own. */

import { useState } from "preact/hooks";
import { announce } from "../../ear.ts";
import { practise } from "../../net/http.ts";
import { once } from "../../net/once.ts";
import { Button } from "../../parts/Button.tsx";
import { language, myName } from "../../state/chosen.ts";
import { troubleOf } from "../../state/games.ts";
import { go } from "../../state/route.ts";
import { say } from "../../state/say.ts";

interface TryAgainProps {
  readonly table: string;
  readonly match: number;
  /** After how many moves. */
  readonly step: number;
  /** Mine; the one that moved next, where nobody's is. */
  readonly seat: number | null;
  readonly label: string;
}

export function TryAgain({ table, match, step, seat, label }: TryAgainProps) {
  const [opening, setOpening] = useState(false);
  const [trouble, setTrouble] = useState("");
  const open = async () => {
    setOpening(true);
    try {
      const wish = { step, seat, name: myName.value || say("you"), language: language.value };
      const seated = await once(`practice ${table} ${match} ${step}`, (token) => practise(table, match, { ...wish, token }));
      go(`/t/${seated.table}`);
    } catch (error) {
      setTrouble(troubleOf(error));
      announce(troubleOf(error));
      setOpening(false);
    }
  };
  return (
    <>
      <Button label={label} name={`${label} ${say("practice-where", { step })}`} off={opening} act={open} />
      {trouble ? <p class="trouble">{trouble}</p> : null}
    </>
  );
}
