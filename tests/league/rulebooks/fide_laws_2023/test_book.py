"""The FIDE Laws of 2023 as data, held against the print inside the SJRP's rules."""

import re
from collections.abc import Callable
from datetime import date
from string import Formatter
from typing import get_args

import pytest

from league.facts.disputes import Chess, Happening, TimeControl
from league.rulebook import Paragraph, RuleBook
from league.rulebook.laws import Laws
from league.rulebooks import fide_laws_2023, load
from league.rulebooks.fide_laws_2023.ends import ENDS
from tests.paths import printed

PRINTED = printed("laws_2023")
"""Every numbered article of the print; and its preface, the heads of Appendix C and guidelines."""

# Numbers as the print states them.
PRINTED_VALUES = [
    ("2.1", "squares", 64),
    ("2.2", "pieces", 16),
    ("5.2.3", "moves", 1),
    ("6.7.1", "minutes", 0),
    ("7.3", "moves", 10),
    ("7.5.5", "minutes", 2),
    ("7.5.5", "losing", 2),
    ("8.4", "minutes", 5),
    ("8.4", "increment", 30),
    ("9.2", "times", 3),
    ("9.3", "moves", 50),
    ("9.5.2", "minutes", 2),
    ("9.6.1", "times", 5),
    ("9.6.2", "moves", 75),
    ("10.1", "win", 2),
    ("10.1", "draw", 1),
    ("A.1", "over", 10),
    ("A.1", "under", 60),
    ("A.1", "moves", 60),
    ("A.3", "minutes", 1),
    ("A.4.1", "games", 3),
    ("A.4.3", "times", 5),
    ("A.5.1", "moves", 10),
    ("B.1", "most", 10),
    ("B.1", "moves", 60),
    ("B.2.1", "games", 1),
    ("B.2.3", "times", 5),
    ("B.3", "shorter_penalties", False),
    ("D.1.1", "centimetres", 20),
    ("D.2.6.2.1", "one_dot", 5),
    ("D.2.6.2.1", "two_dots", 15),
    ("D.2.6.2.2", "minutes", 5),
    ("III.4", "minutes", 2),
    ("III.4", "increment", 5),
    ("III.4", "opponent_minutes", 2),
    ("III.5", "minutes", 2),
    ("III.5.2", "minutes", 2),
    ("III.5.3", "minutes", 2),
    ("III.6.1", "minutes", 2),
]


def book() -> RuleBook:
    return load("fide-laws-2023")


def laws() -> Laws:
    found = book().laws
    assert found is not None
    return found


def texts(entry: Paragraph) -> list[dict[str, str]]:
    named = [entry.titles, entry.says, *entry.sentences.values()]
    named += [entry.readings] if entry.readings else []
    return [dict(one) for one in named]


def places(template: str) -> set[str]:
    return {name for _text, name, _spec, _conversion in Formatter().parse(template) if name}


def test_every_printed_article_has_its_entry_in_the_order_of_the_print() -> None:
    assert list(book().paragraphs) == PRINTED
    assert len(set(PRINTED)) == len(PRINTED) == 362 + 3


def test_every_entry_speaks_both_languages() -> None:
    for entry in book().paragraphs.values():
        for text in texts(entry):
            assert set(text) == {"de", "en"}, entry.id
            assert all(words.strip() for words in text.values()), entry.id


def test_a_sentence_has_the_same_facts_in_both_languages() -> None:
    for entry in book().paragraphs.values():
        for name, words in entry.sentences.items():
            assert places(words["de"]) == places(words["en"]), (entry.id, name)


def test_the_values_are_the_printed_ones_and_no_others() -> None:
    found = {
        (entry.id, name): [one.value for one in dated]
        for entry in book().paragraphs.values()
        for name, dated in entry.values.items()
    }
    assert found == {(id, name): [value] for id, name, value in PRINTED_VALUES}


def test_every_value_is_in_force_from_the_first_day_of_the_book() -> None:
    days = {
        one.since
        for entry in book().paragraphs.values()
        for dated in entry.values.values()
        for one in dated
    }
    assert days == {book().first_day} == {date(2023, 1, 1)}


def test_where_the_print_errs_a_reading_says_what_is_meant() -> None:
    readings = {
        id: entry.readings["en"] for id, entry in book().paragraphs.items() if entry.readings
    }
    assert "dxe5 is meant" in readings["C.9.3"]
    assert "N1xf3 and Ndxf3 are meant" in readings["C.10.3.4"]
    assert "two minutes" in readings["B.3"]
    assert {"6.9", "7.5.5", "9.2.1", "9.4", "11.3.2.2", "A.5.4", "I.8"} <= set(readings)


def test_every_kind_of_happening_has_its_function() -> None:
    assert set(fide_laws_2023.JUDGES) == set(get_args(Happening))


@pytest.mark.parametrize("function", [*fide_laws_2023.JUDGES.values(), *ENDS.values()])
def test_a_function_begins_with_the_article_that_it_serves(function: Callable[..., object]) -> None:
    sign, _space, rest = (function.__doc__ or "").partition(" ")
    assert sign in ("Art.", "Guideline")
    assert re.split(r"[:,–]", rest)[0] in PRINTED


def test_the_ends_by_themselves_stand_in_the_order_of_the_print() -> None:
    assert list(ENDS) == sorted(ENDS, key=PRINTED.index)
    for article, function in ENDS.items():
        assert (function.__doc__ or "").startswith(f"Art. {article}:")


def test_i_2_seven_entries_stand_on_the_envelope() -> None:
    values = book().on(book().first_day)
    assert laws().envelope(values) == tuple(f"I.2.{number}" for number in range(1, 8))


# A.1, B.1: minutes + 60 increments; 60 increments of one second are one minute.
@pytest.mark.parametrize(
    ("minutes", "increment", "expected"),
    [
        (10, 0, Chess.BLITZ),
        (11, 0, Chess.RAPID),
        (3, 2, Chess.BLITZ),
        (9, 1, Chess.BLITZ),
        (10, 1, Chess.RAPID),
        (5, 6, Chess.RAPID),
        (59, 0, Chess.RAPID),
        (60, 0, Chess.STANDARD),
        (49, 10, Chess.RAPID),
        (50, 10, Chess.STANDARD),
        (30, 29, Chess.RAPID),
        (30, 30, Chess.STANDARD),
        (90, 30, Chess.STANDARD),
        (0, 10, Chess.BLITZ),
    ],
)
def test_a_1_and_b_1_which_chess_a_time_control_makes(
    minutes: int, increment: int, expected: Chess
) -> None:
    values = book().on(book().first_day)
    assert laws().chess(TimeControl(minutes, increment), values).chess is expected
