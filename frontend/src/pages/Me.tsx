/** Me: my results, my days in a row, what I like to play, and the profile that carries it to another device. */

import { useEffect, useState } from "preact/hooks";
import { announce } from "../ear.ts";
import type { MyResult } from "../net/messages.ts";
import { Button } from "../parts/fields/Button.tsx";
import { CopyButton } from "../parts/fields/CopyButton.tsx";
import { Alert, LanguageField, NameField } from "../parts/fields/Fields.tsx";
import { Layout } from "../parts/Layout.tsx";
import { QrCode } from "../parts/QrCode.tsx";
import { longestStreak, streak } from "../state/calendar.ts";
import { troubleOf, useGames } from "../state/games.ts";
import { memory, note, secret } from "../state/memory.ts";
import { Forgotten, forgetEverywhere, forgetHere, linkOf, makeProfile, secretIn, sync, takeProfile } from "../state/profile.ts";
import { stay } from "../state/route.ts";
import { useWords } from "../state/say.ts";
import { useTitle } from "../state/title.ts";
import { remembered } from "../puzzles/kept.ts";
import type { Words } from "../words/index.ts";
import { levelInWords } from "../words/telling.ts";
import { MyTables, Notify } from "./shelf/MyTables.tsx";
import "./Me.css";

export function Me() {
  const words = useWords("me");
  const [brought, setBrought] = useState(() => secretIn(location.hash));
  useEffect(() => {
    if (location.hash) history.replaceState(null, "", location.pathname); // nobody shall read the secret over a shoulder
    note({ days: remembered().days });
    void sync().catch(() => undefined);
  }, []);
  useTitle(words?.phrase("me") ?? "");
  if (!words) return <Layout>{null}</Layout>;
  const offered = brought !== null && brought !== secret.value;
  return (
    <Layout look="me">
      {offered ? (
        <Offered words={words} own={brought} done={() => setBrought(null)} />
      ) : (
        <>
          <h1 data-heading tabIndex={-1}>
            {words.phrase("me")}
          </h1>
          <p class="soft">{words.phrase(secret.value ? "me-lead-profile" : "me-lead")}</p>
          <MyTables alone />
          <Results words={words} />
          <Favourites words={words} />
          <div class="fields">
            <NameField />
            <LanguageField id="my-language" label="my-language" />
          </div>
          <Notify words={words} />
          <Profile words={words} />
          <Forget words={words} />
        </>
      )}
    </Layout>
  );
}

interface Told {
  readonly words: Words;
}

/** A profile that a link has brought to this browser. */
function Offered({ words, own, done }: Told & { own: string; done(): void }) {
  const [trouble, setTrouble] = useState("");
  const [busy, setBusy] = useState(false);
  const take = async () => {
    setBusy(true);
    try {
      await takeProfile(own);
      done();
    } catch (error) {
      setTrouble(error instanceof Forgotten ? words.phrase("me-take-lost") : troubleOf(error));
      setBusy(false);
    }
  };
  return (
    <section>
      <h1 data-heading tabIndex={-1}>
        {words.phrase("me-take-title")}
      </h1>
      <p>{words.phrase(secret.value ? "me-take-instead" : "me-take")}</p>
      <Alert text={trouble} />
      <div class="buttons">
        <Button label={words.phrase("me-take-yes")} look="primary" off={busy} act={take} />
        <Button label={words.phrase("me-take-no")} act={done} />
      </div>
    </section>
  );
}

/** How many matches were played and won, by game and by the level of the strongest bot. */
export function tally(results: readonly MyResult[]): ReadonlyMap<string, ReadonlyMap<string, readonly [number, number]>> {
  const games = new Map<string, Map<string, readonly [number, number]>>();
  for (const { game, level = "", won } of results) {
    const levels = games.get(game) ?? new Map<string, readonly [number, number]>();
    const [played, wins] = levels.get(level) ?? [0, 0];
    games.set(game, levels.set(level, [played + 1, wins + (won ? 1 : 0)]));
  }
  return games;
}

function Results({ words }: Told) {
  const { games } = useGames();
  const { results, days } = memory.value;
  const found = tally(results);
  const rows = (games ?? []).flatMap(({ name, title, levels }) =>
    ["", ...levels.map((level) => level.name)].flatMap((level) => {
      const counted = found.get(name)?.get(level);
      return counted ? [{ name, title, level, counted }] : [];
    }),
  );
  const longest = longestStreak(days);
  return (
    <section aria-labelledby="me-results">
      <h2 id="me-results">{words.phrase("me-results")}</h2>
      {rows.length === 0 ? (
        <p>{words.phrase("me-none")}</p>
      ) : (
        <table class="me-results">
          <thead>
            <tr>
              {["me-game", "me-level", "me-played", "me-won"].map((column) => (
                <th key={column} scope="col">
                  {words.phrase(column)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, title, level, counted }) => (
              <tr key={`${name} ${level}`}>
                <th scope="row">{title}</th>
                <td>{level ? levelInWords(words, level) : words.phrase("me-people")}</td>
                <td>{counted[0]}</td>
                <td>{counted[1]}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p>
        {words.phrase("me-streak", { days: streak(days, new Date()) })}{" "}
        {longest > 1 ? <span class="soft">{words.phrase("me-longest", { days: longest })}</span> : null}
      </p>
    </section>
  );
}

function Favourites({ words }: Told) {
  const { games } = useGames();
  const { favourites } = memory.value;
  const played = (games ?? []).filter(({ name }) => favourites[name]);
  if (played.length === 0) return null;
  return (
    <section aria-labelledby="me-favourites">
      <h2 id="me-favourites">{words.phrase("me-favourites")}</h2>
      <ul>
        {played.map(({ name, title }) => {
          const { people, bots } = favourites[name]!;
          return (
            <li key={name}>
              <a href={`/play/${name}${people === 1 ? "?bots" : ""}`} onClick={stay}>
                {title}
              </a>
              <span class="soft"> · {words.phrase("me-favourite", { people, bots })}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Whether an address leads nowhere from another machine. */
const onlyHere = () => /^(localhost|127\.|\[::1\])/.test(location.hostname);

function Profile({ words }: Told) {
  const [trouble, setTrouble] = useState("");
  const [shown, setShown] = useState(false);
  const link = linkOf(secret.value);
  return (
    <section aria-labelledby="me-profile">
      <h2 id="me-profile">{words.phrase("me-profile")}</h2>
      <Alert text={trouble} />
      {secret.value === "" ? (
        <>
          <p>{words.phrase("me-profile-what")}</p>
          <Button
            label={words.phrase("me-make")}
            look="primary"
            act={() => makeProfile().catch((error: unknown) => setTrouble(troubleOf(error)))}
          />
        </>
      ) : shown ? (
        <>
          <p>{words.phrase("me-link-what")}</p>
          {onlyHere() ? <p class="warn-text">{words.phrase("me-here-only")}</p> : null}
          <p>
            <label for="me-link">{words.phrase("me-link")}</label>
            <input id="me-link" class="entry" readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
          </p>
          <CopyButton link={link} label="invite-copy" />
          <QrCode text={link} label={words.phrase("me-qr")} />
        </>
      ) : (
        <Button label={words.phrase("me-link-show")} act={() => setShown(true)} />
      )}
    </section>
  );
}

function Forget({ words }: Told) {
  const [asked, setAsked] = useState<"here" | "everywhere" | null>(null);
  const [trouble, setTrouble] = useState("");
  const profile = secret.value !== "";
  const { tables, results, days } = memory.value;
  if (!profile && tables.length + results.length + days.length === 0) return null;
  const act = async (where: "here" | "everywhere") => {
    try {
      await { here: forgetHere, everywhere: forgetEverywhere }[where]();
      setAsked(null);
      announce(words.phrase("me-forgotten"));
    } catch (error) {
      setTrouble(troubleOf(error));
    }
  };
  const what = asked === "everywhere" ? "me-forget-everywhere-what" : profile ? "me-forget-here-what" : "me-forget-memory-what";
  return (
    <section aria-labelledby="me-forget">
      <h2 id="me-forget">{words.phrase("me-forget")}</h2>
      <Alert text={trouble} />
      {asked === null ? (
        <div class="buttons">
          <Button label={words.phrase("me-forget-here")} act={() => setAsked("here")} />
          {profile ? <Button label={words.phrase("me-forget-everywhere")} act={() => setAsked("everywhere")} /> : null}
        </div>
      ) : (
        <>
          <p>{words.phrase(what)}</p>
          <div class="buttons">
            <Button
              label={words.phrase("me-sure", { what: asked })}
              act={() => act(asked)}
            />
            <Button label={words.phrase("me-keep")} act={() => setAsked(null)} />
          </div>
        </>
      )}
    </section>
  );
}
