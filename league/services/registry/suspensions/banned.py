"""Whose ban or suspension stands in the way of a draw, a next season, a working day."""

from collections.abc import Iterator
from datetime import date

from league.errors import InputError
from league.facts.clubs import Club
from league.facts.seasons import Season
from league.formatting import day as spoken_day
from league.language import _
from league.services.session.opening import persons_banned


def clubs_banned(season: Season, first: date, last: date | None = None) -> Iterator[Club]:
    """Yield the clubs whose right to play rests on any day between two, both included."""
    for club in season.clubs:
        begins, ends = club.suspended_from, club.suspended_until
        if begins is None or (ends is not None and ends < first):
            continue
        if last is None or begins <= last:
            yield club


def not_to_be_drawn(season: Season, division: str, first: date, last: date) -> str:
    """Return which teams of a division are banned between two days; empty = none is."""
    banned = {club.id: club for club in clubs_banned(season, first, last)}
    mine = [team for team in season.teams if team.division == division and team.club in banned]
    if not mine:
        return ""
    sentence = _("{teams}: the club is banned. They are drawn only with a reason.")
    teams = ", ".join(f"{one.name} ({span_words(banned[one.club])})" for one in mine)
    return sentence.format(teams=teams)


def refuse_silently(season: Season, division: str, day: date, why: str) -> None:
    """Refuse a draw with a banned club's team without a reason. Raises InputError."""
    banned = not_to_be_drawn(season, division, day, day)
    if banned and not why.strip():
        raise InputError(banned)


def span_words(club: Club) -> str:
    """Return from when until when a club's right to play rests."""
    return days_words(club.suspended_from, club.suspended_until)


def banned_words(season: Season, first: date) -> list[str]:
    """Return who is banned on a day or after it: clubs, then persons. Raises StorageError."""
    names = {one.ident: one.name for one in season.players}
    return [
        *(f"{club.name}: {span_words(club)}" for club in clubs_banned(season, first)),
        *(
            f"{names.get(one.person, one.person)}: {days_words(one.first, one.last)}"
            for one in persons_banned(season)
            if one.lifted is None and (one.last is None or one.last >= first)
        ),
    ]


def days_words(first: date | None, last: date | None) -> str:
    """Return from when until when a ban holds."""
    sentence = _("banned from {first} to {last}")
    begins = spoken_day(first) if first else "–"
    return sentence.format(first=begins, last=spoken_day(last) if last else _("further notice"))
