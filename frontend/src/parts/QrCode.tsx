/** A link as a picture for the camera of a phone. */

import { useLoaded } from "../state/loaded.ts";

export function QrCode({ text, label }: { text: string; label: string }) {
  const { found: drawing } = useLoaded(async () => {
    const { encode } = await import("uqr");
    const { data, size } = encode(text, { ecc: "M", border: 2 });
    const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join("");
    return { size, path };
  }, [text]);
  if (!drawing) return <div class="qr" />;
  return (
    <svg class="qr" role="img" aria-label={label} viewBox={`0 0 ${drawing.size} ${drawing.size}`}>
      <rect width={drawing.size} height={drawing.size} fill="#fffdf8" />
      <path d={drawing.path} fill="#1e2a24" shape-rendering="crispEdges" />
    </svg>
  );
}
