// What is counted in this game, seat by seat: the last column says who leads.
import { kinds, shapeOf } from "./pieces";
import { NUMBERS, type DschamalView } from "./protocol";

export function countedIn(view: DschamalView): (number | string)[][] {
  const game = view.options.game;
  if (game === "turm") return view.counted.map(({ tower, blacks, total }) => [tower, blacks, total]);
  const whole = game === "quartett" ? NUMBERS.four : NUMBERS.seven;
  return reached(view).map((count, seat) => [view.owned[seat]?.length ?? 0, `${count}/${whole}`]);
}

/** How far each seat has come: the points of its tower, or the pieces that count for winning. */
export function reached(view: DschamalView): number[] {
  if (view.options.game === "turm") return view.counted.map(({ total }) => total);
  if (view.options.game === "quartett") return view.owned.map((pieces) => Math.max(0, ...kinds(pieces).map((kind) => kind.pieces.length)));
  return view.owned.map((pieces) => pieces.filter((piece) => view.winning.includes(shapeOf(piece))).length);
}
