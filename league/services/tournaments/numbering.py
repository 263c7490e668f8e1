"""From keys to pairing numbers: as they were given, and provisional ones before that."""

from collections.abc import Iterable

from league.facts.tournament_files import TournamentFile
from league.facts.tournaments import Entrant

TITLES = ("GM", "IM", "WGM", "FM", "WIM", "CM", "WFM", "WCM")
"""In the order of FIDE's rules for Swiss systems (C.04.2 B); players without one come last."""


def numbers_of(file: TournamentFile) -> dict[str, int]:
    """Return pairing numbers by key.

    Before they are given: by rating, as far as nobody has a number of his own.
    """
    given = {one.key: one.number for one in file.participants if one.number is not None}
    if file.numbers is not None:
        given |= {key: at for at, key in enumerate(file.numbers.order, 1)}
    taken = set(given.values())
    free = (at for at in range(1, len(file.participants) + len(taken) + 1) if at not in taken)
    others = [one for one in file.participants if one.key not in given]
    return given | dict(zip(by_rating(others), free, strict=False))


def keys_of(file: TournamentFile) -> dict[int, str]:
    """Return keys by pairing number, in the order of the numbers."""
    return dict(sorted((number, key) for key, number in numbers_of(file).items()))


def by_rating(entrants: Iterable[Entrant]) -> list[str]:
    """Return keys, the highest rating first; those level by title, then by name."""
    return [one.key for one in sorted(entrants, key=_strength)]


def _strength(one: Entrant) -> tuple[int, int, str, str]:
    title = TITLES.index(one.title) if one.title in TITLES else len(TITLES)
    return -(one.rating or 0), title, one.name.casefold(), one.key
