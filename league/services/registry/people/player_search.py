"""Finding players among many: by name, pass number and club, whatever their accents."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from league.facts.people import Player
from league.facts.registrations import Kind, Registration
from league.facts.seasons import Season
from league.judging import collection_paused
from league.rulebooks import load
from league.services.session.desk import Desk
from league.services.words.searching import alphabetical, best, fitting, folded
from league.slot import Slot
from league.views.search import Found, PlayerRow


@dataclass(frozen=True, slots=True)
class _Index:
    """The players of a season; only those who are shown are made into rows."""

    season: Season
    home_nation: str
    clubs: Mapping[str, str]
    """Names by id."""
    registered: Mapping[str, list[Registration]]
    """Those that last, by pass number; the one that counts first stands first."""
    players: Sequence[Player]
    """By name."""
    words: Sequence[str]
    """Name, pass number and club of each player, folded."""


_last = Slot[_Index]()
"""The index of the season searched last: making one takes longer than a search may."""


def find_players(desk: Desk, text: str, limit: int = 200) -> Found:
    """Return the players that hold all the words; those first whose name begins with the first.

    Without words it is everybody, by name.
    """
    index = _index(desk.season)
    sought = folded(text).split()
    fits = fitting(index.words, sought)
    chosen = best(fits, index.words, sought[0], limit) if sought else fits[:limit]
    return Found(tuple(_row(index, index.players[number]) for number in chosen), len(fits))


def _index(season: Season) -> _Index:
    if _last.value is None or _last.value.season is not season:
        with collection_paused():
            _last.value = _made(season)
    return _last.value


def _made(season: Season) -> _Index:
    players, registered = season.players, _registered(season)
    clubs = {club.id: club.name for club in season.clubs}
    letters, folds = _Each(alphabetical), _Each(folded)
    # One text sorts faster than a name with a pass number beside it; no name has a NUL.
    keys = [
        f"{f'{letters[p.surname]} {letters[p.given_name]}'.strip()}\0{p.ident}" for p in players
    ]
    # Made in the order in which they lie in memory: in that of their names it takes three times
    # as long.
    words = [
        f"{f'{folds[one.surname]} {folds[one.given_name]}'.strip()} {one.ident} "
        f"{folds[clubs[held[0].club]] if (held := registered.get(one.ident)) else ''}"
        for one in players
    ]
    order = sorted(range(len(keys)), key=keys.__getitem__)
    listed = [players[place] for place in order]
    # Searches read them from first to last: written anew they lie beside each other.
    words = "\0".join([words[place] for place in order]).split("\0") if words else []
    return _Index(season, load(season.rulebook).home_nation, clubs, registered, listed, words)


class _Each(dict[str, str]):
    """What is made of names, of each once: many people share them."""

    def __init__(self, make: Callable[[str], str]) -> None:
        super().__init__()
        self._make = make

    def __missing__(self, name: str) -> str:
        self[name] = made = self._make(name)
        return made


def _registered(season: Season) -> dict[str, list[Registration]]:
    found: dict[str, list[Registration]] = {}
    for one in season.registrations:
        if one.deregistered is None:
            known = found.get(one.ident)
            if known is None:
                found[one.ident] = [one]
            else:
                known.append(one)
                known.sort(key=lambda held: (held.kind is not Kind.HOME, held.club))
    return found


def _row(index: _Index, player: Player) -> PlayerRow:
    held = index.registered.get(player.ident, ())
    return PlayerRow(
        ident=player.ident,
        name=player.name,
        year=player.born.year if player.born else None,
        nation=player.nation,
        at_home=player.nation == index.home_nation,
        rating=player.rating,
        club=index.clubs[held[0].club] if held else "",
        more=max(len(held) - 1, 0),
    )
