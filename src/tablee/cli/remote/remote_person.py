"""A person in a terminal at a table of a running house, from sitting down until they leave."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from tablee.cli.faces.clocked_face import ClockedFace
from tablee.cli.faces.installed_faces import load_face
from tablee.cli.remote.game_end import GameEnd
from tablee.cli.remote.house_line import HouseLine, News
from tablee.cli.remote.lobby_picture import draw_lobby
from tablee.cli.remote.order_list import order_lines, order_of
from tablee.cli.remote.person_requests import Requests
from tablee.cli.remote.remote_clock import RemoteClock
from tablee.cli.remote.seat_view import LOBBY, OVER, SeatView
from tablee.cli.remote.table_news import events_of, sentences_besides
from tablee.cli.screen.keys import Keys
from tablee.cli.screen.terminal_screen import Left, Screen
from tablee.cli.screen.typed_lines import Interrupted
from tablee.cli.solo.clocked_person import ClockedPerson
from tablee.cli.solo.move_prompt import BACK, Asked, MovePrompt, TakenBack
from tablee.cli.speech.fluent_words import Words
from tablee.core.contract import Game
from tablee.core.refusal import Refusal
from tablee.server.protocol.to_client import Orders


class RemotePerson:
    """`run` until the person leaves (`Left`) or the house says no more (`HouseProblem`, `Unreachable`)."""

    def __init__(self, line: HouseLine, game: Game, words: Words, screen: Screen, link: str) -> None:
        self._line = line
        self._game = game
        self._words = words
        self._screen = screen
        self._link = link
        self._face = load_face(game.META.name)
        self._backlog: list[News] = []
        self._cut = False
        self._watched: tuple[Any, ...] | None = None  # None: any news interrupts; (): none does
        self._clock: RemoteClock | None = None
        self._requests = Requests(line, game, self._note)
        self._now: SeatView
        self.end = GameEnd(line, self._requests, screen, self._face, words)

    def run(self) -> None:
        self._follow()
        while True:
            with suppress(Interrupted, TakenBack):
                self._next()
            self._follow()

    def news_matters(self) -> bool:
        """Takes in what the house has said; whether what is asked is still the question."""
        came = self._line.news()
        self._backlog += came
        seen = [SeatView(self._game, self._words, news.seen) for news in came if news.seen is not None]
        if self._watched is None or (seen and self._watched and _question(seen[-1]) != self._watched):
            return False
        for news in came:
            for sentence in sentences_besides(news, self._now.reader, cut=self._cut):
                self._screen.note(Text(sentence))
        return True

    def _next(self) -> None:
        now = self._now
        if now.table.plea is not None and self._pleaded_with(now):
            self._answer_plea(now)
        elif now.status == LOBBY:
            self._lobby(now)
        elif now.status == OVER and now.view is not None:
            self._watch()
            self.end.show(now)
        elif now.hands_act and isinstance(self._face, ClockedFace):
            self._act(self._face)
        elif now.asked:
            self._answer(now)
        else:
            self._wait(now)

    def _watch(self) -> None:
        """From now on only a change of the question itself interrupts it."""
        self._watched = _question(self._now)

    # what the house says

    def _follow(self) -> None:
        """Tell all that has come, in its order."""
        self._backlog += self._line.news()
        self._watched = None
        while self._backlog:
            news = self._backlog.pop(0)
            if news.seen is not None:
                self._now = SeatView(self._game, self._words, news.seen)
            self._tell(news)
            self._cut = news.message is None

    def _tell(self, news: News) -> None:
        now = self._now
        sentences = sentences_besides(news, now.reader, cut=self._cut)
        for event in events_of(self._game, self._face, news):
            sentences.append(self._face.tell(event, now.reader))
            summary = self._face.summary(event, now.reader)
            if summary is not None:
                self._screen.happened(sentences, *self._picture())
                self._watched = ()
                self._pause_at(summary)
                sentences = []
        self._screen.happened(sentences, *self._picture())

    def _pause_at(self, page: RenderableType) -> None:
        """The table goes on meanwhile; from a pipe nobody waits."""
        if self._screen.live:
            self._screen.stop_at(page, self._words.say("play-continue"))
        else:
            self._screen.note(page)

    def _picture(self) -> tuple[RenderableType, RenderableType]:
        now = self._now
        if now.view is None:
            return self._lobby_picture(), Text()
        return self._face.table(now.view, now.reader), self._face.hand(now.view, now.reader)

    def _lobby_picture(self) -> RenderableType:
        return draw_lobby(self._now.table, self._now.reader, self._game.META.title, self._link)

    # what the person says

    def _lobby(self, now: SeatView) -> None:
        host = now.seen.you == now.table.host
        hint = Text(self._words.say("remote-lobby", host="yes" if host else "no"), "dim")
        if not (self._screen.live or host):
            self._wait(now)
            return
        text = self._screen.ask(self._lobby_picture(), hint)
        if host and text.lower() in ("begin", "commencer"):
            self._requests.tried(lambda player: player.begin(now.table.settings.level))
        elif not self._other(text):
            self._unclear(text)

    def _wait(self, now: SeatView) -> None:
        """Somebody else acts; at a terminal one may still say something."""
        if not self._screen.live:
            self._requests.wait()
            return
        above, below = self._picture()
        answered = "no" if now.seen.answer is None else "yes"
        ahead = "yes" if now.seen.orders.offered else "no"
        hint = Text(self._words.say("remote-wait", answered=answered, ahead=ahead), "dim")
        text = self._screen.ask(above, Group(below, hint))
        if text.lower() in BACK:
            self._requests.take_back()
        elif not self._other(text):
            self._unclear(text)

    def _answer(self, now: SeatView) -> None:
        automatic = self._face.automatic(now.offers)
        hidden = automatic is not None and self._game.hidden(now.world, now.seen.you or 0, automatic)
        if hidden and self._requests.make(automatic) is None:
            return
        self._watch()
        self._prompt(now).move(Asked(now.view, now.offers, self._requests.make))

    def _prompt(self, now: SeatView) -> MovePrompt:
        requests = self._requests
        return MovePrompt(
            self._game,
            self._face,
            now.reader,
            self._screen,
            lambda view, offers: requests.advice(),
            requests.take_back,
            self._other,
        )

    def _act(self, face: ClockedFace) -> None:
        assert self._game.clocked is not None
        person = ClockedPerson(self._game.META.name, face, self._now.reader, self._screen)
        if self._clock is None or not self._clock.going:
            self._clock = RemoteClock(self._game.clocked, lambda: self._now, self._follow, self._make_by_hand)
        person.run(self._clock, lambda: Keys(self._line.wake))

    def _make_by_hand(self, move: Any) -> Refusal | None:
        """What it led to is taken in at once: the next gesture goes on from there."""
        refusal = self._requests.make(move)
        self._follow()
        return refusal

    def _pleaded_with(self, now: SeatView) -> bool:
        plea, you = now.table.plea, now.seen.you
        return plea is not None and you is not None and you != plea.seat and you not in plea.agreed

    def _answer_plea(self, now: SeatView) -> None:
        assert now.table.plea is not None
        self._watch()
        who = now.reader.seat("seat", now.table.plea.seat)
        above, below = self._picture()
        text = self._screen.ask(
            above, Group(below, Text(self._words.say("remote-plea", **who), "bold green"))
        )
        yes = text.lower() in ("o", "oui", "y", "yes")
        self._requests.tried(lambda player: player.answer_take_back(yes))

    def _other(self, text: str) -> bool:
        """What one may say at any time."""
        word, _, rest = text.partition(" ")
        if text.lower() == "q":
            raise Left
        if word.lower() in ("say", "dire") and rest.strip():
            self._requests.tried(lambda player: player.chat(rest.strip()))
            return True
        if word.lower() in ("orders", "ordres"):
            self._orders(rest.strip().lower())
            return True
        return not text

    def _orders(self, letter: str) -> None:
        """What may be ordered in advance, by letters; a letter orders it, or withdraws it."""
        self._follow()
        self._watch()
        told = self._now.seen.orders
        chosen = order_of(letter, told.offered)
        if chosen is not None:
            left = [one for one in told.offered if (one in told.standing) != (one == chosen)]
            if self._requests.tried(lambda player: player.give_orders(left)):
                told = Orders(told.offered, tuple(left))
        lines = order_lines(told, self._words)
        self._screen.happened(lines or [self._words.say("remote-orders-none")], *self._picture())

    def _unclear(self, text: str) -> None:
        self._note("remote-unclear", text=text)

    def _note(self, key: str, **values: object) -> None:
        self._screen.happened([self._words.say(key, **values)], *self._picture())


def _question(now: SeatView) -> tuple[Any, ...]:
    """What makes up the question that is put to this seat."""
    return now.status, now.table.number, now.offers, now.table.plea, now.seen.answer is None
