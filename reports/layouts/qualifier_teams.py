"""The form of three teams: each with its players and points, then the results by encounter."""

from collections.abc import Iterator

from league.language import _
from league.views.columns import Kind, Value
from league.views.papers_qualification import PlayerLine, TeamLines, TournamentForms
from reports.document import Block, Cell, Column, Document, NewPage, Table
from reports.layouts.qualifier_rounds import ROOM, begins, matches, sheet, symbols

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
        Column(view.rating_name, Kind.NUMBER, 18),
        *(
            Column(_("Round {round}").format(round=one.number), Kind.SCORE, 20)
            for one in view.rounds
        ),
        Column(_("Points"), Kind.SCORE, 20),
    )
    rounds = len(view.rounds)
    sums = (Cell(_sum(team, at), bold=True) for at in range(rounds))
    label, points = Cell(_("Points total"), bold=True), Cell(team.points, bold=True)
    rank = "……" if team.rank is None else f"{team.rank}."
    heading = _("{symbols}: {team}, rank {rank}").format(
        symbols=symbols(team), team=team.name, rank=rank
    )
    return Table(
        columns,
        (*(_row(line, rounds) for line in team.lines), (None, None, label, None, *sums, points)),
        heading,
        room=ROOM,
        whole=True,
    )


def _sum(team: TeamLines, at: int) -> int | None:
    """Return the half points of a team's players in a round; None while none has a result."""
    found = [half for line in team.lines for half in line.by_round[at : at + 1] if half is not None]
    return sum(found) if found else None


def _row(line: PlayerLine, rounds: int) -> Row:
    by_round = line.by_round or (None,) * rounds
    return (line.symbol, line.ident, line.name, line.rating, *by_round, line.points)
