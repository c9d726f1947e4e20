# cython: language_level=3, infer_types=True, annotation_typing=False
# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""Looking ahead on the star: alpha-beta for two, and three ways to think for three.

Values are points for the team to move: the thinker, called the hero, against everybody else. At two
that is plain negamax; at three it is the paranoid search, or with `BEST_REPLY` the one where of the
hero's two opponents one answers freely and the other plays what looks best at first sight (BRS+).
`MAXN` lets everybody play for themselves. Plain Python that also compiles; `etoile.pxd` has the types.
"""

from __future__ import annotations

from array import array
from time import monotonic

from tablee.games.etoile.bots.search.worth import Worth
from tablee.games.etoile.fast import Twin

STYLES = ("paranoid", "best-reply", "maxn")
BEST_REPLY, MAXN = 1, 2  # places of `STYLES`
WIN, SURE, INFINITE = 30000, 15000, 32000
DEEPEST, QUIET_DEEPEST = 90, 140
ENTRIES = 1 << 18
CLEARLY, LESS, FORESEEN = 50, 4, 5000
AGES, NAME = 1023, (1 << 28) - 1
EXACT, AT_LEAST, AT_MOST = 1, 2, 3
PLAY, HUFF, OBLIGE, DRAWN = 0, 1, 2, 8
WORD = 0xFFFFFFFFFFFFFFFF
MIX, STIR = 0x9E3779B97F4A7C15, 0xD6E8FEB86659FD93
FIRST, CLAIMED, TAKING, CROWNING, KILLING, SHIRKING = 1 << 28, 1 << 26, 1 << 24, 1 << 22, 1 << 20, -(1 << 24)


class Search:
    """Thinks about the position of a twin; keeps what it learnt from move to move."""

    def __init__(self, twin: Twin, worth: Worth, style: str, entries: int = ENTRIES) -> None:
        self.twin, self.worth = twin, worth
        self.style = STYLES.index(style)
        self.pairs = entries - 2
        self.keys, self.notes = array("Q", bytes(8 * entries)), array("Q", bytes(8 * entries))
        self.history = array("i", bytes(4 * 3 * 4096))
        self.rank, self.line = array("i", bytes(4 * 32768)), array("i", bytes(4 * 32768))
        self.killers, self.key = array("i", bytes(4 * 320)), array("Q", bytes(8 * 160))
        self.values, self.root = array("i", bytes(4 * 480)), array("i", bytes(4 * 32768))
        self.nodes = self.depth = self.value = self.searches = 0
        self.braked = False  # whether time ended the last thought

    def think(self, allowed: list[int], nodes: int, seconds: float, depth: int, seed: int) -> int:
        """The best of these numbers of `twin.moves()`, found within the budgets.

        `value` tells its points, `braked` whether time ended the search before its nodes and depth did.
        """
        many = len(allowed)
        self._begin(nodes, seconds, seed)
        for place in range(many):
            self.root[place] = allowed[place]
        for reach in range(1, depth + 1):
            if self.stopped or (many == 1 and reach > 1) or self.value >= SURE or self.value <= -SURE:
                break
            self.deepen(many, reach)
        return int(self.root[0])

    def standing(self, camp: int, seed: int = 1) -> int:
        """What the position is worth to a camp as it stands, without looking ahead."""
        self.worth.prepare(self.twin, camp, seed)
        return self.worth.points(self.twin, 1)

    def _begin(self, nodes: int, seconds: float, seed: int) -> None:
        self.nodes, self.most, self.stopped, self.depth, self.value = 0, nodes, 0, 0, 0
        self.braked = False
        self.until = monotonic() + seconds
        self.hero = self.twin.turn[1]
        self.three = self.twin.alive[1] == 7
        self.worth.prepare(self.twin, self.hero, seed)
        for place in range(len(self.history)):
            self.history[place] = 0
        for place in range(len(self.killers)):
            self.killers[place] = -1
        self.searches += 1
        self.foreseeing = 0
        self.rekey(1)

    def deepen(self, many: int, reach: int) -> None:
        """One round over the root's moves, the best of the last round first."""
        best = -INFINITE
        for place in range(many):
            move = self.root[place]
            value = self.root_value(move, reach, best)
            if self.stopped:
                return
            if value > best:
                best = value
                for back in range(place, 0, -1):
                    self.root[back] = self.root[back - 1]
                self.root[0] = move
                self.value = value
        self.depth = reach

    def root_value(self, move: int, reach: int, best: int) -> int:
        self.step(1, move)
        if self.style == MAXN and self.three:
            self.each(2, reach - 1, best)
            return self.values[6 + self.hero]
        if best == -INFINITE:
            return self.follow(1, reach - 1, best, INFINITE, 0)
        value = self.follow(1, reach - 1, best, best + 1, 0)
        if value > best and not self.stopped:
            value = self.follow(1, reach - 1, best, INFINITE, 0)
        return value

    # --- alpha-beta ---------------------------------------------------------------------------

    def follow(self, ply: int, depth: int, alpha: int, beta: int, fixed: int) -> int:
        """The value of the position just played, for the team that moved at `ply`."""
        mine = self.twin.turn[ply] == self.hero
        if (self.twin.turn[ply + 1] == self.hero) == mine and not self.twin.over[ply + 1]:
            return self.look(ply + 1, depth, alpha, beta, fixed)
        return -self.look(ply + 1, depth, -beta, -alpha, fixed)

    def look(self, ply: int, depth: int, alpha: int, beta: int, fixed: int) -> int:
        twin = self.twin
        if twin.over[ply] or not twin.alive[ply] >> self.hero & 1:
            return self.outcome(ply)
        if depth <= 0 or ply >= DEEPEST:
            return self.settle(ply, alpha, beta)
        value = self.worth.known(twin, ply)
        if value:
            return value if twin.turn[ply] == self.hero else -value
        if self.count_node() or self.repeated(ply):
            return 0
        if twin.turn[ply] == self.hero or twin.alive[ply] != 7:
            fixed = 0
        key = self.key_at(ply, fixed)
        known = self.recall(key)
        if known and (known >> 16 & 255) >= depth:
            value, kind = self.noted(known, ply), known >> 24 & 3
            if kind == EXACT or (kind == AT_LEAST and value >= beta) or (kind == AT_MOST and value <= alpha):
                return value
        return self.expand(ply, depth, alpha, beta, fixed, key, known)

    def expand(self, ply: int, depth: int, alpha: int, beta: int, fixed: int, key: int, known: int) -> int:
        """Look at the moves of a position nothing useful is known about."""
        twin = self.twin
        many = twin.generate(ply)
        if not many:  # the pool is full
            return self.judge(ply)
        if depth > LESS and beta == alpha + 1 and not self.foreseeing and self.is_calm(ply):
            value = self.foresee(ply, depth, alpha, beta)
            if value:
                return value
            twin.generate(ply)
        self.order(ply, known >> 26 & NAME if known else -1)
        return self.try_moves(ply, depth + (many == 1), alpha, beta, fixed, key)

    def is_calm(self, ply: int) -> int:
        """Two are left, and whoever is to move can neither capture nor punish."""
        twin = self.twin
        return twin.alive[ply] != 7 and not twin.hunters[ply] and not twin.owed[ply]

    def foresee(self, ply: int, depth: int, alpha: int, beta: int) -> int:
        """The value, if a less deep look finds it clearly above or below the window; else 0 (ProbCut)."""
        guess, bound = self.judge(ply), 0
        if guess >= beta + CLEARLY:
            bound = beta + CLEARLY
        elif guess <= alpha - CLEARLY:
            bound = alpha - CLEARLY + 1
        if not bound or bound < -FORESEEN or bound > FORESEEN:
            return 0
        self.foreseeing = 1
        value = self.look(ply, depth - LESS, bound - 1, bound, 0)
        self.foreseeing = 0
        return value if (value >= bound) == (bound > alpha) else 0

    def try_moves(self, ply: int, depth: int, alpha: int, beta: int, fixed: int, key: int) -> int:
        twin = self.twin
        best, best_name, floor = -INFINITE, -1, alpha
        begin, last = twin.first[ply], twin.first[ply + 1]
        for place in range(begin, last):
            move = self.pick(place, last)
            value = self.try_move(ply, move, depth, alpha, beta, place - begin, fixed)
            if self.stopped:
                return 0
            if value > best:
                best, best_name = value, self.name(move)
            alpha = max(alpha, best)
            if alpha >= beta:
                self.remember_cut(ply, move, depth)
                break
            if fixed:
                break
        kind = AT_LEAST if best >= beta else EXACT if best > floor else AT_MOST
        self.note(key, best, ply, depth, kind, best_name)
        return best

    def try_move(self, ply: int, move: int, depth: int, alpha: int, beta: int, tried: int, fixed: int) -> int:
        """A later quiet move is looked at less deeply, and fully only if it surprises."""
        twin = self.twin
        self.step(ply, move)
        less, then = 1, 0
        if twin.kind[move] == HUFF:  # the same player goes on
            less, then = 0, fixed
        elif self.style == BEST_REPLY and twin.alive[ply] == 7 and twin.turn[ply] != self.hero:
            then = twin.following(7, twin.turn[ply]) != self.hero
            less = then  # the two opponents' moves are one step of depth
            if then and not tried:
                value = self.follow(ply, depth - 1, alpha, beta, 0)
                return max(value, self.follow(ply, depth - 1, max(alpha, value), beta, 1))
        if not tried:
            return self.follow(ply, depth - less, alpha, beta, then)
        late = 0
        if depth > 2 and not twin.taken[move] and twin.kind[move] == PLAY:
            late = (tried > 2) + (tried > 5 and depth > 4 and beta == alpha + 1)
        value = self.follow(ply, depth - less - late, alpha, alpha + 1, then)
        if value > alpha and (late or value < beta):
            value = self.follow(ply, depth - less, alpha, beta, then)
        return value

    def settle(self, ply: int, alpha: int, beta: int) -> int:
        """Captures only, until nothing hangs; where none is compulsory, one may also stop and be huffed."""
        twin = self.twin
        if twin.over[ply] or not twin.alive[ply] >> self.hero & 1:
            return self.outcome(ply)
        if self.count_node():
            return 0
        if ply >= QUIET_DEEPEST or not twin.hunt(ply):
            return self.judge(ply)
        best = -INFINITE
        if not twin.hunters[ply] or not (twin.compulsory or twin.must[ply]):
            best = self.judge(ply) - (self.worth.man if twin.hunters[ply] else 0)
            if best >= beta:
                return best
        alpha = max(alpha, best)
        for move in range(twin.first[ply], twin.first[ply + 1]):
            if twin.kind[move] == OBLIGE:
                continue
            twin.play(ply, move)
            mine = twin.turn[ply] == self.hero
            if (twin.turn[ply + 1] == self.hero) == mine and not twin.over[ply + 1]:
                value = self.settle(ply + 1, alpha, beta)
            else:
                value = -self.settle(ply + 1, -beta, -alpha)
            best = max(best, value)
            alpha = max(alpha, best)
            if alpha >= beta or self.stopped:
                break
        return best

    def judge(self, ply: int) -> int:
        value = self.worth.points(self.twin, ply)
        return value if self.twin.turn[ply] == self.hero else -value

    def outcome(self, ply: int) -> int:
        """A game that is over, for the team that did not make the last move; or one the hero is out of."""
        twin = self.twin
        value = 0
        if twin.over[ply] != DRAWN:
            value = WIN - ply if twin.over[ply] >> self.hero & 1 else ply - WIN
        if twin.over[ply]:
            return -value if twin.turn[ply - 1] == self.hero else value
        return value if twin.turn[ply] == self.hero else -value

    # --- everybody for themselves --------------------------------------------------------------

    def each(self, ply: int, depth: int, bound: int) -> None:
        """max^n: everybody maximises their own thousandths; cut where the one before cannot gain."""
        twin = self.twin
        if twin.over[ply] or self.count_node() or ply >= QUIET_DEEPEST:
            self.worth.shares(twin, ply, self.values)
            return
        many = twin.generate(ply) if depth > 0 else twin.hunt(ply)
        if not many or (depth <= 0 and not twin.hunters[ply]):
            self.worth.shares(twin, ply, self.values)
            return
        self.order(ply, -1)
        mover, best = twin.turn[ply], -INFINITE
        last = twin.first[ply + 1]
        for place in range(twin.first[ply], last):
            move = self.pick(place, last)
            twin.play(ply, move)
            self.each(ply + 1, depth - 1, best)
            if self.values[3 * ply + 3 + mover] > best:
                best = self.values[3 * ply + 3 + mover]
                for camp in range(3):
                    self.values[3 * ply + camp] = self.values[3 * ply + 3 + camp]
            if self.stopped or 1000 - best <= bound:
                return

    # --- which moves first --------------------------------------------------------------------

    def order(self, ply: int, hashed: int) -> None:
        twin = self.twin
        base = 4096 * twin.turn[ply]
        for move in range(twin.first[ply], twin.first[ply + 1]):
            name = self.name(move)
            if name == hashed:
                rank = FIRST
            elif twin.kind[move] != PLAY:
                rank = CLAIMED if twin.kind[move] == HUFF else 0
            elif twin.taken[move]:
                rank = TAKING + self.worth.prize(twin, ply, twin.taken[move])
            else:
                rank = self.history[base + (name & 4095)]
                rank += KILLING if name == self.killers[2 * ply] or name == self.killers[2 * ply + 1] else 0
                rank += CROWNING if self.crowns(ply, move) else 0
                rank += SHIRKING if twin.hunters[ply] else 0
            self.line[move], self.rank[move] = move, rank

    def crowns(self, ply: int, move: int) -> int:
        twin = self.twin
        man = not twin.queens[ply] >> twin.start[move] & 1
        return man and (twin.crown[twin.turn[ply]] >> twin.end[move] & 1) != 0

    def pick(self, place: int, last: int) -> int:
        """The best move left, brought to `place` in the order."""
        best = place
        for move in range(place + 1, last):
            if self.rank[move] > self.rank[best]:
                best = move
        move, rank = self.line[best], self.rank[best]
        self.line[best], self.rank[best] = self.line[place], self.rank[place]
        self.line[place], self.rank[place] = move, rank
        return move

    def name(self, move: int) -> int:
        """A move in few bits: start, end, kind, and a trace of what it takes."""
        twin = self.twin
        trace = (twin.taken[move] * MIX & WORD) >> 50
        return twin.start[move] | twin.end[move] << 6 | twin.kind[move] << 12 | trace << 14

    def remember_cut(self, ply: int, move: int, depth: int) -> None:
        if self.twin.taken[move] or self.twin.kind[move] != PLAY:
            return
        name = self.name(move)
        if self.killers[2 * ply] != name:
            self.killers[2 * ply + 1] = self.killers[2 * ply]
            self.killers[2 * ply] = name
        place = 4096 * self.twin.turn[ply] + (name & 4095)
        self.history[place] = min(self.history[place] + depth * depth, KILLING - 1)

    # --- bookkeeping --------------------------------------------------------------------------

    def step(self, ply: int, move: int) -> None:
        """Play a move, and bring the key along by what it changed."""
        twin = self.twin
        twin.play(ply, move)
        self.rekey(ply + 1)

    def rekey(self, ply: int) -> None:
        """A key for the pieces: four words stirred into one."""
        twin = self.twin
        key = twin.side[3 * ply] * MIX & WORD
        key = ((key ^ key >> 29) + twin.side[3 * ply + 1]) * STIR & WORD
        key = ((key ^ key >> 31) + twin.side[3 * ply + 2]) * MIX & WORD
        key = ((key ^ key >> 30) + twin.queens[ply]) * STIR & WORD
        self.key[ply] = key ^ key >> 32

    def key_at(self, ply: int, fixed: int) -> int:
        """With all that matters beside the pieces: the turn, claims, the count when it grows long.

        And the search's number, so that what another one noted is as good as not there.
        """
        twin = self.twin
        rest = twin.turn[ply] | fixed << 2 | twin.must[ply] << 3 | twin.alive[ply] << 4
        if twin.count[ply] > 12:
            rest |= twin.count[ply] << 8
        key = self.key[ply] ^ (rest + 1) * STIR & WORD ^ self.searches * MIX & WORD
        if twin.owed[ply]:
            key ^= (twin.owed[ply] * MIX & WORD) ^ self.key[ply - 1] >> 1
        return key

    def recall(self, key: int) -> int:
        slot = key & self.pairs
        if self.keys[slot] == key:
            return self.notes[slot]
        return self.notes[slot + 1] if self.keys[slot + 1] == key else 0

    def note(self, key: int, value: int, ply: int, depth: int, kind: int, name: int) -> None:
        """A win is noted by its distance from here, not from the root.

        Of two slots the first keeps what this search saw deepest, the second what it saw last.
        """
        if value > SURE:
            value += ply
        elif value < -SURE:
            value -= ply
        slot, age = key & self.pairs, self.searches & AGES
        if (
            self.keys[slot] != key
            and self.notes[slot] >> 54 == age
            and (self.notes[slot] >> 16 & 255) > depth
        ):
            slot += 1
        self.keys[slot] = key
        self.notes[slot] = (value + 32768) | min(depth, 255) << 16 | kind << 24 | name << 26 | age << 54

    def noted(self, known: int, ply: int) -> int:
        value = (known & 0xFFFF) - 32768
        if value > SURE:
            return value - ply
        return value + ply if value < -SURE else value

    def repeated(self, ply: int) -> int:
        """The same position earlier on this line, at two: nothing was gained."""
        if self.twin.alive[ply] == 7:
            return 0
        back = ply - 4
        while back > 0 and ply - back <= self.twin.count[ply]:
            if self.key[back] == self.key[ply] and self.twin.turn[back] == self.twin.turn[ply]:
                return 1
            back -= 2
        return 0

    def count_node(self) -> int:
        self.nodes += 1
        if self.nodes >= self.most:
            self.stopped = 1
        elif self.nodes & 1023 == 0 and monotonic() > self.until:
            self.stopped, self.braked = 1, True
        return self.stopped
