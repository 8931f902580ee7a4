import { lines, written } from "../ear.ts";

/** The live region: lines are added, never changed, so that each is heard exactly once. */
export function Announcer() {
  const waits = lines.value.at(-1)?.key !== written.value.at(-1)?.key;
  return (
    <div class="unseen" aria-live="polite" aria-relevant="additions" aria-atomic="false" data-announcer={waits ? "waiting" : ""}>
      {written.value.map((line) => (
        <p key={line.key}>{line.text}</p>
      ))}
    </div>
  );
}
