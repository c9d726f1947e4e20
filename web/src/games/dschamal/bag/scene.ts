// The inside of the bag as it is painted: black cloth, what was felt, the fingertip, and its rim.
import type { Memory, Tint } from "./memory";
import type { Pointing } from "./pointing";
import type { Spot } from "./steps";

export interface Dye extends Tint {
  cloth: string;
  glow: string;
  ring: string;
  seam: string;
}

export const DAY: Dye = {
  dark: [22, 19, 17],
  flat: [132, 126, 120],
  lit: [246, 240, 230],
  bare: [40, 35, 31],
  cool: [-18, 6, 38],
  cloth: "#191512",
  glow: "255, 226, 184",
  ring: "#ffd9a0",
  seam: "#b99a6c",
};
export const NIGHT: Dye = {
  dark: [13, 11, 10],
  flat: [104, 97, 90],
  lit: [232, 214, 188],
  bare: [30, 25, 21],
  cool: [-16, 4, 32],
  cloth: "#0d0b09",
  glow: "255, 186, 104",
  ring: "#f6b765",
  seam: "#8a6a42",
};

export interface Look {
  now: number;
  finger: Spot;
  near: number;
  holds: number;
  /** How two fingers lie across what is held: steps of 15°, millimetres apart. */
  width: readonly [number, number] | null;
  /** 0 open … 1 closed. */
  fist: number;
  pushing: boolean;
  calm: boolean;
}

const TIP = 5;
const WEAVE = 6;

/** A heart at rest: two beats a second and a half. */
export function heart(now: number): number {
  const t = (now % 1100) / 1100;
  const beat = (at: number): number => Math.exp(-(((t - at) / 0.055) ** 2));
  return beat(0.12) + 0.6 * beat(0.34);
}

/** Threads over and under, a tile of them. */
function weave(at: CanvasRenderingContext2D): CanvasPattern | null {
  const tile = document.createElement("canvas");
  tile.width = tile.height = WEAVE * 2;
  const on = tile.getContext("2d");
  if (!on) return null;
  for (const [x, y, light] of [[0, 0, 0.1], [1, 1, 0.085], [1, 0, 0.025], [0, 1, 0.04]] as const) {
    on.fillStyle = `rgba(255, 240, 220, ${light})`;
    on.fillRect(x * WEAVE, y * WEAVE, WEAVE - 1, WEAVE - 1);
  }
  return at.createPattern(tile, "repeat");
}

export class Scene {
  #weave: CanvasPattern | null = null;
  #picture = document.createElement("canvas");
  #pixels: ImageData | null = null;

  constructor(
    private readonly at: CanvasRenderingContext2D,
    private readonly width: number,
  ) {
    this.#weave = weave(at);
  }

  paint(pointing: Pointing, memory: Memory, dye: Dye, look: Look, size: { width: number; height: number }): void {
    const { at } = this;
    at.fillStyle = dye.cloth;
    at.fillRect(0, 0, size.width, size.height);
    this.#cloth(pointing, dye, look, size);
    this.#remembered(pointing, memory, dye, look, size);
    this.#rim(pointing, dye, size);
    if (look.near > 0.01) this.#near(look, size);
    this.#finger(pointing, dye, look);
    this.#map(dye, look, size);
  }

  /** A breath of light around the finger: enough to see the threads, not to see anything else. */
  #cloth(pointing: Pointing, dye: Dye, look: Look, size: { width: number; height: number }): void {
    const { at } = this;
    const { x, y } = pointing.screen(look.finger);
    const reach = 34 * pointing.scale;
    if (this.#weave) {
      const origin = pointing.screen({ x: 0, y: 0 });
      this.#weave.setTransform(new DOMMatrix().translate(origin.x % (WEAVE * 2), origin.y % (WEAVE * 2)));
      at.fillStyle = this.#weave;
      at.fillRect(0, 0, size.width, size.height);
    }
    const dark = at.createRadialGradient(x, y, reach * 0.1, x, y, reach * 1.5);
    dark.addColorStop(0, `rgba(${dye.glow}, 0.07)`);
    dark.addColorStop(0.3, "rgba(0, 0, 0, 0.35)");
    dark.addColorStop(1, "rgba(0, 0, 0, 0.82)");
    at.fillStyle = dark;
    at.fillRect(0, 0, size.width, size.height);
  }

  /** One pixel a millimetre, drawn large and soft. */
  #remembered(pointing: Pointing, memory: Memory, dye: Dye, look: Look, size: { width: number; height: number }): void {
    const { at } = this;
    const [wide, high] = [Math.ceil(size.width / pointing.scale) + 3, Math.ceil(size.height / pointing.scale) + 3];
    const [left, near] = [Math.floor(pointing.eye.x - wide / 2), Math.floor(pointing.eye.y - high / 2)];
    if (this.#pixels?.width !== wide || this.#pixels.height !== high) {
      this.#pixels = new ImageData(wide, high);
      [this.#picture.width, this.#picture.height] = [wide, high];
    }
    memory.shaded({ left, near, width: wide, height: high }, look.now, dye, this.#pixels.data);
    this.#picture.getContext("2d")?.putImageData(this.#pixels, 0, 0);
    const corner = pointing.screen({ x: left - 0.5, y: near + high - 0.5 });
    at.imageSmoothingQuality = "medium";
    at.drawImage(this.#picture, corner.x, corner.y, wide * pointing.scale, high * pointing.scale);
  }

  /** The seam of the bag, and leather beyond it. */
  #rim(pointing: Pointing, dye: Dye, size: { width: number; height: number }): void {
    const { at } = this;
    const low = pointing.screen({ x: 0, y: 0 });
    const side = this.width * pointing.scale;
    const corner = 16;
    at.save();
    at.beginPath();
    at.rect(0, 0, size.width, size.height);
    at.roundRect(low.x - 14, low.y - side - 14, side + 28, side + 28, corner);
    at.fillStyle = "#2a1b11";
    at.fill("evenodd");
    at.beginPath();
    at.roundRect(low.x - 14, low.y - side - 14, side + 28, side + 28, corner);
    at.strokeStyle = "rgba(0, 0, 0, 0.75)";
    at.lineWidth = 7;
    at.stroke();
    at.beginPath();
    at.roundRect(low.x - 21, low.y - side - 21, side + 42, side + 42, corner + 6);
    at.setLineDash([9, 7]);
    at.lineWidth = 2.2;
    at.strokeStyle = dye.seam;
    at.stroke();
    at.restore();
  }

  /** Somebody is near, nobody knows where: the dark round the edge is warm. */
  #near(look: Look, size: { width: number; height: number }): void {
    const { at } = this;
    const swell = look.calm ? 0 : 0.14 * Math.sin(look.now / 180);
    const most = Math.hypot(size.width, size.height) / 2;
    const warm = at.createRadialGradient(size.width / 2, size.height / 2, most * (0.5 - swell * 0.3), size.width / 2, size.height / 2, most);
    warm.addColorStop(0, "rgba(196, 84, 28, 0)");
    warm.addColorStop(1, `rgba(208, 92, 34, ${(0.6 + swell) * look.near})`);
    at.fillStyle = warm;
    at.fillRect(0, 0, size.width, size.height);
  }

  #finger(pointing: Pointing, dye: Dye, look: Look): void {
    const { at } = this;
    const { x, y } = pointing.screen(look.finger);
    const beat = look.holds && !look.calm ? heart(look.now) : 0;
    const radius = TIP * pointing.scale * (1 - 0.12 * look.fist + 0.1 * beat);
    at.save();
    at.translate(x, y);
    this.#halo(radius, dye, 0.2 + 0.25 * look.fist + 0.35 * beat);
    at.strokeStyle = dye.ring;
    at.lineCap = "round";
    at.lineWidth = 1.6 + 2.2 * look.fist;
    at.beginPath();
    at.arc(0, 0, radius, 0, 2 * Math.PI);
    at.stroke();
    if (look.width) this.#pinch(look.width, radius, pointing.scale, dye);
    else if (look.fist > 0.02) this.#fingers(radius, look.fist, dye);
    if (look.pushing) this.#arrows(radius, dye);
    at.restore();
  }

  #halo(radius: number, dye: Dye, strong: number): void {
    const { at } = this;
    const light = at.createRadialGradient(0, 0, radius * 0.9, 0, 0, radius * 2.3);
    light.addColorStop(0, `rgba(${dye.glow}, ${strong})`);
    light.addColorStop(1, `rgba(${dye.glow}, 0)`);
    at.fillStyle = light;
    at.beginPath();
    at.arc(0, 0, radius * 2.3, 0, 2 * Math.PI);
    at.arc(0, 0, radius, 0, 2 * Math.PI, true);
    at.fill();
  }

  /** Four fingers and a thumb come round the fingertip. */
  #fingers(radius: number, fist: number, dye: Dye): void {
    const { at } = this;
    at.globalAlpha = fist;
    at.lineWidth = radius * 0.5;
    at.strokeStyle = dye.ring;
    const out = radius * (2.6 - 0.9 * fist);
    for (const [angle, wide] of [[-2.35, 0.05], [-1.83, 0.08], [-1.31, 0.08], [-0.79, 0.05], [2.6, 0.12]] as const) {
      at.beginPath();
      at.arc(0, 0, out, angle - wide * fist, angle + wide * fist);
      at.stroke();
    }
    at.globalAlpha = 1;
  }

  /** Two fingertips as far apart as they are. */
  #pinch([turn, millimetres]: readonly [number, number], radius: number, scale: number, dye: Dye): void {
    const { at } = this;
    const apart = (millimetres * scale) / 2;
    at.save();
    at.rotate((-turn * Math.PI) / 12);
    at.strokeStyle = dye.ring;
    at.lineWidth = 2;
    at.setLineDash([3, 5]);
    at.beginPath();
    at.moveTo(-apart, 0);
    at.lineTo(apart, 0);
    at.stroke();
    at.setLineDash([]);
    at.lineWidth = radius * 0.42;
    for (const side of [-1, 1]) {
      at.beginPath();
      at.arc(side * (apart + radius * 0.75), 0, radius * 0.62, side > 0 ? 2.2 : -0.94, side > 0 ? 4.08 : 0.94);
      at.stroke();
    }
    at.restore();
  }

  #arrows(radius: number, dye: Dye): void {
    const { at } = this;
    at.lineWidth = 2;
    at.strokeStyle = dye.ring;
    for (let k = 0; k < 4; k++) {
      at.rotate(Math.PI / 2);
      at.beginPath();
      at.moveTo(radius * 1.5, -radius * 0.32);
      at.lineTo(radius * 1.85, 0);
      at.lineTo(radius * 1.5, radius * 0.32);
      at.stroke();
    }
  }

  /** Where in the bag the hand is: one's own arm knows that. */
  #map(dye: Dye, look: Look, size: { width: number; height: number }): void {
    const { at } = this;
    const side = 46;
    const [left, top] = [12, size.height - side - 12];
    at.strokeStyle = dye.seam;
    at.lineWidth = 1.2;
    at.globalAlpha = 0.75;
    at.beginPath();
    at.roundRect(left, top, side, side, 7);
    at.stroke();
    at.fillStyle = dye.ring;
    at.beginPath();
    at.arc(left + (look.finger.x / this.width) * side, top + side - (look.finger.y / this.width) * side, 3, 0, 2 * Math.PI);
    at.fill();
    at.globalAlpha = 1;
  }
}
