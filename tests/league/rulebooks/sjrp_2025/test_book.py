"""The SJRP book as a whole: every printed paragraph has one home."""

from datetime import date
from string import Formatter

import pytest

from league.errors import RuleBookError
from league.rulebooks import sjrp_2025
from tests.league.rulebooks.sjrp_2025.sjrp_world import book, values
from tests.paths import printed

PRINTED = printed("sjrp")
FUNCTIONS = {**sjrp_2025.LINEUP, **sjrp_2025.LIST, **sjrp_2025.BANNED}


def test_every_printed_paragraph_has_an_entry_in_the_order_of_the_print() -> None:
    assert list(book().paragraphs) == PRINTED


def test_every_check_has_a_function_and_every_function_an_entry() -> None:
    checks = [id for id, entry in book().paragraphs.items() if entry.kind == "check"]
    assert list(book().checks) == checks
    assert set(FUNCTIONS) == set(checks)


@pytest.mark.parametrize("table", [sjrp_2025.LINEUP, sjrp_2025.LIST, sjrp_2025.BANNED])
def test_functions_stand_in_book_order_and_begin_with_their_paragraph(
    table: dict[str, object],
) -> None:
    assert list(table) == sorted(table, key=PRINTED.index)
    for paragraph, function in table.items():
        assert (function.__doc__ or "").startswith(f"§ {paragraph}")


def test_every_entry_speaks_both_languages() -> None:
    for paragraph in book().paragraphs.values():
        for words in (paragraph.titles, paragraph.says, *paragraph.sentences.values()):
            assert set(words) == {"de", "en"}, paragraph.id
            assert all(words.values()), paragraph.id
        assert set(paragraph.readings) in ({"de", "en"}, set()), paragraph.id


def test_both_languages_name_the_same_facts() -> None:
    for paragraph in book().paragraphs.values():
        for name, words in paragraph.sentences.items():
            facts = [
                {place for _text, place, _spec, _conversion in Formatter().parse(text) if place}
                for text in words.values()
            ]
            assert facts[0] == facts[1], (paragraph.id, name)


def test_every_value_is_in_force_from_the_day_of_the_book() -> None:
    for paragraph in book().paragraphs.values():
        for dated in paragraph.values.values():
            assert [value.since for value in dated] == [book().first_day]


def test_before_its_first_day_the_first_values_of_the_book_count() -> None:
    assert book().on(date(2025, 9, 26)).number("10.8", "tolerance") == 200


def test_an_unknown_value_is_named_with_paragraph_and_day() -> None:
    with pytest.raises(RuleBookError, match=r"§ 10\.8 .*“no such” on 1 Jan 2026"):
        book().on(date(2026, 1, 1)).number("10.8", "no such")


def test_11_individual_7_team_and_8_school_competitions_in_both_systems() -> None:
    ids = list(book().divisions)
    numbers = {
        kind: sum(id.startswith(kind) for id in ids if not id.endswith(("-swiss", "-round-robin")))
        for kind in ("em-", "vm-", "wk-")
    }
    assert numbers == {"em-": 11, "vm-": 7, "wk-": 8}
    assert len(ids) == 2 * (11 + 7 + 8)
    assert all(division.like == id == division.id for id, division in book().divisions.items())


def test_citation_and_names() -> None:
    assert book().cite("10.9") == "SJRP § 10.9"
    assert book().home_nation == "GER"
    assert book().first_day == date(2025, 9, 27)


@pytest.mark.parametrize(
    ("paragraph", "name", "expected"),
    [
        ("4.3", "minutes", 15),
        ("10.8", "tolerance", 200),
        ("10.11", "minutes", 25),
        ("10.15", "days", 14),
        ("18.7", "unrated", 800),
        ("18.7", "unrated_primary", 600),
        ("20.2", "most", 10000),
        ("20.4", "fee", 5000),
        ("21.1.6", "fee", 1000),
        ("21.2.8", "fee", 1000),
        ("21.2.13", "fee", 5000),
    ],
)
def test_numbers_of_the_print(paragraph: str, name: str, expected: int) -> None:
    assert values().number(paragraph, name) == expected
