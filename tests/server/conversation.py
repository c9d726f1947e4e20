"""`python -m tests.server.conversation`: what docs/protocol.md prints of a table, held with a real house.

The house runs in a process of its own, on real sockets, and draws its secrets from a row that is always the
same; so everything it says comes out the same, but for times, which are rounded up to whole seconds.
"""

from __future__ import annotations

import asyncio
import json
import re
import tempfile
from pathlib import Path
from typing import Any

from tablee.client import Line
from tablee.core.shuffle import commitment_to
from tablee.server.protocol.generated_files import PAGE
from tablee.server.protocol.protocol_page import BEGINS, ENDS
from tablee.server.protocol.to_client import Welcome
from tests.server.house import House
from tests.toy_shelf import put_on_shelf

ROWS = """
import base64, hashlib, itertools, secrets
row = itertools.count()
drawn = lambda: hashlib.sha256(b"%d" % next(row)).digest()
secrets.token_bytes = lambda size=32: drawn()[:size]
secrets.token_urlsafe = lambda size=24: base64.urlsafe_b64encode(drawn()[:size]).decode()
secrets.choice = lambda letters: letters[drawn()[0] % len(letters)]
"""
PART = "5a" * 32
WIDTH = 100
PATIENCE = 30.0


class Conversation:
    """What is said, as it is printed: `>` from Anne's client, `<` from the house to her, `#` in between."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.lines: list[str] = []

    def remark(self, text: str) -> None:
        self.lines += ["", f"# {text}"]

    def post(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        self.lines += [f"> POST {path}", *laid_out(body)]
        answer = self.house.post(path, body)
        self.lines += ["< 201", *laid_out(answer)]
        return answer

    async def say(self, line: Line, message: dict[str, Any]) -> None:
        self.lines += marked(">", laid_out(message))
        await line.send(message)

    async def hear(self, line: Line) -> dict[str, Any]:
        """The next message but `presence`, which comes when it comes."""
        while True:
            told: dict[str, Any] = json.loads(await asyncio.wait_for(line.receive_text(), PATIENCE))
            if told["type"] != "presence":
                self.lines += marked("<", laid_out(rounded(told)))
                return told


def rounded(told: dict[str, Any]) -> dict[str, Any]:
    countdown = told.get("countdown")
    if countdown is None:
        return told
    return told | {"countdown": countdown | {"ms": -(-countdown["ms"] // 1000) * 1000}}


def laid_out(value: Any, depth: int = 0) -> list[str]:
    """JSON in as few lines as fit, as people write it."""
    flat = json.dumps(value, ensure_ascii=False)
    if len(flat) + 2 * depth <= WIDTH or not isinstance(value, dict | list):
        return [flat]
    named = value.items() if isinstance(value, dict) else [("", inner) for inner in value]
    made: list[str] = []
    for key, inner in named:
        first, *rest = laid_out(inner, depth + 1)
        made += [f'  "{key}": {first}' if key else f"  {first}", *(f"  {line}" for line in rest)]
        made[-1] += ","
    made[-1] = made[-1].removesuffix(",")
    return ["{", *made, "}"] if isinstance(value, dict) else ["[", *made, "]"]


def marked(mark: str, lines: list[str]) -> list[str]:
    return [f"{mark if n == 0 else ' '} {line}" for n, line in enumerate(lines)]


async def hold(house: House) -> str:
    said = Conversation(house)
    said.remark("Anne opens a box and is given the first seat, and the token that opens it.")
    request = {"game": "toy", "name": "Anne", "seats": 2, "settings": {"level": "easy"}}
    anne = said.post("/api/tables", request)
    said.remark("Bruno, who has the link, sits down.")
    bruno = said.post(f"/api/tables/{anne['code']}/seats", {"name": "Bruno"})
    url = f"{house.base.replace('http', 'ws')}/ws/{anne['code']}"
    async with await Line.dial(url) as line, await Line.dial(url) as other:
        await other.send({"type": "hello", "token": bruno["token"]})
        while not isinstance(await other.receive(), Welcome):
            pass
        dealt = await shuffle(said, line, anne)
        seen = await play(said, line, other, dealt)
        await line.connection.close()
        said.remark("The connection was lost. A new one says what it had, and is told what it missed.")
        async with await Line.dial(url) as anew:
            await said.say(anew, {"type": "hello", "token": anne["token"], "version": seen})
            await said.hear(anew)
    return printed(said.lines)


async def shuffle(said: Conversation, line: Line, anne: dict[str, Any]) -> int:
    """From the first greeting to the deal; its version."""
    said.remark(f"Anne's client connects to /ws/{anne['code']}.")
    await said.say(line, {"type": "hello", "token": anne["token"]})
    await said.hear(line)
    said.remark("It commits to a part of the shuffle (docs/decisions/chance.md). `re` is the id it gave.")
    commitment = commitment_to(anne["code"], 1, anne["seat"], PART)
    await said.say(line, {"type": "commit", "id": "a1", "commitment": commitment})
    await said.hear(line)
    said.remark("Anne begins. The house publishes the list, in which the client finds its commitment.")
    await said.say(line, {"type": "begin", "id": "a2", "level": "easy"})
    await said.hear(line)
    said.remark("So it opens its part, and with the last part the house deals: both are asked to guess.")
    await said.say(line, {"type": "open-part", "id": "a3", "part": PART})
    told = await said.hear(line)
    while "view" not in told:
        told = await said.hear(line)
    return int(told["version"])


async def play(said: Conversation, line: Line, other: Line, dealt: int) -> int:
    """Both guess; the version Anne had before she did."""
    said.remark("Bruno is quicker. What Anne is offered has not changed, so it is not sent again.")
    await other.send(guess("b1", dealt, odd=True))
    seen = int((await said.hear(line))["version"])
    said.remark("What the rules do not allow is a problem with its clause, and changes nothing.")
    wrong = {"type": "take", "count": 3}
    await said.say(line, {"type": "move", "id": "a4", "seen": seen, "move": wrong})
    await said.hear(line)
    said.remark("Anne guesses too. The window is closed, and whoever is asked next has new offers.")
    await said.say(line, guess("a5", seen, odd=False))
    await said.hear(line)
    said.remark("Sent once more, because the answer was lost, say: it is done once.")
    await said.say(line, guess("a5", seen, odd=False))
    await said.hear(line)
    return seen


def guess(name: str, seen: int, *, odd: bool) -> dict[str, Any]:
    return {"type": "move", "id": name, "seen": seen, "move": {"type": "guess", "odd": odd}}


def printed(lines: list[str]) -> str:
    text = "\n".join(lines).strip("\n")
    intro = (
        "Held with a real house by `make protocol`; a test holds it again. The game is a toy of the tests:\n"
        "two people guess odd or even at the same time, then take counters in turn. `>` is what Anne's\n"
        "client sends, `<` what it is sent; `presence` is left out, and times are rounded.\n"
    )
    return f"{intro}\n```\n{text}\n```\n"


def held() -> str:
    """One whole conversation with a house of its own."""
    put_on_shelf()
    with tempfile.TemporaryDirectory() as folder:
        house = House(Path(folder) / "tablee.db", first=ROWS)
        house.start()
        try:
            return asyncio.run(hold(house))
        finally:
            house.stop()


def main() -> None:
    page = PAGE.read_text("utf-8")
    new = re.sub(rf"(?s){BEGINS}.*{ENDS}", lambda _: BEGINS + held() + ENDS, page)
    if new != page:
        PAGE.write_text(new, "utf-8")
        print(f"wrote the conversation of docs/{PAGE.name}")


if __name__ == "__main__":
    main()
