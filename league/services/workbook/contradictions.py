"""What contradicts itself in a season workbook: days out of order, and what cannot be twice."""

from collections.abc import Hashable
from datetime import date

from league.formatting import day
from league.language import _
from league.services.workbook.cells import Row
from league.services.workbook.checks import Pairs, Read, T


def check_contradictions(read: Read, list_date: date | None) -> None:
    """Note what contradicts itself; ``list_date`` is the rating list's, None = it is not known."""
    for row, club in read.clubs:
        _ordered(row, "Gesperrt von", club.suspended_from, "Gesperrt bis", club.suspended_until)
    for row, one in read.registrations:
        if one.reported > date.min:
            _ordered(row, "Gemeldet am", one.reported, "Abgemeldet am", one.deregistered)
    for row, player in read.players:
        if player.born and list_date and player.born > list_date:
            sentence = _("The player is born after the rating list of {day}.")
            row.fault("Geburtsdatum", sentence.format(day=day(list_date)))
    _same_lines(read.registrations)
    _same_lines(read.external_games)
    _rounds(read)


def _ordered(row: Row, one: str, first: date | None, other: str, second: date | None) -> None:
    if first and second and second < first:
        sentence = _("{second} is before {first} ({column}).")
        row.fault(other, sentence.format(second=day(second), first=day(first), column=one))


def _same_lines(pairs: Pairs[T]) -> None:
    first: dict[Hashable, int] = {}
    for row, fact in pairs:
        number = first.setdefault(fact, row.number)
        if number != row.number:
            row.fault(None, _("The same line stands already in row {row}.").format(row=number))


def _rounds(read: Read) -> None:
    """Note a team that plays twice in a round; a match that stands twice is noted elsewhere."""
    first: dict[Hashable, tuple[int, tuple[str, str]]] = {}
    for row, one in read.fixtures:
        pair = (one.home, one.away)
        for column, team in (("Heim", one.home), ("Gast", one.away)):
            if not (team and one.division and one.round) or one.home == one.away:
                continue
            number, earlier = first.setdefault((one.division, one.round, team), (row.number, pair))
            if number != row.number and earlier != pair:
                sentence = _("{team} plays in this round already, in row {row}.")
                row.fault(column, sentence.format(team=team, row=number))
