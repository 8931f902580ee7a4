/** A link as a picture for the camera of a phone. */

import { useLoaded } from "../state/loaded.ts";

/** The white edge that a camera needs, in squares. */
const EDGE = 2;

export function QrCode({ text, label }: { text: string; label: string }) {
  const { found: drawing } = useLoaded(async () => {
    const { correction, generate } = await import("lean-qr/nano");
    const code = generate(text, { minCorrectionLevel: correction.M });
    const all = Array.from({ length: code.size }, (_, number) => number);
    const path = all.flatMap((y) => all.map((x) => (code.get(x, y) ? `M${x} ${y}h1v1h-1z` : ""))).join("");
    return { size: code.size + 2 * EDGE, path };
  }, [text]);
  if (!drawing) return <div class="qr" />;
  const { size, path } = drawing;
  return (
    <svg class="qr" role="img" aria-label={label} viewBox={`${-EDGE} ${-EDGE} ${size} ${size}`}>
      <rect x={-EDGE} y={-EDGE} width={size} height={size} fill="#fffdf8" />
      <path d={path} fill="#1e2a24" shape-rendering="crispEdges" />
    </svg>
  );
}
