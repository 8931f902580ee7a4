// Finds elements as a person who cannot see would: by role and name. Returns those that are there now.
const SELECTORS = {
  article: "article, [role=article]",
  button: "button:not([role]), [role=button]",
  checkbox: "input[type=checkbox], [role=checkbox]",
  combobox: "select, [role=combobox]",
  grid: "[role=grid]",
  heading: "h1, h2, h3, h4, [role=heading]",
  link: "a[href], [role=link]",
  list: "ol, ul, [role=list]",
  listitem: "li, [role=listitem]",
  main: "main",
  region: "section, [role=region]",
  slider: "input[type=range], [role=slider]",
  status: "output, [role=status]",
  textbox: "input[type=text], input:not([type]), textarea, [role=textbox]",
};
const plain = (text) => text.replaceAll(/\s+/g, " ").trim();
const read = (node) =>
  node.nodeType === 3 ? node.data : node.ariaHidden === "true" ? "" : [...node.childNodes].map(read).join("");
const nameOf = (one) => {
  const by = (one.getAttribute("aria-labelledby") ?? "").split(" ").map((id) => document.getElementById(id));
  const labels = [...by, ...(one.labels ?? [])].filter(Boolean);
  return plain(one.ariaLabel ?? (labels.length ? labels : [one]).map(read).join(" "));
};
const seen = (one) => one.checkVisibility({ visibilityProperty: true }) && one.getClientRects().length > 0;
const said = (one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest("[aria-hidden=true]");
const fits = (text, { pattern, flags, words, exact }) =>
  pattern !== undefined
    ? new RegExp(pattern, flags).test(text)
    : exact
      ? text === plain(words)
      : text.toLowerCase().includes(plain(words).toLowerCase());
const within = (roots, selector) => {
  const found = new Set(roots.flatMap((root) => [...root.querySelectorAll(selector)]));
  return [...document.querySelectorAll(selector)].filter((one) => found.has(one));
};
const steps = {
  css: (roots, { selector }) => within(roots, selector),
  parent: (roots) => roots.map((one) => one.parentElement),
  nth: (roots, { at }) => roots.slice(at, at === -1 ? undefined : at + 1),
  text: (roots, { name }) => {
    const having = within(roots, "*").filter((one) => fits(plain(one.textContent), name));
    return having.filter((one) => !having.some((other) => other !== one && one.contains(other)));
  },
  role: (roots, { role, name, level, disabled }) =>
    within(roots, SELECTORS[role]).filter(
      (one) =>
        said(one) &&
        (level === undefined || one.matches(`h${level}, [aria-level="${level}"]`)) &&
        (disabled === undefined || disabled === one.matches(":disabled, [aria-disabled=true]")) &&
        (name === undefined || fits(nameOf(one), name)),
    ),
};
const find = (path) => path.reduce((roots, step) => steps[step.by](roots, step), [document]);
const DEEDS = ["pointerdown", "mousedown", "pointerup", "mouseup", "click", "dblclick"];
/** Whether a click on one element is one on another: on a part of it, or on its label. Whatever only surrounds it is
 * where a click goes that misses it. */
const meets = (hit, one) => one.contains(hit) || Boolean(hit.closest("label")?.contains(one));
const drawn = () => new Promise(requestAnimationFrame);
/** The middle of an element that can be clicked there: in sight, at rest, enabled, and under nothing else. */
const reach = async (one) => {
  if (!one || !seen(one) || one.matches(":disabled, [aria-disabled=true]")) return null;
  const box = () => one.getBoundingClientRect();
  const inside = ({ left, right, top, bottom }) => left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
  if (!inside(box())) one.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
  const before = box();
  await drawn();
  const { left, top, width, height } = box();
  if (before.left !== left || before.top !== top) return null;
  const at = [left + width / 2, top + height / 2];
  const hit = document.elementFromPoint(...at);
  return hit && meets(hit, one) ? at : null;
};
/** Lets a click through only if it lands on an element, which may have moved meanwhile. */
const aim = (one) => {
  const guard = (event) => {
    window.aimed.landed ??= meets(event.target, one);
    if (window.aimed.landed) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  window.aimed = { landed: null, guard };
  for (const kind of DEEDS) addEventListener(kind, guard, { capture: true });
};
/** Whether the click landed; on a new page there is nobody left to ask. */
const landed = () => {
  if (!window.aimed) return true;
  const { landed, guard } = window.aimed;
  for (const kind of DEEDS) removeEventListener(kind, guard, { capture: true });
  return landed === true;
};
