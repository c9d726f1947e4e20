// A dry stone wall: courses of blocks of uneven width, the same every evening, laid so that it repeats without a seam.

export interface Stone {
  x: number;
  y: number;
  width: number;
  height: number;
  tint: number;
}

function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}

/** Lengths of about `usual` that fill `whole` exactly. */
function cut(whole: number, usual: number, roll: () => number): number[] {
  const parts = Array.from({ length: Math.round(whole / usual) }, () => 0.6 + roll() * 0.8);
  const sum = parts.reduce((a, b) => a + b, 0);
  return parts.map((part) => (part / sum) * whole);
}

export function wall(size: number, seed = 7): Stone[] {
  const roll = dice(seed);
  const stones: Stone[] = [];
  let y = 0;
  for (const height of cut(size, 50, roll)) {
    let x = -roll() * 100;
    for (const width of cut(size, 100, roll)) {
      const stone = { x: x + 2, y: y + 2, width: width - 4, height: height - 4, tint: Math.floor(roll() * 5) };
      stones.push(stone);
      if (x < 0) stones.push({ ...stone, x: stone.x + size });
      x += width;
    }
    y += height;
  }
  return stones;
}
