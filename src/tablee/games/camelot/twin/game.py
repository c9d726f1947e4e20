# cython: language_level=3, infer_types=True, annotation_typing=False
# cython: boundscheck=False, wraparound=False, cdivision=True
"""A whole game by number: tournaments, turns, answers, tokens; and random games played to their end."""

from __future__ import annotations

from tablee.games.camelot.meta import Options
from tablee.games.camelot.pieces import KINDS, PLACE, Cards
from tablee.games.camelot.twin import deck
from tablee.games.camelot.twin.action_cards import Actions
from tablee.games.camelot.twin.table import Bits
from tablee.games.camelot.winning import needed

NAMING, PLAYING, REACTING, KEEPING, LOSING, TAKING, OVER = range(7)  # phases
PHASES = ("naming", "turn", "reaction", "adaptation", "token-lost", "token-won", "over")
STAY, WITHDRAW, PLAY, ACTION, PASS, PASS_ALL, ANSWER, KEEP, NAME, LOSE, TAKE = range(1, 12)
CARD, HUE, HAND, COLUMN = 4, 13, 40, 112
CARDS, DEALT = 110, 8
PURPLE, COLOURED, NOBODY = 0, 5, -1
LADY, ADAPTATION, BOUCLIER, ASSOMME, LANCELOT, ONE = 17, 30, 32, 33, 34, 1
STOCK = deck.STOCK
FITS = deck.FITS


class Twin(Actions):
    """One game at one table; `asked` are the seats that may act, a bit each."""

    def __init__(self, options: Options, seats: int) -> None:
        super().__init__(options, seats)
        self.goal = needed(seats)
        self.tournament, self.dealer, self.starter = 0, 0, 0
        self.phase, self.seat, self.action = OVER, NOBODY, 0
        self.answered = self.standing = self.chosen = self.announced = 0
        self.start, self.games, self.moved = self, 0, 0

    # --- from outside -----------------------------------------------------------------------------

    def deal(self, seed: int) -> None:
        """A new game: a random dealer, eight cards each (CAM-06)."""
        self.sow(seed)
        self.dealer = self.draw(self.seats)
        self.clear_game()
        self.pile_size = CARDS
        for place in range(CARDS):
            self.pile[place] = STOCK[place]
        self.shuffle_pile()
        self.deal_hands()
        self.open_tournament((self.dealer + 1) % self.seats)

    def place_game(self, numbers: tuple[int, int, int, int], colours: tuple[int, int], inside: int) -> None:
        """An empty table; `numbers`: tournament, dealer, starter, cards announced; colour now and before."""
        self.clear_game()
        self.tournament, self.dealer, self.starter, self.announced = numbers
        self.colour, self.previous = colours
        self.inside = inside

    def place_seat(self, seat: int, hand: Cards, character: Cards, laid: Cards, tokens: int) -> None:
        self.empty_hand(seat)
        for card in hand:
            self.gain(seat, PLACE[card])
        for card in character:
            self.add(seat, PLACE[card])
        for card in laid:
            self.lay(seat, PLACE[card])
        self.tokens[seat] = tokens

    def place_piles(self, pile: Cards, discards: Cards) -> None:
        """Both end with their top card."""
        self.pile_size = self.discards_size = 0
        for card in pile:
            self.pile[self.pile_size] = PLACE[card]
            self.pile_size += 1
        for card in discards:
            self.discard(PLACE[card])

    def place_turn(self, turn: tuple[int, bool, bool, bool, bool, int]) -> None:
        """Whose it is; whether it opens, is a first one, has played, has entered; how many cards it added."""
        self.phase = PLAYING
        self.turn, self.opening, self.first, self.played, self.entered, self.added = turn

    def place_reaction(self, action: int, answered: int, standing: int) -> None:
        self.phase, self.action, self.answered, self.standing = REACTING, action, answered, standing

    def place_keeping(self, action: int, kept: dict[int, int]) -> None:
        """What seats chose to keep, as moves."""
        self.phase, self.action, self.chosen = KEEPING, action, 0
        for seat, code in kept.items():
            self.kept[seat] = code
            self.chosen |= 1 << seat

    def place_standing(self, standing: int) -> None:
        self.standing = standing

    def place_choice(self, phase: str, seat: int) -> None:
        """Somebody names a colour, loses or takes a token; or the game is over."""
        self.phase, self.seat = PHASES.index(phase), seat

    def facts(self) -> dict[str, object]:
        """All that matters for going on, in the words of the reference rules."""
        seats = range(self.seats)
        turn = None
        if PLAYING <= self.phase <= KEEPING:
            turn = (self.turn, self.opening, self.first, self.played, self.entered, self.added)
        return {
            "phase": PHASES[self.phase],
            "tournament": self.tournament,
            "dealer": self.dealer,
            "starter": self.starter,
            "announced": self.announced,
            "turn": turn,
            "action": self.action if REACTING <= self.phase <= KEEPING else None,
            "hands": tuple([self._hand(seat) for seat in seats]),
            "characters": tuple([self._column(seat) for seat in seats]),
            "laid": tuple([self._laid(seat) for seat in seats]),
            "tokens": tuple([self.tokens[seat] for seat in seats]),
            "totals": tuple([self.total(seat) for seat in seats]),
            "pile": tuple([KINDS[self.pile[place]].card for place in range(self.pile_size)]),
            "discards": tuple([KINDS[self.discards[place]].card for place in range(self.discards_size)]),
            "colours": (self.colour, self.previous),
            "inside": self.inside,
            "standing": self.standing,
            "asked": self.asked(),
        }

    def _hand(self, seat: int) -> Cards:
        return tuple([kind.card for at, kind in enumerate(KINDS) for _ in range(self.held[HAND * seat + at])])

    def _column(self, seat: int) -> Cards:
        return tuple([KINDS[self.column[COLUMN * seat + at]].card for at in range(self.size[seat])])

    def _laid(self, seat: int) -> Cards:
        laid = (self.first_laid[seat], self.second_laid[seat])
        return tuple([KINDS[card].card for card in laid if card])

    def moves(self, seat: int) -> list[int]:
        """Every move open to a seat."""
        self.list_moves(seat)
        return [self.codes[place] for place in range(self.many)]

    def first_asked(self) -> int:
        """The first seat that may act now; -1 if the game is over."""
        return Bits.low(self.asked()) if self.asked() else NOBODY

    def tournament_number(self) -> int:
        return self.tournament

    def advance(self, seat: int, code: int) -> None:
        """Make one of the moves open to a seat."""
        self.play(seat, code)

    def playouts(self, games: int, seed: int) -> int:
        """Play random games to their end from the position; how many moves they took."""
        self.start = Twin(self.options, self.seats)
        self.start.copy_from(self)
        self.sow(seed)
        self.games, self.moved = games, 0
        self.run()
        return self.moved

    def work(self) -> None:
        for _turn in range(self.games):
            self.moved += self.rollout()
            self.copy_from(self.start)

    def rollout(self) -> int:
        """One random game from here; how many moves it took."""
        total = 0
        while self.phase != OVER:
            self.random_move(Bits.low(self.asked()))
            total += 1
        return total

    def random_move(self, seat: int) -> None:
        if self.phase == REACTING:  # the commonest question, and the same three answers
            many = 3 if self.mask[seat] >> LANCELOT & ONE else 2
            self.play(seat, PASS + self.draw(many))
            return
        self.list_moves(seat)
        self.play(seat, self.codes[self.draw(self.many) if self.many > 1 else 0])

    # --- the deal and the start of a tournament ---------------------------------------------------

    def clear_game(self) -> None:
        for seat in range(self.seats):
            self.empty_hand(seat)
            self.size[seat] = self.points[seat] = self.tokens[seat] = self.kept[seat] = 0
            self.first_laid[seat] = self.second_laid[seat] = 0
        self.pile_size = self.discards_size = 0
        self.tournament = self.announced = self.standing = self.answered = self.chosen = self.action = 0
        self.colour = self.previous = self.turn = NOBODY
        self.opening = self.first = self.played = self.entered = False
        self.added = 0
        self.inside = (1 << self.seats) - 1

    def deal_hands(self) -> None:
        """Card by card, beginning at the dealer's left; the rest is the pile, its last card on top."""
        for place in range(DEALT * self.seats):
            self.gain((self.dealer + 1 + place) % self.seats, self.pile[place])
        self.pile_size = CARDS - DEALT * self.seats
        for place in range(self.pile_size):
            self.pile[place] = self.pile[place + DEALT * self.seats]

    def open_tournament(self, first: int) -> None:
        """Everybody is in; the first seat that can, beginning with the winner, names a colour (CAM-13)."""
        self.tournament += 1
        self.inside = (1 << self.seats) - 1
        self.colour, self.standing, self.turn = NOBODY, 0, NOBODY
        self.phase, self.seat = NAMING, NOBODY
        while self.seat < 0:
            for step in range(self.seats):
                seat = (first + step) % self.seats
                if self.name_after_drawing:
                    self.draw_card(seat)
                if self.open_colours(seat):
                    self.seat = self.starter = seat
                    return
            if not self.name_after_drawing:
                for step in range(self.seats):
                    self.draw_card((first + step) % self.seats)

    def open_colours(self, seat: int) -> int:
        """The colours a seat could name, a bit each (CAM-11, CAM-12)."""
        found = 0
        for colour in range(COLOURED):
            barred = colour == self.previous and (colour == PURPLE or self.no_repeated_colour)
            if not barred and self.mask[seat] & FITS[colour]:
                found |= 1 << colour
        return found

    def name_colour(self, seat: int, colour: int) -> None:
        self.colour, self.phase, self.turn = colour, PLAYING, seat
        self.opening = self.first = True
        self.played = self.entered = False
        self.added = 0
        if not self.name_after_drawing:
            self.draw_card(seat)

    # --- turns --------------------------------------------------------------------------------------

    def begin_turn(self, after: int) -> None:
        """The next one still in draws a card, always (CAM-20)."""
        seat = (after + 1) % self.seats
        while not self.inside >> seat & 1:
            seat = (seat + 1) % self.seats
        self.phase, self.turn = PLAYING, seat
        self.opening = self.played = self.entered = False
        self.first = not self.size[seat]
        self.added = 0
        self.draw_card(seat)

    def play_card(self, seat: int, card: int) -> None:
        self.spend(seat, card)
        self.add(seat, card)
        self.played = self.entered = True
        self.added += 1

    def may_stay(self) -> int:
        """A card played, at first one of colour or support, and the highest total (CAM-21 to CAM-25)."""
        if not self.played or (self.first and not self.entered):
            return False
        return self.total(self.turn) > self.best_rival(self.turn)

    def withdraw(self, seat: int) -> None:
        """All one's played cards are discarded; a lady costs a token (CAM-30, CAM-31)."""
        lady = self.ladies(seat)
        self.clear_front(seat)
        self.inside &= ~(1 << seat)
        if not lady or not self.tokens[seat]:
            self.go_on(seat)
        elif self.tokens[seat] & (self.tokens[seat] - 1):
            self.phase, self.seat, self.turn = LOSING, seat, NOBODY
        else:
            self.tokens[seat] = 0
            self.go_on(seat)

    def lose_token(self, seat: int, colour: int) -> None:
        self.tokens[seat] &= ~(1 << colour)
        self.go_on(seat)

    def go_on(self, seat: int) -> None:
        """One left wins the tournament; else the turn passes on (CAM-33)."""
        if self.inside & (self.inside - 1):
            self.begin_turn(seat)
            return
        winner = Bits.low(self.inside)
        self.clear_front(winner)
        self.previous = self.colour
        lacking = 31 & ~self.tokens[winner]
        if self.colour != PURPLE:
            self.award(winner, self.colour)
        elif lacking & (lacking - 1):
            self.phase, self.seat, self.turn = TAKING, winner, NOBODY
        else:
            self.award(winner, Bits.low(lacking))

    def award(self, seat: int, colour: int) -> None:
        """Nobody holds two of one colour; enough different ones win at once (CAM-05, CAM-34)."""
        self.tokens[seat] |= 1 << colour
        if Bits.many(self.tokens[seat]) >= self.goal:
            self.phase, self.turn = OVER, NOBODY
        else:
            self.open_tournament(seat)

    # --- action cards and answers ---------------------------------------------------------------------

    def announce(self, seat: int, code: int) -> None:
        """It waits until all have answered; without a clock a standing order is an answer (CAM-51)."""
        self.spend(seat, code >> CARD & 63)
        self.phase, self.action, self.played = REACTING, code, True
        self.announced += 1
        self.answered = self.standing & ~(1 << seat) if self.unclocked else 0
        self.take_effect_if_answered()

    def let_pass(self, seat: int, rest: int) -> None:
        if rest:
            self.standing |= 1 << seat
        self.answered |= 1 << seat
        self.take_effect_if_answered()

    def take_effect_if_answered(self) -> None:
        if self.asked():
            return
        card = self.action >> CARD & 63
        self.phase = PLAYING
        if card != ADAPTATION:
            self.take_effect(self.action)
        elif self.choosers():
            self.phase, self.chosen = KEEPING, 0
            return
        else:
            self.adapt_all()
        if card != BOUCLIER and card != ASSOMME:
            self.discard(card)

    def play_lancelot(self, seat: int) -> None:
        """The announced card has no effect and is discarded all the same (CAM-51)."""
        self.spend(seat, LANCELOT)
        self.discard(self.action >> CARD & 63)
        self.discard(LANCELOT)
        self.phase = PLAYING

    def keep(self, seat: int, code: int) -> None:
        self.kept[seat] = code
        self.chosen |= 1 << seat
        if not self.asked():
            self.phase = PLAYING
            self.adapt_all()
            self.discard(ADAPTATION)

    # --- moves ------------------------------------------------------------------------------------------

    def asked(self) -> int:
        if self.phase == PLAYING:
            return 1 << self.turn
        if self.phase == REACTING:
            return self.inside & ~(1 << self.turn) & ~self.answered
        if self.phase == KEEPING:
            return self.choosers() & ~self.chosen
        return 0 if self.phase == OVER else 1 << self.seat

    def play(self, seat: int, code: int) -> None:
        kind = code & 15
        if kind == PLAY:
            self.play_card(seat, code >> CARD & 63)
        elif kind == STAY:
            self.begin_turn(seat)
        elif kind == WITHDRAW:
            self.withdraw(seat)
        elif kind == ACTION:
            self.announce(seat, code)
        elif kind in (PASS, PASS_ALL):
            self.let_pass(seat, kind == PASS_ALL)
        elif kind == ANSWER:
            self.play_lancelot(seat)
        elif kind == KEEP:
            self.keep(seat, code)
        elif kind == NAME:
            self.name_colour(seat, (code >> HUE & 7) - 1)
        elif kind == LOSE:
            self.lose_token(seat, (code >> HUE & 7) - 1)
        else:
            self.award(seat, (code >> HUE & 7) - 1)

    def list_moves(self, seat: int) -> None:
        """Put every move of a seat into `codes`, `many` of them; none if it is not asked."""
        self.many = 0
        if not self.asked() >> seat & 1:
            return
        if self.phase == PLAYING:
            self.list_turn(seat)
        elif self.phase == REACTING:
            self.put(PASS)
            self.put(PASS_ALL)
            if self.mask[seat] >> LANCELOT & ONE:
                self.put(ANSWER)
        elif self.phase == KEEPING:
            self.list_keeping(seat, 2, KEEP)
        elif self.phase == NAMING:
            self.list_hues(NAME, self.open_colours(seat))
        elif self.phase == LOSING:
            self.list_hues(LOSE, self.tokens[seat])
        else:
            self.list_hues(TAKE, 31 & ~self.tokens[seat])

    def list_hues(self, kind: int, colours: int) -> None:
        for colour in range(COLOURED):
            if colours >> colour & 1:
                self.put(kind | (colour + 1) << HUE)

    def list_turn(self, seat: int) -> None:
        """Cards first, then actions, then the two ways of ending a turn."""
        if not self.added or not self.has_laid(seat, ASSOMME):
            self.list_cards(seat)
        if self.entered or not self.opening:
            self.list_actions()
            if self.may_stay():
                self.put(STAY)
        if not self.opening:
            self.put(WITHDRAW)

    def list_cards(self, seat: int) -> None:
        left = self.mask[seat] & FITS[self.colour]
        if left >> LADY & ONE and self.ladies(seat):
            left &= ~(ONE << LADY)
        while left:
            self.put(PLAY | Bits.low(left) << CARD)
            left &= left - 1

    # --- copies -----------------------------------------------------------------------------------------

    def copy_from(self, other: Twin) -> None:
        """Everything but the table's options, which are the same, and chance, which goes on."""
        self.copy_table(other)
        self.turn, self.added, self.opening, self.first = other.turn, other.added, other.opening, other.first
        self.played, self.entered = other.played, other.entered
        for seat in range(self.seats):
            self.kept[seat] = other.kept[seat]
        self.tournament, self.dealer, self.starter = other.tournament, other.dealer, other.starter
        self.phase, self.seat, self.action = other.phase, other.seat, other.action
        self.answered, self.standing, self.chosen = other.answered, other.standing, other.chosen
        self.announced = other.announced
