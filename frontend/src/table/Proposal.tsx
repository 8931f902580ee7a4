/** What somebody asks the others to agree to; and who is played by a bot. */

import { clickOnce } from "../parts/presses.ts";
import { say } from "../state/say.ts";
import type { Words } from "../words/index.ts";
import { called } from "../words/telling.ts";
import type { Sitting } from "./sitting.ts";

export function Proposal({ sitting, words }: { sitting: Sitting; words: Words }) {
  const { standing, ask } = sitting;
  const table = standing.table.value!;
  const me = standing.guest.value;
  const mine = standing.seat.value;
  const { proposal } = table;
  const names = called(words, standing.names());
  const name = table.guests.find((guest) => guest.guest === proposal?.guest)?.name ?? "";
  const stoodIn = mine !== null && table.phase === "playing" && table.seats[mine]?.bot;
  return (
    <>
      {proposal ? (
        <section class="notice" aria-label={say("proposal")} onClickCapture={clickOnce}>
          <p>
            {words.phrase(
              `table-proposed-${proposal.what}`,
              { name, who: proposal.seat == null ? "" : (names[proposal.seat] ?? "") },
              proposal.guest === me ? "you" : undefined,
            )}
          </p>
          {mine === null ? null : proposal.agreed.includes(me ?? -1) ? (
            <button type="button" class="btn quiet" onClick={() => void ask({ do: "answer", agree: false })}>
              {say(proposal.guest === me ? "proposal-withdraw" : "proposal-no")}
            </button>
          ) : (
            <div class="buttons">
              <button type="button" class="btn primary" onClick={() => void ask({ do: "answer", agree: true })}>
                {say("proposal-yes")}
              </button>
              <button type="button" class="btn quiet" onClick={() => void ask({ do: "answer", agree: false })}>
                {say("proposal-no")}
              </button>
            </div>
          )}
        </section>
      ) : null}
      {stoodIn ? (
        <section class="notice">
          <p>{words.phrase("table-stood-in", { who: "" }, "you")}</p>
          <button type="button" class="btn primary" onClick={() => void ask({ do: "comeback" })}>
            {say("come-back")}
          </button>
        </section>
      ) : null}
      {table.paused && table.phase === "playing" ? (
        <section class="notice">
          <p>{words.phrase("table-paused")}</p>
          {mine === null || proposal ? null : (
            <button type="button" class="btn primary" onClick={() => void ask({ do: "propose", what: "resume" })}>
              {say("resume")}
            </button>
          )}
        </section>
      ) : null}
      {sitting.refused.value ? (
        <section class="notice refused">
          <p>{sitting.refused.value}</p>
          <button type="button" class="btn quiet" onClick={() => (sitting.refused.value = "")}>
            {say("close")}
          </button>
        </section>
      ) : null}
    </>
  );
}
