/** Gathering at a table: the link to share, who sits where, ready, start. */

import { useLayoutEffect, useState } from "preact/hooks";
import { noteSeal } from "../fair/seal.ts";
import type { GamePage } from "../games/contract.ts";
import { boardOf } from "../games/shelf.ts";
import type { Wish } from "../net/line.ts";
import type { GameShown, SeatShown } from "../net/messages.ts";
import { Bar } from "../parts/Bar.tsx";
import { Button } from "../parts/Button.tsx";
import { Face } from "../parts/Face.tsx";
import { Select } from "../parts/Fields.tsx";
import { Icon } from "../parts/Icon.tsx";
import { clickOnce } from "../parts/presses.ts";
import { Preparing } from "../parts/Preparing.tsx";
import { useFocusNear } from "../state/focus.ts";
import { useGame } from "../state/games.ts";
import { useLoaded } from "../state/loaded.ts";
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
import { Invitation } from "./Invitation.tsx";
import { LobbyTerms } from "./LobbyTerms.tsx";
import { BeginsField, eachOwn, oneEach, OwnSelect, whoBegins } from "./Terms.tsx";
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
  const taken = table.seats.filter((seat) => seat.guest != null || seat.bot).length;
  const allReady = table.seats.every((seat, number) => seat.ready || seat.bot || number === mine);
  const inviting = me !== null && !allTaken;
  const ready = mine !== null && table.seats[mine]?.ready === true;
  const [ownWords, setOwnWords] = useState("");
  const game = useGame(table.game);
  const [match, { commitment }] = [table.matches.length + 1, table];
  useLayoutEffect(() => noteSeal(sitting.id, match, commitment), [sitting.id, match, commitment]);
  const own = game && oneEach(game);
  const { found: page } = useLoaded(() => (own ? boardOf(table.game) : Promise.resolve(null)), [own?.name]);
  const names = called(words, standing.names()).map((name, number) => {
    const seat = table.seats[number];
    return seat?.guest == null && !seat?.bot ? say("seat-number", { number: number + 1 }) : name;
  });
  const start = async () => {
    const willing = mine === null || ready || (await ask({ do: "ready", words: ownWords }));
    if (!willing) return;
    for (const [seat, { guest, bot }] of table.seats.entries())
      if (guest == null && !bot && !(await ask({ do: "seatbot", seat }))) return;
    await ask({ do: "start" });
  };
  return (
    <>
      <Bar title={title} subtitle={say("lobby-subtitle", { seats: table.seats.length })} />
      <LineBanner sitting={sitting} />
      <main class={`wrap lobby ${inviting ? "inviting" : ""}`} onClickCapture={clickOnce}>
        {inviting ? <Invitation table={sitting.id} /> : null}
        <section class={`lobby-main ${inviting ? "" : "paper"}`} aria-labelledby="lobby-heading">
          <h2 id="lobby-heading">
            {say(allTaken ? "lobby-full" : "lobby-title")}{" "}
            {allTaken ? null : <small class="soft">{say("lobby-taken", { taken, seats: table.seats.length })}</small>}
          </h2>
          <ol class="seats">
            {table.seats.map((seat, number) => (
              <Seat
                key={number}
                sitting={sitting}
                words={words}
                number={number}
                seat={seat}
                game={game}
                Picture={page?.Own}
              />
            ))}
          </ol>
          {host && game ? <Beginning sitting={sitting} game={game} names={names} allTaken={allTaken} /> : null}
          <Preparing name={table.game} title={title} then={sitting.waits.value ? say("preparing-then") : ""} />
          {sitting.refused.value ? <p class="trouble">{sitting.refused.value}</p> : null}
          <div class="buttons lobby-go">
            {mine === null ? (
              <p class="soft">{say("lobby-watching")}</p>
            ) : ready ? (
              <Button label={say("lobby-wait")} look="quiet large" act={() => ask({ do: "wait" })} />
            ) : host && allTaken && allReady ? null : (
              <Button
                label={say("lobby-ready")}
                look={`large ${host && inviting ? "quiet" : "primary"}`}
                act={() => ask({ do: "ready", words: ownWords })}
              />
            )}
            {host ? (
              <Button
                label={say(allTaken ? "lobby-start" : "lobby-start-bots")}
                look={`large ${allTaken && allReady ? "primary" : "quiet"}`}
                act={start}
              />
            ) : null}
          </div>
          {host && allTaken ? null : (
            <p class="soft lobby-note">{say(host ? "lobby-bots-note" : "lobby-host-starts")}</p>
          )}
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
          {game ? <LobbyTerms sitting={sitting} host={host} game={game} names={names} /> : null}
        </section>
        <aside class="lobby-side">
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

interface BeginningProps {
  readonly sitting: Sitting;
  readonly game: GameShown;
  readonly names: readonly string[];
  readonly allTaken: boolean;
}

/** Who begins: the host says it, or draws lots. */
function Beginning({ sitting, game, names, allTaken }: BeginningProps) {
  const { options } = sitting.standing.table.value!;
  const option = whoBegins(game);
  return option ? (
    <div class="begins">
      <BeginsField
        option={option}
        seat={Number(options[option.name] ?? 0)}
        names={names}
        change={(seat) => void sitting.ask({ do: "change", options: { ...options, [option.name]: seat } })}
      />
      <Button label={say("lots")} off={!allTaken} act={() => sitting.ask({ do: "drawlots" })} />
    </div>
  ) : null;
}

interface SeatProps extends LobbyProps {
  readonly number: number;
  readonly seat: SeatShown;
  readonly game: GameShown | undefined;
  readonly Picture: GamePage["Own"];
}

function Seat({ sitting, words, number, seat, game, Picture }: SeatProps) {
  const { standing, ask } = sitting;
  const table = standing.table.value!;
  const me = standing.guest.value;
  const free = seat.guest == null && !seat.bot;
  const name = called(words, standing.names())[number] ?? "";
  const here = seat.guest == null || standing.here.value.includes(seat.guest);
  const host = me !== null && table.host === me;
  const begins = game && whoBegins(game);
  const marks = [
    ...(seat.guest != null && seat.guest === table.host ? ["seat-host"] : []),
    ...(begins && table.options[begins.name] === number ? ["seat-begins"] : []),
  ];
  const manner = seat.guest == null && game?.levels.find(({ name: level }) => level === seat.level)?.manner;
  const own = game && oneEach(game);
  const each = own ? eachOwn(own, table.options[own.name], table.seats.length) : [];
  const value = each[number] ?? "";
  const mine = seat.guest != null && seat.guest === me;
  const move = (to: number, label: "seat-up" | "seat-down") => (
    <button
      type="button"
      class="tool"
      id={`${label}-${number}`}
      aria-label={say(label, { who: name, number: Math.min(Math.max(to + 1, 1), table.seats.length) })}
      aria-disabled={to < 0 || to >= table.seats.length}
      onClick={async () => {
        if (to < 0 || to >= table.seats.length || !(await ask({ do: "move", seat: number, to }))) return;
        requestAnimationFrame(() => document.getElementById(`${label}-${to}`)?.focus()); // it goes along with who is moved
      }}
    >
      <Icon name={label === "seat-up" ? "chevron" : "down"} />
    </button>
  );
  const button = (label: string, look: string, wish: Wish) => (
    <Button label={say(label)} name={`${say(label)} ${number + 1}`} look={look} act={() => ask(wish)} />
  );
  return (
    <li class={`seat ${free ? "free" : ""} ${seat.ready || seat.bot ? "ready" : ""}`}>
      <span class="seat-face" aria-hidden="true">
        <small class="soft">{number + 1}</small>
        {free ? <span class="seat-hollow">+</span> : <Face {...standing.faces.value[number]!} size={48} />}
      </span>
      <span class="seat-name">
        {free ? say("seat-free") : seat.guest === me ? say("name-you", { name }) : name}
        {marks.length > 0 ? <small class="soft"> {marks.map((mark) => say(mark)).join(", ")}</small> : null}
        {here ? null : <small class="warn-text"> {say("seat-away")}</small>}
        {manner ? <small class="soft seat-manner">{manner}</small> : null}
      </span>
      {host && !free ? (
        <span class="seat-moves">
          {move(number - 1, "seat-up")}
          {move(number + 1, "seat-down")}
        </span>
      ) : null}
      {own ? (
        <span class="seat-own">
          {mine || (host && seat.bot && seat.guest == null) ? (
            <OwnSelect
              name={say("own-of", { title: own.title, who: name })}
              option={own}
              value={value}
              taken={each.filter((_, other) => table.seats[other]?.guest != null)}
              Picture={Picture}
              change={(chosen) => void ask({ do: "choose", option: own.name, value: chosen, seat: number })}
            />
          ) : (
            <span class="own">
              {Picture ? <Picture value={value} /> : null}
              <span>{own.values?.[value] ?? value}</span>
            </span>
          )}
        </span>
      ) : null}
      <span class="seat-state">
        {free ? null : seat.ready || seat.bot ? (
          <>
            {!seat.bot ? (
              <>
                <Icon name="check" /> {say("seat-ready")}
              </>
            ) : host && game && game.levels.length > 1 ? (
              <Select
                name={say("seat-level", { number: number + 1 })}
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
