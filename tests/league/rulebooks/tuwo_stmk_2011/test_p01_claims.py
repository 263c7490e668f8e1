"""TUWO § 1.1, 1.6, 1.8.c, d and Anhang H 5.b, 6, on both sides of every boundary."""

from collections.abc import Callable
from dataclasses import replace
from datetime import date
from typing import Any

import pytest

from league.facts.claims import Body, Claim, ClubEntry, Consent, Deregistration, JointTeam
from league.facts.clubs import Club, Team
from league.facts.people import Player
from league.facts.registrations import Kind, Registration
from league.facts.transfers import Transfer
from league.rulebooks import load

BOOK = load("tuwo-stmk-2011")
DAY = date(2011, 9, 7)
VALUES = BOOK.on(DAY)

GRAZ = Club("601", "Turm", district="Graz", state="Steiermark", member_since=date(1950, 1, 1))
GRAZ_2 = replace(GRAZ, id="603", name="Läufer")
SUED = replace(GRAZ, id="602", name="Springer", district="Süd")
NEIGHBOUR = replace(GRAZ, id="701", name="Dornau", district=None, state="Burgenland")
AUSTRIAN = Player("1", "Alt", "Ada", nation="AUT")
FOREIGNER = replace(AUSTRIAN, nation="CRO")


def found(ask: Callable[..., Any], *facts: object) -> list[str]:
    return [finding.rule for finding in ask(*facts, VALUES)]


def sentences(ask: Callable[..., Any], *facts: object) -> list[str]:
    return [finding.sentence.words["en"] for finding in ask(*facts, VALUES)]


# § 1.1


@pytest.mark.parametrize(
    ("club", "expected"),
    [
        (GRAZ, []),
        (replace(GRAZ, member_since=DAY), []),
        (replace(GRAZ, member_since=date(2011, 9, 8)), ["1.1.a"]),
        (replace(GRAZ, member_since=None, state=None), []),
        (NEIGHBOUR, ["1.1.a"]),
    ],
)
def test_1_1_a_a_member_seated_in_styria(club: Club, expected: list[str]) -> None:
    assert found(BOOK.clubs.judge_entry, ClubEntry(club, DAY)) == expected


ALL = tuple(Consent("701", body, DAY) for body in Body)


@pytest.mark.parametrize(
    ("consents", "expected"),
    [
        (ALL, []),
        (ALL[:2], ["1.1.a"]),
        ((*ALL[:2], ALL[0]), ["1.1.a"]),
        ((*ALL[:2], replace(ALL[2], day=date(2011, 9, 8))), ["1.1.a"]),
    ],
)
def test_1_1_b_a_neighbour_with_all_three_consents(
    consents: tuple[Consent, ...], expected: list[str]
) -> None:
    assert found(BOOK.clubs.judge_entry, ClubEntry(NEIGHBOUR, DAY, consents)) == expected


def test_1_1_b_only_a_neighbour() -> None:
    tyrol = replace(NEIGHBOUR, state="Tirol")
    assert found(BOOK.clubs.judge_entry, ClubEntry(tyrol, DAY, ALL)) == ["1.1.a"]


# § 1.6


def claim(kind: Kind, *others: tuple[Club, Kind], club: Club = GRAZ, **more: Any) -> Claim:
    held = tuple((other, Registration("1", other.id, of, date(2010, 1, 1))) for other, of in others)
    values: dict[str, Any] = {"player": AUSTRIAN, "club": club, "kind": kind, "day": DAY}
    return Claim(**(values | {"others": held} | more))


def test_1_6_stamm_player_of_one_club() -> None:
    assert found(BOOK.registrations.judge, claim(Kind.HOME)) == []
    assert found(BOOK.registrations.judge, claim(Kind.HOME, (SUED, Kind.DISTRICT_GUEST))) == []
    both = claim(Kind.HOME, (SUED, Kind.HOME))
    assert sentences(BOOK.registrations.judge, both) == [
        "{player} is claimed as Stamm player by {club} and by {other}."
    ]


@pytest.mark.parametrize(
    ("nation", "equal", "executive", "gast", "kreisgast"),
    [
        ("AUT", None, False, True, True),
        ("CRO", None, True, False, False),
        ("XXX", None, False, False, False),
        ("CRO", "c", False, True, True),
        ("CRO", "e", False, False, False),
        ("CRO", "e", True, True, True),
        ("CRO", "f", False, False, True),
        ("CRO", "f", True, False, True),
    ],
)
def test_1_6_only_austrians_are_guests(
    nation: str, equal: str | None, executive: bool, gast: bool, kreisgast: bool
) -> None:
    more: dict[str, Any] = {
        "player": replace(AUSTRIAN, nation=nation),
        "equal": equal,
        "executive": executive,
    }
    assert (found(BOOK.registrations.judge, claim(Kind.GUEST, **more)) == []) is gast
    home = (SUED, Kind.HOME)
    assert (
        found(BOOK.registrations.judge, claim(Kind.DISTRICT_GUEST, home, **more)) == []
    ) is kreisgast


@pytest.mark.parametrize(
    ("born", "day", "expected"),
    [
        (date(1994, 1, 1), DAY, []),
        (date(1994, 1, 1), date(2012, 6, 30), []),
        (date(1994, 1, 1), date(2012, 7, 1), ["1.6"]),
        (date(1993, 12, 31), DAY, ["1.6"]),
    ],
)
def test_1_6_a_pupil_counts_as_austrian_while_he_is_u18(
    born: date, day: date, expected: list[str]
) -> None:
    pupil = replace(FOREIGNER, born=born)
    asked = claim(Kind.GUEST, player=pupil, equal="d", day=day)
    assert found(BOOK.registrations.judge, asked) == expected


def test_1_6_a_gast_is_stamm_player_of_another_federation() -> None:
    here = claim(Kind.GUEST, (SUED, Kind.HOME))
    assert ["same federation" in words for words in sentences(BOOK.registrations.judge, here)] == [
        True
    ]


@pytest.mark.parametrize(
    ("home", "expected"),
    [
        ([(SUED, Kind.HOME)], []),
        ([(GRAZ_2, Kind.HOME)], ["same Kreis"]),
        ([], ["Stamm player of a Styrian club"]),
        ([(NEIGHBOUR, Kind.HOME)], ["Stamm player of a Styrian club"]),
        ([(SUED, Kind.HOME), (GRAZ_2, Kind.DISTRICT_GUEST)], ["one at {other} already"]),
        ([(SUED, Kind.HOME), (GRAZ_2, Kind.GUEST)], ["at once"]),
    ],
)
def test_1_6_a_kreis_gast_is_stamm_player_of_a_styrian_club_of_another_kreis(
    home: list[tuple[Club, Kind]], expected: list[str]
) -> None:
    said = sentences(BOOK.registrations.judge, claim(Kind.DISTRICT_GUEST, *home))
    assert [part in words for part, words in zip(expected, said, strict=True)] == [True] * len(said)


def test_1_6_nobody_is_kreis_gast_and_gast_elsewhere() -> None:
    home = (SUED, Kind.HOME)
    both = claim(Kind.DISTRICT_GUEST, home, guest_elsewhere=True)
    assert found(BOOK.registrations.judge, both) == ["1.6"]
    assert found(BOOK.registrations.judge, claim(Kind.GUEST, (SUED, Kind.DISTRICT_GUEST))) == [
        "1.6"
    ]


# § 1.8


@pytest.mark.parametrize(
    ("transfer", "rule", "part"),
    [
        (Transfer(date(2011, 9, 1)), "1.4.b", "postmarked 2011-09-01"),
        (Transfer(date(2011, 6, 20), date(2011, 6, 19)), "1.8.a", "2011-07-01, because"),
        (Transfer(date(2011, 7, 2), date(2011, 6, 19)), "1.4.b", "2011-07-03, because"),
        (Transfer(date(2011, 12, 1), date(2011, 6, 20)), "1.8.b", "2012-01-01, because"),
        (Transfer(date(2011, 12, 28), date(2011, 12, 19)), "1.8.b", "before 2011-12-20"),
        (Transfer(date(2011, 12, 28), date(2011, 12, 20)), "1.8.b", "not before 2011-12-20"),
        (
            Transfer(date(2011, 12, 28), date(2011, 12, 19), games=(date(2011, 7, 1),)),
            "1.8.b",
            "play in the own federation went on in the autumn",
        ),
        (
            Transfer(
                date(2011, 12, 28), date(2011, 12, 19), in_arrears=True, settled=date(2012, 1, 2)
            ),
            "1.8.d",
            "2012-01-02, because the arrears",
        ),
        (Transfer(date(2011, 12, 28), date(2011, 12, 19), in_arrears=True), "1.8.d", "not settled"),
    ],
)
def test_1_8_the_first_day_has_its_reason(transfer: Transfer, rule: str, part: str) -> None:
    eligibility = BOOK.transfers.decide(transfer, VALUES)
    sentence: Any = BOOK.transfers.why_eligible(transfer, eligibility, VALUES)
    assert sentence.words in BOOK.paragraphs[rule].sentences.values()
    assert part in sentence.words["en"].format_map(sentence.facts)


@pytest.mark.parametrize(
    ("left", "back", "days"),
    [
        (date(2011, 3, 1), date(2011, 3, 31), 30),
        (date(2011, 1, 1), date(2011, 12, 31), 364),
        (date(2011, 12, 31), date(2012, 1, 1), None),
        (date(2011, 3, 1), date(2011, 3, 1), None),
    ],
)
def test_1_8_c_the_gap_within_a_calendar_year(left: date, back: date, days: int | None) -> None:
    gap: Any = BOOK.transfers.levy_gap(left, back, VALUES)
    assert (None if gap is None else gap.facts["days"]) == days


def test_1_8_d_arrears_of_three_years_at_most() -> None:
    three = Deregistration("1", "601", DAY, owed=((2009, 5000), (2010, 5000), (2011, 6000)))
    four = replace(three, owed=((2008, 4000), *three.owed))
    honoured = BOOK.transfers.honoured_arrears
    assert honoured(three, VALUES) == 16000
    assert honoured(four, VALUES) == 16000
    assert honoured(replace(three, owed=()), VALUES) == 0
    assert found(BOOK.transfers.arrears_too_old, three) == []
    assert found(BOOK.transfers.arrears_too_old, four) == ["1.8.d"]


# Anhang H


@pytest.mark.parametrize(
    ("left", "first"),
    [
        (date(2011, 6, 10), date(2011, 12, 11)),
        (date(2011, 8, 31), date(2012, 3, 1)),
        (date(2010, 8, 31), date(2011, 3, 1)),
        (date(2011, 12, 31), date(2012, 7, 1)),
    ],
)
def test_h_5_b_home_player_the_day_after_half_a_year(left: date, first: date) -> None:
    # The last day of the half year from 31 August is 29 February 2012, or 28 February 2011.
    assert BOOK.transfers.home_by_lapse(left, VALUES) == first


def test_h_6_clubs_of_a_joint_team_field_none_of_their_own() -> None:
    joint = JointTeam("SG Mur", ("601", "602"), date(2011, 6, 20), "2011/12")
    teams = (Team("M1", "SG Mur 1", "699", "kl"), Team("A1", "Turm 1", "601", "kl"))
    assert found(BOOK.clubs.fields_own_team, joint, teams) == ["H.6"]
    assert found(BOOK.clubs.fields_own_team, joint, teams[:1]) == []
