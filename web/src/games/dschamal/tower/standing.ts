// One player's tower on the table: its meshes, and whatever is moving them.
import { Group, Mesh, type Object3D } from "three";
import type { Film } from "../../index";
import { blend, pictureAt, strainOf } from "./film";
import type { Pose } from "./pose";
import { bodyOf } from "./wood";

const GLIDE = 280;
/** How long the tower waits for the pictures of its fall. */
const PATIENCE = 700;

interface Motion {
  began: number;
  from: Pose[];
  film: Film | null;
  /** Whether a film is still expected. */
  waits: boolean;
}

export class Standing {
  readonly group = new Group();
  /** In here poses are as the table tells them: it is shifted so that the base stands in the middle. */
  readonly body = new Group();
  #meshes = new Map<number, Mesh>();
  #goal: Pose[] = [];
  #now: Pose[] = [];
  #motion: Motion | null = null;
  #fresh: number | null = null;
  #pinned: readonly Pose[] = [];
  /** How far standing pieces went since the picture before, in millimetres. */
  onstrain: (strain: number) => void = () => undefined;

  constructor() {
    this.group.add(this.body);
  }

  get bodies(): Object3D[] {
    return [...this.#meshes.values()];
  }

  get poses(): readonly Pose[] {
    return this.#goal;
  }

  /** All that is to be in the picture: how it stands, and how it stood before it began to fall. */
  get seen(): readonly Pose[] {
    return [...this.#goal, ...(this.#motion?.from ?? []), ...this.#pinned];
  }

  /** One picture of a fall that somebody looks at again, and the first of it; null: as it stands. */
  pin(picture: Pose[] | null, first: readonly Pose[], fresh: number | null): void {
    this.#motion = null;
    this.#pinned = first;
    this.#fresh = fresh;
    this.#fall(picture ?? this.#goal);
  }

  #fall(picture: Pose[]): void {
    this.onstrain(strainOf(this.#now, picture, this.#fresh));
    this.#draw(picture);
  }

  /** How it stands; with `drop`, a piece has just been let go and a film of the fall may come. */
  set(poses: Pose[], now: number, drop: Pose | null, calm: boolean): void {
    const same = JSON.stringify(poses) === JSON.stringify(this.#goal);
    this.#goal = poses;
    this.#pinned = [];
    if (drop) this.#fresh = drop.piece;
    const [x = 0, y = 0] = poses[0]?.at ?? [];
    this.body.position.set(-x, -y, 0);
    if (this.#motion?.film || (same && !drop)) return;
    if (calm || (!drop && !this.#now.length)) this.#rest();
    else this.#motion = { began: now, from: drop ? [...this.#now.filter((pose) => pose.piece !== drop.piece), drop] : this.#now, film: null, waits: drop !== null };
  }

  play(film: Film, now: number): void {
    if (this.#motion?.film?.version === film.version) this.#motion.film = film;
    else this.#motion = { began: now, from: this.#motion?.from ?? this.#now, film, waits: false };
  }

  /** Moves on; whether there is more to come. */
  step(now: number): boolean {
    const motion = this.#motion;
    if (!motion) return false;
    const ms = now - motion.began;
    if (motion.waits && ms < PATIENCE) this.#draw(motion.from);
    else if (motion.film) this.#run(motion, motion.film, ms);
    else this.#glide(motion, motion.waits ? ms - PATIENCE : ms);
    return this.#motion !== null;
  }

  #run(motion: Motion, film: Film, ms: number): void {
    const picture = pictureAt(film, ms - GLIDE);
    if (!picture) return this.#rest();
    if (ms < GLIDE) this.#draw(blend(motion.from, picture, ms / GLIDE));
    else this.#fall(picture);
  }

  #glide(motion: Motion, ms: number): void {
    if (ms >= GLIDE) this.#rest();
    else this.#draw(blend(motion.from, this.#goal, ms / GLIDE));
  }

  #rest(): void {
    this.#motion = null;
    this.#draw(this.#goal);
  }

  #draw(poses: Pose[]): void {
    this.#now = poses;
    const standing = new Set(poses.map((pose) => pose.piece));
    for (const [piece, mesh] of this.#meshes) {
      if (standing.has(piece)) continue;
      this.body.remove(mesh);
      this.#meshes.delete(piece);
    }
    for (const { piece, at, turn } of poses) {
      const mesh = this.#meshes.get(piece) ?? this.#add(piece);
      mesh.position.set(...at);
      mesh.quaternion.set(...turn);
    }
  }

  #add(piece: number): Mesh {
    const mesh = new Mesh(...bodyOf(piece));
    mesh.castShadow = mesh.receiveShadow = true;
    this.#meshes.set(piece, mesh);
    this.body.add(mesh);
    return mesh;
  }
}
