"""What holds whatever is asked of the services: transfers, draws, three-team tournaments, deposits.

Berger tables and Anhang B themselves are walked through in full in ``test_fixtures_…``; transfers
as a bare rule stand in ``test_rules_transfers``. Here the same is asked of what is stored.
"""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from datetime import date, datetime, timedelta
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fixtures.round_robin import berger
from league.facts.accounts import DEPOSITS, FEDERATION
from league.facts.actors import official
from league.facts.claims import Deregistration
from league.facts.clubs import Team
from league.facts.matches import DRAW, LOSS, WIN
from league.facts.registrations import Kind
from league.facts.seasons import Season
from league.services.accounts import statements
from league.services.protests import procedure
from league.services.qualification import tournaments
from league.services.registry.registering.departures import deregister
from league.services.registry.registering.registrations import register
from league.services.schedule.drawing import AskedDraw, draw_division
from tests.worlds import league_world, paper_world

SOME = settings(max_examples=25, derandomize=True, deadline=None)
DAYS = st.dates(date(2011, 1, 1), date(2012, 6, 29))
TEN = datetime(2012, 6, 2, 10)  # noqa: DTZ001  # a tournament begins by the clock on the wall


@contextmanager
def stored(content: Season) -> Iterator[None]:
    with TemporaryDirectory() as folder, league_world.stored(Path(folder), content):
        yield


@SOME
@given(
    posted=DAYS,
    notice=st.none() | DAYS,
    club=st.sampled_from(["601", "603"]),
    kind=st.sampled_from([Kind.HOME, Kind.GUEST]),
)
def test_1_4_b_nobody_registered_plays_before_the_day_after_the_postmark(
    posted: date, notice: date | None, club: str, kind: Kind
) -> None:
    with stored(paper_world.season()):
        if notice is not None:
            deregister(None, Deregistration("109", "601", notice, notice), actor=official("M"))
        asked = paper_world.application("109", club, posted, kind=kind)
        if notice is None and club == "601":
            asked = replace(asked, ident="122")
        register(None, asked, actor=official("M"), despite="whatever stands against it")
        (mine,) = [
            one for one in paper_world.loaded().registrations if one.reported == asked.posted
        ]
        assert mine.eligible_from is not None
        assert mine.eligible_from >= posted + timedelta(days=1)
        assert not mine.in_force(posted)


def with_teams(number: int) -> Season:
    before = league_world.season()
    teams = tuple(Team(f"T{n}", f"T {n}", "A", "kl") for n in range(1, number + 1))
    return replace(before, teams=teams, squads=())


@SOME
@given(number=st.integers(3, 24), seed=st.integers(0, 10**6), double=st.booleans())
def test_13_5_every_draw_is_a_proper_schedule(number: int, seed: int, double: bool) -> None:
    rounds = (number - 1 + number % 2) * (1 + double)
    days = tuple(date(2011, 9, 1) + timedelta(days=4 * n) for n in range(rounds))
    with stored(with_teams(number)):
        asked = AskedDraw("kl", days, seed, double=double, day=date(2011, 7, 1))
        fixtures = draw_division(None, asked, actor=official("M")).fixtures
    pairs = Counter((one.home, one.away) for one in fixtures)
    meetings = Counter(frozenset((one.home, one.away)) for one in fixtures)
    assert set(pairs.values()) == {1}
    assert set(meetings.values()) == {1 + double}
    assert len(meetings) == number * (number - 1) // 2
    at_work = Counter((one.round, team) for one in fixtures for team in (one.home, one.away))
    assert set(at_work.values()) == {1}
    homes = Counter(one.home for one in fixtures)
    # In a double round everybody is at home once against each; in a single one it is shared.
    assert max(homes.values()) - min(homes.values()) <= (0 if double or number % 2 else 1)
    assert len(homes) == number


@pytest.mark.parametrize("teams", range(3, 25))
def test_13_5_nobody_is_at_home_or_away_three_times_running(teams: int) -> None:
    for number in range(1, teams + 1):
        mine = [pair[0] == number for pairs in berger(teams) for pair in pairs if number in pair]
        assert all(len(set(three)) == 2 for three in zip(mine, mine[1:], mine[2:], strict=False))


@SOME
@given(
    half=st.integers(1, 12),
    seed=st.integers(0, 10**6),
    system=st.sampled_from(["patheisky", "skalicka"]),
    scores=st.lists(st.sampled_from([WIN, DRAW, LOSS]), min_size=72, max_size=72),
)
def test_16_1_three_teams_meet_as_anhang_b_has_it_for_every_even_number_of_boards(
    half: int, seed: int, system: str, scores: list[tuple[int, int]]
) -> None:
    boards, teams = 2 * half, ("A1", "B1", "C1")
    asked = tournaments.AskedTournament("T", teams, TEN, seed=seed, system=system, boards=boards)
    with stored(league_world.season()):
        view = tournaments.prepare(None, asked, actor=official("M"))
        held, left = view.tournament, iter(scores)
        for number, pairs in enumerate(view.rounds, 1):
            symbols = [symbol for pair in pairs for symbol in pair]
            # Everybody plays once a round; each two teams meet on a third of the games.
            assert len(set(symbols)) == len(symbols) == 3 * boards
            sides = [frozenset(tournaments.team_of(held, one) for one in pair) for pair in pairs]
            assert Counter(sides) == {
                frozenset(two): half for two in (teams[:2], teams[1:], (teams[0], teams[2]))
            }
            results = {pair: [next(left)] for pair in pairs}
            view = tournaments.enter(None, "T", number, results, actor=official("M"))
    # Two rounds of 3 · boards / 2 games, two half points each.
    assert sum(view.points.values()) == 2 * (3 * boards // 2) * 2
    assert sorted(team for group in view.groups for team in group) == sorted(teams)


@SOME
@given(ways=st.lists(st.tuples(st.booleans(), st.booleans(), st.booleans()), max_size=5))
def test_6_4_deposits_are_held_refunded_or_forfeited_and_nothing_is_lost(
    ways: list[tuple[bool, bool, bool]],
) -> None:
    """Each protest: paid or not, decided or not, granted or not."""
    day, held, lost = date(2011, 11, 5), 0, 0
    with stored(league_world.season()):
        for number, (paid, decided, granted) in enumerate(ways, 1):
            asked = procedure.Filing("team", day, paid, "Wrong.", "A", event=day)
            procedure.file_protest(None, asked, actor=official("M"))
            held += 1500 * paid
            if decided:
                won = granted and paid
                procedure.decide(
                    None, number, granted=won, day=day, reasons="So.", actor=official("M")
                )
                held -= 1500 * paid
                lost += 1500 * (paid and not won)
            sums = statements.trial_balance(None)
            assert sum(sums.values()) == 0
            assert (-sums[DEPOSITS], -sums[FEDERATION]) == (held, lost)
