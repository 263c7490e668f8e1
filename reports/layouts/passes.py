"""The list of passes that a club shows before a match.

It carries birth dates, as the passes do: by them and an identity card it is seen who a player is.
"""

from collections.abc import Iterator

from league.language import _
from league.views.columns import Kind, Value
from league.views.papers_matches import PassList, PassRow, TeamPasses
from reports.document import Block, Column, Document, Table, Words
from reports.words import line_of, marks


def layout(view: PassList) -> Document:
    """Return the list, one table a team."""
    return Document(
        title=_("List of passes"),
        over=line_of(view.federation, view.season),
        under=view.club,
        foot=line_of(view.federation, view.season, view.club),
        blocks=tuple(_blocks(view)),
    )


def _blocks(view: PassList) -> Iterator[Block]:
    if view.says:
        yield Words(view.says, small=True)
    if not any(team.rows for team in view.teams):
        yield Words(_("No player of this club is on a list."))
    for team in view.teams:
        if team.rows:
            yield _table(team)


def _table(team: TeamPasses) -> Table:
    columns = (
        Column(_("Rank"), Kind.NUMBER, 14),
        Column(_("Pass no.")),
        Column(_("Name")),
        Column(_("Born"), Kind.DAY),
        Column(_("Kind")),
        Column(_("Mark")),
        Column(_("Eligible from"), Kind.DAY),
    )
    return Table(columns, tuple(map(_row, team.rows)), f"{team.name} ({team.division_name})")


def _row(row: PassRow) -> tuple[Value, ...]:
    return (row.place, row.ident, row.name, row.born, row.kind, marks(row.marks), row.since)
