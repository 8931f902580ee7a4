/** Small pictures for the rules and the shelf, drawn with the cards of the table. */

import { BackPatterns } from "./backs.tsx";
import { Back, Below, Card } from "./Card.tsx";
import "../look/cards.css";
import type { CardText } from "../view.ts";

const PICTURES: Readonly<Record<string, readonly (readonly CardText[])[]>> = {
  cards: [["red 4"], ["blue 7"], ["green 1"], ["yellow 10"]],
  pile: [["red 1"], ["red 2"], ["red 3"]],
  row: [["green 8"], ["blue 5"], ["red 4"]],
  stacked: [["green 8", "red 7"], ["blue 5"], ["yellow 3", "blue 2"]],
  reserve: [["yellow 7"]],
  box: [["red 1"], ["blue 2"], ["green 3"], ["yellow 4"]],
};

export function Picture({ name }: { name: string }) {
  const places = PICTURES[name] ?? PICTURES.cards ?? [];
  return (
    <span class={`cards-picture cards-picture-${name}`} aria-hidden="true">
      <BackPatterns />
      {name === "reserve" && <Back deck="pyramid 1" />}
      {places.map((cards) => (
        <span key={cards.join()} class="quick-stack">
          {name === "reserve" && <Below size={10} turn={2} />}
          {cards.map((card, at) => (
            <span key={card} class="cards-lain" style={{ "--up": cards.length - 1 - at }}>
              <Card card={card} />
            </span>
          ))}
        </span>
      ))}
    </span>
  );
}
