"""The days on which captains reported here, for who types their match at the desk."""

from dataclasses import replace
from datetime import date

from league.clock import in_zone
from league.facts.matches import SIDES, MatchDraft, Side
from league.facts.seasons import MatchKey
from league.record_kinds import CAPTAIN_REPORT
from league.services.session.desk import Desk
from league.services.session.lineup_records import side_key
from league.services.session.records import recorded_among


def with_days(desk: Desk, match: MatchKey, draft: MatchDraft) -> MatchDraft:
    """Return a typed match with the days of reports made here, where none are typed.

    Raises StorageError.
    """
    if None not in draft.reported:
        return draft
    keys = {side: side_key(match, side) for side in SIDES}
    reports = recorded_among(desk.season.name, CAPTAIN_REPORT, keys.values())
    days: dict[Side, date] = {
        side: in_zone(reports[key].at, desk.book.time_zone).date()
        for side, key in keys.items()
        if key in reports
    }
    home, away = draft.reported
    return replace(draft, reported=(home or days.get(Side.HOME), away or days.get(Side.AWAY)))
