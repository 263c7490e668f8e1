"""What becomes of two reports that differ, and of one that stayed alone."""

from dataclasses import replace
from datetime import date

from league.errors import InputError
from league.facts.actors import Right, program
from league.facts.captains import ReportDecision
from league.facts.matches import SIDES, MatchDraft, Side
from league.facts.seasons import MatchKey, key_text
from league.language import _
from league.services.reporting.drafts import draft_of_reports, reported_on
from league.services.reporting.known import (
    MatchReports,
    book_of,
    due_day,
    local,
    look_up,
    report_key,
    term_of,
)
from league.services.reporting.stages import stage_of
from league.services.session.checks import needed
from league.services.session.desk import Desk
from league.services.session.opening import anew
from league.services.session.record_kinds import CAPTAIN_REPORT, REPORT_DECISION
from league.services.session.records import record, versions
from league.services.session.transactions import scope_in, store_match, transaction
from league.storage import records, seasons
from league.storage.database import moment, reading
from league.storage.fact_rows import rows_where
from league.storage.fact_tables import FIXTURES
from league.views.reporting import ReportStage


def decide(desk: Desk, match: MatchKey, draft: MatchDraft, reason: str) -> Desk:
    """Store a match as an official decides it, and judge the season anew.

    Days of reports that the draft leaves out are those of the captains' reports. Raises InputError
    without a reason or a report, while captains may still put theirs right, and where both agree;
    ConflictError when the match was changed since this desk was opened; NotFoundError, RightError,
    StorageError.
    """
    season, world = desk.season.name, desk.world
    with transaction(desk.actor, Right.RULE, scope_in(season, division=match[0])):
        known = look_up(season, match)
        why = needed(reason, _("A decision needs a reason."))
        _refuse_undecidable(known)
        fact = ReportDecision(match, known.now, desk.actor.name, why)
        record(season, REPORT_DECISION, key_text(match), fact, actor=desk.actor, why=why)
        days = (_day(known, draft, Side.HOME), _day(known, draft, Side.AWAY))
        seen = (
            world.fixtures.get(match),
            world.boards.get(match, ()),
            world.reports.get(match, ()),
        )
        typed = replace(draft, reported=days)
        store_match(season, match, typed, desk.actor, seen=seen, why=why)
    return anew(desk)


def draft_told_by(season: str | None, match: MatchKey, side: Side) -> MatchDraft:
    """Return a match as one side reports it, for the official to go on from.

    Raises InputError when that side has not reported, or a lineup is not known; NotFoundError,
    RuleBookError, StorageError.
    """
    return _draft(look_up(season, match), side)


def settle_due(season: str | None = None) -> list[MatchKey]:
    """Store the matches that one side alone reported once reports are due, and return them.

    They count for the present. What was settled once is not settled again when an official takes
    that back. Once a minute is often enough. Raises StorageError.
    """
    name = seasons.known_season(season or seasons.current())
    return [match for match, side in _alone(name) if _settled(name, match, side)]


def _alone(season: str) -> list[tuple[MatchKey, Side]]:
    """Return the matches past their due day that one side reported, with that side."""
    with reading():
        told = records.latest(season, CAPTAIN_REPORT.name).keys()
        if not told:
            return []
        decided = records.latest(season, REPORT_DECISION.name).keys()
        fixtures = list(FIXTURES.facts(rows_where(FIXTURES, 2, season=season)))
        book, term = book_of(season), term_of(season)
        due = {day: due_day(book, day, term) for day in {one.day for one in fixtures}}
    today = local(book, moment()).date()
    late = [one.key for one in fixtures if due[one.day] < today]
    sides = {key: [side for side in SIDES if report_key(key, side) in told] for key in late}
    return [
        (key, alone[0])
        for key, alone in sides.items()
        if len(alone) == 1 and key_text(key) not in decided
    ]


def _settled(season: str, match: MatchKey, side: Side) -> bool:
    """Store a match as one side tells it, unless that cannot be or was taken back before."""
    if not _is_due(look_up(season, match), side):
        return False
    actor = program()
    with transaction(actor, Right.FALL_DUE, scope_in(season, division=match[0])):
        known = look_up(season, match)
        if not _is_due(known, side):
            return False
        why = _("Only one side had reported when reports were due.")
        fact = ReportDecision(match, known.now, actor.name, why, provisional=True)
        record(season, REPORT_DECISION, key_text(match), fact, actor=actor, why=why)
        store_match(season, match, _draft(known, side), actor, why=why)
    return True


def _draft(known: MatchReports, side: Side) -> MatchDraft:
    """Return a match as one side tells it. Raises InputError."""
    told = known.reports.get(side)
    if told is None:
        raise InputError(_("This side has not reported."))
    draft = draft_of_reports(known, side, told)
    if draft is None:
        raise InputError(_("A lineup is missing; type it at the desk first."))
    return draft


def _is_due(known: MatchReports, side: Side) -> bool:
    """Say whether a report that stayed alone is to be stored now."""
    if stage_of(known) is not ReportStage.ONE or not known.over:
        return False
    if versions(known.season, REPORT_DECISION, key_text(known.key)):
        return False
    told = known.reports[side]
    return {side, *(() if told.absent else SIDES)} <= known.rows.keys()


def _refuse_undecidable(known: MatchReports) -> None:
    """Refuse to decide where there is nothing to decide yet. Raises InputError."""
    if not known.reports:
        raise InputError(_("No captain has reported this match; type it at the desk."))
    if known.agreed:
        raise InputError(_("Both reports agree; there is nothing to decide."))
    if not known.over:
        sentence = _("Until {due} the captains may put their reports right; decide after that.")
        raise InputError(sentence, due=known.due)


def _day(known: MatchReports, draft: MatchDraft, side: Side) -> date | None:
    """Return the day of a side's report: as typed, else that of the report itself."""
    return draft.reported[side is Side.AWAY] or reported_on(known, side)
