"""The star: ETO-01 to ETO-04."""

from __future__ import annotations

import pytest

from tablee.games.etoile.geometry import (
    CELLS,
    DARK,
    LIGHT,
    Star,
    across,
    cell_of,
    colour_of,
    name_of,
    square_named,
    square_of,
)

BOTH = pytest.mark.parametrize("star", [DARK, LIGHT], ids=["dark", "light"])


def named(star: Star, *names: str) -> set[int]:
    return {star.number[name] for name in names}


@BOTH
@pytest.mark.clause("ETO-01")
def test_a_colour_has_48_cells_16_a_camp(star: Star) -> None:
    assert len(star.number) == 48
    for camp in "ABC":
        assert sum(name[0] == camp for name in star.names) == 16
    for cell in CELLS:
        square = square_of(cell, star.colour)
        assert cell_of(square) == cell
        assert square_named(name_of(square)) == square
        assert colour_of(square) == star.colour


@pytest.mark.clause("ETO-01")
def test_names_outside_the_board_are_no_cells() -> None:
    assert [square_named(name) for name in ("", "Da1", "Ai1", "Aa5", "Aa0", "Aa11", "aa1")] == [None] * 7


@pytest.mark.clause("ETO-02")
def test_line_4_touches_the_other_camps_file_by_file_mirrored() -> None:
    assert across(0, 1) == (1, 8)
    assert across(0, 4) == (1, 5)
    assert across(1, 1) == (2, 8)
    assert across(2, 1) == (0, 8)
    for camp in range(3):
        for file in range(1, 9):
            there, mirrored = across(camp, file)
            assert across(there, mirrored) == (camp, file)


@pytest.mark.clause("ETO-03")
def test_a1_is_dark_and_colours_alternate_across_the_axes_too() -> None:
    assert "Aa1" in DARK.number
    assert "Ab1" in LIGHT.number
    assert not set(DARK.number) & set(LIGHT.number)
    for camp in range(3):
        for file in range(1, 9):
            there, mirrored = across(camp, file)
            assert colour_of((camp, 4, file)) != colour_of((there, 4, mirrored))


@pytest.mark.clause("ETO-03")
def test_the_light_star_is_the_dark_one_in_the_mirror() -> None:
    def mirror(cell: int) -> int:
        camp, line, file = square_of(cell, "dark")
        return cell_of(((0, 2, 1)[camp], line, 9 - file))

    for cell in CELLS:
        assert {mirror(near) for near in DARK.neighbours[cell]} == set(LIGHT.neighbours[mirror(cell)])
        assert {(mirror(over), mirror(to)) for over, to in DARK.jumps[cell]} == set(LIGHT.jumps[mirror(cell)])


@BOTH
@pytest.mark.clause("ETO-04")
def test_there_are_75_neighbour_pairs_and_114_jumps_the_same_both_ways(star: Star) -> None:
    pairs = {(cell, near) for cell in CELLS for near in star.neighbours[cell]}
    jumps = {(cell, over, to) for cell in CELLS for over, to in star.jumps[cell]}
    assert len(pairs) == 2 * 75
    assert len(jumps) == 114
    assert pairs == {(near, cell) for cell, near in pairs}
    assert jumps == {(to, over, cell) for cell, over, to in jumps}


@pytest.mark.clause("ETO-04")
def test_scene_the_cell_at_the_centre_has_three_cells_before_it() -> None:
    centre = DARK.number["Ad4"]
    assert set(DARK.forward[0][centre]) == named(DARK, "Bd4", "Cd4", "Bf4")
    assert set(DARK.neighbours[centre]) == named(DARK, "Ac3", "Ae3", "Bd4", "Cd4", "Bf4")
    beyond = {DARK.names[over]: DARK.names[to] for over, to in DARK.jumps[centre]}
    assert beyond == {"Ac3": "Ab2", "Ae3": "Af2", "Bd4": "Bc3", "Cd4": "Cc3", "Bf4": "Bg3"}


@pytest.mark.clause("ETO-04")
def test_scene_a_diagonal_forks_at_the_centre() -> None:
    rays = [[DARK.names[cell] for cell in ray] for ray in DARK.rays[DARK.number["Ac3"]]]
    assert ["Ad4", "Bd4", "Bc3", "Bb2", "Ba1"] in rays
    assert ["Ad4", "Cd4", "Cc3", "Cb2", "Ca1"] in rays
    assert set(DARK.ahead[DARK.number["Ac3"], DARK.number["Ad4"]]) == named(DARK, "Bd4", "Cd4")
    assert DARK.ahead[DARK.number["Bd4"], DARK.number["Ad4"]] == (DARK.number["Ac3"],)


@pytest.mark.clause("ETO-04")
def test_across_an_axis_the_diagonal_carries_on_as_on_a_flat_board() -> None:
    rays = [[DARK.names[cell] for cell in ray] for ray in DARK.rays[DARK.number["Ad2"]]]
    assert ["Ac3", "Ab4", "Bh4"] in rays
    assert ["Ae3", "Af4", "Cb4", "Ca3"] in rays


@BOTH
@pytest.mark.clause("ETO-04")
def test_two_cells_share_one_diagonal_at_most(star: Star) -> None:
    between: dict[tuple[int, int], tuple[int, ...]] = {}
    for cell in CELLS:
        for ray in star.rays[cell]:
            for place, to in enumerate(ray):
                assert between.setdefault((cell, to), ray[:place]) == ray[:place]
