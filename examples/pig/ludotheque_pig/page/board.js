/** The board of Pig: everyone's points, the die, and two buttons. */

import { newDie, show } from "./die.js";

/** An element with a class and children. */
function make(name, className, ...inside) {
  const made = document.createElement(name);
  made.className = className;
  made.append(...inside);
  return made;
}

/** A seat: the name, the points, and a bar that grows towards the target. */
function newSeat() {
  const [name, level, points] = [make("strong", ""), make("span", "soft"), make("span", "pig-points")];
  const [banked, turn] = [make("span", "pig-banked"), make("span", "pig-turn")];
  const bar = make("div", "pig-bar", banked, turn);
  bar.ariaHidden = "true";
  const seat = make("li", "pig-seat", make("div", "pig-line", name, level, points), bar);
  return { seat, name, level, points, banked, turn };
}

function drawSeat(drawn, number, { view, names, levels, say }) {
  const onTurn = view.turn === number;
  const share = (points) => `${Math.min(100, (100 * points) / view.target)}%`;
  drawn.name.textContent = names[number];
  drawn.level.textContent = levels[number];
  drawn.points.textContent = say("pig-of-target", { points: view.banked[number], target: view.target });
  drawn.banked.style.width = share(view.banked[number]);
  drawn.turn.style.width = share(onTurn ? view.turn_total : 0);
  if (onTurn) drawn.seat.setAttribute("aria-current", "true");
  else drawn.seat.removeAttribute("aria-current");
}

/** Draw the board into an element of the page. */
export function mount(element, first) {
  let props = first;
  const style = make("link", "");
  style.rel = "stylesheet";
  style.href = new URL("board.css", import.meta.url).href;
  const seats = first.names.map(newSeat);
  const die = newDie();
  const [shown, turn, refused] = [make("p", "pig-shown"), make("p", "pig-total"), make("p", "trouble")];
  const buttons = { roll: make("button", "btn primary"), hold: make("button", "btn quiet") };
  const choices = make("div", "buttons pig-choices", buttons.roll, buttons.hold);
  element.append(
    style,
    make(
      "div",
      "wrap pig-board",
      make("ul", "pig-seats", ...seats.map(({ seat }) => seat)),
      make("div", "pig-middle", die, make("div", "", shown, turn), choices, refused),
    ),
  );
  for (const [action, button] of Object.entries(buttons)) {
    button.type = "button";
    button.addEventListener("click", async () => {
      if (!props.legal.includes(action)) return;
      refused.textContent = (await props.act(action))?.reason ?? "";
    });
  }

  function update(now) {
    props = now;
    const { view, legal, seat, phase, say } = now;
    seats.forEach((drawn, number) => drawSeat(drawn, number, now));
    show(die, view.die);
    shown.textContent = view.die ? say("pig-die-shows", { die: view.die }) : say("pig-no-die");
    turn.textContent = say("pig-in-this-turn", { points: view.turn_total });
    buttons.roll.textContent = say("action-roll");
    const total = view.banked[view.turn] + view.turn_total;
    buttons.hold.textContent = legal.includes("hold") ? say("pig-do-hold-with", { total }) : say("action-hold");
    choices.hidden = seat === null || phase !== "playing";
    // A disabled button would lose the focus, again and again.
    for (const [action, button] of Object.entries(buttons)) button.ariaDisabled = String(!legal.includes(action));
  }

  update(first);
  return {
    update,
    heard(events) {
      if (!events.some(({ kind }) => kind.startsWith("rolls"))) return;
      die.classList.remove("rolled");
      void die.getBoundingClientRect(); // restarts the motion
      die.classList.add("rolled");
    },
    unmount: () => element.replaceChildren(),
  };
}

/** What Alt and a key answers. */
export const queries = ({ view, names, say }) => [
  {
    key: "p",
    label: "pig-query-points",
    answer: () => names.map((who, seat) => say("pig-points-of", { who, points: view.banked[seat] })).join(" "),
  },
  { key: "w", label: "pig-query-die", answer: () => say("pig-in-this-turn", { points: view.turn_total }) },
];

export const sounds = { all: { rolls: "wood", "rolls-one": "refused", holds: "leaf" } };
