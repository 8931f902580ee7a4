/** Coming to a table by its link: a name, a seat; or watch. */

import { useState } from "preact/hooks";
import { arrive } from "../net/http.ts";
import { once } from "../net/once.ts";
import { Bar } from "../parts/Bar.tsx";
import { NameField } from "../parts/Fields.tsx";
import { Lid } from "../parts/Lid.tsx";
import { language, myName } from "../state/chosen.ts";
import { troubleOf, useGame } from "../state/games.ts";
import { say } from "../state/say.ts";
import { useTitle } from "../state/title.ts";
import type { Sitting } from "../table/sitting.ts";
import type { Words } from "../words/index.ts";
import { called } from "../words/telling.ts";

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

  return (
    <>
      <Bar />
      <main class="wrap new-table">
        <div class="new-table-grid">
          <div class="new-table-box">
            <Lid {...useGame(table.game)} title={words.title} />
          </div>
          <form onSubmit={(event) => void come(event)}>
            <h1 data-heading tabIndex={-1}>
              {words.title}
            </h1>
            <p class="soft">
              {host ? say("join-lead", { host, free: free.length }) : say("join-lead-nobody", { free: free.length })}
            </p>
            <div class="fields">
              <NameField />
              <div class="field">
                <label for="my-seat">{say("my-seat")}</label>
                <select
                  id="my-seat"
                  value={String(seat)}
                  disabled={free.length === 0}
                  onChange={(event) => {
                    const { value } = event.currentTarget;
                    setSeat(value === "any" ? "any" : Number(value));
                  }}
                >
                  <option value="any">{say("seat-any")}</option>
                  {free.map((number) => (
                    <option key={number} value={number}>
                      {say("seat-number", { number: number + 1 })}
                    </option>
                  ))}
                </select>
                {there.length > 0 ? <small>{say("join-here", { names: there })}</small> : null}
              </div>
            </div>
            {trouble ? (
              <p class="trouble" role="alert">
                {trouble}
              </p>
            ) : null}
            <div class="buttons">
              {free.length > 0 ? (
                <button type="submit" class="btn primary large" aria-disabled={busy}>
                  {say("join-sit")}
                </button>
              ) : null}
              <button type="button" class="btn quiet large" onClick={watch}>
                {say("join-watch")}
              </button>
            </div>
          </form>
        </div>
      </main>
    </>
  );
}
