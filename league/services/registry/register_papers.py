"""Who came to a club and who left one, as the national register is told."""

from collections.abc import Iterator
from datetime import date

from league.facts.people import Player
from league.facts.registrations import Registration
from league.language import _
from league.services.session.checks import span
from league.services.session.desk import Desk
from league.views.federation_papers import RegisterLine, RegisterPaper, RegisterPart


def register_paper(desk: Desk, _season: str) -> RegisterPaper:
    """Return a season's reports to the register, one for each span that the book names.

    Raises RuleBookError for a book that knows no such register.
    """
    parts = tuple(_parts(desk))
    return RegisterPaper(desk.season.federation, desk.season.name, parts)


def _parts(desk: Desk) -> Iterator[RegisterPart]:
    """Yield the reports, also those on which nothing stands."""
    lines = sorted(_lines(desk), key=lambda one: (one.day, not one.arrived, one.ident))
    ask = desk.book.registrations.register_report
    before, end = date.min, span(desk.season)[1]
    first = span(desk.season)[0]
    while before < end:
        last, due = ask(first, desk.values(first))
        mine = tuple(one for one in lines if first <= one.day <= last)
        yield RegisterPart(last, due, mine)
        before, first = last, date.fromordinal(last.toordinal() + 1)


def _lines(desk: Desk) -> Iterator[RegisterLine]:
    for one in desk.season.registrations:
        yield _line(desk, one, one.reported, arrived=True)
        if one.deregistered is not None:
            yield _line(desk, one, one.deregistered, arrived=False)


def _line(desk: Desk, one: Registration, day: date, *, arrived: bool) -> RegisterLine:
    player = desk.world.players[one.ident]
    return RegisterLine(
        arrived=arrived,
        day=day,
        ident=one.ident,
        surname=player.surname,
        given_name=player.given_name,
        born=player.born,
        club=one.club,
        club_name=desk.world.clubs[one.club].name,
        kind=desk.book.named("kinds").get(one.kind, one.kind),
        nation=player.nation,
        missing=tuple(_missing(player)),
    )


def _missing(player: Player) -> Iterator[str]:
    needed = (
        (player.given_name, _("given name")),
        (player.born, _("birth date")),
        (player.nation, _("citizenship")),
    )
    return (words for there, words in needed if not there)
