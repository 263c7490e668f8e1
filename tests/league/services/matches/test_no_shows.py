"""§ 7.1 through services: the list of failures, exclusion, ban."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, date, datetime
from pathlib import Path
from typing import Any

import pytest

from league.decision_subjects import FindingKey, Verdict
from league.errors import InputError, NotFoundError
from league.facts.actors import official
from league.facts.calendars import ForceMajeure
from league.facts.claims import Suspension
from league.facts.matches import Side
from league.facts.seasons import BoardRecord, ReportRecord, Season
from league.record_kinds import FORCE_MAJEURE, SUSPENSION
from league.rulings import Action, Ruling
from league.services.home.season_views import season_view
from league.services.journal import views as journal
from league.services.matches import no_shows
from league.services.session import decided_steps, transactions
from league.services.session.opening import judge_stored, open_desk
from league.services.session.records import recorded
from league.storage.database import moment, opened
from league.views.no_shows import Failures
from tests.worlds.acting import add_ruling, record
from tests.worlds.paper_world import BY, NAME, open_world, season

ABSENT = "A1"
CLUB = "601"
ROUND_1, ROUND_2 = (("ll", number, "A1", "C1") for number in (1, 2))


def with_failures(number: int) -> Season:
    """Team A1 sends three of eight players to its first matches; C1, without a list, sends none.

    A1's captain has reported both: a lineup that stands alone would only wait for the other.
    """
    before = season()
    boards = tuple(
        BoardRecord(fixture.key, board, str(100 + board), None, None)
        for fixture in before.fixtures[:number]
        for board in (1, 2, 3)
    )
    told = tuple(ReportRecord(one.key, "home", one.day) for one in before.fixtures[:number])
    return replace(before, boards=boards, reports=told)


@pytest.fixture
def twice(tmp_path: Path) -> Iterator[None]:
    open_world(tmp_path, with_failures(2))
    yield
    transactions.close_file()


@pytest.fixture
def once(tmp_path: Path) -> Iterator[None]:
    open_world(tmp_path, with_failures(1))
    yield
    transactions.close_file()


def steps() -> int:
    assert journal.verify() is None
    return len(journal.rows())


def of(team: str) -> Failures:
    return next(one for one in no_shows.no_shows(None) if one.team.id == team)


def waive(rule: str, match: Any) -> None:
    at = datetime(2011, 11, 1, tzinfo=UTC)
    add_ruling(NAME, Ruling(Action.WAIVE, FindingKey(rule, Side.HOME), "Snow.", BY, at, match))


def test_7_1_b_twice_is_a_proposal(twice: None) -> None:
    found = of(ABSENT)
    assert [(one.match, one.counts) for one in found.matches] == [(ROUND_1, True), (ROUND_2, True)]
    assert (found.number, found.proposed, found.excluded) == (2, True, False)


def test_7_1_b_once_is_none(once: None) -> None:
    assert (of(ABSENT).number, of(ABSENT).proposed) == (1, False)


def test_7_1_b_a_waived_failure_is_listed_but_does_not_count(twice: None) -> None:
    waive("7.1.a", ROUND_1)
    found = of(ABSENT)
    assert [one.counts for one in found.matches] == [False, True]
    assert (found.number, found.proposed) == (1, False)


def test_7_1_d_force_majeure_is_listed_but_does_not_count(twice: None) -> None:
    paper = ForceMajeure(ROUND_1, ABSENT, date(2011, 10, 1), "Road closed.")
    record(NAME, FORCE_MAJEURE, "1", paper, actor=official(BY), why="")
    found = of(ABSENT)
    assert [(one.counts, one.excused) for one in found.matches] == [(False, True), (True, False)]
    assert (found.number, found.proposed) == (1, False)


def test_7_1_b_excluded_with_reason_and_out_of_the_table(twice: None) -> None:
    before = steps()
    found = no_shows.exclude(None, ABSENT, actor=official(BY), reason="Decided by the executive.")
    assert (found.excluded, found.proposed) == (True, False)
    judgement = judge_stored(None).judgement
    assert judgement.excluded == {ABSENT}
    assert steps() == before + 1
    assert journal.rows()[-1].why == "Decided by the executive."


@pytest.mark.parametrize(
    ("team", "reason", "error", "sentence"),
    [
        ("A2", "x", InputError, r"Aubach 2 failed to appear 0 time.*TUWO § 7\.1\.b"),
        ("nobody", "x", NotFoundError, "nobody"),
        (ABSENT, " ", InputError, "reason"),
    ],
)
def test_7_1_b_what_cannot_be_excluded(
    twice: None, team: str, reason: str, error: type[Exception], sentence: str
) -> None:
    before = steps()
    with pytest.raises(error, match=sentence):
        no_shows.exclude(None, team, actor=official(BY), reason=reason)
    assert steps() == before


def test_7_1_b_once_is_not_enough_and_twice_excluded_is_refused(twice: None) -> None:
    waive("7.1.a", ROUND_2)
    with pytest.raises(InputError, match="1 time"):
        no_shows.exclude(None, ABSENT, actor=official(BY), reason="x")


def test_7_1_b_not_excluded_twice(twice: None) -> None:
    no_shows.exclude(None, ABSENT, actor=official(BY), reason="x")
    with pytest.raises(InputError, match="excluded"):
        no_shows.exclude(None, ABSENT, actor=official(BY), reason="x")


def test_7_1_b_an_exclusion_is_taken_back_with_a_reason(twice: None) -> None:
    with pytest.raises(InputError, match="not excluded"):
        no_shows.readmit(None, ABSENT, actor=official(BY), reason="x")
    no_shows.exclude(None, ABSENT, actor=official(BY), reason="x")
    with pytest.raises(InputError, match="reason"):
        no_shows.readmit(None, ABSENT, actor=official(BY), reason=" ")
    found = no_shows.readmit(None, ABSENT, actor=official(BY), reason="The road was closed.")
    assert (found.excluded, found.proposed, found.number) == (False, True, 2)
    assert judge_stored(None).judgement.excluded == frozenset()


FIRST, LAST = date(2012, 1, 1), date(2014, 12, 31)
"""Three years, the last day included."""


def ban(club: str = CLUB, first: date = FIRST, last: date | None = LAST, why: str = "Why.") -> None:
    no_shows.ban(None, club, first, last, actor=official(BY), reason=why)


def test_7_1_c_a_ban_of_three_years_is_the_clubs_suspension(twice: None) -> None:
    ban()
    club = next(one for one in transactions.load()[0].clubs if one.id == CLUB)
    assert (club.suspended_from, club.suspended_until) == (FIRST, LAST)
    assert recorded(NAME, SUSPENSION) == {
        "601/2012-01-01": Suspension("601", FIRST, LAST, "§ 7.1.c: Why.")
    }


@pytest.mark.parametrize(
    ("changes", "error", "sentence"),
    [
        ({"last": date(2015, 1, 1)}, InputError, r"1 Jan 2015.*TUWO § 7\.1\.c"),
        ({"last": None}, InputError, r"limit of 3 years.*TUWO § 7\.1\.c"),
        ({"last": date(2011, 12, 31)}, InputError, r"cannot end on 31 Dec 2011 \(TUWO § 7\.1\.c\)"),
        ({"first": date(2010, 12, 31)}, InputError, r"31 Dec 2010.*§ 7\.1\.c"),
        ({"first": date(2013, 7, 1), "last": date(2014, 6, 30)}, InputError, r"1 Jul 2013.*§ 7"),
        ({"club": "602"}, InputError, r"Springer Bichl failed to appear 0 time.*§ 7\.1\.c"),
        ({"club": "999"}, NotFoundError, "999"),
        ({"why": ""}, InputError, "needs its reason"),
    ],
)
def test_7_1_c_a_longer_ban_is_refused(
    twice: None, changes: dict[str, Any], error: type[Exception], sentence: str
) -> None:
    before = steps()
    with pytest.raises(error, match=sentence):
        ban(**changes)
    assert steps() == before


def test_7_1_c_two_failures_are_needed_and_one_ban_at_a_time(twice: None) -> None:
    ban(last=date(2012, 6, 30))
    with pytest.raises(InputError, match="suspended from 1 Jan 2012"):
        ban()


def test_7_1_c_one_failure_is_not_enough(once: None) -> None:
    with pytest.raises(InputError, match=r"1 time.*§ 7\.1\.c"):
        ban()


def lone() -> Season:
    """A1's lineup alone stands in its first match, without a report: C1 is still awaited."""
    before = season()
    boards = tuple(
        BoardRecord(ROUND_1, board, str(100 + board), None, None) for board in range(1, 9)
    )
    return replace(before, boards=boards, reports=())


LATER = date(2012, 6, 30)


def waiting() -> list[str]:
    """What the work list says of the match, long after its day."""
    view = season_view(open_desk(opened(), official(BY)), LATER)
    return [one.text for one in view.tasks if one.kind == "missing" and one.match == ROUND_1]


@pytest.mark.parametrize("ending", ["report", "result", "verdict"])
def test_7_1_a_a_lineup_that_stands_alone_is_named_with_what_ends_it_and_ends_so(
    tmp_path: Path, ending: str
) -> None:
    open_world(tmp_path, lone())
    match = judge_stored(None).judgement.matches[ROUND_1]
    assert (match.status, match.fees) == ("entered", ())
    (told,) = waiting()
    names = {id: team.name for id, team in judge_stored(None).judgement.world.teams.items()}
    assert told.endswith(
        f"{names['A1']} – {names['C1']}: {names['C1']} has no lineup. The day of a report or the"
        " result of a board says that it did not come (TUWO § 7.1.a); or decide the match."
    )
    if ending == "report":
        told_on = replace(lone(), reports=(ReportRecord(ROUND_1, "home", match.facts.day),))
        transactions.import_season(told_on, official(BY), "reported")
    elif ending == "result":
        boards = lone().boards
        won = replace(lone(), boards=(replace(boards[0], result=(2, 0)), *boards[1:]))
        transactions.import_season(won, official(BY), "won")
    else:
        made = Ruling(Action.ADD, Verdict((16, 0)), "So.", BY, moment(), match=ROUND_1)
        decided_steps.add_ruling(NAME, made, official(BY))
    assert judge_stored(None).judgement.matches[ROUND_1].status == "complete"
    assert judge_stored(None).judgement.matches[ROUND_1].match_points == (2, 0)
    assert waiting() == []
    transactions.close_file()


def test_7_1_a_one_report_without_any_lineup_waits_and_counts_against_nobody(
    tmp_path: Path,
) -> None:
    bare = replace(lone(), boards=())
    day = next(one.day for one in bare.fixtures if one.key == ROUND_1)
    open_world(tmp_path, replace(bare, reports=(ReportRecord(ROUND_1, "home", day),)))
    judged = judge_stored(None).judgement
    assert (judged.matches[ROUND_1].status, judged.no_shows) == ("entered", frozenset())
    (told,) = waiting()
    assert told.endswith(
        ": no lineup. The days of both reports or the result of a board say that nobody came"
        " (TUWO § 7.1.a); or decide the match."
    )
    both = tuple(ReportRecord(ROUND_1, side, day) for side in ("home", "away"))
    transactions.import_season(replace(bare, reports=both), official(BY), "both reported")
    judged = judge_stored(None).judgement
    assert (judged.matches[ROUND_1].status, len(judged.no_shows)) == ("complete", 2)
