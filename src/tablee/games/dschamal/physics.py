"""The tower in real physics (DSC-85): rapier3d behind one module, outside the pure rules.

Whoever runs the game completes a player's `Build` with it (`simulated.simulate`); the rules and every
replay take the poses it found from the record, never simulating again
(docs/decisions/dschamal-tower.md).
Lengths in here are centimetres, z is up.
"""

from __future__ import annotations

import math
from functools import cache, lru_cache
from itertools import islice

import msgspec
import rapier3d as rapier
from msgspec.structs import replace

from tablee.games.dschamal.moves import Build
from tablee.games.dschamal.pieces import FORMS, Piece, Pieces, form_of
from tablee.games.dschamal.shapes import solid
from tablee.games.dschamal.solids import Point, corners
from tablee.games.dschamal.tower import UNIT, Placed, Tower, pieces_in

CENTI = 10_000  # micrometres in a centimetre
GRAVITY = -245.0  # a quarter of the Earth's: half as fast, and stacks sink a quarter as deep
DT = 1 / 120
FILM = 8  # at half speed, one picture in eight steps is 30 a second
STILL = 5  # pictures in which nothing that may stand leaves its place by more than this:
NEAR, NEAR_TURN = 150, 3000  # micrometres, and millionths of a quaternion's part
DAMPED = 160  # after so many steps what still sways is damped: wood does not ring
LONG, LONGEST = 480, 900  # after 2 s only a fall, ten times as wide, keeps the film going
FRICTION, DENSITY = 0.65, 0.7
ABOVE = 0.02  # a piece is let go this far over what it would touch
HIGHEST = 5.0  # and at most this far
TREMOR = (0.011, 0.007)  # no hand lets go exactly over the middle
CONTACT = 0.05
CYLINDER = FORMS.index("cylinder")
CAP, INNER = 0.03, 0.985  # how far the core of a cylinder stands out of its sides, how wide it is
UPRIGHT = rapier.Rotation3(math.cos(math.pi / 4), math.sin(math.pi / 4), 0.0, 0.0)

Film = tuple[Tower, ...]


class Settled(msgspec.Struct, frozen=True):
    """What stands, what fell, and the pictures of it, 30 a second."""

    tower: Tower
    fallen: Pieces
    film: Film


def completed(tower: Tower, build: Build) -> Build:
    """The player's build with the result the physics finds; their own claim is thrown away."""
    return replace(build, settled=settle(tower, build.drop).tower)


@cache
def _shapes(piece: Piece) -> tuple[rapier.SharedShape, ...]:
    body = solid(form_of(piece))
    if body.radius:
        return (rapier.SharedShape.ball(body.radius / 10),)
    if form_of(piece) == CYLINDER:
        return _cylinder(corners(body.parts[0]))
    return tuple([_hull(corners(part)) for part in body.parts])


def _hull(points: tuple[Point, ...]) -> rapier.SharedShape:
    hull = rapier.SharedShape.convex_hull([(x / 10, y / 10, z / 10) for x, y, z in points])
    assert hull is not None
    return hull


def _cylinder(points: tuple[Point, ...]) -> tuple[rapier.SharedShape, ...]:
    """It lies on its 24 sides but stands on a true round end: on 24 corners the engine never rests."""
    half, radius = max(z for _, _, z in points), max(x for x, _, _ in points)
    shorter = 1 - 10 * CAP / half
    core = rapier.SharedShape.cylinder(half / 10, INNER * radius / 10)
    turned = rapier.SharedShape.compound([(rapier.Isometry3((0.0, 0.0, 0.0), UPRIGHT), core)])
    return _hull(tuple([(x, y, z * shorter) for x, y, z in points])), turned


class Table:
    """One tower in a world of its own; used for a single drop and forgotten."""

    def __init__(self, tower: Tower) -> None:
        self.world = rapier.PhysicsWorld(gravity=(0.0, 0.0, GRAVITY))
        self.world.set_num_threads(1)
        self._tune(self.world.integration_parameters)
        ground = rapier.Collider.cuboid(60.0, 60.0, 1.0).translation((0.0, 0.0, -1.0))
        self.ground = self.world.add_collider(ground.friction(FRICTION))
        self.bodies: dict[Piece, rapier.RigidBodyHandle] = {}
        for placed in tower:
            self.add(placed)
        self.world.detect_collisions()  # bodies put in asleep would leave their shapes at the origin
        for handle in self.bodies.values():
            self.world.rigid_bodies[handle].sleep()

    def _tune(self, parameters: rapier.IntegrationParameters) -> None:
        """Hard wood: with the engine's own softness a tower of seven sinks by a centimetre."""
        parameters.dt = DT
        parameters.num_solver_iterations = 8  # with 4, bodies of several parts never rest
        parameters.length_unit = 3.0
        parameters.contact_softness = rapier.SpringCoefficients(90.0, 10.0)
        parameters.static_contact_softness = rapier.SpringCoefficients(180.0, 10.0)

    def add(self, placed: Placed) -> None:
        colliders = [
            rapier.Collider.new(shape).friction(FRICTION).restitution(0.0).density(DENSITY)
            for shape in _shapes(placed.piece)
        ]
        body = rapier.RigidBody.dynamic().position(_pose(placed)).angular_damping(2.5).linear_damping(0.1)
        self.bodies[placed.piece] = self.world.add_body(body, list(colliders))

    def over(self, drop: Placed) -> Placed:
        """Where the piece can really be let go: over whatever lies below that place."""
        start = replace(
            drop, x=drop.x + int(TREMOR[0] * CENTI), y=drop.y + int(TREMOR[1] * CENTI), z=6 * CENTI * 10
        )
        self.world.update_query_pipeline()
        options = rapier.ShapeCastOptions(max_time_of_impact=100.0)
        falls = []
        for shape in _shapes(drop.piece):
            hit = self.world.query_pipeline.cast_shape(_pose(start), (0.0, 0.0, -1.0), shape, options)
            if hit is not None:
                falls.append(hit[1].time_of_impact)
        lowest = start.z - round(CENTI * (min(falls) - ABOVE))
        return replace(start, z=max(lowest, min(drop.z, lowest + round(CENTI * HIGHEST))))

    def settle(self, base: Piece, film: list[Tower]) -> None:
        """Step until nothing that may still stand has left its place for a while."""
        begun = len(film)
        for step in range(LONGEST):
            self.world.step()
            if step % FILM:
                continue
            film.append(self.poses())
            if len(film) - begun > STILL:
                lost = [piece for piece in self.on_ground() if piece != base]
                if _at_rest(film[-1 - STILL :], lost, 1 if step < LONG else 10):
                    return
            if step == DAMPED:
                self._damp()

    def _damp(self) -> None:
        """A fall is slowed by it, never stopped."""
        for handle in self.bodies.values():
            body = self.world.rigid_bodies[handle]
            body.linear_damping, body.angular_damping = 5.0, 30.0

    def on_ground(self) -> Pieces:
        """The pieces that touch the table."""
        touching = set()
        for pair in self.world.narrow_phase.contact_pairs_with(self.ground):
            deepest = pair.find_deepest_contact()
            if deepest is not None and deepest.dist < CONTACT:
                other = pair.collider2 if pair.collider1 == self.ground else pair.collider1
                touching.add(self.world.colliders[other].parent)
        return tuple([piece for piece, handle in self.bodies.items() if handle in touching])

    def remove(self, piece: Piece) -> None:
        self.world.remove_body(self.bodies.pop(piece))
        self.world.wake_up_all()

    def poses(self) -> Tower:
        return tuple([_placed(piece, self.world.rigid_bodies[h]) for piece, h in self.bodies.items()])


@lru_cache(maxsize=32)
def settle(tower: Tower, drop: Placed) -> Settled:
    """Let go, wait for rest, take away what touches the table, and again until all of it stands.

    Remembered for a while: the film is asked for after the move has been completed.
    """
    table, film = Table(tower), list[Tower]()
    before = (*pieces_in(tower), drop.piece)
    table.add(table.over(drop))
    table.settle(before[0], film)
    while lost := [piece for piece in table.on_ground() if piece != before[0]]:
        for piece in lost:
            table.remove(piece)
        if len(table.bodies) == 1:
            break  # a base alone cannot fall
        table.settle(before[0], film)
    standing = table.poses()
    kept = pieces_in(standing)
    return Settled(standing, tuple([piece for piece in before if piece not in kept]), tuple(film))


def _pose(placed: Placed) -> rapier.Isometry3:
    x, y, z, w = (part / UNIT for part in placed.q)
    return rapier.Isometry3(
        (placed.x / CENTI, placed.y / CENTI, placed.z / CENTI), rapier.Rotation3(w, x, y, z)
    )


def _placed(piece: Piece, body: rapier.RigidBody) -> Placed:
    at, turn = body.translation, body.rotation
    x, y, z = (round(CENTI * along) for along in (at.x, at.y, at.z))
    parts = (turn.i, turn.j, turn.k, turn.w)
    size = sum(part * part for part in parts) ** 0.5
    i, j, k, w = (round(UNIT * part / size) for part in parts)
    return Placed(piece, x, y, z, (i, j, k, w))


def _at_rest(pictures: list[Tower], lost: list[Piece], wider: int) -> bool:
    """Whether no piece left its place of the first picture; what touches the table may roll on."""
    for later in islice(pictures, 1, None):
        for one, other in zip(pictures[0], later, strict=True):
            if one.piece not in lost and _moved(one, other, wider):
                return False
    return True


def _moved(one: Placed, other: Placed, wider: int) -> bool:
    way = max(abs(one.x - other.x), abs(one.y - other.y), abs(one.z - other.z))
    turn = max([abs(a - b) for a, b in zip(one.q, other.q, strict=True)])
    return way > wider * NEAR or turn > wider * NEAR_TURN
