"""Ratings for games of many players, where openskill is installed (`pip install 'tablee[lab]'`)."""

from __future__ import annotations

from tablee.lab.tally import ArenaResult


def rate(result: ArenaResult) -> dict[str, float]:
    """A cautious strength for each name: its mean less three deviations, after all games in order.

    Bots of one name share one rating: it moves by the mean of what its seats would gain.
    """
    from openskill.models import PlackettLuce

    model, names = PlackettLuce(), result.entrants
    ratings = {name: model.rating(name=name) for name in names}
    for one in result.played:
        teams = [[ratings[name]] for name in names]
        rated = model.rate(teams, ranks=[float(place) for place in one.places])
        for name in ratings:
            own = [team[0] for team, seat in zip(rated, names, strict=True) if seat == name]
            mu = sum(rating.mu for rating in own) / len(own)
            sigma = sum(rating.sigma for rating in own) / len(own)
            ratings[name] = model.rating(name=name, mu=mu, sigma=sigma)
    return {name: round(rating.ordinal(), 2) for name, rating in ratings.items()}
