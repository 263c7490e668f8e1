import gc
from collections.abc import Iterator
from dataclasses import replace

import pytest

from league.facts.matches import MatchFacts
from league.findings import Finding
from league.judging import SeasonFacts, collection_paused, judge
from league.rulebook import Values
from league.rulebooks import load
from league.services.workbook.importing import read_workbook
from tests.bench.figures import WORKBOOK


@pytest.fixture(autouse=True)
def _collector() -> Iterator[None]:
    gc.enable()
    yield
    gc.enable()


def test_nothing_is_collected_inside() -> None:
    with collection_paused():
        assert not gc.isenabled()
    assert gc.isenabled()


def test_the_collector_goes_on_after_an_error() -> None:
    with pytest.raises(KeyError), collection_paused():
        raise KeyError
    assert gc.isenabled()


def test_a_pause_inside_another_does_not_end_it() -> None:
    with collection_paused():
        with collection_paused():
            pass
        assert not gc.isenabled()
    assert gc.isenabled()


def test_a_collector_that_was_off_stays_off() -> None:
    gc.disable()
    with collection_paused():
        pass
    assert not gc.isenabled()


def test_a_whole_season_is_judged_in_one_pause() -> None:
    season = read_workbook(WORKBOOK)
    book = load(season.rulebook)
    seen = []

    def judge_match(match: MatchFacts, values: Values) -> list[Finding]:
        seen.append(gc.isenabled())
        return book.judge_match(match, values)

    judge(SeasonFacts(season), replace(book, judge_match=judge_match))
    assert set(seen) == {False}
    assert gc.isenabled()
