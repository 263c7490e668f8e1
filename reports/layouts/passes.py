"""The list of passes that a club shows before a match.

It carries birth dates, as the passes do: by them and an identity card it is seen who a player is.
"""

from collections.abc import Iterator

from league.language import _, to_translate
from league.views.columns import Column, Columns, Kind
from league.views.papers_matches import PassList, PassRow
from reports.described import table_of
from reports.document import Block, Document, Words
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
            yield table_of(_ROWS, team.rows, name=f"{team.name} ({team.division_name})")


_ROWS: Columns[PassRow] = (
    Column("place", to_translate("Rank"), kind=Kind.NUMBER, width=14),
    Column("ident", to_translate("Pass no.")),
    Column("name", to_translate("Name")),
    Column("born", to_translate("Born"), kind=Kind.DAY),
    Column("kind", to_translate("Kind")),
    Column("marks", to_translate("Mark"), lambda one: marks(one.marks)),
    Column("since", to_translate("Eligible from"), kind=Kind.DAY),
)
