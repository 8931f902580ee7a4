/** Coming to a table by its link: a name, a seat; or watch. */

import { useState } from "preact/hooks";
import { arrive } from "../../net/http.ts";
import { once } from "../../net/once.ts";
import { Button } from "../../parts/fields/Button.tsx";
import { Alert, NameField, SelectField } from "../../parts/fields/Fields.tsx";
import { Layout } from "../../parts/Layout.tsx";
import { Lid } from "../../parts/Lid.tsx";
import { language, myName } from "../../state/chosen.ts";
import { troubleOf, useGame } from "../../state/games.ts";
import { say } from "../../state/say.ts";
import { useTitle } from "../../state/title.ts";
import type { Sitting } from "../../table/sitting.ts";
import type { Words } from "../../words/index.ts";
import { called } from "../../words/telling.ts";

interface JoinProps {
  readonly sitting: Sitting;
  readonly words: Words;
  joined(): void;
  watch(): void;
}

export function Join({ sitting, words, joined, watch }: JoinProps) {
  const table = sitting.standing.table.value!;
  const free = table.seats.flatMap((seat, number) => (seat.guest == null && !seat.bot ? [number] : []));
  const [seat, setSeat] = useState<number | "any">("any");
  const [trouble, setTrouble] = useState("");
  useTitle(words.title);
  const [busy, setBusy] = useState(false);
  const host = table.guests.find((guest) => guest.guest === table.host)?.name ?? "";
  const there = called(words, sitting.standing.names()).filter((_, number) => !free.includes(number));

  async function come(event: Event): Promise<void> {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setTrouble("");
    try {
      const name = myName.value.trim() || say("name-usual");
      const wanted = seat !== "any" && free.includes(seat) ? seat : "any";
      await once(sitting.id, (token) => arrive(sitting.id, { name, language: language.value, seat: wanted, token }));
      joined();
    } catch (error) {
      setTrouble(troubleOf(error));
      setBusy(false);
    }
  }

  const seats = free.map((number) => [number, say("seat-number", { number: number + 1 })] as const);
  return (
    <Layout look="new-table">
      <div class="new-table-grid">
        <div class="new-table-box">
          <Lid {...useGame(table.game)} title={words.title} />
        </div>
        <form onSubmit={(event) => void come(event)}>
          <h1 data-heading tabIndex={-1}>
            {words.title}
          </h1>
          <p class="soft">{say(host ? "join-lead" : "join-lead-nobody", { host, free: free.length })}</p>
          <div class="fields">
            <NameField />
            <SelectField
              id="my-seat"
              label={say("my-seat")}
              help={there.length > 0 ? say("join-here", { names: there }) : undefined}
              disabled={free.length === 0}
              value={seat}
              values={[["any", say("seat-any")], ...seats]}
              change={setSeat}
            />
          </div>
          <Alert text={trouble} />
          <div class="buttons">
            {free.length > 0 ? <Button label={say("join-sit")} look="primary large" off={busy} /> : null}
            <Button label={say("join-watch")} look="quiet large" act={watch} />
          </div>
        </form>
      </div>
    </Layout>
  );
}
