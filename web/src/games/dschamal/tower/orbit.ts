// Somebody walking round the table: an angle, a height, a distance.
import { PerspectiveCamera, Vector3 } from "three";
import type { Point } from "../drawing";

const LOW = 0.06;
const HIGH = 1.45;
const LEVEL = 0.34;
const NEAREST = 150;
const FURTHEST = 3500;
/** How far from the middle of the picture, 0 … 1, what is to be seen may come. */
const WITHIN = 0.93;

export class Orbit {
  readonly camera = new PerspectiveCamera(32, 1, 5, 4000);
  #angle = 0;
  #height = LEVEL;
  #points: readonly Point[] = [];
  #far = 400;
  #at = new Vector3();

  constructor() {
    this.camera.up.set(0, 0, 1);
    this.#place();
  }

  /** As near as all of these points can be seen, whatever the shape of the picture and from wherever one looks. */
  frame(points: readonly Point[]): void {
    this.#points = points;
    const middle = (axis: 0 | 1 | 2): number => (Math.min(...points.map((point) => point[axis])) + Math.max(...points.map((point) => point[axis]))) / 2;
    this.#at.set(middle(0), middle(1), middle(2));
    this.#far = NEAREST;
    this.#place();
    while (this.#far < FURTHEST && !points.every((point) => this.#sees(point))) {
      this.#far *= 1.03;
      this.#place();
    }
  }

  #sees(point: Point): boolean {
    const { x, y } = new Vector3(...point).project(this.camera);
    return Math.abs(x) <= WITHIN && Math.abs(y) <= WITHIN;
  }

  /** In front of the table again. */
  face(): void {
    [this.#angle, this.#height] = [0, LEVEL];
  }

  turn(by: number, up: number): void {
    this.#angle += by;
    this.#height = Math.min(HIGH, Math.max(LOW, this.#height + up));
    if (this.#points.length) this.frame(this.#points);
    else this.#place();
  }

  shape(width: number, height: number): void {
    this.camera.aspect = width / Math.max(1, height);
    this.camera.updateProjectionMatrix();
  }

  /** Right and away as one sees them from here, along the table's own lines. */
  ways(): { right: Point; away: Point } {
    const quarter = Math.round(this.#angle / (Math.PI / 2));
    const [c, s] = [Math.round(Math.cos((quarter * Math.PI) / 2)), Math.round(Math.sin((quarter * Math.PI) / 2))];
    return { right: [c, s, 0], away: [-s, c, 0] };
  }

  #place(): void {
    const flat = Math.cos(this.#height) * this.#far;
    this.camera.position.set(this.#at.x + Math.sin(this.#angle) * flat, this.#at.y - Math.cos(this.#angle) * flat, this.#at.z + Math.sin(this.#height) * this.#far);
    this.camera.lookAt(this.#at);
    this.camera.updateMatrixWorld();
  }
}
