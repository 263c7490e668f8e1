"""TUWO § 1.4 and Anhang H 4, 5 through services: notices, and guests who become home players."""

from collections.abc import Iterator
from datetime import date
from pathlib import Path

import pytest

from league.errors import InputError, NotFoundError
from league.facts.actors import official
from league.facts.claims import Deregistration
from league.facts.registrations import Kind
from league.services.registry.registering import departures
from league.services.session import transactions
from tests.league.services.registry.registering.registration_world import POSTED, held, leave, take
from tests.worlds.paper_world import BY, loaded, open_world, season, steps


@pytest.fixture(autouse=True)
def _world(tmp_path: Path) -> Iterator[None]:
    open_world(tmp_path)
    yield
    transactions.close_file()


def test_he_may_not_play_from_the_day_of_his_notice_on() -> None:
    leave("109", "601", date(2011, 12, 19))
    (one,) = held("109")
    assert not one.in_force(date(2011, 12, 19))
    assert one.in_force(date(2011, 12, 18))


@pytest.mark.parametrize(
    ("forwarded", "today", "rules"),
    [
        (date(2011, 12, 31), date(2012, 2, 1), []),
        (date(2012, 1, 1), date(2012, 2, 1), ["H.4"]),
        (None, date(2011, 12, 31), []),
        (None, date(2012, 1, 1), ["H.4"]),
    ],
)
def test_h_4_a_notice_is_passed_on_in_time(
    forwarded: date | None, today: date, rules: list[str]
) -> None:
    paper = Deregistration("109", "601", date(2011, 12, 19), forwarded)
    done = departures.deregister(None, paper, actor=official(BY), today=today)
    assert [finding.rule for finding in done.findings] == rules


@pytest.mark.parametrize(
    ("paper", "named"),
    [
        (Deregistration("999", "601", POSTED), "999"),
        (Deregistration("109", "603", POSTED), "109 is not registered with 603"),
        (Deregistration("109", "601", date(2012, 7, 1)), "1 Jul 2012"),
        (Deregistration("109", "601", POSTED, date(2011, 12, 27)), "wrong order"),
        (Deregistration("109", "601", POSTED, owed=((2011, 0),)), "0 cents for 2011"),
        (Deregistration("109", "601", POSTED, owed=((2012, 100),)), "2012"),
        (Deregistration("109", "601", POSTED, owed=((2011, 1), (2011, 2))), "2011"),
    ],
)
def test_a_notice_that_cannot_be_so_is_refused(paper: Deregistration, named: str) -> None:
    with pytest.raises((InputError, NotFoundError), match=named):
        departures.deregister(None, paper, actor=official(BY))
    assert loaded() == season()
    assert steps() == 0


@pytest.mark.parametrize(("day", "rules"), [(date(2011, 12, 31), []), (date(2012, 1, 1), ["H.4"])])
def test_h_4_a_notice_is_passed_on_later(day: date, rules: list[str]) -> None:
    """Annex H 4: notices are passed on by 31 December (postmark)."""
    departures.deregister(
        None, Deregistration("109", "601", date(2011, 12, 19)), actor=official(BY)
    )
    before = steps()
    found = departures.pass_on(None, "109", "601", day, actor=official(BY))
    assert [finding.rule for finding in found] == rules
    assert steps() == before + 1
    with pytest.raises(InputError, match="passed on: "):
        departures.pass_on(None, "109", "601", day, actor=official(BY))
    assert steps() == before + 1


@pytest.mark.parametrize(
    ("ident", "club", "day", "named"),
    [
        ("999", "601", date(2011, 12, 28), "999"),
        ("109", "603", date(2011, 12, 28), "No notice of 109 to 603"),
        ("109", "601", date(2011, 12, 18), "cannot be passed on on 18 Dec 2011"),
    ],
)
def test_what_cannot_be_passed_on(ident: str, club: str, day: date, named: str) -> None:
    departures.deregister(
        None, Deregistration("109", "601", date(2011, 12, 19)), actor=official(BY)
    )
    before = steps()
    with pytest.raises((InputError, NotFoundError), match=named):
        departures.pass_on(None, ident, club, day, actor=official(BY))
    assert steps() == before


def test_nobody_leaves_twice() -> None:
    leave("109", "601", date(2011, 12, 19))
    with pytest.raises(NotFoundError, match="nothing to end"):
        leave("109", "601", date(2011, 12, 20))


def test_h_5_b_a_guest_becomes_home_player_after_half_a_year() -> None:
    departures.leave_home(None, "123", "Burgenland", date(2011, 6, 10), actor=official(BY))
    # half a year from 10 June ends with 10 December
    assert departures.guests_to_home(None, date(2011, 12, 10), actor=official(BY)) == []
    (finding,) = departures.guests_to_home(None, date(2011, 12, 11), actor=official(BY))

    assert (finding.rule, finding.player) == ("H.5.b", "123")
    guest, home = held("123")
    assert (guest.kind, guest.deregistered) == (Kind.GUEST, date(2011, 12, 11))
    assert (home.kind, home.eligible_from) == (Kind.HOME, date(2011, 12, 11))
    assert departures.guests_to_home(None, date(2012, 6, 30), actor=official(BY)) == []


def test_h_5_b_who_registers_anew_stays_a_guest() -> None:
    departures.leave_home(None, "123", "Burgenland", date(2011, 6, 10), actor=official(BY))
    take("123", "603", date(2011, 12, 1), despite="H 5", left=date(2011, 6, 10))
    assert departures.guests_to_home(None, date(2011, 12, 11), actor=official(BY)) == []


def test_h_5_b_only_a_guest_has_a_home_to_leave() -> None:
    with pytest.raises(NotFoundError, match="101 is no guest here"):
        departures.leave_home(None, "101", "Burgenland", date(2011, 6, 10), actor=official(BY))
