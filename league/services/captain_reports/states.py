"""The reports of a match as captains and officials see them."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from datetime import date

from league.facts.captains import CaptainReport, ReportDecision
from league.facts.matches import SIDES, Side
from league.facts.seasons import MatchKey
from league.formatting import filled_in, pair
from league.language import _
from league.services.captain_reports.drafts import confirmed
from league.services.captain_reports.known import MatchReports, known_of, look_up
from league.services.captain_reports.stages import differing, is_provisional, may_report, stage_of
from league.services.session.desk import Desk
from league.services.words.codes import missing_words, remark_words
from league.storage.database import reading
from league.views.reporting import MayReport, ReportRow, ReportStage, ReportState


def report_state(
    season: str | None, match: MatchKey, *, for_side: Side | None = None
) -> ReportState:
    """Return the reports of a match as a side may see them; None = the official, who sees all.

    The other's report is seen once both are in, without his remarks and his protest, which are
    for the official. Raises NotFoundError, RuleBookError, StorageError.
    """
    with reading():
        known = look_up(season, match)
    may, why = (MayReport.NOTHING, "") if for_side is None else may_report(known, for_side)
    shown = {side: _shown(known, side, for_side) for side in SIDES}
    return ReportState(
        match=match,
        stage=stage_of(known),
        reported=frozenset(known.reports),
        home=shown[Side.HOME],
        away=shown[Side.AWAY],
        due=known.due,
        over=known.over,
        may=may,
        why=why,
        boards=differing(known),
        absence=any(one.absent for one in known.reports.values()) and len(known.reports) > 1,
        cash={side: tuple(sorted(boards)) for side, boards in confirmed(known).items()},
        lineups=frozenset(known.rows),
        recorded=known.entered,
        provisional=is_provisional(known),
        decision=_final(known),
    )


def _final(known: MatchReports) -> ReportDecision | None:
    """Return the decision of a person; None where the clock alone has settled it, or nobody."""
    given = known.decision
    return None if given is None or given.provisional else given


def _shown(known: MatchReports, side: Side, for_side: Side | None) -> CaptainReport | None:
    report = known.reports.get(side)
    if report is None or for_side in (None, side):
        return report
    if len(known.reports) < len(SIDES):
        return None
    return replace(report, remarks="", protest="", form="")


def round_reports(desk: Desk, division: str, number: int) -> tuple[ReportRow, ...]:
    """Return the matches of a round with how far their reports are, in order of the calendar.

    Raises NotFoundError for a division nobody knows, RuleBookError, StorageError.
    """
    place = (desk.division(division).id, number)
    return report_rows(desk, [key for key in desk.judgement.matches if key[:2] == place])


def report_rows(desk: Desk, matches: Sequence[MatchKey]) -> tuple[ReportRow, ...]:
    """Return some matches with how far their reports are. Raises RuleBookError, StorageError."""
    return tuple(_row(desk, one) for one in known_of(desk, matches))


def _row(desk: Desk, known: MatchReports) -> ReportRow:
    teams, stage = desk.world.teams, stage_of(known)
    provisional = is_provisional(known)
    waiting = stage in (ReportStage.ONE, ReportStage.DIFFERING)
    return ReportRow(
        match=known.key,
        home_name=teams[known.fixture.home].name,
        away_name=teams[known.fixture.away].name,
        day=known.fixture.day,
        due=known.due,
        stage=stage,
        words=_("lapsed")
        if known.lapse
        else stage_words(
            stage,
            known.reports,
            provisional=provisional,
            over_since=_over(known),
            decided=_final(known) is not None,
        ),
        reported=frozenset(known.reports),
        provisional=provisional,
        to_decide=waiting and known.over and not known.lapse,
        protests=tuple(side for side in SIDES if _protests(known, side)),
    )


def stage_words(
    stage: ReportStage,
    reported: Iterable[Side],
    *,
    provisional: bool = False,
    over_since: date | None = None,
    decided: bool = True,
) -> str:
    """Return in words how far the reports of a match are; ``over_since`` = the due day, passed.

    ``decided`` says that a person decided, where something else is on record than was reported.
    """
    said = _sides(reported)
    if stage is ReportStage.ONE and provisional:
        sentence = _("only {side} has reported; its report counts for the present")
        return sentence.format(side=said)
    if stage is ReportStage.DECIDED and not said:
        return _("entered by the official")
    if stage is ReportStage.DECIDED and not decided:
        return _("otherwise on record than reported")
    words = {
        ReportStage.NONE: _("not reported"),
        ReportStage.ONE: _("only {side} has reported").format(side=said),
        ReportStage.DIFFERING: _("the reports differ"),
        ReportStage.AGREED: _("both reports agree"),
        ReportStage.DECIDED: _("decided by the official"),
    }[stage]
    if over_since is None:
        return words
    return filled_in(_("{words}; due since {due}"), words=words, due=over_since)


def _sides(reported: Iterable[Side]) -> str:
    sides = {Side.HOME: _("the home team"), Side.AWAY: _("the away team")}
    known = set(reported)
    return ", ".join(sides[side] for side in SIDES if side in known)


def told_at(report: CaptainReport | None, board: int) -> str:
    """Return what a report says of a board, in words; empty without a report."""
    if report is None:
        return ""
    score = report.result(board)
    missing, late = missing_words(), remark_words()
    said = [
        missing.get(report.missing.get(board, ""), ""),
        "" if score is None else pair(score),
        late.get(report.late.get(board, ""), ""),
    ]
    return ", ".join(filter(None, said)) or "–"


def _over(known: MatchReports) -> date | None:
    open_ = stage_of(known) in (ReportStage.NONE, ReportStage.ONE, ReportStage.DIFFERING)
    return known.due if open_ and known.over else None


def _protests(known: MatchReports, side: Side) -> bool:
    report = known.reports.get(side)
    return report is not None and bool(report.protest)
