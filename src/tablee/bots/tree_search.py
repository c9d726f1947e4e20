# cython: language_level=3, infer_types=True, annotation_typing=False
# cython: boundscheck=False, wraparound=False, cdivision=True, cpow=True
"""Monte Carlo tree search over what seats know, for any game and any number of players.

Every simulation begins in another world that fits what the thinker knows, goes down the tree, and is
played on by models of the players. A node is what one seat knows (`World.key`), so worlds that a seat
cannot tell apart share it; a move's chance to be tried grows with how often it was open there, not with
how often the node was met. The tree's memory is bounded: once it is full, simulations go on from its rim.

A game says what a `World` is. One written in C types (`tree_search.pxd` can be cimported) is searched
without the interpreter's lock; plain Python thinks exactly the same thoughts, more slowly.
"""

from __future__ import annotations

from tablee.core.unlocked import Work

NODES, EDGES, SLOTS, LONGEST = 8192, 32768, 16384, 256
NOBODY, SCALE = -1, 1000
WORD, MIX = 0xFFFFFFFFFFFFFFFF, 0x9E3779B97F4A7C15


class World:
    """A game as the search asks about it; seats and moves are numbers, the thinker's move comes first."""

    def imagine(self) -> None:
        """Begin again, in some world that fits what the thinker knows."""

    def asked(self) -> int:
        """The seat to move, or -1 where nothing more is looked at."""
        return NOBODY

    def modelled(self) -> int:
        """What the model of the asked seat does; -1 if the tree is to choose."""
        return NOBODY

    def key(self) -> int:
        """What the asked seat knows, as one word: nothing of what is hidden from it."""
        return 0

    def list_options(self) -> int:
        """How many moves are worth a try here; the likeliest is number 0."""
        return 0

    def option(self, number: int) -> int:
        return number

    def make(self, move: int) -> None:
        """The asked seat moves."""

    def finish(self) -> None:
        """The models play on until the world can be valued."""

    def value(self, seat: int) -> int:
        """What this end is worth to a seat, from 0 to 1000."""
        return 0


class TreeSearch(Work):
    """Thinks about one decision; nothing is kept for the next."""

    def __init__(self, world: World, curiosity: float = 0.6) -> None:
        self.world, self.curiosity = world, curiosity
        self.slot = _zeros(SLOTS)
        self.node_key, self.node_first = _zeros(NODES), _zeros(NODES)
        self.edge_move, self.edge_next = _zeros(EDGES), _zeros(EDGES)
        self.edge_tries, self.edge_open, self.edge_total = _zeros(EDGES), _zeros(EDGES), _zeros(EDGES)
        self.path, self.owner = _zeros(LONGEST), _zeros(LONGEST)
        self.simulations = self.wanted = 0
        self.nodes, self.edges = 0, 1

    def think(self, simulations: int) -> None:
        """So many simulations more; the first decision met is the one thought about."""
        self.wanted = simulations
        self.run()

    def results(self) -> list[tuple[int, int, float]]:
        """Moves of the first decision: how often each was tried, and what it was worth on average."""
        found = []
        edge = self.node_first[0] if self.nodes else 0
        while edge:
            tries = self.edge_tries[edge]
            mean = self.edge_total[edge] * 1.0 / (SCALE * tries) if tries else 0.0
            found.append((self.edge_move[edge], tries, mean))
            edge = self.edge_next[edge]
        return sorted(found, key=lambda one: (-one[1], one[0]))

    def work(self) -> None:
        for _turn in range(self.wanted):
            self.simulate()

    def simulate(self) -> None:
        depth, fresh = 0, 0
        self.world.imagine()
        while not fresh and depth < LONGEST:
            seat = self.world.asked()
            if seat < 0:
                break
            move = self.world.modelled()
            if move < 0:
                edge = self.choose()
                if edge < 0:
                    break
                if edge:
                    self.path[depth], self.owner[depth] = edge, seat
                    depth += 1
                    fresh = not self.edge_tries[edge]
                    move = self.edge_move[edge]
                else:
                    move = self.world.option(0)
            self.world.make(move)
        self.world.finish()
        self.simulations += 1
        while depth:
            depth -= 1
            edge = self.path[depth]
            self.edge_tries[edge] += 1
            self.edge_total[edge] += self.world.value(self.owner[depth])

    def choose(self) -> int:
        """The edge to follow; 0 where there is but one move, -1 at the rim of a tree that is full."""
        many = self.world.list_options()
        if many == 1:
            return 0
        node = self.node_of(self.world.key())
        return self.select(node, many) if node >= 0 else -1

    def node_of(self, key: int) -> int:
        place = (key * MIX & WORD) >> 50
        while self.slot[place]:
            node = self.slot[place] - 1
            if self.node_key[node] == key:
                return node
            place = (place + 1) & (SLOTS - 1)
        if self.nodes == NODES:
            return -1
        node = self.nodes
        self.nodes += 1
        self.slot[place] = self.nodes
        self.node_key[node], self.node_first[node] = key, 0
        return node

    def select(self, node: int, many: int) -> int:
        """A move never tried here, the likeliest first; else the one with the best upper bound."""
        best, most, first = -1, -1.0, -1
        for number in range(many):
            edge = self.edge_of(node, self.world.option(number))
            if not edge:
                if first < 0:
                    first = number
                continue
            self.edge_open[edge] += 1
            if not self.edge_tries[edge]:
                continue
            worth = self.edge_total[edge] / (1000.0 * self.edge_tries[edge])
            worth += self.curiosity * (self.doublings(self.edge_open[edge]) / self.edge_tries[edge]) ** 0.5
            if worth > most:
                best, most = edge, worth
        if first >= 0 and self.edges < EDGES:
            return self.add_edge(node, self.world.option(first))
        return best

    def doublings(self, many: int) -> float:
        """The logarithm to base 2, straight between powers of two: the same on every machine."""
        power = 0
        while many >> power > 1:
            power += 1
        return power + many / (1.0 * (1 << power)) - 1.0

    def edge_of(self, node: int, move: int) -> int:
        edge = self.node_first[node]
        while edge and self.edge_move[edge] != move:
            edge = self.edge_next[edge]
        return edge

    def add_edge(self, node: int, move: int) -> int:
        edge = self.edges
        self.edges += 1
        self.edge_move[edge], self.edge_next[edge] = move, self.node_first[node]
        self.edge_tries[edge] = self.edge_total[edge] = 0
        self.edge_open[edge] = 1
        self.node_first[node] = edge
        return edge


def _zeros(size: int) -> list[int]:
    return [0] * size
