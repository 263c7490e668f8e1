"""Two reports of a match: each captain types his own, and two that are alike are the match."""

from dataclasses import fields, replace

from league.errors import ConflictError, InputError
from league.facts.actors import Actor, Right
from league.facts.captains import CaptainReport, TypedReport
from league.facts.matches import Side
from league.facts.seasons import MatchKey
from league.language import _
from league.record_kinds import CAPTAIN_REPORT
from league.services.captain_reports.checks import checked
from league.services.captain_reports.drafts import draft_of_reports, draft_of_stored, reported_on
from league.services.captain_reports.known import MatchReports, look_up
from league.services.captain_reports.stages import may_report, notes, stage_of
from league.services.captain_reports.telling import tell_differing, tell_protest
from league.services.lineups.checks import team_of
from league.services.matches.objections import refuse_round
from league.services.session.clock_doubt import doubt_notes, doubted
from league.services.session.lineup_records import side_key
from league.services.session.records import record, versions
from league.services.session.transactions import scope_in, store_match, transaction
from league.views.reporting import MayReport, ReportReceipt, ReportStage


def report(
    season: str | None,
    match: MatchKey,
    side: Side,
    typed: TypedReport,
    *,
    actor: Actor,
    form: str = "",
    seen: str | None = None,
) -> ReportReceipt:
    """Store one side's report, and the match itself where both tell the same of it.

    The same ``form`` sent again changes nothing and gives the same receipt. ``seen`` is when the
    report that is to be put right was handed in, as ISO text; empty = there was none, None =
    whichever there is. Raises InputError for what cannot have been, before the match has begun, and
    for what may not be put right any more; ConflictError for another report than ``seen``;
    NotFoundError, RightError, RuleBookError, StorageError.
    """
    with transaction(actor, Right.REPORT, scope_in(season, team=team_of(match, side), match=match)):
        known = look_up(season, match)
        sent, stands = _sent_before(known, side, form), known.reports.get(side)
        if sent is None or (seen is not None and sent != stands):
            fact = _checked(known, side, typed, actor, form)
            _refuse_unseen(stands, seen)
            key = side_key(match, side)
            record(known.season, CAPTAIN_REPORT, key, fact, actor=actor, why="")
            _follow(known, fact, actor)
            known = look_up(known.season, match)
            sent = known.reports[side]
        return _receipt(known, sent)


def _refuse_unseen(stands: CaptainReport | None, seen: str | None) -> None:
    """Refuse to replace a report that was handed in after the form was shown."""
    if seen not in (None, stands.at.isoformat() if stands else ""):
        raise ConflictError(
            _("Another report was handed in meanwhile. Hand in again what is to count.")
        )


def _sent_before(known: MatchReports, side: Side, form: str) -> CaptainReport | None:
    """Return the report that came with the same form; None = there is none."""
    if not form:
        return None
    kept = versions(known.season, CAPTAIN_REPORT, side_key(known.key, side))
    return next((one.fact for one in kept if one.fact and one.fact.form == form), None)


def _checked(
    known: MatchReports, side: Side, typed: TypedReport, actor: Actor, form: str
) -> CaptainReport:
    """Return a report that may be stored now. Raises InputError."""
    may, why = may_report(known, side)
    if may is MayReport.NOTHING:
        raise InputError(doubted(why) if known.over else why)
    if not known.entered and not known.reports:
        refuse_round(known.season, known.book, known.key)
    made, mine = checked(known, side, typed), known.reports.get(side)
    if may is MayReport.CASH and mine is not None and _but_cash(mine) != _but_cash(made):
        raise InputError(why)
    told = {one.name: getattr(made, one.name) for one in fields(TypedReport)}
    return CaptainReport(**told, match=known.key, side=side, at=known.now, by=actor.name, form=form)


def _but_cash(told: TypedReport) -> tuple[object, ...]:
    return (*told.outcome, told.absent, told.remarks, told.protest)


def _follow(before: MatchReports, fact: CaptainReport, actor: Actor) -> None:
    """Store what follows from a report: the match where both agree, else at most its day."""
    known = before.with_report(fact)
    stage = stage_of(known)
    draft = None
    if stage is ReportStage.AGREED:
        draft = draft_of_reports(known, fact.side, fact)
    elif known.entered:
        days = (reported_on(known, Side.HOME), reported_on(known, Side.AWAY))
        draft = replace(draft_of_stored(known), reported=days)
    if draft is not None:
        store_match(known.season, known.key, draft, actor)
    if stage is ReportStage.DIFFERING:
        tell_differing(known)
    if fact.protest:
        tell_protest(known, fact)


def _receipt(known: MatchReports, fact: CaptainReport) -> ReportReceipt:
    said = (*notes(known, fact), *doubt_notes())
    return ReportReceipt(fact.match, fact.side, fact.at, fact.by, stage_of(known), known.due, said)
