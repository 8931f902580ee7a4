/** The grain of the wood: fine lines that wander and bend around a few knots, worked out once and always alike. */

interface Sort {
  readonly id: string;
  readonly seed: number;
  readonly width: number;
  readonly height: number;
  readonly ink: string;
  readonly upright?: boolean;
}

const SORTS: readonly Sort[] = [
  { id: "stained-flat", seed: 3, width: 240, height: 200, ink: "#2A1608" },
  { id: "stained-upright", seed: 8, width: 240, height: 200, ink: "#2A1608", upright: true },
  { id: "maple-flat", seed: 21, width: 240, height: 200, ink: "#8A5A22" },
  { id: "maple-upright", seed: 34, width: 240, height: 200, ink: "#8A5A22", upright: true },
  { id: "ebony-flat", seed: 55, width: 240, height: 200, ink: "#B79C82" },
  { id: "ebony-upright", seed: 89, width: 240, height: 200, ink: "#B79C82", upright: true },
  { id: "oak", seed: 144, width: 360, height: 120, ink: "#7A4E1E" },
];
const STROKES = [0.5, 0.6, 0.8, 1.1, 1.8] as const;
const SHADES = [0.12, 0.2, 0.3, 0.4] as const;
const STEP = 12;

/** Numbers from 0 to 1 that look like chance and are always the same for a seed. */
function numbers(seed: number): () => number {
  let state = seed * 2654435761 + 1;
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9;
    return ((state ^ (state >>> 13)) >>> 0) / 4294967296;
  };
}

function pattern({ id, seed, width, height, ink, upright }: Sort): string {
  const next = numbers(seed);
  const waves = [1, 2, 3].map((turns) => ({ turns, phase: next() * 2 * Math.PI, size: (0.4 + next()) / turns }));
  const knots = [0, 1].map(() => ({
    x: width * (0.15 + 0.7 * next()),
    y: height * (0.15 + 0.7 * next()),
    push: 4 + 5 * next(),
    wide: 18 + 16 * next(),
    high: 9 + 8 * next(),
  }));
  const lines = new Map<string, string[]>();
  for (let level = 0; level < height; level += 1.6 + 6.5 * next() ** 1.4) {
    const at = (x: number) => {
      const drift = waves.reduce(
        (sum, { turns, phase, size }) => sum + size * Math.sin((turns * 2 * Math.PI * x) / width + phase + level / 40),
        0,
      );
      const bend = knots.reduce((sum, knot) => {
        const [across, up] = [(x - knot.x) / knot.wide, (level - knot.y) / knot.high];
        return sum + knot.push * Math.sign(up || 1) * Math.exp(-across * across - Math.abs(up));
      }, 0);
      return Math.round((level + drift + bend) * 10) / 10;
    };
    let path = `M0 ${at(0)}`;
    for (let x = STEP; x <= width; x += STEP) path += `S${x - 5} ${at(x % width)} ${x} ${at(x % width)}`;
    const stroke = STROKES[Math.floor(next() * STROKES.length)];
    const shade = SHADES[Math.floor(next() * SHADES.length)];
    const key = `stroke-width="${stroke}" opacity="${shade}"`;
    lines.set(key, [...(lines.get(key) ?? []), path]);
  }
  const paths = [...lines].map(([look, all]) => `<path d="${all.join("")}" ${look}/>`).join("");
  const turn = upright ? ' patternTransform="rotate(90) translate(37 18)"' : "";
  return (
    `<pattern id="poly-${id}" width="${width}" height="${height}" patternUnits="userSpaceOnUse"${turn}>` +
    `<g fill="none" stroke="${ink}">${paths}</g></pattern>`
  );
}

/** Put the patterns into the document, once; pieces refer to them by name. */
export function layOutGrain(): void {
  if (document.getElementById("poly-grain")) return;
  const holder = document.createElement("div");
  holder.id = "poly-grain";
  holder.className = "poly-grain";
  holder.setAttribute("aria-hidden", "true");
  holder.innerHTML = `<svg width="0" height="0" focusable="false"><defs>${SORTS.map(pattern).join("")}</defs></svg>`;
  document.body.append(holder);
}
