"""What becomes of two reports that differ, and of one that stayed alone."""

from dataclasses import dataclass, replace
from datetime import date

from league.errors import InputError
from league.facts.actors import Right, program
from league.facts.captains import ReportDecision
from league.facts.matches import SIDES, MatchDraft, Side
from league.facts.seasons import MatchKey, key_text
from league.language import _
from league.record_kinds import CAPTAIN_REPORT, REPORT_DECISION
from league.rulebook import RuleBook
from league.services.captain_reports.drafts import draft_of_reports, reported_on
from league.services.captain_reports.known import (
    MatchReports,
    book_of,
    due_day,
    local,
    look_up,
    term_of,
)
from league.services.captain_reports.telling import tell_alone, tell_decided
from league.services.session.checks import needed
from league.services.session.desk import Desk
from league.services.session.opening import anew
from league.services.session.records import record
from league.services.session.transactions import last_step, scope_in, store_match, transaction
from league.slot import Slot
from league.storage import matches_on_record, records, seasons
from league.storage.database import connection, moment, reading


@dataclass(frozen=True, slots=True)
class _Look:
    """What was found when somebody looked last."""

    file: object
    """The connection to the open file."""
    season: str
    step: tuple[int, str]
    """The last one of the journal then."""
    number: int
    """That of the last record then."""
    book: RuleBook
    alone: dict[str, Side]
    """Who alone reported a match that was never settled, by its key's text."""
    quiet_on: date | None
    """Day on which nothing is due if nothing is stored meanwhile; None = something was."""


_last = Slot[_Look]()
"""The last look, if there was one: the next one reads what was stored since."""


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
    that back. It may be asked every minute: where nothing is due, that costs what was stored since
    the last time. Raises StorageError.
    """
    name = seasons.known_season(season or seasons.current())
    return [match for match, side in _due(name) if _settled(name, match, side)]


def _due(season: str) -> list[tuple[MatchKey, Side]]:
    """Return the matches past their due day that one side has reported, with that side.

    Left out is what was ever settled, also if that was taken back.
    """
    with reading():
        file, step = connection(), last_step()
        before = _last.value
        if before and (before.file, before.season) != (file, season):
            before = None
        if before is not None and before.step == step and before.quiet_on == _today(before.book):
            return []
        book, term = book_of(season), term_of(season)
        today, alone = _today(book), _alone_since(season, before)
        found = [
            (one.key, alone[key_text(one.key)])
            for one in matches_on_record.fixtures(season, alone)
            if due_day(book, one.day, term) < today
        ]
        quiet_on = None if found else today
        _last.value = _Look(file, season, step, records.last_number(), book, alone, quiet_on)
    return found


def _today(book: RuleBook) -> date:
    return local(book, moment()).date()


def _alone_since(season: str, before: _Look | None) -> dict[str, Side]:
    """Return who alone reported which matches, by what was stored since the last look."""
    if before is None:
        return _alone(season, None)
    touched: set[str] = set()
    for whose, kind, key in records.added_since(before.number):
        if whose == season and kind in (CAPTAIN_REPORT.name, REPORT_DECISION.name):
            touched.add(key.rpartition("/")[0] if kind == CAPTAIN_REPORT.name else key)
    same = {match: side for match, side in before.alone.items() if match not in touched}
    return same | _alone(season, touched)


def _alone(season: str, among: set[str] | None) -> dict[str, Side]:
    """Return who alone reported which matches, of all or some, unless it was ever settled."""
    sides = None if among is None else [f"{one}/{side.value}" for one in among for side in SIDES]
    told = records.keys(season, CAPTAIN_REPORT.name, sides)
    settled = records.keys(season, REPORT_DECISION.name, among)
    alone = {match: side for match, side in map(_place, told) if _is_alone(match, side, told)}
    return {match: side for match, side in alone.items() if match not in settled}


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
    if known.lapse:
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
    """Refuse to decide where there is nothing to decide yet, or no more. Raises InputError."""
    if known.lapse:
        raise InputError(known.lapse)
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
