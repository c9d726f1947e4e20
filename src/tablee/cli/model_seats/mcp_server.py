"""One seat by the Model Context Protocol: the rule book as resources, looking and moving as tools.

The process serves one seat and holds nothing of the others that the seat may not see; its standard output
belongs to the protocol.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Annotated, Any, Final

from mcp.server.mcpserver import MCPServer
from mcp.server.mcpserver.exceptions import ToolError
from mcp.server.mcpserver.resources import TextResource
from pydantic import Field

from tablee.cli.model_seats.model_seat import Gone, ModelSeat, stand_in, wait
from tablee.cli.model_seats.seat_report import SeatReport
from tablee.cli.speech.fluent_words import Words
from tablee.core import shelf
from tablee.core.rulebook import read_book
from tablee.lab.text_harness import NoMove, parse

LONGEST_WAIT: Final = 300.0
GRACE: Final = 2.0  # seconds for what was under way, once one side is gone
INSTRUCTIONS: Final = (
    "You sit at one seat of a table. `look` shows what your seat may know, `offers` what is open to it, "
    "`move` makes one of those moves, `wait` waits until you are asked again. Rules are resources, one a "
    "clause; `rule` reads one too. If you do not answer in time, a bot plays for you."
)


def server_of(seat: ModelSeat, words: Words) -> MCPServer[Any]:
    report = SeatReport(seat.game, words)
    meta = seat.game.META
    server: MCPServer[Any] = MCPServer(
        "tablee", instructions=f"{meta.title}. {INSTRUCTIONS}", log_level="ERROR"
    )
    _add_book(server, meta.name, report, words.language)
    _add_tools(server, seat, report)
    return server


async def serve(
    seat: ModelSeat, words: Words, patience: float, leave: Callable[[BaseException], None] | None = None
) -> None:
    """Until the model's side hangs up, or the seat is lost for good.

    Nothing wakes the thread that waits for the model's next line: `leave` is to end the process then.
    """
    deputy = asyncio.create_task(stand_in(seat, patience))
    serving = asyncio.create_task(server_of(seat, words).run_stdio_async())
    done, pending = await asyncio.wait({deputy, serving}, return_when=asyncio.FIRST_COMPLETED)
    for task in pending:
        task.cancel()
    _, waiting = await asyncio.wait(pending, timeout=GRACE)
    lost = deputy.exception() if deputy in done else None
    if waiting and lost is not None and leave is not None:
        leave(lost)
    for task in (*pending, *done):
        with suppress(asyncio.CancelledError):
            await task  # raises why it ended


def _add_book(server: MCPServer[Any], game: str, report: SeatReport, language: str) -> None:
    book = read_book(shelf.box(game), language)
    texts = {f"rules://{game}": ("The whole rule book", book)}
    texts |= {
        f"rules://{game}/{name}": (text.partition("\n")[0].lstrip("# "), text)
        for name, text in report.clauses().items()
    }
    for uri, (name, text) in texts.items():
        server.add_resource(TextResource(uri=uri, name=name, text=text, mime_type="text/markdown"))


def _add_tools(server: MCPServer[Any], seat: ModelSeat, report: SeatReport) -> None:
    async def look() -> dict[str, Any]:
        """What your seat may know now, as JSON, and what happened since you last looked."""
        await seat.back()
        return report.look(seat.seen())

    async def offers() -> dict[str, Any]:
        """What you are asked, and the moves open to you: listed, or described as choices to fill in."""
        await seat.back()
        return report.offers(seat.seen())

    async def move(
        move: Annotated[str, Field(description="As `offers` writes it, or a JSON object for a choice.")],
    ) -> dict[str, Any]:
        """Make a move. A refusal names the clause of the rule book it goes by, and changes nothing."""
        await seat.back()
        try:
            refusal = await seat.move(parse(seat.game, move))
        except (NoMove, Gone) as error:
            raise ToolError(str(error)) from None
        if refusal is not None:
            raise ToolError(report.refused(refusal, seat.seen()))
        return report.look(seat.seen())

    async def wait_for_turn(
        seconds: Annotated[float, Field(ge=0, le=LONGEST_WAIT, description="No longer than that.")] = 60.0,
    ) -> dict[str, Any]:
        """Wait until you are asked, or the game is over; then look."""
        await seat.back()
        await wait(seat, seconds)
        return report.look(seat.seen())

    async def rule(clause: Annotated[str, Field(description="By its number, as refusals name it.")]) -> str:
        """One clause of the rule book."""
        found = report.clauses().get(clause.strip().upper())
        if found is None:
            raise ToolError(f"no clause {clause!r}: they are {', '.join(report.clauses())}")
        return found

    for tool in (look, offers, move, rule):
        server.add_tool(tool)
    server.add_tool(wait_for_turn, name="wait")
