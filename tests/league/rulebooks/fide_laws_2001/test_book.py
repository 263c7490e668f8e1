"""The Laws of 2001 as a book: every printed article has one home, every sentence can be told."""

import ast
import re
from collections.abc import Iterator
from datetime import date
from pathlib import Path

import pytest

from league.facts.disputes import (
    Agreement,
    Chess,
    Device,
    FlagFall,
    Happening,
    IllegalForm,
    IllegalMove,
    LastMinutesClaim,
    LateArrival,
    MovesClaim,
    PhoneFound,
    PositionAsked,
    Refusal,
    RepetitionClaim,
    Resignation,
    SealedMove,
    SignedResult,
    TimeControl,
    WrongColors,
    WrongSetup,
)
from league.facts.games import Color, MatingAnswer
from league.language import speaking
from league.outcomes.laws import GameResult
from league.rulebooks import fide_laws_2001, load
from league.rulebooks.fide_laws_2001 import JUDGES
from tests.league.rulebooks.tuwo_stmk_2011.test_coverage import numbers
from tests.paths import printed
from tests.worlds.laws_world import BLACK, WHITE, game, judged

BOOK = load("fide-laws-2001")
VALUES = BOOK.on(date(2003, 10, 4))
PRINTED = printed("laws_2001")
"""Every number and letter of the print, in its order; the lists are shown there as 1., 2."""
MODULES = sorted(Path(str(fide_laws_2001.__file__)).parent.glob("*.py"))


def test_every_printed_article_has_an_entry_in_the_order_of_the_print() -> None:
    assert list(BOOK.paragraphs) == PRINTED
    assert len(PRINTED) == len(set(PRINTED)) == 251


def test_every_article_is_told_in_both_languages_in_short_words() -> None:
    for entry in BOOK.paragraphs.values():
        for texts in (entry.titles, entry.says, *entry.sentences.values(), entry.readings):
            assert not texts or set(texts) == {"de", "en"}, entry.id
        assert max(map(len, entry.says.values())) < 330, entry.id


def test_every_number_is_in_force_from_the_first_day_of_the_edition() -> None:
    dated = [
        value
        for entry in BOOK.paragraphs.values()
        for values in entry.values.values()
        for value in values
    ]
    assert {one.since for one in dated} == {date(2001, 7, 1)} == {BOOK.first_day}
    assert len(dated) > 10


def test_no_number_of_the_print_stands_in_a_module() -> None:
    found = {path.name: numbers(path.read_text(encoding="utf-8")) for path in MODULES}
    assert {name: those for name, those in found.items() if those} == {}


def cited() -> Iterator[tuple[str, str]]:
    """Each module with the articles that the docstrings of its public functions begin with."""
    for path in MODULES:
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef):
                first = (ast.get_docstring(node) or "").partition("\n")[0]
                if named := re.match(r"(?:Art\.|Appendix) ([^:]+):", first):
                    yield from ((path.name, id) for id in named[1].split(", "))


def test_functions_name_articles_that_are_printed() -> None:
    assert [one for one in cited() if one[1] not in PRINTED] == []
    assert len(list(cited())) > 40


def test_every_article_that_is_judged_has_a_function_or_is_read_by_one() -> None:
    text = "".join(path.read_text(encoding="utf-8") for path in MODULES)
    homes = {id for _file, id in cited()}
    judged = [
        one.id for one in BOOK.paragraphs.values() if one.kind in ("procedure", "value", "deadline")
    ]
    assert [id for id in judged if id not in homes and f'"{id}"' not in text] == []


def test_the_table_of_happenings_stands_in_the_order_of_the_print() -> None:
    first = [re.match(r"(?:Art\.|Appendix) ([^:,]+)", one.__doc__ or "") for one in JUDGES.values()]
    articles = [found[1] for found in first if found]
    assert len(articles) == len(JUDGES) == 15
    assert articles == sorted(articles, key=PRINTED.index)


def test_11_1_says_that_its_list_is_lost_in_the_print() -> None:
    entry = BOOK.paragraphs["11.1"]
    with speaking("de"):
        assert "fehlt in diesem Druck" in entry.readings["de"]
    assert "missing in this print" in entry.readings["en"]


@pytest.mark.parametrize(
    ("minutes", "expected"),
    [
        (5, Chess.BLITZ),
        (14, Chess.BLITZ),
        (15, Chess.RAPID),
        (30, Chess.RAPID),
        (60, Chess.RAPID),
        (61, Chess.STANDARD),
        (120, Chess.STANDARD),
    ],
)
def test_b1_and_c1_rapid_from_15_to_60_minutes_blitz_below(minutes: int, expected: Chess) -> None:
    assert BOOK.laws is not None
    assert BOOK.laws.chess(TimeControl(minutes), VALUES).chess is expected


def test_b1_and_c1_time_added_a_move_does_not_count() -> None:
    assert BOOK.laws is not None
    assert BOOK.laws.chess(TimeControl(14, 30), VALUES).chess is Chess.BLITZ
    assert BOOK.laws.chess(TimeControl(60, 30), VALUES).chess is Chess.RAPID


HAPPENINGS: list[Happening] = [
    Resignation(WHITE),
    Agreement(),
    PositionAsked(),
    *(LateArrival(by=by, minutes=minutes) for by in (WHITE, None) for minutes in (60, 61)),
    *(FlagFall(by=WHITE, other_too=too) for too in (True, False)),
    WrongSetup(moves_made=3),
    WrongColors(moves_made=3),
    *(IllegalMove(by=BLACK, wrong=wrong) for wrong in IllegalForm),
    *(IllegalMove(by=BLACK, count=3, opponent_claims=claims) for claims in (True, False)),
    SignedResult("1-0"),
    *(RepetitionClaim(by=by, announced=one) for by in Color for one in (True, False)),
    *(MovesClaim(by=by, announced=one) for by in Color for one in (True, False)),
    LastMinutesClaim(by=WHITE),
    Refusal(WHITE),
    Refusal(None),
    *(PhoneFound(by=WHITE, device=device) for device in Device),
    *(SealedMove(by=WHITE, no_show=away) for away in (True, False)),
]


@pytest.mark.parametrize("chess", list(Chess))
@pytest.mark.parametrize("happening", HAPPENINGS, ids=repr)
def test_whatever_happened_is_answered_by_articles_that_are_printed(
    happening: Happening, chess: Chess
) -> None:
    for can in MatingAnswer:
        for facts in (game(4, can={BLACK: can}), game("a 0 b 0", quiet=100, can={WHITE: can})):
            found = judged("fide-laws-2001", facts, happening, chess=chess, clock={WHITE: 30})
            assert {found.article, *found.further} <= set(PRINTED)
            for language in ("de", "en"):
                with speaking(language):
                    told = [str(found.sentence), *map(str, found.choices)]
                assert not [one for one in told if "{" in one or "None" in one or not one]
            assert (found.ended_at is None) is (found.result in OPEN)
            assert found.clock.keys() <= set(Color)


OPEN = (GameResult.PLAYS_ON, GameResult.NEW_GAME, GameResult.ARBITER)
