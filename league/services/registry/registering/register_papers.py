"""Who came to a club, who left one and whose data changed, as the national register is told."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from datetime import date

from league.facts.people import Player
from league.facts.registrations import Registration
from league.formatting import day as spoken_day
from league.language import _
from league.services.registry.people.data_changes import FIELDS, DataChange, data_changes
from league.services.session.checks import span
from league.services.session.desk import Desk
from league.views.federation_papers import RegisterLine, RegisterPaper, RegisterPart, Reported


def register_paper(desk: Desk, _season: str) -> RegisterPaper:
    """Return a season's reports to the register, one for each span that the book names.

    Raises RuleBookError for a book that knows no such register.
    """
    parts = tuple(_parts(desk))
    return RegisterPaper(desk.season.federation, desk.season.name, parts)


def _parts(desk: Desk) -> Iterator[RegisterPart]:
    """Yield the reports, also those on which nothing stands."""
    lines = sorted(_lines(desk), key=lambda one: (one.day, one.what.value, one.ident))
    changes = data_changes(desk)
    ask = desk.book.registrations.register_report
    before, end = date.min, span(desk.season)[1]
    first = span(desk.season)[0]
    while before < end:
        last, due = ask(first, desk.values(first))
        mine = tuple(one for one in lines if first <= one.day <= last)
        new = {one.ident for one in mine if one.what is Reported.ARRIVAL}
        within = [one for one in changes if first <= one.day <= last and one.ident not in new]
        yield RegisterPart(last, due, (*mine, *_changed(desk, within)))
        before, first = last, date.fromordinal(last.toordinal() + 1)


def _lines(desk: Desk) -> Iterator[RegisterLine]:
    for one in desk.season.registrations:
        yield _line(desk, one, one.reported, Reported.ARRIVAL)
        if one.deregistered is not None:
            yield _line(desk, one, one.deregistered, Reported.DEPARTURE)


def _changed(desk: Desk, changes: Sequence[DataChange]) -> Iterator[RegisterLine]:
    """Yield what differs between the first state in a span and the last, once for each club."""
    by_player: dict[str, list[DataChange]] = {}
    for one in changes:
        by_player.setdefault(one.ident, []).append(one)
    for ident, mine in sorted(by_player.items()):
        day, before, after = mine[-1].day, mine[0].before, mine[-1].after
        was = tuple(_was(name, before[name]) for name in FIELDS if before[name] != after[name])
        held = [one for one in desk.season.registrations if one.ident == ident and was]
        for registration in held:
            if registration.in_force(day):
                yield replace(_line(desk, registration, day, Reported.CHANGE), was=was)


def _was(name: str, value: str) -> str:
    """Return what stood in a field, with its label; a dash for nothing."""
    labels = {
        "surname": _("Surname"),
        "given_name": _("Given name"),
        "born": _("Born"),
        "nation": _("Citizenship"),
    }
    if name == "born" and value:
        value = spoken_day(date.fromisoformat(value))
    return f"{labels[name]}: {value or '–'}"


def _line(desk: Desk, one: Registration, day: date, what: Reported) -> RegisterLine:
    player = desk.world.players[one.ident]
    return RegisterLine(
        what=what,
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
