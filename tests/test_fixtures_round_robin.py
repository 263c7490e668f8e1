"""Berger tables against the FIDE Handbook (C.05) and the public season."""

from collections import Counter

import pytest

from fixtures.round_robin import Pairing, berger, meeting

PRINTED = {
    4: "1-4 2-3/4-3 1-2/2-4 3-1",
    6: "1-6 2-5 3-4/6-4 5-3 1-2/2-6 3-1 4-5/6-5 1-4 2-3/3-6 4-2 5-1",
    8: (
        "1-8 2-7 3-6 4-5/8-5 6-4 7-3 1-2/2-8 3-1 4-7 5-6/8-6 7-5 1-4 2-3/"
        "3-8 4-2 5-1 6-7/8-7 1-6 2-5 3-4/4-8 5-3 6-2 7-1"
    ),
    12: (
        "1-12 2-11 3-10 4-9 5-8 6-7/12-7 8-6 9-5 10-4 11-3 1-2/2-12 3-1 4-11 5-10 6-9 7-8/"
        "12-8 9-7 10-6 11-5 1-4 2-3/3-12 4-2 5-1 6-11 7-10 8-9/12-9 10-8 11-7 1-6 2-5 3-4/"
        "4-12 5-3 6-2 7-1 8-11 9-10/12-10 11-9 1-8 2-7 3-6 4-5/5-12 6-4 7-3 8-2 9-1 10-11/"
        "12-11 1-10 2-9 3-8 4-7 5-6/6-12 7-5 8-4 9-3 10-2 11-1"
    ),
    14: (
        "1-14 2-13 3-12 4-11 5-10 6-9 7-8/14-8 9-7 10-6 11-5 12-4 13-3 1-2/"
        "2-14 3-1 4-13 5-12 6-11 7-10 8-9/14-9 10-8 11-7 12-6 13-5 1-4 2-3/"
        "3-14 4-2 5-1 6-13 7-12 8-11 9-10/14-10 11-9 12-8 13-7 1-6 2-5 3-4/"
        "4-14 5-3 6-2 7-1 8-13 9-12 10-11/14-11 12-10 13-9 1-8 2-7 3-6 4-5/"
        "5-14 6-4 7-3 8-2 9-1 10-13 11-12/14-12 13-11 1-10 2-9 3-8 4-7 5-6/"
        "6-14 7-5 8-4 9-3 10-2 11-1 12-13/14-13 1-12 2-11 3-10 4-9 5-8 6-7/"
        "7-14 8-6 9-5 10-4 11-3 12-2 13-1"
    ),
}


def printed(table: str) -> list[list[Pairing]]:
    return [
        [(int(home), int(away)) for home, away in (pair.split("-") for pair in row.split())]
        for row in table.split("/")
    ]


@pytest.mark.parametrize("teams", sorted(PRINTED))
def test_berger_is_the_printed_table(teams: int) -> None:
    assert berger(teams) == printed(PRINTED[teams])


def test_an_odd_number_leaves_out_the_pairing_with_the_missing_team() -> None:
    expected = "2-5 3-4/5-3 1-2/3-1 4-5/1-4 2-3/4-2 5-1"
    assert berger(5) == printed(expected)


def test_double_exchanges_home_and_away_in_the_second_cycle() -> None:
    assert berger(4, double=True) == printed("1-4 2-3/4-3 1-2/2-4 3-1/4-1 3-2/3-4 2-1/4-2 1-3")


def test_the_second_year_reads_every_number_from_the_end() -> None:
    assert berger(4, second_year=True) == printed("4-1 3-2/1-2 4-3/3-1 2-4")
    assert berger(3, second_year=True) == printed("2-1/3-2/1-3"), "odd: n is the real number, 3"


@pytest.mark.parametrize("teams", range(2, 25))
@pytest.mark.parametrize("second_year", [False, True])
def test_everyone_meets_everyone_once_and_nobody_twice_a_round(
    teams: int, second_year: bool
) -> None:
    rounds = berger(teams, second_year=second_year)
    assert len(rounds) == (teams if teams % 2 else teams - 1)
    meetings = Counter(frozenset(pair) for pairs in rounds for pair in pairs)
    assert len(meetings) == teams * (teams - 1) // 2
    assert set(meetings.values()) == {1}
    for pairs in rounds:
        at_work = [number for pair in pairs for number in pair]
        assert sorted(set(at_work)) == sorted(at_work)
        assert len(at_work) == teams - teams % 2


@pytest.mark.parametrize("teams", range(2, 25))
def test_home_matches_are_shared_evenly(teams: int) -> None:
    homes = Counter(home for pairs in berger(teams) for home, _away in pairs)
    counts = [homes[number] for number in range(1, teams + 1)]
    assert max(counts) - min(counts) == (0 if teams % 2 else 1)


@pytest.mark.parametrize("teams", [1, 0, 25])
def test_berger_refuses_other_numbers(teams: int) -> None:
    with pytest.raises(ValueError, match=str(teams)):
        berger(teams)


@pytest.mark.parametrize("teams", range(3, 25))
def test_8_4_nobody_has_the_same_colour_three_times_running(teams: int) -> None:
    colors = dict.fromkeys(range(1, teams + 1), "")
    for pairs in berger(teams):
        for white, black in pairs:
            colors[white] += "w"
            colors[black] += "b"
    assert not [one for one, had in colors.items() if "www" in had or "bbb" in had]


@pytest.mark.parametrize("teams", range(3, 25))
def test_8_4_a_double_tournament_gives_each_pair_both_colours(teams: int) -> None:
    pairs = Counter(pair for round_pairs in berger(teams, double=True) for pair in round_pairs)
    everybody = range(1, teams + 1)
    assert pairs == {(one, two): 1 for one in everybody for two in everybody if one != two}


@pytest.mark.parametrize("teams", range(3, 25))
def test_8_4_a_meeting_is_known_without_the_table(teams: int) -> None:
    for number, pairs in enumerate(berger(teams), 1):
        for white, black in pairs:
            assert meeting(black, white, teams) == (number, (white, black))
