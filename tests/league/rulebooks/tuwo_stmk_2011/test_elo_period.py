"""Anhang C 1 and 3–6: periods, rated games, entry, inactivity, and foreigners."""

from dataclasses import replace
from datetime import date

import pytest

from league.errors import InputError
from league.facts.matches import BOTH_LOST, WIN
from league.facts.periods import CarriedGame, Game, ListEntry
from league.facts.seasons import MatchKey
from league.outcomes.rating_periods import Period, PeriodRow, State, WhyNot, games_of
from league.rulebooks.tuwo_stmk_2011 import annex_c_period
from tests.worlds.tuwo_world import DAY, empty, foreigner, home_with, judged, match, values

AUTUMN = Period(date(2011, 7, 1), date(2011, 12, 31), date(2012, 1, 1))
KEY: MatchKey = ("landesliga", 1, "Alpha", "Beta")


@pytest.mark.parametrize(
    ("day", "first", "last", "valid"),
    [
        (date(2011, 7, 1), date(2011, 7, 1), date(2011, 12, 31), date(2012, 1, 1)),
        (date(2011, 12, 31), date(2011, 7, 1), date(2011, 12, 31), date(2012, 1, 1)),
        (date(2012, 1, 1), date(2012, 1, 1), date(2012, 6, 30), date(2012, 7, 1)),
        (date(2012, 6, 30), date(2012, 1, 1), date(2012, 6, 30), date(2012, 7, 1)),
    ],
)
def test_c_1_two_periods_a_year(day: date, first: date, last: date, valid: date) -> None:
    assert annex_c_period.period_of(day, values()) == Period(first, last, valid)


def row(entries: list[ListEntry], games: list[Game], ident: str = "a") -> PeriodRow:
    outcome = annex_c_period.rate_period(games, entries, AUTUMN, values())
    return next(one for one in outcome.rows if one.ident == ident)


def game(second: str = "b", score: int = 2, day: date = DAY, first: str = "a") -> Game:
    return Game(day, first, second, score)


RATED = [ListEntry("a", 1400), ListEntry("b", 1400)]


def test_c_5_3_a_win_against_an_equal() -> None:
    # Factor (3400 - 1400)² / 100000 = 40; 40 × (1 - 0.5) = 20.
    assert row(RATED, [game()]).entry.rating == 1420
    assert row(RATED, [game()], "b").entry.rating == 1380


def test_c_5_2_all_games_count_with_the_ratings_at_the_start() -> None:
    games = [game(), game(score=1), game(score=0, first="b", second="a")]
    # a scores 1 + ½ + 1 of 3 expected 1½: 40 × 1 = 40.
    assert row(RATED, games).entry.rating == 1440
    assert row(RATED, games, "b").entry.rating == 1360


@pytest.mark.parametrize(
    ("day", "counts"),
    [
        (date(2011, 6, 30), False),
        (date(2011, 7, 1), True),
        (date(2011, 12, 31), True),
        (date(2012, 1, 1), False),
    ],
)
def test_c_1_games_of_other_periods_are_left_out(day: date, counts: bool) -> None:
    assert row(RATED, [game(day=day)]).entry.rating == (1420 if counts else 1400)


def test_c_4_nobody_falls_below_the_floor() -> None:
    entries = [ListEntry("a", 1000), ListEntry("b", 1000)]
    assert row(entries, [game(score=0)]).entry.rating == 1000
    with pytest.raises(InputError, match=r"a: 999.*1000.*C 4"):
        row([ListEntry("a", 999)], [])


def test_c_3_nobody_plays_himself() -> None:
    with pytest.raises(InputError, match="a cannot"):
        row(RATED, [game("a")])


def newcomer(games: int, *, carried: int = 0) -> PeriodRow:
    """All won against players of 1400."""
    rivals = [ListEntry(f"r{number}", 1400) for number in range(games)]
    me = ListEntry("a", carried=(CarriedGame(1400, 2),) * carried)
    return row([me, *rivals], [game(f"r{number}") for number in range(games)])


def test_c_5_1_six_games_are_carried_over() -> None:
    made = newcomer(6)
    assert (made.state, made.entry.rating, made.counted) == (State.WAITING, None, 6)
    assert made.entry.carried == (CarriedGame(1400, 2),) * 6


@pytest.mark.parametrize(("games", "carried"), [(7, 0), (4, 3), (1, 6)])
def test_c_5_1_seven_games_give_an_entry_value(games: int, carried: int) -> None:
    made = newcomer(games, carried=carried)
    # 1400 + 0.5 × 7/9 × 700 = 1672, processed to 1708 (tests/cases/C.yaml).
    assert (made.rating.entry, made.entry.rating) == (1672, 1708)
    assert (made.entry.carried, made.state) == ((), State.RATED)


def test_c_5_1_a_game_between_newcomers_counts_for_neither() -> None:
    made = row([ListEntry("a"), ListEntry("b")], [game()])
    assert (made.games, made.counted, made.entry.carried) == (1, 0, ())


def test_c_5_1_a_game_against_a_newcomer_counts_for_him_alone() -> None:
    entries = [ListEntry("a", 1400), ListEntry("b")]
    assert row(entries, [game()]).entry.rating == 1400
    assert row(entries, [game()], "b").entry.carried == (CarriedGame(1400, 0),)


def test_c_5_1_players_nobody_knows_are_newcomers() -> None:
    made = row([ListEntry("b", 1500)], [game(score=1)])
    assert (made.old, made.entry.carried) == (None, (CarriedGame(1500, 1),))


@pytest.mark.parametrize(
    ("before", "state"),
    [(4, State.RATED), (5, State.INACTIVE), (12, State.INACTIVE), (13, State.REMOVED)],
)
def test_c_5_4_six_idle_periods_inactive_fourteen_removed(before: int, state: State) -> None:
    made = row([ListEntry("a", 1800, idle=before)], [])
    assert (made.state, made.entry.idle) == (state, before + 1)
    assert made.entry.rating == (None if state is State.REMOVED else 1800)
    assert annex_c_period.mark(made.state, values()) == ("I" if state is State.INACTIVE else "")


def test_c_5_4_a_rated_game_ends_the_idleness() -> None:
    made = row([ListEntry("a", 1800, idle=13), ListEntry("b", 1800)], [game(score=1)])
    assert (made.state, made.entry.idle) == (State.RATED, 0)


def test_c_5_4_a_game_that_is_not_rated_does_not() -> None:
    made = row([ListEntry("a", 1800, idle=5), ListEntry("b")], [game()])
    assert (made.state, made.entry.idle) == (State.INACTIVE, 6)


def test_c_5_4_a_removed_player_comes_back_by_the_entry_value_only() -> None:
    gone = row([ListEntry("a", 1800, idle=13)], []).entry
    back = row([gone, ListEntry("b", 1800)], [game(score=1)])
    assert (back.state, back.old, back.counted) == (State.WAITING, None, 1)


def visitor(**changes: object) -> ListEntry:
    made = ListEntry("a", nation="HUN", fide_rating=2200, listed=False)
    return replace(made, **changes)  # type: ignore[arg-type]  # any field may change


def test_c_6_1_a_foreigner_brings_his_rating() -> None:
    made = row([visitor(), ListEntry("b", 2200)], [game(score=1)])
    assert (made.old, made.entry.rating, made.entry.listed) == (2200, 2200, True)
    # His opponent's game is rated too: (3400 - 2200)² / 100000 × 0 = no change, but counted.
    assert row([visitor(), ListEntry("b", 2200)], [game(score=1)], "b").counted == 1
    national = visitor(fide_rating=None, confirmed=2000)
    assert row([national, ListEntry("b", 2000)], [game(score=1)]).old == 2000


def test_c_6_1_an_austrian_brings_none() -> None:
    made = row([visitor(nation="AUT"), ListEntry("b", 2200)], [game()])
    assert (made.old, made.state) == (None, State.WAITING)


def test_c_6_2_listed_only_after_a_game() -> None:
    made = row([visitor()], [])
    assert (made.entry.listed, made.entry.rating, made.state) == (False, None, State.REMOVED)


@pytest.mark.parametrize(("before", "state"), [(0, State.RATED), (1, State.REMOVED)])
def test_c_6_3_removed_after_two_periods_without_a_game(before: int, state: State) -> None:
    listed = visitor(rating=2150, listed=True, idle=before)
    assert row([listed], []).state is state
    without_fide = replace(listed, fide_rating=None)
    assert row([without_fide], []).state is State.RATED


def test_c_6_3_later_his_then_valid_fide_rating_counts() -> None:
    gone = row([visitor(rating=2150, listed=True, idle=1)], []).entry
    back = row([replace(gone, fide_rating=2310), ListEntry("b", 2310)], [game(score=1)])
    assert (back.old, back.entry.idle, back.state) == (2310, 0, State.RATED)


def test_c_3_every_board_played_is_a_game() -> None:
    games, unrated = games_of([(KEY, judged(match()))])
    assert (len(games), unrated) == (8, ())
    assert (games[0].first, games[0].second, games[0].score, games[0].day) == ("p1", "p1", 1, DAY)


def test_c_3_a_game_forfeited_afterwards_counts_as_played() -> None:
    # Two foreigners: the one on board 2 is surplus and loses his board (1.7.a).
    facts = match(home={1: foreigner(1), 2: foreigner(2)}, results=(WIN,) * 8)
    judgement = judged(facts)
    assert judgement.boards[1] == (0, 2)
    games, unrated = games_of([(KEY, judgement)])
    assert (games[1].score, unrated) == (2, ())


def test_c_3_an_empty_board_is_no_game() -> None:
    games, unrated = games_of([(KEY, judged(match(home=empty(8))))])
    assert len(games) == 7
    assert [(one.board, one.why) for one in unrated] == [(8, WhyNot.EMPTY)]


def test_c_3_a_late_arrival_is_no_game() -> None:
    _games, unrated = games_of([(KEY, judged(home_with(match(), late=frozenset({3}))))])
    assert [(one.board, one.why) for one in unrated] == [(3, WhyNot.LATE)]


def test_c_3_boards_without_result_are_no_games() -> None:
    results = (None, BOTH_LOST, *(WIN,) * 6)
    games, unrated = games_of([(KEY, judged(match(results=results)))])
    assert len(games) == 6
    assert [(one.board, one.why) for one in unrated] == [
        (1, WhyNot.NOT_PLAYED),
        (2, WhyNot.NOT_PLAYED),
    ]


def test_c_1_a_board_played_on_another_day_belongs_to_that_day() -> None:
    later = date(2012, 1, 3)
    games, _unrated = games_of([(KEY, judged(match(played_on={4: later})))])
    assert [one.day for one in games if one.day != DAY] == [later]
