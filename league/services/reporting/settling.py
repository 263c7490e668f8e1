"""What becomes of two reports that differ, and of one that stayed alone."""

from dataclasses import replace
from datetime import date

from league.errors import InputError
from league.facts.actors import Right, program
from league.facts.captains import ReportDecision
from league.facts.matches import MatchDraft, Side
from league.facts.seasons import MatchKey, key_text
from league.language import _
from league.services.reporting.drafts import draft_of_reports, reported_on
from league.services.reporting.known import MatchReports, book_of, due_day, local, look_up, term_of
from league.services.reporting.telling import tell_alone, tell_decided
from league.services.session.checks import needed
from league.services.session.desk import Desk
from league.services.session.opening import anew
from league.services.session.record_kinds import CAPTAIN_REPORT, REPORT_DECISION
from league.services.session.records import record
from league.services.session.transactions import scope_in, store_match, transaction
from league.storage import records, seasons
from league.storage.database import moment, reading


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
        tell_decided(known, why)
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
    that back. Where nothing is due this is two queries. Raises StorageError.
    """
    name = seasons.known_season(season or seasons.current())
    return [match for match, side in _alone(name) if _settled(name, match, side)]


def _alone(season: str) -> list[tuple[MatchKey, Side]]:
    """Return the matches past their due day that one side has reported, with that side.

    Left out is what was ever settled, also if that was taken back.
    """
    with reading():
        told = records.keys(season, CAPTAIN_REPORT.name)
        settled = records.keys(season, REPORT_DECISION.name)
        alone = {match: side for match, side in map(_place, told) if _is_alone(match, side, told)}
        if not alone.keys() - settled:
            return []
        book, term, days = book_of(season), term_of(season), seasons.match_days(season)
    today = local(book, moment()).date()
    found = [(key, alone[key_text(key)]) for key in days if key_text(key) in alone]
    return [
        (key, side)
        for key, side in found
        if key_text(key) not in settled and due_day(book, days[key], term) < today
    ]


def _place(key: str) -> tuple[str, Side]:
    """Return the match, as one text, and the side that a report is recorded under."""
    match, _slash, side = key.rpartition("/")
    return match, Side(side)


def _is_alone(match: str, side: Side, told: set[str]) -> bool:
    return f"{match}/{side.other}" not in told


def _settled(season: str, match: MatchKey, side: Side) -> bool:
    """Store a match as one side tells it; what was typed at the desk stays as it is."""
    if not _can_settle(look_up(season, match), side):
        return False
    actor = program()
    with transaction(actor, Right.FALL_DUE, scope_in(season, division=match[0])):
        known = look_up(season, match)
        if not _can_settle(known, side):
            return False
        alone = not known.entered
        why = _("Only one side had reported when reports were due.")
        fact = ReportDecision(match, known.now, actor.name, why, provisional=alone)
        record(season, REPORT_DECISION, key_text(match), fact, actor=actor, why=why)
        if alone:
            store_match(season, match, _draft(known, side), actor, why=why)
            tell_alone(known, side)
    return alone


def _can_settle(known: MatchReports, side: Side) -> bool:
    """Say whether a report that stayed alone is to be dealt with now."""
    if known.reports.keys() != {side} or known.decision is not None or not known.over:
        return False
    return known.entered or draft_of_reports(known, side, known.reports[side]) is not None


def _draft(known: MatchReports, side: Side) -> MatchDraft:
    """Return a match as one side tells it. Raises InputError."""
    told = known.reports.get(side)
    if told is None:
        raise InputError(_("This side has not reported."))
    draft = draft_of_reports(known, side, told)
    if draft is None:
        raise InputError(_("A lineup is missing; type it at the desk first."))
    return draft


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
