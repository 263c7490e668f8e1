"""Anhang C 2: what a report for rating must hold, on both sides of every boundary."""

from dataclasses import replace
from datetime import date, timedelta

import pytest

from league.facts.periods import RatingReport, ReportedPlayer, ReportedResult, TimeControl
from league.rulebooks.tuwo_stmk_2011 import annex_c_period
from tests.worlds.tuwo_world import values

PLAYER = ReportedPlayer("501", "Muster", "Anna", 1, 3, (ReportedResult(2, 2), ReportedResult(4, 1)))


def report(**changes: object) -> RatingReport:
    made = RatingReport(
        name="Open",
        start=date(2011, 10, 1),
        end=date(2011, 10, 9),
        control=TimeControl(90, seconds=30),
        players=(PLAYER,),
        registered=date(2011, 9, 1),
        reported=date(2011, 10, 16),
    )
    return replace(made, **changes)  # type: ignore[arg-type]  # any field may change


def lacks(made: RatingReport, today: date = date(2011, 10, 17)) -> list[tuple[str, str]]:
    found = annex_c_period.missing(made, today, values())
    return [(one.rule, str(one.sentence)) for one in found]


def test_c_2_a_complete_report_lacks_nothing() -> None:
    assert lacks(report()) == []


def test_c_2_1_registered_before_it_begins() -> None:
    assert lacks(report(registered=date(2011, 9, 30))) == []
    assert [rule for rule, _words in lacks(report(registered=date(2011, 10, 1)))] == ["C.2.1"]
    assert [rule for rule, _words in lacks(report(registered=None))] == ["C.2.1"]


def test_c_2_3_due_within_seven_days() -> None:
    assert lacks(report(reported=date(2011, 10, 16))) == []
    assert [rule for rule, _words in lacks(report(reported=date(2011, 10, 17)))] == ["C.2.3"]
    assert lacks(report(reported=None), date(2011, 10, 16)) == []
    assert [rule for rule, _words in lacks(report(reported=None))] == ["C.2.3"]


@pytest.mark.parametrize(
    ("control", "letter"),
    [
        (TimeControl(120, 40, 30), "C.2.2.a"),
        (TimeControl(119, 40, 30), None),
        (TimeControl(120, 40, 29), None),
        (TimeControl(120, 41, 30), None),
        (TimeControl(150), "C.2.2.a"),
        (TimeControl(149), None),
        (TimeControl(90, seconds=30), "C.2.2.b"),
        (TimeControl(90, seconds=29), None),
        (TimeControl(89, seconds=30), None),
        (TimeControl(90, 40, 15, 30), "C.2.2.b"),
    ],
)
def test_c_2_2_minimum_time_controls(control: TimeControl, letter: str | None) -> None:
    made = report(control=control)
    assert annex_c_period.may_be_rated(control, made, values()) == letter
    assert [rule for rule, _words in lacks(made)] == ([] if letter else ["C.2.2"])


@pytest.mark.parametrize(
    ("under", "minutes", "letter"),
    [
        (16, 120, "C.2.2.c"),
        (16, 119, None),
        (18, 120, None),
        (None, 120, None),
        (14, 60, "C.2.2.d"),
        (14, 59, None),
        (16, 60, None),
        (12, 60, "C.2.2.d"),
    ],
)
def test_c_2_2_c_d_youth_events(under: int | None, minutes: int, letter: str | None) -> None:
    control = TimeControl(minutes)
    made = report(control=control, under=under)
    assert annex_c_period.may_be_rated(control, made, values()) == letter
    national = replace(made, national=True)
    assert annex_c_period.may_be_rated(control, national, values()) is None


def test_c_2_2_d_not_by_rapid_rules() -> None:
    control = TimeControl(60)
    made = report(control=control, under=14, rapid_rules=True)
    assert annex_c_period.may_be_rated(control, made, values()) is None


def test_c_2_2_a_time_control_that_is_not_on_file_is_missing_not_too_short() -> None:
    assert lacks(report(control=None)) == [("C.2.2", "The time control of Open is not on file.")]
    assert lacks(report(control=TimeControl(89, seconds=30))) == [
        ("C.2.2", "The time control of Open is below the minimum.")
    ]
    assert lacks(report(control=None, permitted_by="Landesverband")) == []


def test_c_2_2_e_special_permission() -> None:
    control = TimeControl(15)
    made = report(control=control, permitted_by="Landesverband")
    assert annex_c_period.may_be_rated(control, made, values()) == "C.2.2.e"


def test_c_2_3_each_missing_field_is_named() -> None:
    bare = ReportedPlayer("501", "Muster")
    assert lacks(report(players=(bare,))) == [
        ("C.2.3", "Muster: surname or given name is missing (Open)."),
        ("C.2.3", "Muster: the final rank is missing (Open)."),
        ("C.2.3", "Muster: the draw number is missing (Open)."),
        ("C.2.3", "Muster: an opponent's draw number is missing (Open)."),
    ]


def test_c_2_3_results_opponents_and_forfeits() -> None:
    unmarked = replace(PLAYER, results=(ReportedResult(2, None, None),))
    assert [words for _rule, words in lacks(report(players=(unmarked,)))] == [
        "Muster Anna: a result is missing (Open).",
        "Muster Anna: it is not said whether a game was a forfeit (Open).",
    ]
    bye = replace(PLAYER, results=(ReportedResult(None, 2, True),))
    assert lacks(report(players=(bye,))) == []


def test_c_2_3_more_of_a_player_without_ident() -> None:
    stranger = replace(PLAYER, ident=None)
    assert [words.split(": ")[1] for _rule, words in lacks(report(players=(stranger,)))] == [
        "without an ident number the rating is missing (Open).",
        "it is not said whether the rating is secured or estimated (Open).",
        "the birth date is missing (Open).",
        "the sex is missing (Open).",
    ]
    known = replace(stranger, rating=1500, rating_secured=False, born=date(1990, 1, 1), sex="w")
    assert lacks(report(players=(known,))) == []


def test_c_2_3_more_for_a_fide_event() -> None:
    made = report(fide=True)
    assert [words.split(": ")[1] for _rule, words in lacks(made)] == [
        "the FIDE id is missing (Open).",
        "the nation is missing (Open).",
        "the birth date is missing (Open).",
        "the sex is missing (Open).",
    ]
    rated = replace(PLAYER, fide_id=1600000, fide_rating=2100, nation="AUT")
    assert lacks(replace(made, players=(rated,))) == []
    assert lacks(replace(made, players=(replace(rated, title="WFM"),))) == []
    assert [
        words for _rule, words in lacks(replace(made, players=(replace(rated, title="XM"),)))
    ] == ["Muster Anna: the chess title does not exist (Open)."]


def test_c_2_4_b_players_to_be_charged() -> None:
    late = report(
        reported=date(2011, 10, 30),
        players=(PLAYER, replace(PLAYER, ident="502", final_rank=None, draw_number=None)),
    )
    found = annex_c_period.missing(late, late.end + timedelta(days=30), values())
    assert annex_c_period.incomplete_players(found, values()) == 1
