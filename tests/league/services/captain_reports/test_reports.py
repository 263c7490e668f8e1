"""TUWO § 4.3.d: two reports of a match, each typed by himself, and what follows from them."""

from collections.abc import Callable, Collection, Iterator
from datetime import date, timedelta
from multiprocessing import get_context
from multiprocessing.synchronize import Barrier
from pathlib import Path

import pytest

from league.errors import NotFoundError
from league.facts.actors import Actor, Grant, Right, Scope
from league.facts.captains import TypedReport
from league.facts.matches import DRAW, LOSS, SIDES, WIN, MatchDraft, Side
from league.facts.seasons import BoardRecord, ReportRecord
from league.record_kinds import CAPTAIN_REPORT
from league.services.captain_reports.reports import report
from league.services.captain_reports.settling import decide, draft_told_by, settle_due
from league.services.captain_reports.states import report_state, round_reports
from league.services.journal import views as journal
from league.services.journal.undoing import undo
from league.services.matches.changes import record_match
from league.services.session import transactions
from league.services.session.opening import judge_stored, open_desk
from league.services.session.records import versions
from league.storage import records
from league.storage.seasons import match_facts
from league.views.reporting import MayReport, ReportStage
from tests.worlds.captain_world import (
    AWAY,
    DAY,
    DUE,
    HOME,
    MATCH,
    OTHER,
    WON,
    at,
    both,
    captain,
    open_lineups,
    opened,
    spielleiter,
    tell,
)
from tests.worlds.league_world import SEASON, refused

Clock = Callable[[str], None]
__all__ = ["at"]


@pytest.fixture(autouse=True)
def path(tmp_path: Path, at: Clock) -> Iterator[Path]:
    with opened(tmp_path) as file:
        yield file


def stage(match: tuple[str, int, str, str] = MATCH) -> ReportStage:
    return report_state(SEASON, match).stage


def kept() -> tuple[tuple[BoardRecord, ...], tuple[ReportRecord, ...]]:
    """What is stored of the match: boards, and days of reports with gaps paid."""
    _fixture, boards, reports = match_facts(SEASON, MATCH)
    return boards, reports


def fees() -> list[tuple[str, str, int]]:
    """Paragraph, side and cents of what the match costs."""
    judged = judge_stored(SEASON).judgement.matches[MATCH]
    return [(fee.rule, str(fee.side), fee.cents) for fee in judged.fees]


def test_4_3_d_a_match_is_reported_from_its_first_minute_on(at: Clock) -> None:
    open_lineups()
    at("2011-09-24 14:59:59")
    refused(lambda: tell(Side.HOME, *WON), "begins on 24 Sep 2011 at 15:00")
    assert report_state(SEASON, MATCH, for_side=Side.HOME).may is MayReport.NOTHING
    at("2011-09-24 15:00")
    assert tell(Side.HOME, *WON).stage is ReportStage.ONE


def test_a_first_report_changes_nothing_that_is_judged() -> None:
    open_lineups()
    before, stored = transactions.step_counts(), kept()
    receipt = tell(Side.HOME, *WON)
    after = transactions.step_counts()
    assert (after.judged, after.others) == (before.judged, before.others + 1)
    assert kept() == stored == ((), ())
    assert (receipt.stage, receipt.due, receipt.notes) == (ReportStage.ONE, DUE, ())


def test_4_3_d_two_equal_reports_are_the_match_as_typed_at_the_desk() -> None:
    open_lineups()
    assert both(*WON).stage is ReportStage.AGREED
    told = kept()
    assert told == (
        (BoardRecord(MATCH, 1, "a1", "b1", WIN), BoardRecord(MATCH, 2, "a2", "b2", DRAW)),
        (ReportRecord(MATCH, "home", DAY), ReportRecord(MATCH, "away", DAY)),
    )
    # 2 + 1 half points to 0 + 1; nobody owes anything.
    judged = judge_stored(SEASON).judgement.matches[MATCH]
    assert (judged.game_points, fees()) == ((3, 1), [])
    # The official types the same: nothing changes.
    draft = MatchDraft(DAY, ("a1", "a2"), ("b1", "b2"), WON, reported=(DAY, DAY))
    steps = transactions.last_step()
    transactions.record_match(SEASON, MATCH, draft, spielleiter())
    assert (kept(), transactions.last_step()) == (told, steps)


def test_nobody_sees_the_others_report_before_his_own_is_in() -> None:
    open_lineups()
    tell(Side.HOME, *WON, remarks="Loud music", protest="Board 2: mobile phone")
    away = report_state(SEASON, MATCH, for_side=Side.AWAY)
    assert (away.home, away.reported, away.may) == (None, frozenset({Side.HOME}), MayReport.ALL)
    official = report_state(SEASON, MATCH).home
    assert official is not None
    assert (official.remarks, official.protest) == ("Loud music", "Board 2: mobile phone")
    tell(Side.AWAY, WIN, WIN)
    away = report_state(SEASON, MATCH, for_side=Side.AWAY)
    assert away.home is not None
    # What is for the official stays with him.
    assert (away.home.results, away.home.remarks, away.home.protest) == (WON, "", "")
    home = report_state(SEASON, MATCH, for_side=Side.HOME)
    assert home.home is not None
    assert home.home.protest == "Board 2: mobile phone"


@pytest.mark.parametrize("board", [1, 2])
def test_4_3_b_a_report_is_no_way_to_learn_of_a_lineup_that_came_alone(board: int) -> None:
    # I32: the opponent never sees it, so not which boards it fills either: here the first alone.
    open_lineups(home=("a1", None), away=None)
    tell(Side.AWAY, absent=True, received=frozenset({board}))
    refused(lambda: tell(Side.HOME, absent=True, paid=frozenset({1})), "Board 1 is occupied")


def test_differing_reports_store_nothing_and_either_puts_his_own_right(at: Clock) -> None:
    open_lineups()
    tell(Side.HOME, *WON)
    assert tell(Side.AWAY, LOSS, DRAW).stage is ReportStage.DIFFERING
    found = report_state(SEASON, MATCH)
    assert (found.boards, found.absence, kept()) == ((1,), False, ((), ()))
    at("2011-09-25 23:59:59")
    assert tell(Side.AWAY, *WON).stage is ReportStage.AGREED
    # Saturday's report and Sunday's correction are both in time.
    assert kept()[1] == (ReportRecord(MATCH, "home", DAY), ReportRecord(MATCH, "away", DUE))
    assert fees() == []


def test_i9_after_the_next_day_the_official_decides_with_a_reason(at: Clock, path: Path) -> None:
    open_lineups()
    tell(Side.HOME, *WON)
    tell(Side.AWAY, LOSS, DRAW)
    desk = open_desk(path, spielleiter(), SEASON)
    draft = draft_told_by(SEASON, MATCH, Side.AWAY)
    refused(lambda: decide(desk, MATCH, draft, "score sheets"), "Until 25 Sep 2011")
    at("2011-09-26 00:00")
    refused(lambda: tell(Side.AWAY, *WON), "were due by 25 Sep 2011")
    refused(lambda: decide(desk, MATCH, draft, " "), "needs a reason")
    assert [one.to_decide for one in round_reports(desk, "kl", 1)] == [True, False]
    desk = decide(desk, MATCH, draft, "score sheets")
    # Half points: 0 + 1 to 2 + 1; both captains had reported in time.
    assert (desk.judged(MATCH).game_points, fees()) == ((1, 3), [])
    found = report_state(SEASON, MATCH, for_side=Side.HOME)
    assert found.decision is not None
    assert (found.stage, found.decision.reason) == (ReportStage.DECIDED, "score sheets")
    refused(lambda: tell(Side.HOME, LOSS, DRAW), "is decided")


def test_what_is_equal_or_was_not_reported_is_not_decided(at: Clock, path: Path) -> None:
    open_lineups()
    desk = open_desk(path, spielleiter(), SEASON)
    draft = MatchDraft(DAY, ("a1", "a2"), ("b1", "b2"), WON)
    at("2011-09-26 12:00")
    refused(lambda: decide(desk, MATCH, draft, "why"), "No captain has reported")
    both(*WON)
    refused(lambda: decide(desk, MATCH, draft, "why"), "Both reports agree")


# A gap on board 1 of the Kreisliga costs € 40 in cash; unpaid, all is lost from board 1 on: board 2
# counts 0 for the home team and 2 half points for the opponent (§ 4.4.a.2, I10). Paid, only board 1
# is lost, and the draw on board 2 counts: 1 to 2 + 1.
@pytest.mark.parametrize(
    ("paid", "received", "points"),
    [
        (frozenset({1}), frozenset({1}), (1, 3)),
        (frozenset({1}), frozenset(), (0, 4)),
        (frozenset(), frozenset({1}), (0, 4)),
        (frozenset(), frozenset(), (0, 4)),
    ],
)
def test_4_4_a_2_cash_for_a_gap_counts_when_both_confirm_it(
    paid: frozenset[int], received: frozenset[int], points: tuple[int, int]
) -> None:
    open_lineups(home=(None, "a2"))
    tell(Side.HOME, None, DRAW, paid=paid)
    assert tell(Side.AWAY, None, DRAW, received=received).stage is ReportStage.AGREED
    judged = judge_stored(SEASON).judgement.matches[MATCH]
    assert judged.game_points == points
    assert report_state(SEASON, MATCH).cash[Side.HOME] == tuple(sorted(paid & received))


def test_after_both_agree_only_the_cash_is_put_right_and_only_until_due(at: Clock) -> None:
    open_lineups(home=(None, "a2"))
    tell(Side.HOME, None, DRAW, paid=frozenset({1}))
    tell(Side.AWAY, None, DRAW)
    assert report_state(SEASON, MATCH, for_side=Side.AWAY).may is MayReport.CASH
    refused(lambda: tell(Side.AWAY, None, LOSS, received=frozenset({1})), "only what was paid")
    refused(lambda: tell(Side.AWAY, None, DRAW, protest="too late"), "only what was paid")
    tell(Side.AWAY, None, DRAW, received=frozenset({1}))
    assert judge_stored(SEASON).judgement.matches[MATCH].game_points == (1, 3)
    at("2011-09-26 00:00")
    refused(lambda: tell(Side.AWAY, None, DRAW), "were due by")


def test_4_3_d_one_report_alone_counts_for_the_present_and_the_other_pays(
    at: Clock, path: Path
) -> None:
    open_lineups()
    tell(Side.HOME, *WON)
    at("2011-09-25 23:59:59")
    assert settle_due() == []
    at("2011-09-26 00:00")
    assert settle_due() == [MATCH]
    assert settle_due() == []
    found = report_state(SEASON, MATCH)
    assert (found.stage, found.provisional, found.decision) == (ReportStage.ONE, True, None)
    assert kept()[1] == (ReportRecord(MATCH, "home", DAY),)
    # 2 + 1 half points to 1; the other team's report is missing: € 7.
    judged = judge_stored(SEASON).judgement.matches[MATCH]
    assert (judged.game_points, fees()) == ((3, 1), [("4.3.d", "away", 700)])
    (row, _other) = round_reports(open_desk(path, spielleiter(), SEASON), "kl", 1)
    assert (row.provisional, "only the home team" in row.words) == (True, True)


def test_a_late_second_report_agrees_and_stays_late(at: Clock) -> None:
    open_lineups()
    tell(Side.HOME, *WON)
    at("2011-09-26 08:00")
    settle_due()
    receipt = tell(Side.AWAY, *WON)
    assert (receipt.stage, receipt.notes) == (
        ReportStage.AGREED,
        ("It came late: reports were due by 25 Sep 2011.",),
    )
    assert not report_state(SEASON, MATCH).provisional
    assert kept()[1][1] == ReportRecord(MATCH, "away", date(2011, 9, 26))
    assert fees() == [("4.3.d", "away", 700)]
    refused(lambda: tell(Side.AWAY, *WON, remarks="again"), "were due by")


def test_a_late_second_report_that_differs_is_decided_meanwhile_the_first_counts(
    at: Clock, path: Path
) -> None:
    open_lineups()
    tell(Side.HOME, *WON)
    at("2011-09-26 08:00")
    settle_due()
    assert tell(Side.AWAY, LOSS, LOSS).stage is ReportStage.DIFFERING
    assert judge_stored(SEASON).judgement.matches[MATCH].game_points == (3, 1)
    desk = open_desk(path, spielleiter(), SEASON)
    decide(desk, MATCH, draft_told_by(SEASON, MATCH, Side.AWAY), "score sheets")
    assert stage() is ReportStage.DECIDED
    assert judge_stored(SEASON).judgement.matches[MATCH].game_points == (0, 4)


def test_7_1_a_a_captain_whose_opponent_did_not_come_says_so(at: Clock) -> None:
    open_lineups(away=None)
    refused(lambda: tell(Side.HOME, WIN, absent=True), "no board has a result")
    assert tell(Side.HOME, absent=True).stage is ReportStage.ONE
    at("2011-09-26 00:00")
    assert settle_due() == [MATCH]
    # € 7 for each of two boards (§ 7.1.a); who did not come owes no report (I14).
    assert fees() == [("7.1.a", "away", 1400)]
    assert judge_stored(SEASON).judgement.matches[MATCH].game_points == (4, 0)


def test_who_is_absent_by_the_one_and_played_by_the_other_differs() -> None:
    open_lineups()
    tell(Side.HOME, absent=True)
    assert tell(Side.AWAY, *WON).stage is ReportStage.DIFFERING
    assert report_state(SEASON, MATCH).absence


def test_who_never_came_to_his_board_leaves_it_empty() -> None:
    open_lineups()
    refused(lambda: tell(Side.HOME, WIN, None), "Board 2: type the result")
    assert both(WIN, None, missing={2: "away"}).stage is ReportStage.AGREED
    assert kept()[0][1] == BoardRecord(MATCH, 2, "a2", None, None)
    # Won on board 1, and on board 2 without an opponent.
    assert judge_stored(SEASON).judgement.matches[MATCH].game_points == (4, 0)


def test_2_6_b_who_came_late_lost_and_was_there() -> None:
    open_lineups()
    assert both(WIN, None, late={2: "late home"}).stage is ReportStage.AGREED
    assert kept()[0][1] == BoardRecord(MATCH, 2, "a2", "b2", None, None, "late home")
    assert judge_stored(SEASON).judgement.matches[MATCH].game_points == (2, 2)


def test_the_same_form_sent_again_is_the_same_report() -> None:
    open_lineups()
    first = tell(Side.HOME, *WON, form="f1")
    tell(Side.HOME, LOSS, LOSS, form="f2")
    steps = transactions.last_step()
    assert tell(Side.HOME, *WON, form="f1").at == first.at
    assert transactions.last_step() == steps
    mine = report_state(SEASON, MATCH, for_side=Side.HOME).home
    assert mine is not None
    assert mine.results == (LOSS, LOSS)
    assert len(versions(SEASON, CAPTAIN_REPORT, "kl/1/A1/B1/home")) == 2


def test_without_electronic_lineups_the_official_types_the_match(path: Path) -> None:
    receipt = both(*WON)
    assert receipt.stage is ReportStage.AGREED
    assert "No lineups were handed in here" in receipt.notes[0]
    assert kept() == ((), ())
    desk = open_desk(path, spielleiter(), SEASON)
    record_match(desk, MATCH, MatchDraft(DAY, ("a1", "a2"), ("b1", "b2"), WON))
    # Both have reported here, and in time: nobody owes € 7.
    assert kept()[1] == (ReportRecord(MATCH, "home", DAY), ReportRecord(MATCH, "away", DAY))
    assert (stage(), fees()) == (ReportStage.AGREED, [])


def test_lineups_typed_at_the_desk_serve_as_well_and_go_before_opened_ones() -> None:
    open_lineups(home=("a2", "a1"))
    draft = MatchDraft(DAY, ("a1", "a2"), ("b1", "b2"), (None, None))
    transactions.record_match(SEASON, MATCH, draft, spielleiter())
    both(*WON)
    assert [one.home_player for one in kept()[0]] == ["a1", "a2"]


def test_what_was_typed_at_the_desk_stays_and_a_report_is_filed_with_its_day() -> None:
    open_lineups()
    draft = MatchDraft(DAY, ("a1", "a2"), ("b1", "b2"), WON, reported=(DAY, None))
    transactions.record_match(SEASON, MATCH, draft, spielleiter())
    assert stage() is ReportStage.DECIDED
    assert fees() == [("4.3.d", "away", 700)]
    tell(Side.AWAY, LOSS, LOSS)
    assert stage() is ReportStage.DECIDED
    # The day of his report counts; the results stay as they were typed.
    assert (fees(), [one.result for one in kept()[0]]) == ([], [WIN, DRAW])
    refused(lambda: tell(Side.AWAY, *WON), "is decided")


def _reports_at_once(path: Path, side: Side, ready: Barrier) -> None:
    transactions.open_file(path)
    ready.wait(60)
    tell(side, *WON)
    transactions.close_file()


@pytest.mark.only_files
def test_two_captains_who_report_at_the_same_instant_lose_nothing(path: Path) -> None:
    open_lineups()
    before = transactions.last_step()[0]
    spawn = get_context("spawn")
    ready = spawn.Barrier(2)
    captains = [spawn.Process(target=_reports_at_once, args=(path, side, ready)) for side in SIDES]
    for one in captains:
        one.start()
    for one in captains:
        one.join(60)
    assert [one.exitcode for one in captains] == [0, 0]
    # Two reports and one match, whoever was the second; the clock of the processes is today's.
    assert transactions.last_step()[0] == before + 3
    assert (stage(), [one.result for one in kept()[0]]) == (ReportStage.AGREED, [WIN, DRAW])
    assert journal.verify() is None


def test_taking_back_the_second_report_takes_back_the_match() -> None:
    open_lineups()
    both(*WON)
    number = transactions.last_step()[0]
    undo(number, spielleiter(), "wrong match")
    assert (stage(), kept()) == (ReportStage.ONE, ((), ()))
    assert journal.verify() is None


def test_a_settled_match_that_was_taken_back_is_not_settled_again(at: Clock) -> None:
    open_lineups()
    tell(Side.HOME, *WON)
    at("2011-09-26 00:00")
    settle_due()
    undo(transactions.last_step()[0], spielleiter(), "I decide myself")
    assert (settle_due(), kept()) == ([], ((), ()))
    assert not report_state(SEASON, MATCH).provisional


def test_a_match_that_somebody_typed_meanwhile_is_not_decided_over(at: Clock, path: Path) -> None:
    open_lineups()
    tell(Side.HOME, *WON)
    tell(Side.AWAY, LOSS, LOSS)
    at("2011-09-26 08:00")
    desk = open_desk(path, spielleiter(), SEASON)
    typed = MatchDraft(DAY, ("a1", "a2"), ("b1", "b2"), (DRAW, DRAW))
    transactions.record_match(SEASON, MATCH, typed, spielleiter())
    draft = draft_told_by(SEASON, MATCH, Side.HOME)
    refused(lambda: decide(desk, MATCH, draft, "score sheets"), "changed by somebody else")


def test_who_has_a_pass_for_one_match_reports_that_one() -> None:
    open_lineups()
    scope = Scope(SEASON, team="A1", match=MATCH)
    deputy = Actor("Eva", (Grant(frozenset({Right.REPORT}), scope),))
    typed = TypedReport(results=WON)
    later = ("kl", 2, "A1", "C1")
    refused(lambda: report(SEASON, later, Side.HOME, typed, actor=deputy), "has no right")
    assert report(SEASON, MATCH, Side.HOME, typed, actor=deputy).by == "Eva"


def test_a_captain_reports_for_his_own_team_alone() -> None:
    open_lineups()
    typed = TypedReport(results=WON)
    for actor, side, match in (
        (HOME, Side.AWAY, MATCH),
        (AWAY, Side.HOME, MATCH),
        (HOME, Side.HOME, OTHER),
        (captain("C1"), Side.HOME, MATCH),
    ):
        refused(lambda: report(SEASON, match, side, typed, actor=actor), "has no right")  # noqa: B023
    assert report(SEASON, MATCH, Side.HOME, typed, actor=spielleiter()).by == "Spielleiterin"


@pytest.mark.parametrize(
    ("typed", "words"),
    [
        (TypedReport(results=(WIN,) * 99), "Board 3 does not exist"),
        (TypedReport(results=WON, paid=frozenset({0})), "Board 0 does not exist"),
        (TypedReport(results=WON, paid=frozenset({1})), "Board 1 is occupied"),
        (TypedReport(results=WON, received=frozenset({2})), "Board 2 is occupied"),
        (TypedReport(results=((2, 2), DRAW)), "no result of a game"),
        (TypedReport(results=((-1, 0), DRAW)), "no result of a game"),
        (TypedReport(results=WON, late={1: "late nobody"}), "is not understood"),
        (TypedReport(results=WON, missing={1: "\u202ehome"}), "is not understood"),
        (TypedReport(results=WON, missing={1: "home"}), "where somebody did not come"),
        (TypedReport(), "No result is typed"),
        (TypedReport(results=WON, remarks="x" * 100_000), "more than 10"),
        (TypedReport(results=WON, protest="\x1b[2J"), "cannot stand here"),
        (TypedReport(results=WON, remarks="\u202egnp.exe"), "cannot stand here"),
    ],
)
def test_what_cannot_have_been_is_refused_in_a_sentence(typed: TypedReport, words: str) -> None:
    open_lineups()
    refused(lambda: report(SEASON, MATCH, Side.HOME, typed, actor=HOME), words)


def test_a_match_nobody_knows_is_not_found() -> None:
    key = ("kl", 9, "A1", "B1")
    typed = TypedReport(results=WON)
    for ask in (
        lambda: report(SEASON, key, Side.HOME, typed, actor=HOME),
        lambda: report_state(SEASON, key),
        lambda: draft_told_by(SEASON, key, Side.HOME),
    ):
        with pytest.raises(NotFoundError):
            ask()


def _nothing_read_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    """Refuse to read the keys of all reports, or of all decisions."""
    real = records.keys

    def some(season: str, kind: str, among: Collection[str] | None = None) -> set[str]:
        assert among is not None, f"all of {kind} is read"
        return real(season, kind, among)

    monkeypatch.setattr(records, "keys", some)


def test_a_look_at_what_is_due_reads_only_what_was_stored_since_the_last_one(
    at: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert settle_due() == []
    _nothing_read_whole(monkeypatch)
    tell(Side.HOME, *WON)
    assert settle_due() == []
    open_lineups()
    at(f"{DUE + timedelta(days=1)} 00:01")
    assert settle_due() == [MATCH]
    assert settle_due() == []


def test_two_reports_are_not_settled_though_the_first_stood_alone_at_a_look(
    at: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    open_lineups()
    tell(Side.HOME, *WON)
    assert settle_due() == []
    _nothing_read_whole(monkeypatch)
    tell(Side.AWAY, WIN, WIN)
    tell(Side.HOME, DRAW, DRAW)
    at(f"{DUE + timedelta(days=1)} 00:01")
    assert settle_due() == []
    assert stage() is ReportStage.DIFFERING
