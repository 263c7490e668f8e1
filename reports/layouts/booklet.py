"""The booklet of a season."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import groupby

from league.formatting import day
from league.language import _
from league.views.season_papers import BookletClub, BookletDivision, BookletPaper
from reports.document import Block, Column, Document, Heading, NewPage, Table, Words
from reports.layouts.announcement import parts_table
from reports.layouts.season_parts import fixtures_table, letter, lines
from reports.layouts.squads import squad_blocks
from reports.words import line_of


def booklet(view: BookletPaper) -> Document:
    """Return contents, terms, officials, clubs, lists and fixtures."""
    return Document(
        title=_("Season booklet {season}").format(season=view.head.season),
        under=view.head.rules,
        contents=True,
        blocks=tuple(_blocks(view)),
        **letter(view.head),
    )


def _blocks(view: BookletPaper) -> Iterator[Block]:
    yield from _terms(view)
    yield from _officials(view)
    yield NewPage()
    yield Heading(_("Clubs"))
    yield from map(_club, view.clubs)
    for division, teams in groupby(view.squads.teams, key=lambda team: team.division):
        yield NewPage()
        yield Heading(f"{view.squads.word}: {division}")
        yield from squad_blocks(replace(view.squads, about=division, teams=tuple(teams)))
    yield NewPage()
    yield from _fixtures(view)


def _fixtures(view: BookletPaper) -> Iterator[Block]:
    for one in view.fixtures:
        yield Heading(_("Fixtures: {division}").format(division=one.name))
        yield fixtures_table(one)
    if not view.fixtures:
        yield Heading(_("Fixtures"))
        yield Words(_("No round is published yet."))


def _terms(view: BookletPaper) -> Iterator[Block]:
    yield Heading(view.announced or _("Divisions"))
    for division in view.divisions:
        rows = tuple((label, said) for label, said in _division(division) if said)
        name = line_of(division.name, division.district)
        yield Table(_details(), rows, name=name, whole=True)
    for event in view.announcements:
        yield Heading(line_of(event.file.announcement.name))
        yield parts_table(event)


def _division(one: BookletDivision) -> Iterator[tuple[str, str]]:
    yield _("Boards"), str(one.boards)
    yield _("Lineups"), one.mode
    yield _("Players on a list, at most"), str(one.longest or "")
    yield _("Late nominations"), str(one.late or "")
    yield _("Teams"), str(one.teams)
    yield _("Rounds"), str(one.rounds or "")
    if one.days:
        yield _("Days of play"), " – ".join(map(day, one.days))
    yield _("Special rules"), lines(one.rules)


def _details() -> tuple[Column, ...]:
    return Column(_("Detail"), width=70), Column(_("Contents"))


def _officials(view: BookletPaper) -> Iterator[Block]:
    columns = (
        Column(_("Function"), width=44),
        Column(_("Name")),
        Column(_("Telephone")),
        Column(_("E-mail")),
    )
    rows = [
        (line_of(one.role, one.division), one.name, one.phone, one.mail) for one in view.officers
    ]
    role = _("official of the division")
    named = [one for one in view.divisions if one.official]
    rows += [(line_of(role, one.name), one.official, "", "") for one in named]
    yield Heading(_("Officials"))
    if rows:
        yield Table(columns, tuple(rows))
    else:
        yield Words(_("No official is on record."))


def _club(one: BookletClub) -> Table:
    """Return where a club plays and whom to write to."""
    seat = lines(one.office.address)
    rows = [(_("Seat"), seat)] if seat else []
    rows += [(line_of(name, division), venue) for name, division, venue in one.teams]
    rows += [
        (officer.role, line_of(officer.name, officer.phone, officer.mail))
        for officer in one.office.officers
    ]
    name = line_of(f"{one.name} ({one.number})", one.district)
    return Table(_details(), tuple(rows), name=name, whole=True)
