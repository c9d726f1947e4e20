"""Kept games replay to the same bytes, verify, and cannot be quietly damaged."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from tablee.core.record import RecordError, load_record, read_record, write_record
from tablee.core.replay import replay
from tablee.core.shelf import load
from tablee.core.verify import verify
from tests.records.kept import kept, older, title
from tests.records.making import wanted
from tests.toy_shelf import ours

KEPT = kept()


def test_every_wanted_record_is_kept() -> None:
    for game in ours():
        assert {path.stem for path in kept(game)} >= set(wanted(game))


@pytest.mark.parametrize("path", [*KEPT, *older()], ids=title)
def test_a_record_replays_to_identical_bytes_and_its_deal_verifies(path: Path) -> None:
    record = load_record(path, load)
    game = load(record.game)
    frames = list(replay(game, record))
    assert len(frames) == len(record.turns)
    assert write_record(record) == path.read_bytes()
    assert verify(game, record) is None


@pytest.mark.parametrize("game", ours())
def test_kept_games_are_of_the_newest_rules_and_of_every_older_one_that_is_read(game: str) -> None:
    meta = load(game).META
    assert {load_record(path, load).rules for path in kept(game)} == {meta.rules}
    folders = {path.parent.name for path in older(game)}
    assert folders == {str(version) for version in range(meta.oldest, meta.rules)}


@pytest.mark.parametrize("path", KEPT[:1], ids=title)
def test_another_secret_seed_or_draw_does_not_verify(path: Path) -> None:
    record = load_record(path, load)
    game = load(record.game)
    chance = record.chance
    replace = msgspec.structs.replace
    other = replace(record, chance=replace(chance, secret="ab" * 32))
    assert "not the one that was committed" in (verify(game, other) or "")
    other = replace(record, chance=replace(chance, seeds=(*chance.seeds[:-1], "another")))
    assert "other draws" in (verify(game, other) or "")
    assert "not been opened" in (verify(game, replace(record, chance=replace(chance, secret=None))) or "")
    assert "hexadecimal" in (verify(game, replace(record, chance=replace(chance, secret="xyz"))) or "")


@pytest.mark.parametrize("path", KEPT[:1], ids=title)
def test_a_record_that_tells_another_story_is_refused(path: Path) -> None:
    record = load_record(path, load)
    game = load(record.game)
    replace = msgspec.structs.replace
    shorter = replace(record, turns=record.turns[:-1])
    with pytest.raises(RecordError, match="result"):
        list(replay(game, shorter))
    twice = replace(record, turns=(*record.turns[:5], record.turns[4], *record.turns[5:]))
    with pytest.raises(RecordError, match="turn 5"):
        list(replay(game, twice))
    at = next(number for number, turn in enumerate(record.turns) if number > 2 and turn.events)
    silent = replace(record.turns[at], events=())
    with pytest.raises(RecordError, match="other events"):
        list(replay(game, replace(record, turns=(*record.turns[:at], silent, *record.turns[at + 1 :]))))


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (b"", "not a Tabl"),
        (b"\xff\xfe", "not a Tabl"),
        (b"[]", "not a Tabl"),
        (b'{"format":"pgn","game":"chess","rules":1}', "format"),
        (b'{"format":"tablee-record/1","game":"chess","rules":1}', "not on this shelf"),
        (b'{"format":"tablee-record/1","game":"toy","rules":99}', "version 99"),
        (b'{"format":"tablee-record/1","game":"toy","rules":3}', "damaged"),
        (b"[" * 100_000, "not a Tabl"),
    ],
)
def test_foreign_or_damaged_bytes_are_one_clear_line(data: bytes, message: str) -> None:
    with pytest.raises(RecordError, match=message) as raised:
        read_record(data, load)
    assert "\n" not in str(raised.value)


def test_a_truncated_record_is_refused_wherever_it_is_cut() -> None:
    data = KEPT[0].read_bytes()
    for end in range(0, len(data), max(1, len(data) // 200)):
        with pytest.raises(RecordError):
            read_record(data[:end], load)


def test_a_missing_file_is_one_clear_line(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match="No such file"):
        load_record(tmp_path / "none.json", load)


@pytest.mark.parametrize("path", KEPT, ids=title)
def test_a_record_from_before_an_option_was_there_reads_as_with_its_usual_value(path: Path) -> None:
    written = msgspec.json.decode(path.read_bytes())
    game = load(written["game"])
    usual = msgspec.to_builtins(game.Options())
    written["options"] = {name: value for name, value in written["options"].items() if value != usual[name]}
    record = read_record(msgspec.json.encode(written), load)
    assert record == load_record(path, load)
    assert verify(game, record) is None
