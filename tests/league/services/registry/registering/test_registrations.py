"""TUWO § 1.4, 1.6 and 1.8 through services: registrations and transfers with their fees."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import date
from pathlib import Path
from typing import Any

import pytest

from league.errors import InputError, NotFoundError, StorageError
from league.facts.accounts import FEDERATION, Charge, Status, of_club
from league.facts.actors import official
from league.facts.claims import Application
from league.facts.people import Player
from league.facts.registrations import Kind, Registration
from league.record_kinds import APPLICATION, CHARGE
from league.services.closing.waiting import what_waits
from league.services.registry.people.player_why import why_eligible
from league.services.registry.registering import departures, registrations
from league.services.registry.registering.claims import levy_part
from league.services.registry.registering.registrations import register
from league.services.session import transactions
from league.services.session.opening import open_desk
from league.services.session.records import recorded
from league.storage import journal as stored
from league.storage.database import opened
from tests.league.services.registry.registering.registration_world import POSTED, held, leave, take
from tests.worlds.paper_world import BY, NAME, application, loaded, open_world, season, steps, used


@pytest.fixture(autouse=True)
def _world(tmp_path: Path) -> Iterator[None]:
    open_world(tmp_path)
    yield
    transactions.close_file()


def test_1_4_b_a_new_player_is_eligible_the_day_after_the_postmark() -> None:
    done = take("122", "603", date(2011, 9, 1))

    assert done.eligible_from == date(2011, 9, 2)
    assert done.reason == (
        "Eligible from 2 Sep 2011, because the registration is postmarked 1 Sep 2011: on the day"
        " after at the earliest."
    )
    assert held("122") == [
        Registration("122", "603", Kind.HOME, date(2011, 9, 1), date(2011, 9, 2))
    ]
    assert done.reason in why_eligible(open_desk(opened(), official(BY)), "122", "603")


def test_1_4_a_two_euro_are_proposed_to_the_clubs_account() -> None:
    done = take("122", "603", date(2011, 9, 1))

    expected = Charge(
        date(2011, 9, 1),
        of_club("603"),
        FEDERATION,
        200,
        "1.4.a",
        "122/603/2011-09-01",
        Status.PROPOSED,
    )
    assert done.charges == (expected,)
    assert list(recorded(NAME, CHARGE).values()) == [expected]
    # one step each: application, charge, season
    assert steps() == 3


def test_a_newcomer_is_registered_with_his_person() -> None:
    person = Player("200", "Zugang", "Flo", date(1990, 1, 1), nation="AUT")
    asked = application("200", "601", date(2011, 9, 1), nation="GER")
    register(None, asked, actor=official(BY), player=person)

    assert [one for one in loaded().players if one.ident == "200"] == [
        replace(person, nation="GER")
    ]


def test_1_8_b_a_transfer_in_winter_counts_the_games_of_the_autumn(tmp_path: Path) -> None:
    transactions.close_file()
    played = used(season(), "108", 1)
    results = tuple(
        replace(board, away_player="122", result=(1, 1)) if board.board == 8 else board
        for board in played.boards
    )
    open_world(tmp_path, replace(played, boards=results))
    leave("108", "601", date(2011, 12, 19))
    leave("109", "601", date(2011, 12, 19))

    # 108 played on 1 October; 109 did not.
    assert take("108", "603").eligible_from == date(2012, 7, 1)
    assert take("109", "603").eligible_from == date(2012, 1, 1)


def _played(ident: str) -> None:
    """Type in the match of 1 October: somebody sat on board 8 against 122, drawn."""
    results = tuple(
        replace(board, away_player="122", result=(1, 1)) if board.board == 8 else board
        for board in used(season(), ident, 1).boards
    )
    transactions.import_season(replace(loaded(), boards=results), official(BY), "typed late")


def test_1_8_b_a_window_fixed_before_the_autumn_s_games_came_on_file_is_judged_again() -> None:
    leave("108", "601", date(2011, 12, 19))
    leave("109", "601", date(2011, 12, 19))
    assert take("108", "603").eligible_from == date(2012, 1, 1)
    assert take("109", "603").eligible_from == date(2012, 1, 1)
    assert registrations.registration_findings(loaded(), date(2012, 1, 5)) == []
    _played("108")

    (found,) = registrations.registration_findings(loaded(), date(2012, 1, 5))
    assert (found.rule, found.player) == ("1.8.b", "108")
    told = "since then the championship game of 1 Oct 2011 in the own federation came on file"
    assert told in str(found.sentence)
    assert "eligible only from 1 Jul 2012" in str(found.sentence)
    desk = open_desk(opened(), official(BY))
    rows = [one for one in what_waits(desk, date(2012, 1, 5)) if "1.8.b" in one.text]
    assert [(one.page, one.thing) for one in rows] == [("player", "108")]
    # As the finding says: withdrawn and entered anew, he may play from July.
    registrations.withdraw_registration(None, "108", "603", actor=official(BY), why="Played.")
    assert take("108", "603").eligible_from == date(2012, 7, 1)
    assert registrations.registration_findings(loaded(), date(2012, 1, 5)) == []


@pytest.mark.parametrize(
    ("notice", "first"),
    [
        (date(2011, 6, 19), date(2011, 12, 29)),
        (date(2011, 12, 19), date(2012, 1, 1)),
        (date(2011, 12, 20), date(2012, 7, 1)),
    ],
)
def test_1_8_the_notice_on_record_decides_the_window(notice: date, first: date) -> None:
    leave("109", "601", notice)
    assert take("109", "603").eligible_from == first


def test_a_notice_outside_the_file_is_told_with_the_registration() -> None:
    more: dict[str, Any] = {"left": date(2011, 12, 19), "crosses_federations": True}
    assert take("122", "603", **more).eligible_from == date(2012, 1, 1)
    away = take("123", "603", represented=(date(2011, 11, 1),), **more)
    assert away.eligible_from == date(2012, 7, 1)
    assert [finding.rule for finding in away.findings] == ["1.8.b"]


def test_1_8_c_back_at_the_same_club_there_is_no_window_but_a_levy() -> None:
    leave("109", "601", date(2011, 3, 1))
    asked = application("109", "601", date(2011, 5, 13))
    done = register(None, asked, actor=official(BY), levy_year_cents=7300)

    assert done.eligible_from == date(2011, 5, 14)
    # 73 days from 1 March to 13 May (31 + 30 + 12); 7300 · 73 / 365 = 1460
    assert [(charge.rule, charge.cents) for charge in done.charges] == [
        ("1.4.a", 200),
        ("1.8.c", 1460),
    ]
    assert "73 days" in done.levy


def test_1_8_c_half_cents_are_rounded_up() -> None:
    assert levy_part(73, 7303, 2011) == 1461  # 1460.6
    assert levy_part(183, 1, 2012) == 1  # 183/366 of a cent
    assert levy_part(182, 1, 2012) == 0


def test_h_5_a_from_stamm_to_gast_is_a_change_of_club() -> None:
    leave("109", "601", date(2011, 12, 20))
    assert take("109", "601", kind=Kind.GUEST).eligible_from == date(2012, 7, 1)


def test_a_first_kreis_gast_registration_has_no_window() -> None:
    assert take("109", "602", kind=Kind.DISTRICT_GUEST).eligible_from == date(2011, 12, 29)


def test_1_8_d_open_arrears_hold_the_registration_back_until_they_are_settled() -> None:
    left = leave("109", "601", date(2011, 12, 19), (2010, 5000), (2011, 6000))
    assert left.honoured_cents == 11000
    waiting = take("109", "603")

    assert waiting.eligible_from is None
    assert "not settled" in waiting.reason
    assert [one.club for one in held("109")] == ["601"]
    (taken,) = departures.settle(None, "109", "601", date(2012, 1, 20), actor=official(BY))
    assert taken.eligible_from == date(2012, 1, 20)
    assert held("109")[-1] == Registration("109", "603", Kind.HOME, POSTED, date(2012, 1, 20))
    assert "arrears" in why_eligible(open_desk(opened(), official(BY)), "109", "603")


def test_1_8_d_settled_before_the_window_the_window_counts() -> None:
    leave("109", "601", date(2011, 12, 19), (2011, 6000))
    take("109", "603")
    (taken,) = departures.settle(None, "109", "601", date(2011, 12, 30), actor=official(BY))
    assert taken.eligible_from == date(2012, 1, 1)


def test_1_8_d_what_cannot_be_settled_is_refused() -> None:
    with pytest.raises(NotFoundError, match="No arrears of 109"):
        departures.settle(None, "109", "601", date(2012, 1, 20), actor=official(BY))
    leave("109", "601", date(2011, 12, 19), (2011, 6000))
    with pytest.raises(InputError, match="18 Dec 2011"):
        departures.settle(None, "109", "601", date(2011, 12, 18), actor=official(BY))
    departures.settle(None, "109", "601", date(2011, 12, 19), actor=official(BY))
    with pytest.raises(InputError, match="settled: 19 Dec 2011"):
        departures.settle(None, "109", "601", date(2011, 12, 20), actor=official(BY))


@pytest.mark.parametrize(
    ("asked", "named"),
    [
        (application("999", "603", POSTED), "999"),
        (application("122", "999", POSTED), "999"),
        (application("122", "603", POSTED, nation=""), "“” is no citizenship of 122.*1.4.a"),
        (application("122", "603", POSTED, nation="Austria"), "Austria"),
        (application("122", "603", date(2012, 7, 1)), "1 Jul 2012 is out of season 2011/12"),
        (application("122", "603", date(2010, 12, 31)), "31 Dec 2010"),
        (application("109", "601", POSTED), "109 is registered with 601 since 1 Jan 2010"),
        (application("109", "603", POSTED), "claimed.*TUWO § 1.6"),
        (application("121", "602", POSTED, kind=Kind.DISTRICT_GUEST, nation="CRO"), "Austrian"),
        (application("109", "603", POSTED, kind=Kind.DISTRICT_GUEST), "same Kreis"),
    ],
)
def test_what_cannot_be_registered_is_refused_and_nothing_stored(
    asked: Application, named: str
) -> None:
    with pytest.raises((InputError, NotFoundError), match=named):
        register(None, asked, actor=official(BY))
    assert loaded() == season()
    assert recorded(NAME, APPLICATION) == {}
    assert recorded(NAME, CHARGE) == {}
    assert steps() == 0


def test_1_6_two_clubs_that_claim_a_player_are_one_finding() -> None:
    assert registrations.registration_findings(transactions.load()[0], date(2012, 1, 1)) == []
    take("109", "603", despite="Der Vorstand entscheidet am 10.")

    (finding,) = registrations.registration_findings(transactions.load()[0], date(2012, 1, 1))
    assert (finding.rule, finding.player) == ("1.6", "109")
    assert {finding.sentence.facts["club"], finding.sentence.facts["other"]} == {
        "Turm Aubach",
        "Läufer Cella",
    }


def test_a_registration_is_withdrawn_and_the_journal_keeps_it() -> None:
    take("122", "603")
    registrations.withdraw_registration(None, "122", "603", actor=official(BY), why="Irrtum")

    assert loaded() == season()
    assert recorded(NAME, APPLICATION) == {}
    with pytest.raises(NotFoundError, match="122 is not registered with 603"):
        registrations.withdraw_registration(None, "122", "603", actor=official(BY), why="Irrtum")
    with pytest.raises(InputError, match="reason"):
        registrations.withdraw_registration(None, "101", "601", actor=official(BY), why=" ")


def test_without_its_line_in_the_journal_nothing_is_stored(monkeypatch: pytest.MonkeyPatch) -> None:
    taken = stored.append

    def failing(**values: object) -> int:
        if values["what"] == "registration":
            raise StorageError("the disk is full")
        return taken(**values)  # type: ignore[arg-type]  # passed through as given

    monkeypatch.setattr(stored, "append", failing)
    with pytest.raises(StorageError, match="disk is full"):
        take("122", "603")
    assert loaded() == season()
    assert recorded(NAME, APPLICATION) == {}
    assert steps() == 0


def test_1_4_a_nobody_registers_before_he_is_born() -> None:
    born_later = Player("900", "Neu", "Hans", POSTED, nation="AUT")
    with pytest.raises(InputError, match="Neu Hans cannot be born on"):
        registrations.register(
            None, application("900", "603", POSTED), actor=official(BY), player=born_later
        )
