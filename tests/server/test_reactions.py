"""Six signs over one's plate: told to everybody, kept nowhere, limited, and telling nothing else."""

from __future__ import annotations

from tests.server.house import Guest, House, nothing_heard

BOTS = {"bots": ["random"] * 4, "begin": True, "settings": {"pace": 2, "close_early": False}}


async def test_a_reaction_is_told_to_everybody_and_makes_no_version(house: House) -> None:
    seated = house.open(seats=2)
    async with Guest(house, seated) as anne, Guest(house, code=seated["code"]) as watcher:
        version = anne.version
        answer = await anne.ask("react", sign="bravo", id="r")
        assert answer == {"type": "reaction", "seat": 0, "sign": "bravo", "re": "r"}
        assert await watcher.hear("reaction") == {"type": "reaction", "seat": 0, "sign": "bravo"}
        assert anne.version == version
    async with Guest(house, seated) as again:
        assert (again.version, again.table["status"]) == (version, "lobby"), "nothing of it was kept"


async def test_during_a_hidden_window_a_reaction_says_nothing_but_itself(house: House) -> None:
    seated = house.open(**BOTS)
    async with Guest(house, seated) as anne, Guest(house, code=seated["code"]) as watcher:
        await anne.ask("react", sign="hmm", id="before")
        before = await watcher.hear("reaction")
        await anne.ask("move", move={"type": "guess", "odd": True}, seen=anne.version)
        await anne.ask("react", sign="hmm", id="after")
        assert await watcher.hear("reaction") == before, "the same bytes whether the seat has answered or not"


async def test_whoever_shows_too_many_is_alone_with_them(house: House) -> None:
    seated = house.open(seats=2)
    async with Guest(house, seated) as anne, Guest(house, code=seated["code"]) as watcher:
        answers = [await anne.ask("react", sign="laugh") for _ in range(12)]
        assert [answer["type"] for answer in answers[:4]] == ["reaction"] * 4
        assert {answer.get("code") for answer in answers[5:]} == {"too-fast"}
        for _ in range(sum(answer["type"] == "reaction" for answer in answers)):
            await watcher.hear("reaction")
        await nothing_heard(watcher)


async def test_watchers_the_muted_and_unknown_signs_are_refused(house: House) -> None:
    seated = house.open(seats=2)
    other = house.sit(seated["code"], "Bea")
    async with (
        Guest(house, seated) as anne,
        Guest(house, other) as bea,
        Guest(house, code=seated["code"]) as watcher,
    ):
        bea.leaps = True
        assert (await watcher.ask("react", sign="wow"))["code"] == "not-seated"
        await anne.ask("mute", seat=1, on=True)
        assert (await bea.ask("react", sign="wow"))["code"] == "muted"
        await anne.say("react", id="x", sign="rude")
        assert (await anne.hear("problem"))["code"] == "unknown-type"
