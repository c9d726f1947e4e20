// A whole browser client in a few lines: what lies there, what one may do, what was said last.
import { button } from "./parts.js";

export const version = 1;

export function mount(element, context) {
  const draw = ({ view, moves, events, places, you }) => {
    const pile = document.createElement("p");
    pile.dataset.testid = "pile";
    pile.textContent = `${view.pile} for ${places[you ?? 0].name}`;
    const said = document.createElement("p");
    said.textContent = events.map(context.sentence).join(" ");
    element.replaceChildren(pile, said, ...moves.map((move) => button(context.label(move), () => context.act(move))));
  };
  draw(context.sight);
  return { update: draw, destroy: () => element.replaceChildren() };
}
