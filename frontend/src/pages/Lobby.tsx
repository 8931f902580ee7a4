/** Gathering at a table: the link to share, who sits where, ready, start. */

import { useEffect, useState } from "preact/hooks";
import { noteSeal } from "../fair/seal.ts";
import type { Wish } from "../net/line.ts";
import type { GameShown, SeatShown } from "../net/messages.ts";
import { Bar } from "../parts/Bar.tsx";
import { Button } from "../parts/Button.tsx";
import { CopyButton } from "../parts/CopyButton.tsx";
import { Select } from "../parts/Fields.tsx";
import { Icon } from "../parts/Icon.tsx";
import { clickOnce } from "../parts/presses.ts";
import { QrCode } from "../parts/QrCode.tsx";
import { useFocusNear } from "../state/focus.ts";
import { useGame } from "../state/games.ts";
import { go, stay } from "../state/route.ts";
import { say } from "../state/say.ts";
import { useTitle } from "../state/title.ts";
import { LineBanner } from "../table/LineBanner.tsx";
import { Log } from "../table/Log.tsx";
import { ChatBox } from "../table/Talk.tsx";
import type { Sitting } from "../table/sitting.ts";
import type { Words } from "../words/index.ts";
import { called, levelInWords } from "../words/telling.ts";
import { levelsOf } from "./Levels.tsx";
import { LobbyTerms } from "./LobbyTerms.tsx";
import "./Lobby.css";

interface LobbyProps {
  readonly sitting: Sitting;
  readonly words: Words;
}

export function Lobby({ sitting, words }: LobbyProps) {
  const { standing, ask } = sitting;
  const table = standing.table.value!;
  const me = standing.guest.value;
  const mine = standing.seat.value;
  const host = me !== null && table.host === me;
  const title = words.title;
  useTitle(title);
  useFocusNear();
  const allTaken = table.seats.every((seat) => seat.guest != null || seat.bot);
  const allReady = table.seats.every((seat, number) => seat.ready || seat.bot || number === mine);
  const ready = mine !== null && table.seats[mine]?.ready === true;
  const [ownWords, setOwnWords] = useState("");
  const game = useGame(table.game);
  const [match, { commitment }] = [table.matches.length + 1, table];
  useEffect(() => noteSeal(sitting.id, match, commitment), [sitting.id, match, commitment]);
  const start = async () => {
    const willing = mine === null || ready || (await ask({ do: "ready", words: ownWords }));
    if (willing) await ask({ do: "start" });
  };
  return (
    <>
      <Bar title={title} subtitle={say("lobby-subtitle", { seats: table.seats.length })} />
      <LineBanner sitting={sitting} />
      <main class="wrap lobby" onClickCapture={clickOnce}>
        <section class="paper lobby-main" aria-labelledby="lobby-heading">
          <h2 id="lobby-heading">{say(allTaken ? "lobby-full" : "lobby-title")}</h2>
          <ol class="seats">
            {table.seats.map((seat, number) => (
              <Seat key={number} sitting={sitting} words={words} number={number} seat={seat} game={game} />
            ))}
          </ol>
          {sitting.refused.value ? <p class="trouble">{sitting.refused.value}</p> : null}
          <div class="buttons lobby-go">
            {mine === null ? (
              <p class="soft">{say("lobby-watching")}</p>
            ) : ready ? (
              <Button label={say("lobby-wait")} look="quiet large" act={() => ask({ do: "wait" })} />
            ) : host && allTaken && allReady ? null : (
              <Button
                label={say("lobby-ready")}
                look="primary large"
                act={() => ask({ do: "ready", words: ownWords })}
              />
            )}
            {host ? (
              <Button
                label={say("lobby-start")}
                look={`large ${allTaken && allReady ? "primary" : "quiet"}`}
                act={start}
              />
            ) : null}
          </div>
          {host ? null : <p class="soft lobby-note">{say("lobby-host-starts")}</p>}
          <details class="terms">
            <summary>{say("lobby-fair")}</summary>
            <p class="soft">{say("lobby-fair-why")}</p>
            <p class="commitment">
              <span class="soft">SHA-256</span> <code>{table.commitment}</code>
            </p>
            {mine === null || ready ? null : (
              <div class="field">
                <label for="own-words">{say("lobby-words")}</label>
                <input
                  id="own-words"
                  type="text"
                  maxLength={100}
                  value={ownWords}
                  onInput={(event) => setOwnWords(event.currentTarget.value)}
                />
              </div>
            )}
          </details>
          {game ? <LobbyTerms sitting={sitting} host={host} game={game} /> : null}
        </section>
        <aside class="lobby-side">
          <Share />
          <section aria-labelledby="lobby-talk">
            <h2 id="lobby-talk">{say("talk")}</h2>
            <Log sitting={sitting} most={8} />
            {me === null ? null : <ChatBox sitting={sitting} />}
          </section>
          <p class="buttons">
            <a href={`/rules/${table.game}`} onClick={stay}>
              {say("shelf-rules")}
            </a>
            {me === null ? null : (
              <Button
                label={say("leave")}
                look="plain"
                act={() => ask({ do: "leave" }).then((done) => done && go("/"))}
              />
            )}
          </p>
        </aside>
      </main>
    </>
  );
}

interface SeatProps extends LobbyProps {
  readonly number: number;
  readonly seat: SeatShown;
  readonly game: GameShown | undefined;
}

function Seat({ sitting, words, number, seat, game }: SeatProps) {
  const { standing, ask } = sitting;
  const table = standing.table.value!;
  const me = standing.guest.value;
  const free = seat.guest == null && !seat.bot;
  const name = called(words, standing.names())[number] ?? "";
  const here = seat.guest == null || standing.here.value.includes(seat.guest);
  const host = me !== null && table.host === me;
  const button = (label: string, look: string, wish: Wish) => (
    <Button label={say(label)} look={look} act={() => ask(wish)}>
      <span class="unseen"> {number + 1}</span>
    </Button>
  );
  return (
    <li class={`seat ${free ? "free" : ""} ${seat.ready || seat.bot ? "ready" : ""}`}>
      <span class="seat-number" aria-hidden="true">
        {number + 1}
      </span>
      <span class="seat-name">
        {free ? say("seat-free") : seat.guest === me ? say("name-you", { name }) : name}
        {seat.guest != null && seat.guest === table.host ? <small class="soft"> {say("seat-host")}</small> : null}
        {here ? null : <small class="warn-text"> {say("seat-away")}</small>}
      </span>
      <span class="seat-state">
        {free ? null : seat.ready || seat.bot ? (
          <>
            <Icon name={seat.bot ? "bot" : "check"} />{" "}
            {!seat.bot ? (
              say("seat-ready")
            ) : host && game && game.levels.length > 1 ? (
              <Select
                name={say("seat-level", { who: name })}
                value={seat.level ?? ""}
                values={levelsOf(game)}
                change={(level) => void ask({ do: "seatbot", seat: number, level })}
              />
            ) : (
              levelInWords(words, seat.level)
            )}
          </>
        ) : (
          <>
            <Icon name="wait" /> {say("seat-not-ready")}
          </>
        )}
      </span>
      <span class="buttons">
        {free && me !== null ? button("seat-take", "quiet", { do: "sit", seat: number }) : null}
        {free && host ? button("seat-give-bot", "plain", { do: "seatbot", seat: number }) : null}
        {!free && seat.guest !== me && host ? button("seat-make-free", "plain", { do: "freeseat", seat: number }) : null}
        {seat.guest === me && me !== null ? (
          <Button label={say("seat-stand")} look="plain" act={() => ask({ do: "stand" })} />
        ) : null}
      </span>
    </li>
  );
}

/** The link of this page, to copy, to send, to photograph. */
function Share() {
  const link = location.origin + location.pathname;
  return (
    <section class="share" aria-labelledby="share-heading">
      <h2 id="share-heading">{say("share-title")}</h2>
      <p class="soft">{say("share-lead")}</p>
      <div class="share-row">
        <input
          class="entry"
          readOnly
          value={link}
          aria-label={say("share-link")}
          onFocus={(event) => event.currentTarget.select()}
        />
        <CopyButton link={link} label="link-copy" />
      </div>
      <QrCode text={link} label={say("share-qr")} />
    </section>
  );
}
