"""The form of three teams: each with its players and points, then the results by encounter."""

from collections.abc import Iterator

from league.language import _
from league.views.papers_tournaments import PlayerLine, TeamLines, TournamentForms
from reports.document import Block, Cell, Column, Document, Kind, NewPage, Table, Value
from reports.layouts.tournament_rounds import ROOM, begins, matches, sheet, symbols

Row = tuple[Value | Cell, ...]


def layout(view: TournamentForms) -> Document:
    """Return the form, filled or empty."""
    return sheet(view, _("Match of three teams: {name}"), _blocks(view))


def _blocks(view: TournamentForms) -> Iterator[Block]:
    yield begins(view)
    for team in view.teams:
        yield _team(view, team)
    yield NewPage()
    for one in view.rounds:
        yield from matches(one)


def _team(view: TournamentForms, team: TeamLines) -> Table:
    columns = (
        Column(_("No."), width=14),
        Column(_("Pass no."), width=28),
        Column(_("Player")),
        Column(view.rating_name, Kind.NUMBER, 22),
        Column(_("Points"), Kind.SCORE, 22),
    )
    label, points = Cell(_("Points total"), bold=True), Cell(team.points, bold=True)
    rank = "……" if team.rank is None else f"{team.rank}."
    heading = _("{symbols}: {team}, rank {rank}").format(
        symbols=symbols(team), team=team.name, rank=rank
    )
    return Table(
        columns,
        (*map(_row, team.lines), (None, None, label, None, points)),
        heading,
        room=ROOM,
        whole=True,
    )


def _row(line: PlayerLine) -> Row:
    return (line.symbol, line.ident, line.name, line.rating, line.points)
