"""A whole season with names beside numbers, a sheet each for what the staff looks up."""

from league.language import _
from league.views.columns import Kind
from league.views.federation_papers import OverviewPaper
from reports.document import Column, Document, Table
from reports.words import line_of


def overview(view: OverviewPaper) -> Document:
    """Return divisions, clubs, players, teams, lists, matches and boards as tables."""
    tables = (
        _divisions(view),
        _clubs(view),
        _players(view),
        _teams(view),
        _lists(view),
        _matches(view),
        _boards(view),
    )
    return Document(
        title=_("Overview of the season"),
        over=line_of(view.federation, view.season),
        foot=line_of(view.federation, view.season),
        blocks=tuple(one for one in tables if one.rows),
        landscape=True,
    )


def _divisions(view: OverviewPaper) -> Table:
    columns = (
        Column(_("Division")),
        Column(_("District")),
        Column(_("Level"), Kind.NUMBER),
        Column(_("Boards"), Kind.NUMBER),
    )
    rows = tuple((one.name, one.district, one.level, one.boards) for one in view.divisions)
    return Table(columns, rows, name=_("Divisions"))


def _clubs(view: OverviewPaper) -> Table:
    columns = (
        Column(_("Club no.")),
        Column(_("Club")),
        Column(_("District")),
        Column(_("Member since"), Kind.DAY),
        Column(_("Suspended from"), Kind.DAY),
        Column(_("Suspended until"), Kind.DAY),
    )
    rows = tuple(
        (one.id, one.name, one.district, one.member_since, one.suspended_from, one.suspended_until)
        for one in view.clubs
    )
    return Table(columns, rows, name=_("Clubs"))


def _players(view: OverviewPaper) -> Table:
    columns = (
        Column(_("Pass")),
        Column(_("Player")),
        Column(_("Title")),
        Column(view.rating_name, Kind.NUMBER),
        Column(_("Nation")),
        Column(_("Club")),
        Column(_("Kind")),
        Column(_("Eligible from"), Kind.DAY),
        Column(_("Left on"), Kind.DAY),
    )
    rows = tuple(
        (
            one.ident,
            one.name,
            one.title,
            one.rating,
            one.nation,
            one.club_name,
            one.kind,
            one.since,
            one.until,
        )
        for one in view.players
    )
    return Table(columns, rows, name=_("Players"))


def _teams(view: OverviewPaper) -> Table:
    columns = (
        Column(_("Team")),
        Column(_("Club")),
        Column(_("Division")),
        Column(_("Draw number"), Kind.NUMBER),
        Column(_("Captain")),
        Column(_("Venue")),
    )
    rows = tuple(
        (one.name, one.club_name, one.division, one.draw_number, one.captain, one.venue)
        for one in view.teams
    )
    return Table(columns, rows, name=_("Teams"))


def _lists(view: OverviewPaper) -> Table:
    columns = (
        Column(_("Team")),
        Column(_("Place"), Kind.NUMBER),
        Column(_("Pass")),
        Column(_("Player")),
        Column(view.rating_name, Kind.NUMBER),
    )
    rows = tuple((one.team, one.place, one.ident, one.name, one.rating) for one in view.lists)
    return Table(columns, rows, name=_("Lists"))


def _matches(view: OverviewPaper) -> Table:
    columns = (
        Column(_("Division")),
        Column(_("Round"), Kind.NUMBER),
        Column(_("Day"), Kind.DAY),
        Column(_("Hour"), Kind.CLOCK),
        Column(_("Home")),
        Column(_("Visitors")),
        Column(_("Home points"), Kind.SCORE),
        Column(_("Away points"), Kind.SCORE),
        Column(_("Match points, home"), Kind.NUMBER),
        Column(_("Match points, away"), Kind.NUMBER),
        Column(_("State")),
    )
    rows = tuple(
        (
            one.division,
            one.round,
            one.day,
            one.start,
            one.home,
            one.away,
            *(one.game_points or (None, None)),
            *(one.match_points or (None, None)),
            _("annulled") if one.annulled else "",
        )
        for one in view.matches
    )
    return Table(columns, rows, name=_("Matches"))


def _boards(view: OverviewPaper) -> Table:
    columns = (
        Column(_("Division")),
        Column(_("Round"), Kind.NUMBER),
        Column(_("Match")),
        Column(_("Board"), Kind.NUMBER),
        Column(_("Home")),
        Column(_("Visitors")),
        Column(_("Home points"), Kind.SCORE),
        Column(_("Away points"), Kind.SCORE),
    )
    rows = tuple(
        (
            one.division,
            one.round,
            one.match,
            one.board,
            one.home,
            one.away,
            *(one.counted or (None, None)),
        )
        for one in view.boards
    )
    return Table(columns, rows, name=_("Boards"))
