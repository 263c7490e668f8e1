"""The FIDE tournament rules as data, held against the print."""

import re
from datetime import date
from statistics import NormalDist
from string import Formatter

import pytest
from gacrux.fidetables import ScoreToDp

from league.cases.answering import answered, read_case
from league.cases.demonstrating import demonstrations
from league.cases.files import cases_of
from league.errors import RuleBookError
from league.outcomes.tournaments.table import CRITERIA, OF_GROUPS, PLAYOFF
from league.rulebook import Paragraph, RuleBook
from league.rulebooks import cases_file, editions, federation, federations, load, tournament_rules
from league.services.rulebook.coverage import coverage
from tests.paths import printed
from tests.worlds.desk_world import run

PRINTED = printed("fide_tr")
"""Every number of the print, headings included; A1 and A2 = Anhang 1 and 2."""

# Numbers as the print states them.
PRINTED_VALUES = [
    ("8.2", "hours", 12),
    ("8.5", "rounds", 3),
    ("8.6", "fewest", 10),
    ("8.6", "most", 24),
    ("12.2.1", "percent", 50),
    ("12.2.1", "left", "-"),
    ("12.2.1", "opponent", "+"),
    ("13.2", "members", 2),
    ("13.2", "deputies", 2),
    ("13.2", "years", 21),
    ("A2.1.3.1", "percent", 50),
    ("A2.1.4.1", "win", 2),
    ("A2.1.4.1", "draw", 1),
    ("A2.5.2", "games", 2),
    ("A2.5.3", "points", 350),
    ("A2.6.8", "rest_before", 30),
    ("A2.6.8", "rest_between", 10),
    ("A2.6.11.1.1", "games", 2),
    ("A2.6.11.1.1", "minutes", 3),
    ("A2.6.11.1.1", "increment", 5),
    ("A2.6.11.1.2", "games", 1),
    ("A2.6.11.1.2", "white_minutes", 5),
    ("A2.6.11.1.2", "black_minutes", 4),
    ("A2.6.17", "stay", 8),
]

# Anhang 2, 7.2.1–7.2.5 as printed.
PRESETS = {
    # Direkte Begegnung, Entscheidungswettkampf, Anzahl der Siege mit Schwarz, Koya-System,
    # Sonneborn-Berger, Anzahl der Gewinnpartien
    "A2.7.2.1": [
        *("direct_encounter", "playoff", "wins_black", "koya", "sonneborn_berger", "wins")
    ],
    # Brettpunkte, Mannschaftspunkte, Direkte Begegnung, Entscheidungswettkampf, Sonneborn-Berger
    "A2.7.2.2": [
        *("game_points", "match_points", "direct_encounter", "playoff", "sonneborn_berger")
    ],
    # Direkte Begegnung, Turnier-Performance, Ratingschnitt der Gegner, Entscheidungswettkampf
    "A2.7.2.3": ["direct_encounter", "performance", "average_rating", "playoff"],
    # Direkte Begegnung, Summe fortschreitender Punkte, Buchholz, Entscheidungswettkampf,
    # Sonneborn-Berger, Anzahl der Gewinnpartien, Anzahl der mit schwarz gespielten Partien
    "A2.7.2.4": [
        *("direct_encounter", "progressive", "buchholz", "playoff", "sonneborn_berger"),
        *("wins", "games_black"),
    ],
    # Brettpunkte, Mannschaftspunkte, Direkte Begegnung, Entscheidungswettkampf, Buchholz,
    # Sonneborn-Berger
    "A2.7.2.5": [
        *("game_points", "match_points", "direct_encounter", "playoff", "buchholz"),
        "sonneborn_berger",
    ],
}


def book() -> RuleBook:
    return tournament_rules()


def texts(entry: Paragraph) -> list[dict[str, str]]:
    named = [entry.titles, entry.says, *entry.sentences.values()]
    return [dict(one) for one in (*named, *([entry.readings] if entry.readings else []))]


def places(template: str) -> set[str]:
    return {name for _text, name, _spec, _conversion in Formatter().parse(template) if name}


def test_every_printed_number_has_its_entry_in_the_order_of_the_print() -> None:
    assert list(book().paragraphs) == PRINTED
    assert len(set(PRINTED)) == len(PRINTED) == 164


def test_the_print_goes_down_to_its_last_number() -> None:
    parts = [f"3.3.{number}" for number in range(1, 17)]
    clocks = [f"10.3.{number}" for number in range(1, 13)]
    numbers = [str(number) for number in range(1, 17)]
    deep = ["A1", "A2.3", "A2.6.11.2.5", "A2.6.17", "A2.7.2.5", "13.3", "16.5"]
    assert {*parts, *clocks, *numbers, *deep} <= set(PRINTED)


def test_every_entry_speaks_both_languages() -> None:
    for entry in book().paragraphs.values():
        for text in texts(entry):
            assert set(text) == {"de", "en"}, entry.id
            assert all(words.strip() for words in text.values()), entry.id


def test_a_sentence_has_the_same_facts_in_both_languages() -> None:
    for entry in book().paragraphs.values():
        for name, words in entry.sentences.items():
            assert places(words["de"]) == places(words["en"]), (entry.id, name)


def test_every_value_has_a_name_in_german() -> None:
    for entry in book().paragraphs.values():
        for name in entry.values:
            assert "de" in entry.words[name], (entry.id, name)


@pytest.mark.parametrize(("id", "name", "value"), PRINTED_VALUES)
def test_a_value_is_the_printed_one(id: str, name: str, value: object) -> None:
    assert [one.value for one in book().paragraphs[id].values[name]] == [value]


def test_every_value_is_in_force_from_the_first_day_of_the_book() -> None:
    days = {
        one.since
        for entry in book().paragraphs.values()
        for dated in entry.values.values()
        for one in dated
    }
    assert days == {book().first_day} == {date(2009, 7, 1)}


def test_where_the_print_errs_or_doubts_a_reading_says_what_is_meant() -> None:
    said = {id: one.readings["en"] for id, one in book().paragraphs.items() if one.readings}
    assert "Meant are the points that the opponents made" in said["A2.2.1.1"]
    assert "divided by the number of games played" in said["A2.5.1"]
    assert "The footnote doubts" in said["A2.5.1"]
    assert "lowest possible one rejected" in said["A2.5"]
    assert "not recommended for Swiss tournaments" in said["A2.5.2"]
    assert "Art. 6.7.1" in said["3.3.6"]
    assert "6 and 12 in one group" in said["8.6"]
    assert {"8.4", "12.1", "12.2", "12.2.1", "13.2", "A2.1.5", "A2.4.2", "A2.7.1"} <= set(said)


@pytest.mark.parametrize(
    ("id", "citation"),
    [
        ("12.2.1", "FIDE TR § 12.2.1"),
        ("A1", "FIDE TR Anhang 1"),
        ("A2", "FIDE TR Anhang 2"),
        ("A2.2.1.1", "FIDE TR Anhang 2 § 2.1.1"),
        ("A2.6.11.2.5", "FIDE TR Anhang 2 § 6.11.2.5"),
    ],
)
def test_a_number_is_cited_as_it_is_printed(id: str, citation: str) -> None:
    assert book().cite(id) == citation


def test_a2_7_2_the_recommended_orders_are_the_printed_ones() -> None:
    values = book().on(book().first_day)
    assert dict(book().tournaments.presets(values)) == PRESETS


def test_a2_every_criterion_has_the_paragraph_that_defines_it() -> None:
    defined = book().tournaments.defined(book().on(book().first_day))
    # What teams of one federation have besides is none of the FIDE's list.
    assert set(CRITERIA) - set(defined) == {"match_wins", *OF_GROUPS} - {"direct_encounter"}
    assert set(defined) <= set(CRITERIA)
    assert {one for order in PRESETS.values() for one in order} <= {*defined, PLAYOFF}
    assert defined["progressive"] == "A2.1.2.1"
    assert defined["buchholz_cut_1"] == "A2.2.1.3"
    assert defined["performance_350"] == "A2.5.3"


def test_a2_5_2_the_table_has_a_difference_for_each_per_cent() -> None:
    found = book().tournaments.performance(book().on(book().first_day))
    # FIDE B.02: 50 % 0, 51 % 7, 65 % 110, 75 % 193, 90 % 366, 99 % 677, 100 % 800.
    by_percent = dict(zip(range(50, 101), found.differences, strict=True))
    printed = {50: 0, 51: 7, 65: 110, 75: 193, 90: 366, 99: 677, 100: 800}
    assert printed.items() <= by_percent.items()
    assert list(found.differences) == sorted(found.differences)
    assert (found.few_games, found.limit) == (2, 350)


def test_a2_5_2_all_differences_are_those_of_the_fide_handbook() -> None:
    # gacrux has the table of FIDE B.02 from -800 for 0 % to 800 for 100 %.
    found = book().tournaments.performance(book().on(book().first_day)).differences
    assert len(found) == 51
    assert list(found) == ScoreToDp[50:]
    assert [-one for one in reversed(found)] == ScoreToDp[:51]


def test_a2_5_2_the_differences_are_those_of_a_normal_distribution() -> None:
    # With a standard deviation of 2000 / 7 points they are the rounded chances, give or take one,
    # up to 97 %; the handbook then has 589, 677 and, for all points, 800.
    found = book().tournaments.performance(book().on(book().first_day)).differences
    curve = NormalDist(sigma=2000 / 7)
    worked = [curve.inv_cdf(percent / 100) for percent in range(50, 98)]
    off = [abs(one - other) for one, other in zip(found[:-3], worked, strict=True)]
    assert max(off) < 1
    assert found[-3:] == (589, 677, 800)


def test_no_season_is_played_by_it_and_it_is_no_edition_of_the_laws() -> None:
    assert "fide-tr" not in federations()
    assert "fide-tr" not in [one.id for one in editions()]
    assert load("fide-tr") is book()
    assert book().laws is None
    assert not book().divisions
    with pytest.raises(RuleBookError, match="No season is played by “fide-tr”"):
        federation("fide-tr")


def test_every_function_begins_with_paragraphs_of_the_book() -> None:
    for one in coverage("fide-tr", quick=True):
        for home in one.homes:
            assert re.fullmatch(r"(p\d\d|annex_[12])_\w+:\w+", home), home


def test_what_is_checked_or_served_has_a_function_and_a_check_its_tests() -> None:
    known = coverage("fide-tr", quick=True)
    assert [one.id for one in known if one.missing] == []
    named = [test for one in known for test in one.tests or ()]
    assert len(named) > 20
    assert all(test.startswith("fide_tr/test_") for test in named)


def test_the_rules_command_shows_book_paragraph_and_reading() -> None:
    told = run("rules", "--book", "fide-tr").output
    assert "FIDE Tournament Rules (fide-tr)" in told
    assert "A2.6.11.2.5" in told
    one = run("rules", "A2.2.1.1", "--book", "fide-tr").output
    assert one.startswith("FIDE TR Anhang 2 § 2.1.1 Buchholz (value)")
    assert "Reading: The print says" in one


def test_every_example_holds_and_has_a_german_name() -> None:
    file = cases_file("fide-tr")
    assert file is not None
    asked = [read_case(fields) for fields in cases_of(file)]
    assert [one.names["en"] for one in asked if not answered(one).ok] == []
    assert len({one.names["de"] for one in asked}) == len(asked) > 10


def test_12_2_1_its_example_shows_the_arithmetic() -> None:
    (shown,) = demonstrations("fide-tr", "12.2.1")
    assert "Number 1 leaves." in shown.facts
    assert shown.answer[0].startswith("FIDE TR § 12.2.1: 3 of 7 = 42.9 % < 50 %")
    assert shown.answer[-1] == "Ranking: Berger, Doppler, Egger, Cerny, Gruber = Huber, Fuchs"
    assert shown.holds


def test_a2_6_6_its_example_shows_winner_and_prizes() -> None:
    (shown,) = demonstrations("fide-tr", "A2.6.6")
    assert "A – B ½-½" in shown.facts
    assert shown.answer == ("B has won.", "B: €500.00", "A: €300.00")


@pytest.mark.parametrize(
    "typed", ["A2.5.2", "Anhang 2 § 5.2", "FIDE TR Anhang 2 § 5.2", "§ A2.5.2", "anhang 2 § 5.2"]
)
def test_a_paragraph_is_found_by_its_citation(typed: str) -> None:
    assert book().id_of(typed) == "A2.5.2"
    assert book().id_of("§ 99.1") == "99.1"
