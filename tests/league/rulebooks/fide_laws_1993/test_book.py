"""The FIDE Laws of 1993 as a book: every printed article and letter has one entry."""

from datetime import date
from string import Formatter
from typing import get_args

import pytest

from league.facts.disputes import Chess, Happening, TimeControl
from league.rulebooks import fide_laws_1993
from league.services.rulebook.coverage import coverage
from tests.league.rulebooks.fide_laws_1993.laws_1993_world import book, laws
from tests.paths import printed

PRINTED = printed("laws_1993")
"""Taken from the print by its numbers and letters: S = rapid, B = blitz, E = introduction."""


def test_every_printed_article_has_an_entry_in_the_order_of_the_print() -> None:
    assert list(book().paragraphs) == PRINTED


def test_every_kind_of_happening_is_judged_in_every_kind_of_chess() -> None:
    for chess in Chess:
        assert set(fide_laws_1993.JUDGES[chess]) == set(get_args(Happening))


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
            assert [value.since for value in dated] == [date(1993, 1, 1)]


@pytest.mark.parametrize(
    ("id", "citation"),
    [
        ("10.14", "FIDE 1993 Art. 10.14"),
        ("14.2.a", "FIDE 1993 Art. 14.2.a"),
        ("S.11.b", "FIDE 1993 Rapid Art. 11.b"),
        ("S.11.2.b", "FIDE 1993 Rapid Art. 11.b"),
        ("S.20.c.1", "FIDE 1993 Rapid Art. 20.c.1"),
        ("B.14.c.2", "FIDE 1993 Blitz Art. 14.c.2"),
    ],
)
def test_articles_are_cited_by_their_printed_number(id: str, citation: str) -> None:
    assert book().cite(id) == citation


def test_errors_of_the_print_are_named() -> None:
    assert "1.2 is meant" in book().paragraphs["8.7"].readings["en"]
    assert "11 a is meant" in book().paragraphs["S.10"].readings["en"]


@pytest.mark.parametrize(
    ("minutes", "increment", "expected"),
    [
        (60, 0, Chess.RAPID),
        (30, 0, Chess.RAPID),
        (5, 0, Chess.BLITZ),
        (61, 0, Chess.STANDARD),
        (59, 0, Chess.STANDARD),
        (31, 0, Chess.STANDARD),
        (29, 0, Chess.STANDARD),
        (6, 0, Chess.STANDARD),
        (4, 0, Chess.STANDARD),
        (30, 10, Chess.STANDARD),
        (5, 3, Chess.STANDARD),
        (120, 0, Chess.STANDARD),
    ],
)
def test_s_1_and_b_2_which_chess(minutes: int, increment: int, expected: Chess) -> None:
    control = TimeControl(minutes, increment)
    assert laws().chess(control, book().on(book().first_day)).chess is expected


def test_only_its_own_tests_count_for_an_edition() -> None:
    named = [one.tests for one in coverage("fide-laws-1993", quick=True) if one.tests]
    assert len(named) > 40
    assert all(test.startswith("fide_laws_1993/test_") for tests in named for test in tests)


def test_13_2_five_entries_stand_on_the_envelope() -> None:
    ids = laws().envelope(book().on(book().first_day))
    assert ids == ("13.2.a", "13.2.b", "13.2.c", "13.2.d", "13.2.e")


def test_sentences_about_a_player_say_neither_he_nor_she() -> None:
    for paragraph in book().paragraphs.values():
        for said in paragraph.sentences.values():
            assert not {"he", "him", "his"} & set(said["en"].lower().split())
            assert not {"Er", "er", "ihm", "sein", "seine"} & set(said["de"].split())
