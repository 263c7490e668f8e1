from collections.abc import Iterator
from datetime import date
from pathlib import Path

import pytest

from league.errors import InputError, NotFoundError
from league.facts.actors import official
from league.facts.claims import Evidence, GrantedStatus
from league.facts.people import Player
from league.facts.registrations import Registration
from league.facts.squads import Member
from league.record_kinds import EQUAL_STATUS
from league.rulebooks.tuwo_stmk_2011.p01_status import is_foreigner
from league.services.registry.registering.equal_status import (
    grant_equal_status,
    withdraw_equal_status,
)
from league.services.registry.registering.registrations import register
from league.services.session import transactions
from league.services.session.records import recorded
from tests.worlds.paper_world import BOOK, BY, NAME, application, loaded, open_world, season, steps

DECIDED = date(2011, 10, 1)
RESIDENT = Evidence("e", DECIDED, "Meldezettel", resident_since=date(2010, 10, 1))


@pytest.fixture(autouse=True)
def _world(tmp_path: Path) -> Iterator[None]:
    open_world(tmp_path)
    yield
    transactions.close_file()


def foreigner(day: date) -> bool:
    now = loaded()
    (player,) = [one for one in now.players if one.ident == "121"]
    return is_foreigner(Member(player, _held()), day, 2012, BOOK.on(day))


def _held() -> tuple[Registration, ...]:
    return tuple(one for one in loaded().registrations if one.ident == "121")


def test_1_7_e_the_status_holds_from_the_decision_on() -> None:
    granted = grant_equal_status(None, "601", "121", RESIDENT, actor=official(BY))

    assert [foreigner(day) for day in (date(2011, 9, 30), DECIDED)] == [True, False]
    assert all(
        sum(one.in_force(day) for one in _held()) == 1 for day in (date(2011, 9, 30), DECIDED)
    )
    assert recorded(NAME, EQUAL_STATUS) == {"121/601": granted}


def test_1_7_e_it_is_withdrawn_when_the_residence_ends() -> None:
    grant_equal_status(None, "601", "121", RESIDENT, actor=official(BY))
    gone = date(2012, 2, 1)
    ended = withdraw_equal_status(None, "601", "121", gone, actor=official(BY), reason="verzogen")

    assert [foreigner(day) for day in (date(2012, 1, 31), gone)] == [False, True]
    assert ended == GrantedStatus("121", "601", RESIDENT, withdrawn=gone)
    with pytest.raises(InputError, match="no equal status on 1 Feb 2012"):
        withdraw_equal_status(None, "601", "121", gone, actor=official(BY), reason="verzogen")


@pytest.mark.parametrize(
    "evidence",
    [
        Evidence("c", DECIDED, "Geburtsurkunde", born_here=True, school=True),
        Evidence("d", DECIDED, "Lehrvertrag", apprentice=True),
        Evidence("f", DECIDED, "Meldezettel", resident_since=date(2010, 10, 1)),
    ],
    ids=["c", "d", "f"],
)
def test_1_7_e_no_other_equal_status_is_withdrawn(evidence: Evidence) -> None:
    youth = Player("130", "Jung", "Cy", date(1994, 1, 1), nation="CRO")
    register(
        None,
        application("130", "601", date(2011, 9, 1), nation="CRO"),
        actor=official(BY),
        player=youth,
    )
    grant_equal_status(None, "601", "130", evidence, actor=official(BY))
    before = steps()

    with pytest.raises(InputError, match=rf"only that of § 1\.7\.e .*1\.7\.{evidence.letter}"):
        withdraw_equal_status(
            None, "601", "130", date(2012, 2, 1), actor=official(BY), reason="verzogen"
        )
    assert steps() == before


def test_a_registration_not_yet_in_force_takes_the_status_whole() -> None:
    asked = application("122", "601", date(2011, 9, 30), nation="CRO")
    register(None, asked, actor=official(BY))
    grant_equal_status(None, "601", "122", RESIDENT, actor=official(BY))

    (one,) = [one for one in loaded().registrations if one.ident == "122"]
    assert (one.equal, one.eligible_from) == ("e", DECIDED)


@pytest.mark.parametrize(
    ("club", "ident", "evidence", "named"),
    [
        ("601", "121", Evidence("a", DECIDED), "“a” is no letter"),
        ("601", "121", Evidence("e", DECIDED, "M", resident_since=date(2010, 10, 2)), "1.7.e"),
        ("601", "121", Evidence("e", DECIDED, resident_since=date(2000, 1, 1)), "proof"),
        ("601", "121", Evidence("c", DECIDED, born_here=True), "TUWO § 1.7.c"),
        ("601", "121", Evidence("e", DECIDED, "M", date(2011, 9, 30)), "until 30 Sep 2011"),
        ("601", "121", Evidence("c", date(2012, 7, 1)), "1 Jul 2012 is out of season"),
        ("603", "121", RESIDENT, "121 is not registered with 603"),
        ("601", "999", RESIDENT, "999"),
        ("999", "121", RESIDENT, "999"),
    ],
)
def test_what_cannot_be_granted_is_refused(
    club: str, ident: str, evidence: Evidence, named: str
) -> None:
    with pytest.raises((InputError, NotFoundError), match=named):
        grant_equal_status(None, club, ident, evidence, actor=official(BY))
    assert loaded() == season()
    assert steps() == 0
