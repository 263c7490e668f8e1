"""Names that belong to a committee: clubs as they are called, and who is party to a case."""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from datetime import date

from league.errors import InputError, UnknownNameError
from league.facts.clubs import Club
from league.facts.committees import Committee
from league.language import _
from league.outcomes.tournaments.committees import everybody
from league.services.tournaments.opening import Opened
from league.services.words.naming import club_named
from league.services.words.searching import folded


def with_known(found: Opened, committee: Committee) -> Committee:
    """Return a committee with what the tournament knows of its members, clubs by their names.

    Raises InputError.
    """
    field = {one.name: one for one in found.file.entrants.values()}
    playing = {name: field[name] for name in everybody(committee) if name in field}
    clubs = {name: one.club for name, one in playing.items() if one.club} | {
        name: _club(found.season.clubs, club) for name, club in committee.clubs.items()
    }
    born = {name: day for name, one in playing.items() if (day := _day(one.born))}
    return replace(committee, clubs=clubs, born={**born, **committee.born})


def _day(born: str) -> date | None:
    """Return a day of birth; None = only the year is known."""
    parts = born.split("/")
    return date(*map(int, parts)) if len(parts) == 3 else None


def check_seated(committee: Committee) -> None:
    """Refuse what is said of somebody who does not sit in the committee. Raises InputError."""
    said = {*committee.federations, *committee.born, *committee.clubs, *committee.board}
    if strangers := sorted((said | {*committee.electors}) - {*everybody(committee)}):
        sentence = _("Not in the committee: {players}.")
        raise InputError(sentence, players="; ".join(strangers))


def seated_only(committee: Committee) -> Committee:
    """Return a committee without what was said of those who sit in it no more."""
    held = {*everybody(committee)}
    return replace(
        committee,
        federations={name: one for name, one in committee.federations.items() if name in held},
        born={name: day for name, day in committee.born.items() if name in held},
        clubs={name: club for name, club in committee.clubs.items() if name in held},
        board=tuple(name for name in committee.board if name in held),
        electors={name: one for name, one in committee.electors.items() if name in held},
    )


def parties_named(found: Opened, typed: Iterable[str]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return names and clubs of who is party to a case, and what was typed that names nobody.

    By words that only one of the committee has, else a player of the tournament with his club,
    else a club. Raises InputError when several may be meant.
    """
    names: list[str] = []
    strangers: list[str] = []
    for text in typed:
        meant = tuple(_meant(found, text))
        names += meant
        if not meant:
            strangers.append(text)
    return tuple(names), tuple(strangers)


def _meant(found: Opened, text: str) -> Iterator[str]:
    committee, file = found.tournament.committee, found.file
    if of_court := _one_of(everybody(committee), text):
        yield of_court
        return
    entrants = {one.name: one for one in file.entrants.values()}
    key = text.strip()
    name = file.entrants[key].name if key in file.entrants else _one_of(entrants, text)
    if name:
        yield from filter(None, (name, entrants[name].club))
        return
    club = _club(found.season.clubs, text)
    if club in committee.clubs.values() or any(one.name == club for one in found.season.clubs):
        yield club


def _one_of(names: Iterable[str], text: str) -> str:
    """Return the name that has all the words typed; empty = none. InputError for several."""
    words = {*_words(text)}
    several = [name for name in names if words and words <= {*_words(name)}]
    same = [name for name in several if words == {*_words(name)}]
    if len(several) > 1 and not same:
        sentence = _("“{text}” may be several: {known}; please name one.")
        raise InputError(sentence, text=text, known="; ".join(several))
    return next(iter(same or several), "")


def _words(name: str) -> list[str]:
    return folded(name.replace(",", " ")).split()


def _club(clubs: Iterable[Club], text: str) -> str:
    """Return the name of a club of the season; what is none of them as it was typed."""
    try:
        return club_named(clubs, text).name
    except UnknownNameError:
        return text
