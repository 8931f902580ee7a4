/** Why something came back, pointing at the place where it happened; the frame says it by ear. */

import { pure } from "./pure.ts";

interface ReasonProps {
  readonly text: string;
  /** How far across it points, from 0 to 1; it leans so that it stays within the width. */
  readonly across: number;
  readonly row: number;
}

export const Reason = pure(({ text, across, row }: ReasonProps) => (
  <p class="cards-reason" style={{ "--across": across, "--row": row }}>
    {text}
  </p>
));
