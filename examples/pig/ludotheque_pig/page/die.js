/** A die, drawn in SVG. */

const SVG = "http://www.w3.org/2000/svg";
const [LOW, MIDDLE, HIGH] = [24, 50, 76];
const CORNERS = [
  [LOW, LOW],
  [HIGH, HIGH],
  [HIGH, LOW],
  [LOW, HIGH],
];
const SIDES = [
  [LOW, MIDDLE],
  [HIGH, MIDDLE],
];

/** The positions of the pips on a face. */
function pips(face) {
  const odd = face % 2 ? [[MIDDLE, MIDDLE]] : [];
  return [...odd, ...CORNERS.slice(0, Math.min(4, face - (face % 2))), ...(face === 6 ? SIDES : [])];
}

function shape(name, facts) {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(facts)) made.setAttribute(key, value);
  return made;
}

/** An empty die; the words beside it say what it shows. */
export function newDie() {
  const die = shape("svg", { viewBox: "0 0 100 100", class: "pig-die", "aria-hidden": "true" });
  die.append(shape("rect", { x: 3, y: 3, width: 94, height: 94, rx: 18 }), shape("g", {}));
  return die;
}

/** Make a die show a face, or none. */
export function show(die, face) {
  die.lastChild.replaceChildren(...pips(face ?? 0).map(([cx, cy]) => shape("circle", { cx, cy, r: 9 })));
}
