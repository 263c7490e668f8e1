"""The Styrian rule book as data, held against the print."""

import re
import tomllib
from datetime import date
from pathlib import Path
from string import Formatter
from typing import Any

import pytest

import league.rulebooks
from league.rulebook import Paragraph, Values
from league.rulebook.file import KINDS, read_paragraphs
from tests.paths import printed

BOOK = Path(league.rulebooks.__path__[0]) / "tuwo_stmk_2011" / "paragraphs.toml"
PRINTED = printed("tuwo")
FIRST_DAY = date(2011, 7, 1)

# Where the inventory's readings (I…) and errata (E…) live. The inventory has no I24.
READINGS = {
    "I1": ["1.4.b"],
    "I2": ["1.6"],
    "I3": ["1.7.a"],
    "I4": ["1.7.a"],
    "I5": ["1.8.a", "1.8.b"],
    "I6": ["3.1.c"],
    "I7": ["3.1.b"],
    "I8": ["3.1"],
    "I9": ["4.3.d"],
    "I10": ["4.4.a.2"],
    "I11": ["4.4.c.1"],
    "I12": ["4.4.d.1"],
    "I13": ["7.1.a"],
    "I14": ["7.1.a"],
    "I15": ["7.1.a", "7.2.a"],
    "I16": ["15.1", "A"],
    "I17": ["16.4", "B.7"],
    "I18": ["C.5.1", "C.5.3"],
    "I19": ["4.4.a.2"],
    "I20": ["C.5.1"],
    "I21": ["B"],
    "I22": ["1.3"],
    "I23": ["7.2.b"],
    "I25": ["13.3.a", "13.3.b", "13.3.c"],
    "I26": ["1.7.d", "13.8.c"],
    "I27": ["4.4.d.6"],
    "I29": ["13.3.a"],
    "I30": ["2.6.d", "7.2.d"],
    "I28": ["10.I.3", "10.II.3", "10.III.3", "10.IV.3", "10.V.3", "10.VI.3", "13.8.b"],
    "I31": ["13.6.c"],
    "I32": ["4.3.b"],
    "I33": ["4.3.b"],
    "E1": ["B.3"],
    "E2": ["C.5.3"],
    "E3": ["C.5.3"],
    "E4": ["C.2.3"],
    "E5": ["1.7.d"],
    "E6": ["7.2.d"],
    "E7": ["4.3.e"],
    "E8": ["B.7"],
}

# The inventory's "Entries without effect".
WITHOUT_EFFECT = {
    *("1.2", "2.1", "2.3.b", "2.4", "2.9"),
    *("4.1.a", "4.1.d", "4.3.a", "4.3.c", "4.3.f", "4.3.g", "4.3.h", "4.3.i", "5.1", "5.2"),
    *("15.1", "15.2", "15.6", "18.1", "18.4", "18.5", "18.6", "18.7", "C.2.5", "C.2.6", "D", "E"),
}

# Amounts, days and limits as the print states them; money in cents.
PRINTED_VALUES = [
    ("1.4.a", "fee_registration", 200),
    ("1.7.b", "games", 3),
    ("1.8.a", "before", "06-20"),
    ("1.8.b", "before", "12-20"),
    ("1.9", "until", "06-20"),
    ("2.6.b", "minutes", 60),
    ("4.3.d", "fee", 700),
    ("4.4.a.1", "tolerance", 100),
    ("4.4.a.2", "gap", [4000, 3000, 2000, 1000]),
    ("4.4.a.2", "gap_landesliga", [10000, 8000, 6000, 5000, 4000, 3000, 2000]),
    ("4.4.c.1", "games", 3),
    ("4.4.d.5", "wait_days", 3),
    ("4.4.d.6", "most", 12),
    ("5.3", "months", 2),
    ("5.4.c", "deduction", 50),
    ("6.4.a", "fee", 1500),
    ("6.4.b", "fee", 7200),
    ("6.5.a", "days", 8),
    ("7.1.a", "fee_per_board", 700),
    ("7.2.a", "fine", 2200),
    ("7.2.b", "fine", 1100),
    ("7.2.c", "fine_board_1", 3600),
    ("7.2.c", "fine", 2200),
    ("7.2.d", "fine", 700),
    ("7.2.d", "fine_landesliga_board_1", 3600),
    ("7.2.d", "fine_landesliga", 2200),
    ("7.5", "most", 3600),
    ("7.6", "most", 7200),
    ("10.I.3", "under", [8, 10, 11, 12, 14, 16]),
    ("10.III.4.a", "places", 10),
    ("10.III.4.b", "places", 6),
    ("10.IV.4.a", "places", 4),
    ("13.1", "teams", 12),
    ("13.3.a", "relegated", 3),
    ("13.6", "list_due", "09-07"),
    ("13.6.c", "start", "15:00"),
    ("13.8.b", "under", 18),
    ("15.3", "foreigners_and_guests", 1),
    ("16.3", "names", 16),
    ("16.3", "minutes", 30),
    ("17", "until", "08-31"),
    ("19", "men", 60),
    ("19", "women", 55),
    ("C.4", "floor", 1000),
    ("C.5.1", "games", 7),
    ("C.5.1", "spread", 700),
    ("C.5.2", "base", 3400),
    ("C.5.2", "divisor", 100000),
    ("C.5.2", "many_games", 850),
    ("C.5.4", "inactive", 6),
    ("C.5.4", "removed", 14),
]


def book() -> tuple[dict[str, Any], dict[str, Paragraph]]:
    return read_paragraphs(BOOK)


def places(template: str) -> set[str]:
    return {name for _text, name, _spec, _conversion in Formatter().parse(template) if name}


def test_every_printed_paragraph_has_its_entry_in_the_order_of_the_print() -> None:
    _document, paragraphs = book()
    assert list(paragraphs) == PRINTED
    assert len(set(PRINTED)) == len(PRINTED)


def test_every_entry_speaks_both_languages() -> None:
    _document, paragraphs = book()
    for paragraph in paragraphs.values():
        texts = [paragraph.titles, paragraph.says, *paragraph.sentences.values()]
        texts += [paragraph.readings] if paragraph.readings else []
        assert paragraph.kind in KINDS, paragraph.id
        for text in texts:
            assert set(text) == {"de", "en"}, paragraph.id
            assert all(words.strip() for words in text.values()), paragraph.id


def test_a_sentence_has_the_same_facts_in_both_languages() -> None:
    _document, paragraphs = book()
    for paragraph in paragraphs.values():
        for name, words in paragraph.sentences.items():
            assert places(words["de"]) == places(words["en"]), (paragraph.id, name)


def test_every_check_can_say_what_it_found() -> None:
    _document, paragraphs = book()
    checks = [paragraph for paragraph in paragraphs.values() if paragraph.kind == "check"]
    assert {paragraph.id for paragraph in checks if not paragraph.sentences} == set()


@pytest.mark.parametrize("language", ["de", "en"])
def test_every_reading_of_the_inventory_is_named_where_it_belongs(language: str) -> None:
    _document, paragraphs = book()
    homes: dict[str, list[str]] = {}
    for paragraph in paragraphs.values():
        words = paragraph.readings.get(language, "")
        for number in dict.fromkeys(re.findall(r"\b[IE]\d+(?=:)", words)):
            homes.setdefault(number, []).append(paragraph.id)
    # § C.5.1 points to I18 without stating it a second time.
    assert "I18" in paragraphs["C.5.1"].readings[language]
    homes["I18"].insert(0, "C.5.1")
    assert homes == READINGS


def test_texts_without_effect_are_texts() -> None:
    _document, paragraphs = book()
    assert {paragraphs[id].kind for id in WITHOUT_EFFECT} == {"text"}


def test_values_hold_from_the_first_day_of_the_book() -> None:
    document, paragraphs = book()
    assert document["book"]["from"] == FIRST_DAY
    days = {
        dated.since
        for paragraph in paragraphs.values()
        for row in paragraph.values.values()
        for dated in row
    }
    assert days == {FIRST_DAY}


@pytest.mark.parametrize(("id", "name", "printed"), PRINTED_VALUES)
def test_values_are_the_printed_ones(id: str, name: str, printed: object) -> None:
    _document, paragraphs = book()
    assert paragraphs[id].values[name][0].value == printed


def test_values_are_read_by_their_type() -> None:
    _document, paragraphs = book()
    values = Values("TUWO", date(2011, 10, 15), paragraphs)
    assert values.yes("1.8.a", "inclusive") is False
    assert values.day_in("13.6", "list_due", 2011) == date(2011, 9, 7)
    assert values.words("3.1", "order") == ["game_points", "mini_match_points", "board_points"]


def test_divisions_are_the_federations() -> None:
    divisions = tomllib.loads(BOOK.read_text(encoding="utf-8"))["divisions"]
    rows = {id: (row["level"], row["district"], row["boards"]) for id, row in divisions.items()}
    bundesligen = {id: rows.pop(id)[0] for id in ("bundesliga-1", "bundesliga-2")}
    assert bundesligen == {"bundesliga-1": -2, "bundesliga-2": -1}
    assert rows == {
        "landesliga": (0, "", 8),
        "kreisliga-graz": (1, "Graz", 8),
        "kreisliga-obersteiermark": (1, "Obersteiermark", 8),
        "kreisliga-sued": (1, "Süd", 8),
        "klasse-1": (2, "", 6),
        "klasse-2": (3, "", 6),
        "klasse-3": (4, "", 6),
        "klasse-4": (5, "", 6),
        "cup": (0, "", 4),
    }
    youth_board = {id for id, row in divisions.items() if row["youth_board"]}
    assert youth_board == {
        "landesliga",
        "kreisliga-graz",
        "kreisliga-obersteiermark",
        "kreisliga-sued",
    }
