"""The forms on which captains move a match and let a deputy act in one."""

from datetime import datetime, time, timedelta

from league.clock import moment_of
from league.errors import NotFoundError
from league.facts.actors import Right
from league.language import _
from league.services.captain_reports.states import report_state
from league.services.captains.match_page import may_do
from league.services.captains.places import head, may
from league.services.lineups.states import lineup_state
from league.services.schedule.proposals import proposals as proposals_for
from league.services.session.desk import Desk
from league.services.users.passes import passes_of
from league.views.captains import MatchHead, MoveForm, PassForm, PassLine


def move_form(desk: Desk, match: str, side: str) -> MoveForm:
    """Return what was proposed for a match and may be proposed now. Raises NotFoundError."""
    place = head(desk, match, side)
    season, key = place.season, place.key
    proposals = proposals_for(season, key)
    lineups = lineup_state(season, key, for_side=place.side)
    report = report_state(season, key, for_side=place.side)
    allowed = may_do(desk, place, lineups, report, proposals)
    return MoveForm(place, allowed, proposals, desk.world.fixtures[key].end_date)


def pass_form(desk: Desk, match: str, side: str) -> PassForm:
    """Return the passes that a team gave out for a match.

    Raises NotFoundError, also for a deputy: whom else the captain trusts is not his concern.
    """
    place = head(desk, match, side)
    if not may(desk, place, Right.PASSES):
        raise NotFoundError(_("There is no such match among yours."))
    given = passes_of(place.season, place.key, place.side)
    lines = tuple(PassLine(one.id, one.name, one.until, one.used) for one in given)
    return PassForm(place, lines, _reports_due(desk, place))


def _reports_due(desk: Desk, place: MatchHead) -> datetime:
    """Return the end of the last day on which the match is reported, UTC."""
    due = report_state(place.season, place.key, for_side=place.side).due
    return moment_of(due + timedelta(days=1), time(), desk.book.time_zone)
