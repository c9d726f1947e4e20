// Somebody walking round the table: an angle, a height, a distance.
import { PerspectiveCamera, Vector3 } from "three";
import type { Point } from "../drawing";

const LOW = 0.06;
const HIGH = 1.45;

export class Orbit {
  readonly camera = new PerspectiveCamera(32, 1, 5, 4000);
  #angle = 0;
  #height = 0.34;
  #far = 400;
  #at = new Vector3();

  constructor() {
    this.camera.up.set(0, 0, 1);
    this.#place();
  }

  /** Look at that point from so far that a picture this wide and high fits. */
  frame(at: Point, wide: number, high: number): void {
    const half = Math.tan((this.camera.fov * Math.PI) / 360);
    this.#at.set(...at);
    this.#far = Math.max(high / (2 * half), wide / (2 * half * this.camera.aspect)) + 60;
    this.#place();
  }

  turn(by: number, up: number): void {
    this.#angle += by;
    this.#height = Math.min(HIGH, Math.max(LOW, this.#height + up));
    this.#place();
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
  }
}
