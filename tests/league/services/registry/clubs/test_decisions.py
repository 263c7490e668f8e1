from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import date
from pathlib import Path

import pytest

from league.errors import InputError, NotFoundError, StorageError
from league.facts.actors import official
from league.facts.claims import Body, Consent, Suspension
from league.facts.steps import StepKind
from league.record_kinds import JOINT_TEAM, SUSPENSION
from league.services.registry.clubs import decisions
from league.services.session import transactions
from league.services.session.records import recorded, versions
from league.storage import journal as stored
from tests.worlds.acting import change_season
from tests.worlds.paper_world import BY, NAME, loaded, open_world, season, steps


@pytest.fixture(autouse=True)
def _world(tmp_path: Path) -> Iterator[None]:
    open_world(tmp_path)
    yield
    transactions.close_file()


FIRST, LAST = date(2012, 1, 15), date(2012, 2, 29)


def suspend(
    club: str = "601", first: date = FIRST, last: date | None = LAST, why: str = "w"
) -> None:
    decisions.suspend_club(None, club, first, last, actor=official(BY), reason=why)


def test_1_3_a_suspension_is_in_the_season_and_on_record() -> None:
    suspend(why="Beiträge 2011 offen")

    (club,) = [club for club in loaded().clubs if club.id == "601"]
    assert (club.suspended_from, club.suspended_until) == (FIRST, LAST)
    assert club.suspended_on(LAST)
    assert recorded(NAME, SUSPENSION) == {
        "601/2012-01-15": Suspension("601", FIRST, LAST, "Beiträge 2011 offen")
    }
    assert steps() == 2


@pytest.mark.parametrize(
    ("day", "first", "last"),
    [
        (date(2012, 2, 1), FIRST, date(2012, 1, 31)),
        (date(2012, 1, 16), FIRST, FIRST),
        (FIRST, None, None),
        (LAST, FIRST, date(2012, 2, 28)),
    ],
)
def test_1_3_a_suspension_is_lifted(day: date, first: date | None, last: date | None) -> None:
    suspend()
    club = decisions.lift_suspension(None, "601", day, actor=official(BY), reason="bezahlt")

    assert (club.suspended_from, club.suspended_until) == (first, last)
    (_before, after) = versions(NAME, SUSPENSION, "601/2012-01-15")
    assert after.fact == Suspension("601", FIRST, LAST, "bezahlt", lifted=day)


def test_1_3_an_open_ended_suspension_is_lifted_at_any_later_time() -> None:
    suspend(last=None)
    assert (
        decisions.lift_suspension(None, "601", LAST, actor=official(BY), reason="b").suspended_from
        == FIRST
    )


@pytest.mark.parametrize(
    ("club", "first", "last", "why", "named"),
    [
        ("999", FIRST, LAST, "w", "999"),
        ("601", FIRST, LAST, " ", "reason"),
        ("601", LAST, FIRST, "w", "15 Jan 2012"),
        ("601", date(2012, 7, 1), None, "w", "1 Jul 2012 is out of season 2011/12"),
        ("601", date(2010, 12, 31), LAST, "w", "31 Dec 2010"),
        ("601", FIRST, date(2012, 7, 1), "w", "1 Jul 2012"),
    ],
)
def test_1_3_what_cannot_be_so_is_refused(
    club: str, first: date, last: date | None, why: str, named: str
) -> None:
    with pytest.raises((InputError, NotFoundError), match=named):
        suspend(club, first, last, why)
    assert loaded() == season()
    assert steps() == 0


def test_1_3_a_second_suspension_waits_for_the_first_to_be_lifted() -> None:
    suspend()
    with pytest.raises(InputError, match="suspended from 15 Jan 2012 to 29 Feb 2012 already"):
        suspend(first=date(2012, 4, 1), last=None)
    with pytest.raises(InputError, match="not suspended on 1 Mar 2012"):
        decisions.lift_suspension(None, "601", date(2012, 3, 1), actor=official(BY), reason="b")
    assert steps() == 2


def test_1_1_a_neighbours_club_needs_three_consents() -> None:
    (team,) = [team for team in season().teams if team.id == "A2"]
    assert team.club == "601"
    day = date(2011, 9, 7)
    assert decisions.club_findings(transactions.load()[0], day) == []
    _move_team_to_the_neighbour()
    for body in (Body.HOME, Body.HOST, Body.NATIONAL):
        assert [one.rule for one in decisions.club_findings(transactions.load()[0], day)] == [
            "1.1.a"
        ]
        decisions.record_consent(None, Consent("701", body, day, "Brief"), actor=official(BY))
    assert decisions.club_findings(transactions.load()[0], day) == []
    assert len(decisions.club_findings(transactions.load()[0], date(2011, 9, 6))) == 1
    decisions.withdraw_consent(None, "701", Body.HOST, actor=official(BY), why="zurückgezogen")
    assert len(decisions.club_findings(transactions.load()[0], day)) == 1
    with pytest.raises(NotFoundError, match="999"):
        decisions.record_consent(None, Consent("999", Body.HOST, day), actor=official(BY))


def _move_team_to_the_neighbour() -> None:
    change_season(
        None,
        lambda before: replace(
            before,
            teams=tuple(
                replace(one, club="701") if one.id == "A2" else one for one in before.teams
            ),
        ),
        StepKind.REGISTRATION,
        actor=official(BY),
        why="",
    )


def test_1_9_a_joint_team_is_announced_by_20_june() -> None:
    two = ("601", "603")
    joint = decisions.announce_joint_team(
        None, "SG Mur", two, date(2011, 6, 20), actor=official(BY)
    )

    assert recorded(NAME, JOINT_TEAM) == {"SG Mur": joint}
    assert [one.team for one in decisions.joint_team_findings(transactions.load()[0])] == [
        "A1",
        "A2",
        "C1",
        "C2",
    ]
    with pytest.raises(InputError, match=r"21 Jun 2011.*1\.9"):
        decisions.announce_joint_team(None, "SG Enns", two, date(2011, 6, 21), actor=official(BY))
    late = date(2011, 6, 21)
    decisions.announce_joint_team(
        None, "SG Enns", two, late, actor=official(BY), despite="Beschluss"
    )
    assert steps() == 2


@pytest.mark.parametrize(
    ("name", "members"),
    [("SG", ("601",)), (" ", ("601", "602")), ("SG", ("601", "601")), ("SG", ("601", "999"))],
)
def test_1_9_a_joint_team_has_a_name_and_two_known_clubs(
    name: str, members: tuple[str, ...]
) -> None:
    with pytest.raises((InputError, NotFoundError)):
        decisions.announce_joint_team(None, name, members, date(2011, 6, 1), actor=official(BY))
    assert steps() == 0


def test_without_its_line_in_the_journal_nothing_is_stored(monkeypatch: pytest.MonkeyPatch) -> None:
    def failing(**_values: object) -> int:
        raise StorageError("the disk is full")

    monkeypatch.setattr(stored, "append", failing)
    tries: tuple[Callable[[], object], ...] = (
        suspend,
        lambda: decisions.record_consent(
            None, Consent("701", Body.HOME, FIRST), actor=official(BY)
        ),
    )
    for step in tries:
        with pytest.raises(StorageError, match="disk is full"):
            step()
    assert loaded() == season()
    assert recorded(NAME, SUSPENSION) == {}


def test_a_step_needs_a_name() -> None:
    with pytest.raises(InputError, match="name of the person"):
        decisions.suspend_club(None, "601", FIRST, LAST, actor=official(" "), reason="w")
