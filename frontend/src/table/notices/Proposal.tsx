/** What somebody asks the others to agree to; who is played by a bot; and that the match is paused. */

import { Button } from "../../parts/fields/Button.tsx";
import { say } from "../../state/say.ts";
import type { Words } from "../../words/index.ts";
import { called } from "../../words/telling.ts";
import type { Note } from "./Notices.tsx";
import type { Sitting } from "../sitting.ts";

export function proposals({ standing, ask }: Sitting, words: Words): readonly Note[] {
  const table = standing.table.value!;
  const me = standing.guest.value;
  const mine = standing.seat.value;
  const { proposal } = table;
  const names = called(words, standing.names());
  const name = table.guests.find((guest) => guest.guest === proposal?.guest)?.name ?? "";
  const answer = (agree: boolean, word: string) => (
    <Button label={say(word)} look={agree ? "primary" : "quiet"} act={() => ask({ do: "answer", agree })} />
  );
  const notes: Note[] = [];
  if (proposal)
    notes.push({
      about: `${proposal.what} ${proposal.guest} ${proposal.seat}`,
      text: words.phrase(
        `table-proposed-${proposal.what}`,
        { name, who: proposal.seat == null ? "" : (names[proposal.seat] ?? "") },
        proposal.guest === me ? "you" : undefined,
      ),
      label: say("proposal"),
      answers:
        mine === null ? null : proposal.agreed.includes(me ?? -1) ? (
          answer(false, proposal.guest === me ? "proposal-withdraw" : "proposal-no")
        ) : (
          <div class="buttons">
            {answer(true, "proposal-yes")}
            {answer(false, "proposal-no")}
          </div>
        ),
    });
  if (table.phase !== "playing") return notes;
  if (mine !== null && table.seats[mine]?.bot)
    notes.push({
      about: "stood-in",
      text: words.phrase("table-stood-in", { who: "", bot: table.seats[mine].name ?? "" }, "you"),
      answers: <Button label={say("come-back")} look="primary" act={() => ask({ do: "comeback" })} />,
    });
  if (table.paused)
    notes.push({
      about: "paused",
      text: words.phrase("table-paused"),
      answers:
        mine === null || proposal ? null : (
          <Button label={say("resume")} look="primary" act={() => ask({ do: "propose", what: "resume" })} />
        ),
    });
  return notes;
}
