"""The form on which a captain reports a match, and both reports beside each other."""

from collections.abc import Mapping
from dataclasses import replace

from league.errors import InputError, NotFoundError
from league.facts.captains import AWAY_MISSED, BOTH_MISSED, HOME_MISSED, TypedReport
from league.facts.matches import BOTH_LOST, DRAW, LOSS, SIDES, WIN, Side
from league.language import _
from league.rulebook import has_rule
from league.services.captain_reports.states import report_state
from league.services.captains.places import head
from league.services.lineups.states import lineup_state
from league.services.session.desk import Desk
from league.views.captains import MatchHead, ReportedBoard, ReportForm, TwoReports

_PLAYED = {"1-0": WIN, "=": DRAW, "0-1": LOSS, "0-0": BOTH_LOST}
_MISSED = {"+-": AWAY_MISSED, "-+": HOME_MISSED, "--": BOTH_MISSED}


def report_form(desk: Desk, match: str, side: str, typed: TypedReport | None = None) -> ReportForm:
    """Return the form with what was typed, else with what the side has reported before.

    Raises NotFoundError for a match that is not one of the actor's.
    """
    place = head(desk, match, side)
    report = report_state(place.season, place.key, for_side=place.side)
    shown = typed or report.of(place.side) or TypedReport()
    return ReportForm(
        place, report, _boards(desk, place, shown), shown.absent, shown.remarks, shown.protest
    )


def two_reports(desk: Desk, match: str, side: str) -> TwoReports:
    """Return both reports beside each other; NotFoundError while one is missing."""
    place = head(desk, match, side)
    report = report_state(place.season, place.key, for_side=place.side)
    if report.home is None or report.away is None:
        raise NotFoundError(_("There is no such match among yours."))
    return TwoReports(
        place, report, _boards(desk, place, report.home), _boards(desk, place, report.away)
    )


def typed_report(
    results: Mapping[int, str], late: Mapping[int, str], boards: int, rest: TypedReport
) -> TypedReport:
    """Return a report by what was chosen for the boards; ``rest`` is what else was typed.

    Raises InputError for a choice that does not exist.
    """
    chosen = [results.get(board, "") for board in range(1, boards + 1)]
    for one in chosen:
        if one and one not in _PLAYED and one not in _MISSED:
            raise InputError(_("“{text}” is no result of a board."), text=one)
    return replace(
        rest,
        results=tuple(_PLAYED.get(one) for one in chosen),
        missing={at: _MISSED[one] for at, one in enumerate(chosen, 1) if one in _MISSED},
        late=late,
    )


def _boards(desk: Desk, place: MatchHead, shown: TypedReport) -> tuple[ReportedBoard, ...]:
    facts = desk.judged(place.key).facts
    values = desk.values(facts.day)
    names = _names(desk, place)
    ask = desk.book.accounts.gap_cash
    cash = tuple(ask(facts.division, values)) if has_rule(ask) else ()
    return tuple(
        ReportedBoard(
            number=board,
            home=names[Side.HOME].get(board, ""),
            away=names[Side.AWAY].get(board, ""),
            home_white=desk.book.home_white(board, values),
            result=_choice(shown, board),
            late=shown.late.get(board, ""),
            paid=board in shown.paid,
            received=board in shown.received,
            cash=cash[board - 1] if board <= len(cash) else None,
        )
        for board in facts.boards()
    )


def _names(desk: Desk, place: MatchHead) -> dict[Side, dict[int, str]]:
    """Return who sits where, as far as that is recorded or the lineups are open to both teams."""
    lineups = lineup_state(place.season, place.key, for_side=place.side)
    facts, players = desk.judged(place.key).facts, desk.world.players
    names: dict[Side, dict[int, str]] = {}
    for side in SIDES:
        recorded = tuple(one and one.ident for one in facts.lineup(side).boards)
        row = lineups.side(side).now or recorded
        names[side] = {
            at: players[one].name if one in players else one for at, one in enumerate(row, 1) if one
        }
    return names


def _choice(report: TypedReport, board: int) -> str:
    """Return what is chosen for a board."""
    result = report.results[board - 1] if board <= len(report.results) else None
    played = {score: choice for choice, score in _PLAYED.items()}
    missed = {who: choice for choice, who in _MISSED.items()}
    return played[result] if result in played else missed.get(report.missing.get(board, ""), "")
