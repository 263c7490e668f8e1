"""Finding players among many: by name, pass number and club, whatever their accents."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from league.facts.registrations import Kind
from league.facts.seasons import Season
from league.rulebooks import load
from league.services.session.desk import Desk
from league.services.words.searching import alphabetical, best, fitting, folded
from league.views.search import Found, PlayerRow


@dataclass(slots=True)
class _Index:
    season: Season
    rows: list[PlayerRow]
    """By name."""
    words: list[str]
    """Name, pass number and club of each row, folded."""


_last: list[_Index] = []
"""The index of the season searched last: making one takes longer than a search may."""
_folded = lru_cache(maxsize=65536)(folded)
_sorted_as = lru_cache(maxsize=65536)(alphabetical)


def find_players(desk: Desk, text: str, limit: int = 200) -> Found:
    """Return the players that hold all the words; those first whose name begins with the first.

    Without words it is everybody, by name.
    """
    index = _index(desk.season)
    sought = folded(text).split()
    fits = fitting(index.words, sought)
    chosen = best(fits, index.words, sought[0], limit) if sought else fits[:limit]
    return Found(tuple(index.rows[number] for number in chosen), len(fits))


def _index(season: Season) -> _Index:
    if not _last or _last[0].season is not season:
        rows = sorted(_rows(season), key=lambda row: (_sorted_as(row.name), row.ident))
        words = [f"{_folded(row.name)} {row.ident} {_folded(row.club)}" for row in rows]
        _last[:] = [_Index(season, rows, words)]
    return _last[0]


def _rows(season: Season) -> Iterator[PlayerRow]:
    home = load(season.rulebook).home_nation
    names = {club.id: club.name for club in season.clubs}
    held: dict[str, list[tuple[bool, str]]] = {}
    for one in season.registrations:
        if one.deregistered is None:
            held.setdefault(one.ident, []).append((one.kind is not Kind.HOME, one.club))
    for player in season.players:
        clubs = [names[club] for _guest, club in sorted(held.get(player.ident, ()))]
        yield PlayerRow(
            ident=player.ident,
            name=player.name,
            year=player.born.year if player.born else None,
            nation=player.nation,
            at_home=player.nation == home,
            rating=player.rating,
            club=clubs[0] if clubs else "",
            more=max(len(clubs) - 1, 0),
        )
