import { say } from "../../state/say.ts";
import type { Sitting } from "../sitting.ts";

/** Says plainly, in the place of the title, when the server is out of reach; it goes away when the line has healed. */
export function LineBanner({ sitting }: { sitting: Sitting }) {
  const state = sitting.line.state.value;
  return (
    <div role="status" class="line-banner-place">
      {state === "lost" ? (
        <div class="notice line-banner">
          <p>{say("line-lost")}</p>
        </div>
      ) : null}
      {state === "gone" ? <p class="notice line-banner">{sitting.gone.value}</p> : null}
    </div>
  );
}
