/** Checking the deal with one click: this browser computes the SHA-256 of the seed and compares it. */

import { useState } from "preact/hooks";
import { announce } from "../ear.ts";
import { seeFairness } from "../net/http.ts";
import { troubleOf } from "../state/games.ts";
import { say } from "../state/say.ts";
import { sha256 } from "../fair/sha256.ts";
import { Button } from "./Button.tsx";
import "./Fair.css";

interface FairProps {
  readonly table: string;
  readonly match: number;
  /** The commitment that this page was shown, where it saw one before the match. */
  readonly commitment?: string;
}

interface Check {
  readonly fair: boolean;
  readonly seed: string;
  readonly computed: string;
  readonly words: readonly string[];
}

export function Fair({ table, match, commitment }: FairProps) {
  const [check, setCheck] = useState<Check | null>(null);
  const [trouble, setTrouble] = useState("");
  const run = async () => {
    try {
      const shown = await seeFairness(table, match);
      if (shown.seed === null) return;
      const computed = await sha256(shown.seed);
      const fair = computed === shown.commitment && (commitment === undefined || commitment === computed);
      setCheck({ fair, seed: shown.seed, computed, words: shown.words });
      announce(say(fair ? "fair-yes" : "fair-no"));
    } catch (error) {
      setTrouble(troubleOf(error));
    }
  };
  return (
    <div class="fair">
      <Button label={say("fair-check")} look="plain linked" act={run} />
      {trouble ? <p class="trouble">{trouble}</p> : null}
      {check ? (
        <div class="fair-result">
          <p class={check.fair ? "fair-good" : "trouble"}>{say(check.fair ? "fair-yes" : "fair-no")}</p>
          <dl>
            <dt>{say("fair-seed")}</dt>
            <dd>
              <code>{check.seed}</code>
            </dd>
            <dt>SHA-256</dt>
            <dd>
              <code>{check.computed}</code>
            </dd>
            {check.words.some(Boolean) ? (
              <>
                <dt>{say("fair-words")}</dt>
                <dd>{check.words.filter(Boolean).join(" · ")}</dd>
              </>
            ) : null}
          </dl>
          <p class="soft">{say("fair-more")}</p>
        </div>
      ) : null}
    </div>
  );
}
