"""Record 299 with a type: what it gives, and where the file's own points are without it."""

from dataclasses import replace

import pytest

from league.trf.reading import read
from league.trf.records import Edition, TrfAbnormal, TrfFile, TrfGame, TrfPlayer, TrfTeam
from league.trf.round_history import turns_of
from league.trf.writing import write
from tests.worlds.other_programs import NEEDED, content

WITHOUT = "The points of the participants (record {}) are without it; they count."


def four_players(*abnormal: TrfAbnormal, points: tuple[int, int, int, int]) -> TrfFile:
    """Return two rounds: 1 and 2 win, draw; 3 and 4 lose, draw."""
    games = {
        1: (TrfGame(3, "w", "1"), TrfGame(2, "b", "=")),
        2: (TrfGame(4, "w", "1"), TrfGame(1, "w", "=")),
        3: (TrfGame(1, "b", "0"), TrfGame(4, "w", "=")),
        4: (TrfGame(2, "b", "0"), TrfGame(3, "b", "=")),
    }
    players = tuple(
        TrfPlayer(number=one, name=f"Player{one}", points=halves, rank=1, games=games[one])
        for one, halves in zip(games, points, strict=True)
    )
    return TrfFile(kind="Swiss", rounds=2, players=players, abnormal=abnormal)


def two_teams(*abnormal: TrfAbnormal, points: tuple[tuple[int, int], ...]) -> TrfFile:
    """Return one match on two boards, won by team 1 by two games to nothing."""
    games = {10: TrfGame(20, "w", "1"), 11: TrfGame(21, "b", "1")}
    games |= {20: TrfGame(10, "b", "0"), 21: TrfGame(11, "w", "0")}
    return TrfFile(
        kind="Team Swiss",
        rounds=1,
        board_colors="WB",
        players=tuple(
            TrfPlayer(number=one, name=f"Player{one}", rank=1, games=(game,))
            for one, game in games.items()
        ),
        teams=tuple(
            TrfTeam(
                number=team,
                name=f"Team {team}",
                players=(10 * team, 10 * team + 1),
                match_points=match,
                game_points=game,
            )
            for team, (match, game) in enumerate(points, 1)
        ),
        abnormal=abnormal,
    )


def points_of(file: TrfFile) -> list[list[int]]:
    return [[turn.points for turn in turns] for turns in turns_of(file).values()]


def again(file: TrfFile) -> TrfFile:
    return read(write(file, Edition.TRF26).text)


@pytest.mark.parametrize(
    ("line", "halves"),
    [
        # Round 1, player 3: half a point, though he lost.
        (TrfAbnormal("D", 0, 1, 1, (3,)), [[2, 1], [2, 1], [1, 1], [0, 1]]),
        # All rounds, player 1: his draws bring nothing; his win stays what it was.
        (TrfAbnormal("D", 0, 0, 0, (1,)), [[2, 0], [2, 1], [0, 1], [0, 1]]),
        # Round 1, nobody named: who lost gets half a point.
        (TrfAbnormal("L", 0, 1, 1, ()), [[2, 1], [2, 1], [1, 1], [1, 1]]),
        # Nothing named: wins are worth three points in the whole tournament.
        (TrfAbnormal("W", 0, 6, 0, ()), [[6, 1], [6, 1], [0, 1], [0, 1]]),
    ],
)
def test_a_type_gives_points_to_whom_and_when_it_says(
    line: TrfAbnormal, halves: list[list[int]]
) -> None:
    sums = tuple(sum(mine) for mine in halves)
    assert len(sums) == 4
    file = again(four_players(line, points=sums))
    assert points_of(file) == halves
    assert file.odd == ()


def test_points_of_the_players_that_are_without_it_count() -> None:
    """1 + ½ = 1½ for 1 and 2, ½ for 3 and 4: half a point for a loss would make 3 and 4 one."""
    file = again(four_players(TrfAbnormal("L", 0, 1, 1, ()), points=(3, 3, 1, 1)))
    assert file.abnormal == ()
    assert points_of(file) == [[2, 1], [2, 1], [0, 1], [0, 1]]
    assert [one.sentence for one in file.odd] == [WITHOUT.format("001")]


def test_it_counts_as_soon_as_the_points_of_one_are_with_it() -> None:
    """3 has the half point (1), 4 has not (½): that of 4 is told, the line counts."""
    file = again(four_players(TrfAbnormal("L", 0, 1, 1, ()), points=(3, 3, 2, 1)))
    assert points_of(file) == [[2, 1], [2, 1], [1, 1], [1, 1]]
    assert [one.sentence for one in file.odd] == ["Player 4 has 0.5 points; his results give 1.0."]


def test_it_counts_where_nobody_has_points_of_his_own() -> None:
    line = TrfAbnormal("L", 0, 1, 1, ())
    file = four_players(line, points=(0, 0, 0, 0))
    bare = tuple(replace(one, points=None) for one in file.players)
    assert points_of(again(replace(file, players=bare)))[2] == [1, 1]


@pytest.mark.parametrize(
    ("points", "counts"), [(((4, 4), (0, 0)), False), (((4, 3), (0, 0)), True)]
)
def test_points_of_the_teams_decide_too(points: tuple[tuple[int, int], ...], counts: bool) -> None:
    """Two points and two games; the line gives two points and one and a half."""
    file = again(two_teams(TrfAbnormal("W", 4, 3, 1, (1,)), points=points))
    turn = turns_of(file)[1][0]
    assert (turn.points, turn.games) == ((4, 3) if counts else (4, 4))
    assert (WITHOUT.format("310") in {one.sentence for one in file.odd}) is not counts


def test_points_by_decision_without_a_type_always_count() -> None:
    """A penalty is nobody's result: the points beside the player are told to differ."""
    file = again(four_players(TrfAbnormal("", 0, -1, 1, (1,)), points=(3, 3, 1, 1)))
    assert file.abnormal == (TrfAbnormal("", 0, -1, 1, (1,)),)
    assert [one.sentence for one in file.odd] == ["Player 1 has 1.5 points; his results give 1.0."]


@NEEDED
def test_teams_of_fides_sample_have_the_points_that_it_prints() -> None:
    """Its 299 + and 299 - stand in no total, neither of 310 nor of 802.

    Record 240 of round 3 names 50, who has the pairing bye, in place of 47 (802: HPB): a drawn
    match, one match point and two game points, are missing to 47 alone.
    """
    file = read(content("team50"))
    turns = turns_of(file)
    sums = {
        one.number: (
            sum(turn.points for turn in turns[one.number]),
            sum(turn.games for turn in turns[one.number]),
        )
        for one in file.teams
    }
    printed = {one.number: (one.match_points, one.game_points) for one in file.teams}
    assert sums.pop(47) == (2 * 13 - 2, 2 * 24.5 - 4)
    assert printed.pop(47) == (2 * 13, 2 * 24.5)
    assert sums == printed
    assert printed[1] == (2 * 15, 2 * 28)
    assert len(printed) == 49
