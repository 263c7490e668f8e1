"""TUWO § 4.4.d.5, 13.6.c, 14.1, 14.5.a, 14.6: decisions for a division, on record."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import date, time
from pathlib import Path

import pytest

from league.errors import InputError, NotFoundError
from league.facts.actors import official
from league.facts.divisions import Agreed, DivisionDecision, Matter
from league.services.schedule.division_decisions import decide, decisions
from league.services.session import transactions
from league.services.session.opening import judge_stored
from league.services.session.records import agreed
from tests.worlds.paper_world import BY, NAME, loaded, open_world, season, steps

DAY = date(2011, 7, 2)
CLUBS = "Mehrheit der Vereine"


@pytest.fixture(autouse=True)
def _world(tmp_path: Path) -> Iterator[None]:
    klasse = replace(season().divisions[1], id="k1", name="1. Klasse", tier="klasse", level=2)
    open_world(tmp_path, replace(season(), divisions=(*season().divisions, klasse)))
    yield
    transactions.close_file()


def asked(matter: str, what: str, division: str = "kl", **more: object) -> DivisionDecision:
    decision = DivisionDecision(division, Matter(matter), what, DAY, CLUBS)
    return replace(decision, **more)  # type: ignore[arg-type]  # any field may change


def mode(division: str) -> str:
    return next(one.mode for one in loaded().divisions if one.id == division)


def test_decisions_are_records_with_date_and_who_decided() -> None:
    decide(None, asked("official", "Muster Anna"), actor=official(BY))
    decide(
        None,
        asked("rule", "Beginn in Bichl um 14 Uhr.", decided_by="Kreistag Süd"),
        actor=official(BY),
    )
    decide(None, asked("rule", "Heimrecht wird getauscht."), actor=official(BY))

    assert [
        (one.matter, one.what, one.decided, one.decided_by) for one in decisions(None, "kl")
    ] == [
        (Matter.RULE, "Beginn in Bichl um 14 Uhr.", DAY, "Kreistag Süd"),
        (Matter.RULE, "Heimrecht wird getauscht.", DAY, CLUBS),
        (Matter.OFFICIAL, "Muster Anna", DAY, CLUBS),
    ]
    assert decisions(None, "ll") == []
    assert steps() == 3


def test_a_later_decision_takes_the_place_of_the_earlier_one() -> None:
    decide(None, asked("official", "Muster Anna"), actor=official(BY))
    decide(None, asked("official", "Muster Karl", decided=date(2012, 1, 7)), actor=official(BY))
    decide(None, asked("rule", "Heimrecht wird getauscht."), actor=official(BY))
    decide(
        None,
        asked("rule", "Heimrecht wird getauscht.", decided=date(2012, 1, 7)),
        actor=official(BY),
    )
    assert [(one.what, one.decided) for one in decisions(None)] == [
        ("Heimrecht wird getauscht.", date(2012, 1, 7)),
        ("Muster Karl", date(2012, 1, 7)),
    ]


def test_14_1_the_mode_decided_is_the_divisions_mode() -> None:
    decide(None, asked("mode", "elo", "k1"), actor=official(BY))
    assert (mode("k1"), mode("kl")) == ("elo", "kader")


@pytest.mark.parametrize(
    ("division", "what", "rule"),
    [
        ("ll", "elo", "13.1"),
        ("kl", "elo", "14.1"),
        ("kl", "starr", "14.1"),
        ("k1", "starr", "4.4.c.4"),
        ("k1", "elo", None),
        ("kl", "kader", None),
        ("ll", "kader", None),
    ],
)
def test_14_1_13_1_4_4_c_4_modes_that_may_not_be_chosen(
    division: str, what: str, rule: str | None
) -> None:
    if rule is None:
        assert decide(None, asked("mode", what, division), actor=official(BY)) == ()
        return
    with pytest.raises(InputError, match=rule.replace(".", r"\.")):
        decide(None, asked("mode", what, division), actor=official(BY))
    assert (mode(division), steps()) == ("kader", 0)
    found = decide(
        None, asked("mode", what, division), actor=official(BY), despite="Landesvorstand"
    )
    assert ([one.rule for one in found], mode(division)) == ([rule], what)


def test_4_4_d_5_13_6_c_wait_and_hour_count_in_judging() -> None:
    decide(None, asked("wait", "7", "ll"), actor=official(BY))
    decide(None, asked("start", "9:30", "ll"), actor=official(BY))
    assert agreed(NAME) == {"ll": Agreed(7, time(9, 30))}
    matches = judge_stored(None).judgement.matches.values()
    assert {(one.facts.start, one.facts.nomination_wait) for one in matches} == {(time(9, 30), 7)}


@pytest.mark.parametrize(
    ("decision", "words"),
    [
        (asked("mode", "frei"), "“frei” is no mode; known are: kader, starr, elo"),
        (asked("wait", "-1"), "“-1” is no number of days"),
        (asked("wait", "366"), "“366” is no number of days"),
        (asked("start", "25:00"), "“25:00” is no hour"),
        (asked("start", "nachmittags"), "is no hour such as 15:00"),
        (asked("official", " "), "say what was decided .TUWO § 14.6"),
        (asked("official", "Muster Anna", decided_by=""), "say who decided .TUWO § 14.6"),
        (asked("rule", "x", decided=date(2012, 7, 1)), "1 Jul 2012 is out of season"),
        (asked("rule", "x", "zz"), "There is no division “zz”"),
    ],
)
def test_what_cannot_be_so_is_refused(decision: DivisionDecision, words: str) -> None:
    with pytest.raises((InputError, NotFoundError), match=words):
        decide(None, decision, actor=official(BY))
    assert (steps(), decisions(None)) == (0, [])


def test_the_wait_may_be_a_year_and_a_day_typed_with_zeros_is_the_same() -> None:
    decide(None, asked("wait", "365"), actor=official(BY))
    decide(None, asked("wait", "007"), actor=official(BY))
    assert [one.what for one in decisions(None)] == ["7"]
