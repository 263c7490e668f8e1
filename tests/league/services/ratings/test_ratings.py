"""Anhang C through services: a period from the season's matches, stored, and the next from it."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import date, timedelta
from pathlib import Path
from typing import Any

import pytest

from league.errors import InputError, NotFoundError
from league.facts.actors import official
from league.facts.periods import CarriedGame, ListEntry, RatingFiling, TimeControl
from league.facts.seasons import BoardRecord, Season
from league.record_kinds import RATING_LIST
from league.services.journal import views as journal
from league.services.ratings import periods
from league.services.ratings import reports as rating_reports
from league.services.session import transactions
from league.services.session.records import recorded
from league.views.ratings import PeriodView, RatingRow
from tests.worlds.paper_world import BY, ROUNDS, open_world, season

UNTIL, NEXT = date(2011, 12, 31), date(2012, 6, 30)
TODAY = date(2012, 1, 10)
WEEK_AFTER = max(ROUNDS) + timedelta(days=7)
"""The last day for the report: seven days after the last round (C 2.3)."""
DRAW, WON = (1, 1), (2, 0)


def played(results: dict[int, tuple[int, int]] | None = None) -> Season:
    """Round 1: board 1 is 101 (1950) against 122 (1780), board 2 is 102 (1900) against 123 (1500).

    The season's ratings are 2000 − 50 · n for 101 … 110.
    """
    before = season()
    key = before.fixtures[0].key
    pairs = {1: ("101", "122"), 2: ("102", "123")}
    boards = tuple(
        BoardRecord(key, board, *pairs[board], result)
        for board, result in (results or {1: DRAW, 2: WON}).items()
    )
    return replace(before, boards=boards)


@pytest.fixture(autouse=True)
def _file(tmp_path: Path) -> Iterator[None]:
    open_world(tmp_path, played())
    yield
    transactions.close_file()


def row(view: PeriodView, ident: str) -> RatingRow:
    return next(one for one in view.rows if one.ident == ident)


def steps() -> int:
    assert journal.verify() is None
    return len(journal.rows())


def store(until: date = UNTIL) -> PeriodView:
    return periods.store_period(None, until, TODAY, actor=official(BY))


def test_c_5_a_period_from_the_seasons_matches() -> None:
    view = periods.period(None, UNTIL, TODAY)
    assert (view.period.first, view.period.valid_from) == (date(2011, 7, 1), date(2012, 1, 1))
    assert (view.games, view.rated, len(view.rows)) == (2, 2, 14)
    # Factor (3400 − 1950)² / 100000 = 21.025; 170 points stronger E = 0.5 + 1.4217·10⁻³ · 170
    # − 2.4336·10⁻⁷ · 170² − 2.514·10⁻⁹ · 170³ + 1.991·10⁻¹² · 170⁴ = 0.724; 21.025 · −0.224 = −4.7.
    assert (row(view, "101").old, row(view, "101").new) == (1950, 1945)
    assert row(view, "101").games == row(view, "101").counted == 1
    assert row(view, "103").games == 0
    assert view.number("rated") == 14


def test_c_3_boards_without_a_game_are_named() -> None:
    open_world_again(played({1: DRAW, 2: (0, 0)}))
    view = periods.period(None, UNTIL, TODAY)
    # Of eight boards one was played; six were never entered.
    assert (view.games, len(view.unrated)) == (1, 7)


def open_world_again(content: Season) -> None:
    transactions.import_season(content, official(BY), "again")


def test_c_1_games_of_the_other_half_year_are_left_out() -> None:
    view = periods.period(None, NEXT, TODAY)
    assert (view.games, view.period.first) == (0, date(2012, 1, 1))


def test_c_5_1_a_newcomer_waits_and_his_games_are_carried() -> None:
    before = played()
    players = tuple(
        replace(one, rating=None) if one.ident == "122" else one for one in before.players
    )
    open_world_again(replace(before, players=players))
    view = store()
    assert (row(view, "122").new, row(view, "122").carried) == (None, 1)
    assert row(view, "122").state == "waiting"
    # His opponent's game against an unrated player is not rated.
    assert (row(view, "101").new, row(view, "101").counted) == (1950, 0)
    (stored,) = recorded(None, RATING_LIST).values()
    entry = next(one for one in stored.entries if one.ident == "122")
    assert entry.carried == (CarriedGame(1950, 1),)
    after = periods.period(None, NEXT, TODAY)
    assert (after.basis, row(after, "122").carried) == (UNTIL, 1)


def test_c_5_4_inactivity_is_counted_from_stored_list_to_stored_list() -> None:
    view = store()
    assert row(view, "103").mark == ""
    entries = recorded(None, RATING_LIST)
    (first,) = entries.values()
    idle = {one.ident: one.idle for one in first.entries}
    assert (idle["101"], idle["103"]) == (0, 1)
    store(NEXT)
    second = periods.player_ratings(None, "103").lists[-1][1]
    assert second.idle == 2


def test_storing_is_on_record_and_the_next_period_starts_from_it() -> None:
    before = steps()
    first = store()
    assert steps() == before + 1
    assert first.basis is None
    after = periods.period(None, NEXT, TODAY)
    assert after.basis == UNTIL
    assert row(after, "101").old == row(first, "101").new
    store()
    assert steps() == before + 1  # the same list again is no step


def test_a_player_over_the_stored_lists() -> None:
    store()
    found = periods.player_ratings(None, "101")
    assert found.player.rating == 1950
    assert [(one.valid_from, entry.rating) for one, entry in found.lists] == [
        (date(2012, 1, 1), 1945)
    ]
    with pytest.raises(NotFoundError, match="999"):
        periods.player_ratings(None, "999")


@pytest.mark.parametrize(
    ("until", "sentence"),
    [
        (date(2011, 12, 30), r"30 Dec 2011.*31 Dec 2011 \(TUWO C\.1\)"),
        (date(2012, 12, 31), r"31 Dec 2012 is out of season.*TUWO C.1"),
    ],
)
def test_c_1_other_days_are_refused(until: date, sentence: str) -> None:
    before = steps()
    with pytest.raises(InputError, match=sentence):
        store(until)
    assert steps() == before


def test_c_1_periods_are_stored_in_order_and_none_left_out() -> None:
    store(NEXT)
    with pytest.raises(InputError, match="30 Jun 2012 is stored already"):
        store(UNTIL)


def test_c_1_a_period_left_out_is_named() -> None:
    store(date(2011, 6, 30))
    with pytest.raises(InputError, match="31 Dec 2011 is missing"):
        store(NEXT)


def test_c_4_a_rating_below_the_floor_is_refused_and_nothing_stored() -> None:
    before = played()
    players = tuple(
        replace(one, rating=999) if one.ident == "101" else one for one in before.players
    )
    open_world_again(replace(before, players=players))
    number = steps()
    with pytest.raises(InputError, match=r"\(101\): 999 – below the floor of 1000 \(TUWO C 4\)"):
        store()
    assert steps() == number


# What a valid report needs


def missing(view: PeriodView) -> list[tuple[str, str]]:
    return [(division, finding.rule) for division, finding in view.missing]


def test_c_2_what_the_report_of_a_division_lacks() -> None:
    view = periods.period(None, UNTIL, TODAY)
    # Not registered, no time control told, and seven days after the last round not reported; the
    # rounds before it end no event.
    assert ROUNDS[0] + timedelta(days=7) < WEEK_AFTER < TODAY
    assert missing(view) == [("ll", "C.2.1"), ("ll", "C.2.2"), ("ll", "C.2.3")]
    early = periods.period(None, UNTIL, WEEK_AFTER)
    assert missing(early) == [("ll", "C.2.1"), ("ll", "C.2.2")]
    told = [str(found.sentence) for _division, found in view.missing if found.rule == "C.2.2"]
    assert len(told) == 1
    assert "is not on file" in told[0]


def test_c_2_a_registered_and_reported_division_lacks_nothing() -> None:
    control = TimeControl(minutes=90, seconds=30)
    filing = RatingFiling("ll", control, date(2011, 9, 1), WEEK_AFTER)
    rating_reports.file_rating(None, filing, actor=official(BY))
    assert missing(periods.period(None, UNTIL, TODAY)) == []
    late = replace(filing, reported=WEEK_AFTER + timedelta(days=1))
    rating_reports.file_rating(None, late, actor=official(BY))
    assert missing(periods.period(None, UNTIL, TODAY)) == [("ll", "C.2.3")]


@pytest.mark.parametrize(
    ("changes", "error", "sentence"),
    [
        ({"division": "xx"}, NotFoundError, "xx"),
        ({"control": TimeControl(-1)}, InputError, r"-1 minutes.*TUWO C\.2"),
        ({"registered": date(2010, 1, 1)}, InputError, r"1 Jan 2010.*TUWO C.2"),
    ],
)
def test_c_2_what_cannot_be_on_file(
    changes: dict[str, Any], error: type[Exception], sentence: str
) -> None:
    filing = RatingFiling("ll", TimeControl(90, seconds=30))
    with pytest.raises(error, match=sentence):
        rating_reports.file_rating(None, replace(filing, **changes), actor=official(BY))


def test_a_stored_list_survives_the_way_through_the_file() -> None:
    store()
    (found,) = recorded(None, RATING_LIST).values()
    assert found.entries[0] == ListEntry("101", 1945, nation="AUT")
    assert ROUNDS[0] < found.last
