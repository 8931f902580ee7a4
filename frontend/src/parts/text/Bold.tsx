/** A phrase in which what stands between stars is bold. */

import type { JSX } from "preact";

export function Bold({ text }: { text: string }): JSX.Element {
  return <>{text.split("*").map((part, place) => (place % 2 === 1 ? <b key={place}>{part}</b> : part))}</>;
}
