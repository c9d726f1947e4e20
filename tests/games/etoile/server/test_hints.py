"""A hint on the star says why."""

from __future__ import annotations

from tests.server.house import Guest, House


async def test_a_hint_says_why(house: House) -> None:
    seated = house.open(game="etoile", seats=2, bots=["random"], begin=True)
    async with Guest(house, seated) as anne:
        await anne.my_turn()
        answer = await anne.ask("hint")
        why = answer["move"].pop("why")
        assert answer["move"] in anne.offers
        assert set(why) <= {"taken", "queens", "crowns", "given", "saved", "only", "duty", "worth", "key"}
