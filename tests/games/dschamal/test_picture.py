"""One definition gives the picture too (DSC-02)."""

from __future__ import annotations

from collections import Counter

import pytest

from tablee.games.dschamal.picture import facets, mesh
from tablee.games.dschamal.pieces import FORMS


@pytest.mark.clause("DSC-02")
@pytest.mark.parametrize("form", range(len(FORMS)), ids=FORMS)
def test_meshes_are_closed_and_facets_face_the_eye(form: int) -> None:
    """Every edge of a closed mesh is walked as often one way as the other."""
    edges: Counter[tuple[int, int]] = Counter()
    for a, b, c in mesh(form).triangles:
        edges.update([(a, b), (b, c), (c, a)])
    assert all(edges[b, a] == count for (a, b), count in edges.items())
    painted = facets(form)
    assert painted
    assert all(0 <= facet.shade <= 100 and len(facet.points) > 2 for facet in painted)
