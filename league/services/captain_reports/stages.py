"""How far the reports of a match are, and what a captain may still report of it."""

from league import formatting
from league.facts.captains import CaptainReport
from league.facts.matches import SIDES, Side
from league.formatting import filled_in
from league.language import _
from league.services.captain_reports.known import MatchReports
from league.views.reporting import MayReport, ReportStage


def stage_of(known: MatchReports) -> ReportStage:
    """Return how far the reports of a match are.

    What was typed at the desk counts as decided, unless it is what the reports say anyway.
    """
    decided = known.decision is not None and not known.decision.provisional
    if decided or (known.entered and not _as_reported(known)):
        return ReportStage.DECIDED
    if known.agreed:
        return ReportStage.AGREED
    return (ReportStage.NONE, ReportStage.ONE, ReportStage.DIFFERING)[len(known.reports)]


def is_provisional(known: MatchReports) -> bool:
    """Say whether what is stored counts for the present, by one report alone."""
    given = known.decision is not None and known.decision.provisional
    return given and not known.agreed and stage_of(known) is not ReportStage.DECIDED


def may_report(known: MatchReports, side: Side) -> tuple[MayReport, str]:
    """Return what a side may report now, and in a sentence why no more."""
    mine, stage = known.reports.get(side), stage_of(known)
    if known.lapse or not known.begun:
        return MayReport.NOTHING, known.lapse or _not_begun(known)
    if mine is None:
        return MayReport.ALL, ""
    if stage is ReportStage.DECIDED:
        return MayReport.NOTHING, _("The match is decided; your report stays as it is.")
    if known.over:
        sentence = _("Reports were due by {due}; yours stays as it is.")
        return MayReport.NOTHING, filled_in(sentence, due=known.due)
    if stage is ReportStage.AGREED:
        sentence = _(
            "Both reports agree, and the match is recorded; until {due} only what was paid in cash"
            " can be put right."
        )
        return MayReport.CASH, filled_in(sentence, due=known.due)
    return MayReport.ALL, ""


def notes(known: MatchReports, report: CaptainReport) -> tuple[str, ...]:
    """Return what a captain is told with his report, besides how far the two are."""
    told = []
    if known.local(report.at).date() > known.due:
        told.append(filled_in(_("It came late: reports were due by {due}."), due=known.due))
    needed = {report.side} if report.absent else {*SIDES}
    if not known.entered and not needed <= known.rows.keys():
        told.append(_("No lineups were handed in here: the official types them in."))
    return tuple(told)


def differing(known: MatchReports) -> tuple[int, ...]:
    """Return the boards on which two reports differ."""
    if len(known.reports) < len(SIDES):
        return ()
    home, away = (known.reports[side] for side in SIDES)
    boards = range(1, known.size + 1)
    return tuple(one for one in boards if home.at_board(one) != away.at_board(one))


def _as_reported(known: MatchReports) -> bool:
    """Say whether the results stored are what the reports say: both of them, or the one alone."""
    provisional = known.decision is not None and known.decision.provisional
    if not provisional and not known.agreed:
        return False
    rows = {board.board: board for board in known.boards}
    numbers = range(1, known.size + 1)
    results = tuple(rows[one].result if one in rows else None for one in numbers)
    late = {one.board: one.remark for one in known.boards if one.remark}
    told = [(one.results, dict(one.late)) for one in known.reports.values()]
    return (results, late) in told


def _not_begun(known: MatchReports) -> str:
    if known.start is None:
        sentence = _("The match is on {day}; it is reported when it has been played.")
        return filled_in(sentence, day=known.fixture.day)
    sentence = _("The match begins on {day} at {hour}; it is reported when it has been played.")
    hour = formatting.clock(known.local(known.start).time())
    return filled_in(sentence, day=known.fixture.day, hour=hour)
