"""The FIDE tie-break regulations as data: articles, editions, and who serves them."""

from datetime import date
from string import Formatter

from gacrux.fidetables import DiffToPd, ScoreToDp

from league.rulebook import RuleBook
from league.rulebooks import federations, load, tie_break_rules
from league.services.rulebook.coverage import coverage

ARTICLES = (
    "Ausgaben 2.1 6 6.1 6.1.1 6.1.2 6.2 6.3 7 7.1 7.2 7.3 7.4 7.5 7.6 7.7 7.8 8 8.1 8.2 8.3 9 9.1"
    " 9.2 10 10.1 10.2 10.3 10.4 10.5 10.6 12 12.1 12.2 12.3 13 13.1 13.2 13.2.1 13.2.2 13.2.3"
    " 13.2.4 13.3 13.3.2 13.4 14 14.1 14.2 14.3 14.4 14.5 15 15.1 15.2 15.3 16 16.1 16.2 16.2.1"
    " 16.2.2 16.2.3 16.2.4 16.2.5 16.3 16.4 16.4.1 16.4.2 16.5 16.6"
)
"""Every article that the inventory of rules names."""
EDITIONS = [date(2023, 9, 1), date(2024, 8, 1), date(2026, 3, 1)]


def book() -> RuleBook:
    return tie_break_rules()


def places(template: str) -> set[str]:
    return {name for _text, name, _spec, _conversion in Formatter().parse(template) if name}


def test_every_article_of_the_inventory_has_its_entry_in_order() -> None:
    assert list(book().paragraphs) == ARTICLES.split()


def test_every_value_is_in_force_from_the_first_day_of_an_edition() -> None:
    dated = book().paragraphs["Ausgaben"].values["edition"]
    assert [one.since for one in dated] == EDITIONS
    days = {
        one.since
        for entry in book().paragraphs.values()
        for values in entry.values.values()
        for one in values
    }
    assert days <= set(EDITIONS)


def test_every_entry_speaks_both_languages_with_the_same_facts() -> None:
    for entry in book().paragraphs.values():
        for text in (entry.titles, entry.says, *entry.sentences.values()):
            assert set(text) == {"de", "en"}, entry.id
            assert places(text["de"]) == places(text["en"]), entry.id
        assert all("de" in entry.words[name] for name in entry.values), entry.id


def test_10_2_and_10_3_the_tables_are_those_of_the_rating_regulations() -> None:
    numbers = book().tournaments.code_numbers(book().on(EDITIONS[0]))
    assert list(numbers.differences) == ScoreToDp[50:]
    # gacrux has the per cent of each difference from 0 to 800.
    for difference in range(801):
        percent = 50 + sum(limit < difference for limit in numbers.expected)
        assert percent == DiffToPd[difference], difference


def test_no_season_is_played_by_it_and_articles_are_cited_with_their_sign() -> None:
    assert "fide-c07" not in federations()
    assert load("fide-c07") is book()
    assert book().cite("16.4.1") == "FIDE C.07 Art. 16.4.1"


def test_fide_c07_8_and_10_what_is_served_has_a_function() -> None:
    assert [one.id for one in coverage("fide-c07", quick=True) if one.missing] == []
