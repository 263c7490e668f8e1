"""The lists of teams as they are sent to the clubs."""

from collections.abc import Iterator

from league.formatting import day
from league.language import _, to_translate
from league.views.columns import Column, Columns, Kind
from league.views.season_papers import ListedPlayer, ListedTeam, SquadsPaper
from reports.described import table_of
from reports.document import Block, Document, Table, Words
from reports.layouts.season_parts import in_the_name, lines
from reports.words import line_of, marks


def squads(view: SquadsPaper) -> Document:
    """Return the list of each team, with what the marks mean."""
    return Document(
        title=view.word,
        under=view.about,
        blocks=tuple(squad_blocks(view)),
        **in_the_name(view.head, view.about),
    )


def squad_blocks(view: SquadsPaper) -> Iterator[Block]:
    """Yield the lists, each with what is to be said of it, then what the marks mean."""
    if not view.teams:
        yield Words(_("There is no team."))
    for team in view.teams:
        yield _list(view, team)
        division = "" if team.division == view.about else team.division
        if said := lines((line_of(division, *_told(team)), *team.notes)):
            yield Words(said, small=True)
    yield from _meanings(view)


def _told(team: ListedTeam) -> Iterator[str]:
    if team.captain:
        yield _("captain: {name}").format(name=team.captain)
    if team.posted:
        yield _("handed in on {day}").format(day=day(team.posted))
    if not team.players:
        yield _("no list was handed in")


def _meanings(view: SquadsPaper) -> Iterator[Block]:
    used = {mark for team in view.teams for one in team.players for mark in one.marks}
    words = [f"({mark}) {meaning}" for mark, meaning in view.marks if mark in used]
    if words:
        yield Words(line_of(*words), small=True)


def _list(view: SquadsPaper, team: ListedTeam) -> Table:
    columns: Columns[ListedPlayer] = (
        Column("place", to_translate("Rank"), kind=Kind.NUMBER, width=14),
        Column("marks", to_translate("Marks"), lambda one: marks(one.marks), width=22),
        Column("ident", to_translate("Pass number"), width=26),
        Column("name", to_translate("Name"), small=_late),
        Column("rating", view.rating_name, kind=Kind.NUMBER, width=18, spoken=True),
        Column("age_group", to_translate("Age group"), kind=Kind.CENTRED, width=22),
    )
    name = "" if team.name == view.about and len(view.teams) == 1 else team.name
    return table_of(columns, team.players, name=name, whole=True)


def _late(one: ListedPlayer) -> str:
    return _("nominated on {day}").format(day=day(one.nominated)) if one.nominated else ""
