"""Anhang 2: which criterion is defined where, recommended orders, and what speaks against some."""

from collections.abc import Iterable, Iterator, Sequence

from league.facts.tournaments import System, Tournament
from league.findings import Finding
from league.outcomes.tournaments.crosstable import Performance
from league.outcomes.tournaments.table import CRITERIA, PLAYOFF
from league.rulebook import Values
from league.rulebooks.fide_tr.making import Named, Titled

RATINGS = "A2.5"
KOYA = "A2.1.3"
SWISS = {True: "A2.7.2.3", False: "A2.7.2.4"}
"""Recommendation for a Swiss of players, by whether all are rated."""


def defined(values: Values) -> dict[str, str]:
    """§ A2.1–A2.5: the paragraph that defines each criterion, the first where several do."""
    found: dict[str, str] = {}
    for id, entry in values.paragraphs.items():
        for name in _criteria(id, "criteria", values) if "criteria" in entry.values else ():
            found.setdefault(name, id)
    return found


def presets(values: Values) -> dict[str, list[str]]:
    """§ A2.7.2.1–A2.7.2.5: the recommended orders, by their paragraphs."""
    ids = (id for id in values.paragraphs if id.startswith("A2.7.2."))
    return {id: _criteria(id, "order", values) for id in ids}


def _criteria(id: str, name: str, values: Values) -> list[str]:
    return values.criteria(id, name, (*CRITERIA, PLAYOFF))


def criteria(tournament: Tournament, rated: bool, values: Values) -> Sequence[str]:
    """§ A2.7.2: what is recommended for the kind of tournament; ``rated`` = everybody is."""
    return presets(values)[_recommendation(tournament, rated)]


def _recommendation(tournament: Tournament, rated: bool) -> str:
    if tournament.system is System.SWISS:
        return "A2.7.2.5" if tournament.teams else SWISS[rated]
    return "A2.7.2.2" if tournament.teams else "A2.7.2.1"


def performance(values: Values) -> Performance:
    """§ A2.5.2, A2.5.3: the FIDE's table, who has played too little, and the 350 points."""
    return Performance(
        differences=tuple(values.numbers("A2.5.2", "differences")),
        few_games=values.number("A2.5.2", "games"),
        limit=values.number("A2.5.3", "points"),
    )


def warnings(
    tournament: Tournament, chosen: Sequence[str], rated: bool, values: Values
) -> Iterator[Finding]:
    """§ A2.7.1, A2.5.2, A2.1.3: what speaks against a choice.

    An unchanged recommendation mixes as it does. ``rated`` = every participant is.
    """
    homes = defined(values)
    known = [homes[name] for name in chosen if name in homes]
    if not rated:
        yield from _without_ratings(known, values)
    if tournament.system is System.SWISS:
        yield from _of_round_robins(known, values)
    if list(chosen) in presets(values).values():
        return
    if tournament.system is System.SWISS and {"A2.5.2", "A2.5.3"} & set(known):
        yield Finding("A2.5.2", "A2.5.2", values.say("A2.5.2", "swiss"))
    yield from _mixed(known, values)


def _of_round_robins(known: Iterable[str], values: Values) -> Iterator[Finding]:
    for id in dict.fromkeys(known):
        if _within(id, KOYA):
            criterion = Titled(values.paragraphs[id])
            yield Finding("A2.1.3", "A2.1.3", values.say("A2.1.3", "swiss", criterion=criterion))


def _without_ratings(known: Iterable[str], values: Values) -> Iterator[Finding]:
    for id in dict.fromkeys(known):
        if _within(id, RATINGS):
            criterion = Titled(values.paragraphs[id])
            yield Finding("A2.7.1", "A2.7.1", values.say("A2.7.1", "ratings", criterion=criterion))


def _mixed(known: Sequence[str], values: Values) -> Iterator[Finding]:
    """Find criteria of several categories, the printed example by its own words."""
    wrong = values.words("A2.7.1", "wrong")
    parts = [next((id for id in known if _within(id, part)), None) for part in wrong]
    if all(parts):
        named = Named([Titled(values.paragraphs[id]) for id in parts if id])
        yield Finding("A2.7.1", "A2.7.1", values.say("A2.7.1", "wrong", criteria=named))
        return
    beside = values.words("A2.7.1", "beside")
    apart = (id for id in known if not any(_within(id, group) for group in beside))
    categories = dict.fromkeys(map(_category, apart))
    if len(categories) > 1:
        named = Named([Titled(values.paragraphs[id]) for id in categories])
        yield Finding("A2.7.1", "A2.7.1", values.say("A2.7.1", "mixed", categories=named))


def _category(id: str) -> str:
    """Return the category of a criterion: appendix and first number."""
    return ".".join(id.split(".")[:2])


def _within(id: str, group: str) -> bool:
    return f"{id}.".startswith(f"{group}.")
