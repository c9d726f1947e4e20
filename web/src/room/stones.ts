// A dry stone wall: courses of blocks of uneven width, the same every evening.

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

export function wall(width: number, height: number, seed = 7): Stone[] {
  const roll = dice(seed);
  const stones: Stone[] = [];
  for (let y = 0; y < height; ) {
    const course = 34 + roll() * 30;
    for (let x = -roll() * 60; x < width; ) {
      const block = 54 + roll() * 96;
      stones.push({ x: x + 2, y: y + 2, width: block - 4, height: course - 4, tint: Math.floor(roll() * 5) });
      x += block;
    }
    y += course;
  }
  return stones;
}
