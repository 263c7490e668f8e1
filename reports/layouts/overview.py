"""A whole season with names beside numbers, a sheet each for what the staff looks up."""

from league.facts.clubs import Club
from league.facts.seasons import Division
from league.language import _, to_translate
from league.views.columns import Column, Columns, Kind
from league.views.federation_papers import (
    OverviewBoard,
    OverviewListed,
    OverviewMatch,
    OverviewPaper,
    OverviewPlayer,
    OverviewTeam,
)
from reports.described import table_of
from reports.document import Document
from reports.words import line_of

_DIVISIONS: Columns[Division] = (
    Column("name", to_translate("Division")),
    Column("district", to_translate("District")),
    Column("level", to_translate("Level"), kind=Kind.NUMBER),
    Column("boards", to_translate("Boards"), kind=Kind.NUMBER),
)

_CLUBS: Columns[Club] = (
    Column("id", to_translate("Club no.")),
    Column("name", to_translate("Club")),
    Column("district", to_translate("District")),
    Column("member_since", to_translate("Member since"), kind=Kind.DAY),
    Column("suspended_from", to_translate("Suspended from"), kind=Kind.DAY),
    Column("suspended_until", to_translate("Suspended until"), kind=Kind.DAY),
)

_TEAMS: Columns[OverviewTeam] = (
    Column("name", to_translate("Team")),
    Column("club_name", to_translate("Club")),
    Column("division", to_translate("Division")),
    Column("draw_number", to_translate("Draw number"), kind=Kind.NUMBER),
    Column("captain", to_translate("Captain")),
    Column("venue", to_translate("Venue")),
)

_MATCHES: Columns[OverviewMatch] = (
    Column("division", to_translate("Division")),
    Column("round", to_translate("Round"), kind=Kind.NUMBER),
    Column("day", to_translate("Day"), kind=Kind.DAY),
    Column("start", to_translate("Hour"), kind=Kind.CLOCK),
    Column("home", to_translate("Home")),
    Column("away", to_translate("Visitors")),
    Column("gp", to_translate("Home points"), lambda one: _side(one.game_points, 0), Kind.SCORE),
    Column("gp2", to_translate("Away points"), lambda one: _side(one.game_points, 1), Kind.SCORE),
    Column("mp", to_translate("Match points, home"), lambda one: _side(one.match_points, 0),
           Kind.NUMBER),
    Column("mp2", to_translate("Match points, away"), lambda one: _side(one.match_points, 1),
           Kind.NUMBER),
    Column("state", to_translate("State"), lambda one: _("annulled") if one.annulled else ""),
)  # fmt: skip

_BOARDS: Columns[OverviewBoard] = (
    Column("division", to_translate("Division")),
    Column("round", to_translate("Round"), kind=Kind.NUMBER),
    Column("match", to_translate("Match")),
    Column("board", to_translate("Board"), kind=Kind.NUMBER),
    Column("home", to_translate("Home")),
    Column("away", to_translate("Visitors")),
    Column("points", to_translate("Home points"), lambda one: _side(one.counted, 0), Kind.SCORE),
    Column("points2", to_translate("Away points"), lambda one: _side(one.counted, 1), Kind.SCORE),
)


def _side(points: tuple[int, int] | None, side: int) -> int | None:
    return points[side] if points else None


def _players(rating_name: str) -> Columns[OverviewPlayer]:
    return (
        Column("ident", to_translate("Pass")),
        Column("name", to_translate("Player")),
        Column("title", to_translate("Title")),
        Column("rating", rating_name, kind=Kind.NUMBER, spoken=True),
        Column("nation", to_translate("Nation")),
        Column("club_name", to_translate("Club")),
        Column("kind", to_translate("Kind")),
        Column("since", to_translate("Eligible from"), kind=Kind.DAY),
        Column("until", to_translate("Left on"), kind=Kind.DAY),
    )


def _listed(rating_name: str) -> Columns[OverviewListed]:
    return (
        Column("team", to_translate("Team")),
        Column("place", to_translate("Place"), kind=Kind.NUMBER),
        Column("ident", to_translate("Pass")),
        Column("name", to_translate("Player")),
        Column("rating", rating_name, kind=Kind.NUMBER, spoken=True),
    )


def overview(view: OverviewPaper) -> Document:
    """Return divisions, clubs, players, teams, lists, matches and boards as tables."""
    tables = (
        table_of(_DIVISIONS, view.divisions, name=_("Divisions")),
        table_of(_CLUBS, view.clubs, name=_("Clubs")),
        table_of(_players(view.rating_name), view.players, name=_("Players")),
        table_of(_TEAMS, view.teams, name=_("Teams")),
        table_of(_listed(view.rating_name), view.lists, name=_("Lists")),
        table_of(_MATCHES, view.matches, name=_("Matches")),
        table_of(_BOARDS, view.boards, name=_("Boards")),
    )
    return Document(
        title=_("Overview of the season"),
        over=line_of(view.federation, view.season),
        foot=line_of(view.federation, view.season),
        blocks=tuple(one for one in tables if one.rows),
        landscape=True,
    )
