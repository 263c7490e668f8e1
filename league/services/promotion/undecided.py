"""What level teams leave open about promotion: nobody moves by the order of a file."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

from league.errors import InputError
from league.outcomes.closing import Cascade, Closing, Rung
from league.services.matches.ties import how_words, idle_words, over, shared_places, tie_words
from league.services.session.desk import Judged
from league.views.promotion import Undecided
from league.views.ties import Tie

Settle = Callable[[Closing], Cascade]
_Places = frozenset[tuple[str, str]]
"""Teams and the divisions they move to."""


def undecided(known: Judged, closing: Closing, cascade: Cascade, settle: Settle) -> Undecided:
    """Return which ties must be decided, and whose move hangs on them.

    Each group of level teams is tried in every order that puts another team first: each two of its
    teams stand both ways round in some of them. A tie matters for the first place, and where
    somebody moves otherwise.
    """
    open_ties: list[Tie] = []
    teams: set[str] = set()
    base = _places(cascade)
    for rung in closing.rungs:
        for tie in shared_places(known, rung.division.id):
            hanging = _hanging(closing, rung, tie, base, settle)
            if hanging or (tie.first == 1 and rung.qualified is None):
                open_ties.append(tie)
            teams |= hanging
    lines = tuple(_line(known, tie) for tie in open_ties)
    return Undecided(tuple(open_ties), frozenset(teams), lines)


def _line(known: Judged, tie: Tie) -> str:
    if not tie.begun and not over(known, tie.division):
        return idle_words(known, tie)
    return f"{tie_words(known, tie)} {how_words(tie)}"


def _places(cascade: Cascade) -> _Places:
    return frozenset((step.team, step.target) for step in cascade.steps)


def _hanging(closing: Closing, rung: Rung, tie: Tie, base: _Places, settle: Settle) -> set[str]:
    """Return the teams that move otherwise in another order of the level ones."""
    hanging: set[str] = set()
    for other in _orders(rung, tie.teams):
        rungs = tuple(other if one is rung else one for one in closing.rungs)
        try:
            places = _places(settle(replace(closing, rungs=rungs)))
        except InputError:  # in this order a team would go down that nobody has placed
            hanging |= set(tie.teams)
        else:
            hanging |= {team for team, _division in base ^ places}
    return hanging


def _orders(rung: Rung, level: Sequence[str]) -> Iterator[Rung]:
    """Yield the division with each other level team first, those before it moved behind."""
    places = [at for at, entry in enumerate(rung.ranking) if entry.team in level]
    for shift in range(1, len(places)):
        ranking = list(rung.ranking)
        for at, place in enumerate(places):
            ranking[place] = rung.ranking[places[(at + shift) % len(places)]]
        yield replace(rung, ranking=tuple(ranking))
