import { say } from "../state/say.ts";
import type { Sitting } from "./sitting.ts";

/** Says plainly when the server is out of reach; it goes away when the line has healed. */
export function LineBanner({ sitting }: { sitting: Sitting }) {
  const state = sitting.line.state.value;
  return (
    <div role="status" class="line-banner-place">
      {state === "lost" ? <p class="line-banner">{say("line-lost")}</p> : null}
      {state === "gone" ? <p class="line-banner">{sitting.gone.value}</p> : null}
    </div>
  );
}
