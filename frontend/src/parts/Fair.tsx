/** Checking the deal with one click: what this browser computes by itself proves, and what it does not. */

import { useState } from "preact/hooks";
import { announce } from "../ear.ts";
import { boundBy, notedSeal } from "../fair/seal.ts";
import { recordAddress, seeFairness } from "../net/http.ts";
import type { Fairness } from "../net/messages.ts";
import { troubleOf } from "../state/games.ts";
import { say } from "../state/say.ts";
import { Button } from "./fields/Button.tsx";
import "./Fair.css";

interface FairProps {
  readonly table: string;
  readonly match: number;
  /** Where no other link on the page leads to the record. */
  readonly withRecord?: boolean;
}

interface Check extends Fairness {
  readonly seed: string;
  readonly bound: "terms" | "seed" | null;
  readonly noted: string | null;
}

export function Fair({ table, match, withRecord = false }: FairProps) {
  const [check, setCheck] = useState<Check | null>(null);
  const [trouble, setTrouble] = useState("");
  const run = async () => {
    try {
      setTrouble("");
      const { seed, ...shown } = await seeFairness(table, match);
      if (seed === null) return; // nothing is shown of a match that runs
      const bound = await boundBy(shown.commitment, seed, shown.terms);
      const found = { ...shown, seed, bound, noted: notedSeal(table, match) };
      setCheck(found);
      announce(say(verdict(found)));
    } catch (error) {
      const said = troubleOf(error);
      setTrouble(said);
      announce(said);
    }
  };
  return (
    <div class="fair">
      <Button label={say("fair-check")} look="plain linked" act={run} />
      {trouble ? <p class="trouble">{trouble}</p> : null}
      {check ? <Result check={check} table={table} match={match} withRecord={withRecord} /> : null}
    </div>
  );
}

function verdict({ bound, noted, commitment }: Check): string {
  if (bound === null) return "fair-no";
  if (noted === null) return "fair-holds";
  return noted === commitment ? "fair-yes" : "fair-other";
}

function Result({ check, table, match, withRecord }: FairProps & { readonly check: Check }) {
  const { bound, noted, words } = check;
  const found = verdict(check);
  const good = found === "fair-yes" || found === "fair-holds";
  const proven = [bound === "terms" ? "fair-proven-terms" : "fair-proven-seed", ...(noted ? ["fair-proven-noted"] : [])];
  const missing = [
    ...(noted ? [] : ["fair-missing-time"]),
    ...(bound === "seed" ? ["fair-missing-terms"] : []),
    "fair-missing-deal",
    ...(check.practice ? ["fair-missing-start"] : []),
    "fair-missing-players",
  ];
  return (
    <div class="fair-result">
      <p class={good ? "fair-good" : "trouble"}>{say(found)}</p>
      {good ? (
        <>
          <Points title="fair-proven" points={proven} />
          <Points title="fair-missing" points={missing} />
          <p class="soft">{say("fair-more")}</p>
          <p>
            <code>{say("fair-command", { link: `${location.origin}/t/${table}/replay/${match}` })}</code>
          </p>
          {withRecord ? (
            <p>
              <a href={recordAddress(table, match)} download={`${table}-${match}.txt`}>
                {say("replay-record")}
              </a>
            </p>
          ) : null}
        </>
      ) : null}
      <dl>
        <dt>{say("fair-seal")}</dt>
        <dd>
          <code>{check.commitment}</code>
        </dd>
        {noted && noted !== check.commitment ? (
          <>
            <dt>{say("fair-seen")}</dt>
            <dd>
              <code>{noted}</code>
            </dd>
          </>
        ) : null}
        <dt>{say("fair-seed")}</dt>
        <dd>
          <code>{check.seed}</code>
        </dd>
        <dt>{say("fair-terms")}</dt>
        <dd>
          <code>{check.terms.join(" · ")}</code>
        </dd>
        {words.some(Boolean) ? (
          <>
            <dt>{say("fair-words")}</dt>
            <dd>{words.filter(Boolean).join(" · ")}</dd>
          </>
        ) : null}
      </dl>
    </div>
  );
}

function Points({ title, points }: { readonly title: string; readonly points: readonly string[] }) {
  return (
    <>
      <h3>{say(title)}</h3>
      <ul>
        {points.map((point) => (
          <li key={point}>{say(point)}</li>
        ))}
      </ul>
    </>
  );
}
