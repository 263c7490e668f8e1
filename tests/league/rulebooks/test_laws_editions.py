"""The editions of the Laws of Chess among the rule books: no season is played by them."""

from dataclasses import replace
from datetime import date

from league.rulebook import Paragraph
from league.rulebooks import available, editions, federations, load
from tests.worlds.desk_world import run


def test_the_editions_stand_beside_the_federations_books() -> None:
    assert [one.id for one in editions()] == ["fide-laws-1993", "fide-laws-2001", "fide-laws-2023"]
    assert federations() == ["sjrp-2025", "tuwo-stmk-2011"]
    assert {one.id for one in editions()} | set(federations()) | {"fide-tr", "fide-c07"} == set(
        available()
    )
    assert all(one.laws for one in editions())
    assert not any(load(id).laws for id in federations())


def test_an_article_is_cited_as_it_is_printed() -> None:
    book = load("fide-laws-1993")
    entry = Paragraph("rapid.11.b", "text", {}, {}, printed="11.b", parts={"en": "Rapid"})
    changed = replace(book, paragraphs={**book.paragraphs, entry.id: entry})
    assert changed.cite("1.1") == "FIDE 1993 Art. 1.1"
    assert changed.on(date(1994, 1, 1)).cite(entry.id) == "FIDE 1993 Rapid Art. 11.b"
    assert load("fide-laws-2023").cite("A.5.4") == "FIDE 2023 A.5.4"
    assert load("tuwo-stmk-2011").cite("2.7.g") == "TUWO § 2.7.g"


def test_rules_lists_every_book() -> None:
    told = run("rules").output
    assert all(f"({id})" in told for id in available())
