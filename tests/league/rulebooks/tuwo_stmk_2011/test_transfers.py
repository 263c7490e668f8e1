"""§ 1.8: whatever the facts, nobody plays before the rules let him."""

from datetime import date, timedelta

from hypothesis import given, settings
from hypothesis import strategies as st

from league.facts.transfers import Transfer
from league.rulebooks import load
from league.rulebooks.tuwo_stmk_2011.p01_transfers import transfer

BOOK = load("tuwo-stmk-2011")
days = st.dates(date(2011, 7, 1), date(2016, 12, 31))
transfers = st.builds(
    Transfer,
    registered=days,
    deregistered=st.none() | days,
    games=st.lists(days, max_size=4).map(tuple),
    crosses_federations=st.booleans(),
    represented=st.lists(days, max_size=3).map(tuple),
    in_arrears=st.booleans(),
    settled=st.none() | days,
)
SAME = settings(derandomize=True)


@SAME
@given(transfers)
def test_never_before_the_day_after_the_postmark(facts: Transfer) -> None:
    found = transfer(facts, BOOK.on(facts.registered)).eligible_from
    assert found is None or found >= facts.registered + timedelta(days=1)


@SAME
@given(transfers)
def test_open_arrears_and_nothing_else_leave_the_day_open(facts: Transfer) -> None:
    found = transfer(facts, BOOK.on(facts.registered))
    assert (found.eligible_from is None) == (facts.in_arrears and facts.settled is None)


@SAME
@given(transfers)
def test_a_window_opens_after_the_deregistration_and_within_a_year(facts: Transfer) -> None:
    # 1 July or 1 January follows every deregistration; the longest wait is from 20 June to 1 July
    # of the next year, 376 or 377 days.
    found = transfer(facts, BOOK.on(facts.registered)).eligible_from
    if found is None or facts.deregistered is None:
        return
    assert found > facts.deregistered
    others = [facts.registered + timedelta(days=1)]
    others += [facts.settled] if facts.in_arrears and facts.settled else []
    assert found in others or found - facts.deregistered <= timedelta(days=377)


@SAME
@given(transfers, days)
def test_one_more_game_never_lets_him_play_earlier(facts: Transfer, game: date) -> None:
    more = Transfer(
        registered=facts.registered,
        deregistered=facts.deregistered,
        games=(*facts.games, game),
        crosses_federations=facts.crosses_federations,
        represented=facts.represented,
        in_arrears=facts.in_arrears,
        settled=facts.settled,
    )
    before = transfer(facts, BOOK.on(facts.registered)).eligible_from
    after = transfer(more, BOOK.on(facts.registered)).eligible_from
    assert (before is None) == (after is None)
    if before is not None and after is not None:
        assert after >= before
