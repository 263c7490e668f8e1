"""Play-offs on record: begun, played, decided by a person, and what they do to the table."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from league.errors import InputError, NotFoundError, ReasonError
from league.facts.playoffs import PlayoffGame
from league.facts.tournaments import Entrant, NumbersBy, System, Tournament
from league.language import use
from league.services.session import transactions
from league.services.tournaments.announcing import records
from league.services.tournaments.entering import entries, leaving, numbers
from league.services.tournaments.opening import opened
from league.services.tournaments.playing import pairing, results
from league.services.tournaments.playoffs import games
from league.services.tournaments.playoffs.games import AskedPlayoff
from league.services.tournaments.playoffs.papers import playoff_sheet
from league.services.tournaments.playoffs.typing import typed_score
from league.services.tournaments.ranking.tables import ranked_of
from league.storage.database import opened as where
from tests.league.services.events.test_events import youths
from tests.worlds.acting import OFFICIAL
from tests.worlds.desk_world import run
from tests.worlds.paper_world import open_world

CRITERIA = ("direct_encounter", "playoff", "wins")


@pytest.fixture(autouse=True)
def _file(tmp_path: Path) -> Iterator[None]:
    use("en")
    open_world(tmp_path, youths())
    yield
    transactions.close_file()


def hold(*signs: str, names: str = "ABC", criteria: tuple[str, ...] = CRITERIA) -> None:
    """Play a round robin of guests by their names; a sign for each board, round by round."""
    cup = Tournament(id="cup", name="Cup", system=System.ROUND_ROBIN, criteria=criteria)
    records.create_tournament(None, cup, actor=OFFICIAL)
    for name in names:
        guest = Entrant(tournament="cup", key=name, name=f"Dr. {name}")
        entries.enter(None, "cup", guest, actor=OFFICIAL)
    numbers.give_numbers(None, "cup", NumbersBy.HAND, order=tuple(names), actor=OFFICIAL)
    pairing.pair_next(None, "cup", actor=OFFICIAL)
    boards = [
        (at, board)
        for at, one in opened(None, "cup").file.rounds.items()
        for board, pair in enumerate(one.pairs, 1)
        if pair.black
    ]
    by = {"1": ("1", "0"), "=": ("=", "="), "0": ("0", "1")}
    for (at, board), sign in zip(boards, signs, strict=False):
        typed = [results.TypedResult(board, by[sign])]
        results.enter_results(None, "cup", at, typed, actor=OFFICIAL)


def begin(*keys: str, **more: Any) -> tuple[str, ...]:
    asked = AskedPlayoff(players=keys, **more)
    return games.begin_playoff(None, "cup", asked, actor=OFFICIAL).order


def play(white: str, black: str, result: str, moves: int | None = None) -> None:
    game = PlayoffGame(1, white, black, typed_score(result, teams=False), moves)
    games.enter_game(None, "cup", 1, game, actor=OFFICIAL)


def table() -> list[tuple[int | None, str]]:
    found = opened(None, "cup")
    return [(row.place, "ABCD"[row.number - 1]) for row in ranked_of(found).rows]


def test_a2_6_4_those_level_at_the_first_place_play() -> None:
    # Three by Berger: 2-3 / 1-2 / 3-1. B beats C, A beats B, C beats A: all 1 point.
    hold("1", "1", "1")
    assert begin() == ("A", "B", "C")
    assert opened(None, "cup").file.playoffs[0].order == ("A", "B", "C")


def test_a2_6_4_at_another_place_those_level_there() -> None:
    # A beats B (1-2) and C (as Black, 3-1); B and C draw: A 2, B and C ½.
    hold("=", "1", "0")
    with pytest.raises(InputError, match="Nobody is level at place 1"):
        begin()
    assert begin(place=2) == ("B", "C")
    assert begin(place=3) == ("B", "C"), "they share places 2 and 3"
    for nobody in (0, 4):
        with pytest.raises(InputError, match=f"level at place {nobody}"):
            begin(place=nobody)


def test_a2_6_4_the_criteria_behind_the_play_off_give_the_seats() -> None:
    # Four by Berger: 1-4 2-3 / 4-3 1-2 / 2-4 3-1. A draws all: 1½. B beats C, C beats D, D beats
    # B: each 1 + ½ = 1½. Direct encounter leaves all level; wins: B, C, D 1, A 0.
    hold("=", "1", "0", "=", "0", "=", names="ABCD")
    assert begin() == ("B", "C", "D", "A")


def test_a2_6_4_who_has_left_plays_no_play_off() -> None:
    # Four by Berger: 1-4, 2-3 / 4-3, 1-2 / 2-4, 3-1. D beats A and C, then leaves after two of
    # three games, so they count (12.2.2) and B has a point without play: A, B, D have two each.
    hold("0", "1", "1", "1", names="ABCD")
    leaving.leave(None, "cup", "D", actor=OFFICIAL, why="ill")
    results.enter_results(None, "cup", 3, [results.TypedResult(2, ("0", "1"))], actor=OFFICIAL)
    assert sorted(row.points for row in ranked_of(opened(None, "cup")).rows) == [0, 4, 4, 4]
    assert begin() == ("A", "B")
    with pytest.raises(InputError, match="D has left already, from round 3 on"):
        begin("A", "D")


def test_a2_6_4_results_have_to_be_in() -> None:
    hold("1", "1")
    with pytest.raises(InputError, match="open are 1"):
        begin()
    assert begin("C", "A") == ("C", "A"), "who is named may play before (6.7)"


def test_a2_6_4_all_rounds_have_to_be_paired() -> None:
    swiss = Tournament(id="cup", name="Cup", system=System.SWISS, rounds=2, first_color="w")
    records.create_tournament(None, swiss, actor=OFFICIAL)
    for name in "ABCD":
        guest = Entrant(tournament="cup", key=name, name=f"Dr. {name}")
        entries.enter(None, "cup", guest, actor=OFFICIAL)
    pairing.pair_next(None, "cup", actor=OFFICIAL)
    typed = [results.TypedResult(board, ("=", "=")) for board in (1, 2)]
    results.enter_results(None, "cup", 1, typed, actor=OFFICIAL)
    with pytest.raises(InputError, match="round 1 of 2 is paired"):
        begin()


def test_a2_6_5_the_table_follows_the_play_off() -> None:
    hold("1", "1", "1")
    begin()
    # Numbers 1, 3, 2: C-B, A-C, B-A. C beats B, A and C draw, A beats B: A and C 1½, B 0.
    play("C", "B", "1")
    play("A", "C", "½")
    play("B", "A", "0")
    assert table() == [(1, "A"), (1, "B"), (1, "C")], "A and C play one game more"
    play("C", "A", "½")
    # Black wins the draw: A. C 1½ + 0, B 0.
    assert table() == [(1, "A"), (2, "C"), (3, "B")]
    assert playoff_sheet(None, "cup").outcome == "Dr. A has won the play-off."


def test_a_play_off_counts_also_where_the_order_of_criteria_has_none() -> None:
    hold("1", "1", "1", criteria=("wins",))
    begin("B", "C")
    play("B", "C", "1")
    play("C", "B", "0")
    assert table() == [(1, "B"), (2, "A"), (2, "C")]


def test_a2_6_10_lots_have_a_seed_on_record() -> None:
    hold("1", "1", "1")
    asked = AskedPlayoff(lot=True, seed=42)
    made = games.begin_playoff(None, "cup", asked, actor=OFFICIAL)
    # Seed 42: ⌊0.6394·3⌋ = 1: A C B; ⌊0.0250·2⌋ = 0: C A B.
    assert (made.order, made.seed, made.color_seed) == (("C", "A", "B"), 42, 42)
    assert "seed 42" in playoff_sheet(None, "cup").order


def test_a_game_is_one_of_those_that_can_be_played() -> None:
    hold("1", "1", "1")
    begin()
    with pytest.raises(InputError, match=r"Dr\. A and Dr\. C do not play now; next are: Dr\. C – "):
        play("A", "C", "1")
    game = PlayoffGame(1, "C", "B", (2, 2))
    with pytest.raises(InputError, match="cannot be"):
        games.enter_game(None, "cup", 1, game, actor=OFFICIAL)
    assert opened(None, "cup").file.playoffs[0].games == ()


def test_a_game_is_taken_back() -> None:
    hold("1", "1", "1")
    begin()
    with pytest.raises(InputError, match="no game yet"):
        games.take_game_back(None, "cup", 1, actor=OFFICIAL)
    play("C", "B", "1")
    games.take_game_back(None, "cup", 1, actor=OFFICIAL)
    assert opened(None, "cup").file.playoffs[0].games == ()


def test_a2_6_18_a_person_decides_where_the_rules_say_no_more() -> None:
    hold("1", "1", "1")
    begin()
    for _again in range(2):
        for white, black in (("C", "B"), ("A", "C"), ("B", "A")):
            play(white, black, "½")
    assert playoff_sheet(None, "cup").outcome == (
        "Dr. A, Dr. B, Dr. C stayed level and the rules say no more: a person decides."
    )
    with pytest.raises(ReasonError):
        games.decide(None, "cup", 1, "B", actor=OFFICIAL, why="")
    state = games.decide(None, "cup", 1, "B", actor=OFFICIAL, why="lot")
    assert state.winner == "B"
    # A and C made 2 points each in four drawn games.
    assert table() == [(1, "B"), (2, "A"), (2, "C")]
    with pytest.raises(InputError, match="nobody"):
        games.decide(None, "cup", 1, "A", actor=OFFICIAL, why="another one")
    games.take_game_back(None, "cup", 1, actor=OFFICIAL)
    assert opened(None, "cup").file.playoffs[0].decided == ()


def test_a2_6_11_2_3_missing_moves_are_told() -> None:
    hold("1", "1", "1")
    begin()
    for moves in (30, None):
        play("C", "B", "1", moves)
        play("A", "C", "1", moves)
        play("B", "A", "1", moves)
    outcome = playoff_sheet(None, "cup").outcome
    assert outcome.endswith("the moves of a game are missing.")


def test_a_play_off_with_games_is_begun_anew_or_dropped_for_a_reason() -> None:
    hold("1", "1", "1")
    begin()
    play("C", "B", "1")
    with pytest.raises(ReasonError):
        begin()
    with pytest.raises(ReasonError):
        games.drop_playoff(None, "cup", 1, actor=OFFICIAL)
    games.drop_playoff(None, "cup", 1, actor=OFFICIAL, why="by mistake")
    with pytest.raises(NotFoundError, match="no play-off for place 1; there are: none yet"):
        playoff_sheet(None, "cup")


@pytest.mark.parametrize(
    ("typed", "teams", "score"),
    [
        ("1", False, (2, 0)),
        ("½", False, (1, 1)),
        ("0:1", False, (0, 2)),
        ("+", False, (2, 0)),
        ("2½:1½", True, (5, 3)),
        ("2.5-1.5", True, (5, 3)),
        ("0:4", True, (0, 8)),
    ],
)
def test_results_are_typed_as_usual(typed: str, teams: bool, score: tuple[int, int]) -> None:
    assert typed_score(typed, teams) == score


@pytest.mark.parametrize(
    ("typed", "teams"), [("", False), ("2", False), ("2", True), ("a:b", True)]
)
def test_other_results_are_refused(typed: str, teams: bool) -> None:
    with pytest.raises(InputError, match="is no result"):
        typed_score(typed, teams)


def playoff(name: str, *words: object) -> str:
    """What a command of the group says; it closes the file."""
    path = where()
    said = run("--db", path, "tournament", "playoff", name, "cup", *words)
    transactions.open_file(path, must_exist=True)
    return said.output


def test_the_commands_play_a_play_off() -> None:
    hold("1", "1", "1")
    begun = playoff("begin", "--seed", "1")
    assert "Round robin" in begun
    assert "FIDE TR Anhang 2 § 6.11.2.1" in begun
    said = playoff("game", "3", "2", "1", "--moves", "30")
    assert said == "Next: Dr. A – Dr. C (3 min + 5 s)\n"
    assert playoff("back").startswith("Next: Dr. C – Dr. B")
    playoff("game", "C", "Dr. B", "½")
    assert "½ : ½" in playoff("show")
    assert "nobody" in playoff("decide", "1", "--why", "lot")
    assert playoff("drop", "--why", "mistake") == "The play-off for place 1 is withdrawn.\n"


def test_a2_6_6_the_command_shares_the_prizes() -> None:
    hold("1", "1", "1")
    begin()
    assert playoff("prizes", "500", "300", "100") == "The play-off for place 1 has no winner yet.\n"
    for white, black, result in (("C", "B", "½"), ("A", "C", "1"), ("B", "A", "½")):
        play(white, black, result)
    # A 1½, B 1, C ½: the others share (300 + 100) / 2 = 200.
    said = playoff("prizes", "500", "300", "100").split("\n")
    assert ["500" in said[0], "200" in said[1], "200" in said[2]] == [True, True, True]
    assert said[0].startswith("Dr. A")
