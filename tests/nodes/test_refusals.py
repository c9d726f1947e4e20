"""Databases that will not do for a node, and addresses that are none: one line, and exit code 2."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tablee.store.postgres.connection import make_ready
from tests.store.database import address_of, ask, new_database

TABLEE = "import sys; from tablee.cli.main import main; sys.exit(main())"


def refused(*flags: str) -> str:
    """What `tablee serve --node` says before it ends."""
    command = [sys.executable, "-c", TABLEE, "--lang", "en", "serve", "--port", "0", "--node", *flags]
    ran = subprocess.run(command, check=False, capture_output=True, text=True, timeout=60)
    assert ran.returncode == 2, ran.stderr
    (line,) = ran.stderr.splitlines()
    return line


@pytest.mark.parametrize(
    ("flags", "said"),
    [
        ((), "a node keeps its tables in a database"),
        (("--store", "postgresql://tablee@127.0.0.1:1/tables"), "it cannot be reached"),
    ],
)
def test_a_node_without_a_database_is_none(flags: tuple[str, ...], said: str) -> None:
    assert said in refused(*flags)


async def test_a_database_that_is_not_there() -> None:
    assert "there is no database of this name" in refused("--store", address_of("nowhere"))


async def test_a_store_of_a_newer_house() -> None:
    name = await new_database()
    await make_ready(address_of(name))
    await ask("UPDATE about SET value = 99", name)
    assert "written by a newer Tablée" in refused("--store", address_of(name))


async def test_a_user_who_may_make_no_tables() -> None:
    name = await new_database()
    await ask(f"CREATE ROLE guest_{name} LOGIN")
    await ask("REVOKE CREATE ON SCHEMA public FROM public", name)
    address = address_of(name).replace("postgres@", f"guest_{name}@")
    assert "this user may not make or write tables there" in refused("--store", address)


@pytest.mark.parametrize("address", ["nowhere", "127.0.0.1:high", ":9000"])
async def test_an_address_for_other_nodes_that_is_none(address: str) -> None:
    name = await new_database()
    assert "expected HOST:PORT" in refused("--store", address_of(name), "--node-address", address)
