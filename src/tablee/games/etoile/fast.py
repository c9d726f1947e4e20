# cython: language_level=3, infer_types=True, annotation_typing=False
# cython: boundscheck=False, wraparound=False, cdivision=True
"""The rules once more, for search: 48 cells in one word of 64 bits a camp, one more word for the queens.

Plain Python that also compiles: `fast.pxd` gives every name its C type, and nothing of Cython is
needed to run. A game is a stack of positions, ply by ply; moves lie in one pool, ply upon ply.
`tests/games/etoile/test_fast.py` proves it equal to the reference rules.
"""

from __future__ import annotations

from tablee.games.etoile.geometry import CELLS, STARS, Colour, Star
from tablee.games.etoile.meta import Options, soufflage_played

PLIES, MOVES, STEPS = 160, 32768, 131072
ROOM = 512  # more than the steps, travels and claims of any one ply
PLAY, HUFF, OBLIGE = 0, 1, 2
DRAWN = 8  # `over` of a drawn game; otherwise it holds the winners, one bit a camp
ANY_WAY = 3  # the table of jumps in all directions; 0 to 2 hold those forward from a camp
ONE = 1
WORD = 0xFFFFFFFFFFFFFFFF
DEBRUIJN = 0x03F79D71B4CB0A89
PAIRS, FOURS, NIBBLES, BYTES = 0x5555555555555555, 0x3333333333333333, 0x0F0F0F0F0F0F0F0F, 0x0101010101010101
BOARD = (1 << 48) - 1
SLOT = [0] * 64
KINDS = ("play", "huff", "oblige")
Moved = tuple[str, tuple[int, ...], int]  # kind, the cell left and every landing cell, cells cleared


def low(word: int) -> int:
    """The lowest cell of a word."""
    return SLOT[((word & -word) * DEBRUIJN & WORD) >> 58]


def ones(word: int) -> int:
    """How many cells a word holds."""
    word -= (word >> 1) & PAIRS
    word = (word & FOURS) + ((word >> 2) & FOURS)
    return (((word + (word >> 4)) & NIBBLES) * BYTES & WORD) >> 56


class Twin:
    """Tables of one star, the table's options, and the positions from ply 0 on; the game stands at ply 1."""

    def __init__(self, options: Options, camps: int) -> None:
        self.camps = camps
        self.compulsory = not soufflage_played(options)
        self.forward_only = options.rules in ("english", "german")
        self.short_queens = options.rules == "english"
        self.men_spare_queens = options.rules == "italian"
        self.loser_wins = options.loser_wins
        self.free_landing = options.free_landing
        self.mirrored = options.cells == "light"
        self._make_tables(STARS[options.cells])
        self._make_stack()
        self.place(_homes(options.cells, camps), 0, 0)

    def _make_tables(self, star: Star) -> None:
        edges = [(cell, to) for cell in CELLS for to in star.neighbours[cell]]
        number = {edge: place for place, edge in enumerate(edges)}
        onward = [[number[edge[1], to] for to in star.ahead[edge]] for edge in edges]
        jumps = [[*star.forward_jumps, star.jumps][way][cell] for way in range(4) for cell in CELLS]
        flat = [jump for group in jumps for jump in group]
        self.near = [_mask(star.neighbours[cell]) for cell in CELLS]
        self.forward = [_mask(star.forward[camp][cell]) for camp in range(3) for cell in CELLS]
        self.crown = list(star.crown)
        self.jump_first = _starts([len(group) for group in jumps])
        self.jump_over = _padded([over for over, _ in flat], 456)
        self.jump_to = _padded([to for _, to in flat], 456)
        self.edge_first = _starts([len(near) for near in star.neighbours])
        self.edge_to = [to for _, to in edges]
        self.edge_on = [places[0] if places else -1 for places in onward]
        self.edge_fork = [places[1] if len(places) > 1 else -1 for places in onward]

    def _make_stack(self) -> None:
        self.side = _zeros(3 * PLIES)
        self.queens, self.owed, self.hunters = _zeros(PLIES), _zeros(PLIES), _zeros(PLIES)
        self.turn, self.count, self.alive = _zeros(PLIES), _zeros(PLIES), _zeros(PLIES)
        self.must, self.over = _zeros(PLIES), _zeros(PLIES)
        self.first, self.step_first = _zeros(PLIES + 1), _zeros(PLIES + 1)
        self.kind, self.start, self.end, self.length = (
            _zeros(MOVES),
            _zeros(MOVES),
            _zeros(MOVES),
            _zeros(MOVES),
        )
        self.taken, self.steps_at, self.steps = _zeros(MOVES), _zeros(MOVES), _zeros(STEPS)
        self.trail = _zeros(48)

    # --- the position, from outside -----------------------------------------------------------

    def place(self, sides: list[int], queens: int, turn: int, count: int = 0, alive: int = 0) -> None:
        """Set up a position with `turn` to play; `alive` are the camps still in, all by default."""
        for camp in range(3):
            self.side[3 + camp] = sides[camp]
        self.queens[1], self.turn[1], self.count[1] = queens, turn, count
        self.alive[1] = alive or (1 << self.camps) - 1
        self.owed[1] = self.must[1] = self.over[1] = 0
        self.copy(1, 0)

    def oblige(self) -> None:
        """The move was taken back: whoever is to play must capture (ETO-40)."""
        self.must[1] = 1

    def claim(self, offender: int, sides: list[int], queens: int, count: int, owed: int) -> None:
        """A capture was missed: what stood before, and the cells that may be huffed (ETO-40)."""
        for camp in range(3):
            self.side[camp] = sides[camp]
        self.queens[0], self.turn[0], self.count[0], self.alive[0] = queens, offender, count, self.alive[1]
        self.owed[1] = owed

    def position(self) -> tuple[list[int], int, int, int, int, int, int]:
        """Sides, queens, turn, count, camps still in, cells that may be huffed, obliged."""
        sides = [self.side[3], self.side[4], self.side[5]]
        queens, turn, count, alive = self.queens[1], self.turn[1], self.count[1], self.alive[1]
        return sides, queens, turn, count, alive, self.owed[1], self.must[1]

    def winners(self) -> list[int] | None:
        """The camps that have won, none after a draw; `None` while it goes on."""
        if not self.over[1]:
            return None
        return [camp for camp in range(3) if self.over[1] >> camp & 1]

    def moves(self) -> list[Moved]:
        """Every legal move; its place in the list is its number for `advance`."""
        self.first[1] = self.step_first[1] = 0
        self.generate(1)
        return [self.moved(move) for move in range(self.first[2])]

    def moved(self, move: int) -> Moved:
        at, long = self.steps_at[move], self.length[move]
        landings = [self.steps[at + step] for step in range(long)] if self.taken[move] else [self.end[move]]
        path = ((self.start[move], *landings), (self.start[move],), ())[self.kind[move]]
        return KINDS[self.kind[move]], path, self.taken[move]

    def advance(self, move: int) -> None:
        """Play the move of that number in the last list; ply 1 is the position again."""
        self.play(1, move)
        self.copy(1, 0)
        self.copy(2, 1)

    def perft(self, depth: int) -> int:
        """Positions after `depth` moves, counted once for every way to get there."""
        self.first[1] = self.step_first[1] = 0
        return self.leaves(1, depth) if depth else 1

    # --- moves --------------------------------------------------------------------------------

    def generate(self, ply: int) -> int:
        """Put every legal move of a ply into the pool: captures, then the rest, then claims.

        None where the pool is full: a search then looks no further.
        """
        self.top, self.step_top = self.first[ply], self.step_first[ply]
        if self.top > MOVES - ROOM:
            return self.no_room(ply)
        self.hunters[ply] = self.captures(ply)
        if not self.hunters[ply] or not (self.compulsory or self.must[ply]):
            self.quiet(ply)
        if self.owed[ply]:
            self.claims(ply)
        self.first[ply + 1], self.step_first[ply + 1] = self.top, self.step_top
        return self.top - self.first[ply]

    def hunt(self, ply: int) -> int:
        """Only captures and claims, for a search that looks no further; how many."""
        self.top, self.step_top = self.first[ply], self.step_first[ply]
        if self.top > MOVES - ROOM:
            return self.no_room(ply)
        self.hunters[ply] = self.captures(ply)
        if self.owed[ply]:
            self.claims(ply)
        self.first[ply + 1], self.step_first[ply + 1] = self.top, self.step_top
        return self.top - self.first[ply]

    def no_room(self, ply: int) -> int:
        self.hunters[ply] = 0
        self.first[ply + 1], self.step_first[ply + 1] = self.top, self.step_top
        return 0

    def captures(self, ply: int) -> int:
        """Put every capture into the pool; the pieces that have one (ETO-22, ETO-23, ETO-61 to ETO-63)."""
        camp, queens = self.turn[ply], self.queens[ply]
        own = self.side[3 * ply + camp]
        full = self.side[3 * ply] | self.side[3 * ply + 1] | self.side[3 * ply + 2]
        hunters = 0
        self.prey = full & ~own & ~queens if self.men_spare_queens else full & ~own
        self.crowning = self.crown[camp]
        left = self.touching(own & ~queens, self.prey)
        while left:
            piece = left & -left
            left ^= piece
            cell = low(piece)
            self.full, self.leaving = full ^ piece, cell
            if self.leap(camp if self.forward_only else ANY_WAY, cell, 0, 0):
                hunters |= piece
        if own & queens:
            hunters |= self.queen_captures(own & queens, full, full & ~own)
        return hunters

    def touching(self, left: int, prey: int) -> int:
        """Those of the pieces that stand next to one of the others; without a branch, for speed."""
        found = 0
        while left:
            piece = left & -left
            left ^= piece
            found |= piece * ((self.near[low(piece)] & prey) != 0)
        return found

    def queen_captures(self, left: int, full: int, prey: int) -> int:
        hunters = 0
        self.prey, self.crowning = prey, 0
        while left:
            piece = left & -left
            left ^= piece
            cell = low(piece)
            self.full, self.leaving = full ^ piece, cell
            if self.leap(ANY_WAY, cell, 0, 0) if self.short_queens else self.fly(cell, 0, 0):
                hunters |= piece
        return hunters

    def leap(self, way: int, here: int, taken: int, depth: int) -> int:
        """Every chain of jumps from a cell; on the crowning line a man may also stop (ETO-22, ETO-31)."""
        could = 0
        prey, full, place = self.prey & ~taken, self.full, 48 * way + here
        for jump in range(self.jump_first[place], self.jump_first[place + 1]):
            over = ONE << self.jump_over[jump]
            to = self.jump_to[jump]
            if prey & over and not full >> to & 1:
                could = 1
                self.trail[depth] = to
                if not self.leap(way, to, taken | over, depth + 1) or self.crowning >> to & 1:
                    self.put_capture(taken | over, depth + 1)
        return could

    def fly(self, here: int, taken: int, depth: int) -> int:
        """Every capture of a queen from a cell (ETO-33)."""
        could = 0
        for edge in range(self.edge_first[here], self.edge_first[here + 1]):
            could |= self.seek(edge, taken, depth)
        return could

    def seek(self, edge: int, taken: int, depth: int) -> int:
        """Along one diagonal to the first piece, both ways at the fork (ETO-04)."""
        could = 0
        while edge >= 0 and not self.full >> self.edge_to[edge] & 1:
            if self.edge_fork[edge] >= 0:
                could |= self.seek(self.edge_fork[edge], taken, depth)
            edge = self.edge_on[edge]
        if edge < 0:
            return could
        over = ONE << self.edge_to[edge]
        if self.prey & over & ~taken:
            could |= self.land(self.edge_on[edge], taken | over, depth)
            could |= self.land(self.edge_fork[edge], taken | over, depth)
        return could

    def land(self, edge: int, taken: int, depth: int) -> int:
        """Go on from any free cell behind; if none captures, stop right behind, or anywhere (ETO-33)."""
        left = self.slide(edge, self.full)
        if not left:
            return 0
        stops = left if self.free_landing else ONE << self.edge_to[edge]
        further = 0
        while left:
            self.trail[depth] = low(left)
            left &= left - 1
            further |= self.fly(self.trail[depth], taken, depth + 1)
        while stops and not further:
            self.trail[depth] = low(stops)
            stops &= stops - 1
            self.put_capture(taken, depth + 1)
        return 1

    def slide(self, edge: int, full: int) -> int:
        """The free cells along a diagonal, both ways at the fork (ETO-32)."""
        free = 0
        while edge >= 0 and not full >> self.edge_to[edge] & 1:
            free |= ONE << self.edge_to[edge]
            if self.edge_fork[edge] >= 0:
                free |= self.slide(self.edge_fork[edge], full)
            edge = self.edge_on[edge]
        return free

    def put_capture(self, taken: int, length: int) -> None:
        if self.top >= MOVES - ROOM or self.step_top >= STEPS - 64:
            return  # more chains than any game has ever had; the pool keeps the first
        move = self.top
        self.kind[move], self.start[move], self.end[move] = PLAY, self.leaving, self.trail[length - 1]
        self.taken[move], self.length[move], self.steps_at[move] = taken, length, self.step_top
        for step in range(length):
            self.steps[self.step_top + step] = self.trail[step]
        self.step_top += length
        self.top = move + 1

    def quiet(self, ply: int) -> None:
        """Steps of men, and the travels of queens (ETO-20, ETO-32, ETO-61)."""
        own, queens = self.side[3 * ply + self.turn[ply]], self.queens[ply]
        full = self.side[3 * ply] | self.side[3 * ply + 1] | self.side[3 * ply + 2]
        self.steps_of_men(own & ~queens, 48 * self.turn[ply], ~full)
        left = own & queens
        while left:
            cell = low(left)
            left &= left - 1
            self.put_quiet(cell, self.travels(cell, full))

    def steps_of_men(self, left: int, base: int, free: int) -> None:
        """A man has two steps, three at the centre; each is written, and kept only if it is one."""
        move = self.top
        while left:
            cell = low(left)
            left &= left - 1
            targets = self.forward[base + cell] & free
            self.kind[move], self.start[move], self.end[move], self.taken[move] = PLAY, cell, low(targets), 0
            move += targets != 0
            targets &= targets - 1
            self.kind[move], self.start[move], self.end[move], self.taken[move] = PLAY, cell, low(targets), 0
            move += targets != 0
            if targets & (targets - 1):
                self.top = move
                self.put_quiet(cell, targets & (targets - 1))
                move = self.top
        self.top = move

    def travels(self, cell: int, full: int) -> int:
        """The free cells a queen reaches."""
        if self.short_queens:
            return self.near[cell] & ~full
        free = 0
        for edge in range(self.edge_first[cell], self.edge_first[cell + 1]):
            free |= self.slide(edge, full)
        return free

    def put_quiet(self, cell: int, targets: int) -> None:
        move = self.top
        while targets:
            self.kind[move], self.start[move], self.end[move] = PLAY, cell, low(targets)
            self.taken[move] = 0
            targets &= targets - 1
            move += 1
        self.top = move

    def claims(self, ply: int) -> None:
        """A capture was missed: huff one of the pieces, or oblige (ETO-40)."""
        left = self.owed[ply]
        while left:
            self.kind[self.top], self.start[self.top], self.taken[self.top] = HUFF, low(left), 0
            left &= left - 1
            self.top += 1
        self.kind[self.top], self.start[self.top], self.taken[self.top] = OBLIGE, 0, 0
        self.top += 1

    # --- playing a move -----------------------------------------------------------------------

    def play(self, ply: int, move: int) -> None:
        """Write the position after a move of the pool at the next ply."""
        then = ply + 1
        if self.kind[move] == OBLIGE:
            self.copy(ply - 1, then)
            self.owed[then], self.must[then] = 0, 1
            return
        self.copy(ply, then)
        self.owed[then] = self.must[then] = 0
        if self.kind[move] == HUFF:
            self.lift(then, ONE << self.start[move])
            self.count[then] = 0
            self.settle(then, self.turn[ply])
        else:
            self.shift(ply, move)
            self.settle(then, (self.turn[ply] + 1) % 3)

    def shift(self, ply: int, move: int) -> None:
        """Move a piece, lift what it took, crown it, count the turn, note what it missed."""
        then, camp, taken = ply + 1, self.turn[ply], self.taken[move]
        source, target = ONE << self.start[move], ONE << self.end[move]
        man = not self.queens[ply] & source
        crowned = man and self.crown[camp] & target
        if taken:
            self.lift(then, taken)
        self.side[3 * then + camp] = (self.side[3 * then + camp] & ~source) | target
        if not man or crowned:
            self.queens[then] = (self.queens[then] & ~source) | target
        if taken or crowned or (man and self.restarts(ply)):
            self.count[then] = 0
        else:
            self.count[then] += 1
        if not taken and self.hunters[ply]:
            hunters = self.hunters[ply]
            self.owed[then] = (hunters & ~source) | target if hunters & source else hunters

    def restarts(self, ply: int) -> int:
        """Whether a man's step restarts the count: any at three, at two not the weaker side's (ETO-52)."""
        if self.alive[ply] == 7:
            return 1
        own, queens = self.side[3 * ply + self.turn[ply]], self.queens[ply]
        rival = (self.side[3 * ply] | self.side[3 * ply + 1] | self.side[3 * ply + 2]) & ~own
        more = ones(own) - ones(rival)
        return more > 0 or (more == 0 and (not queens or ones(own & queens) >= ones(rival & queens)))

    def lift(self, ply: int, cells: int) -> None:
        self.side[3 * ply] &= ~cells
        self.side[3 * ply + 1] &= ~cells
        self.side[3 * ply + 2] &= ~cells
        self.queens[ply] &= ~cells

    def settle(self, ply: int, first: int) -> None:
        """Who is out, who has won, whose turn it is (ETO-50, ETO-52, ETO-60)."""
        emptied = 0
        for camp in range(3):
            if self.alive[ply] >> camp & 1 and not self.side[3 * ply + camp]:
                emptied |= 1 << camp
        if emptied and self.loser_wins:
            self.over[ply] = emptied
            return
        alive = self.alive[ply] & ~emptied
        self.alive[ply] = alive
        if alive & (alive - 1):
            self.give_turn(ply, first)
        else:
            self.over[ply] = alive

    def give_turn(self, ply: int, first: int) -> None:
        """The first who can play; the last one left wins if all before it are blocked (ETO-50)."""
        alive = self.alive[ply]
        last = 2 if alive == 7 else 1
        camp = first if alive >> first & 1 else self.following(alive, first)
        begin, place = camp, 0
        while place < last and not (place == 0 and self.owed[ply]) and not self.able(ply, camp):
            camp = self.following(alive, camp)
            place += 1
        if place and self.loser_wins:
            self.over[ply] = 1 << begin
        elif place == last:
            self.over[ply] = 1 << camp
        else:
            self.turn[ply] = camp
            self.count[ply] += place
            if self.count[ply] >= 20 and self.count[ply] >= self.limit(ply) + (self.owed[ply] != 0):
                self.over[ply] = DRAWN

    def following(self, alive: int, camp: int) -> int:
        camp = (camp + 1) % 3
        return camp if alive >> camp & 1 else (camp + 1) % 3

    def able(self, ply: int, camp: int) -> int:
        """Whether a camp has any move."""
        own, queens = self.side[3 * ply + camp], self.queens[ply]
        full = self.side[3 * ply] | self.side[3 * ply + 1] | self.side[3 * ply + 2]
        left = own
        while left:
            piece = left & -left
            left ^= piece
            cell = low(piece)
            if (self.near[cell] if queens & piece else self.forward[48 * camp + cell]) & ~full:
                return 1
        prey = full & ~own
        return self.can_jump(own & queens, prey, full, ANY_WAY) or self.can_jump(
            own & ~queens,
            prey & ~queens if self.men_spare_queens else prey,
            full,
            camp if self.forward_only else ANY_WAY,
        )

    def can_jump(self, left: int, prey: int, full: int, way: int) -> int:
        while left:
            place = 48 * way + low(left)
            left &= left - 1
            for jump in range(self.jump_first[place], self.jump_first[place + 1]):
                if prey >> self.jump_over[jump] & 1 and not full >> self.jump_to[jump] & 1:
                    return 1
        return 0

    def limit(self, ply: int) -> int:
        """How far the count may go: 10, 20 or 30 turns each (ETO-52)."""
        queens = self.queens[ply]
        if self.alive[ply] == 7:
            return 90
        full = self.side[3 * ply] | self.side[3 * ply + 1] | self.side[3 * ply + 2]
        if full & ~queens:
            return 60
        own = ones(self.side[3 * ply + self.turn[ply]])
        rival = ones(full) - own
        if own + rival == 3:
            return 20
        return 40 if own + rival == 5 and (own == 2 or own == 3) else 60

    def copy(self, ply: int, to: int) -> None:
        for camp in range(3):
            self.side[3 * to + camp] = self.side[3 * ply + camp]
        self.queens[to], self.owed[to], self.must[to] = self.queens[ply], self.owed[ply], self.must[ply]
        self.turn[to], self.count[to] = self.turn[ply], self.count[ply]
        self.alive[to], self.over[to] = self.alive[ply], self.over[ply]

    def turned(self, word: int, first: int) -> int:
        """A word as it would stand on the dark star, with the two camps from `first` on as A and B.

        The light star is a mirror image: there they are B and A.
        """
        seen = word if not first else (word >> 16 * first) | (word << (48 - 16 * first) & BOARD)
        if self.mirrored:
            seen = (seen & FOURS) << 2 | (seen >> 2 & FOURS)
            seen = (seen & PAIRS) << 1 | (seen >> 1 & PAIRS)
            seen = (seen & 0xFFFF) << 16 | (seen >> 16 & 0xFFFF) | seen >> 32 << 32
        return seen

    # --- counting and rolling out -------------------------------------------------------------

    def leaves(self, ply: int, depth: int) -> int:
        if depth == 1:
            return self.count_moves(ply)
        total = 0
        self.generate(ply)
        for move in range(self.first[ply], self.first[ply + 1]):
            self.play(ply, move)
            if not self.over[ply + 1]:
                total += self.leaves(ply + 1, depth - 1)
        return total

    def count_moves(self, ply: int) -> int:
        """How many moves there are, without listing the steps of men."""
        self.top, self.step_top = self.first[ply], self.step_first[ply]
        hunters = self.captures(ply)
        own, queens = self.side[3 * ply + self.turn[ply]], self.queens[ply]
        if (hunters and not self.compulsory) or own & queens or self.owed[ply]:
            return self.generate(ply)
        total = self.top - self.first[ply]
        full = self.side[3 * ply] | self.side[3 * ply + 1] | self.side[3 * ply + 2]
        base = 48 * self.turn[ply]
        while own and not hunters:
            targets = self.forward[base + low(own)] & ~full
            own &= own - 1
            while targets:
                targets &= targets - 1
                total += 1
        return total

    def playouts(self, games: int, seed: int) -> int:
        """Play random games to their end from the position; how many moves they took."""
        total = 0
        self.chance = seed & WORD | 1
        for _ in range(games):
            total += self.rollout()
        return total

    def rollout(self) -> int:
        """One random game; the plies wrap round, the position at ply 1 is kept at the last."""
        total, ply, kept = 0, 2, PLIES - 1
        self.copy(1, kept)
        self.copy(1, 2)
        while not self.over[ply]:
            self.first[ply] = self.step_first[ply] = 0
            many = self.generate(ply)
            self.play(ply, self.draw(many))
            total += 1
            ply += 1
            if ply == kept - 1:
                self.copy(ply - 1, 1)
                self.copy(ply, 2)
                ply = 2
        self.copy(kept, 1)
        return total

    def draw(self, many: int) -> int:
        chance = self.chance
        chance ^= chance << 13 & WORD
        chance ^= chance >> 7
        chance ^= chance << 17 & WORD
        self.chance = chance
        return ((chance >> 32) * many) >> 32


def _mask(cells: tuple[int, ...]) -> int:
    return sum(1 << cell for cell in cells)


def _starts(lengths: list[int]) -> list[int]:
    return [sum(lengths[:place]) for place in range(len(lengths) + 1)]


def _zeros(size: int) -> list[int]:
    return [0] * size


def _padded(cells: list[int], size: int) -> list[int]:
    return cells + [0] * (size - len(cells))


def _homes(colour: Colour, camps: int) -> list[int]:
    return [STARS[colour].home[camp] if camp < camps else 0 for camp in range(3)]


for _cell in range(64):
    SLOT[((1 << _cell) * DEBRUIJN & WORD) >> 58] = _cell
