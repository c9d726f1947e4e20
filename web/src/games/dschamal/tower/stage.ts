// The table in 3D: everybody's tower, the piece in the builder's hand, one lamp.
import { CircleGeometry, DirectionalLight, HemisphereLight, Mesh, MeshBasicMaterial, PCFShadowMap, Plane, Raycaster, Scene, Vector2, Vector3, WebGLRenderer } from "three";
import type { Film } from "../../index";
import type { Point } from "../drawing";
import { Orbit } from "./orbit";
import { facesAt, topOf, type Pose } from "./pose";
import { Standing } from "./standing";
import { bodyOf, materialOf } from "./wood";

const APART = 84;
const ROW = 96;
const BEHIND = 104;
/** Where the others stand behind one's own tower, nobody straight behind it: nearest places first. */
const BESIDE = [-1.3, 1.3, -2.4, 2.4, -3.5];
/** Millimetres from the middle of a tower to its side, with what sticks out; and over it for a hand with a piece. */
const SIDE = 28;
const HAND = 56;

/** One's own tower in front, the others behind it from left to right; who only looks on has them in a row. */
export function placeOf(seat: number, me: number, seats: number): Point {
  if (seat === me) return [0, 0, 0];
  if (me < 0) return [(seat - (seats - 1) / 2) * ROW, 0, 0];
  const nth = (seat - me - 1 + seats) % seats;
  const places = BESIDE.slice(0, seats - 1).sort((a, b) => a - b);
  return [(places[nth] ?? 0) * APART, BEHIND, 0];
}

/** The corners of the room a tower takes. */
export const roomOf = ([x, y]: Point, high: number): Point[] =>
  [-SIDE, SIDE].flatMap((dx) => [-SIDE, SIDE].flatMap((dy) => [0, high].map((z): Point => [x + dx, y + dy, z])));
const GHOST = new MeshBasicMaterial({ color: 0xffd36b, transparent: true, opacity: 0.4, depthWrite: false });
const DOWN = new Vector3(0, 0, -1);
const UP = new Vector3(0, 0, 1);

export interface Label {
  seat: number;
  x: number;
  y: number;
}

export class Stage {
  readonly orbit = new Orbit();
  #scene = new Scene();
  #renderer: WebGLRenderer;
  #towers: Standing[] = [];
  #lamp = new DirectionalLight(0xfff0d2, 2.9);
  #sky = new HemisphereLight(0xfff4e0, 0xa07a58, 2.3);
  #held: Mesh | null = null;
  #ghost: Mesh | null = null;
  #near: number | null = null;
  #waiting = 0;
  #moving = false;
  #size = new Vector2(1, 1);

  /** @param onlabels where each tower's name belongs, whenever the picture changed */
  constructor(
    canvas: HTMLCanvasElement,
    seats: number,
    private readonly me: number,
    private readonly calm: boolean,
    private readonly onlabels: (labels: Label[]) => void,
  ) {
    this.#renderer = new WebGLRenderer({ canvas, antialias: true, alpha: true });
    this.#renderer.shadowMap.enabled = true;
    this.#renderer.shadowMap.type = PCFShadowMap;
    const table = new Mesh(new CircleGeometry(900, 64), materialOf("table"));
    const map = materialOf("table").map;
    map?.repeat.set(24, 24);
    table.receiveShadow = true;
    this.#lamp.position.set(-190, -330, 470);
    this.#lamp.castShadow = true;
    this.#lamp.shadow.mapSize.set(1024, 1024);
    this.#lamp.shadow.radius = 5;
    this.#lamp.shadow.bias = -0.002;
    Object.assign(this.#lamp.shadow.camera, { left: -330, right: 330, top: 330, bottom: -330, far: 1400 });
    this.#scene.add(table, this.#lamp, this.#sky);
    for (let seat = 0; seat < seats; seat += 1) {
      const tower = new Standing();
      tower.onstrain = (strain) => this.onstrain(strain);
      tower.group.position.set(...this.place(seat, seats));
      this.#towers.push(tower);
      this.#scene.add(tower.group);
    }
  }

  /** What is heard while a tower sways or falls. */
  onstrain: (strain: number) => void = () => undefined;

  place(seat: number, seats = this.#towers.length): Point {
    return placeOf(seat, this.me, seats);
  }

  resize(width: number, height: number): void {
    this.#size.set(width, height);
    this.#renderer.setPixelRatio(Math.min(2, devicePixelRatio));
    this.#renderer.setSize(width, height, false);
    this.orbit.shape(width, height);
    this.#frame();
    this.#draw(performance.now());
  }

  light(night: boolean): void {
    this.#lamp.intensity = night ? 2.2 : 2.9;
    this.#lamp.color.set(night ? 0xffdcaa : 0xfff0d2);
    this.#sky.intensity = night ? 1.3 : 2.3;
    this.dirty();
  }

  /** All towers in the picture, or one of them close by. */
  look(seat: number | null): void {
    if (seat !== this.#near) this.orbit.face();
    this.#near = seat;
    this.#frame();
    this.dirty();
  }

  /** All of what is looked at, up to its top, and over a single tower the hand that builds. */
  #frame(): void {
    const seen = this.#near === null ? this.#towers.map((_, seat) => seat) : [this.#near];
    const over = this.#near === null ? 12 : HAND;
    this.orbit.frame(seen.flatMap((seat) => roomOf(this.place(seat), Math.max(40, topOf([...(this.#towers[seat]?.seen ?? [])]) + over))));
  }

  show(seat: number, poses: Pose[], drop: Pose | null): void {
    this.#towers[seat]?.set(poses, performance.now(), drop, this.calm);
    this.#frame();
    this.dirty();
  }

  /** A fall that somebody looks at again, at one of its moments; `first`: how it began. */
  pin(seat: number, picture: Pose[] | null, first: readonly Pose[], fresh: number | null): void {
    this.#towers[seat]?.pin(picture, first, fresh);
    this.#frame();
    this.dirty();
  }

  play(film: Film): void {
    if (this.calm) return;
    this.#towers[film.seat]?.play(film, performance.now());
    this.dirty();
  }

  /** The piece in the builder's hand, and faintly where it would touch first. */
  hold(seat: number, pose: Pose | null): void {
    for (const mesh of [this.#held, this.#ghost]) mesh?.removeFromParent();
    this.#held = this.#ghost = null;
    const tower = this.#towers[seat];
    if (pose && tower) {
      const [body, wood] = bodyOf(pose.piece);
      this.#held = new Mesh(body, wood);
      this.#held.castShadow = true;
      this.#ghost = new Mesh(body, GHOST);
      for (const mesh of [this.#held, this.#ghost]) {
        mesh.position.set(...pose.at);
        mesh.quaternion.set(...pose.turn);
      }
      this.#ghost.position.z -= this.#drop(tower, pose);
      tower.body.add(this.#held, this.#ghost);
    }
    this.dirty();
  }

  /** How far it would fall before it touches the tower or the table. */
  #drop(tower: Standing, pose: Pose): number {
    this.#scene.updateMatrixWorld();
    const corners = facesAt(pose).flat();
    const lowest = Math.min(...corners.map((corner) => corner[2]));
    const ray = new Raycaster();
    const origin = tower.body.getWorldPosition(new Vector3());
    const reach = (corner: Point, way: Vector3, targets: Parameters<Raycaster["intersectObjects"]>[0]): number => {
      ray.set(new Vector3(...corner).add(origin), way);
      return ray.intersectObjects(targets, false)[0]?.distance ?? Infinity;
    };
    const down = corners.map((corner) => reach(corner, DOWN, tower.bodies));
    const own = this.#held ? [this.#held] : [];
    tower.body.add(...own);
    this.#scene.updateMatrixWorld();
    const up = tower.poses.flatMap((standing) => facesAt(standing).flat().map((corner) => reach(corner, UP, own)));
    return Math.max(0, Math.min(lowest, ...down, ...up));
  }

  /** Whether a point of the canvas (in pixels) is on, or near, the held piece. */
  onHeld(x: number, y: number): boolean {
    if (!this.#held) return false;
    const spot = this.#pixel(this.#held.getWorldPosition(new Vector3()));
    return Math.hypot(spot.x - x, spot.y - y) < 64;
  }

  /** Where a point of the canvas lies at that height over the seat's own place, in millimetres. */
  under(x: number, y: number, z: number, seat: number): [number, number] | null {
    const ray = new Raycaster();
    ray.setFromCamera(new Vector2((2 * x) / this.#size.x - 1, 1 - (2 * y) / this.#size.y), this.orbit.camera);
    const hit = ray.ray.intersectPlane(new Plane(UP, -z), new Vector3());
    const middle = this.#towers[seat]?.body.getWorldPosition(new Vector3());
    return hit && middle ? [hit.x - middle.x, hit.y - middle.y] : null;
  }

  #pixel(point: Vector3): { x: number; y: number } {
    const seen = point.clone().project(this.orbit.camera);
    return { x: ((seen.x + 1) / 2) * this.#size.x, y: ((1 - seen.y) / 2) * this.#size.y };
  }

  /** Something changed: one more picture, and more while anything moves. */
  dirty(): void {
    if (!this.#waiting) this.#waiting = requestAnimationFrame(this.#draw);
  }

  #draw = (now: number): void => {
    cancelAnimationFrame(this.#waiting);
    this.#waiting = 0;
    const moving = this.#towers.map((tower) => tower.step(now)).includes(true);
    if (this.#moving && !moving) this.#frame(); // what fell need not be in the picture any more
    this.#moving = moving;
    this.#renderer.render(this.#scene, this.orbit.camera);
    this.onlabels(
      this.#towers.map((tower, seat) => {
        const { position } = tower.group;
        const towards = this.orbit.camera.position.clone().sub(position).setZ(0).setLength(26);
        return { seat, ...this.#pixel(towards.add(position)) };
      }),
    );
    if (moving) this.dirty();
  };

  close(): void {
    cancelAnimationFrame(this.#waiting);
    this.#renderer.dispose();
  }
}
