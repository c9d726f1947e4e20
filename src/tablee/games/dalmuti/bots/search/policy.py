# cython: language_level=3, infer_types=True, annotation_typing=False
# cython: boundscheck=False, wraparound=False, cdivision=True
"""The readable players in the twin's words: what `easy`, `normal` and the quick policy of a trial do.

`tests/games/dalmuti/bots/test_policy.py` proves each equal to its readable player, move by move.
"""

from __future__ import annotations

from tablee.games.dalmuti.fast import Twin, Word

CHANCE, EASY, QUICK, NORMAL = 0, 1, 2, 3
STYLES = ("random", "easy", "quick", "normal")
STRONG, YOUNG, ANYTHING = 4, 5, 99
SET, SILENCE, DECLARATION, SETTLEMENT, TAX, OFFER, NO_SWAP, ANSWER = range(1, 9)
SLIP, CALL, TAXES, PLAY, WILD, ONE = 0, 1, 2, 3, 60, 1
RANKED = (1 << 60) - 1


class Policy:
    """Moves of readable players, from a twin whose hands are all known: for worlds that are imagined."""

    @staticmethod
    def usual_move(twin: Twin, seat: int, style: int) -> int:
        """What a player of that style does when it is asked."""
        if style == CHANCE:
            twin.list_moves(seat)
            return twin.codes[twin.draw(twin.many)]
        if twin.phase != PLAY:
            return Policy.easy_answer(twin, seat) if style == EASY else Policy.answer(twin, seat)
        if twin.trick_seat < 0:
            return Policy.lead(twin, seat) if style == NORMAL else Policy.weakest_group(twin.hand[seat])
        return Policy.easy_follow(twin, seat) if style == EASY else Policy.follow(twin, seat, style)

    # --- cards on the table ---------------------------------------------------------------------------

    @staticmethod
    def group(hand: int, rank: int, jokers: int) -> int:
        """All cards of a rank as one set, with so many jokers."""
        return SET | rank << 4 | Word.held(hand, rank) << 8 | jokers << 12

    @staticmethod
    def worst_rank(hand: int) -> int:
        """The weakest rank of a hand that has one."""
        rank = 12
        while not Word.held(hand, rank):
            rank -= 1
        return rank

    @staticmethod
    def weakest_group(hand: int) -> int:
        """The weakest rank without jokers; jokers alone where nothing else is left."""
        if not hand & RANKED:
            return SET | 13 << 4 | (hand >> WILD) << 12
        return Policy.group(hand, Policy.worst_rank(hand), 0)

    @staticmethod
    def unseen_by(twin: Twin, seat: int) -> int:
        """The cards in all other hands."""
        unseen = 0
        for other in range(twin.seats):
            if other != seat:
                unseen += twin.hand[other]
        return unseen

    @staticmethod
    def beaten(rank: int, size: int, unseen: int) -> int:
        """Whether the cards out there could make a better set of that size; carries of those that could."""
        wanted = size - (unseen >> WILD)
        return Word.at_least(unseen, max(1, wanted)) & Word.better_than(rank)

    @staticmethod
    def lead(twin: Twin, seat: int) -> int:
        """Win if the rest is certain; else shed the weakest group, jokers kept back."""
        hand = twin.hand[seat]
        if not hand & RANKED:
            return Policy.weakest_group(hand)
        unseen, jokers, best = Policy.unseen_by(twin, seat), hand >> WILD, Word.best_card(hand)
        unsure = groups = longest = sure = 0
        left = Word.at_least(hand, 1)
        while left:
            rank = Word.low(left) // 5 + 1
            left &= left - 1
            size = Word.held(hand, rank) + (jokers if rank == best else 0)
            groups += 1
            if Policy.beaten(rank, size, unseen):
                unsure += 1
            elif size > longest:
                longest, sure = size, rank
        if sure and unsure <= 1:
            return Policy.group(hand, sure, jokers if sure == best else 0)
        return (
            Policy.group(hand, best, jokers)
            if groups == 1
            else Policy.group(hand, Policy.worst_rank(hand), 0)
        )

    @staticmethod
    def easy_follow(twin: Twin, seat: int) -> int:
        """The weakest set that beats the trick; jokers only where it must, and then all it can."""
        hand, size, better = twin.hand[seat], twin.trick_size, Word.better_than(twin.trick_rank)
        jokers = min(hand >> WILD, size - 1)
        plain = Word.at_least(hand, size) & better
        if plain:
            return SET | Policy.last_rank(plain) << 4 | size << 8
        rank = spent = 0
        for wild in range(1, jokers + 1):
            helped = Word.at_least(hand, size - wild) & better
            if helped and Policy.last_rank(helped) >= rank:
                rank, spent = Policy.last_rank(helped), wild
        return SET | rank << 4 | (size - spent) << 8 | spent << 12 if rank else 0

    @staticmethod
    def last_rank(mask: int) -> int:
        """The weakest rank of a mask of carries."""
        rank = 12
        while not mask >> (5 * rank - 1) & 1:
            rank -= 1
        return rank

    @staticmethod
    def follow(twin: Twin, seat: int, style: int) -> int:
        """The cheapest set that beats the trick, or a pass if even that costs too much."""
        hand, size, better = twin.hand[seat], twin.trick_size, Word.better_than(twin.trick_rank)
        jokers = min(hand >> WILD, size - 1)
        cheapest, code = 1000, 0
        for wild in range(jokers + 1):
            left = Word.at_least(hand, size - wild) & better
            while left:
                rank = Word.low(left) // 5 + 1
                left &= left - 1
                if style == NORMAL and size == twin.count[seat]:
                    return SET | rank << 4 | (size - wild) << 8 | wild << 12
                price = Policy.cost(hand, rank, size - wild, wild)
                if price < cheapest or (price == cheapest and rank > (code >> 4 & 15)):
                    cheapest, code = price, SET | rank << 4 | (size - wild) << 8 | wild << 12
        if not code:
            return 0
        return 0 if cheapest > Policy.patience(twin, seat, style) else code

    @staticmethod
    def cost(hand: int, rank: int, numbered: int, wild: int) -> int:
        """What a set spoils: a group broken up, jokers spent, a strong card gone."""
        return 2 * min(Word.held(hand, rank) - numbered, 2) + 3 * wild + max(0, STRONG + 1 - rank)

    @staticmethod
    def patience(twin: Twin, seat: int, style: int) -> int:
        """How much one is ready to spoil: little in a young round, anything when somebody is nearly out."""
        if style == QUICK:
            return 4 if twin.count[seat] > YOUNG else ANYTHING
        if twin.count[seat] <= 4:
            return ANYTHING
        fewest = 99
        for other in range(twin.seats):
            if other != seat and twin.count[other]:
                fewest = min(fewest, twin.count[other])
        return ANYTHING if fewest <= 2 else 3 if fewest > YOUNG else 6

    # --- everything else ------------------------------------------------------------------------------

    @staticmethod
    def easy_answer(twin: Twin, seat: int) -> int:
        """No plan: silence, no swap, the worst cards as taxes."""
        if twin.phase == CALL:
            return SILENCE
        if twin.phase == SLIP:
            return SETTLEMENT
        position, hand = twin.place[seat], twin.hand[seat]
        if position > 1:
            if twin.swap_partner < 0:
                return NO_SWAP
            return ANSWER | (13 if hand >> WILD else Policy.worst_rank(hand)) << 4
        worst = Policy.worst_rank(hand)
        if position == 1:
            return TAX | worst << 4
        rest = hand - (ONE << 5 * (worst - 1))
        return TAX | Policy.worst_rank(rest) << 4 | worst << 8

    @staticmethod
    def answer(twin: Twin, seat: int) -> int:
        """The call, taxes, the swap, a slip, as `normal` and everybody above it sees them."""
        if twin.phase == CALL:
            low_born = 2 * twin.place[seat] >= twin.seats
            return DECLARATION if low_born and twin.hand[seat] >> WILD == 2 else SILENCE
        if twin.phase == SLIP:
            return SETTLEMENT | (twin.slip_card > STRONG and twin.slip_meant != seat) << 4
        position, hand = twin.place[seat], twin.hand[seat]
        if position == 0:
            return Policy.spare_pair(hand)
        card = Policy.spare_card(hand)
        if position == 1:
            return TAX | card << 4
        if twin.swap_partner < 0:
            return OFFER | twin.order[3] << 4 | card << 8
        return ANSWER | card << 4

    @staticmethod
    def spare_card(hand: int) -> int:
        """The card given away most gladly: a weak one, and the last of its rank rather than a part."""
        best, found = -1000, 0
        for card in range(1, 14):
            if Word.held(hand, card):
                left = Word.held(hand, card) - 1
                gladly = 64 * ((-20 if card == 13 else 0) + card - 2 * left) - left
                if gladly > best:
                    best, found = gladly, card
        return found

    @staticmethod
    def spare_pair(hand: int) -> int:
        best, found = -10000, 0
        for first in range(1, 14):
            for second in range(first, 14):
                if Word.held(hand, first) <= (first == second) or not Word.held(hand, second):
                    continue
                jokers = (first == 13) + (second == 13)
                if first == second:
                    left = Word.held(hand, first) - 2
                else:
                    left = Word.held(hand, first) + Word.held(hand, second) - 2
                gladly = 64 * (first + second - 20 * jokers - 2 * left) - left
                if gladly > best:
                    best, found = gladly, TAX | first << 4 | second << 8
        return found


class Model:
    """A readable player by its name, for whoever is not compiled."""

    def __init__(self, twin: Twin) -> None:
        self.twin = twin

    def move(self, seat: int, style: str) -> int:
        return Policy.usual_move(self.twin, seat, STYLES.index(style))
