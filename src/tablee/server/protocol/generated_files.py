"""`python -m tablee.server.protocol.generated_files [--check]`: what clients and readers know of the wire.

Writes web/src/protocol.ts, a `protocol.ts` into the folder of every box that this client draws,
docs/protocol.md, and a JSON Schema of the house into docs/schemas and of every box beside its rule book,
all from the Python structs; with `--check` it writes nothing and fails where a file is stale. The
conversation printed in docs/protocol.md is left as it is: `make protocol` holds it anew, a test compares it.
"""

from __future__ import annotations

import sys
from pathlib import Path

from tablee.core import contract, meta, record, shelf, shuffle, story
from tablee.core.moments import moments_of
from tablee.core.roles import roles_in
from tablee.server.protocol import (
    admin_types,
    call_types,
    evening_types,
    from_client,
    given_types,
    http_types,
    json_schemas,
    protocol_page,
    to_client,
)
from tablee.server.protocol.typescript import Page

CHECKOUT = Path(__file__).resolve().parents[4]
CLIENT = CHECKOUT / "web" / "src"
PAGE = CHECKOUT / "docs" / "protocol.md"
HOUSE_SCHEMA = CHECKOUT / "docs" / "schemas" / "house.json"
BOOKS = CHECKOUT / "docs" / "rules"
HEAD = "// Made from the Python messages by `make protocol`; changes here are lost."
SENT = (
    from_client.FromClient,
    http_types.OpenTable,
    http_types.PlayOn,
    http_types.SceneTry,
    http_types.BeginLesson,
    http_types.PracticeTurn,
    http_types.TakeSeat,
    call_types.ChooseWays,
    given_types.PlayGiven,
    evening_types.GoOn,
    given_types.AskGiven,
    admin_types.Ban,
    admin_types.Closing,
)
GIVEN = (
    to_client.ToClient,
    shuffle.ShuffleList,
    contract.Offers,
    meta.Meta,
    http_types.Shelf,
    http_types.BoxParts,
    http_types.Seated,
    call_types.WaysShown,
    evening_types.NextBoxes,
    given_types.GivenShelf,
    given_types.GivenShown,
    given_types.OwnGiven,
    http_types.TableSummary,
    http_types.Replay,
    http_types.Curve,
    story.Story,
    http_types.Review,
    http_types.WrittenGame,
    http_types.Scenes,
    http_types.ScenePlay,
    http_types.SceneAnswer,
    http_types.CoachPlan,
    http_types.PracticeTold,
    http_types.HttpProblem,
    admin_types.HostOverview,
    admin_types.HostTables,
    admin_types.HostPeople,
)


ON_THE_WIRE = {
    "FromClient": from_client.FromClient,
    "ToClient": to_client.ToClient,
    **{one.__name__: one for one in (*SENT, *GIVEN, record.Record) if isinstance(one, type)},
}


def printed_conversation() -> str:
    """What docs/protocol.md has of it already; nothing if there is no such page yet."""
    return protocol_page.conversation_in(PAGE.read_text("utf-8")) if PAGE.exists() else ""


def typescript() -> str:
    made = Page()
    made.structs(SENT, lenient=True)
    made.union("FromClient", from_client.FromClient)
    made.structs(GIVEN)
    made.union("ToClient", to_client.ToClient)
    return "\n\n".join([HEAD, *made.parts]) + "\n"


def typescript_of(name: str) -> str:
    """A game's moves, events, view and options under its name, with roles and moments of what it tells."""
    made = Page()
    game, prefix = shelf.load(name), prefix_of(name)
    made.structs((game.Options,), prefix)
    made.structs((game.Move, game.Event, game.View), prefix)
    made.union(f"{prefix}Move", game.Move, prefix)
    made.union(f"{prefix}Event", game.Event, prefix)
    made.constant("ROLES", "Record<string, string>", roles_in(game.Event, game.Move))
    made.constant("MOMENTS", "Record<string, readonly string[]>", moments_of(shelf.box(name)))
    made.constant("NUMBERS", "", game.META.numbers)
    made.constant("NAMES", "", game.META.names)
    return "\n\n".join([HEAD, *made.parts]) + "\n"


def prefix_of(name: str) -> str:
    return "".join(word.capitalize() for word in name.split("_"))


def main(arguments: list[str]) -> int:
    made = {
        CLIENT / "protocol.ts": typescript(),
        PAGE: protocol_page.markdown(printed_conversation()),
        HOUSE_SCHEMA: json_schemas.house_schema(ON_THE_WIRE),
    }
    ours = [name for name in shelf.names() if shelf.box(name).rules.startswith("tablee.games.")]
    made |= {BOOKS / name / "schema.json": json_schemas.box_schema(name) for name in ours}
    drawn = [name for name in ours if (CLIENT / "games" / name).is_dir()]
    made |= {CLIENT / "games" / name / "protocol.ts": typescript_of(name) for name in drawn}
    stale = [path for path, text in made.items() if not path.exists() or path.read_text("utf-8") != text]
    for path in stale:
        name = path.relative_to(CHECKOUT)
        if "--check" in arguments:
            print(f"{name} is stale: run `make protocol`", file=sys.stderr)
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(made[path], "utf-8")
            print(f"wrote {name}")
    return int(bool(stale) and "--check" in arguments)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
